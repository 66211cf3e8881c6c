// Saved games: of each game the unfinished one that was played last, for whoever
// comes back, and a finished one with the entry of the history at which it was played, so that a
// reload or the way back from its analysis shows it again.

import type { GameName } from "../../games";
import type { End } from "../../protocol";
import { noted, noteHere } from "../../router";
import { recall, remember } from "../../storage";
import type { TableSetup } from "./setup";

export interface SavedGame {
  setup: TableSetup;
  /** What the address asks for. */
  query: string;
  moves: string[];
  clock: [number, number] | null;
  /** How it ended; nothing while it goes on. */
  end: End | null;
}

const storageName = (game: GameName): string => `game.${game}`;

/** Whether there is a game to go on with. */
export function isUnfinished(game: GameName): boolean {
  return recall<unknown>(storageName(game), null) !== null;
}

/** Saves the unfinished game. */
export function saveGame(saved: SavedGame): void {
  remember(storageName(saved.setup.game), saved);
}

/** Saves a finished game with this entry of the history, and nowhere else: there is none to go on with. */
export function saveFinished(saved: SavedGame): void {
  forgetGame(saved.setup.game);
  noteHere(saved);
}

/** The game that was finished at this entry of the history, or else the unfinished one that was left, if
 *  it belongs to this address. */
export function savedGame(game: GameName, query: string): SavedGame | null {
  const finished = ofGame(noted(), game);
  if (finished) return finished;
  const saved = ofGame(recall<unknown>(storageName(game), null), game);
  return saved && (query === "" || saved.query === query) ? saved : null;
}

export function forgetGame(game: GameName): void {
  remember(storageName(game), null);
}

function ofGame(found: unknown, game: GameName): SavedGame | null {
  const saved = found as Partial<SavedGame> | null;
  return saved && Array.isArray(saved.moves) && saved.setup?.game === game ? (saved as SavedGame) : null;
}
