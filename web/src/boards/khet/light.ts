// When the light of a shot is where. The rules report a shot as a list, one branch after the other;
// seen, all branches run at once. So the whole shot is laid out in time, and shown as one motion.

import { unit } from "../../board/geometry";
import type { Layout } from "../../board/skin";
import type { Event, Heading, Side } from "../../protocol";
import { lensOf } from "./frame";

const BREATH = 300; // milliseconds between the move and the light
const CELL = 44; // milliseconds from cell to cell
const MAX_SHOT_MILLIS = 1100; // milliseconds a shot may run, however far it goes
const GLOW = 190; // milliseconds the whole way stays lit
const FADE = 240; // milliseconds

/** A straight piece of way. */
interface Ray {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Milliseconds after the move: when the light enters and leaves it. */
  from: number;
  to: number;
}

/** A point that lights up when the light comes by. */
interface Spot {
  cell: number;
  x: number;
  y: number;
  at: number;
  kind: "mirror" | "splitter" | "struck" | "edge";
}

/** A shot from its breath to its end. */
export interface Light {
  side: Side;
  rays: Ray[];
  spots: Spot[];
  /** When the laser lights, when all light has arrived, when it may go out. */
  fires: number;
  arrives: number;
  ends: number;
  /** Whether something burns afterwards; the way then goes out together with it. */
  strikes: boolean;
}

const WAY: Record<Heading, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

const known = new WeakMap<readonly Event[], { layout: Layout; light: Light | null }>();

/** The shot among the events of a move, if there is one. */
export function lightOf(events: readonly Event[], layout: Layout): Light | null {
  const old = known.get(events);
  if (old?.layout === layout) return old.light;
  const light = layOut(events, layout);
  known.set(events, { layout, light });
  return light;
}

function layOut(events: readonly Event[], layout: Layout): Light | null {
  const half = unit(layout) / 2;
  const rays: Ray[] = [];
  const spots: Spot[] = [];
  // Where and when the turned halves of split beams set out.
  const branches = new Map<string, number>();
  let side: Side | null = null;
  let now = 0;
  let arrives = 0;

  for (const event of events) {
    if (event.type !== "beam") continue;
    const { beam } = event;
    const cell = layout.cells[beam.at];
    if (!cell) continue;
    const { x, y } = cell;
    const [dx, dy] = WAY[beam.heading];
    /** From `a` to `b` half cells behind the centre, by that heading. */
    const run = (heading: Heading, a: number, b: number): void => {
      const [hx, hy] = WAY[heading];
      const to = now + ((b - a) * CELL) / 2;
      rays.push({ x1: x + hx * half * a, y1: y + hy * half * a, x2: x + hx * half * b, y2: y + hy * half * b, from: now, to });
      now = to;
      arrives = Math.max(arrives, now);
    };
    const spot = (kind: Spot["kind"], ahead = 0): void => {
      spots.push({ cell: beam.at, x: x + dx * half * ahead, y: y + dy * half * ahead, at: now, kind });
    };
    switch (beam.type) {
      case "fired":
        side = beam.side;
        run(beam.heading, -Math.max(1, lensOf(layout).far / half), -1);
        break;
      case "crossed":
        run(beam.heading, -1, 1);
        break;
      case "reflected":
        run(beam.heading, -1, 0);
        spot("mirror");
        run(beam.turned, 0, 1);
        break;
      case "split":
        run(beam.heading, -1, 0);
        spot("splitter");
        branches.set(`${beam.at} ${beam.turned}`, now);
        run(beam.heading, 0, 1);
        break;
      case "branched":
        now = branches.get(`${beam.at} ${beam.heading}`) ?? now;
        run(beam.heading, 0, 1);
        break;
      case "struck":
        // The light ends on the piece's face, a little before its middle.
        run(beam.heading, -1, -0.55);
        spot("struck", -0.55);
        break;
      case "faded":
        run(beam.heading, 1, 1.2);
        spot("edge", 1.2);
        break;
      case "merged":
        run(beam.heading, -1, 0);
        break;
    }
  }
  if (side === null) return null;

  const pace = Math.min(1, MAX_SHOT_MILLIS / Math.max(1, arrives));
  const when = (time: number): number => BREATH + time * pace;
  const strikes = spots.some(({ kind }) => kind === "struck");
  return {
    side,
    rays: rays.map((ray) => ({ ...ray, from: when(ray.from), to: when(ray.to) })),
    spots: spots.map((one) => ({ ...one, at: when(one.at) })),
    fires: BREATH,
    arrives: when(arrives),
    ends: when(arrives) + (strikes ? GLOW : GLOW + FADE),
    strikes,
  };
}

/** The way as far as the light has come, as a path, and where its heads are. */
export function wayAt(light: Light, now: number): { path: string; heads: { x: number; y: number }[] } {
  let path = "";
  const heads: { x: number; y: number }[] = [];
  for (const { x1, y1, x2, y2, from, to } of light.rays) {
    if (now <= from) continue;
    const share = Math.min(1, (now - from) / (to - from));
    const x = x1 + (x2 - x1) * share;
    const y = y1 + (y2 - y1) * share;
    path += `M${x1} ${y1}L${x.toFixed(1)} ${y.toFixed(1)}`;
    if (share < 1) heads.push({ x, y });
  }
  return { path, heads };
}

/** How bright the whole way is, 0 to 1. */
export function strength(light: Light, now: number): number {
  return light.strikes ? 1 : Math.min(1, Math.max(0, (light.ends - now) / FADE));
}
