// The words of the analysis, in the language that is chosen now.

import { analyseEn, type AnalyseMessages } from "../../messages/analyse.en";
import { analyseFr } from "../../messages/analyse.fr";
import { typeset } from "../../messages/typeset";
import type { Score } from "../../protocol";
import { language, type Language } from "../../settings";
import type { GameWords } from "../../messages";

const WORDS: Record<Language, AnalyseMessages> = { en: analyseEn, fr: typeset(analyseFr) };

export function a(): AnalyseMessages {
  return WORDS[language.value];
}

/** A score for the first player, in words short enough for a label. */
export function scoreText(score: Score, words: GameWords): string {
  switch (score.type) {
    case "win":
      return a().wins(words.sides[0], score.value);
    case "loss":
      return a().wins(words.sides[1], score.value);
    case "points":
      return signed(score.value);
  }
}

export function signed(points: number): string {
  return points === 0 ? "0" : points > 0 ? `+${points}` : `\u2212${-points}`;
}
