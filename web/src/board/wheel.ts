// Turning a piece by the wheel: the one that is about to be laid down, anywhere over the board; one that stands
// on the board, over its cell, after it was picked up.

import type { BoardState } from "./state";

const NOTCH = 40; // pixels of scrolling that make a turn: less than a notch of any wheel
const LINE = 20; // pixels to a line, where a wheel counts lines
const PAUSE = 110; // milliseconds between turns, for the long strokes of a touchpad

export function wheelTurns(state: BoardState): (event: WheelEvent, cell: number | null) => void {
  let scrolled = 0;
  let turned = 0;
  return (event, cell) => {
    const held = state.ghost.peek() !== null || (cell !== null && state.selected(cell) && state.rotations.length > 0);
    // With Control it is the page that grows.
    if (!held || event.ctrlKey) {
      scrolled = 0;
      return;
    }
    event.preventDefault();
    const now = performance.now();
    if (now - turned < PAUSE) return;
    scrolled += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
    if (Math.abs(scrolled) < NOTCH) return;
    state.turnPiece(scrolled > 0 ? "clockwise" : "anticlockwise");
    scrolled = 0;
    turned = now;
  };
}
