// A game that is played on this device: against the computer or between two people at one screen, with a clock of its
// own, and saved here.

import { signal } from "@preact/signals";
import type { Skin } from "../../board/skin";
import { say } from "../../log";
import { errorText, t } from "../../messages";
import type { End, Side } from "../../protocol";
import { Clock } from "../../rules/clock";
import { Cancelled, type Engine } from "../../rules/engine";
import type { Players } from "../../rules/table";
import { moving } from "../../settings";
import { agrees, isOpening } from "./draw-offer";
import { forgetGame, type SavedGame, saveFinished, saveGame } from "./saved";
import { type Brief, type Made, Session } from "./session";
import type { TableSetup } from "./setup";
import { takenBack } from "./spoken";

const LONGEST_MOTION = 2_500; // milliseconds the computer waits for
const GLANCE = 350; // milliseconds a person looks at the own move
const LOOK = 1_200; // the same where light has to be followed that does not move
const HASH = 16; // MiB, for the engine's table

export class LocalSession extends Session {
  readonly thinking = signal(false);
  readonly asking = signal<"resign" | "draw" | null>(null);
  private readonly stops: (() => void)[] = [];
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
    super({ game, variant, position, seed }, skin);
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

  /** Whether a hand at this screen is to move. */
  get mine(): boolean {
    return this.setup.level === null || this.state.value.turn === this.setup.side;
  }

  get you(): Side | null {
    return this.setup.level === null ? null : this.setup.side;
  }

  get otherTurn(): string {
    return t().tell.computerTurn;
  }

  playerOf(side: Side): Brief | null {
    const { level } = this.setup;
    if (level === null) return null;
    return side === this.setup.side ? { value: t().play.you, brief: t().play.you } : t().play.computer({ level });
  }

  /** The names for the record, against the computer: between two people nobody has told theirs. */
  protected get players(): Players {
    const { level, side } = this.setup;
    if (level === null) return [null, null];
    const [you, computer] = [t().play.human, t().play.computer({ level }).value];
    return side === "first" ? [you, computer] : [computer, you];
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
    this.press(mover);
    const { turn } = this.state.value;
    this.showMove(made, () => {
      this.conclude();
      if (this.setup.autoflip && this.setup.level === null && !this.end) this.board.flipped.value = turn === "second";
    });
    this.save();
    this.think();
  }

  /** Takes back to the last position in which a hand at this screen is to move. */
  takeBack(): void {
    if (this.made.value.length === 0) return;
    this.engine.cancel();
    this.asking.value = null;
    this.notice.value = "";
    const gone: Made[] = [];
    do gone.unshift(...this.unmake());
    while (!this.mine && this.made.value.length > 0);
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
    const kept: SavedGame = {
      setup: this.setup,
      query: this.query,
      moves: this.state.value.moves,
      clock: this.clock.value as [number, number] | null,
      end: this.end,
    };
    if (this.end) saveFinished(kept);
    else if (this.made.value.length > 0) saveGame(kept);
    else forgetGame(this.setup.game);
  }

  /** Keeps the clock as it is when the page is left. A game that is over was kept when it ended, and one
   *  without a move leaves another one alone. */
  keep(): void {
    if (!this.closed && !this.end && this.made.value.length > 0) this.save();
  }

  override close(): void {
    if (this.closed) return;
    this.keep();
    this.engine.cancel();
    for (const stop of this.stops) stop();
    super.close();
    this.timer?.free();
  }
}
