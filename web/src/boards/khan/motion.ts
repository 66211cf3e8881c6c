// How Khan's moves are shown. Cones glide through the squares they count; whoever is taken is
// knocked over when they arrive.

import { unit } from "../../board/geometry";
import type { Context, Layout, Motion, Pose } from "../../board/skin";
import type { Event, Piece, View } from "../../protocol";
import { linesOf } from "./mat";

const LEG = 140; // milliseconds to the next square
const CROWN = 560; // the hop of the hat, then one breath of the squares
const QUARTER = 320; // of the mat

/** By the number of the edge: none, north, east, south, west. */
const QUARTERS = [0, 2, 1, 0, -1];

/** The part of `CROWN` that the hat takes. */
export const HOP_SHARE = 0.46;

const NONE: ReadonlyMap<number, Pose> = new Map();
const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

export function animate(event: Event, before: View, layout: Layout, context: Context): Motion | null | undefined {
  switch (event.type) {
    case "moved":
      return glide(event.from, event.to, before, layout, context);
    // Shown when the other piece arrives.
    case "captured":
      return null;
    case "crowned":
      return { millis: event.at === null ? 220 : CROWN, poses: () => NONE };
    case "terrainChanged": {
      // One turn for all thirty-six squares; the overlay shows it.
      if (context.events[context.index - 1]?.type === "terrainChanged") return null;
      const quarters = Math.abs(turnOf(before, context.events));
      return quarters === 0 ? null : { millis: quarters === 2 ? QUARTER * 1.5 : QUARTER, poses: () => NONE };
    }
    default:
      return undefined;
  }
}

function glide(from: number, to: number, before: View, layout: Layout, { events, index }: Context): Motion {
  const path = way(from, to, before);
  const legs = path.length - 1;
  const taken = events.slice(0, index).find((event) => event.type === "captured" && event.at === to);
  const victim = taken?.type === "captured" ? taken.piece : null;
  const centre = (cell: number | undefined) => layout.cells[cell ?? from] ?? { x: 0, y: 0 };
  const aside = Math.sign(centre(to).x - centre(path[legs - 1]).x) || 1;
  return {
    millis: LEG * legs + (victim ? 120 : 30),
    poses(t) {
      const along = ease(Math.min(1, t)) * legs;
      const leg = Math.min(legs - 1, Math.floor(along));
      const part = along - leg;
      const a = centre(path[leg]);
      const b = centre(path[leg + 1]);
      const poses = new Map<number, Pose>([[from, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, scale: 1.04, above: true }]]);
      if (victim) poses.set(-1, knocked(victim, centre(to), aside, Math.max(0, along - legs + 0.7) / 0.7, unit(layout)));
      return poses;
    },
  };
}

function knocked(piece: Piece, { x, y }: { x: number; y: number }, aside: number, t: number, size: number): Pose {
  return { x: x + aside * size * 0.42 * t, y, turn: aside * 70 * t, opacity: 1 - t * t, scale: 1 - 0.2 * t, piece };
}

/** Squares from `from` to `to`, as many as the first one has lines, through empty ones only and none
 *  twice. The event tells just the ends; of several ways any will do. */
function way(from: number, to: number, view: View): number[] {
  const length = linesOf(view)[from] ?? 1;
  const search = (path: number[]): number[] | null => {
    const here = view.cells[path.at(-1) ?? from];
    if (!here) return null;
    if (path.length === length + 1) return path.at(-1) === to ? path : null;
    for (const [index, cell] of view.cells.entries()) {
      if (Math.abs(cell.x - here.x) + Math.abs(cell.y - here.y) !== 1 || path.includes(index)) continue;
      if (index !== to && cell.piece) continue;
      const found = search([...path, index]);
      if (found) return found;
    }
    return null;
  };
  return search([from]) ?? [from, to];
}

/** By how many quarters, clockwise, the mat turns until the edge that is chosen lies in front. */
export function turnOf({ counters }: View, events: readonly Event[]): number {
  const chosen = events.find((event) => event.type === "counted" && counters[event.counter]?.name === "edge");
  return chosen?.type === "counted" ? (QUARTERS[chosen.value] ?? 0) : 0;
}
