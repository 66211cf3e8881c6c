// The matches of whoever sits here, on the server: how many wait for a move, and who has just sat down at a table that
// was open. Whoever has never been online is not asked about.

import { computed, signal } from "@preact/signals";
import { follow } from "./follow";
import type { MatchNews, MyMatch, MyMatches } from "./protocol";
import { api, served } from "./server";
import { recall, remember } from "./storage";

const ONLINE = "online"; // in the storage: this browser has been to the lobby or to a match
const TOGETHER = 150; // milliseconds in which several pieces of news are one
const SELDOM = 60_000; // milliseconds between two looks from the background
const FRESH = 100; // milliseconds in which several signs that somebody is back are one

/** What the server told last; null before. */
export const mine = signal<MyMatches | null>(null);

/** How many matches wait for a move. */
export const waitingCount = computed(() => mine.value?.waiting.length ?? 0);

/** Whether an opponent is being waited for who would play at once. */
export const isWaitingForSomebody = computed(() => mine.value?.challenges.some(({ clock }) => clock === null || "base" in clock) ?? false);

/** Somebody has sat down at one's own table, and nobody has gone there yet. */
export const summons = signal<MyMatch | null>(null);

let stream: { look(): void; end(): void } | null = null;
let due: ReturnType<typeof setTimeout> | undefined;
/** When it was last asked how everything stands. */
let asked = 0;
const listeners = new Set<(news: MatchNews) => void>();

/** Hears every piece of news; gives what ends it. */
export function hearNews(listener: (news: MatchNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser has been online before. */
export const wasOnline = (): boolean => recall(ONLINE, false);

/** Asks how everything stands, and follows it from then on; false where no server of ours has answered. */
export async function lookAfterMine(): Promise<boolean> {
  remember(ONLINE, true);
  asked = Date.now();
  try {
    const found = await api<MyMatches>("/me/matches");
    // A plain file server answers, too.
    if (!Array.isArray(found.waiting)) throw new Error("no server");
    served.value = true;
    mine.value = found;
  } catch {
    served.value ??= false;
    return false;
  }
  const called = summons.peek();
  if (called && !isOpen(called.id)) summons.value = null;
  if (!mine.value.known) return true;
  if (stream) {
    stream.look();
  } else {
    stream = follow("/me/events", { hear: (line) => hear(line as MatchNews) }, isWanted);
    keepLooking();
  }
  return true;
}

/** Ends with the page. In the background only somebody who waits for an opponent wants to be called. */
function isWanted(): boolean {
  return isWaitingForSomebody.peek() || document.visibilityState === "visible";
}

/** What is seen of a page in the background is its title and its icon: while games are under way it asks now and then, which
 *  costs less than a stream for every tab that was left open. Whoever comes back sees how everything stands. */
function keepLooking(): void {
  const look = (): void => {
    if (!navigator.onLine) return;
    if (Date.now() - asked > FRESH) return void lookAfterMine();
    // What happens while that is being answered is not in it.
    clearTimeout(due);
    due = setTimeout(() => void lookAfterMine(), TOGETHER);
  };
  setInterval(() => {
    const { waiting = [], others = [] } = mine.peek() ?? {};
    if (!isWanted() && waiting.length + others.length > 0) look();
  }, SELDOM);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  // A page that was frozen.
  document.addEventListener("resume", look);
}

const isOpen = (id: string): boolean => [...(mine.peek()?.waiting ?? []), ...(mine.peek()?.others ?? [])].some((match) => match.id === id);

function hear(news: MatchNews): void {
  if (news.news === "joined") summons.value = news.match;
  if (news.news === "ended" && summons.peek()?.id === news.match.id) summons.value = null;
  for (const listener of listeners) listener(news);
  clearTimeout(due);
  due = setTimeout(() => void lookAfterMine(), TOGETHER);
}
