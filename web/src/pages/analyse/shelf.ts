// What the browser keeps of the analyses: of each game the one that was looked at last, for whoever
// comes back to its address, and the one before, put aside.

import type { GameName } from "../../games";
import { visits } from "../../router";
import { recall, remember } from "../../storage";

const LONGEST = 200_000; // characters of a record that is kept

export interface Kept {
  /** What the address asks for, and what it asked for before it was written last. */
  search: string;
  before: string;
  record: string;
  path: string[];
}

const keptName = (game: GameName): string => `analyse.${game}`;
const asideName = (game: GameName): string => `analyse.${game}.aside`;

/** Keeps an analysis; `null` forgets the one that is kept. */
export function keep(game: GameName, kept: Kept | null): void {
  remember(keptName(game), kept && kept.record.length <= LONGEST ? kept : null);
}

/** What is kept for that address; for one that asks for nothing, whatever was looked at last. What
 *  is kept for another address is put aside. */
export function keptAt(game: GameName, search: string): Kept | null {
  const kept = recall<Kept | null>(keptName(game), null);
  if (typeof kept?.record !== "string") return null;
  // A browser that is told to reload just after the address was written asks for the one before.
  if (search === "" || kept.search === search || (kept.before === search && reloaded())) return kept;
  putAside(game);
  return null;
}

/** Another analysis of that game begins: the one that is kept can be opened again by hand. */
export function putAside(game: GameName): void {
  const kept = recall<Kept | null>(keptName(game), null);
  if (kept) remember(asideName(game), kept.record);
}

/** The record of the analysis that was put aside last. */
export function asideOf(game: GameName): string | null {
  const record = recall<unknown>(asideName(game), null);
  return typeof record === "string" ? record : null;
}

/** Whether this is the page that the browser has loaded again, and not one opened from it. */
function reloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" && visits.peek() === 0;
}
