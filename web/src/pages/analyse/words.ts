// The words of the analysis, in the language that is chosen now.

import type { Score } from "../../protocol";
import { type GameWords, type Messages, named, t } from "../../messages";

export function a(): Messages["analyse"] {
  return t().analyse;
}

/** A score for the first player, in words short enough for a label. */
export function scoreText(score: Score, words: GameWords): string {
  switch (score.type) {
    case "win":
      return a().wins({ side: words.sides[0], plies: score.value });
    case "loss":
      return a().wins({ side: words.sides[1], plies: score.value });
    case "points":
      return signed(score.value);
  }
}

/** The same for ears: "White is ahead by 120". */
export function spokenScore(score: Score, words: GameWords): string {
  if (score.type !== "points") return scoreText(score, words);
  return a().ahead({ side: words.sides[score.value >= 0 ? 0 : 1], points: Math.abs(score.value) });
}

export function signed(points: number): string {
  return points === 0 ? "0" : points > 0 ? `+${points}` : `\u2212${-points}`;
}

/** A field of a position, by the name its rules report. */
export function fieldName(name: string): string {
  return named("analyse-field", name) ?? name;
}

const MARK_NAMES = { "!!": "brilliant", "!": "good", "!?": "interesting", "?!": "doubtful", "?": "mistake", "??": "blunder" } as const;

/** What one can think of a move, best first. */
export const ANNOTATIONS = Object.keys(MARK_NAMES) as (keyof typeof MARK_NAMES)[];

/** What a mark says of its move. */
export function markName(mark: keyof typeof MARK_NAMES): string {
  return a().markName({ mark: MARK_NAMES[mark] });
}
