// Matches of this browser that are under way: nobody asks the engine about them.

import { recall, remember } from "./storage";

interface Underway {
  game: string;
  /** The moves so far. */
  moves: readonly string[];
  position: string;
  /** When it was last seen, in milliseconds since 1970. */
  at: number;
}

const NAME = "underway";
const FORGOTTEN = 60 * 24 * 3600 * 1000; // milliseconds: no match rests for longer

function all(): Record<string, Underway> {
  const kept = recall<unknown>(NAME, {});
  return typeof kept === "object" && kept !== null ? (kept as Record<string, Underway>) : {};
}

/** Remembers how a match stands in which somebody plays here; nothing when it is over. */
export function noteMatch(id: string, match: Omit<Underway, "at"> | null): void {
  const now = Date.now();
  const others = Object.entries(all()).filter(([other, { at }]) => other !== id && now - at < FORGOTTEN);
  const entries = match ? [...others, [id, { ...match, at: now }] as const] : others;
  remember(NAME, entries.length === 0 ? null : Object.fromEntries(entries));
}

/** Whether a position belongs to a match that is under way: it is on its board, or follows from its moves. */
export function isUnderway(game: string, position: string, moves: readonly string[]): boolean {
  return Object.values(all()).some(
    (match) => match.game === game && (match.position === position || (match.moves.length > 1 && match.moves.every((move, index) => moves[index] === move))),
  );
}
