// A recorded game that is played over and over.

import { trace } from "../../board/events";
import type { Skin } from "../../board/skin";
import { BoardState } from "../../board/state";
import type { GameName } from "../../games";
import { Table } from "../../rules/table";
import { loopOf } from "./loops";

const REST = 3; // steps at the end, before the game begins again

export class Demonstration {
  readonly board: BoardState;
  private readonly moves: string[];
  private table: Table;
  private at = 0;

  /** Only after the rules are loaded. */
  constructor(
    private readonly game: GameName,
    skin: Skin,
  ) {
    this.moves = loopOf(game).moves.split(" ").filter(Boolean);
    this.table = this.open();
    this.board = new BoardState({ skin, view: this.table.view(), fixed: true });
  }

  private open(): Table {
    return Table.open({ game: this.game, variant: null, position: null, seed: loopOf(this.game).seed });
  }

  /** The next move. */
  step(): void {
    const mv = this.moves[this.at];
    this.at += 1;
    if (mv !== undefined) {
      const events = this.table.play(mv);
      this.board.play(events, this.table.view(), false, trace(events));
    } else if (this.at > this.moves.length + REST) {
      this.table.free();
      this.table = this.open();
      this.at = 0;
      this.board.show(this.table.view());
    }
  }

  /** Without motion: the middle of the game says more than its start. */
  still(): void {
    for (; this.at < loopOf(this.game).still; this.at += 1) this.table.play(this.moves[this.at] ?? "");
    this.board.show(this.table.view());
  }

  close(): void {
    this.board.player.finish();
    this.table.free();
  }
}
