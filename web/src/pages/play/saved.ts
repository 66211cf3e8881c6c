// Saved games. The last unfinished one of each game is in local storage. A finished one is stored with its entry
// of the history, so that a reload or the way back from its analysis shows it again.

import type { GameName } from "../../games";
import type { End } from "../../protocol";
import { historyState, setHistoryState } from "../../router";
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

/** Whether there is a game to resume. */
export function isUnfinished(game: GameName): boolean {
  return recall<unknown>(storageName(game), null) !== null;
}

/** Saves the unfinished game. */
export function saveGame(saved: SavedGame): void {
  remember(storageName(saved.setup.game), saved);
}

/** Saves a finished game with this entry of the history, and nowhere else: it cannot be resumed. */
export function saveFinished(saved: SavedGame): void {
  forgetGame(saved.setup.game);
  setHistoryState(saved);
}

/** The game that was finished at this entry of the history, or else the unfinished one that was left, if
 *  it belongs to this address. */
export function savedGame(game: GameName, query: string): SavedGame | null {
  const finished = ofGame(historyState(), game);
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
