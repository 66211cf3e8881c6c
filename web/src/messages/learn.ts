// The learn page's words in the language that is chosen now; loaded with that page.

import { language, type Language } from "../settings";
import { learn as en, type LearnMessages } from "./learn.en";
import { learn as fr } from "./learn.fr";
import { typeset } from "./typeset";

const LEARN: Record<Language, LearnMessages> = { en, fr: typeset(fr) };

export function learnWords(): LearnMessages {
  return LEARN[language.value];
}
