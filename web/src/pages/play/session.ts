// One game at the table: the rules, the moves so far, the computer, the clock. It draws nothing.

import { computed, signal } from "@preact/signals";
import { NO_TRACE, takes, trace } from "../../board/events";
import { overTable } from "../../board/over-table";
import { BoardState } from "../../board/state";
import type { Skin } from "../../board/skin";
import { describeEnd, describeMove } from "../../board/describe";
import { say } from "../../log";
import { errorText, gameWords, t } from "../../messages";
import type { End, SetupRequest, Side, TableState, Frame, View } from "../../protocol";
import { Cancelled, type Engine } from "../../rules/engine";
import { Clock } from "../../rules/clock";
import { type Players, Table } from "../../rules/table";
import { play as playSound } from "../../sound";
import { moving } from "../../settings";
import { agrees, isOpening } from "./draw-offer";
import { forgetGame, type SavedGame, saveFinished, saveGame } from "./saved";
import type { TableSetup } from "./setup";
import { atMove, moveMade, takenBack } from "./spoken";

/** A move that was made, with the view after it. */
export interface Made {
  text: string;
  mover: Side;
  events: Frame[];
  view: View;
  position: string;
}

const LONGEST_MOTION = 2_500; // milliseconds the computer waits for
const GLANCE = 350; // milliseconds a person looks at the own move
const LOOK = 1_200; // the same where light has to be followed that does not move
const HASH = 16; // MiB, for the engine's table

export class Session {
  readonly board: BoardState;
  readonly state;
  readonly made = signal<readonly Made[]>([]);
  /** How many moves of the game the board shows; all of them in the present. */
  readonly ply = signal(0);
  readonly thinking = signal(false);
  /** A sentence beside the board: an offer declined, an engine that failed. */
  readonly notice = signal("");
  readonly asking = signal<"resign" | "draw" | null>(null);
  /** Milliseconds left. */
  readonly clock = signal<[number, number] | null>(null);
  readonly paused = signal(false);
  /** The game has ended, and the board has shown how: nobody reads of a beam before it runs. */
  readonly over = signal(false);
  readonly present;
  private readonly startView: View;
  private readonly startPosition: string;
  private readonly table: Table;
  private readonly request: SetupRequest;
  private readonly stops: (() => void)[] = [];
  private closed = false;
  private timer: Clock | null = null;
  /** Whether the computer is at work; what it waits for afterwards does not count on its clock. */
  private pondering = false;

  constructor(
    readonly setup: TableSetup,
    private readonly engine: Engine,
    skin: Skin,
    private readonly query: string,
    kept: SavedGame | null,
  ) {
    const { game, variant, position, seed } = setup;
    this.request = { game, variant, position, seed };
    this.table = Table.open(this.request);
    const state = this.table.state();
    this.state = signal<TableState>(state);
    this.startView = state.view;
    this.startPosition = state.position;
    this.present = computed(() => this.ply.value === this.made.value.length);
    const rules = overTable(game, () => this.table);
    this.board = new BoardState({
      ...rules,
      skin,
      view: state.view,
      over: () => this.present.value && this.end !== null,
      winner: () => (this.present.value && this.over.value && this.end?.winner) || null,
      onMove: (text) => this.move(text),
      objection: (steps) => {
        if (!this.present.value) return t().refusals.past;
        if (!this.state.value.end && !this.mine) return t().refusals.wait;
        return rules.objection?.(steps) ?? null;
      },
      onRefuse: () => playSound("refuse"),
    });
    this.board.flipped.value = setup.level !== null && setup.side === "second";
    if (setup.clock) {
      const left = kept?.clock ?? ([setup.clock.minutes[0] * 60_000, setup.clock.minutes[1] * 60_000] as [number, number]);
      this.timer = new Clock(left, setup.clock.increment * 1000);
      this.clock.value = left;
      // A clock that was left alone does not run on by itself.
      this.paused.value = kept !== null && kept.moves.length > 0 && !kept.end;
      const ticks = setInterval(() => this.tick(), 100);
      this.stops.push(() => clearInterval(ticks));
    }
    if (kept) {
      try {
        for (const mv of kept.moves) this.make(mv);
        if (kept.end && !this.end) this.endAs(kept.end);
      } catch {
        // The rules have changed since: what could be replayed stands.
      }
    }
    this.ply.value = this.made.value.length;
    this.show();
    this.over.value = this.end !== null;
    this.think();
  }

  get words() {
    return gameWords(this.setup.game);
  }

  get position(): string {
    return this.ply.value === 0 ? this.startPosition : (this.made.value[this.ply.value - 1]?.position ?? this.startPosition);
  }

  get end(): End | null {
    return this.state.value.end;
  }

  /** Whether a hand at this screen is to move. */
  get mine(): boolean {
    return this.setup.level === null || this.state.value.turn === this.setup.side;
  }

