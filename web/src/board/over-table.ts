// Joins a board to a table: what the rules say of a step becomes what the board says and shows.
// Play, lessons and analysis all use it.

import { HIDES_EFFECTS, type GameName } from "../games";
import { refusalText } from "../messages";
import { gameInfo, type Table } from "../rules/table";
import type { BoardOptions } from "./state";

/** The part of a board's options that follows from the rules. */
export function overTable(game: GameName, table: Table): Pick<BoardOptions, "objection" | "refusal" | "preview" | "over"> {
  const bars = gameInfo(game).refusals.includes("barred");
  return {
    over: () => table.state().end !== null,
    objection(steps) {
      const refusal = table.refusal(steps);
      return refusal && refusalText(game, refusal);
    },
    ...(bars ? { refusal: (steps) => table.refusal(steps) } : {}),
    ...(HIDES_EFFECTS.has(game) ? {} : { preview: (mv: string) => table.preview(mv) }),
  };
}
