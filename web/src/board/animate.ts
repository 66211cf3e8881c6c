// Shows what a move did, event by event: default motions for all events, and the player that runs
// them. Motion explains and never holds anybody up: whatever is running jumps to its end as soon as
// somebody does something.

import { batch, signal } from "@preact/signals";
import type { Event, Piece, Frame, View } from "../protocol";
import { replace } from "./events";
import { unit } from "./geometry";
import type { Context, Layout, Moment, Motion, Pose, Skin } from "./skin";

const NO_POSES: ReadonlyMap<number, Pose> = new Map();

/** How long the steps of a beam take; those not listed run from cell to cell. Where a beam ends it
 *  stays for a moment, so that its way can be seen as a whole. */
const BEAM_MILLIS: Record<string, number> = { fired: 220, struck: 300, faded: 320, merged: 200 };

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

const still = (layout: Layout, cell: number): { x: number; y: number } => {
  const { x, y } = layout.cells[cell] ?? { x: 0, y: 0 };
  return { x, y };
};

/** Along the cells of a path, in arcs where it hops. */
export function travel(layout: Layout, path: readonly number[], lift: number, millis: number): Motion {
  const [from = 0] = path;
  const legs = Math.max(1, path.length - 1);
  return {
    millis: millis * legs,
    poses(t) {
      const leg = Math.min(legs - 1, Math.floor(t * legs));
      const part = ease(Math.min(1, t * legs - leg));
      const start = still(layout, path[leg] ?? from);
      const end = still(layout, path[leg + 1] ?? from);
      const arc = Math.sin(part * Math.PI) * lift;
      const pose: Pose = {
        x: mix(start.x, end.x, part),
        y: mix(start.y, end.y, part),
        lift: arc * unit(layout) * 0.3,
        scale: 1 + arc * 0.14,
        above: true,
      };
      return new Map([[from, pose]]);
    },
  };
}

function onSpot(layout: Layout, at: number, millis: number, pose: (t: number) => Partial<Pose>): Motion {
  return { millis, poses: (t) => new Map([[at, { ...still(layout, at), ...pose(t) }]]) };
}

/** A piece that tips over the edge towards `to`, seen from above: it rises until only its edge is
 *  seen, then lies down on the other side, mirrored. */
export function tumble(layout: Layout, from: number, to: number, after: Piece, millis: number): Motion {
  const start = still(layout, from);
  const end = still(layout, to);
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return {
    millis,
    poses(t) {
      const round = ease(t) * Math.PI;
      const share = (1 - Math.cos(round)) / 2;
      const pose: Pose = {
        x: mix(start.x, end.x, share),
        y: mix(start.y, end.y, share),
        scale: 1 + 0.16 * Math.sin(round),
        squash: { angle, along: Math.max(0.04, Math.abs(Math.cos(round))) },
        above: true,
      };
      if (share > 0.5) pose.piece = after;
      return new Map([[from, pose]]);
    },
  };
}

/** How an event is shown where the skin has no better way. */
export function defaultMotion(event: Event, before: View, layout: Layout, context: Context): Motion | null {
  const piece = (at: number): Piece | null => before.cells[at]?.piece ?? null;
  switch (event.type) {
    case "moved":
    case "stacked":
      return travel(layout, [event.from, ...context.hops, event.to], event.type === "stacked" || context.hops.length > 0 ? 1 : 0.35, 200);
    case "unstacked": {
      const stack = piece(event.from);
      if (!stack) return null;
      const motion = travel(layout, [event.from, event.to], 1, 220);
      return {
        millis: motion.millis,
        poses(t) {
          const moved = motion.poses(t).get(event.from);
          const below = { ...still(layout, event.from), piece: { ...stack, height: stack.height - 1 } };
          // The top is told as standing on the cell it goes to; what stands there stays visible.
          const poses = new Map<number, Pose>([[event.from, below]]);
          if (moved) poses.set(-1, { ...moved, piece: { ...stack, height: 1 } });
          return poses;
        },
      };
    }
    case "tumbled": {
      const tile = piece(event.from);
      return tile && tumble(layout, event.from, event.to, { ...tile, orientation: event.orientation }, 300);
    }
    case "turned": {
      const turned = piece(event.at);
      if (!turned) return null;
      const quarter = (event.orientation - turned.orientation + 8) % 4 === 3 ? -90 : 90;
      return onSpot(layout, event.at, 220, (t) => ({ turn: quarter * ease(t), above: true }));
    }
    case "swapped": {
      const one = travel(layout, [event.from, event.to], 0.8, 260);
      const two = travel(layout, [event.to, event.from], 0.2, 260);
      return { millis: 260, poses: (t) => new Map([...two.poses(t), ...one.poses(t)]) };
    }
    case "flipped": {
      const pawn = piece(event.at);
      if (!pawn) return null;
      return onSpot(layout, event.at, 200, (t) => ({
        squash: { angle: 0, along: Math.max(0.04, Math.abs(Math.cos(t * Math.PI))) },
        scale: 1 + 0.12 * Math.sin(t * Math.PI),
        ...(t > 0.5 ? { piece: { ...pawn, owner: pawn.owner === "first" ? "second" : "first" } } : {}),
      }));
    }
    case "captured":
    case "left":
      return onSpot(layout, event.at, 180, (t) => ({ opacity: 1 - t, scale: 1 - 0.3 * t }));
    case "entered":
      return onSpot(layout, event.at, 180, (t) => ({
        piece: event.piece,
        opacity: Math.min(1, 2 * t),
        scale: mix(1.35, 1, ease(t)),
        above: true,
      }));
    case "beam":
      // After the move a breath, then the beam runs.
      return { millis: BEAM_MILLIS[event.beam.type] ?? 45, poses: () => NO_POSES };
    case "crowned":
      return event.at === null ? null : { millis: 200, poses: () => NO_POSES };
    case "hopped":
    case "terrainChanged":
    case "counted":
    case "handed":
    case "passed":
      return null;
  }
}

