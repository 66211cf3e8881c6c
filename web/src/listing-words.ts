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
  return player?.name ?? (player?.account ? t().app.deletedAccount : t().app.guest);
}

/** What somebody is called, with how well they play where that is known, or that they are a guest. */
export function playerLine(player: Player | null): string {
  const { app } = t();
  const name = playerWords(player);
  if (player?.seat.type !== "person") return name;
  if (player.rating) {
    const { rating, provisional } = player.rating;
    return provisional ? app.provisionalName({ name, rating }) : app.ratedName({ name, rating });
  }
  return player.name !== null && !player.account ? app.guestName({ name }) : name;
}

/** Whom one plays. */
export const opponentLine = (match: MyMatch): string => playerLine(match.players[otherSide(match.side)]);

/** What a match has changed about a rating. */
export const changeWords = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** What a way to play is called. */
export const variantWords = ({ game, variant }: ListedMatch): string => gameWords(game).variants[variant]?.name ?? variant;

/** The game, and which way it is played. */
export const gameLine = (match: ListedMatch): string => `${gameWords(match.game).title} · ${variantWords(match)}`;
