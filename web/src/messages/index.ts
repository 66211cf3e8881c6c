// The words of the app in the language that is chosen now. Read inside a component or an effect,
// they change with the language.

import type { GameName } from "../games";
import type { Refusal } from "../protocol";
import { Refused } from "../rules/refused";
import { language, type Language } from "../settings";
import frenchText from "messages:fr/main";
import { Catalogue } from "./catalogue";
import { en, type Messages } from "./en";
import { fr } from "./fr";
import { plainWords } from "./plain";
import { typeset } from "./typeset";
import type { GameWords, Told } from "./types";
import { hokito as hokitoEn } from "./hokito.en";
import { hokito as hokitoFr } from "./hokito.fr";
import { khan as khanEn } from "./khan.en";
import { khan as khanFr } from "./khan.fr";
import { khet as khetEn } from "./khet.en";
import { khet as khetFr } from "./khet.fr";
import { khitan as khitanEn } from "./khitan.en";
import { khitan as khitanFr } from "./khitan.fr";
import { quindo as quindoEn } from "./quindo.en";
import { quindo as quindoFr } from "./quindo.fr";

export type { GameWords, Messages };

const COMMON: Record<Language, Messages> = { en, fr: typeset(fr) };
const GAME_WORDS: Record<Language, Record<GameName, GameWords>> = {
  en: { khitan: khitanEn, hokito: hokitoEn, khet: khetEn, quindo: quindoEn, khan: khanEn },
  fr: typeset({ khitan: khitanFr, hokito: hokitoFr, khet: khetFr, quindo: quindoFr, khan: khanFr }),
};

const FRENCH = new Catalogue("fr");
FRENCH.add(frenchText);

/** What the app says: `t().play.start`. */
export function t(): Messages {
  return COMMON[language.value];
}

/** What a game calls its things. */
export function gameWords(game: GameName): GameWords {
  return GAME_WORDS[language.value][game] ?? plainWords(game);
}

/** What went wrong, as a sentence. What the rules refuse is said in the language of the page. */
export function errorText(error: unknown): string {
  const told = error instanceof Refused && language.value === "fr" ? FRENCH.render(error.reason) : null;
  if (told !== null) return told;
  return error instanceof Error ? error.message : String(error);
}

/** Why a step was refused, as a sentence. */
export function refusalText(words: GameWords, refusal: Refusal): string {
  const told: Told | undefined = words.refusals[refusal.code] ?? t().refusals[refusal.code];
  if (told === undefined) return t().refusals.general;
  return typeof told === "string" ? told : told(refusal.number ?? 0);
}
