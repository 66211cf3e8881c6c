// Moves that were made here and that the server has not acknowledged. They survive a reload of the tab.

/** A move that waits to be made. */
export interface HeldMove {
  /** Its name: however often it is sent, it is made once. */
  id: string;
  text: string;
  /** How many moves there were before it. */
  ply: number;
  /** The event of the board that it answers; null while the move before it is held, too. */
  after: number | null;
  /** Whether the player wants it to be sent. */
  confirmed: boolean;
}

const nameOf = (match: string): string => `quinconce.held.${match}`;

export function keepHeld(match: string, moves: readonly HeldMove[]): void {
  const wanted = moves.filter(({ confirmed }) => confirmed);
  try {
    if (wanted.length === 0) sessionStorage.removeItem(nameOf(match));
    else sessionStorage.setItem(nameOf(match), JSON.stringify(wanted));
  } catch {
    // Full or forbidden: then they are held in memory alone.
  }
}

export function keptMoves(match: string): HeldMove[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(match)) ?? "[]");
    return Array.isArray(kept) ? (kept as HeldMove[]) : [];
  } catch {
    return [];
  }
}
