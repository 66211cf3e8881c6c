// A tile on its way over an edge, in perspective. Both faces of a tile carry the same colours on the
// same edges, so one solid body shows all of the way, and lands mirrored by itself.

import type { Piece, View } from "../../protocol";
import { hexagonCorners, onScreen, round } from "../../board/geometry";
import { CELL, coloursOf, Dot, GLYPHS, glyphPlace, INKS, pathOf, SIDE, TILE, wedge, WOOD, type Point } from "./tile";

/** The eye's height over the board. */
const EYE = 430;
/** How thick a tile is, and by how much a height is seen moved up the screen. */
const THICK = 11;
const LEAN = SIDE / THICK;

interface SlabProps {
  piece: Piece;
  view: View;
  /** The centre of the cell it lies on, and the unit vector towards the edge it tips over. */
  at: Point;
  towards: Point;
  /** How far it has tipped, from 0 to π. */
  angle: number;
  turn: number;
  opacity?: number;
}

/** Where a point of the tile is seen: `height` is 1 on the face that lay on top, 0 on the other. */
type Projection = (point: Point, height: number) => Point;

export function Slab({ piece, view, at, towards, angle, turn, opacity }: SlabProps) {
  const project = projection(at, towards, angle, turn);
  const corners = hexagonCorners(TILE);
  const top = corners.map((corner) => project(corner, 1));
  const bottom = corners.map((corner) => project(corner, 0));
  // Corners run anticlockwise on screen where a face is seen from outside, clockwise from behind.
  const face = area(top) < 0 ? 1 : area(bottom) > 0 ? 0 : null;
  const wood = WOOD[piece.owner];
  const shade = 0.24 * Math.sin(angle);
  const seen = face === 1 ? top : bottom;
  return (
    <g opacity={opacity}>
      <path class="khitan-shadow far" d={pathOf(shadow(at, towards, angle, turn))} />
      {corners.map((_, corner) => {
        const next = (corner + 1) % 6;
        const quad = [top[corner], bottom[corner], bottom[next], top[next]].filter((point) => point !== undefined);
        return area(quad) < 0 && <path key={corner} d={pathOf(quad)} fill={wood.side} stroke={wood.side} stroke-width="1.5" stroke-linejoin="round" />;
      })}
      {face !== null && (
        <g>
          <path d={pathOf(seen)} fill={wood.top} stroke={wood.line} stroke-width="1.4" stroke-linejoin="round" />
          {coloursOf(piece, view).map((colour, side) => {
            const ink = INKS[colour];
            const { at: place, turn } = glyphPlace(side);
            return (
              <g key={side}>
                <path
                  d={pathOf(wedge(side).map((corner) => project(corner, face)))}
                  fill={ink?.fill}
                  stroke={wood.top}
                  stroke-width="2"
                  stroke-linejoin="round"
                />
                <path d={GLYPHS[colour]} fill={ink?.glyph} transform={`${local(project, place, face)} rotate(${turn})`} />
              </g>
            );
          })}
          <g transform={local(project, [0, 0], face)}>
            <Dot owner={piece.owner} />
          </g>
          <path d={pathOf(seen)} fill="#120d06" fill-opacity={round(shade)} />
        </g>
      )}
    </g>
  );
}

function projection(at: Point, towards: Point, angle: number, turn: number): Projection {
  const [dx, dy] = towards;
  const hinge: Point = [at[0] + (dx * CELL) / 2, at[1] + (dy * CELL) / 2];
  const [upX, upY] = onScreen(turn, 0, -LEAN);
  return ([x, y], height) => {
    const ahead = x * dx + y * dy - CELL / 2;
    const aside = y * dx - x * dy;
    const thick = (height - 0.5) * THICK;
    const along = ahead * Math.cos(angle) + thick * Math.sin(angle);
    // Heights count from the top of a lying tile, so that the way begins and ends as it lies.
    const over = thick * Math.cos(angle) - ahead * Math.sin(angle) - THICK / 2;
    const near = EYE / (EYE - over);
    return [hinge[0] + (along * dx - aside * dy) * near + upX * over, hinge[1] + (along * dy + aside * dx) * near + upY * over];
  };
}

/** The tile's shadow: where it would be seen if it were flat on the board, a little down the screen. */
function shadow(at: Point, [dx, dy]: Point, angle: number, turn: number): Point[] {
  return hexagonCorners(TILE).map(([x, y]) => {
    const ahead = x * dx + y * dy - CELL / 2;
    const aside = y * dx - x * dy;
    const along = ahead * Math.cos(angle) + CELL / 2;
    const high = -ahead * Math.sin(angle);
    const [shiftX, shiftY] = onScreen(turn, high * 0.22, 6 + high * 0.3);
    return [at[0] + along * dx - aside * dy + shiftX, at[1] + along * dy + aside * dx + shiftY];
  });
}

/** The projection around a point as a matrix: close enough for something as small as a glyph. */
function local(project: Projection, [x, y]: Point, face: number): string {
  const [ox, oy] = project([x, y], face);
  const [ax, ay] = project([x + 1, y], face);
  const [bx, by] = project([x, y + 1], face);
  return `matrix(${[ax - ox, ay - oy, bx - ox, by - oy].map((n) => n.toFixed(4)).join(" ")} ${round(ox)} ${round(oy)})`;
}

/** Negative where the points run anticlockwise on screen. */
function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
}
