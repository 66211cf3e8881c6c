// What a game's board module provides: one object that draws one game. It knows no rules; it gets
// views and events, and everything else (keyboard, touch, signs, screen reader) is shared.

import type { JSX } from "preact";
import type { GameWords } from "../messages/types";
import type { Event, Piece, View } from "../protocol";

/** Where the cells lie, in the drawing's own units, seen from the first player's side. */
export interface Layout {
  width: number;
  height: number;
  /** In the order of `View.cells`: the centre, and the outline as an SVG path around 0,0. */
  cells: { x: number; y: number; outline: string }[];
}

/** How a figure is shown for an instant, in layout units. */
export interface Pose {
  x: number;
  y: number;
  /** Towards the upper edge of the screen, whichever way the board is turned. */
  lift?: number;
  /** Degrees clockwise. */
  turn?: number;
  scale?: number;
  /** Squashed to `along` (1 = not at all) in the direction `angle`, in degrees: a tile seen tipping. */
  squash?: { angle: number; along: number };
  opacity?: number;
  /** Drawn instead of what stands on the cell; on an empty cell, what is drawn at all. */
  piece?: Piece;
  /** Above all figures that stand still. */
  above?: boolean;
}

/** How an event is shown: poses by the cell they replace, for 0 ≤ t ≤ 1. */
export interface Motion {
  millis: number;
  poses(t: number): ReadonlyMap<number, Pose>;
}

/** The event that is being shown. */
export interface Moment {
  event: Event;
  /** 0 to 1. */
  progress: number;
  /** All events of the move, and which of them this is: a beam needs what was told before. */
  events: readonly Event[];
  index: number;
  /** The view before this event. */
  before: View;
}

/** What an event's motion may look at apart from the event. */
export interface Context {
  events: readonly Event[];
  index: number;
  /** Cells told as hopped on right before this event, in order. */
  hops: readonly number[];
}

export interface GroundProps {
  view: View;
  layout: Layout;
  /** The board is seen from the other side. Ground and Overlay are turned by the board already;
   *  only what must stay upright (letters) has to turn back. */
  flipped: boolean;
}

export interface OverlayProps extends GroundProps {
  moment: Moment | null;
}

export interface FigureProps {
  piece: Piece;
  /** Only its legend (`faces`, `colours`, `shape`) may be read: figures are kept while they stand
   *  still. What depends on the rest of the view belongs into Overlay. */
  view: View;
  /** Seen from the other side: figures whose direction matters turn by 180°; others stay upright. */
  flipped: boolean;
}

export interface Skin {
  layout(view: View): Layout;
  /** What lies under the pieces: board, inlays, lines. */
  Ground(props: GroundProps): JSX.Element;
  /** One piece (or stack) drawn around 0,0. */
  Figure(props: FigureProps): JSX.Element;
  /** Things above the pieces: beam, hat, lines of fire. */
  Overlay?(props: OverlayProps): JSX.Element | null;
  /** How one event is shown; `undefined` for the default, `null` for no motion at all. */
  animate?(event: Event, before: View, layout: Layout, context: Context): Motion | null | undefined;
  /** Words for screen readers; the game's own `words.piece` where it is missing. */
  describe?(piece: Piece, view: View, words: GameWords): string;
}
