// The settings of a game, and how they are written in the address:
// /play/khan?variant=&position=&seed=&level=&side=&clock=10+5
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

const MINUTES = { least: 0.1, most: 600 };
const SECONDS = { least: 0, most: 600 };

/** What the fields of a clock may hold. */
export const CLOCK_LIMITS = { minutes: MINUTES, increment: SECONDS };

/** Clocks that are offered ready-made. */
export const CLOCKS: readonly ClockSetup[] = [
  { minutes: [3, 3], increment: 2 },
  { minutes: [5, 5], increment: 3 },
  { minutes: [10, 10], increment: 5 },
  { minutes: [30, 30], increment: 20 },
];

/** A clock as players write it, minutes and seconds added per move: `10+5`, or `10/5+3` where one has less time. */
export function writeClock({ minutes: [first, second], increment }: ClockSetup): string {
  return `${first === second ? first : `${first}/${second}`}+${increment}`;
}

/** The clock that such a text means; null for anything else. A plus sign that was not escaped in an address is a space. */
function readClock(text: string): ClockSetup | null {
  const found = /^(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?[+ ](\d+(?:\.\d+)?)$/.exec(text);
  if (!found) return null;
  const [first, second, increment] = [Number(found[1]), Number(found[2] ?? found[1]), Number(found[3])];
  const within = (value: number, { least, most }: typeof MINUTES): boolean => value >= least && value <= most;
  return within(first, MINUTES) && within(second, MINUTES) && within(increment, SECONDS) ? { minutes: [first, second], increment } : null;
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
    clock: readClock(asked("clock") ?? ""),
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
  if (setup.clock) query.set("clock", writeClock(setup.clock));
  return `/play/${setup.game}?${query.toString()}`;
}
