// The same colour on both ends of a line lights up, and the line between them.

import { round } from "../../board/geometry";
import type { Layout } from "../../board/skin";
import type { Line } from "./fire";
import { CELL, GLYPHS, glyphPlace, INKS, pathOf, wedge } from "./tile";

/** From a tile's centre to where the line leaves it. */
const RIM = 40;
/** The part of a wedge, from the centre, that does not light up. */
const DOTLESS = 0.36;

interface FlashProps {
  lines: readonly Line[];
  layout: Layout;
  /** How far the light has come, and how much of it is gone. */
  progress: number;
  fade: number;
}

export function Flash({ lines, layout, progress, fade }: FlashProps) {
  const run = Math.min(1, progress / 0.6);
  const struck = Math.max(0, (progress - 0.6) / 0.4);
  return (
    <g opacity={round(1 - fade)}>
      {lines.map(({ from, to, side, colour }) => {
        const start = layout.cells[from];
        const end = layout.cells[to];
        if (!start || !end) return null;
        const far = Math.hypot(end.x - start.x, end.y - start.y);
        const length = (far - 2 * RIM) * run;
        const line = `M${RIM} 0h${round(length)}`;
        return (
          <g key={from}>
            <g transform={`translate(${start.x} ${start.y}) rotate(${-side * 60})`}>
              <path class="khitan-ray-case" d={line} />
              <path d={line} stroke={INKS[colour]?.fill} stroke-width="9" stroke-linecap="round" />
              {far > 1.5 * CELL && <path class="khitan-ray-core" d={line} />}
            </g>
            <Lit at={start} side={side} colour={colour} pulse={1 - run} />
            {struck > 0 && fade === 0 && <Lit at={end} side={(side + 3) % 6} colour={colour} pulse={1 - struck} />}
          </g>
        );
      })}
    </g>
  );
}

/** One wedge of a tile, set off from the others, its glyph swelling for a moment. */
function Lit({ at, side, colour, pulse }: { at: { x: number; y: number }; side: number; colour: number; pulse: number }) {
  const {
    at: [x, y],
    turn,
  } = glyphPlace(side);
  const ink = INKS[colour];
  const [, [ax, ay], [bx, by]] = wedge(side);
  // The dot stays free.
  const d = pathOf([
    [ax * DOTLESS, ay * DOTLESS],
    [ax, ay],
    [bx, by],
    [bx * DOTLESS, by * DOTLESS],
  ]);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path class="khitan-lit-case" d={d} />
      <path class="khitan-lit" d={d} fill={ink?.fill} />
      <path
        d={GLYPHS[colour]}
        fill={ink?.glyph}
        transform={`translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(1 + 0.3 * Math.sin(pulse * Math.PI))})`}
      />
    </g>
  );
}
