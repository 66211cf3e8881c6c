// A skin that also points at cells: a ring in four parts with a tick each, which no game uses for
// anything else. It is open at the corners, where a stack says how high it is.

import { unit } from "../../board/geometry";
import type { OverlayProps, Skin } from "../../board/skin";

/** The same skin, with rings around the cells of these names. */
export function pointing(skin: Skin, cells: () => readonly string[]): Skin {
  return {
    ...skin,
    Overlay(props: OverlayProps) {
      const { Overlay } = skin;
      const wanted = cells();
      const size = unit(props.layout);
      return (
        <g>
          {Overlay && <Overlay {...props} />}
          {props.view.cells.map((cell, index) => {
            const place = props.layout.cells[index];
            if (!place || !wanted.includes(cell.name)) return null;
            const r = size * 0.44;
            const parts = { r, pathLength: 360, "stroke-dasharray": "44 46", "stroke-dashoffset": 22 };
            return (
              <g key={cell.name} class="lesson-point" transform={`translate(${place.x} ${place.y})`}>
                <g class="lesson-point-ring">
                  <circle {...parts} stroke-width={size * 0.1} class="lesson-point-edge" />
                  <circle {...parts} stroke-width={size * 0.05} />
                  {[0, 90, 180, 270].map((angle) => (
                    <path key={angle} d={`M0 ${-r * 1.18}V${-r * 0.82}`} stroke-width={size * 0.07} transform={`rotate(${angle})`} />
                  ))}
                </g>
              </g>
            );
          })}
        </g>
      );
    },
  };
}
