// Hokito: ivory and ebony discs on a walnut board, its squares veneered with the grain across and
// along in turn, a string of boxwood around them.

import "./board.css";
import { Coordinates } from "../../board/coordinates";
import { squareLayout } from "../../board/geometry";
import type { GroundProps, OverlayProps, Skin } from "../../board/skin";
import { Disc, RADIUS } from "./disc";
import { grain } from "./grain";
import { hop, pathOf, schedule } from "./hop";

const SIZE = 100;
const MARGIN = 36;
const STRING = 6; // from the squares to the string of boxwood
const RIPPLE = 260; // milliseconds

function Ground({ view, layout, turn }: GroundProps) {
  const { width, height } = layout;
  const inner = MARGIN - STRING;
  return (
    <g class="hokito-ground">
      <rect class="hokito-frame" width={width} height={height} rx="16" />
      <path
        class="hokito-mitre"
        d={`M5 5L${inner} ${inner}M${width - 5} 5L${width - inner} ${inner}M5 ${height - 5}L${inner} ${height - inner}M${width - 5} ${height - 5}L${width - inner} ${height - inner}`}
      />
      <rect class="hokito-edge" x="1.5" y="1.5" width={width - 3} height={height - 3} rx="14.5" />
      <rect class="hokito-string" x={inner} y={inner} width={width - 2 * inner} height={height - 2 * inner} rx="3" />
      <rect class="hokito-bed" x={MARGIN - 2} y={MARGIN - 2} width={width - 2 * MARGIN + 4} height={height - 2 * MARGIN + 4} />
      {view.cells.map(({ name, x, y }, index) => {
        const cell = layout.cells[index];
        const along = (x + y) % 2 === 0;
        return (
          cell && (
            <g key={name} transform={`translate(${cell.x} ${cell.y})${along ? " rotate(90)" : ""}`}>
              <rect
                class={along ? "hokito-square along" : "hokito-square"}
                x="-49.2"
                y="-49.2"
                width="98.4"
                height="98.4"
                fill-opacity={1 - ((5 * x + 3 * y) % 4) * 0.035}
              />
              <path class="hokito-grain" d={grain(98.4, x + 6 * y + 1)} />
            </g>
          )
        );
      })}
      <Coordinates view={view} layout={layout} turn={turn} />
    </g>
  );
}

/** A ripple wherever the disc touches down, so that its way can be followed. */
function Overlay({ layout, moment }: OverlayProps) {
  if (moment?.event.type !== "stacked") return null;
  const path = pathOf(moment.events, moment.index);
  const { legs, millis } = schedule(path, layout);
  const now = moment.progress * millis;
  return (
    <g>
      {legs.map(({ to, lands }) => {
        const cell = layout.cells[to];
        const age = (now - lands) / RIPPLE;
        if (!cell || age < 0 || age > 1) return null;
        return <circle key={to} class="hokito-ripple" cx={cell.x} cy={cell.y} r={RADIUS + 6 + 14 * age} opacity={(1 - age) ** 1.5} />;
      })}
    </g>
  );
}

export const skin: Skin = {
  layout: (view) => squareLayout(view, SIZE, MARGIN),
  Ground,
  Figure: Disc,
  Overlay,
  animate: (event, before, layout, { hops }) => (event.type === "stacked" ? hop([event.from, ...hops, event.to], before, layout) : undefined),
};
