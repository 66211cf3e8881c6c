// Saved analyses: of each game the current one, for a reload or a later visit, and the one before it.

import type { GameName } from "../../games";
import { visits } from "../../router";
import { recall, remember } from "../../storage";

const MAX_RECORD_LENGTH = 200_000; // characters of a record that is saved

export interface SavedAnalysis {
  /** What the address asks for, and what it asked for before it was written last. */
  search: string;
  before: string;
  record: string;
  path: string[];
}

const storageName = (game: GameName): string => `analyse.${game}`;
const asideName = (game: GameName): string => `analyse.${game}.aside`;

/** Saves an analysis; `null` forgets the one that is saved. */
export function save(game: GameName, saved: SavedAnalysis | null): void {
  remember(storageName(game), saved && saved.record.length <= MAX_RECORD_LENGTH ? saved : null);
}

/** What is saved for that address; for one that asks for nothing, whatever was looked at last. What
 *  is saved for another address is put aside. */
export function savedAt(game: GameName, search: string): SavedAnalysis | null {
  const saved = recall<SavedAnalysis | null>(storageName(game), null);
  if (typeof saved?.record !== "string") return null;
  // A reload just after the address was written asks for the address before it.
  if (search === "" || saved.search === search || (saved.before === search && reloaded())) return saved;
  putAside(game);
  return null;
}

/** Another analysis of that game begins: the one that is saved can be opened again by hand. */
export function putAside(game: GameName): void {
  const saved = recall<SavedAnalysis | null>(storageName(game), null);
  if (saved) remember(asideName(game), saved.record);
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
