// Khitan: a pale cardboard hexagon with a line printed across its middle row, and tiles that tip.

import "./board.css";
import { Coordinates } from "../../board/coordinates";
import { hexagonLayout, hexagonPath, onScreen, round } from "../../board/geometry";
import type { Context, FigureProps, GroundProps, Layout, Motion, OverlayProps, Pose, Skin } from "../../board/skin";
import type { CellView, Event, View } from "../../protocol";
import { linesOfFire } from "./fire";
import { Flash } from "./flash";
import { Slab } from "./slab";
import { CELL, pathOf, RADIUS, Tile, type Point } from "./tile";

/** Cardboard around the outermost corners of the cells, and room for the board's shadow. A phone has
 *  none to give away: with these four its cells are 44 pixels wide on a screen of 360. */
const BORDER = 26;
const BORDER_ON_PHONES = 4;
const AIR = 8;
/** How thick the cardboard is seen to be. */
const CARD = 7;

const TIPS = 300; // milliseconds
const TAKES = 460; // to light up and to tip off
const TAKES_MORE = 360; // each after the first
/** The share of taking that is light alone. */
const LIGHT = 0.52;

const sideOf = (view: View): number => (view.shape.type === "hexagons" ? view.shape.side : 5);

/** From the board's centre to the middle of its cells' outline, and of its cardboard's sides. */
const inside = (view: View): number => (1.5 * (sideOf(view) - 1) + 1) * RADIUS;
const reach = (view: View, phone: boolean): number => inside(view) + (phone ? BORDER_ON_PHONES : BORDER);

function layout(view: View, phone: boolean): Layout {
  const cells = hexagonLayout(view, RADIUS, 0);
  // Set on its corner, the board is as wide as it is high otherwise; below there is room to spare.
  const width = (reach(view, phone) * 4) / Math.sqrt(3) + 2 * AIR;
  const height = 2 * (reach(view, phone) + (phone ? 0 : AIR + CARD));
  const dx = (width - cells.width) / 2;
  const dy = (height - cells.height) / 2;
  return {
    width: round(width),
    height: round(height),
    cells: cells.cells.map(({ x, y, outline }) => ({ x: round(x + dx), y: round(y + dy), outline })),
  };
}

