// The pieces, seen from above, with light from the upper left. Silver stands on round bases, red on
// square ones. Everything is drawn as if it looked north-east and then turned.

import { squarePath } from "../../board/geometry";
import type { FigureProps } from "../../board/skin";
import type { Side } from "../../protocol";

const PHARAOH = 0;
const OBELISK = 1;
const PYRAMID = 2;
const DJED = 3;

/** How bright faces are that look north, east, south, west. */
const FACETS = ["n", "e", "s", "w"];

export function Figure({ piece, turn }: FigureProps) {
  const { kind, owner, height } = piece;
  // What looks the same from everywhere is not turned: the light stays where it is.
  const quarters = kind >= PYRAMID ? (piece.orientation + turn / 90) % 4 : 0;
  return (
    <g class={`khet-piece of-${owner}`}>
      <Base owner={owner} />
      {kind === PHARAOH && <Pharaoh owner={owner} />}
      {kind === OBELISK && <Obelisk height={height} />}
      {kind >= PYRAMID && (
        <g transform={quarters ? `rotate(${quarters * 90})` : undefined}>
          {kind === PYRAMID ? <Pyramid quarters={quarters} /> : kind === DJED ? <Djed /> : <Eye quarters={quarters} />}
        </g>
      )}
    </g>
  );
}

const SQUARE = squarePath(75, 8);
const SQUARE_INSIDE = squarePath(66.5, 5);

function Base({ owner }: { owner: Side }) {
  if (owner === "first") {
    return (
      <g>
        <circle class="khet-shade wide" cy="3" r="44.5" />
        <circle class="khet-shade" cy="2" r="42" />
        <circle class="khet-rim" r="40.5" />
        <path class="khet-low" d="M27 -27A38.2 38.2 0 0 1 -27 27" />
        <circle class="khet-face" r="35" />
      </g>
    );
  }
  return (
    <g>
      <path class="khet-shade wide" d={squarePath(83, 12)} transform="translate(0 3)" />
      <path class="khet-shade" d={squarePath(78, 10)} transform="translate(0 2)" />
      <path class="khet-rim" d={SQUARE} />
      <path class="khet-low" d="M35.6 -31V30A5.6 5.6 0 0 1 30 35.6H-31" />
      <path class="khet-face" d={SQUARE_INSIDE} />
    </g>
  );
}

/** One mirror, over the half of the base that is not reflected. */
function Pyramid({ quarters }: { quarters: number }) {
  // The two outer faces look south and west before the turn.
  const tone = (side: number): string => `khet-facet ${FACETS[(side + quarters) % 4]}`;
  return (
    <g>
      <path class={tone(3)} d="M-27 -27L0 0L-27 27z" />
      <path class={tone(2)} d="M-27 27L0 0L27 27z" />
      <path class="khet-edge" d="M-27 27L0 0M-27 -27V27H27" />
      <Mirror d="M-26 -26L26 26" />
    </g>
  );
}

/** Two mirrors back to back, on a spine with the pillar's bars. */
function Djed() {
  return (
    <g transform="rotate(45)">
      <path class="khet-backing" d="M-35 -11.5H35V11.5H-35z" />
      <path class="khet-mirror thin" d="M-34 -8.6H34M-34 8.6H34" />
      <path class="khet-spine" d="M-34 -5.4H34V5.4H-34z" />
      <path class="khet-bars" d="M-12 -5.4V5.4M-4 -5.4V5.4M4 -5.4V5.4M12 -5.4V5.4" />
    </g>
  );
}

/** A pane of glass that lets half of the light through, and the eye on it. */
function Eye({ quarters }: { quarters: number }) {
  return (
    <g>
      <g transform="rotate(45)">
        <path class="khet-pane" d="M-36 -8H36V8H-36z" />
        <path class="khet-mirror thin half" d="M-36 -8H36M-36 8H36" />
      </g>
      <g transform={quarters ? `rotate(${-quarters * 90})` : undefined}>
        <path class="khet-lid" d="M-20 0Q0 -18 20 0Q0 18 -20 0z" />
        <circle class="khet-iris" r="6.8" />
        <circle class="khet-glint" cx="2.2" cy="-2.4" r="2" />
      </g>
    </g>
  );
}

function Mirror({ d }: { d: string }) {
  return (
    <g>
      <path class="khet-backing line" d={d} />
      <path class="khet-mirror" d={d} />
      <path class="khet-shine" d={d} />
    </g>
  );
}

/** A square tower with its point; a second one makes a second ring. */
function Obelisk({ height }: { height: number }) {
  return (
    <g>
      {height > 1 && <Tower half={26.5} inner={20} />}
      <Tower half={height > 1 ? 15.5 : 22} inner={0} />
    </g>
  );
}

function Tower({ half, inner }: { half: number; inner: number }) {
  const h = half;
  const i = inner;
  return (
    <g>
      <path class="khet-shade deep" d={squarePath(h * 2 + 5, 3)} transform="translate(1 1.5)" />
      <path class="khet-facet n" d={`M${-h} ${-h}H${h}L${i} ${-i}H${-i}z`} />
      <path class="khet-facet e" d={`M${h} ${-h}V${h}L${i} ${i}V${-i}z`} />
      <path class="khet-facet s" d={`M${h} ${h}H${-h}L${-i} ${i}H${i}z`} />
      <path class="khet-facet w" d={`M${-h} ${h}V${-h}L${-i} ${-i}V${i}z`} />
      {inner > 0 && <path class="khet-well" d={squarePath(i * 2)} />}
      <path class="khet-edge" d={squarePath(h * 2)} />
    </g>
  );
}

function Pharaoh({ owner }: { owner: Side }) {
  return (
    <g>
      {owner === "first" ? <circle class="khet-well" r="31" /> : <path class="khet-well" d={squarePath(57, 4)} />}
      <path class="khet-crown" d="M-21 15L-25 -9L-12.5 2L0 -20L12.5 2L25 -9L21 15z" />
      <path class="khet-crown band" d="M-21 14H21V20H-21z" />
      <circle class="khet-crown" cx="-25" cy="-11" r="3.2" />
      <circle class="khet-crown" cy="-22" r="3.6" />
      <circle class="khet-crown" cx="25" cy="-11" r="3.2" />
      <circle class="khet-jewel" cy="7" r="4" />
    </g>
  );
}
