// The names of files, ranks and rows at the edge of a board, upright from both sides. A skin's
// Ground may place them; they need a margin of about a third of a cell.

import type { View } from "../protocol";
import { unit } from "./geometry";
import type { Layout } from "./skin";

export function Coordinates({ view, layout, flipped }: { view: View; layout: Layout; flipped: boolean }) {
  const size = unit(layout);
  const labels: { text: string; x: number; y: number }[] = [];
  const gap = size * 0.68;
  if (view.shape.type === "squares") {
    view.cells.forEach((cell, index) => {
      const place = layout.cells[index];
      if (!place) return;
      const [, file = "", rank = ""] = /^([a-z]+)(\d+)$/.exec(cell.name) ?? [];
      if (cell.y === 0) labels.push({ text: file, x: place.x, y: place.y + gap });
      if (cell.x === 0) labels.push({ text: rank, x: place.x - gap, y: place.y });
    });
  } else {
    const rows = new Map<number, { name: string; x: number; y: number }>();
    view.cells.forEach((cell, index) => {
      const place = layout.cells[index];
      const old = rows.get(cell.y);
      if (place && (!old || place.x < old.x)) rows.set(cell.y, { name: cell.name[0] ?? "", ...place });
    });
    for (const { name, x, y } of rows.values()) labels.push({ text: name, x: x - gap, y });
  }
  return (
    <g class="coordinates" font-size={size * 0.19}>
      {labels.map(({ text, x, y }) => (
        <text key={`${text}${x}`} transform={`translate(${x} ${y})${flipped ? " rotate(180)" : ""}`} dy=".35em">{text}</text>
      ))}
    </g>
  );
}
