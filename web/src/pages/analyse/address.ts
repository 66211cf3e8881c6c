// What an analysis looks at, and how the address of the page says it:
// /analyse/khan?variant=&position=&seed=&moves=a,b,c&at=2

import type { GameName } from "../../games";

export interface Origin {
  game: GameName;
  variant: string | null;
  position: string | null;
  seed: number;
}

export interface Asked {
  origin: Origin;
  moves: string[];
  /** How many of the moves the board shows; all of them for null. */
  at: number | null;
}

const LONGEST = 6000; // characters; longer addresses get lost in mail and chat programs

export function readAddress(game: GameName, search: string): Asked {
  const query = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const text = query.get(name) ?? "";
    return /^\d{1,15}$/.test(text) ? Number(text) : null;
  };
  return {
    origin: { game, variant: query.get("variant") || null, position: query.get("position") || null, seed: number("seed") ?? 0 },
    moves: (query.get("moves") ?? "").split(/[\s,]+/).filter(Boolean),
    at: number("at"),
  };
}

/** The address of a line; of the position alone where the line is too long for one. */
export function writeAddress({ origin, moves, at }: Asked, now: string): string {
  const { game, variant, position, seed } = origin;
  const said = (name: string, value: string): string => `${name}=${encodeURIComponent(value).replace(/%20/g, "+").replace(/%2C/g, ",").replace(/%2F/g, "/").replace(/%40/g, "@").replace(/%3A/g, ":")}`;
  const whole: string[] = [];
  if (variant !== null) whole.push(said("variant", variant));
  const short = [...whole, said("position", now)];
  if (position !== null) whole.push(said("position", position));
  else if (seed !== 0) whole.push(said("seed", String(seed)));
  if (moves.length > 0) whole.push(said("moves", moves.join(",")));
  if (at !== null && at !== moves.length) whole.push(`at=${at}`);
  const address = (parts: string[]): string => `/analyse/${game}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
  return address(whole).length <= LONGEST ? address(whole) : address(short);
}
