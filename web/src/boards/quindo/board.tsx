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

export const skin: Skin = { layout, Ground, Figure: Counter, animate };

function layout(view: View): Layout {
  return squareLayout(view, SIZE, MARGIN);
}

function Ground({ view, layout: { width, height }, layout: place, flipped }: GroundProps) {
  const inner = MARGIN + SIZE;
  const felt = { x: inner, y: inner, width: width - 2 * inner, height: height - 2 * inner };
  const barred = view.counters.find(({ name }) => name === "barred")?.value ?? 0;
  return (
    <g class="quindo-ground">
      <rect class="quindo-tray" x="2" y="2" width={width - 4} height={height - 4} rx="30" />
      <rect class="quindo-sheen" x="7" y="7" width={width - 14} height={height - 14} rx="26" />
      <rect class="quindo-ring" x={MARGIN} y={MARGIN} width={width - 2 * MARGIN} height={height - 2 * MARGIN} rx="7" />
      <path class="quindo-gloss" d={gloss(width, height)} />
      <path class="quindo-joints" d={joints(width, height)} />
      <rect class="quindo-fillet" x={MARGIN} y={MARGIN} width={width - 2 * MARGIN} height={height - 2 * MARGIN} rx="7" />
      <rect class="quindo-felt" {...felt} rx="4" />
      <path class="quindo-seams" d={seams(width, height)} />
      <path class="quindo-knots" d={knots(width, height)} />
      {/* The felt lies a little deeper than the ring: a shade under its upper and left edge. */}
      <path class="quindo-depth" d={`M${felt.x + 3} ${felt.y + felt.height}V${felt.y + 3}H${felt.x + felt.width}`} />
      <rect class="quindo-bead" {...felt} rx="4" />
      <Tally barred={barred} x={width / 2} y={MARGIN / 2 + 2} />
      <Coordinates view={view} layout={place} flipped={flipped} />
    </g>
  );
}

/** Where the lines between the squares lie, border left out. */
function between(length: number): number[] {
  const lines: number[] = [];
  for (let at = MARGIN + SIZE; at < length - MARGIN; at += SIZE) lines.push(at);
  return lines;
}

/** Two slanting bands of light on the lacquer; the felt covers their middle. */
function gloss(width: number, height: number): string {
  const [left, right, top, bottom] = [MARGIN, width - MARGIN, MARGIN, height - MARGIN];
  const slant = (bottom - top) * 0.55;
  const band = (at: number, wide: number) => `M${left + slant + at} ${top}h${wide}L${left + at + wide} ${bottom}h${-wide}z`;
  const room = right - left - slant;
  return band(room * 0.08, room * 0.3) + band(room * 0.46, room * 0.08);
}

/** Hairlines that part the ring into squares. */
function joints(width: number, height: number): string {
  const far = { x: width - MARGIN - SIZE, y: height - MARGIN - SIZE };
  return [
    ...between(width).map((x) => `M${x} ${MARGIN + 8}v${SIZE - 16}M${x} ${far.y + 8}v${SIZE - 16}`),
    ...between(height).map((y) => `M${MARGIN + 8} ${y}h${SIZE - 16}M${far.x + 8} ${y}h${SIZE - 16}`),
  ].join("");
}

/** The lines on the felt. */
function seams(width: number, height: number): string {
  const inner = MARGIN + SIZE;
  return [
    ...between(width).slice(1, -1).map((x) => `M${x} ${inner}V${height - inner}`),
    ...between(height).slice(1, -1).map((y) => `M${inner} ${y}H${width - inner}`),
  ].join("");
}

/** A small diamond where seams cross. */
function knots(width: number, height: number): string {
  return between(width).slice(1, -1)
    .flatMap((x) => between(height).slice(1, -1).map((y) => `M${x} ${y - 5}l5 5l-5 5l-5-5z`))
    .join("");
}
