// How Quindo's moves are shown. The counter sets foot on every empty square it counts and leaps over
// the rest, so that one sees how far it went; what it jumped turns over like a coin, away from it.

import { unit } from "../../board/geometry";
import type { Context, Layout, Motion, Pose } from "../../board/skin";
import type { Event, View } from "../../protocol";

const LEG = 130; // milliseconds to the next square
const FARTHER = 45; // more for every counter jumped on the way
const FLIP = 190;
const FALL = 280;

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

export function animate(event: Event, before: View, layout: Layout, context: Context): Motion | undefined {
  switch (event.type) {
    case "moved":
      return leap(event.from, event.to, before, layout);
    case "flipped":
      return flip(event.at, before, layout, context);
    case "left":
      return fall(event.at, layout, context);
    default:
      return undefined;
  }
}

const centre = (layout: Layout, cell: number): { x: number; y: number } => layout.cells[cell] ?? { x: 0, y: 0 };

function leap(from: number, to: number, before: View, layout: Layout): Motion {
  const legs: { start: number; end: number; begins: number; lasts: number; jumped: number }[] = [];
  let begins = 0;
  let start = from;
  let jumped = 0;
  for (const end of line(from, to, before)) {
    if (before.cells[end]?.piece) {
      jumped += 1;
      continue;
    }
    const lasts = LEG + FARTHER * jumped;
    legs.push({ start, end, begins, lasts, jumped });
    begins += lasts;
    start = end;
    jumped = 0;
  }
  const millis = Math.max(begins, 1);
  return {
    millis,
    poses(t) {
      const now = t * millis;
      const leg = legs.findLast((one) => one.begins <= now) ?? legs[0];
      if (!leg) return new Map();
      const part = Math.min(1, (now - leg.begins) / leg.lasts);
      const a = centre(layout, leg.start);
      const b = centre(layout, leg.end);
      // Seen from above, what is high is large.
      const height = Math.sin(part * Math.PI) * (0.1 + 0.1 * Math.min(2, leg.jumped));
      const pose: Pose = { x: a.x + (b.x - a.x) * ease(part), y: a.y + (b.y - a.y) * ease(part), scale: 1 + height, above: true };
      return new Map([[from, pose]]);
    },
  };
}

/** The squares after `from` on the straight line to `to`. */
function line(from: number, to: number, view: View): number[] {
  const a = view.cells[from];
  const b = view.cells[to];
  if (!a || !b) return [to];
  const steps = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  return Array.from({ length: steps }, (_, step) => {
    const x = a.x + ((b.x - a.x) * (step + 1)) / steps;
    const y = a.y + ((b.y - a.y) * (step + 1)) / steps;
    return view.cells.findIndex((cell) => cell.x === x && cell.y === y);
  });
}

function flip(at: number, before: View, layout: Layout, context: Context): Motion | undefined {
  const piece = before.cells[at]?.piece;
  if (!piece) return undefined;
  const { x, y } = centre(layout, at);
  const { angle } = heading(layout, context);
  const turned = { ...piece, owner: piece.owner === "first" ? "second" : "first" } as const;
  return {
    millis: FLIP,
    poses(t) {
      const round = ease(t) * Math.PI;
      const pose: Pose = {
        x,
        y,
        scale: 1 + 0.16 * Math.sin(round),
        squash: { angle, along: Math.max(0.05, Math.abs(Math.cos(round))) },
        above: true,
      };
      if (round > Math.PI / 2) pose.piece = turned;
      return new Map([[at, pose]]);
    },
  };
}

/** Over the rim: it tips, gets smaller and is gone. */
function fall(at: number, layout: Layout, context: Context): Motion {
  const { x, y } = centre(layout, at);
  const { dx, dy, angle } = heading(layout, context);
  const far = unit(layout) * 0.8;
  return {
    millis: FALL,
    poses(t) {
      const gone = t * t;
      return new Map([
        [
          at,
          {
            x: x + dx * far * (0.35 * t + 0.65 * gone),
            y: y + dy * far * (0.35 * t + 0.65 * gone),
            scale: 1 - 0.62 * gone,
            squash: { angle, along: 1 - 0.45 * t },
            opacity: 1 - Math.max(0, 1.5 * t - 0.5),
            above: true,
          },
        ],
      ]);
    },
  };
}

/** Which way the counter of this move went, in layout units. */
function heading(layout: Layout, { events }: Context): { dx: number; dy: number; angle: number } {
  const moved = events.find((event) => event.type === "moved");
  if (moved?.type !== "moved") return { dx: 0, dy: -1, angle: -90 };
  const a = centre(layout, moved.from);
  const b = centre(layout, moved.to);
  return { dx: Math.sign(b.x - a.x), dy: Math.sign(b.y - a.y), angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
}
