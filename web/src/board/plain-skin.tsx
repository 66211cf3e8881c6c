// A board for any game, drawn from the view alone: what a game looks like before it has a skin of its own.

import type { GameName } from "../games";
import type { Face, Piece, Side, View } from "../protocol";
import { gameInfo } from "../rules/table";
import { BeamOverlay } from "./beam";
import { Coordinates } from "./coordinates";
import { hexagonCorners, hexagonLayout, hexagonPath, round, squareLayout, squarePath } from "./geometry";
import type { FigureProps, GroundProps, Layout, OverlayProps, Skin } from "./skin";

const SIZE = 100;
const MARGIN = 44;
const RADIUS = SIZE / Math.sqrt(3);

/** Six colours, each with a glyph, so that colour is never the only sign. */
const TILE_COLOURS = ["#e8b923", "#e07b28", "#c8372d", "#3f8a4f", "#2f62b5", "#7d4a9c"];
const TILE_GLYPHS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  "M0-6L6 5H-6z",
  "M-5-5H5V5H-5z",
  "M0-7L6 0L0 7L-6 0z",
  "M-7-2H7V2H-7z",
  "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z",
];

const COLOURS: Record<Side, [string, string]> = { first: ["#f7f3ea", "#2a2724"], second: ["#26241f", "#f7f3ea"] };

export function plainSkin(game: GameName): Skin {
  const letters = lettersOf(gameInfo(game).kinds);

  function Figure({ piece, view, turn }: FigureProps) {
    const [body, ink] = COLOURS[piece.owner];
    if (view.shape.type === "hexagons") return <Tile piece={piece} view={view} turn={turn} body={body} />;
    const letter = letters[piece.kind] ?? "";
    const sides = view.faces.find((faces) => faces.kind === piece.kind && faces.orientation === piece.orientation)?.sides ?? [];
    const mirrors = sides.some((side) => side.type === "mirror" || side.type === "splitter");
    const layers = Math.min(piece.height, 6);
    return (
      <g>
        <ellipse cx="0" cy="8" rx="38" ry="36" class="contact-shadow" />
        {Array.from({ length: layers }, (_, layer) => (
          <circle key={layer} cx="0" cy={-layer * 3.4} r="36" fill={body} stroke={ink} stroke-opacity=".45" stroke-width="2" />
        ))}
        <g transform={`translate(0 ${-(layers - 1) * 3.4})`}>
          {mirrors ? <Mirrors sides={sides} ink={ink} turn={turn} /> : null}
          {!mirrors && letter !== "" && (
            <text class="plain-letter" fill={ink} dy=".35em" font-size="38">
              {letter}
            </text>
          )}
          {!mirrors && letter === "" && <circle r="24" fill="none" stroke={ink} stroke-opacity=".35" stroke-width="2.5" />}
          {piece.height > 1 && (
            <g transform="translate(25 -25)">
              <circle r="14" fill={ink} stroke={body} stroke-width="2.5" />
              <text class="plain-letter" fill={body} dy=".35em" font-size="19">
                {piece.height}
              </text>
            </g>
          )}
        </g>
      </g>
    );
  }

  return { layout, Ground, Figure, Overlay };
}

/** A letter of its own for every kind of piece, where there are several. */
function lettersOf(kinds: readonly string[]): string[] {
  if (kinds.length === 1) return [""];
  const letters: string[] = [];
  for (const kind of kinds) letters.push([...kind.toUpperCase()].find((letter) => !letters.includes(letter)) ?? "");
  return letters;
}

function layout(view: View): Layout {
  return view.shape.type === "hexagons" ? hexagonLayout(view, RADIUS, MARGIN) : squareLayout(view, SIZE, MARGIN);
}

function Ground({ view, layout: place, turn }: GroundProps) {
  const hexagons = view.shape.type === "hexagons";
  const outline = hexagons ? hexagonPath(RADIUS * 0.985) : squarePath(SIZE * 0.97, 6);
  return (
    <g class="plain-ground">
      {!hexagons && <rect class="plain-plate" x="4" y="4" width={place.width - 8} height={place.height - 8} rx="18" />}
      {view.cells.map((cell, index) => {
        const at = place.cells[index];
        if (!at) return null;
        const tone = hexagons ? "" : (cell.x + cell.y) % 2 === 0 ? " dark" : "";
        const { terrain } = cell;
        return (
          <g key={cell.name} transform={`translate(${at.x} ${at.y})`}>
            <path class={`plain-cell terrain-${terrain.type}${"side" in terrain ? ` of-${terrain.side}` : ""}${tone}`} d={outline} />
            {terrain.type === "lines" &&
              Array.from({ length: terrain.count }, (_, line) => <path key={line} class="plain-line" d={`M-30 ${40 - line * 9}H30`} />)}
            {terrain.type === "reserved" && <path class={`plain-reserved of-${terrain.side}`} d="M-38 -38h22l-22 22z" />}
          </g>
        );
      })}
      {view.ports.map((port) => {
        const at = place.cells[port.at];
        const heading = { north: 0, east: 90, south: 180, west: 270 }[port.heading];
        return (
          at && (
            <g key={port.side} transform={`translate(${at.x} ${at.y}) rotate(${heading})`}>
              <path class={`plain-port of-${port.side}`} d="M-18 86L0 54L18 86z" />
            </g>
          )
        );
      })}
      <Coordinates view={view} layout={place} turn={turn} />
    </g>
  );
}

