// A position that is set up by hand, as the page knows it. All of it is Rust; this file only turns the JSON that
// crosses the border into types.

import type { EditorState, Piece, SetupRequest, Side } from "../protocol";
import { Editor as WasmEditor } from "../wasm/quinconce.js";
import { watchCrash } from "./crash";
import { guarded } from "./table";

export class PositionEditor {
  private constructor(private readonly inner: WasmEditor) {}

  /** Begins with a position; throws [`Refused`] where it is none. */
  static open(setup: SetupRequest): PositionEditor {
    return guarded(() => new PositionEditor(WasmEditor.open(JSON.stringify(setup))));
  }

  state(): EditorState {
    return JSON.parse(watchCrash(() => this.inner.state())) as EditorState;
  }

  /** Takes a text as it was typed. */
  write(text: string): void {
    watchCrash(() => this.inner.write(text));
  }

  setVariant(variant: string): void {
    watchCrash(() => this.inner.setVariant(variant));
  }

  setTurn(side: Side): void {
    watchCrash(() => this.inner.setTurn(side));
  }

  /** Sets a field beside the board; an empty text leaves it as it is. */
  setField(name: string, text: string): void {
    watchCrash(() => this.inner.setField(name, text));
  }

  /** Puts a piece on a cell; one that lies there already is taken up again. */
  put(cell: number, { owner, kind, orientation, height }: Piece): void {
    watchCrash(() => this.inner.put(cell, owner, kind, orientation, height));
  }

  turn(cell: number): void {
    watchCrash(() => this.inner.turn(cell));
  }

  remove(cell: number): void {
    watchCrash(() => this.inner.remove(cell));
  }

  clear(): void {
    watchCrash(() => this.inner.clear());
  }

  /** Begins anew with the variant's own start. */
  reset(seed: number): void {
    watchCrash(() => this.inner.reset(seed));
  }

  free(): void {
    watchCrash(() => this.inner.free());
  }
}
