// A move as it is seen: the disc springs from disc to disc, each gives way a little under it, and
// where it ends the new stack clacks.

import { unit } from "../../board/geometry";
import type { Layout, Motion, Pose } from "../../board/skin";
import type { Event, Piece, View } from "../../protocol";
import { thickness } from "./disc";

const FLIGHT = 170; // milliseconds to a neighbour
const FARTHER = 24; // more for every further square
const TOUCH = 60; // on a disc between two hops
const CLACK = 210; // where it ends

/** One hop: from cell to cell, in milliseconds since the move began. */
export interface Leg {
  from: number;
  to: number;
  begins: number;
  lands: number;
  squares: number;
}

/** All hops of a move, and how long the whole is shown. */
export function schedule(path: readonly number[], layout: Layout): { legs: Leg[]; millis: number } {
  const legs: Leg[] = [];
  let begins = 0;
  for (let i = 1; i < path.length; i += 1) {
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    const start = layout.cells[from];
    const end = layout.cells[to];
    const squares = start && end ? Math.hypot(end.x - start.x, end.y - start.y) / unit(layout) : 1;
    const lands = begins + FLIGHT + FARTHER * (squares - 1);
    legs.push({ from, to, begins, lands, squares });
    begins = lands + TOUCH;
  }
  return { legs, millis: (legs.at(-1)?.lands ?? 0) + CLACK };
}

/** The cells of a move in order, its start and end included. */
export function pathOf(events: readonly Event[], index: number): number[] {
  const event = events[index];
  if (event?.type !== "stacked") return [];
  const path = [event.to];
  for (let i = index - 1; i >= 0; i -= 1) {
    const before = events[i];
    if (before?.type !== "hopped") break;
    path.unshift(before.at);
  }
  return [event.from, ...path];
}

export function hop(path: readonly number[], before: View, layout: Layout): Motion | null {
  const [from] = path;
  const to = path.at(-1);
  if (from === undefined || to === undefined) return null;
  const mover = before.cells[from]?.piece;
  const under = before.cells[to]?.piece;
  if (!mover || !under) return null;

  const { legs, millis } = schedule(path, layout);
  const landed: Piece = { ...mover, height: mover.height + under.height };
  const own = thickness(mover.height) / 2;
  /** How high the mover's foot is when it stands on what lies there. */
  const floor = (cell: number): number => {
    const piece = cell === from ? null : before.cells[cell]?.piece;
    return piece ? thickness(piece.height) / 2 : -own;
  };
  const at = (cell: number): { x: number; y: number } => {
    const { x, y } = layout.cells[cell] ?? { x: 0, y: 0 };
    return { x, y };
  };

  return {
    millis,
    poses(t) {
      const now = t * millis;
      const leg = legs.findLast(({ begins }) => now >= begins) ?? legs[0];
      const poses = new Map<number, Pose>();
      if (!leg) return poses;

      if (leg.to === to && now >= leg.lands) {
        const swing = (now - leg.lands) / CLACK;
        // It arrives higher than the new stack is drawn, and swings into its thickness.
        const along = 1 + 0.11 * Math.cos(swing * 3 * Math.PI) * (1 - swing) ** 2;
        poses.set(from, { ...at(from), opacity: 0 });
        poses.set(to, { ...at(to), piece: landed, squash: { angle: 90, along }, above: true });
        return poses;
      }

      const part = Math.min(1, (now - leg.begins) / (leg.lands - leg.begins));
      const start = at(leg.from);
      const end = at(leg.to);
      const ground = floor(leg.from) + (floor(leg.to) - floor(leg.from)) * part;
      const arc = 4 * part * (1 - part);
      const lift = ground + own + arc * (20 + 9 * leg.squares);
      const x = start.x + (end.x - start.x) * part;
      const y = start.y + (end.y - start.y) * part;
      const resting = now >= leg.lands;
      const give = resting ? Math.sin(((now - leg.lands) / TOUCH) * Math.PI) : 0;

      poses.set(from, {
        x,
        y,
        scale: 1 + 0.09 * arc,
        piece: { ...mover, orientation: Math.max(0.1, lift) },
        squash: { angle: 90, along: 1 - 0.07 * give },
        above: true,
      });
      poses.set(-1, { x, y, scale: 1 + 0.05 * arc, opacity: 1 - 0.45 * arc, piece: { ...mover, height: 0, orientation: ground } });
      if (resting) poses.set(leg.to, { ...at(leg.to), squash: { angle: 90, along: 1 - 0.05 * give } });
      return poses;
    },
  };
}
