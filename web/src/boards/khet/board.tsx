// Khet: a slab of slate with inlaid squares, mirrors, and the light that runs between them.

import { Coordinates } from "../../board/coordinates";
import { squareLayout, squarePath } from "../../board/geometry";
import type { Context, GroundProps, Layout, Motion, OverlayProps, Pose, Skin } from "../../board/skin";
import type { Event, Port, View } from "../../protocol";
import "./board.css";
import { Figure } from "./figure";
import { Ankh, Horus } from "./inlay";
import { lightOf } from "./light";
import { Beam, Blaze, TURNS } from "./shot";

const SIZE = 100;
const MARGIN = 44;
const BURN = 340; // milliseconds
const DJED = 3;

const tile = squarePath(SIZE - 3, 3);
const setting = squarePath(28, 3);
const frame = squarePath(SIZE - 12, 2);

/** Where the slate was split: flat lenses that taper off at both ends. */
const CLEFTS = [
  "M44 236C300 222 560 280 1044 246C560 288 300 226 44 236z",
  "M120 262C240 252 330 284 500 270C330 290 240 256 120 262z",
  "M360 646C560 622 760 676 1044 640C760 682 560 627 360 646z",
  "M44 566C220 584 380 540 640 574C380 546 220 589 44 566z",
  "M660 112C800 128 920 92 1044 108C920 97 800 134 660 112z",
  "M44 782C240 764 400 806 620 786C400 811 240 769 44 782z",
].join("");

function Ground({ view, layout, flipped }: GroundProps) {
  const { width, height } = layout;
  const inside = { x: MARGIN - 3, y: MARGIN - 3, width: width - 2 * MARGIN + 6, height: height - 2 * MARGIN + 6 };
  return (
    <g class="khet-ground">
      <rect class="khet-slab" x="3" y="3" width={width - 6} height={height - 6} rx="16" />
      <rect class="khet-bevel" x="5" y="5" width={width - 10} height={height - 10} rx="14" />
      <rect class="khet-bed" {...inside} rx="5" />
      {view.cells.map(({ name, x, y, mark }, index) => {
        const at = layout.cells[index];
        return at && (
          <g key={name} transform={`translate(${at.x} ${at.y})`}>
            {/* No two slates are quite alike. */}
            <path class={`khet-tile tone-${(x * 5 + y * 3 + ((x * y) % 3)) % 4}`} d={tile} />
            {mark.type === "reserved" && (
              <g class={`khet-inlay of-${mark.side}`} transform={flipped ? "rotate(180)" : undefined}>
                <path class="khet-inlay-frame" d={frame} />
                {mark.side === "first" ? <Horus /> : <Ankh />}
              </g>
            )}
          </g>
        );
      })}
      <path class="khet-cleft" d={CLEFTS} />
      {view.ports.map((port) => <Laser key={port.side} port={port} layout={layout} />)}
      <Coordinates view={view} layout={besidePorts(view, layout)} flipped={flipped} />
    </g>
  );
}

/** Where the names of files go: one that a laser would cover steps aside. */
function besidePorts(view: View, layout: Layout): Layout {
  const covered = view.ports.map(({ at }) => at).filter((at) => view.cells[at]?.y === 0);
  return { ...layout, cells: layout.cells.map((cell, index) => (covered.includes(index) ? { ...cell, x: cell.x - 30 } : cell)) };
}

/** The lens in the frame, in a round or a square setting like the side's pieces. */
function Laser({ port, layout }: { port: Port; layout: Layout }) {
  const at = layout.cells[port.at];
  if (!at) return null;
  return (
    <g class={`khet-laser of-${port.side}`} transform={`translate(${at.x} ${at.y}) rotate(${TURNS[port.heading]}) translate(0 69)`}>
      <path class="khet-barrel" d="M-7 -21H7V-6H-7z" />
      {port.side === "first" ? <circle class="khet-housing" cy="3" r="15" /> : <path class="khet-housing" d={setting} transform="translate(0 3)" />}
      <circle class="khet-lens" cy="3" r="8" />
      <circle class="khet-glint" cx="-2.6" cy=".2" r="1.8" />
    </g>
  );
}

function Overlay({ layout, view, moment }: OverlayProps) {
  const light = moment && lightOf(moment.events, layout);
  const { event, progress = 0 } = moment ?? {};
  const shot = event?.type === "beam" && event.beam.type === "fired";
  const burning = event?.type === "captured";
  return (
    <g class="khet-overlay">
      {light && shot && <Beam light={light} now={progress * light.ends} view={view} layout={layout} />}
      {light && burning && <Beam light={light} now={light.ends} view={view} layout={layout} fade={Math.max(0, 1 - progress * 1.5)} />}
      {moment && burning && burnt(moment.events, moment.index).map(({ at, piece }) => {
        const cell = layout.cells[at];
        const stack = (moment.before.cells[at]?.piece?.height ?? 1) > 1;
        return cell && <Blaze key={at} x={cell.x} y={cell.y} t={progress} owner={piece.owner} top={stack} size={piece.kind === 0 ? 1.5 : 1} />;
      })}
    </g>
  );
}

/** Everything a shot strikes leaves at once. */
function burnt(events: readonly Event[], index: number) {
  return events.slice(index).filter((event) => event.type === "captured");
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

function animate(event: Event, before: View, layout: Layout, { events, index }: Context): Motion | null | undefined {
  switch (event.type) {
    case "turned": {
      const piece = before.cells[event.at]?.piece;
      const at = layout.cells[event.at];
      if (!piece || !at) return null;
      // A djed's turn has no sense of its own: it is shown as it is written, clockwise.
      const back = piece.kind < DJED && (event.orientation - piece.orientation + 4) % 4 === 3;
      return {
        millis: 240,
        poses: (t) => new Map([[event.at, { x: at.x, y: at.y, turn: (back ? -90 : 90) * ease(t), scale: 1 + 0.07 * Math.sin(t * Math.PI), above: true }]]),
      };
    }
    case "beam": {
      const light = event.beam.type === "fired" ? lightOf(events, layout) : null;
      const none: ReadonlyMap<number, Pose> = new Map();
      return light && { millis: light.ends, poses: () => none };
    }
    case "captured": {
      if (events[index - 1]?.type === "captured") return null;
      const struck = burnt(events, index);
      return { millis: BURN, poses: (t) => new Map(struck.flatMap(({ at, piece }, number) => burn(at, piece, number, before, layout, t))) };
    }
    default:
      return undefined;
  }
}

function burn(at: number, piece: NonNullable<Pose["piece"]>, number: number, before: View, layout: Layout, t: number): [number, Pose][] {
  const cell = layout.cells[at];
  const stood = before.cells[at]?.piece;
  if (!cell || !stood) return [];
  const { x, y } = cell;
  const burning: Pose = { x, y, scale: 1 - 0.22 * t, opacity: Math.max(0, 1 - t * 1.7), piece };
  if (stood.height === 1) return [[at, burning]];
  // Of a stack only the top burns: a figure of its own, over the obelisk that stays.
  return [[at, { x, y, piece: { ...stood, height: stood.height - 1 } }], [-1 - number, { ...burning, above: true }]];
}

export const skin: Skin = {
  layout: (view) => squareLayout(view, SIZE, MARGIN),
  Ground,
  Figure,
  Overlay,
  animate,
};
