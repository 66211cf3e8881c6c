// The pieces: cones of turned wood, seen a little from the front. Red's are drawn in like a bell, with
// a pale stud; Ocre's bulge, with two dark rings. A Kalista is taller and wears a collar.

import type { FigureProps } from "../../board/skin";
import type { Piece, Side } from "../../protocol";

/** How much of a circle's depth is seen. */
const TILT = 0.36;
const TIP = 3.6; // radius of the rounded tip
const STEPS = 10;

interface Form {
  side: Side;
  radius: number;
  foot: number;
  height: number;
}

const FORMS: Record<Side, [Form, Form]> = {
  first: [
    { side: "first", radius: 31, foot: 27, height: 73 },
    { side: "first", radius: 28, foot: 24, height: 54 },
  ],
  second: [
    { side: "second", radius: 28, foot: 27, height: 73 },
    { side: "second", radius: 26, foot: 24, height: 54 },
  ],
};

const formOf = ({ owner, kind }: Piece): Form => FORMS[owner][kind === 0 ? 0 : 1];

/** How high above the centre of its square a piece ends. */
export const tipOf = (piece: Piece): number => {
  const { height, foot } = formOf(piece);
  return height - foot + TIP;
};

const DRAWN = new Map(
  Object.values(FORMS)
    .flat()
    .map((form) => [form, draw(form)]),
);

export function Cone({ piece }: FigureProps) {
  const form = formOf(piece);
  const paths = DRAWN.get(form) ?? draw(form);
  const royal = piece.kind === 0;
  return (
    <g class={`khan-cone of-${piece.owner}`}>
      <ellipse class="khan-shadow" cx="5" cy={form.foot + 3} rx={form.radius + 4} ry={(form.radius + 4) * 0.42} />
      <path class="khan-body" d={paths.body} />
      <path class="khan-shade" d={paths.shade} />
      <path class="khan-light" d={paths.light} />
      {piece.owner === "first" ? <ellipse class="khan-stud" cx="-1" cy={form.foot - 6} rx="4.4" ry="4.8" /> : <path class="khan-rings" d={paths.rings} />}
      {royal && (
        <>
          <path class="khan-collar" d={paths.collar} />
          <path class="khan-pleats" d={paths.pleats} />
          <path class="khan-body" d={paths.head} />
          <path class="khan-shade" d={paths.headShade} />
        </>
      )}
    </g>
  );
}

/** The outlines of a form; they are the same for all pieces of a kind. */
function draw(form: Form) {
  const { radius, foot, height, side } = form;
  const wide = (t: number): number => (side === "first" ? TIP + (radius - TIP) * (1 - t) ** 1.5 : TIP + (radius - TIP) * (1 - t ** 1.3));
  const level = (t: number): number => foot - height * t;
  const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const between = (from: number, to: number): number[] => Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  const edge = (from: number, to: number, share: number): string =>
    between(from, to)
      .map((t) => at(wide(t) * share, level(t)))
      .join("L");
  const arc = (t: number, end: string, sweep: 0 | 1): string => `A${wide(t).toFixed(1)} ${(wide(t) * TILT).toFixed(1)} 0 0 ${sweep} ${end}`;

  const part = (from: number): string =>
    `M${edge(from, 1, -1)}A${TIP} ${TIP} 0 0 1 ${at(wide(1), level(1))}L${edge(1, from, 1)}${arc(from, at(-wide(from), level(from)), 1)}z`;
  const front = (t: number): string => `M${at(-wide(t), level(t))}${arc(t, at(wide(t), level(t)), 0)}`;
  const low = wide(0) * 0.3;
  const bottom = foot + wide(0) * TILT * Math.sqrt(1 - 0.09);
  const neck = 0.58;
  const [across, deep] = [wide(neck) + 10, (wide(neck) + 10) * 0.42];
  // The collar hangs a little below the neck, so that more of its front is seen.
  const ruff = level(neck) + 4;
  const round = `A${across.toFixed(1)} ${deep.toFixed(1)} 0 1 0 `;
  const pleats = [-0.75, -0.38, 0, 0.38, 0.75].map((x) => {
    const y = Math.sqrt(1 - x * x) * deep;
    return `M${at(x * across, ruff + y)}L${at(x * across * 0.7, ruff + y * 0.5)}`;
  });
  return {
    body: part(0),
    head: part(neck),
    shade: `M${edge(1, 0, 1)}${arc(0, at(low, bottom), 1)}L${edge(0, 1, 0.3)}z`,
    light: `M${edge(0.08, 0.86, -0.55)}`,
    rings: front(0.14) + front(0.3),
    collar: `M${at(-across, ruff)}${round}${at(across, ruff)}${round}${at(-across, ruff)}z`,
    headShade: `M${edge(1, neck, 1)}${arc(neck, at(wide(neck) * 0.3, level(neck) + wide(neck) * TILT * 0.95), 1)}L${edge(neck, 1, 0.3)}z`,
    pleats: pleats.join(""),
  };
}
