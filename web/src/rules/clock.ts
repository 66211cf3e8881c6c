// The clock of a game, as the page knows it. All of it is Rust; moments and times are milliseconds.

import type { Side } from "../protocol";
import { Clock as WasmClock } from "../wasm/quinconce.js";
import { watchCrash } from "./crash";

export class Clock {
  private readonly inner: WasmClock;

  /** A clock that stands, with so much left to each side and so much more for each turn. */
  constructor([first, second]: [number, number], increment: number) {
    this.inner = watchCrash(() => new WasmClock(first, second, increment));
  }

  /** What is left to both sides now. */
  left(now: number): [number, number] {
    return watchCrash(() => [this.inner.left("first", now), this.inner.left("second", now)]);
  }

  /** Lets the time of a side run from now on, or nobody's. */
  run(side: Side | null, now: number): void {
    watchCrash(() => this.inner.run(side ?? undefined, now));
  }

  /** A side has ended its turn. */
  handOver(from: Side, now: number): void {
    watchCrash(() => this.inner.handOver(from, now));
  }

  /** Whether the time of the side whose clock runs is over. */
  flagged(now: number): boolean {
    return watchCrash(() => this.inner.flagged(now)) !== undefined;
  }

  free(): void {
    watchCrash(() => this.inner.free());
  }
}
