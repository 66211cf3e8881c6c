// A tile as it lies: six coloured wedges, each with its glyph, in a frame of its owner. White's
// frame is ivory and its dot a ring; Black's is ebony and its dot a small hexagon.

import { hexagonCorners, hexagonPath, round } from "../../board/geometry";
import type { Piece, Side, View } from "../../protocol";

export type Point = readonly [x: number, y: number];

/** Distance between the centres of two neighbouring cells. */
export const CELL = 100;
/** From a cell's centre to its corners. */
export const RADIUS = CELL / Math.sqrt(3);
/** From a tile's centre to its corners: the gap to the cell's edge leaves room for highlights. */
export const TILE = RADIUS * 0.87;
/** From a tile's centre to the outer corners of its wedges. */
const WEDGE = RADIUS * 0.805;
/** How much of a lying tile's side is seen. */
export const SIDE = 4.2;
/** Where a wedge's glyph lies, from the tile's centre. */
const GLYPH = 30;
const DOT = 13;

interface Ink {
  fill: string;
  /** Of the glyph: dark on the light colours, pale on the others. */
  glyph: string;
}

/** Yellow, orange, red, green, blue, violet, as in the rules. */
export const INKS: readonly Ink[] = [
  { fill: "#f0c53a", glyph: "#3b2a05" },
  { fill: "#e58330", glyph: "#35190a" },
  { fill: "#bf3a30", glyph: "#fff4e6" },
  { fill: "#3f8352", glyph: "#f6fbef" },
  { fill: "#2c5fa8", glyph: "#f1f6ff" },
  { fill: "#76468f", glyph: "#fbf1ff" },
];

/** Disc, tent, brick, leaf, water, star: told apart whichever way they are turned, and the same seen
 *  in a mirror, as a tile that tips is. Outwards is up. */
export const GLYPHS: readonly string[] = [
  "M-7.2 0a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0z",
  "M0-8.5L9 6.5H-9z",
  "M-6.6-6.6H6.6V6.6H-6.6z",
  "M0-10.8C7.4-4.4 7.4 4.4 0 10.8C-7.4 4.4-7.4-4.4 0-10.8z",
  "M-9.4-6.4H9.4V-1.9H-9.4zM-9.4 1.9H9.4V6.4H-9.4z",
  "M-2.7-8.6H2.7V-2.7H8.6V2.7H2.7V8.6H-2.7V2.7H-8.6V-2.7H-2.7z",
];

interface Wood {
  top: string;
  side: string;
  line: string;
  dot: string;
  /** What tells the dot from the wedges. */
  edge: string;
}

export const WOOD: Record<Side, Wood> = {
  first: { top: "#fbf5e6", side: "#cdbd9a", line: "#a8966f", dot: "#fffaf0", edge: "#2a231b" },
  second: { top: "#262320", side: "#0d0c0b", line: "#6d665d", dot: "#1b1917", edge: "#f3ead8" },
};

/** The colours a piece shows to the six sides, from the east anticlockwise. */
export function coloursOf(piece: Piece, view: View): number[] {
  const faces = view.faces.find(({ kind, orientation }) => kind === piece.kind && orientation === piece.orientation);
  return (faces?.sides ?? []).map((side) => (side.type === "colour" ? side.colour : 0));
}

/** The corners of the wedge that looks to a side. */
export function wedge(side: number): [Point, Point, Point] {
  const corners = hexagonCorners(WEDGE);
  return [[0, 0], corners[(side + 5) % 6] ?? [0, 0], corners[side] ?? [0, 0]];
}

/** Where the glyph of that side lies; it is turned so that up looks outwards. */
export function glyphPlace(side: number): { at: Point; turn: number } {
  const angle = (side * Math.PI) / 3;
  return { at: [Math.cos(angle) * GLYPH, -Math.sin(angle) * GLYPH], turn: 90 - side * 60 };
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;

const outline = hexagonPath(TILE);
const wedges = Array.from({ length: 6 }, (_, side) => pathOf(wedge(side)));
const places = Array.from({ length: 6 }, (_, side) => {
  const {
    at: [x, y],
    turn,
  } = glyphPlace(side);
  return `translate(${round(x)} ${round(y)}) rotate(${turn})`;
});

export function Tile({ piece, view, turn }: { piece: Piece; view: View; turn: number }) {
  const wood = WOOD[piece.owner];
  return (
    <g>
      <path class="khitan-shadow far" d={outline} transform={`translate(0 9) rotate(${turn})`} />
      <path class="khitan-shadow" d={outline} transform={`translate(0 6) rotate(${turn})`} />
      <path d={outline} transform={`translate(0 ${SIDE}) rotate(${turn})`} fill={wood.side} stroke={wood.side} stroke-width="3" stroke-linejoin="round" />
      <g transform={turn === 0 ? undefined : `rotate(${turn})`}>
        <path d={outline} fill={wood.top} stroke={wood.line} stroke-width="1.4" stroke-linejoin="round" />
        {coloursOf(piece, view).map((colour, side) => {
          const ink = INKS[colour];
          return (
            <g key={side}>
              <path d={wedges[side]} fill={ink?.fill} stroke={wood.top} stroke-width="2" stroke-linejoin="round" />
              <path d={GLYPHS[colour]} fill={ink?.glyph} transform={places[side]} />
            </g>
          );
        })}
      </g>
      <Dot owner={piece.owner} />
    </g>
  );
}

/** Whose the tile is. */
export function Dot({ owner }: { owner: Side }) {
  const wood = WOOD[owner];
  return (
    <g>
      {owner === "first" ? (
        <circle r={DOT} fill={wood.dot} stroke={wood.edge} stroke-width="2.2" />
      ) : (
        <path d={hexagonPath(DOT + 2.5)} fill={wood.dot} stroke={wood.edge} stroke-width="2.2" stroke-linejoin="round" />
      )}
      {owner === "first" && <circle r="7.5" fill="none" stroke={wood.line} stroke-width="1.8" />}
    </g>
  );
}
