// What lists say about a match.

import { gameWords, t } from "./messages";
import type { ListedMatch, MyMatch, Player, Side, TimeControl } from "./protocol";

export const otherSide = (side: Side): Side => (side === "first" ? "second" : "first");

/** A clock as players write it. */
export function clockWords(clock: TimeControl | null): string {
  const { lobby } = t();
  if (clock === null) return lobby.noClock;
  if ("days" in clock) return lobby.days({ days: clock.days });
  return lobby.liveClock({ minutes: clock.base / 60, seconds: clock.increment });
}

/** What somebody is called. */
export function playerWords(player: Player | null): string {
  if (player?.seat.type === "engine") return t().play.computer({ level: player.seat.level }).value;
  return player?.name ?? t().app.guest;
}

/** Whom one plays. */
export const opponentWords = (match: MyMatch): string => playerWords(match.players[otherSide(match.side)]);

/** What a way to play is called. */
export const variantWords = ({ game, variant }: ListedMatch): string => gameWords(game).variants[variant]?.name ?? variant;

/** The game, and which way it is played. */
export const gameLine = (match: ListedMatch): string => `${gameWords(match.game).title} · ${variantWords(match)}`;
