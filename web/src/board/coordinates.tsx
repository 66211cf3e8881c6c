// The names of files, ranks and rows at the edge of a board, upright however it is turned. A skin's
// Ground may place them. They stand in the margin where it is a third of a cell wide, otherwise in
// the corners of the outermost squares.

import type { View } from "../protocol";
import { onScreen, round, unit } from "./geometry";
import type { Layout } from "./skin";
import { useNextStage } from "./stages";

interface Label {
  text: string;
  x: number;
  y: number;
}

export function Coordinates({ view, layout, turn }: { view: View; layout: Layout; turn: number }) {
  if (!useNextStage()) return null;
  const size = unit(layout);
  const labels = view.shape.type === "squares" ? filesAndRanks(view, layout, turn) : [...rowNames(view, layout, turn), ...fileNames(view, layout, turn)];
  return (
    <g class="coordinates" font-size={size * (turn % 180 === 0 ? 0.19 : 0.22)}>
      {labels.map(({ text, x, y }) => (
        <text key={`${text}${x}`} transform={`translate(${round(x)} ${round(y)})${turn === 0 ? "" : ` rotate(${-turn})`}`} dy=".35em">
          {text}
        </text>
      ))}
    </g>
  );
}

const GAP = 0.68; // cells from a cell's centre to its label
const NEAR = 0.6; // the same where the border is slim
const SHARED = 0.13; // cells from the middle to either of two labels on a corner

function filesAndRanks(view: View, layout: Layout, turn: number): Label[] {
  const size = unit(layout);
  const [left, top] = [Math.min(...layout.cells.map(({ x }) => x)), Math.min(...layout.cells.map(({ y }) => y))];
  const roomy = (centre: number): boolean => centre > size * 0.78;
  const [cornerX, cornerY] = onScreen(turn, -size * 0.4, -size * 0.39);
  const labels: Label[] = [];
  view.cells.forEach((cell, index) => {
    const place = layout.cells[index];
    if (!place) return;
    const [, file = "", rank = ""] = /^([a-z]+)(\d+)$/.exec(cell.name) ?? [];
    const inside = { x: place.x + cornerX, y: place.y + cornerY };
    if (cell.y === 0) labels.push({ text: file, ...(roomy(top) ? { x: place.x, y: place.y + size * GAP } : inside) });
    if (cell.x === 0) labels.push({ text: rank, ...(roomy(left) ? { x: place.x - size * GAP, y: place.y } : inside) });
  });
  return labels;
}

interface Line {
  name: string;
  /** From the left, or from the lower end. */
  cells: { x: number; y: number }[];
}

/** The cells of a board of hexagons by row or file, and which of these is the middle one. */
function linesOf(view: View, layout: Layout, by: "x" | "y"): { lines: [number: number, line: Line][]; middle: number } {
  const lines = new Map<number, Line>();
  view.cells.forEach((cell, index) => {
    const place = layout.cells[index];
    const line = lines.get(cell[by]) ?? { name: by === "y" ? (cell.name[0] ?? "") : cell.name.slice(1), cells: [] };
    if (place) line.cells.push(place);
    lines.set(cell[by], line);
  });
  for (const { cells } of lines.values()) cells.sort((one, two) => (by === "y" ? one.x - two.x : two.y - one.y));
  const longest = Math.max(...[...lines.values()].map(({ cells }) => cells.length));
  return { lines: [...lines], middle: [...lines].find(([, { cells }]) => cells.length === longest)?.[0] ?? 0 };
}

/** Above a cell (1) or below it (-1) on a board set on its corner, and a little to the right. */
function atEnd({ x, y }: { x: number; y: number }, end: 1 | -1, right: number, size: number, turn: number): { x: number; y: number } {
  const [dx, dy] = onScreen(turn % 180, right * size, -end * NEAR * size);
  return { x: x + dx, y: y + dy };
}

/** A row's letter stands before its first cell. On a board set on its corner there is room only over
 *  the rows of the upper half and under the last cells of the others. */
function rowNames(view: View, layout: Layout, turn: number): Label[] {
  const size = unit(layout);
  const { lines, middle } = linesOf(view, layout, "y");
  const top = Math.max(...lines.map(([number]) => number));
  return lines.flatMap(([number, { name, cells }]) => {
    const [first, last] = [cells[0], cells.at(-1)];
    if (!first || !last) return [];
    if (turn % 180 === 0) return { text: name, x: first.x - size * GAP, y: first.y };
    if (number < middle) return { text: name, ...atEnd(last, -1, 0, size, turn) };
    return { text: name, ...atEnd(first, 1, number === top ? -SHARED : 0, size, turn) };
  });
}

/** A slanting file's number stands below its last cell. On a board set on its corner files go straight up, and
 *  the numbers take the room that the letters leave: under the files of the left half, over the others. The
 *  middle file shares the upper corner with the last row. */
function fileNames(view: View, layout: Layout, turn: number): Label[] {
  const size = unit(layout);
  const { lines, middle } = linesOf(view, layout, "x");
  return lines.flatMap(([number, { name, cells }]) => {
    const [lowest, highest] = [cells[0], cells.at(-1)];
    if (!lowest || !highest) return [];
    if (turn % 180 === 0) return { text: name, x: lowest.x + (size * GAP) / 2, y: lowest.y + (size * GAP * Math.sqrt(3)) / 2 };
    if (number < middle) return { text: name, ...atEnd(lowest, -1, 0, size, turn) };
    return { text: name, ...atEnd(highest, 1, number === middle ? SHARED : 0, size, turn) };
  });
}
