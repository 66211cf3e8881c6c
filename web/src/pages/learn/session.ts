// One lesson being taken: which task is on the board, what the hand tries, what comes of it. It
// draws nothing.

import { batch, computed, signal } from "@preact/signals";
import { takes, trace } from "../../board/events";
import { overTable } from "../../board/over-table";
import type { Skin } from "../../board/skin";
import { BoardState } from "../../board/state";
import { describeMove } from "../../board/describe";
import type { Lesson, Task } from "../../boards/lesson";
import type { GameName } from "../../games";
import { say } from "../../log";
import { gameWords, refusalText, t } from "../../messages";
import type { Frame, Step } from "../../protocol";
import { gameInfo, Table } from "../../rules/table";
import { play as playSound } from "../../sound";
import { recall, remember } from "../../storage";
import { judge, meets } from "./judge";
import { pointing } from "./pointing";

/** How a task stands: open, a wrong move is being shown, or done. */
export type Phase = "open" | "wrong" | "done";

const WRONG_STAYS = 1100; // milliseconds a wrong move stands before it goes back
const REPLY_WAITS = 700; // milliseconds before the other side answers
const ANSWER_STAYS = 2400; // milliseconds an answer to a wrong move stands before both go back

const ENOUGH_REFUSALS = 2;

interface Mistaken {
  words: string;
  from: string;
  to: string;
}

/** What is kept of a lesson. */
interface Kept {
  at: number;
  done: string[];
}