/** A hexagon with flat top, `far` from its centre to its sides. */
function plate(far: number): string {
  const corners = Array.from({ length: 6 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 3;
    const radius = (far * 2) / Math.sqrt(3);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return pathOf(corners);
}

function Ground({ view, layout: place, turn }: GroundProps) {
  const phone = turn % 180 !== 0;
  const far = reach(view, phone);
  const bend = phone ? 8 : 22;
  const card = plate(far - bend / 2);
  // Light comes from the upper edge of the screen, whoever looks.
  const below = (depth: number): string => `translate(${onScreen(turn, 0, depth).map(round).join(" ")})`;
  const half = (sideOf(view) - 0.5) * CELL;
  return (
    <g class="khitan-ground">
      <g transform={`translate(${place.width / 2} ${place.height / 2})`}>
        <path class="khitan-card-shadow" d={card} stroke-width={bend} transform={below(CARD + 7)} />
        <path class="khitan-card-side" d={card} stroke-width={bend} transform={below(CARD)} />
        <path class="khitan-card" d={card} stroke-width={bend} />
        {!phone && <path class="khitan-frame" d={plate(far - 7)} />}
      </g>
      {/* All cells of a half are one path. */}
      {(["first", "second", "none"] as const).map((owner) => (
        <path
          key={owner}
          class={`khitan-cell of-${owner}`}
          d={place.cells.map((at, index) => (ownerOf(view.cells[index]) === owner ? hexagonPath(RADIUS, at) : "")).join("")}
        />
      ))}
      {view.cells.map((cell, index) => {
        const at = place.cells[index];
        const owner = ownerOf(cell);
        return at && owner !== "none" && <circle key={cell.name} class={`khitan-half of-${owner}`} cx={at.x} cy={at.y} r={owner === "first" ? 4.4 : 3.8} />;
      })}
      <g class="khitan-line" transform={`translate(${place.width / 2} ${place.height / 2})`}>
        <path d={`M${-half} -2.6H${half}M${-half} 2.6H${half}`} />
        {Array.from({ length: sideOf(view) * 2 - 2 }, (_, index) => (
          <path key={index} class="khitan-knot" d="M0-9L6 0L0 9L-6 0z" transform={`translate(${-half + (index + 1) * CELL} 0)`} />
        ))}
      </g>
      <Coordinates view={view} layout={place} turn={turn} />
    </g>
  );
}

/** In whose half a cell lies. */
const ownerOf = (cell: CellView | undefined) => (cell?.terrain.type === "half" ? cell.terrain.side : "none");

function Figure({ piece, view, turn }: FigureProps) {
  return <Tile piece={piece} view={view} turn={turn} />;
}

function Overlay({ layout: place, moment, turn }: OverlayProps) {
  if (!moment) return null;
  const { event, progress, before, events, index } = moment;
  if (event.type === "tumbled") {
    const tile = before.cells[event.from]?.piece;
    const way = between(place, event.from, event.to);
    if (!tile || !way) return null;
    return <Slab piece={tile} view={before} {...way} angle={tipped(progress)} turn={turn} />;
  }
  if (event.type === "captured") {
    const lines = linesOfFire(events, index, before);
    const [line] = lines;
    const way = line && between(place, line.to, line.from);
    if (!way) return null;
    const fall = Math.max(0, (progress - LIGHT) / (1 - LIGHT));
    const towards: Point = [-way.towards[0], -way.towards[1]];
    return (
      <g>
        {fall > 0 && (
          <Slab
            piece={event.piece}
            view={before}
            at={slide(way.at, towards, fall)}
            towards={towards}
            angle={fall * fall * 2}
            turn={turn}
            opacity={1 - fall * fall}
          />
        )}
        <Flash lines={lines} layout={place} progress={Math.min(1, progress / LIGHT)} fade={fall} />
      </g>
    );
  }
  return null;
}

/** From one cell towards another, as a start and a unit vector. */
function between(place: Layout, from: number, to: number): { at: Point; towards: Point } | null {
  const start = place.cells[from];
  const end = place.cells[to];
  if (!start || !end) return null;
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  return { at: [start.x, start.y], towards: [(end.x - start.x) / far, (end.y - start.y) / far] };
}

/** What is struck is pushed a little way. */
const slide = ([x, y]: Point, [dx, dy]: Point, t: number): Point => [x + dx * 26 * t, y + dy * 26 * t];

/** The angle of a tile that is pushed, hangs for a moment on its edge, falls, and settles. */
function tipped(t: number): number {
  const falls = 0.86;
  if (t < falls) {
    const s = t / falls;
    return Math.PI * (s + (0.5 * Math.sin(2 * Math.PI * s)) / (2 * Math.PI) - 0.08 * Math.sin(Math.PI * s));
  }
  return Math.PI - 0.09 * Math.sin((Math.PI * (t - falls)) / (1 - falls));
}

function animate(event: Event, before: View, place: Layout, { events, index }: Context): Motion | undefined {
  // The overlay draws the tile on its way; what lies on the cell is hidden meanwhile.
  const hide = (cell: number): ReadonlyMap<number, Pose> => {
    const at = place.cells[cell];
    return new Map(at ? [[cell, { x: at.x, y: at.y, opacity: 0 }]] : []);
  };
  if (event.type === "tumbled") return { millis: TIPS, poses: () => hide(event.from) };
  if (event.type === "captured" && linesOfFire(events, index, before).length > 0) {
    const millis = events[index - 1]?.type === "captured" ? TAKES_MORE : TAKES;
    return { millis, poses: (t) => (t > LIGHT ? hide(event.at) : new Map()) };
  }
  return undefined;
}

// A twelfth of a turn makes the hexagons a tenth larger and leaves each side its own end of the table.
export const skin: Skin = { layout, portrait: 30, Ground, Figure, Overlay, animate };
