// What was done besides moving and is not answered yet. A resignation waits for the connection, even over a reload of the
// tab; anything else would be wrong when it comes late, and waits a few seconds.

import type { Act } from "../../protocol";

const PATIENCE = 5_000; // milliseconds

export interface HeldAct {
  /** Its name: however often it is sent, it is done once. */
  id: string;
  act: Act;
  /** When it was done, in milliseconds since 1970. */
  at: number;
  /** Over which connection it was sent last; null before. */
  sent: number | null;
}

export const isKept = ({ act }: HeldAct): boolean => act.action === "resign";

/** Whether it comes too late now. */
export const isLate = (held: HeldAct): boolean => !isKept(held) && Date.now() - held.at > PATIENCE;

const nameOf = (match: string): string => `quinconce.acts.${match}`;

export function keepActs(match: string, acts: readonly HeldAct[]): void {
  const wanted = acts.filter(isKept);
  try {
    if (wanted.length === 0) sessionStorage.removeItem(nameOf(match));
    else sessionStorage.setItem(nameOf(match), JSON.stringify(wanted));
  } catch {
    // Full or forbidden: then they are held in memory alone.
  }
}

export function keptActs(match: string): HeldAct[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(match)) ?? "[]");
    return Array.isArray(kept) ? (kept as HeldAct[]).map((held) => ({ ...held, sent: null })) : [];
  } catch {
    return [];
  }
}
