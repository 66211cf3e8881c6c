// Online games that are under way, one's own and those one watches: nobody asks the engine about them. What this
// browser has seen of them is noted, and the server tells the rest, also what another device plays.

import { computed, signal } from "@preact/signals";
import { me, whoAmI } from "./me";
import { lookAfterMine, mine } from "./mine";
import type { MatchState, MyMatch } from "./protocol";
import { ApiError, api } from "./server";
import { recall, remember } from "./storage";

interface Underway {
  game: string;
  position: string;
  /** When it was last seen, in milliseconds since 1970. */
  at: number;
}

/** What is to be known of a match; a [`MatchState`] and a [`MyMatch`] are such. */
type Seen = Pick<MatchState & MyMatch, "id" | "game" | "position" | "ply" | "status">;

const NAME = "underway";
const FORGOTTEN = 60 * 24 * 3600 * 1000; // milliseconds: no match rests for longer
const MOST_ASKED = 20; // matches of others that are asked about one by one
const PATIENCE = 3_000; // milliseconds that the engine waits for the server's answer

/** Counts changes of what is noted. */
const changes = signal(0);

/** Whether what this browser has noted was compared with what the server knows, or nobody answers. */
export const compared = signal(false);

/** One's own matches that are under way, by what the server told last. */
const own = computed<readonly MyMatch[]>(() => [...(mine.value?.waiting ?? []), ...(mine.value?.others ?? [])].filter(isSecret));

function all(): Record<string, Underway> {
  const kept = recall<unknown>(NAME, {});
  return typeof kept === "object" && kept !== null ? (kept as Record<string, Underway>) : {};
}

/** Remembers how a match stands; nothing when it is over, or has not left its beginning. */
export function noteMatch(match: Seen): void {
  note(match.id, isSecret(match) ? match : null);
}

function note(id: string, match: Pick<Seen, "game" | "position"> | null): void {
  const now = Date.now();
  const others = Object.entries(all()).filter(([other, { at }]) => other !== id && now - at < FORGOTTEN);
  const entries = match ? [...others, [id, { game: match.game, position: match.position, at: now }] as const] : others;
  remember(NAME, entries.length === 0 ? null : Object.fromEntries(entries));
  changes.value += 1;
}

/** Whether the engine would give something away: how a game begins belongs to everybody. */
function isSecret({ status, ply, game, position }: Seen): boolean {
  return status === "running" && ply > 0 && !isLaidOut(game, position);
}

/** Whether pieces are still being laid out, which is how every game of Khan begins: its position counts less than twelve,
 *  captured ones included. */
function isLaidOut(game: string, position: string): boolean {
  if (game !== "khan") return false;
  const [, board = "", , , captured = ""] = position.split(" ");
  const taken = captured.split("/").reduce((sum, count) => sum + Number(count), 0);
  return board.replaceAll(/[^a-z]/gi, "").length + taken < 12;
}

/** Whether a position of that game belongs to a match that is under way: it is on its board, or follows from what is. `line`
 *  gives the position and those before it, and is asked only where there is such a match. */
export function isUnderway(game: string, line: () => readonly string[]): boolean {
  void changes.value;
  const boards = [...Object.values(all()), ...own.value].flatMap((match) => (match.game === game ? [match.position] : []));
  return boards.length > 0 && line().some((position) => boards.includes(position));
}

/** Compares what is noted with what the server knows. */
export async function compare(): Promise<void> {
  const late = setTimeout(() => (compared.value = true), PATIENCE);
  try {
    await ask();
  } finally {
    clearTimeout(late);
    compared.value = true;
  }
}

async function ask(): Promise<void> {
  if (!navigator.onLine) return;
  if (me.peek() === null) await whoAmI();
  const who = me.peek();
  if (who === null || who === "none") return;
  // Somebody of whom nothing is known plays nowhere.
  if (who.id !== null && !(await lookAfterMine())) return;
  const open = own.peek();
  for (const match of open) noteMatch(match);
  const noted = Object.entries(all()).filter(([id]) => open.every((match) => match.id !== id));
  noted.sort(([, one], [, other]) => other.at - one.at);
  await Promise.all(
    noted.slice(0, MOST_ASKED).map(async ([id]) => {
      try {
        noteMatch(await api<MatchState>(`/matches/${id}`));
      } catch (error) {
        // What is not known there any more is not under way either.
        if (error instanceof ApiError && error.status === 404) note(id, null);
      }
    }),
  );
}
