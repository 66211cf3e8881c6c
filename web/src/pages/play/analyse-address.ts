// The address at which a game that was played is analysed.

import type { SetupRequest } from "../../protocol";
import type { Session } from "./session";

/** `record` is the packed record, which alone tells of a resignation, an agreement or the clock. */
export function analyseAddress(session: Session, { game, variant, position, seed }: SetupRequest, record: string | null): string {
  const query = new URLSearchParams();
  if (variant !== null) query.set("variant", variant);
  if (position !== null) query.set("position", position);
  query.set("seed", String(seed));
  query.set("moves", session.state.value.moves.join(" "));
  if (record !== null) query.set("record", record);
  // It is looked at from the side from which it was played.
  if (session.board.flipped.value) query.set("from", "second");
  return `/analyse/${game}?${query.toString()}`;
}