  /** The names for the record, against the computer: between two people nobody has told theirs. */
  private get players(): Players {
    const { level, side } = this.setup;
    if (level === null) return [null, null];
    const [you, computer] = [t().play.human, t().play.computer({ level }).value];
    return side === "first" ? [you, computer] : [computer, you];
  }

  record(): string {
    return this.table.record(this.players);
  }

  /** Makes a move, by whoever is to make it. */
  move(text: string): void {
    if (this.end || this.closed) return;
    const mover = this.state.value.turn;
    let made: Made;
    try {
      made = this.make(text);
    } catch (error) {
      this.notice.value = errorText(error);
      return;
    }
    this.notice.value = "";
    // Whoever moves has answered; a question to a person stands while the computer moves.
    if (this.end || this.setup.level === null || mover === this.setup.side) this.asking.value = null;
    this.ply.value = this.made.value.length;
    this.press(mover);
    const { view, turn } = this.state.value;
    playSound(takes(made.events) ? "capture" : "move");
    this.board.play(made.events, view, this.handled, trace(made.events), () => {
      this.conclude();
      if (this.setup.autoflip && this.setup.level === null && !this.end) this.board.flipped.value = turn === "second";
    });
    say(moveMade(this));
    this.save();
    this.think();
  }

  private make(text: string): Made {
    const mover = this.state.value.turn;
    const events = this.table.play(text);
    const state = this.table.state();
    this.state.value = state;
    const made: Made = { text, mover, events, view: state.view, position: state.position };
    this.made.value = [...this.made.value, made];
    return made;
  }

  /** Takes back to the last position in which a hand at this screen is to move. */
  takeBack(): void {
    if (this.made.value.length === 0) return;
    this.engine.cancel();
    this.asking.value = null;
    this.notice.value = "";
    const gone: Made[] = [];
    const one = (): void => {
      this.table.takeBack();
      gone.unshift(...this.made.value.slice(-1));
      this.made.value = this.made.value.slice(0, -1);
      this.state.value = this.table.state();
    };
    one();
    while (!this.mine && this.made.value.length > 0) one();
    this.showPly(this.made.value.length);
    this.over.value = false;
    say(takenBack(this, gone));
    this.save();
    this.think();
  }

  get canTakeBack(): boolean {
    const { level, side } = this.setup;
    const movers = this.made.value.map(({ mover }) => mover);
    return level === null ? movers.length > 0 : movers.includes(side);
  }

  /** Looks at the position after so many moves. */
  jump(ply: number): void {
    this.showPly(ply);
    say(atMove(this));
  }

  private showPly(ply: number): void {
    const { length } = this.made.value;
    const wanted = Math.min(length, Math.max(0, ply));
    const before = this.ply.value;
    this.ply.value = wanted;
    const next = this.made.value[wanted - 1];
    if (wanted === before + 1 && next) {
      this.board.play(next.events, next.view, this.handled, trace(next.events));
    } else {
      this.show();
    }
  }

  /** What led to the position on the board, for those who do not see it. How the game ended is the
   *  status line's to say. */
  lastMoveInWords(): string {
    const ply = this.ply.value;
    const last = this.made.value[ply - 1];
    if (!last) return `${t().play.startOfGame}.`;
    return describeMove(last.events, this.made.value[ply - 2]?.view ?? this.startView, this.words, t(), this.end !== null && ply === this.made.value.length);
  }

  /** Whether a hand at this screen may move on the board as it is shown. */
  private get handled(): boolean {
    return this.present.value && this.mine && !this.end;
  }

  private show(): void {
    const last = this.made.value[this.ply.value - 1];
    this.board.show(last?.view ?? this.startView, this.handled, last ? trace(last.events) : NO_TRACE);
  }

  resign(): void {
    this.asking.value = null;
    if (this.end) return;
    const side = this.setup.level === null ? this.state.value.turn : this.setup.side;
    this.finish(() => this.table.resign(side));
  }

  claim(): void {
    if (this.state.value.canClaim && this.mine) this.finish(() => this.table.claimDraw());
  }

  agree(): void {
    this.asking.value = null;
    this.finish(() => this.table.agreeDraw());
  }

  /** Between two people the other one is asked; the computer thinks about it. */
  async offer(): Promise<void> {
    if (this.end) return;
    if (this.setup.level === null) {
      this.asking.value = "draw";
      return;
    }
    if (!this.mine || this.thinking.value) return;
    if (this.setup.position === null && isOpening(this.made.value.map(({ mover }) => mover))) {
      this.notice.value = t().play.declinedEarly;
      return;
    }
    this.notice.value = t().play.offerWait;
    try {
      const info = await this.engine.think(this.request, this.state.value.moves, {
        limit: { type: "time", value: 600 },
        lines: 1,
        level: null,
        seed: this.setup.seed,
        hash: HASH,
      });
      if (this.closed || this.end) return;
      if (agrees(info.lines[0]?.score)) {
        this.notice.value = "";
        this.finish(() => this.table.agreeDraw());
      } else {
        this.notice.value = t().play.declined;
      }
    } catch (error) {
      if (!(error instanceof Cancelled)) this.notice.value = t().play.declined;
    }
  }

