// The grain of the veneers: a few long waves a square. Squares differ by how far they are moved
// along the same few waves, so that the whole board costs one path a square.

import { round } from "../../board/geometry";

const RINGS = 9; // lines a square

/** Lines across a square of that size around 0,0, always the same for the same seed. */
export function grain(size: number, seed: number): string {
  const next = numbers(seed);
  const half = size / 2;
  const bend = (next() - 0.5) * size * 0.22;
  const heart = (next() - 0.5) * size;
  const lines: string[] = [];
  for (let ring = 0; ring < RINGS; ring += 1) {
    const y = round(-half + ((ring + 0.2 + next() * 0.6) * size) / RINGS);
    // Lines near the heart bend most, as around a knot out of sight.
    const pull = round(bend * Math.exp(-(((y - heart) / (size * 0.35)) ** 2)));
    const clamp = (value: number): number => round(Math.max(-half + 2, Math.min(half - 2, value)));
    lines.push(`M${-half} ${clamp(y)}C${round(-half / 3)} ${clamp(y + pull)} ${round(half / 3)} ${clamp(y + pull)} ${half} ${clamp(y + (next() - 0.5) * 6)}`);
  }
  return lines.join("");
}

/** Numbers from 0 to 1 that look drawn by chance. */
function numbers(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
