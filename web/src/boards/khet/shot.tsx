// How a shot looks: the beam on its way, glints on mirrors, pieces that glow and burn out.

import type { ComponentChildren } from "preact";
import { squarePath } from "../../board/geometry";
import type { Layout } from "../../board/skin";
import type { Side, View } from "../../protocol";
import { lensOf } from "./frame";
import { strength, wayAt, type Light } from "./light";

export const TURNS = { north: 0, east: 90, south: 180, west: 270 };
const HEATS = 190; // milliseconds from the light's arrival until the piece glows all over
const GLINTS = 160; // milliseconds a mirror flares up

interface BeamProps {
  light: Light;
  /** Milliseconds since the shot began. */
  now: number;
  view: View;
  layout: Layout;
  fade?: number;
}

export function Beam({ light, now, view, layout, fade = 1 }: BeamProps) {
  const { path, heads } = wayAt(light, now);
  const port = view.ports.find(({ side }) => side === light.side);
  const at = port && layout.cells[port.at];
  // The lens warms up during the breath.
  const warm = Math.min(1, now / light.fires);
  return (
    <g class="khet-light" opacity={strength(light, now) * fade}>
      {port && at && (
        <g transform={`translate(${at.x} ${at.y}) rotate(${TURNS[port.heading]}) translate(0 ${lensOf(layout).far})`}>
          <Halo r={12 + 18 * warm} strength={warm * warm} />
          <circle class="khet-hot" r={2 + 4 * warm} opacity={warm} />
        </g>
      )}
      {fade === 1 &&
        light.spots.map(({ cell, at: when, kind }, index) => {
          const piece = view.cells[cell]?.piece;
          const place = layout.cells[cell];
          const heat = Math.min(1, (now - when) / HEATS);
          if (kind !== "struck" || heat < 0 || !piece || !place) return null;
          return (
            <g key={index} transform={`translate(${place.x} ${place.y})`} opacity={0.75 * heat * heat}>
              <Ember owner={piece.owner} top={piece.height > 1} />
            </g>
          );
        })}
      <path class="khet-beam glow" d={path} />
      <path class="khet-beam body" d={path} />
      <path class="khet-beam core" d={path} />
      {heads.map(({ x, y }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <Halo r={22} strength={0.8} />
          <circle class="khet-hot" r="5.5" />
        </g>
      ))}
      {light.spots.map(({ x, y, at: when, kind }, index) => {
        const age = now - when;
        if (age < 0) return null;
        const flare = Math.max(0, 1 - age / GLINTS);
        const heat = kind === "struck" ? Math.min(1, age / HEATS) : 0;
        const reach = kind === "edge" ? 7 : 9 + 16 * Math.max(flare, heat);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            {(kind === "edge" || kind === "struck") && <Halo r={18 + 22 * heat} strength={0.9} />}
            <path class="khet-hot" d={`M0 ${-reach}L2.6 -2.6L${reach} 0L2.6 2.6L0 ${reach}L-2.6 2.6L${-reach} 0L-2.6 -2.6z`} />
          </g>
        );
      })}
    </g>
  );
}

/** A soft glow, made of rings so that it needs no gradient. */
function Halo({ r, strength: opacity }: { r: number; strength: number }) {
  return (
    <g class="khet-halo" opacity={opacity}>
      <circle r={r} />
      <circle r={r * 0.78} />
      <circle r={r * 0.58} />
      <circle r={r * 0.4} />
    </g>
  );
}

/** The shape of a piece, glowing; of a stack, that of its top. */
function Ember({ owner, top }: { owner: Side; top: boolean }) {
  if (top) return <path class="khet-ember" d={squarePath(36)} />;
  return owner === "first" ? <circle class="khet-ember" r="40" /> : <path class="khet-ember" d={squarePath(75, 8)} />;
}

/** Where a piece has burnt, when nothing may move: the outline of its base. */
export function Ash({ x, y, owner }: { x: number; y: number; owner: Side }) {
  const at = { class: "khet-ash", transform: `translate(${x} ${y})` };
  return owner === "first" ? <circle {...at} r="38" /> : <path {...at} d={squarePath(71, 8)} />;
}

/** A piece that the light has reached and that glows on: what decided the game. */
export function Lit({ x, y, owner, children }: { x: number; y: number; owner: Side; children: ComponentChildren }) {
  return (
    <g class="khet-lit" transform={`translate(${x} ${y})`}>
      <Halo r={58} strength={1} />
      {children}
      <g opacity="0.55">
        <Ember owner={owner} top={false} />
      </g>
    </g>
  );
}

const SPARKS = Array.from({ length: 13 }, (_, index) => ({
  angle: index * 27.7 + (index % 3) * 9,
  far: 26 + ((index * 7) % 5) * 8,
}));

interface BlazeProps {
  x: number;
  y: number;
  /** 0 to 1. */
  t: number;
  owner: Side;
  top: boolean;
  size: number;
}

/** A piece that burns out: it shrinks white-hot, a ring runs outwards, sparks fall dark. */
export function Blaze({ x, y, t, owner, top, size }: BlazeProps) {
  const out = 1 - (1 - t) * (1 - t);
  const left = 1 - t;
  return (
    <g class="khet-blaze" transform={`translate(${x} ${y})`}>
      <Halo r={(40 + 20 * out) * size} strength={left} />
      <g transform={`scale(${1 - 0.75 * t * t})`} opacity={Math.min(1, left * 1.4)}>
        <Ember owner={owner} top={top} />
        <g opacity={Math.max(0, 1 - 1.6 * t)} transform="scale(.82)">
          <g class="khet-white">
            <Ember owner={owner} top={top} />
          </g>
        </g>
      </g>
      <g transform={`scale(${size})`}>
        <circle class="khet-wave" r={24 + 26 * out} stroke-width={6 * left} opacity={left} />
        {SPARKS.map(({ angle, far }, index) => (
          <path key={index} class="khet-spark" transform={`rotate(${angle})`} d={`M${18 + far * out} 0h${12 * left}`} opacity={Math.sqrt(left)} />
        ))}
      </g>
    </g>
  );
}
