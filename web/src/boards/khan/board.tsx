// Khan's board: a stitched leather mat. A square has one, two or three lines let into it, drawn as
// frames, so that they are seen around whatever stands there and from every side of the table.

import { Coordinates } from "../../board/coordinates";
import { squareLayout, squarePath, type Point } from "../../board/geometry";
import type { GroundProps, Layout, Skin } from "../../board/skin";
import { gameWords } from "../../messages";
import type { View } from "../../protocol";
import { Cone } from "./cone";
import { isLaid, linesOf, MARGIN, Patch, SIZE } from "./mat";
import { animate } from "./motion";
import { Overlay } from "./overlay";
import "./board.css";

export const skin: Skin = { layout, Ground, Figure: Cone, Overlay, animate, choiceAt };

function layout(view: View): Layout {
  const { cells, ...size } = squareLayout(view, SIZE, MARGIN);
  const outline = squarePath(SIZE, 9);
  return { ...size, cells: cells.map(({ x, y }) => ({ x, y, outline })) };
}

function Ground({ view, layout: place, turn }: GroundProps) {
  const { width, height } = place;
  const lines = linesOf(view);
  const inside = (gap: number, radius: number) => ({ x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap, rx: radius });
  return (
    <g class="khan-ground">
      <rect class="khan-hide" {...inside(2, 26)} />
      <rect class="khan-groove" {...inside(10, 19)} />
      <rect class="khan-stitch" {...inside(10, 19)} />
      <rect class="khan-bed" {...inside(MARGIN - 3, 9)} />
      {place.cells.map(({ x, y }, index) => (
        <Patch key={index} x={x} y={y} lines={lines[index] ?? 0} />
      ))}
      {isLaid(view) ? <Coordinates view={view} layout={place} turn={turn} /> : <Edges width={width} height={height} turn={turn} />}
    </g>
  );
}

/** The names of the edges, while the player chooses the one to lay in front. */
function Edges({ width, height, turn }: { width: number; height: number; turn: number }) {
  const { choices } = gameWords("khan");
  const gap = MARGIN * 0.56;
  const places = [
    { name: "edge-n", x: width / 2, y: gap, slant: 0 },
    { name: "edge-s", x: width / 2, y: height - gap, slant: 0 },
    { name: "edge-w", x: gap, y: height / 2, slant: -90 },
    { name: "edge-e", x: width - gap, y: height / 2, slant: 90 },
  ];
  return (
    <g class="khan-edges" font-size="20">
      {places.map(({ name, x, y, slant }) => (
        <g key={name} class={`khan-edge ${name}`} transform={`translate(${x} ${y}) rotate(${slant + turn})`}>
          <rect class="khan-tag" x="-78" y="-15" width="156" height="30" rx="15" />
          <text dy=".35em">{choices[name]}</text>
        </g>
      ))}
    </g>
  );
}

/** The edge of the mat at that point, while one is to be chosen: the border and a little of the squares
 *  beside it, so that a thumb finds it. */
function choiceAt({ x, y }: Point, view: View, { width, height }: Layout): string | null {
  if (isLaid(view)) return null;
  const far: [string, number][] = [
    ["edge-n", y],
    ["edge-s", height - y],
    ["edge-w", x],
    ["edge-e", width - x],
  ];
  const [name, distance] = far.reduce((one, two) => (two[1] < one[1] ? two : one));
  return distance < MARGIN + 0.4 * SIZE ? name : null;
}
