// The engine's favourite, shown on the board: an arrow, or a ring where the move has one cell only.

import { boxOf, turned, unit } from "../../board/geometry";
import type { Study } from "./study";
import { towards } from "./threats";

export function BestMove({ study }: { study: Study }) {
  const layout = study.board.layout.value;
  const turn = study.board.turn.value;
  const { view } = study.state.value;
  const best = study.advisor.info.value?.lines[0]?.moves[0];
  const steps = best === undefined || !study.advisor.on.value ? [] : study.stepsOf(best);
  const cells = steps.flatMap((step) => (step.type === "cell" ? (layout.cells[view.cells.findIndex(({ name }) => name === step.cell)] ?? []) : []));
  const from = cells[0];
  const to = cells.at(-1);
  // Nothing covers the hand's own steps.
  if (!from || !to || study.board.steps.value.some(({ type }) => type === "cell")) return null;
  const { width, height } = boxOf(layout, turn);
  const size = unit(layout);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const start = towards(from, to, size * 0.25);
  const end = towards(to, from, size * 0.1);
  const neck = towards(to, from, size * 0.3);
  const line = `M${start.x} ${start.y}L${neck.x} ${neck.y}`;
  const tip = { transform: `translate(${end.x} ${end.y}) rotate(${angle})`, d: `M0 0L${-size * 0.28} ${-size * 0.19}V${size * 0.19}z` };
  return (
    <svg class="threats best-move" data-best={best} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <g transform={turned(layout, turn)}>
        {cells.length > 1 ? (
          <>
            <path class="best-edge" d={line} stroke-width={size * 0.18} />
            <path class="best-edge" {...tip} stroke-width={size * 0.07} />
            <path class="best-line" d={line} stroke-width={size * 0.13} />
            <path class="best-tip" {...tip} />
          </>
        ) : (
          <>
            <circle class="best-edge" cx={to.x} cy={to.y} r={size * 0.42} stroke-width={size * 0.14} />
            <circle class="best-line" cx={to.x} cy={to.y} r={size * 0.42} stroke-width={size * 0.09} />
          </>
        )}
      </g>
    </svg>
  );
}
