// The settings of a game, and how they are written in the address:
// /play/khan?variant=&position=&seed=&level=&side=
// Without a level two people play; without any setting the computer is the opponent.

import type { GameName } from "../../games";
import type { Side } from "../../protocol";
import { recall } from "../../storage";

export interface ClockSetup {
  /** Minutes for the first and the second player. */
  minutes: [number, number];
  /** Seconds added after every move. */
  increment: number;
}

export interface TableSetup {
  game: GameName;
  variant: string | null;
  position: string | null;
  seed: number;
  /** The computer's level; null for two people. */
  level: number | null;
  /** The side of the person at the screen, against the computer. */
  side: Side;
  clock: ClockSetup | null;
  autoflip: boolean;
}

export const DEFAULT_LEVEL = 3;

export function randomSeed(): number {
  return Math.floor(Math.random() * 0x7fffffff);
}

const randomSide = (): Side => (Math.random() < 0.5 ? "first" : "second");

/** The level that was played last. */
function usualLevel(): number {
  const level = recall<unknown>("level", DEFAULT_LEVEL);
  return typeof level === "number" && level >= 1 && level <= 10 ? Math.floor(level) : DEFAULT_LEVEL;
}

/** The table that the address asks for. */
export function setupFromQuery(game: GameName, search: string): TableSetup {
  const query = new URLSearchParams(search);
  const asked = (name: string): string | null => query.get(name) || null;
  const number = (name: string): number | null => {
    const text = asked(name);
    return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
  };
  const level = number("level");
  const side = asked("side");
  const plain = [...query.keys()].length === 0;
  return {
    game,
    variant: asked("variant"),
    position: asked("position"),
    seed: number("seed") ?? randomSeed(),
    level: plain ? usualLevel() : level === null ? null : Math.min(10, Math.max(1, level)),
    side: side === "second" ? "second" : side === "random" ? randomSide() : "first",
    clock: null,
    autoflip: false,
  };
}

/** The address of a table. */
export function addressOf(setup: TableSetup): string {
  const query = new URLSearchParams();
  if (setup.variant !== null) query.set("variant", setup.variant);
  if (setup.position !== null) query.set("position", setup.position);
  query.set("seed", String(setup.seed));
  if (setup.level !== null) {
    query.set("level", String(setup.level));
    query.set("side", setup.side);
  }
  return `/play/${setup.game}?${query.toString()}`;
}
