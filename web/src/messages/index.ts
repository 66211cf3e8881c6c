// What the page says, in the language that is chosen now: `t().play.resign` is the message `play-resign` of
// crates/messages. Read inside a component or an effect, it changes with the language.

import { LANGUAGES } from "messages:languages";
import type { GameName } from "../games";
import type { Refusal } from "../protocol";
import { Refused } from "../rules/refused";
import { type Language, language, rememberLanguage } from "../settings";
import { type Args, Catalogue } from "./catalogue";
import { type GameWords, wordsOf } from "./game-words";
import type { Messages } from "./messages.gen";
import { messagesOf } from "./typed";

export type { GameWords, Messages };

interface Spoken {
  catalogue: Catalogue;
  messages: Messages;
  games: Map<GameName, GameWords>;
  /** The parts that are loaded. */
  parts: Set<string>;
}

const spoken = new Map<Language, Spoken>();

/** The parts in use: those of the pages that were visited. */
const wanted = new Set<string>(["main"]);

function speaking(code: Language): Spoken {
  let found = spoken.get(code);
  if (!found) {
    const catalogue = new Catalogue(code);
    found = { catalogue, messages: messagesOf(catalogue), games: new Map(), parts: new Set() };
    spoken.set(code, found);
  }
  return found;
}

async function load(code: Language): Promise<void> {
  const { catalogue, parts } = speaking(code);
  // What is wanted while this loads is loaded, too.
  for (const part of wanted) {
    if (parts.has(part)) continue;
    const text = await LANGUAGES[code]?.parts[part]?.();
    if (text) catalogue.add(text.default);
    parts.add(part);
  }
}

/** Loads the messages of a part of the app: "main" before anything is shown, others with their page. */
export function loadMessages(part: string): Promise<void> {
  wanted.add(part);
  return load(language.peek());
}

/** Changes the language once its messages are loaded; where they cannot be, the page stays as it is. */
export async function setLanguage(chosen: Language): Promise<void> {
  try {
    await load(chosen);
  } catch {
    return;
  }
  rememberLanguage(chosen);
}

const current = (): Spoken => speaking(language.value);

/** What the app says: `t().play.start`. */
export function t(): Messages {
  return current().messages;
}

/** What a game calls its things. */
export function gameWords(game: GameName): GameWords {
  const { catalogue, games } = current();
  let words = games.get(game);
  if (!words) {
    words = wordsOf(game, catalogue);
    games.set(game, words);
  }
  return words;
}

/** What went wrong, as a sentence. What the rules refuse is said in the language of the page. */
export function errorText(error: unknown): string {
  const told = error instanceof Refused ? current().catalogue.render(error.reason) : null;
  return told ?? (error instanceof Error ? error.message : String(error));
}

/** Why a step was refused, as a sentence. */
export function refusalText(game: GameName, { code, number }: Refusal): string {
  const { catalogue, messages } = current();
  const args = { number: number ?? 0 };
  return catalogue.text(`${game}-refusal-${code}`, args) ?? catalogue.text(`refusals-${code}`, args) ?? messages.refusals.general;
}

/** The message that goes by these names, where they are the rules' own; null where there is none. */
export function named(...names: string[]): string | null {
  return current().catalogue.text(names.map(idPart).join("-"));
}

/** What a lesson says by these names; "" where it has no such words. */
export function lessonText(game: GameName, names: readonly string[], args?: Args): string {
  return current().catalogue.text([game, "lesson", ...names].join("-"), args) ?? "";
}

/** A name of the rules as a part of an id: a variant such as "classic+horus". */
export const idPart = (name: string): string => name.replace(/[^A-Za-z0-9-]/g, "_");
