// What an analysis looks at, and how the address of the page says it:
// /analyse/khan?variant=&position=&seed=&moves=a,b,c&at=2&from=second&record=…
// The record, packed, has the variations and comments; whoever cannot read it still has the line.

import type { GameName } from "../../games";
import type { Side } from "../../protocol";

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
  /** From whose side the board is seen. */
  from: Side;
  /** The whole analysis as a packed record, where the moves do not say all of it. */
  record: string | null;
}

/** An address, and how much of an analysis had room in it. */
export interface Address {
  address: string;
  carries: "all" | "line" | "position";
}

const MAX_ADDRESS = 6000; // characters; longer addresses get lost in mail and chat programs

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
    from: query.get("from") === "second" ? "second" : "first",
    record: query.get("record") || null,
  };
}

/** The address of an analysis, or of the line where that would be too long, or of the position `now`.
 *  `more` tells that there is more than the line, whether or not it could be packed. */
export function writeAddress({ origin, moves, at, from, record }: Asked, more: boolean, now: string): Address {
  const { game, variant, position, seed } = origin;
  const said = (name: string, value: string): string =>
    `${name}=${encodeURIComponent(value).replace(/%20/g, "+").replace(/%2C/g, ",").replace(/%2F/g, "/").replace(/%40/g, "@").replace(/%3A/g, ":")}`;
  const line: string[] = [];
  if (variant !== null) line.push(said("variant", variant));
  const short = [...line, said("position", now)];
  if (position !== null) line.push(said("position", position));
  else if (seed !== 0) line.push(said("seed", String(seed)));
  if (moves.length > 0) line.push(said("moves", moves.join(",")));
  if (at !== null && at !== moves.length) line.push(`at=${at}`);
  if (from === "second") line.push("from=second");
  const address = (parts: string[]): string => `/analyse/${game}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
  const whole = record === null ? line : [...line, said("record", record)];
  if ((record !== null || !more) && address(whole).length <= MAX_ADDRESS) return { address: address(whole), carries: "all" };
  return address(line).length <= MAX_ADDRESS ? { address: address(line), carries: "line" } : { address: address(short), carries: "position" };
}