  private finish(end: () => void): void {
    this.engine.cancel();
    this.thinking.value = false;
    try {
      end();
    } catch (error) {
      this.notice.value = errorText(error);
      return;
    }
    this.state.value = this.table.state();
    this.ply.value = this.made.value.length;
    this.show();
    this.conclude();
    this.save();
  }

  private conclude(): void {
    if (!this.end || this.closed || this.over.value) return;
    this.over.value = true;
    playSound("end");
  }

  /** How the game ended, as a sentence; against the computer, as one to the person. */
  outcome(): string | null {
    const { level, side } = this.setup;
    return this.end && describeEnd(this.end, this.words, t(), { variant: this.state.value.variant, you: level === null ? null : side });
  }

  private think(): void {
    const { level, seed } = this.setup;
    if (level === null || this.mine || this.end || this.closed) {
      this.thinking.value = false;
      return;
    }
    this.thinking.value = true;
    this.pondering = true;
    const moves = this.state.value.moves;
    const began = performance.now();
    this.engine
      .think(this.request, moves, { limit: { type: "infinite" }, lines: 1, level, seed: (seed + moves.length) % 0x7fffffff, hash: HASH })
      .finally(() => (this.pondering = false))
      .then(async (info) => {
        // A reply in the same instant feels like none; a person is still looking at the own move,
        // and at the beam that it lets run.
        const light =
          !moving.peek() &&
          this.made
            .peek()
            .at(-1)
            ?.events.some(({ type }) => type === "beam");
        const rest = (light ? LOOK : GLANCE) - (performance.now() - began);
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
        await this.board.player.still(LONGEST_MOTION);
        // Every state has a list of its own: after a move taken back it is another, though as long.
        if (this.closed || this.end || this.state.value.moves !== moves) return;
        this.thinking.value = false;
        const best = info.lines[0]?.moves[0];
        if (best !== undefined) this.move(best);
      })
      .catch((error: unknown) => {
        if (error instanceof Cancelled || this.closed) return;
        this.thinking.value = false;
        this.notice.value = t().play.engineFailed;
      });
  }

  /** A move was made: whoever ends a turn by it gets the increment. */
  private press(mover: Side): void {
    if (!this.timer) return;
    if (mover !== this.state.value.turn) this.timer.handOver(mover, performance.now());
    if (this.setup.level === null || mover === this.setup.side) this.paused.value = false;
    this.tick();
  }

  /** The clock starts with the first move. */
  get ticking(): boolean {
    return !this.paused.value && !this.end && this.made.value.length > 0;
  }

  /** Lets the clock of whoever is to move run, and shows what is left. */
  private tick(): void {
    const { timer } = this;
    if (!timer) return;
    const now = performance.now();
    const { turn } = this.state.value;
    timer.run(this.ticking && (this.mine || this.pondering) ? turn : null, now);
    this.clock.value = timer.left(now);
    if (timer.flagged(now)) this.finish(() => this.table.outOfTime(turn));
  }

  /** Ends the game once more in a way that its moves do not tell. */
  private endAs({ winner, reason }: End): void {
    const loser = winner === "first" ? "second" : "first";
    switch (reason) {
      case "resignation":
        this.table.resign(loser);
        break;
      case "time":
        this.table.outOfTime(loser);
        break;
      case "agreement":
        this.table.agreeDraw();
        break;
      case "claim":
        this.table.claimDraw();
        break;
      default:
        return;
    }
    this.state.value = this.table.state();
  }

  private save(): void {
    const kept: SavedGame = { setup: this.setup, query: this.query, moves: this.state.value.moves, clock: this.clock.value, end: this.end };
    if (this.end) saveFinished(kept);
    else if (this.made.value.length > 0) saveGame(kept);
    else forgetGame(this.setup.game);
  }

  /** Keeps the clock as it is when the page is left. A game that is over was kept when it ended, and one
   *  without a move leaves another one alone. */
  keep(): void {
    if (!this.closed && !this.end && this.made.value.length > 0) this.save();
  }

  /** Who sits opposite, for the player lines. */
  opponentOf(side: Side): "person" | "computer" | "you" {
    if (this.setup.level === null) return "person";
    return side === this.setup.side ? "you" : "computer";
  }

  close(): void {
    if (this.closed) return;
    this.keep();
    this.closed = true;
    this.engine.cancel();
    for (const stop of this.stops) stop();
    this.board.player.finish();
    this.table.free();
    this.timer?.free();
  }
}
