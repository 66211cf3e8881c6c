// What the browser keeps of a game: of each game the unfinished one that was played last, for whoever
// comes back, and a finished one with the entry of the history at which it was played, so that a
// reload or the way back from its analysis shows it again.

import type { GameName } from "../../games";
import type { End } from "../../protocol";
import { noted, noteHere } from "../../router";
import { recall, remember } from "../../storage";
import type { TableSetup } from "./setup";

export interface Kept {
  setup: TableSetup;
  /** What the address asks for. */
  query: string;
  moves: string[];
  clock: [number, number] | null;
  /** How it ended; nothing while it goes on. */
  end: End | null;
}

const keptName = (game: GameName): string => `game.${game}`;

/** Whether there is a game to go on with. */
export function isUnfinished(game: GameName): boolean {
  return recall<unknown>(keptName(game), null) !== null;
}

/** Keeps the unfinished game. */
export function keepGame(kept: Kept): void {
  remember(keptName(kept.setup.game), kept);
}

/** Keeps a finished game with this entry of the history, and nowhere else: there is none to go on with. */
export function keepFinished(kept: Kept): void {
  forgetGame(kept.setup.game);
  noteHere(kept);
}

/** The game that was finished at this entry of the history, or else the unfinished one that was left, if
 *  it belongs to this address. */
export function keptGame(game: GameName, query: string): Kept | null {
  const finished = ofGame(noted(), game);
  if (finished) return finished;
  const kept = ofGame(recall<unknown>(keptName(game), null), game);
  return kept && (query === "" || kept.query === query) ? kept : null;
}

export function forgetGame(game: GameName): void {
  remember(keptName(game), null);
}

function ofGame(found: unknown, game: GameName): Kept | null {
  const kept = found as Partial<Kept> | null;
  return kept && Array.isArray(kept.moves) && kept.setup?.game === game ? (kept as Kept) : null;
}