function Overlay({ view, layout: place, moment, turn }: OverlayProps) {
  const at = view.crown === null ? null : place.cells[view.crown];
  const moving = moment?.event.type === "moved" || moment?.event.type === "captured";
  return (
    <g>
      {at && !moving && (
        <g transform={`translate(${at.x} ${at.y}) rotate(${-turn}) translate(0 -30)`}>
          <path class="plain-crown" d="M-20 10L-14 -6L-7 4L0 -12L7 4L14 -6L20 10z" />
        </g>
      )}
      <BeamOverlay view={view} layout={place} moment={moment} />
    </g>
  );
}

function Tile({ piece, view, turn, body }: { piece: Piece; view: View; turn: number; body: string }) {
  const sides = view.faces.find((faces) => faces.orientation === piece.orientation && faces.kind === piece.kind)?.sides ?? [];
  const corners = hexagonCorners(RADIUS * 0.9);
  return (
    <g>
      <path class="contact-shadow" d={hexagonPath(RADIUS * 0.9)} transform={`translate(0 5) rotate(${turn})`} />
      <g transform={`rotate(${turn})`}>
        <path d={hexagonPath(RADIUS * 0.92)} fill="#1f1d1a" />
        {sides.map((side: Face, index) => {
          // Side 0 looks east, between the corners at -30° and +30°.
          const [ax, ay] = corners[(index + 5) % 6] ?? [0, 0];
          const [bx, by] = corners[index] ?? [0, 0];
          const colour = side.type === "colour" ? side.colour : 0;
          const angle = (index * Math.PI) / 3;
          return (
            <g key={index}>
              <path d={`M0 0L${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}z`} fill={TILE_COLOURS[colour]} stroke="#1f1d1a" stroke-width="1.5" />
              <path
                d={TILE_GLYPHS[colour]}
                fill="#fff"
                fill-opacity=".92"
                transform={`translate(${round(Math.cos(angle) * 33)} ${round(-Math.sin(angle) * 33)}) rotate(${90 - index * 60}) scale(.95)`}
              />
            </g>
          );
        })}
      </g>
      <circle r="15" fill={body} stroke="#1f1d1a" stroke-width="2" />
    </g>
  );
}

/** Mirrors as bright diagonals between the two sides they join. */
function Mirrors({ sides, ink, turn }: { sides: readonly Face[]; ink: string; turn: number }) {
  const joined = new Set<string>();
  const lines: { d: string; split: boolean }[] = [];
  const ends: [number, number][] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  sides.forEach((side, index) => {
    if (side.type !== "mirror" && side.type !== "splitter") return;
    const key = [index, side.out].sort().join();
    if (joined.has(key)) return;
    joined.add(key);
    const [ax, ay] = ends[index] ?? [0, 0];
    const [bx, by] = ends[side.out] ?? [0, 0];
    // The mirror looks towards the corner between its two sides, and lies across the piece there.
    const cx = ax + bx;
    const cy = ay + by;
    const off = 4;
    lines.push({ d: `M${-cy * 24 + cx * off} ${cx * 24 + cy * off}L${cy * 24 + cx * off} ${-cx * 24 + cy * off}`, split: side.type === "splitter" });
  });
  const single = lines.length === 1;
  return (
    <g transform={`rotate(${turn})`}>
      {single &&
        sides.map((side, index) => {
          const [x, y] = ends[index] ?? [0, 0];
          return (
            side.type === "plain" && (
              <path
                key={index}
                d={`M${x * 22 - y * 16} ${y * 22 - x * 16}L${x * 22 + y * 16} ${y * 22 + x * 16}`}
                stroke={ink}
                stroke-opacity=".4"
                stroke-width="5"
                stroke-linecap="round"
              />
            )
          );
        })}
      {lines.map(({ d, split }) => (
        <g key={d}>
          <path d={d} stroke={ink} stroke-width="9" stroke-linecap="round" />
          <path d={d} stroke="#8fd6e8" stroke-width="4.5" stroke-linecap="round" stroke-dasharray={split ? "6 6" : undefined} />
        </g>
      ))}
    </g>
  );
}
