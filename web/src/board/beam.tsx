// A beam of light, up to the event that is being shown. Shared by the plain board and the skins.

import type { Beam, Event, Heading, View } from "../protocol";
import { unit } from "./geometry";
import type { Layout, Moment } from "./skin";

const WAY: Record<Heading, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Pieces of path, each from one cell's centre towards the next; the last one grows. */
export function beamPath(events: readonly Event[], index: number, progress: number, layout: Layout): string {
  const half = unit(layout) / 2;
  let path = "";
  events.slice(0, index + 1).forEach((event, number) => {
    if (event.type !== "beam") return;
    const share = number === index ? progress : 1;
    path += segment(event.beam, share, half, layout);
  });
  return path;
}

function segment(beam: Beam, share: number, half: number, layout: Layout): string {
  const cell = layout.cells[beam.at];
  if (!cell) return "";
  const [dx, dy] = WAY[beam.heading];
  const into = Math.min(1, share * 2);
  const out = Math.max(0, share * 2 - 1);
  const arrive = `M${cell.x - dx * half} ${cell.y - dy * half}L${cell.x - dx * half * (1 - into)} ${cell.y - dy * half * (1 - into)}`;
  const leave = (heading: Heading) => {
    const [lx, ly] = WAY[heading];
    return `M${cell.x} ${cell.y}L${cell.x + lx * half * out} ${cell.y + ly * half * out}`;
  };
  switch (beam.type) {
    case "fired":
      return "";
    case "crossed":
      return arrive + leave(beam.heading);
    case "reflected":
      return arrive + leave(beam.turned);
    case "split":
      return arrive + leave(beam.heading) + leave(beam.turned);
    case "branched":
      return "";
    case "struck":
      return arrive;
    case "faded":
      return "";
    case "merged":
      return "";
  }
}

export function BeamOverlay({ moment, layout }: { view: View; moment: Moment | null; layout: Layout }) {
  if (!moment?.events.slice(0, moment.index + 1).some((event) => event.type === "beam")) return null;
  const path = beamPath(moment.events, moment.index, moment.progress, layout);
  const size = unit(layout);
  return (
    <g class="beam">
      <path class="beam-glow" d={path} stroke-width={size * 0.16} />
      <path class="beam-core" d={path} stroke-width={size * 0.045} />
    </g>
  );
}
