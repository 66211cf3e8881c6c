// Above the pieces: the Khan, a hat on a stalk, and the mat while it is being turned.

import { onScreen, round } from "../../board/geometry";
import type { Layout, Moment, OverlayProps } from "../../board/skin";
import type { View } from "../../protocol";
import { tipOf } from "./cone";
import { Breath, linesOf, MARGIN, Patch } from "./mat";
import { HOP_SHARE, turnOf } from "./motion";

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

export function Overlay({ view, layout, moment, turn }: OverlayProps) {
  if (moment?.event.type === "terrainChanged") return <Turning view={view} layout={layout} moment={moment} />;
  const crowned = moment?.event.type === "crowned" ? moment : null;
  const hat = crowned ? hop(view, layout, crowned) : stay(view, layout, moment);
  // On a turned board everything here is turned; the hat stays upright, and up is still up.
  const [upX, upY] = onScreen(turn, 0, -(hat?.high ?? 0));
  return (
    <g>
      {view.cells.every(({ piece }) => !piece) && !moment && <Numbers view={view} layout={layout} turn={turn} />}
      {crowned && <Breathing view={view} layout={layout} moment={crowned} />}
      {hat && (
        <g class="khan-hat" opacity={hat.opacity} transform={`translate(${round(hat.x + upX)} ${round(hat.y + upY)}) rotate(${-turn}) scale(1.18)`}>
          <Hat />
        </g>
      )}
    </g>
  );
}

/** How many lines each square has, while the mat is all there is to look at. */
function Numbers({ view, layout, turn }: { view: View; layout: Layout; turn: number }) {
  return (
    <g class="khan-numbers">
      {linesOf(view).map((lines, index) => {
        const { x = 0, y = 0 } = layout.cells[index] ?? {};
        return (
          <text key={index} transform={`translate(${x} ${y}) rotate(${-turn})`} dy=".35em">
            {lines}
          </text>
        );
      })}
    </g>
  );
}

interface Place {
  x: number;
  y: number;
  /** Above the centre of the square. */
  high: number;
  opacity?: number;
}

/** Where the hat sits: on the tip of its wearer, also while that one is being knocked over. */
function seat(view: View, layout: Layout, at: number | null, moment: Moment | null): Place | null {
  const cell = at === null ? undefined : layout.cells[at];
  if (!cell || at === null) return null;
  const taken = moment?.events.find((event) => event.type === "captured" && event.at === at);
  const wearer = view.cells[at]?.piece ?? (taken?.type === "captured" ? taken.piece : null);
  return { x: cell.x, y: cell.y, high: wearer ? tipOf(wearer) : 0 };
}

function stay(view: View, layout: Layout, moment: Moment | null): Place | null {
  const place = seat(view, layout, view.crown, moment);
  const event = moment?.event;
  // It makes room for the piece that takes its wearer.
  if (place && event?.type === "moved" && event.to === view.crown && moment) place.high += 26 * ease(Math.min(1, 2 * moment.progress));
  return place;
}

function hop(view: View, layout: Layout, { event, before, progress, events, index }: Moment): Place | null {
  if (event.type !== "crowned") return null;
  const from = seat(before, layout, before.crown, null);
  const to = seat(view, layout, event.at, null);
  const t = Math.min(1, progress / HOP_SHARE);
  // It comes from above before the first move and goes up when nobody is to wear it.
  if (!from || !to) {
    const here = to ?? from;
    if (!here) return null;
    const away = to ? 1 - ease(t) : ease(t);
    return { ...here, high: here.high + 90 * away, opacity: 1 - away };
  }
  const last = events.slice(0, index).findLast((earlier) => earlier.type === "moved");
  const lifted = last?.type === "moved" && last.to === before.crown ? 26 : 0;
  const part = ease(t);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const arc = Math.sin(t * Math.PI) * (18 + far * 0.16);
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    high: from.high + lifted * (1 - part) + (to.high - from.high) * part + arc,
  };
}

/** All squares of the demanded sort breathe once when the hat has landed. */
function Breathing({ view, layout, moment: { event, progress, events, index } }: { view: View; layout: Layout; moment: Moment }) {
  if (event.type !== "crowned" || event.at === null) return null;
  const part = (progress - HOP_SHARE * 0.9) / (1 - HOP_SHARE * 0.9);
  if (part <= 0 || part >= 1) return null;
  const lines = linesOf(view);
  // The event that changes the demand comes after the hat has landed, if it changes at all.
  const counted = events.slice(index).find((later) => later.type === "counted" && view.counters[later.counter]?.name === "demand");
  const demanded = counted?.type === "counted" ? counted.value : lines[event.at];
  return (
    <>{layout.cells.map(({ x, y }, index) => lines[index] === demanded && <Breath key={index} x={x} y={y} part={part} empty={!view.cells[index]?.piece} />)}</>
  );
}

/** The squares on their way to the edge that was chosen. They shrink a little, so as to stay inside
 *  the border while their corners pass. */
function Turning({ view, layout, moment }: { view: View; layout: Layout; moment: Moment }) {
  const quarters = turnOf(view, moment.events);
  if (quarters === 0) return null;
  const { width, height } = layout;
  const angle = 90 * quarters * ease(Math.min(1, moment.progress));
  const radians = (angle * Math.PI) / 180;
  const scale = 1 / (Math.abs(Math.cos(radians)) + Math.abs(Math.sin(radians)));
  const lines = linesOf(view);
  const [out, inner] = [15, MARGIN - 3];
  return (
    <g>
      {/* The names of the edges would be wrong from here on. */}
      <path class="khan-blank" d={`M${out} ${out}H${width - out}V${height - out}H${out}zM${inner} ${inner}V${height - inner}H${width - inner}V${inner}z`} />
      <rect class="khan-bed" x={MARGIN - 3} y={MARGIN - 3} width={width - 2 * MARGIN + 6} height={height - 2 * MARGIN + 6} rx="9" />
      <g transform={`translate(${width / 2} ${height / 2}) rotate(${angle}) scale(${scale}) translate(${-width / 2} ${-height / 2})`}>
        {layout.cells.map(({ x, y }, index) => (
          <Patch key={index} x={x} y={y} lines={lines[index] ?? 0} />
        ))}
      </g>
    </g>
  );
}

/** Drawn with the foot of its stalk at 0,0. */
function Hat() {
  return (
    <>
      <path class="khan-stalk" d="M0 3V-9" />
      <path class="khan-crown" d="M-12 -11C-11 -24 -6 -27 0 -27S11 -24 12 -11z" />
      <path class="khan-band" d="M-12.2 -11.5Q0 -7 12.2 -11.5L11.4 -17Q0 -12.6 -11.4 -17z" />
      <path class="khan-brim" d="M-20 -11C-14 -14.5 -12.5 -12 -12 -11.6Q0 -7 12 -11.6C12.5 -12 14 -14.5 20 -11C16 -4.2 7 -3 0 -3S-16 -4.2 -20 -11z" />
      <circle class="khan-knob" cy="-28.5" r="3.4" />
    </>
  );
}
