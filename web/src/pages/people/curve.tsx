// How a rating went: a curve, and the same as a table for those who do not see it.

import { useSignal } from "@preact/signals";
import { dateText } from "../../dates";
import { gameWords, t } from "../../messages";
import type { GameName } from "../../games";
import type { RatingPoint, Speed } from "../../protocol";

const WIDTH = 600;
const HEIGHT = 220;
const EDGE = 8;
const STEPS = [10, 20, 50, 100, 200, 500, 1000]; // points between two lines
const LAST = 30; // rows of the table

const keyOf = ({ game, speed }: RatingPoint): string => `${game} ${speed}`;

export function Curve({ points }: { points: RatingPoint[] }) {
  const text = t().people;
  const keys = [...new Set(points.map(keyOf))];
  const chosen = useSignal("");
  const key = keys.includes(chosen.value) ? chosen.value : (keys.at(-1) ?? "");
  const shown = points.filter((point) => keyOf(point) === key);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const option = (one: string): string => {
    const [game = "", speed = ""] = one.split(" ");
    return text.curveOption({ game: gameWords(game as GameName).title, speed: text[speed as Speed] });
  };
  const ratings = shown.map(({ rating }) => rating);
  const label = text.curve({ first: first.rating, last: last.rating, best: Math.max(...ratings) });
  return (
    <section class="card wide" aria-labelledby="curve">
      <h2 id="curve">{text.curveTitle}</h2>
      {keys.length > 1 ? (
        <label class="field">
          {text.curveChoice}
          <select value={key} onChange={(event) => (chosen.value = event.currentTarget.value)}>
            {keys.map((one) => (
              <option key={one} value={one}>
                {option(one)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p>{option(key)}</p>
      )}
      <Drawing ratings={ratings} label={label} />
      <p class="small">{label}</p>
      <details class="field">
        <summary>{text.curveTable}</summary>
        <table class="ratings-table">
          <thead>
            <tr>
              <th scope="col">{text.date}</th>
              <th scope="col">{text.rating}</th>
            </tr>
          </thead>
          <tbody>
            {shown
              .slice(-LAST)
              .reverse()
              .map((point) => (
                <tr key={point.match}>
                  <td>{dateText(point.at)}</td>
                  <td class="number">{point.rating}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** Game after game, so that a holiday is no long line. */
function Drawing({ ratings, label }: { ratings: number[]; label: string }) {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const step = STEPS.find((step) => (high - low) / step <= 4) ?? 1000;
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(Math.ceil(high / step) * step, bottom + step);
  const x = (index: number): number => (ratings.length === 1 ? WIDTH / 2 : EDGE + (index / (ratings.length - 1)) * (WIDTH - 2 * EDGE));
  const y = (rating: number): number => HEIGHT - EDGE - ((rating - bottom) / (top - bottom)) * (HEIGHT - 2 * EDGE);
  const lines = Array.from({ length: (top - bottom) / step + 1 }, (_, index) => bottom + index * step);
  const path = ratings.map((rating, index) => `${index === 0 ? "M" : "L"}${x(index).toFixed(1)} ${y(rating).toFixed(1)}`).join("");
  const lastIndex = ratings.length - 1;
  return (
    <svg class="rating-curve" viewBox={`-74 -10 ${WIDTH + 78} ${HEIGHT + 20}`} role="img" aria-label={label}>
      {lines.map((line) => (
        <g key={line}>
          <line class="rating-line" x1="0" x2={WIDTH} y1={y(line)} y2={y(line)} />
          <text class="rating-text" x="-8" y={y(line)} dominant-baseline="central">
            {line}
          </text>
        </g>
      ))}
      <path class="rating-path" d={path} />
      <circle class="rating-point" cx={x(lastIndex)} cy={y(ratings[lastIndex] ?? bottom)} r="6" />
    </svg>
  );
}
