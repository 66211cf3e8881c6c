// A lesson: the task, its board, and the buttons.

import { useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../../board/board";
import { Choices } from "../../board/choices";
import { LegendDialog } from "../../board/legend-dialog";
import type { Reports } from "../../board/reports";
import { Icon } from "../../icons";
import { inline } from "../../markdown";
import { gameWords, lessonText, t } from "../../messages";
import { Dots, isProblem } from "./dots";
import { LessonEnd } from "./lesson-end";
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
  const text = (...names: string[]): string => lessonText(game, names);
  const mistake = session.mistake.value;
  const explained = mistake ? lessonText(game, [task.name, "wrong", mistake.words], { from: mistake.from, to: mistake.to }) : "";
  const problems = tasks.filter(isProblem);
  const last = at + 1 === tasks.length;
  const hinting = useComputed(() => session.tries.value > 0 && session.phase.value !== "done");

  const explaining = useSignal(false);
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

  if (session.finished.value) return <LessonEnd session={session}>{children}</LessonEnd>;

  return (
    <section class="lesson" data-lesson={game} data-hinting={hinting.value ? "" : undefined} ref={root} style={{ "--ratio": String(board.ratio.value) }}>
      {children}
      <div class="lesson-text" data-task={task.name} data-phase={phase}>
        <h1 class="lesson-title">{inline(text("title"))}</h1>
        <Dots session={session} />
        <p class="lesson-step">
          {isProblem(task) ? said.problem({ at: problems.indexOf(task) + 1, of: problems.length }) : said.step({ at: at + 1, of: tasks.length })}
        </p>
        <div class="lesson-words" aria-live="polite">
          <p class="lesson-task" key={`task ${session.opened.value}`}>
            {inline(text(task.name, "task"))}
          </p>
          {hinting.value && (
            <p class="lesson-hint" key="hint" data-hint>
              <b>{phase === "wrong" ? said.notYet : said.hint}</b> {inline(explained || text(task.name, "hint"))}
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
      <button type="button" class="link lesson-legend" aria-haspopup="dialog" onClick={() => (explaining.value = true)} data-legend-open>
        {said.legend}
      </button>
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
      {explaining.value && <LegendDialog game={game} skin={session.skin} title={said.legend} onClose={() => (explaining.value = false)} />}
    </section>
  );
}

/** What the keys tell: the task takes the place of the prompt. */
function reportsOf(session: LessonSession): Reports {
  const { board, game } = session;
  return {
    turn: () => `${t().play.turn({ side: gameWords(game).sides[board.view.turn === "first" ? 0 : 1] })}.`,
    task: () => lessonText(game, [session.task.peek().name, "task"]).replace(/[*_`]/g, ""),
    last: () => session.last || t().tell.noMove,
  };
}
