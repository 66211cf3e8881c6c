// What a game's board module provides: one object that draws one game. It knows no rules; it gets
// views and events, and everything else (keyboard, touch, highlights, screen reader) is shared.

import type { JSX } from "preact";
import type { Event, Piece, View } from "../protocol";
import type { Point } from "./geometry";

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
  /** Squashed to `along` (1 = not at all) in the direction `angle`, in degrees of the layout: a tile
   *  seen tipping. */
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
  /** All events of the move, and which of them this is: a beam needs the events before it. */
  events: readonly Event[];
  index: number;
  /** The view before this event. */
  before: View;
}

/** What an event's motion may look at apart from the event. */
export interface Context {
  events: readonly Event[];
  index: number;
  /** The cells of the `hopped` events right before this event, in order. */
  hops: readonly number[];
}

export interface GroundProps {
  view: View;
  layout: Layout;
  /** How far the board is turned on screen, in degrees clockwise: 180 when it is seen from the other
   *  side, and see `Skin.portrait`. Ground and Overlay are turned by the board already; only what must
   *  stay upright (letters) has to turn back. */
  turn: number;
}

export interface OverlayProps extends GroundProps {
  moment: Moment | null;
  /** Where nothing may move: what the last move did, until a step of the next one is taken. */
  last: readonly Event[];
}

export interface FigureProps {
  piece: Piece;
  /** Only its legend (`faces`, `colours`, `shape`) may be read: figures are kept while they stand
   *  still. What depends on the rest of the view belongs into Overlay. */
  view: View;
  /** How far the board is turned on screen: figures whose direction matters turn as well; others
   *  stay upright. */
  turn: number;
}

export interface Skin {
  /** `phone`: the screen is narrow, and the frame must not take room from the cells. */
  layout(view: View, phone: boolean): Layout;
  /** By how many degrees, clockwise, the board is turned on a narrow screen, where that makes its cells
   *  larger. */
  portrait?: number;
  /** What lies under the pieces: board, inlays, lines. */
  Ground(props: GroundProps): JSX.Element;
  /** One piece (or stack) drawn around 0,0. */
  Figure(props: FigureProps): JSX.Element;
  /** Things above the pieces: beam, hat, lines of fire. */
  Overlay?(props: OverlayProps): JSX.Element | null;
  /** How one event is shown; `undefined` for the default, `null` for no motion at all. */
  animate?(event: Event, before: View, layout: Layout, context: Context): Motion | null | undefined;
  /** The choice for which a place outside of the cells stands, such as an edge of the board. It can be
   *  pressed instead of the choice's button, while there is one. */
  choiceAt?(point: Point, view: View, layout: Layout): string | null;
}
