// Lines of fire over the board: who aims at what. The first player's lines are solid, the second's
// dashed; a ring marks what could be taken next.

import { useMemo } from "preact/hooks";
import { boxOf, turned, unit } from "../../board/geometry";
import { Choice } from "../../chrome";
import type { Side, Threat } from "../../protocol";
import type { Study } from "./study";
import { a } from "./words";

export function useThreats(study: Study, wanted: boolean): Threat[] | null {
  const at = study.at.value;
  return useMemo(() => (wanted ? study.threats() : null), [study, at, wanted]);
}

export type Whose = Side | "both";

/** Those of one side; while a piece is picked up, those that begin or end with it. */
export function filterThreats(study: Study, threats: readonly Threat[], whose: Whose): Threat[] {
  const { cells } = study.state.value.view;
  const picked = study.board.steps.value.flatMap((step) => (step.type === "cell" ? [cells.findIndex(({ name }) => name === step.cell)] : []));
  return threats.filter(({ side, from, to }) => (whose === "both" || side === whose) && (picked.length === 0 || picked.includes(from) || picked.includes(to)));
}

const MANY = 14; // lines above which they are drawn finer

export function ThreatLayer({ study, threats }: { study: Study; threats: readonly Threat[] }) {
  const fine = threats.length > MANY ? 0.55 : 1;
  const layout = study.board.layout.value;
  const turn = study.board.turn.value;
  const { width, height } = boxOf(layout, turn);
  const size = unit(layout);
  return (
    <svg class="threats" data-threats={threats.length} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <g transform={turned(layout, turn)}>
        {threats.map((threat, index) => {
          const points = threat.path.flatMap((cell) => layout.cells[cell] ?? []);
          const end = points.at(-1);
          const before = points.at(-2);
          if (!end) return null;
          // The two sides' lines lie beside each other where they run along the same way.
          const aside = (threat.side === "first" ? -1 : 1) * size * 0.04;
          const path = `M${trimmed(points, size * 0.28, threat.captures ? size * 0.34 : size * 0.2)
            .map(({ x, y }) => `${x + aside} ${y + aside}`)
            .join("L")}`;
          const tip = towards(end, before, size * 0.2);
          const angle = before ? (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI : 0;
          const radius = size * (threat.side === "first" ? 0.36 : 0.3);
          return (
            <g key={index} class={`threat of-${threat.side}${threat.captures ? " captures" : ""}`}>
              <path class="threat-edge" d={path} stroke-width={size * 0.1 * fine} />
              <path
                class="threat-line"
                d={path}
                stroke-width={size * 0.055 * fine}
                stroke-dasharray={threat.side === "second" ? `${size * 0.12} ${size * 0.09}` : undefined}
              />
              {threat.captures && <circle class="threat-edge" cx={end.x} cy={end.y} r={radius} stroke-width={size * 0.1 * fine} />}
              {threat.captures ? (
                <circle class="threat-ring" cx={end.x} cy={end.y} r={radius} stroke-width={size * 0.055 * fine} />
              ) : (
                before && (
                  <path
                    class="threat-tip"
                    transform={`translate(${tip.x + aside} ${tip.y + aside}) rotate(${angle})`}
                    d={`M${-size * 0.18} ${-size * 0.11}L0 0L${-size * 0.18} ${size * 0.11}`}
                    stroke-width={size * 0.055}
                  />
                )
              )}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

/** The point at that distance from one, on the way to another. */
export function towards(from: Point, to: Point | undefined, distance: number): Point {
  const far = to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  if (!to || far === 0) return { x: from.x, y: from.y };
  return { x: from.x + ((to.x - from.x) * distance) / far, y: from.y + ((to.y - from.y) * distance) / far };
}

/** A way whose ends do not cover what stands there. */
function trimmed(points: readonly Point[], start: number, end: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return [...points];
  return [towards(first, points[1], start), ...points.slice(1, -1), towards(last, points.at(-2), end)];
}

/** The same in words. */
export function ThreatList({ study, threats, whose, onWhose }: { study: Study; threats: readonly Threat[]; whose: Whose; onWhose(whose: Whose): void }) {
  const text = a();
  const { words } = study;
  const { cells } = study.state.value.view;
  const name = (cell: number): string => cells[cell]?.name ?? "";
  return (
    <div class="threat-words">
      <Choice
        name="threats"
        label={text.threats}
        value={whose}
        options={{ both: text.both, first: words.sides[0], second: words.sides[1] }}
        onChoose={onWhose}
      />
      <p class="small">{threats.length === 0 ? text.threatsNone : text.threatsLegend({ first: words.sides[0], second: words.sides[1] })}</p>
      <ul class="visually-hidden">
        {threats.map((threat, index) => (
          <li key={index}>
            {text.threat({
              side: words.sides[threat.side === "first" ? 0 : 1],
              from: name(threat.from),
              to: name(threat.to),
              captures: threat.captures ? "yes" : "no",
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
