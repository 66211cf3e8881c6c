// What keys tell of a game to somebody who does not see it, anywhere on its page.

import { t, type GameWords } from "../messages";
import { describeBoard, describeCounters, describeLines, describeScore } from "./describe";
import type { BoardState } from "./state";

/** What the page around a board knows of its game, in sentences. */
export interface Reports {
  /** Whose turn it is, or how the game ended. */
  turn(): string;
  /** What is to be done next. */
  task(): string;
  /** The move that led to the position on the board. */
  last(): string;
  /** The time that is left; absent where games have none. */
  clocks?(): string;
}

/** What this key tells; null where it is not one that tells something. `reports` is absent for a board that stands
 *  in a text. */
export function report(key: string, state: BoardState, words: GameWords, reports: Reports | undefined): string | null {
  const { view } = state;
  const binding = (): string => (state.over ? "" : describeCounters(view, words).join(" "));
  switch (key) {
    case "b":
      return sentences(reports?.turn(), binding(), reports?.task(), describeBoard(view, words, t()));
    case "B":
      return sentences(reports?.turn(), binding(), describeBoard(view, words, t(), true));
    case "g":
      return describeLines(view, words) || words.how || t().tell.plain;
    case "p":
      return describeScore(view, words, t());
    case "w":
      return sentences(reports?.turn(), binding(), reports?.task());
    case "l":
      return reports?.last() ?? null;
    case "t":
      return reports?.clocks?.() ?? null;
    default:
      return null;
  }
}

function sentences(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
