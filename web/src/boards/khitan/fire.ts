// Which tiles take a tile: those of the mover that now see it and show it the same colour.

import type { Event, View } from "../../protocol";
import { coloursOf } from "./tile";

/** The six neighbours of a cell, from the east anticlockwise, as steps of `x` and `y` in the view. */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;

export interface Line {
  /** The tile that takes, and the side of it that looks at the other. */
  from: number;
  side: number;
  /** The tile that is taken. */
  to: number;
  colour: number;
}

/** The lines along which the tile captured by `events[index]` is taken, on the view before it. */
export function linesOfFire(events: readonly Event[], index: number, before: View): Line[] {
  const event = events[index];
  const target = event?.type === "captured" ? before.cells[event.at] : undefined;
  if (event?.type !== "captured" || !target?.piece) return [];
  const { piece } = target;
  const places = new Map(before.cells.map(({ x, y }, cell) => [`${x} ${y}`, cell]));
  // A pair that faced already before the move takes nothing: a line is new where the tile that
  // tipped shoots, or where it or a captured tile stood between.
  const cleared = new Set<number>();
  let arrived = -1;
  for (const earlier of events.slice(0, index)) {
    if (earlier.type === "tumbled") {
      cleared.add(earlier.from);
      arrived = earlier.to;
    } else if (earlier.type === "captured") cleared.add(earlier.at);
  }
  const shown = coloursOf(piece, before);
  const lines: Line[] = [];
  STEPS.forEach(([dx, dy], edge) => {
    let opened = false;
    for (let far = 1; ; far += 1) {
      const cell = places.get(`${target.x + dx * far} ${target.y + dy * far}`);
      if (cell === undefined) return;
      opened ||= cleared.has(cell);
      const seen = before.cells[cell]?.piece;
      if (!seen) continue;
      const side = (edge + 3) % 6;
      const colour = shown[edge] ?? -1;
      const faces = seen.owner !== piece.owner && coloursOf(seen, before)[side] === colour;
      if (faces && (opened || cell === arrived)) lines.push({ from: cell, side, to: event.at, colour });
      return;
    }
  });
  return lines;
}
