// Learn a game: a lesson on the board, and its rules in full.

import "../styles/learn.css";

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Skin } from "../board/skin";
import { skinOf } from "../boards";
import { lessonOf, type LessonModule } from "../boards/lesson";
import { Loading, Trouble } from "../chrome";
import type { GameName } from "../games";
import { errorText, t } from "../messages";
import { learnWords } from "../messages/learn";
import { Link, query } from "../router";
import { LessonView } from "./learn/lesson-view";
import { RulesView } from "./learn/rules-view";
import { LessonSession } from "./learn/session";
import { useRules } from "./use-rules";

/** What has been loaded for the page. */
interface Loaded {
  skin: Skin;
  lesson: LessonModule | null;
}

export function Learn({ game }: { game: GameName }) {
  const { ready, retry } = useRules();
  const loaded = useSignal<Loaded | null>(null);
  const fetch = (): void => {
    Promise.all([skinOf(game), lessonOf(game)]).then(
      ([skin, lesson]) => (loaded.value = { skin, lesson }),
      () => (ready.value = "failed"),
    );
  };
  useEffect(fetch, [game]);

  if (ready.value === "failed") {
    return (
      <Trouble title={t().trouble.wasmTitle} text={t().trouble.wasm}>
        <button type="button" class="button primary" onClick={() => { retry(); fetch(); }}>{t().trouble.retry}</button>
      </Trouble>
    );
  }
  if (ready.value === "loading" || !loaded.value) return <Loading />;
  const { skin, lesson } = loaded.value;
  // A game without a lesson is learnt from its rules.
  const reading = lesson === null || new URLSearchParams(query.value).has("rules");
  return (
    <div class={reading ? "learning reading" : "learning taking"}>
      {lesson && reading && <Parts game={game} reading />}
      {reading || !lesson ? <RulesView game={game} skin={skin} /> : <Taking game={game} skin={skin} module={lesson} />}
    </div>
  );
}

function Parts({ game, reading }: { game: GameName; reading: boolean }) {
  const said = learnWords();
  return (
    <nav class="learn-parts" aria-label={said.parts}>
      <Link href={`/learn/${game}`} aria-current={reading ? undefined : "page"}>{said.lesson}</Link>
      <Link href={`/learn/${game}?rules`} aria-current={reading ? "page" : undefined}>{said.rules}</Link>
    </nav>
  );
}

function Taking({ game, skin, module }: { game: GameName; skin: Skin; module: LessonModule }) {
  const session = useSignal<LessonSession | null>(null);
  const problem = useSignal<unknown>(null);
  useEffect(() => {
    try {
      session.value = new LessonSession(game, module.lesson, skin);
    } catch (error) {
      problem.value = error;
    }
    return () => session.value?.close();
  }, [game]);
  const trouble = problem.value ?? session.value?.problem.value ?? null;
  if (trouble !== null) {
    return (
      <Trouble title={learnWords().noLesson} detail={errorText(trouble)}>
        <Link class="button primary" href={`/learn/${game}?rules`}>{learnWords().readRules}</Link>
      </Trouble>
    );
  }
  if (!session.value) return <Loading />;
  return <LessonView session={session.value} words={module.words}><Parts game={game} reading={false} /></LessonView>;
}
