// Whether the computer agrees to a draw.

import type { Score, Side } from "../../protocol";

const OPENING = 20; // turns of both sides: before, nobody knows who will stand better
const MOVE = 30; // points that the right to move may be worth

/** Whether it is too early to speak of a draw: `turns` is who was to move in every position so far. */
export function isOpening(turns: readonly Side[]): boolean {
  return turns.filter((side, index) => index > 0 && side !== turns[index - 1]).length < OPENING;
}

/** Whether the computer agrees, by the score of the person, who is to move: not where it stands better itself. What is
 *  less than the right to move may be worth does not count, but a game that leads to a draw by itself is one. */
export function agrees(score: Score | undefined): boolean {
  return score?.type === "win" || (score?.type === "points" && (score.value === 0 || score.value >= MOVE));
}