/** The cells told as hopped on right before event `index`. */
function hopsBefore(events: readonly Event[], index: number): number[] {
  const hops: number[] = [];
  for (let i = index - 1; i >= 0; i -= 1) {
    const event = events[i];
    if (event?.type !== "hopped") break;
    hops.unshift(event.at);
  }
  return hops;
}

/** Runs the motions of one board. `shown` is what stands on the board right now. */
export class Player {
  readonly shown;
  readonly moment = signal<Moment | null>(null);
  readonly poses = signal<ReadonlyMap<number, Pose>>(NO_POSES);
  private after: View | null = null;
  private frame = 0;
  private done: (() => void) | null = null;

  constructor(view: View) {
    this.shown = signal(view);
  }

  get playing(): boolean {
    return this.after !== null;
  }

  /** Shows that view at once. */
  show(view: View): void {
    this.after = view;
    this.finish();
  }

  /** Shows events from `before` to `after`; `done` is called at the end, also when it was cut short. */
  play(before: View, events: readonly Frame[], after: View, skin: Skin, layout: Layout, done?: () => void): void {
    this.finish();
    this.shown.value = before;
    this.after = after;
    this.done = done ?? null;
    let index = -1;
    let began = 0;
    let motion: Motion | null = null;

    const step = (now: number): void => {
      while (motion === null || now - began >= motion.millis) {
        const over = motion;
        if (over) began += over.millis;
        const told = events[index];
        if (told) this.shown.value = replace(this.shown.value, told);
        index += 1;
        const event = events[index];
        if (!event) {
          this.finish();
          return;
        }
        const context: Context = { events, index, hops: hopsBefore(events, index) };
        const own = skin.animate?.(event, this.shown.value, layout, context);
        motion = own === undefined ? defaultMotion(event, this.shown.value, layout, context) : own;
        motion ??= { millis: 0, poses: () => NO_POSES };
      }
      const event = events[index];
      if (!event) return;
      const progress = Math.max(0, (now - began) / motion.millis);
      const running = motion;
      batch(() => {
        this.poses.value = running.poses(progress);
        this.moment.value = { event, progress, events, index, before: this.shown.value };
      });
      this.frame = requestAnimationFrame(step);
    };
    began = performance.now();
    step(began);
  }

  /** Waits until nothing moves any more, `most` milliseconds at the longest: a hidden page shows no
   *  motion, and whoever waits for it must not wait for ever. */
  still(most: number): Promise<void> {
    if (!this.playing) return Promise.resolve();
    return new Promise((resolve) => {
      const late = setTimeout(resolve, most);
      const { done } = this;
      this.done = () => {
        clearTimeout(late);
        done?.();
        resolve();
      };
    });
  }

  /** Jumps to the end of what is being shown. */
  finish(): void {
    if (!this.after) return;
    cancelAnimationFrame(this.frame);
    const { after, done } = this;
    this.after = null;
    this.done = null;
    batch(() => {
      this.shown.value = after;
      this.moment.value = null;
      this.poses.value = NO_POSES;
    });
    done?.();
  }
}
