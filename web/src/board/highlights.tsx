// The highlights of all boards. Each has a shape of its own, so that none depends on colour:
// last move: corner ticks (left) and a frame (arrived); selected: a thick outline; legal target: a
// dot, or a whole ring around what stands there; capture: a broken ring, around what is taken and around the
// place to go to; a target where the piece that moves is lost: an arrow that falls out of a dotted ring; demanded: a small diamond;
// may answer: brackets; barred: a cross; what a piece would look at: dotted lines, with an equals sign where
// it faces an enemy.

import type { CellHighlights, Ghost } from "./state";
import type { Layout } from "./skin";
import { unit } from "./geometry";

interface HighlightProps {
  layout: Layout;
  highlights: readonly CellHighlights[];
  /** The cell a piece is being held over: it shows nothing that would cover the piece. */
  held?: number | null;
  /** How far the board is turned on screen: what falls, falls down the screen. */
  turn?: number;
}

/** Highlights that lie on the board, under the pieces. */
export function HighlightsBelow({ layout, highlights }: HighlightProps) {
  const corners = brackets(unit(layout) * 0.44, unit(layout) * 0.2);
  return (
    <g class="highlights">
      {highlights.map((highlight, index) => {
        const cell = layout.cells[index];
        if (!cell) return null;
        const { lastFrom, lastTo, selected, demanded, answers } = highlight;
        if (!lastFrom && !lastTo && !selected && !demanded && !answers) return null;
        return (
          <g key={index} transform={`translate(${cell.x} ${cell.y})`}>
            {lastFrom && <path class="highlight-last-from" d={cell.outline} transform="scale(.88)" />}
            {lastTo && <path class="highlight-last-to" d={cell.outline} transform="scale(.94)" />}
            {demanded && <path class="highlight-demanded" d={cell.outline} transform="scale(.94)" />}
            {answers && <path class="highlight-answers-edge" d={corners} />}
            {answers && <path class="highlight-answers" d={corners} />}
            {selected && <path class="highlight-selected" d={cell.outline} transform="scale(.94)" />}
          </g>
        );
      })}
    </g>
  );
}

/** Highlights that must be seen over the pieces. */
export function HighlightsAbove({ layout, highlights, held = null, turn = 0 }: HighlightProps) {
  const size = unit(layout);
  const upright = turn === 0 ? undefined : `rotate(${-turn})`;
  return (
    <g class="highlights">
      {highlights.map((highlight, index) => {
        const cell = layout.cells[index];
        const { target, capture, lost, doomed, occupied } = highlight;
        if (!cell || index === held || !(target || doomed || highlight.barred || highlight.demanded)) return null;
        const ring = size * 0.41;
        return (
          <g key={index} transform={`translate(${cell.x} ${cell.y})`}>
            {target && !lost && !occupied && <circle class={capture ? "highlight-target captures" : "highlight-target"} r={size * 0.13} />}
            {target && !capture && occupied && <circle class="highlight-target-ring" r={ring} stroke-width={size * 0.05} />}
            {target && lost && (
              <g class={capture ? "highlight-lost captures" : "highlight-lost"} transform={upright}>
                <circle r={size * 0.29} stroke-width={size * 0.055} stroke-dasharray={`0 ${(size * 0.29 * Math.PI) / 6}`} />
                <path d={falling(size)} />
              </g>
            )}
            {capture && !occupied && !lost && <BrokenRing radius={size * 0.27} width={size * 0.055} />}
            {(doomed || (capture && occupied)) && <BrokenRing radius={ring} width={size * 0.075} />}
            {highlight.barred && (
              <path
                class="highlight-barred"
                stroke-width={size * 0.06}
                d={`M${-size * 0.13} ${-size * 0.13}L${size * 0.13} ${size * 0.13}M${size * 0.13} ${-size * 0.13}L${-size * 0.13} ${size * 0.13}`}
              />
            )}
            {highlight.demanded && !highlight.answers && (
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

/** With a pale edge, since what it is drawn on may be of its colour. */
function BrokenRing({ radius, width }: { radius: number; width: number }) {
  const dashes = { r: radius, "stroke-dasharray": `${radius * 1.1} ${radius * 0.4708}`, "stroke-dashoffset": radius * 0.55 };
  return (
    <g>
      <circle class="highlight-capture-edge" stroke-width={width * 1.7} {...dashes} />
      <circle class="highlight-capture" stroke-width={width} {...dashes} />
    </g>
  );
}

/** An arrow that falls off an edge. */
function falling(size: number): string {
  const [wide, high, stem] = [size * 0.15, size * 0.16, size * 0.06].map(Math.round) as [number, number, number];
  return `M${-stem} ${-high}H${stem}V0H${wide}L0 ${high}L${-wide} 0H${-stem}z`;
}

/** The corners of a square, `far` from its middle, each with two arms. */
function brackets(far: number, arm: number): string {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 1, y = 1]) => `M${x * far} ${y * (far - arm)}V${y * far}H${x * (far - arm)}`)
    .join("");
}

/** What a piece that is about to be laid down would look at. */
export function Sights({ layout, ghost, turn }: { layout: Layout; ghost: Ghost | null; turn: number }) {
  if (!ghost) return null;
  const size = unit(layout);
  return (
    <g class="sights">
      {ghost.sights.map(({ path, matches }) => {
        const from = layout.cells[path[0] ?? -1];
        const to = layout.cells[path.at(-1) ?? -1];
        if (!from || !to) return null;
        const far = Math.hypot(to.x - from.x, to.y - from.y);
        // Neighbours need no line.
        if (path.length === 2 && !matches) return null;
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        // From the edge of the one to the edge of the other.
        const line = `M${size * 0.46} 0H${far - size * 0.46}`;
        return (
          <g key={path.at(-1)} class={matches ? "sight matches" : "sight"} transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
            <path class="sight-edge" d={line} stroke-width={size * (matches ? 0.1 : 0.07)} />
            <path class="sight-line" d={line} stroke-width={size * (matches ? 0.05 : 0.03)} stroke-dasharray={matches ? undefined : `0 ${size * 0.09}`} />
            {matches && (
              <g transform={`translate(${far / 2} 0) rotate(${-angle - turn})`}>
                <circle class="sight-badge" r={size * 0.15} />
                <path class="sight-equals" d={`M${-size * 0.07} ${-size * 0.04}H${size * 0.07}M${-size * 0.07} ${size * 0.04}H${size * 0.07}`} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
