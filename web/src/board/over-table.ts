// Joins a board to a table: what the rules say of a step becomes what the board says and shows.
// Play, lessons and analysis all use it.

import type { GameName } from "../games";
import { refusalText } from "../messages";
import { gameInfo, type Table } from "../rules/table";
import type { BoardOptions } from "./state";

/** The part of a board's options that follows from the rules. Where one table takes the place of another, the
 *  board asks the one that is there. */
export function overTable(game: GameName, table: () => Table): Pick<BoardOptions, "hand" | "legal" | "objection" | "preview" | "over"> {
  return {
    over: () => table().over(),
    legal: () => table().legal(),
    hand: {
      begin: () => table().begin(),
      now: () => table().hand(),
      take: (step) => table().take(step),
      back: () => table().back(),
    },
    objection(steps) {
      const refusal = table().refusal(steps);
      return refusal && refusalText(game, refusal);
    },
    ...(!gameInfo(game).previews ? {} : { preview: (mv: string) => table().preview(mv) }),
  };
}
