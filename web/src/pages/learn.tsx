// Learn a game: a lesson on the board, and its rules in full.

import "../styles/learn.css";

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Skin } from "../board/skin";
import { skinOf } from "../boards";
import { lessonOf, type Lesson } from "../boards/lesson";
import { Loading, NoRules, Trouble } from "../chrome";
import type { GameName } from "../games";
import { errorText, t } from "../messages";
import { Link, query } from "../router";
import { LessonView } from "./learn/lesson-view";
import { RulesView } from "./learn/rules-view";
import { LessonSession } from "./learn/session";
import { useRules } from "./use-rules";

export function Learn({ game }: { game: GameName }) {
  const loaded = useRules(game, () => Promise.all([skinOf(game), lessonOf(game)]));
  if (loaded.state === "failed") return <NoRules onRetry={loaded.retry} />;
  if (loaded.state === "loading") return <Loading game={game} />;
  const [skin, lesson] = loaded.parts;
  // A game without a lesson is learnt from its rules.
  const reading = lesson === null || new URLSearchParams(query.value).has("rules");
  return (
    <div class={reading ? "learning reading" : "learning taking"}>
      {lesson && reading && <Parts game={game} reading />}
      {reading || !lesson ? <RulesView game={game} skin={skin} /> : <Taking game={game} skin={skin} lesson={lesson} />}
    </div>
  );
}

function Parts({ game, reading }: { game: GameName; reading: boolean }) {
  const said = t().learn;
  return (
    <nav class="learn-parts" aria-label={said.parts}>
      <Link href={`/learn/${game}`} aria-current={reading ? undefined : "page"}>
        {said.lesson}
      </Link>
      <Link href={`/learn/${game}?rules`} aria-current={reading ? "page" : undefined}>
        {said.rules}
      </Link>
    </nav>
  );
}

function Taking({ game, skin, lesson }: { game: GameName; skin: Skin; lesson: Lesson }) {
  const session = useSignal<LessonSession | null>(null);
  const problem = useSignal<unknown>(null);
  useEffect(() => {
    try {
      session.value = new LessonSession(game, lesson, skin);
    } catch (error) {
      problem.value = error;
    }
    return () => session.value?.close();
  }, [game]);
  const trouble = problem.value ?? session.value?.problem.value ?? null;
  if (trouble !== null) {
    return (
      <Trouble title={t().learn.noLesson} detail={errorText(trouble)}>
        <Link class="button primary" href={`/learn/${game}?rules`}>
          {t().learn.readRules}
        </Link>
      </Trouble>
    );
  }
  if (!session.value) return <Loading game={game} />;
  return (
    <LessonView session={session.value}>
      <Parts game={game} reading={false} />
    </LessonView>
  );
}
