// Layouts for the two shapes of boards, and distances on them.

import type { View } from "../protocol";
import type { Layout } from "./skin";

/** The outline of a square around 0,0, its corners rounded by `radius`. */
export function squarePath(size: number, radius = 0): string {
  const half = size / 2;
  const side = size - 2 * radius;
  if (radius === 0) return `M${-half} ${-half}h${size}v${size}h${-size}z`;
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${-half + radius} ${-half}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`;
}

/** The corners of a hexagon with a pointed top, from the eastern side's upper end anticlockwise. */
export function hexagonCorners(radius: number): [number, number][] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((30 + 60 * corner) * Math.PI) / 180;
    return [radius * Math.cos(angle), -radius * Math.sin(angle)];
  });
}

export function hexagonPath(radius: number): string {
  return `M${hexagonCorners(radius).map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

/** Squares of that size with a margin around them. */
export function squareLayout(view: View, size: number, margin: number): Layout {
  const { shape } = view;
  if (shape.type !== "squares") throw new Error("not a board of squares");
  const height = shape.ranks * size + 2 * margin;
  const outline = squarePath(size);
  return {
    width: shape.files * size + 2 * margin,
    height,
    cells: view.cells.map(({ x, y }) => ({
      x: margin + (x + 0.5) * size,
      y: height - margin - (y + 0.5) * size,
      outline,
    })),
  };
}

/** Hexagons with pointed tops; `radius` is the distance from centre to corner. */
export function hexagonLayout(view: View, radius: number, margin: number): Layout {
  const width = Math.sqrt(3) * radius;
  const xs = view.cells.map(({ x, y }) => (x - y / 2) * width);
  const ys = view.cells.map(({ y }) => y * 1.5 * radius);
  const left = Math.min(...xs) - width / 2 - margin;
  const top = Math.max(...ys) + radius + margin;
  const outline = hexagonPath(radius);
  return {
    width: Math.max(...xs) + width / 2 + margin - left,
    height: top + radius + margin,
    cells: xs.map((x, index) => ({ x: round(x - left), y: round(top - (ys[index] ?? 0)), outline })),
  };
}

const units = new WeakMap<Layout, number>();

/** The distance between two neighbouring cells. */
export function unit(layout: Layout): number {
  let found = units.get(layout);
  if (found === undefined) {
    found = Infinity;
    const [first, ...rest] = layout.cells;
    if (first) for (const cell of rest) found = Math.min(found, Math.hypot(cell.x - first.x, cell.y - first.y));
    units.set(layout, found);
  }
  return found;
}

/** The cell whose centre is nearest, if the point is on the board at all. */
export function nearest(layout: Layout, x: number, y: number): number | null {
  let best: number | null = null;
  let distance = unit(layout) * 0.75;
  layout.cells.forEach((cell, index) => {
    const far = Math.hypot(cell.x - x, cell.y - y);
    if (far < distance) [best, distance] = [index, far];
  });
  return best;
}

export type Arrow = "up" | "down" | "left" | "right";

/** The next cell in that direction on screen. `anchor` is the x to keep to when going up or down,
 *  so that going up a board of hexagons does not drift. */
export function neighbour(
  points: readonly { x: number; y: number }[],
  from: number,
  arrow: Arrow,
  anchor: number,
): number | null {
  const start = points[from];
  if (!start) return null;
  const level = arrow === "left" || arrow === "right";
  const forward = arrow === "right" || arrow === "down" ? 1 : -1;
  let best: number | null = null;
  let cost = Infinity;
  points.forEach((point, index) => {
    const ahead = (level ? point.x - start.x : point.y - start.y) * forward;
    if (ahead < 1) return;
    const aside = level ? Math.abs(point.y - start.y) : Math.abs(point.x - anchor);
    if (level && aside > 1) return;
    const price = ahead * 1000 + aside;
    if (price < cost) [best, cost] = [index, price];
  });
  return best;
}

export const round = (value: number): number => Math.round(value * 100) / 100;
