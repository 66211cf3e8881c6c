// Khet: a slab of slate with inlaid squares, mirrors, and the light that runs between them.

import { Coordinates } from "../../board/coordinates";
import { squarePath } from "../../board/geometry";
import type { Context, GroundProps, Layout, Motion, OverlayProps, Pose, Skin } from "../../board/skin";
import type { Event, Port, View } from "../../protocol";
import "./board.css";
import { Figure } from "./figure";
import { layoutOf, lensOf, marginsOf, SIZE } from "./frame";
import { Ankh, Horus } from "./inlay";
import { lightOf } from "./light";
import { Ash, Beam, Blaze, Lit, TURNS } from "./shot";

const BURN = 340; // milliseconds
const PHARAOH = 0;
const DJED = 3;

const setting = squarePath(28, 3);
const frame = squarePath(SIZE - 12, 2);

/** Where the slate was split: flat lenses that taper off at both ends, from the first square's corner. */
const CLEFTS = [
  "M0 192C256 178 516 236 1000 202C516 244 256 182 0 192z",
  "M76 218C196 208 286 240 456 226C286 246 196 212 76 218z",
  "M316 602C516 578 716 632 1000 596C716 638 516 583 316 602z",
  "M0 522C176 540 336 496 596 530C336 502 176 545 0 522z",
  "M616 68C756 84 876 48 1000 64C876 53 756 90 616 68z",
  "M0 738C196 720 356 762 576 742C356 767 196 725 0 738z",
].join("");

function Ground({ view, layout, turn }: GroundProps) {
  const { width, height } = layout;
  const { x: left, y: top } = marginsOf(layout);
  const inside = { x: left - 3, y: top - 3, width: width - 2 * left + 6, height: height - 2 * top + 6 };
  return (
    <g class="khet-ground">
      <rect class="khet-slab" x="3" y="3" width={width - 6} height={height - 6} rx="16" />
      <rect class="khet-bevel" x="5" y="5" width={width - 10} height={height - 10} rx="14" />
      <rect class="khet-bed" {...inside} rx="5" />
      {/* All slates of a tone are one path. */}
      {[0, 1, 2, 3].map((tone) => (
        <path
          key={tone}
          class={`khet-tile tone-${tone}`}
          d={layout.cells.map((at, index) => (toneOf(view.cells[index]) === tone ? squarePath(SIZE - 3, 3, at) : "")).join("")}
        />
      ))}
      {view.cells.map(({ name, terrain }, index) => {
        const at = layout.cells[index];
        return (
          at &&
          terrain.type === "reserved" && (
            <g key={name} class={`khet-inlay of-${terrain.side}`} transform={`translate(${at.x} ${at.y}) rotate(${-turn})`}>
              <path class="khet-inlay-frame" d={frame} />
              {terrain.side === "first" ? <Horus /> : <Ankh />}
            </g>
          )
        );
      })}
      <path class="khet-cleft" d={CLEFTS} transform={`translate(${left} ${top})`} />
      {view.ports.map((port) => (
        <Laser key={port.side} port={port} layout={layout} />
      ))}
      <Coordinates view={view} layout={besidePorts(view, layout)} turn={turn} />
    </g>
  );
}

/** No two slates are quite alike. */
const toneOf = ({ x, y } = { x: 0, y: 0 }): number => (x * 5 + y * 3 + ((x * y) % 3)) % 4;

/** Where the names of files go: one that a laser would cover steps aside. */
function besidePorts(view: View, layout: Layout): Layout {
  if (lensOf(layout).scale < 1) return layout;
  const covered = view.ports.map(({ at }) => at).filter((at) => view.cells[at]?.y === 0);
  return { ...layout, cells: layout.cells.map((cell, index) => (covered.includes(index) ? { ...cell, x: cell.x - 30 } : cell)) };
}

/** The lens in the frame, in a round or a square setting like the side's pieces. */
function Laser({ port, layout }: { port: Port; layout: Layout }) {
  const at = layout.cells[port.at];
  if (!at) return null;
  const { far, scale } = lensOf(layout);
  return (
    <g class={`khet-laser of-${port.side}`} transform={`translate(${at.x} ${at.y}) rotate(${TURNS[port.heading]}) translate(0 ${far}) scale(${scale})`}>
      {scale === 1 && <path class="khet-barrel" d="M-7 -24H7V-9H-7z" />}
      {port.side === "first" ? <circle class="khet-housing" r="15" /> : <path class="khet-housing" d={setting} />}
      <circle class="khet-lens" r="8" />
      <circle class="khet-glint" cx="-2.6" cy="-2.8" r="1.8" />
    </g>
  );
}

function Overlay({ layout, view, moment, last, turn }: OverlayProps) {
  const light = moment && lightOf(moment.events, layout);
  const trace = moment ? null : lightOf(last, layout);
  const { event, progress = 0 } = moment ?? {};
  const shot = event?.type === "beam" && event.beam.type === "fired";
  const burning = event?.type === "captured";
  return (
    <g class="khet-overlay">
      {trace && (
        <g class="khet-trace">
          {burnt(last, 0).map(({ at, piece }) => {
            const cell = layout.cells[at];
            if (!cell) return null;
            if (piece.kind !== PHARAOH) return <Ash key={at} x={cell.x} y={cell.y} owner={piece.owner} />;
            // The end of the game stays to be seen: the pharaoh, lit.
            return (
              <Lit key={at} x={cell.x} y={cell.y} owner={piece.owner}>
                <g transform={`rotate(${-turn})`}>
                  <Figure piece={piece} view={view} turn={turn} />
                </g>
              </Lit>
            );
          })}
          <Beam light={trace} now={trace.arrives} view={view} layout={layout} fade={0.9} />
        </g>
      )}
      {light && shot && <Beam light={light} now={progress * light.ends} view={view} layout={layout} />}
      {light && burning && <Beam light={light} now={light.ends} view={view} layout={layout} fade={Math.max(0, 1 - progress * 1.5)} />}
      {moment &&
        burning &&
        burnt(moment.events, moment.index).map(({ at, piece }) => {
          const cell = layout.cells[at];
          const stack = (moment.before.cells[at]?.piece?.height ?? 1) > 1;
          return cell && <Blaze key={at} x={cell.x} y={cell.y} t={progress} owner={piece.owner} top={stack} size={piece.kind === PHARAOH ? 1.5 : 1} />;
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
  return [
    [at, { x, y, piece: { ...stood, height: stood.height - 1 } }],
    [-1 - number, { ...burning, above: true }],
  ];
}

export const skin: Skin = {
  layout: layoutOf,
  // Silver's own file comes to lie before Silver, and Red's before Red.
  portrait: 90,
  Ground,
  Figure,
  Overlay,
  animate,
};
