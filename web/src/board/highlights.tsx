// The highlights of all boards. Each has a shape of its own, so that none depends on colour:
// last move: corner ticks (left) and a frame (arrived); selected: a thick outline; legal target: a
// dot, or a whole ring around what stands there; capture: a broken ring; demanded: a small diamond;
// barred: a cross.

import type { CellHighlights } from "./state";
import type { Layout } from "./skin";
import { unit } from "./geometry";

interface HighlightProps {
  layout: Layout;
  highlights: readonly CellHighlights[];
  /** The cell a piece is being held over: it shows nothing that would cover the piece. */
  held?: number | null;
}

/** Highlights that lie on the board, under the pieces. */
export function HighlightsBelow({ layout, highlights }: HighlightProps) {
  return (
    <g class="highlights">
      {highlights.map((highlight, index) => {
        const cell = layout.cells[index];
        if (!cell) return null;
        const { lastFrom, lastTo, selected, demanded } = highlight;
        if (!lastFrom && !lastTo && !selected && !demanded) return null;
        return (
          <g key={index} transform={`translate(${cell.x} ${cell.y})`}>
            {lastFrom && <path class="highlight-last-from" d={cell.outline} transform="scale(.88)" />}
            {lastTo && <path class="highlight-last-to" d={cell.outline} transform="scale(.94)" />}
            {demanded && <path class="highlight-demanded" d={cell.outline} transform="scale(.94)" />}
            {selected && <path class="highlight-selected" d={cell.outline} transform="scale(.94)" />}
          </g>
        );
      })}
    </g>
  );
}

/** Highlights that must be seen over the pieces. */
export function HighlightsAbove({ layout, highlights, held = null }: HighlightProps) {
  const size = unit(layout);
  return (
    <g class="highlights">
      {highlights.map((highlight, index) => {
        const cell = layout.cells[index];
        if (!cell || index === held || !(highlight.target || highlight.barred || highlight.demanded)) return null;
        const ring = size * 0.41;
        return (
          <g key={index} transform={`translate(${cell.x} ${cell.y})`}>
            {highlight.target && !highlight.capture && !highlight.occupied && <circle class="highlight-target" r={size * 0.13} />}
            {highlight.target && !highlight.capture && highlight.occupied && <circle class="highlight-target-ring" r={ring} stroke-width={size * 0.05} />}
            {highlight.capture && (
              <circle
                class="highlight-capture"
                r={ring}
                stroke-width={size * 0.075}
                stroke-dasharray={`${ring * 1.1} ${ring * 0.4708}`}
                stroke-dashoffset={ring * 0.55}
              />
            )}
            {highlight.barred && (
              <path
                class="highlight-barred"
                stroke-width={size * 0.06}
                d={`M${-size * 0.13} ${-size * 0.13}L${size * 0.13} ${size * 0.13}M${size * 0.13} ${-size * 0.13}L${-size * 0.13} ${size * 0.13}`}
              />
            )}
            {highlight.demanded && (
              <path
                class="highlight-demanded-diamond"
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