export class LessonSession {
  readonly board: BoardState;
  readonly at = signal(0);
  readonly phase = signal<Phase>("open");
  /** The key of the words for the last wrong move, where it has some, and the cells that the answer to it
   *  went from and to. */
  readonly mistake = signal<Mistaken | null>(null);
  /** How often another move was made in this task; the hint comes with the first. */
  readonly tries = signal(0);
  readonly finished = signal(false);
  readonly done = signal<ReadonlySet<string>>(new Set());
  readonly position = signal("");
  /** The last move in words. */
  last = "";
  /** Counts tasks as they are opened, so that the same one opened again is announced again. */
  readonly opened = signal(0);
  /** Why the task cannot be laid out; a mistake in the lesson. */
  readonly problem = signal<unknown>(null);
  readonly task;
  private readonly points = signal<readonly string[]>([]);
  private table: Table;
  /** Changes whenever what is under way no longer counts. */
  private round = 0;
  private refusals = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GameName,
    readonly lesson: Lesson,
    readonly skin: Skin,
  ) {
    const kept = recall<Partial<Kept> | null>(this.keptName, null);
    const names = new Set(lesson.tasks.map((task) => task.name));
    this.done.value = new Set(Array.isArray(kept?.done) ? kept.done.filter((name) => names.has(name)) : []);
    const at = kept?.at;
    this.at.value = typeof at === "number" && Number.isInteger(at) && at >= 0 && at < lesson.tasks.length ? at : 0;
    this.task = computed(() => lesson.tasks[this.at.value] as Task);
    this.table = this.lay();
    this.board = new BoardState({
      ...overTable(game, () => this.table),
      skin: pointing(skin, () => this.pointed()),
      view: this.table.view(),
      onMove: (text) => this.move(text),
      objection: (steps) => this.object(steps),
      onRefuse: () => playSound("refuse"),
      fixed: lesson.directed ?? false,
    });
    this.open();
  }

  private get keptName(): string {
    return `lesson.${this.game}`;
  }

  /** The cells still to be pointed at: not those that have been picked. */
  private pointed(): readonly string[] {
    if (this.phase.value !== "open") return [];
    const picked = new Set(this.board.steps.value.flatMap((step) => (step.type === "cell" ? [step.cell] : [])));
    return this.points.value.filter((name) => !picked.has(name));
  }

  private lay(): Table {
    const { variant, position } = this.task.value;
    return Table.open({ game: this.game, variant: variant ?? null, position, seed: 1 });
  }

  /** Lays out the task's position anew; what was tried before is remembered where it still helps. */
  private open(again = false): void {
    this.cancel();
    const old = this.table;
    try {
      this.table = this.lay();
    } catch (error) {
      this.problem.value = error;
      return;
    }
    old.free();
    batch(() => {
      this.phase.value = "open";
      if (!again) this.tries.value = this.refusals = 0;
      this.points.value = this.task.value.point ?? [];
      this.position.value = this.table.position();
      this.withhold();
      this.board.show(this.table.view(), true);
      if (!again) {
        this.mistake.value = null;
        this.last = "";
        this.opened.value += 1;
      }
    });
  }

  /** Where a refusal is the goal, the cell it is about must not simply be picked up as the next piece to move. */
  private withhold(): void {
    const { goal } = this.task.value;
    const last = goal.type === "refused" && goal.steps.length > 1 ? goal.steps.at(-1) : undefined;
    if (last) this.table.withhold(last);
  }

  private cancel(): void {
    this.round += 1;
    clearTimeout(this.timer);
  }

  private later(millis: number, what: () => void): void {
    const round = this.round;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (round === this.round) what();
    }, millis);
  }

  private move(text: string): void {
    if (this.phase.value !== "open") return;
    const mover = this.board.view.turn;
    const events = this.make(text);
    const task = this.task.value;
    if (meets(task.goal, text, events, mover)) {
      this.succeed();
      this.show(events, () => task.reply && this.later(REPLY_WAITS, () => this.reply(task.reply)));
      return;
    }
    // A game that is over has no answers.
    const { words, reply } = judge(task, text, mover, gameInfo(this.game).kinds, this.table);
    batch(() => {
      this.phase.value = "wrong";
      this.mistake.value = words === null ? null : { words, ...this.ways(reply) };
      this.tries.value += 1;
    });
    const again = (millis: number) => () => this.later(millis, () => this.open(true));
    this.show(events, reply === null ? again(WRONG_STAYS) : () => this.later(REPLY_WAITS, () => this.reply(reply, again(ANSWER_STAYS))));
  }

  /** Where a move begins and ends. */
  private ways(mv: string | null): { from: string; to: string } {
    const cells = (this.table.legal().find(({ text }) => text === mv)?.steps ?? []).flatMap((step) => (step.type === "cell" ? [step.cell] : []));
    return { from: cells[0] ?? "", to: cells.at(-1) ?? "" };
  }

  private make(text: string): Frame[] {
    const before = this.board.view;
    const events = this.table.play(text);
    this.position.value = this.table.position();
    this.last = describeMove(events, before, gameWords(this.game), t(), this.table.state().end !== null);
    say(this.last);
    playSound(takes(events) ? "capture" : "move");
    return events;
  }

  /** Shows a move; what follows is left out when the task has changed meanwhile. */
  private show(events: readonly Frame[], after?: () => void): void {
    const round = this.round;
    this.board.play(events, this.table.view(), false, trace(events), () => {
      if (round === this.round) after?.();
    });
  }

  private reply(mv: string | undefined, after?: () => void): void {
    if (mv === undefined) return;
    // One that cannot be played is a mistake in the lesson: it throws, and the tests hear of it.
    this.show(this.make(mv), after);
  }

  private succeed(): void {
    this.phase.value = "done";
    this.done.value = new Set([...this.done.value, this.task.value.name]);
    this.keep();
  }

  /** Why these steps lead nowhere. */
  private object(steps: readonly Step[]): string | null {
    switch (this.phase.value) {
      case "done":
        return null;
      case "wrong": {
        // Whoever goes on at once need not wait until the wrong move has gone back.
        const step = steps.at(-1);
        const round = this.round;
        queueMicrotask(() => {
          if (round !== this.round) return;
          this.open(true);
          const cell = step?.type === "cell" ? this.board.view.cells.findIndex(({ name }) => name === step.cell) : -1;
          if (cell >= 0 && this.board.leads(cell)) this.board.press(cell);
        });
        return null;
      }
      case "open":
    }
    const refusal = this.table.refusal(steps);
    const { goal } = this.task.value;
    if (!refusal) return null;
    if (goal.type === "refused" && refusal.code === goal.code) {
      queueMicrotask(() => {
        batch(() => {
          this.board.release();
          this.succeed();
        });
      });
    } else if (++this.refusals >= ENOUGH_REFUSALS && this.tries.value === 0) {
      // A refusal has its own answer; only whoever goes on running into them needs the hint too.
      this.tries.value = 1;
    }
    return refusalText(this.game, refusal);
  }

  /** The same task from its beginning. */
  again(): void {
    this.open();
  }

  back(): void {
    if (this.finished.value) this.finished.value = false;
    else if (this.at.value > 0) this.at.value -= 1;
    this.keep();
    this.open();
  }

  next(): void {
    this.cancel();
    if (this.at.value + 1 < this.lesson.tasks.length) {
      this.at.value += 1;
      this.keep();
      this.open();
    } else {
      this.finished.value = true;
      playSound("end");
      this.keep();
    }
  }

  /** The tasks that were skipped. */
  get skipped(): number {
    return this.lesson.tasks.filter(({ name }) => !this.done.value.has(name)).length;
  }

  /** From the first task, or from the first that was skipped. */
  restart(skipped = false): void {
    batch(() => {
      this.finished.value = false;
      this.at.value = skipped ? this.lesson.tasks.findIndex(({ name }) => !this.done.value.has(name)) : 0;
    });
    this.keep();
    this.open();
  }

  private keep(): void {
    const kept: Kept = { at: this.finished.value ? 0 : this.at.value, done: [...this.done.value] };
    remember(this.keptName, kept);
  }

  close(): void {
    this.cancel();
    this.board.player.finish();
    this.table.free();
  }
}
