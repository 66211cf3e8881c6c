// Scores, always told for the first player: a bar, a graph and a line of text mean the same thing
// whoever is to move.

import type { Score, Side } from "../../protocol";

/** The same score for the first player. */
export function forFirst(score: Score, turn: Side): Score {
  if (turn === "first") return score;
  switch (score.type) {
    case "points":
      return { type: "points", value: -score.value };
    case "win":
      return { type: "loss", value: score.value };
    case "loss":
      return { type: "win", value: score.value };
  }
}

const EVEN = 400; // points that make about three to one

/** The first player's share of the bar, 0 to 1. */
export function shareOf(score: Score): number {
  switch (score.type) {
    case "win":
      return 1;
    case "loss":
      return 0;
    case "points":
      return Math.min(0.97, Math.max(0.03, 1 / (1 + Math.exp(-score.value / EVEN))));
  }
}
