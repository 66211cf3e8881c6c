// The last page of a lesson: the whole board as a game begins, and the way to a first game on it.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { BoardPicture } from "../../board/picture";
import { BoardState } from "../../board/state";
import { gameWords, lessonText, t } from "../../messages";
import { Link } from "../../router";
import { Table } from "../../rules/table";
import { randomSeed } from "../play/setup";
import { Dots } from "./dots";
import type { LessonSession } from "./session";

const EASY = "1"; // the lowest level

export function LessonEnd({ session, children }: { session: LessonSession; children: ComponentChildren }) {
  const said = t().learn;
  const { game, lesson, skipped } = session;
  const words = gameWords(game);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { board, address, position } = useMemo(() => {
    const setup = { game, variant: null, position: lesson.start ?? null, seed: randomSeed() };
    const table = Table.open(setup);
    const state = new BoardState({ skin: session.skin, view: table.view(), fixed: lesson.directed ?? false });
    const query = new URLSearchParams({ level: EASY, side: "first", seed: String(setup.seed), ...(lesson.start && { position: lesson.start }) });
    const found = { board: state, position: table.position(), address: `/play/${game}?${query}` };
    table.free();
    return found;
  }, [game]);
  return (
    <section class="lesson lesson-end" data-lesson-done={game} style={{ "--ratio": String(board.ratio.value) }}>
      {children}
      <div class="lesson-text">
        <Dots session={session} />
        <div class="lesson-words">
          <h1 ref={title} tabIndex={-1}>
            {skipped === 0 ? said.doneTitle({ game: words.title }) : said.beginsTitle({ game: words.title })}
          </h1>
          <p class="lesson-goal">{words.goal}</p>
          <p>{lessonText(game, ["start"])}</p>
          {skipped > 0 && (
            <p data-skipped>
              {said.skipped({ count: skipped })}{" "}
              <button type="button" class="link" onClick={() => session.restart(true)} data-lesson-skipped>
                {said.doSkipped}
              </button>
            </p>
          )}
        </div>
      </div>
      <div class="lesson-board" data-position={position}>
        <BoardPicture state={board} label={said.startBoard({ game: words.title })} />
      </div>
      <div class="lesson-controls">
        <div class="lesson-end-links">
          <Link class="button primary" href={address} data-first-game="">
            {said.firstGame}
          </Link>
          <Link class="button" href={`/learn/${game}?rules`}>
            {said.readRules}
          </Link>
          <button type="button" class="link" onClick={() => session.restart()}>
            {said.onceMore}
          </button>
        </div>
      </div>
    </section>
  );
}
