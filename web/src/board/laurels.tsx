// The sign of the winner: a wreath around each of their pieces, when the game is over.

import type { Side, View } from "../protocol";
import { unit } from "./geometry";
import type { Layout } from "./skin";

const LEAVES = 14;
const ANGLES = Array.from({ length: LEAVES }, (_, index) => ((index + 0.5) * 360) / LEAVES);
/** Below on the right a stack may say how high it is. */
const BESIDE_HEIGHT = ANGLES.filter((angle) => angle < 95 || angle > 160);

interface LaurelsProps {
  layout: Layout;
  view: View;
  winner: Side | null;
  turn: number;
}

export function Laurels({ layout, view, winner, turn }: LaurelsProps) {
  if (winner === null) return null;
  const size = unit(layout);
  return (
    <g class="laurels">
      {view.cells.map(({ piece }, index) => {
        const cell = layout.cells[index];
        if (!cell || piece?.owner !== winner) return null;
        return (
          <g key={index} transform={`translate(${cell.x} ${cell.y}) rotate(${-turn}) scale(${size / 100})`}>
            {/* Both branches grow upwards. */}
            {(piece.height > 1 ? BESIDE_HEIGHT : ANGLES).map((angle) => (
              <path key={angle} class="laurel" d="M0 -44q-5 -5 0 -14q5 9 0 14z" transform={`rotate(${angle}) rotate(${angle < 180 ? -66 : 66} 0 -44)`} />
            ))}
          </g>
        );
      })}
    </g>
  );
}
