// A two-faced counter, seen a little from the front: below the upper face shows the rim of the other.
// White carries a ring, Black five points, so that colour is not the only sign.

import type { FigureProps } from "../../board/skin";

const POINTS = [
  [0, 0],
  [-13, -13],
  [13, -13],
  [-13, 13],
  [13, 13],
] as const;

export function Counter({ piece }: FigureProps) {
  const white = piece.owner === "first";
  return (
    <g class={white ? "quindo-counter white" : "quindo-counter black"}>
      <ellipse class="quindo-shadow" cx="2" cy="11" rx="39" ry="36" />
      <circle class="quindo-under" cy="5" r="36.5" />
      <circle class="quindo-face" cy="-3" r="36.5" />
      {/* Light falls from above: a thin bright edge there. */}
      <path class="quindo-glint" d="M-27.7 -19A32 32 0 0 1 27.7 -19" />
      <g transform="translate(0 -3)">
        {white ? (
          <>
            <circle class="quindo-ring-inner" r="20" />
            <circle class="quindo-point" r="5.5" />
          </>
        ) : (
          POINTS.map(([x, y]) => <circle key={`${x} ${y}`} class="quindo-point" cx={x} cy={y} r="5.2" />)
        )}
      </g>
    </g>
  );
}
