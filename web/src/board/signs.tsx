// The signs of all five boards. Each has a shape of its own, so that none depends on colour:
// last move: corner ticks (left) and a frame (arrived); selected: a thick outline; legal target: a
// dot, or a whole ring around what stands there; capture: a broken ring; demanded: a small diamond;
// barred: a cross.

import type { CellSigns } from "./state";
import type { Layout } from "./skin";
import { unit } from "./geometry";

interface SignProps {
  layout: Layout;
  signs: readonly CellSigns[];
  /** The cell a piece is being held over: it shows nothing that would cover the piece. */
  held?: number | null;
}

/** Signs that lie on the board, under the pieces. */
export function SignsBelow({ layout, signs }: SignProps) {
  return (
    <g class="signs">
      {signs.map((sign, index) => {
        const cell = layout.cells[index];
        if (!cell) return null;
        const { lastFrom, lastTo, selected, demanded } = sign;
        if (!lastFrom && !lastTo && !selected && !demanded) return null;
        return (
          <g key={index} transform={`translate(${cell.x} ${cell.y})`}>
            {lastFrom && <path class="sign-last-from" d={cell.outline} transform="scale(.88)" />}
            {lastTo && <path class="sign-last-to" d={cell.outline} transform="scale(.94)" />}
            {demanded && <path class="sign-demanded" d={cell.outline} transform="scale(.94)" />}
            {selected && <path class="sign-selected" d={cell.outline} transform="scale(.94)" />}
          </g>
        );
      })}
    </g>
  );
}

/** Signs that must be seen over the pieces. */
export function SignsAbove({ layout, signs, held = null }: SignProps) {
  const size = unit(layout);
  return (
    <g class="signs">
      {signs.map((sign, index) => {
        const cell = layout.cells[index];
        if (!cell || index === held || !(sign.target || sign.barred || sign.demanded)) return null;
        const ring = size * 0.41;
        return (
          <g key={index} transform={`translate(${cell.x} ${cell.y})`}>
            {sign.target && !sign.capture && !sign.occupied && <circle class="sign-target" r={size * 0.13} />}
            {sign.target && !sign.capture && sign.occupied && <circle class="sign-target-ring" r={ring} stroke-width={size * 0.05} />}
            {sign.capture && (
              <circle
                class="sign-capture"
                r={ring}
                stroke-width={size * 0.075}
                stroke-dasharray={`${ring * 1.1} ${ring * 0.4708}`}
                stroke-dashoffset={ring * 0.55}
              />
            )}
            {sign.barred && (
              <path
                class="sign-barred"
                stroke-width={size * 0.06}
                d={`M${-size * 0.13} ${-size * 0.13}L${size * 0.13} ${size * 0.13}M${size * 0.13} ${-size * 0.13}L${-size * 0.13} ${size * 0.13}`}
              />
            )}
            {sign.demanded && (
              <path
                class="sign-demanded-mark"
                transform={`translate(0 ${-size * 0.42})`}
                d={`M0 ${-size * 0.07}L${size * 0.07} 0L0 ${size * 0.07}L${-size * 0.07} 0z`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
