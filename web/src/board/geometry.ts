// Layouts for the two shapes of boards, and distances on them.

import type { View } from "../protocol";
import type { Layout } from "./skin";

const ORIGIN: Point = { x: 0, y: 0 };

/** The outline of a square around a point, its corners rounded by `radius`. */
export function squarePath(size: number, radius = 0, { x, y }: Point = ORIGIN): string {
  const half = size / 2;
  const side = size - 2 * radius;
  if (radius === 0) return `M${x - half} ${y - half}h${size}v${size}h${-size}z`;
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x - half + radius} ${y - half}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`;
}

/** The corners of a hexagon with a pointed top, from the eastern side's upper end anticlockwise. */
export function hexagonCorners(radius: number): [number, number][] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((30 + 60 * corner) * Math.PI) / 180;
    return [radius * Math.cos(angle), -radius * Math.sin(angle)];
  });
}

export function hexagonPath(radius: number, at: Point = ORIGIN): string {
  return `M${hexagonCorners(radius)
    .map(([x, y]) => `${round(at.x + x)} ${round(at.y + y)}`)
    .join("L")}z`;
}

/** Squares of that size with a margin around them, `aside` to the left and right. */
export function squareLayout(view: View, size: number, margin: number, aside = margin): Layout {
  const { shape } = view;
  if (shape.type !== "squares") throw new Error("not a board of squares");
  const height = shape.ranks * size + 2 * margin;
  const outline = squarePath(size);
  return {
    width: shape.files * size + 2 * aside,
    height,
    cells: view.cells.map(({ x, y }) => ({
      x: aside + (x + 0.5) * size,
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

export interface Point {
  x: number;
  y: number;
}

/** The room a board takes on screen when it is turned. By a quarter its sides change places; so do
 *  those of a hexagon that a twelfth of a turn sets on its corner. */
export function boxOf({ width, height }: Layout, turn: number): { width: number; height: number } {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a point of the layout is seen on a board turned by so many degrees, clockwise. */
export function seenAt(layout: Layout, turn: number, { x, y }: Point): Point {
  const box = boxOf(layout, turn);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [dx, dy] = [x - layout.width / 2, y - layout.height / 2];
  return { x: round(box.width / 2 + dx * cos - dy * sin), y: round(box.height / 2 + dx * sin + dy * cos) };
}

/** Which point of the layout is seen there. */
export function layoutAt(layout: Layout, turn: number, seen: Point): Point {
  const box = boxOf(layout, turn);
  const [dx, dy] = onScreen(turn, seen.x - box.width / 2, seen.y - box.height / 2);
  return { x: layout.width / 2 + dx, y: layout.height / 2 + dy };
}

/** Where a whole drawing is seen, as an SVG transform. */
export function turned(layout: Layout, turn: number): string | undefined {
  if (turn === 0) return undefined;
  const box = boxOf(layout, turn);
  return `translate(${box.width / 2} ${box.height / 2}) rotate(${turn}) translate(${-layout.width / 2} ${-layout.height / 2})`;
}

/** What is `x` to the right and `y` down on screen, in the layout of a board that is turned. */
export function onScreen(turn: number, x: number, y: number): [x: number, y: number] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return [x * cos + y * sin, y * cos - x * sin];
}

const units = new WeakMap<object, number>();

/** The distance between two neighbouring cells. */
export function unit(layout: { cells: readonly Point[] }): number {
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
export function nearest(layout: { cells: readonly Point[] }, x: number, y: number): number | null {
  let best: number | null = null;
  let distance = unit(layout) * 0.75;
  layout.cells.forEach((cell, index) => {
    const far = Math.hypot(cell.x - x, cell.y - y);
    if (far < distance) [best, distance] = [index, far];
  });
  return best;
}

/** How far a hand moves before it drags what it holds, in pixels. */
export const DRAG_BEGINS = 6;

export type Arrow = "up" | "down" | "left" | "right";

/** The next cell in that direction on screen. Where cells lie in straight lines that way, the line is
 *  kept to; where they zigzag, as hexagons do, `anchor` is where to stay across the way, so that
 *  going up a board of hexagons does not drift. */
export function neighbour(points: readonly Point[], from: number, arrow: Arrow, anchor: number): number | null {
  const start = points[from];
  if (!start) return null;
  const [along, across] = axes(arrow);
  const forward = arrow === "right" || arrow === "down" ? 1 : -1;
  const size = unit({ cells: points });
  const straight = points.some((point) => Math.abs(point[across] - start[across]) < 1 && Math.abs(Math.abs(point[along] - start[along]) - size) < 1);
  let best: number | null = null;
  let cost = Infinity;
  points.forEach((point, index) => {
    const ahead = (point[along] - start[along]) * forward;
    if (ahead < 1) return;
    const aside = Math.abs(point[across] - (straight ? start[across] : anchor));
    if (straight && aside > 1) return;
    const price = ahead * 1000 + aside;
    if (price < cost) [best, cost] = [index, price];
  });
  return best;
}

/** The axis an arrow runs along, and the one across it. */
export const axes = (arrow: Arrow): ["x", "y"] | ["y", "x"] => (arrow === "left" || arrow === "right" ? ["x", "y"] : ["y", "x"]);

export const round = (value: number): number => Math.round(value * 100) / 100;
