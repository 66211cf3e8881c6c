// The mat: its squares and how they are drawn.

import { squarePath } from "../../board/geometry";
import type { View } from "../../protocol";

export const SIZE = 100;
export const MARGIN = 44;

const PATCH = squarePath(SIZE - 4, 7);
/** From the outer frame to the inner one. */
const FRAMES = [squarePath(84, 8), squarePath(69, 7), squarePath(54, 6)];

/** Whether the edge in front of Red is chosen; until then the mat is shown as it is printed. */
export function isLaid(view: View): boolean {
  return view.counters.some(({ name, value }) => name === "edge" && value > 0);
}

/** The lines of every cell, in the order of the view. */
export function linesOf(view: View): number[] {
  return view.cells.map(({ terrain }) => (terrain.type === "lines" ? terrain.count : 0));
}

/** One square: its leather is the darker the more lines it has. */
export function Patch({ x, y, lines }: { x: number; y: number; lines: number }) {
  const d = FRAMES.slice(0, lines).join("");
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={`khan-patch lines-${lines}`} d={PATCH} />
      {/* A bright edge below each line: it is sunk into the leather. */}
      <path class="khan-sunk" d={d} transform="translate(0 1.6)" />
      <path class="khan-line" d={d} />
    </g>
  );
}

/** A square that breathes: its outline, a little larger for a moment. What stands there stays clear. */
export function Breath({ x, y, part, empty }: { x: number; y: number; part: number; empty: boolean }) {
  const full = Math.sin(part * Math.PI);
  return <path class={empty ? "khan-breath empty" : "khan-breath"} d={PATCH} opacity={full} transform={`translate(${x} ${y}) scale(${0.86 + 0.12 * full})`} />;
}
