// An analysis, as the page knows it: a tree of variations and a table at the place that is looked at. All of it
// is Rust; this file only turns the JSON that crosses the border into types.

import type { Arrival, Frame, Node, SetupRequest, StudyState, View } from "../protocol";
import { Study as WasmStudy } from "../wasm/quinconce.js";
import { watchCrash } from "./crash";
import { guarded, type Players, Table } from "./table";

/** A way to go through a tree. */
export type Direction = "start" | "back" | "on" | "end" | "above" | "below";

/** A method that is given a text may throw [`Refused`]. */
export class StudyTree {
  /** Stands where the analysis stands. */
  readonly table: Table;
  /** Lies beside it, for moves that are only thought of. */
  private beside: Table | null = null;

  private constructor(private readonly inner: WasmStudy) {
    this.table = Table.open(this.setup());
    this.lay();
  }

  static open(setup: SetupRequest): StudyTree {
    return guarded(() => new StudyTree(WasmStudy.open(JSON.stringify(setup))));
  }

  /** From the text of a record file. */
  static load(record: string): StudyTree {
    return guarded(() => new StudyTree(WasmStudy.load(record)));
  }

  /** What the table was laid with. */
  setup(): SetupRequest {
    return JSON.parse(watchCrash(() => this.inner.setup())) as SetupRequest;
  }

  state(): StudyState {
    return JSON.parse(watchCrash(() => this.inner.state())) as StudyState;
  }

  players(): Players {
    return JSON.parse(watchCrash(() => this.inner.players())) as Players;
  }

  nodes(): Node[] {
    return JSON.parse(watchCrash(() => this.inner.nodes())) as Node[];
  }

  /** How the position that is looked at came about; nothing at the root. */
  arrival(): Arrival | null {
    const text = watchCrash(() => this.inner.arrival());
    return text ? (JSON.parse(text) as Arrival) : null;
  }

  goTo(node: number): void {
    watchCrash(() => this.inner.goTo(node));
    this.lay();
  }

  navigate(direction: Direction): void {
    watchCrash(() => this.inner.navigate(direction));
    this.lay();
  }

  /** Goes along moves that are there. */
  follow(moves: readonly string[]): void {
    guarded(() => this.inner.follow(JSON.stringify(moves)));
    this.lay();
  }

  play(moves: readonly string[]): void {
    guarded(() => this.inner.play(JSON.stringify(moves)));
    this.lay();
  }

  /** What moves from here would do, one after the other, without the tree growing. */
  lookAhead(moves: readonly string[]): { events: Frame[]; before: View; over: boolean }[] {
    this.beside ??= Table.open(this.setup());
    const { beside } = this;
    watchCrash(() => this.inner.lay(beside.inner));
    return moves.map((mv) => {
      const before = beside.view();
      return { events: beside.play(mv), before, over: beside.over() };
    });
  }

  /** How many moves were taken out. */
  remove(): number {
    const count = watchCrash(() => this.inner.remove());
    this.lay();
    return count;
  }

  putBack(): boolean {
    const back = watchCrash(() => this.inner.putBack());
    this.lay();
    return back;
  }

  promote(): boolean {
    return watchCrash(() => this.inner.promote());
  }

  comment(text: string): void {
    watchCrash(() => this.inner.comment(text));
  }

  annotate(annotation: string): void {
    watchCrash(() => this.inner.annotate(annotation));
  }

  record(): string {
    return watchCrash(() => this.inner.record());
  }

  free(): void {
    this.table.free();
    this.beside?.free();
    watchCrash(() => this.inner.free());
  }

  private lay(): void {
    watchCrash(() => this.inner.lay(this.table.inner));
  }
}
