// A prefix of a match's log, as the page knows it, and what follows from it: the fold is Rust's, the same as the server's.
// Moments are the server's, in milliseconds since 1970.

import type { ClockState, MatchEvent, MatchOptions, MatchSetup, MatchState, Side } from "../protocol";
import { MatchLog as WasmMatchLog } from "../wasm/quinconce.js";
import { guarded, type Players } from "./table";
import { watchCrash } from "./crash";

export class MatchLog {
  private readonly inner: WasmMatchLog;
  /** The last event. */
  last: MatchEvent;

  /** From the first event of the match with that id. */
  constructor(id: string, first: MatchEvent) {
    this.inner = guarded(() => WasmMatchLog.open(id, JSON.stringify(first)));
    this.last = first;
  }

  /** Adds the next event; throws where it is not the next one. */
  apply(event: MatchEvent): void {
    guarded(() => this.inner.apply(JSON.stringify(event)));
    this.last = event;
  }

  /** How the match stands for whoever sits there. Names are not in the log. */
  state(you: Side | null, now: number): MatchState {
    return JSON.parse(guarded(() => this.inner.state(you ?? undefined, now))) as MatchState;
  }

  setup(): MatchSetup {
    return JSON.parse(watchCrash(() => this.inner.setup())) as MatchSetup;
  }

  /** The number of the last event that changed the board. */
  boardEvent(): number {
    return watchCrash(() => this.inner.boardEvent());
  }

  clock(now: number): ClockState | null {
    const text = watchCrash(() => this.inner.clock(now));
    return text === undefined ? null : (JSON.parse(text) as ClockState);
  }

  /** Whether the player to move has not made a turn yet: no clock runs down then. */
  firstTurn(): boolean {
    return watchCrash(() => this.inner.firstTurn());
  }

  /** Whether its moves cannot be played under these rules. */
  frozen(): boolean {
    return watchCrash(() => this.inner.frozen());
  }

  /** What a player can do besides moving; `seen` is when the other was last seen. */
  options(side: Side, seen: number, now: number): MatchOptions {
    return JSON.parse(guarded(() => this.inner.options(side, seen, now))) as MatchOptions;
  }

  /** The record, with the names of the players where they are known. */
  record([first, second]: Players): string {
    return watchCrash(() => this.inner.record(first ?? undefined, second ?? undefined));
  }

  free(): void {
    watchCrash(() => this.inner.free());
  }
}
