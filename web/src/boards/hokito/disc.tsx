// Turned discs, ivory and ebony, seen from above and a little from the front: a face with its pips,
// and below it the side, as thick as the stack is high.

import { round } from "../../board/geometry";
import type { FigureProps } from "../../board/skin";

export const RADIUS = 35;

const THIN = 9;
const THICKEST = 36;
/** More seams than this would run into one another. */
const SEAMS = 12;

/** How thick a stack is drawn. Each disc adds less than the one before, so that the highest stack of
 *  the game still stands on its own square. */
export const thickness = (height: number): number => THIN + (THICKEST - THIN) * (1 - Math.exp((1 - height) / 5));

/** Where the pips lie, by kind: set apart as far as the face allows, to be counted at a glance. */
const PIPS: [number, number][][] = [
  [[0, 0]],
  [
    [-11.5, 0],
    [11.5, 0],
  ],
  [
    [0, -12.5],
    [-12, 8],
    [12, 8],
  ],
];

/** The sides differ in the shape of their pips, not in colour alone. */
const PIP = { first: "M0-8.6L8.6 0L0 8.6L-8.6 0z", second: "M-6.8 0a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0z" };

/**
 * A disc or a stack. Hokito's pieces have no orientation; while one is in the air, its motion tells
 * there how high it is (in layout units), because up on screen is up from both sides of the board.
 * A height of 0 is the shadow alone, which stays behind on whatever lies below.
 */
export function Disc({ piece }: FigureProps) {
  const { owner, kind, height, orientation: lift } = piece;
  if (height === 0)
    return (
      <g transform={`translate(0 ${-lift})`}>
        <Shadow foot={0} />
      </g>
    );
  const half = round(thickness(height) / 2);
  return (
    <g class={`hokito-disc of-${owner}`}>
      {lift === 0 && <Shadow foot={half} />}
      <g transform={lift === 0 ? undefined : `translate(0 ${-lift})`}>
        <Side half={half} height={height} />
        <Face owner={owner} kind={kind} y={-half} />
        {height > 1 && <Tag height={height} />}
      </g>
    </g>
  );
}

/** Dark where disc and board touch, fainter around it; the light comes from the upper left. */
function Shadow({ foot }: { foot: number }) {
  return (
    <g class="hokito-shadow">
      <circle cx="3" cy={foot + 4} r={RADIUS + 3.5} />
      <circle cx="2" cy={foot + 2.5} r={RADIUS + 1.5} />
    </g>
  );
}

function Side({ half, height }: { half: number; height: number }) {
  const r = RADIUS;
  const layers = Math.min(height, SEAMS);
  const seams = Array.from({ length: layers - 1 }, (_, seam) => {
    const y = round(half - ((seam + 1) * 2 * half) / layers);
    return `M${-r} ${y}A${r} ${r} 0 0 0 ${r} ${y}`;
  });
  return (
    <>
      <path class="hokito-side" d={`M${-r} ${-half}V${half}A${r} ${r} 0 0 0 ${r} ${half}V${-half}z`} />
      <path class="hokito-gleam" d={strip(half, -r * 0.9, -r * 0.4) + strip(half, -r * 0.8, -r * 0.55)} />
      <path class="hokito-shade" d={strip(half, r * 0.3, r)} />
      <path class="hokito-shade" d={strip(half, r * 0.68, r)} />
      <path class="hokito-seams" d={seams.join("")} />
    </>
  );
}

/** The part of the side between two distances from its middle. */
function strip(half: number, from: number, to: number): string {
  const down = (x: number): number => round(Math.sqrt(Math.max(0, RADIUS * RADIUS - x * x)));
  const a = round(from);
  const b = round(to);
  return `M${a} ${round(down(a) - half)}V${round(down(a) + half)}A${RADIUS} ${RADIUS} 0 0 0 ${b} ${round(down(b) + half)}V${round(down(b) - half)}A${RADIUS} ${RADIUS} 0 0 1 ${a} ${round(down(a) - half)}z`;
}

function Face({ owner, kind, y }: { owner: "first" | "second"; kind: number; y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <circle class="hokito-face" r={RADIUS - 0.5} />
      <circle class="hokito-bevel" r={RADIUS - 2.6} />
      <path class="hokito-light" d="M-28.1-16.2A32.4 32.4 0 0 1 8.4-31.3" />
      <circle class="hokito-groove" r="27" />
      {PIPS[kind]?.map(([px, py]) => (
        <path key={px} class="hokito-pip" d={PIP[owner]} transform={`translate(${px} ${py})`} />
      ))}
    </g>
  );
}

/** How many discs there are, on a small brass tag in the corner: a ring drawn around the stack as a
 *  highlight does not cross it there. */
function Tag({ height }: { height: number }) {
  const half = height > 9 ? 16.5 : 13;
  return (
    <g class="hokito-tag" transform={`translate(${49 - half} 36)`}>
      <rect x={-half} y="-13" width={2 * half} height="26" rx="13" />
      <text dy=".36em" font-size="22">
        {height}
      </text>
    </g>
  );
}
