// Quindo's board: a tray of black lacquer with a felt field let into it. Whatever reaches the ring
// falls off, so the ring looks like an edge and the felt like a place to stay.

import { Coordinates } from "../../board/coordinates";
import { squareLayout } from "../../board/geometry";
import type { GroundProps, Layout, Skin } from "../../board/skin";
import type { View } from "../../protocol";
import { Counter } from "./counter";
import { animate } from "./motion";
import { Tally } from "./tally";
import "./board.css";

const SIZE = 100;
const MARGIN = 44;
/** To the left and right on a phone: seven squares of 44 pixels on a screen of 320. */
const SLIM = 13;

export const skin: Skin = { layout, Ground, Figure: Counter, animate };

function layout(view: View, phone: boolean): Layout {
  return squareLayout(view, SIZE, MARGIN, phone ? SLIM : MARGIN);
}

function Ground({ view, layout: place, turn }: GroundProps) {
  const { width, height } = place;
  const aside = Math.min(...place.cells.map(({ x }) => x)) - SIZE / 2;
  const ring = { x: aside, y: MARGIN, width: width - 2 * aside, height: height - 2 * MARGIN };
  const felt = { x: ring.x + SIZE, y: ring.y + SIZE, width: ring.width - 2 * SIZE, height: ring.height - 2 * SIZE };
  const barred = view.counters.find(({ name }) => name === "barred")?.value ?? 0;
  return (
    <g class="quindo-ground">
      <rect class="quindo-tray" x="2" y="2" width={width - 4} height={height - 4} rx={aside < MARGIN ? 14 : 30} />
      <rect class="quindo-sheen" x="7" y="7" width={width - 14} height={height - 14} rx={aside < MARGIN ? 10 : 26} />
      <rect class="quindo-ring" {...ring} rx="7" />
      <path class="quindo-gloss" d={gloss(ring)} />
      <path class="quindo-joints" d={joints(ring)} />
      <rect class="quindo-fillet" {...ring} rx="7" />
      <rect class="quindo-felt" {...felt} rx="4" />
      <path class="quindo-seams" d={seams(felt)} />
      <path class="quindo-knots" d={knots(felt)} />
      {/* The felt lies a little deeper than the ring: a shade under its upper and left edge. */}
      <path class="quindo-depth" d={`M${felt.x + 3} ${felt.y + felt.height}V${felt.y + 3}H${felt.x + felt.width}`} />
      <rect class="quindo-bead" {...felt} rx="4" />
      <Tally barred={barred} x={width / 2} y={MARGIN / 2 + 2} />
      <Coordinates view={view} layout={place} turn={turn} />
    </g>
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the lines between the squares lie, edges left out. */
function between(from: number, length: number): number[] {
  return Array.from({ length: Math.round(length / SIZE) - 1 }, (_, line) => from + (line + 1) * SIZE);
}

/** Two slanting bands of light on the lacquer; the felt covers their middle. */
function gloss({ x, y, width, height }: Box): string {
  const slant = height * 0.55;
  const band = (at: number, wide: number) => `M${x + slant + at} ${y}h${wide}L${x + at + wide} ${y + height}h${-wide}z`;
  const room = width - slant;
  return band(room * 0.08, room * 0.3) + band(room * 0.46, room * 0.08);
}

/** Hairlines that part the ring into squares. */
function joints({ x, y, width, height }: Box): string {
  const [right, below] = [x + width - SIZE, y + height - SIZE];
  return [
    ...between(x, width).map((at) => `M${at} ${y + 8}v${SIZE - 16}M${at} ${below + 8}v${SIZE - 16}`),
    ...between(y, height).map((at) => `M${x + 8} ${at}h${SIZE - 16}M${right + 8} ${at}h${SIZE - 16}`),
  ].join("");
}

/** The lines on the felt. */
function seams({ x, y, width, height }: Box): string {
  return [...between(x, width).map((at) => `M${at} ${y}v${height}`), ...between(y, height).map((at) => `M${x} ${at}h${width}`)].join("");
}

/** A small diamond where seams cross. */
function knots({ x, y, width, height }: Box): string {
  return between(x, width)
    .flatMap((across) => between(y, height).map((down) => `M${across} ${down - 5}l5 5l-5 5l-5-5z`))
    .join("");
}
