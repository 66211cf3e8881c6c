// The names of files, ranks and rows at the edge of a board, upright however it is turned. A skin's
// Ground may place them. They stand in the margin where it is a third of a cell wide, otherwise in
// the corners of the outermost squares.

import type { View } from "../protocol";
import { onScreen, round, unit } from "./geometry";
import type { Layout } from "./skin";

interface Label {
  text: string;
  x: number;
  y: number;
}

export function Coordinates({ view, layout, turn }: { view: View; layout: Layout; turn: number }) {
  const size = unit(layout);
  const labels =
    view.shape.type === "squares" ? filesAndRanks(view, layout, turn) : [...rowNames(view, layout, turn), ...(turn % 180 === 0 ? fileNames(view, layout) : [])];
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

/** A row's letter stands before its first cell. On a board set on its corner there is room only over
 *  the rows of the upper half and under the last cells of the others. */
function rowNames(view: View, layout: Layout, turn: number): Label[] {
  const size = unit(layout);
  const rows = new Map<number, { name: string; cells: { x: number; y: number }[] }>();
  view.cells.forEach(({ name, y }, index) => {
    const place = layout.cells[index];
    const row = rows.get(y) ?? { name: name[0] ?? "", cells: [] };
    if (place) row.cells.push(place);
    rows.set(y, row);
  });
  const longest = Math.max(...[...rows.values()].map(({ cells }) => cells.length));
  const middle = [...rows].find(([, { cells }]) => cells.length === longest)?.[0] ?? 0;
  return [...rows].flatMap(([number, { name, cells }]) => {
    const [first] = cells.sort((one, two) => one.x - two.x);
    const last = cells.at(-1);
    if (!first || !last) return [];
    if (turn % 180 === 0) return { text: name, x: first.x - size * GAP, y: first.y };
    const beside = number >= middle ? first : last;
    const away = (number >= middle ? -1 : 1) * size * NEAR;
    return { text: name, x: beside.x + away / 2, y: beside.y + (away * Math.sqrt(3)) / 2 };
  });
}

/** A slanting file's number stands below its last cell. On a board set on its corner the letters are there. */
function fileNames(view: View, layout: Layout): Label[] {
  const ends = new Map<number, Label>();
  view.cells.forEach(({ name, x: file }, index) => {
    const place = layout.cells[index];
    if (place && place.y > (ends.get(file)?.y ?? -Infinity)) ends.set(file, { ...place, text: name.slice(1) });
  });
  const away = unit(layout) * GAP;
  return [...ends.values()].map(({ text, x, y }) => ({ text, x: x + away / 2, y: y + (away * Math.sqrt(3)) / 2 }));
}
