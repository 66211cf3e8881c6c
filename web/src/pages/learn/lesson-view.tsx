// A lesson: the task, its board, and the buttons.

import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../../board/board";
import { Choices } from "../../board/choices";
import type { Reports } from "../../board/reports";
import { Icon } from "../../icons";
import { inline } from "../../markdown";
import { gameWords, named, t } from "../../messages";
import { Link } from "../../router";
import type { LessonSession } from "./session";

interface LessonViewProps {
  session: LessonSession;
  /** Shown above the text: the links to lesson and rules. */
  children: ComponentChildren;
}

export function LessonView({ session, children }: LessonViewProps) {
  const root = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const { board, game } = session;
  const said = t().learn;
  const { tasks } = session.lesson;
  const at = session.at.value;
  const task = session.task.value;
  const phase = session.phase.value;
  const text = (...path: string[]): string => named(`${game}-lesson`, ...path) ?? "";
  const mistake = session.mistake.value;
  const last = at + 1 === tasks.length;
  const hinting = useComputed(() => session.tries.value > 0 && session.phase.value !== "done");

  const reports = useMemo(() => reportsOf(session), [session]);
  const focusBoard = (): void => root.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
  // The focus moves to the button for the next task when one is done, and to the board when one begins.
  useLayoutEffect(() => {
    if (phase === "done") onward.current?.focus({ preventScroll: true });
  }, [phase, session.opened.value]);
  // On a small screen the buttons may cover a hint.
  useEffect(() => {
    if (hinting.value) root.current?.querySelector("[data-hint]")?.scrollIntoView({ block: "nearest" });
  }, [hinting.value]);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else focusBoard();
  }, [session.opened.value, session.finished.value]);

  if (session.finished.value)
    return (
      <>
        {children}
        <LessonEnd session={session} />
      </>
    );

  return (
    <section class="lesson" data-lesson={game} data-hinting={hinting.value ? "" : undefined} ref={root} style={{ "--ratio": String(board.ratio.value) }}>
      {children}
      <div class="lesson-text" data-task={task.name} data-phase={phase}>
        <h1 class="lesson-title">{inline(text("title"))}</h1>
        <ol class="lesson-dots" aria-label={said.progress}>
          {tasks.map(({ name }, index) => {
            const state = session.done.value.has(name) ? "done" : index === at ? "now" : "open";
            return (
              <li key={name} data-state={state} aria-current={index === at ? "step" : undefined}>
                <span class="visually-hidden">{`${index + 1}, ${said.dot({ state })}`}</span>
              </li>
            );
          })}
        </ol>
        <p class="lesson-step">{said.step({ at: at + 1, of: tasks.length })}</p>
        <div class="lesson-words" aria-live="polite">
          <p class="lesson-task" key={`task ${session.opened.value}`}>
            {inline(text(task.name, "task"))}
          </p>
          {hinting.value && (
            <p class="lesson-hint" key="hint" data-hint>
              <b>{phase === "wrong" ? said.notYet : said.hint}</b> {inline((mistake && text(task.name, "wrong", mistake)) || text(task.name, "hint"))}
            </p>
          )}
          {phase === "done" && (
            <p class="lesson-praise" key="praise" data-task-done>
              <Icon name="done" />
              <span>{inline(text(task.name, "done"))}</span>
            </p>
          )}
        </div>
      </div>
      <div class="lesson-board">
        <Board state={board} words={gameWords(game)} position={session.position.value} reports={reports} />
      </div>
      <div class="lesson-controls">
        <Choices state={board} words={gameWords(game)} />
        <div class="lesson-buttons">
          <button type="button" class="button" aria-disabled={at === 0} onClick={() => at > 0 && session.back()} data-lesson-back>
            {said.back}
          </button>
          <button type="button" class="button" onClick={() => session.again()} data-lesson-again>
            {said.again}
          </button>
          <button ref={onward} type="button" class={phase === "done" ? "button primary" : "button"} onClick={() => session.next()} data-lesson-next>
            {phase === "done" ? (last ? said.finish : said.next) : said.skip}
          </button>
        </div>
      </div>
    </section>
  );
}

/** What the keys tell: the task takes the place of the prompt. */
function reportsOf(session: LessonSession): Reports {
  const { board, game } = session;
  return {
    turn: () => `${t().play.turn({ side: gameWords(game).sides[board.view.turn === "first" ? 0 : 1] })}.`,
    task: () => (named(`${game}-lesson`, session.task.peek().name, "task") ?? "").replace(/[*_`]/g, ""),
    last: () => session.last || t().tell.noMove,
  };
}

function LessonEnd({ session }: { session: LessonSession }) {
  const said = t().learn;
  const { game } = session;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section class="lesson-end" data-lesson-done={game}>
      <ol class="lesson-dots" aria-hidden="true">
        {session.lesson.tasks.map(({ name }) => (
          <li key={name} data-state="done" />
        ))}
      </ol>
      <h1 ref={title} tabIndex={-1}>
        {said.doneTitle({ game: gameWords(game).title })}
      </h1>
      <p>{said.doneText}</p>
      <p class="lesson-goal">{gameWords(game).goal}</p>
      <div class="lesson-end-links">
        <Link class="button primary" href={`/play/${game}?level=1`} data-first-game="">
          {said.firstGame}
        </Link>
        <Link class="button" href={`/learn/${game}?rules`}>
          {said.readRules}
        </Link>
        <button type="button" class="link" onClick={() => session.restart()}>
          {said.onceMore}
        </button>
      </div>
    </section>
  );
}
