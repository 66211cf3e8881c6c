// One game at a table: the board, the moves so far, looking back at them, and what is told of it. Who decides what
// is played and how it ends extends it: this device (local-session.ts) or a server (../match/remote-session.ts).

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { describeEnd, describeMove } from "../../board/describe";
import { NO_TRACE, takes, trace } from "../../board/events";
import { overTable } from "../../board/over-table";
import type { Skin } from "../../board/skin";
import { BoardState } from "../../board/state";
import { say } from "../../log";
import { gameWords, t } from "../../messages";
import type { End, Frame, SetupRequest, Side, TableState, View } from "../../protocol";
import { type Players, Table } from "../../rules/table";
import { play as playSound } from "../../sound";
import { atMove, moveMade } from "./spoken";

/** A move that was made, with the view after it. */
export interface Made {
  text: string;
  mover: Side;
  events: Frame[];
  view: View;
  position: string;
}

/** What is said of a player, and what is said where there is little room. */
export interface Brief {
  value: string;
  brief: string;
}

export abstract class Session {
  readonly board: BoardState;
  readonly state: Signal<TableState>;
  readonly made = signal<readonly Made[]>([]);
  /** How many moves of the game the board shows; all of them in the present. */
  readonly ply = signal(0);
  /** A sentence beside the board: an offer declined, an engine that failed. */
  readonly notice = signal("");
  /** Milliseconds left to each side, where there is anything to tell. */
  readonly clock = signal<readonly [number | null, number | null] | null>(null);
  readonly paused = signal(false);
  /** The game has ended, and the board has shown how: nobody reads of a beam before it runs. */
  readonly over = signal(false);
  readonly present: ReadonlySignal<boolean>;
  protected readonly startView: View;
  protected readonly startPosition: string;
  protected readonly table: Table;
  protected closed = false;

  constructor(
    protected readonly request: SetupRequest,
    skin: Skin,
  ) {
    this.table = Table.open(request);
    const state = this.table.state();
    this.state = signal(state);
    this.startView = state.view;
    this.startPosition = state.position;
    this.present = computed(() => this.ply.value === this.made.value.length);
    const rules = overTable(request.game, () => this.table);
    this.board = new BoardState({
      ...rules,
      skin,
      view: state.view,
      over: () => this.present.value && this.end !== null,
      winner: () => (this.present.value && this.over.value && this.end?.winner) || null,
      onMove: (text) => this.move(text),
      objection: (steps) => {
        if (!this.present.value) return t().refusals.past;
        if (!this.end && !this.mine) return this.waitReason;
        return rules.objection?.(steps) ?? null;
      },
      onRefuse: () => playSound("refuse"),
    });
  }

  /** Makes a move, by whoever is to make it. */
  abstract move(text: string): void;

  /** Whether a hand at this screen is to move. */
  abstract get mine(): boolean;

  /** The side of the person at this screen; none where both play here, or somebody watches. */
  abstract get you(): Side | null;

  /** Whether the clock of whoever is to move runs. */
  abstract get ticking(): boolean;

  /** Who sits at a side, for the player lines; nothing where nobody has told. */
  abstract playerOf(side: Side): Brief | null;

  /** How well whoever sits there plays, where that counts. */
  ratingOf(_side: Side): Brief | null {
    return null;
  }

  /** The names for the record. */
  protected abstract get players(): Players;

  /** Whose turn it is, as a sentence, while somebody else than the person at this screen is to move. */
  abstract get otherTurn(): string;

  /** Why a hand cannot move now. */
  protected get waitReason(): string {
    return t().refusals.wait;
  }

  get game(): string {
    return this.request.game;
  }

  get words() {
    return gameWords(this.request.game);
  }

  get position(): string {
    return this.ply.value === 0 ? this.startPosition : (this.made.value[this.ply.value - 1]?.position ?? this.startPosition);
  }

  get end(): End | null {
    return this.state.value.end;
  }

  record(): string {
    return this.table.record(this.players);
  }

  protected make(text: string): Made {
    const mover = this.state.value.turn;
    const events = this.table.play(text);
    const state = this.read();
    this.state.value = state;
    const made: Made = { text, mover, events, view: state.view, position: state.position };
    this.made.value = [...this.made.value, made];
    return made;
  }

  /** How the table stands. */
  protected read(): TableState {
    return this.table.state();
  }

  /** Takes the last move back; gives it, if there was one. */
  protected unmake(): readonly Made[] {
    const gone = this.made.value.slice(-1);
    this.table.takeBack();
    this.made.value = this.made.value.slice(0, -1);
    this.state.value = this.read();
    return gone;
  }

  /** Lets the board show a move that was just made, and tells of it. */
  protected showMove(made: Made, done: () => void): void {
    this.ply.value = this.made.value.length;
    playSound(takes(made.events) ? "capture" : "move");
    this.board.play(made.events, this.state.value.view, this.handled, trace(made.events), done);
    say(moveMade(this));
  }

  /** Looks at the position after so many moves. */
  jump(ply: number): void {
    this.showPly(ply);
    say(atMove(this));
  }

  protected showPly(ply: number): void {
    const { length } = this.made.value;
    const wanted = Math.min(length, Math.max(0, ply));
    const before = this.ply.value;
    this.ply.value = wanted;
    const next = this.made.value[wanted - 1];
    if (wanted === before + 1 && next) {
      this.board.play(next.events, next.view, this.handled, trace(next.events));
    } else {
      this.show();
    }
  }

  /** What led to the position on the board, for those who do not see it. How the game ended is the
   *  status line's to say. */
  lastMoveInWords(): string {
    const ply = this.ply.value;
    const last = this.made.value[ply - 1];
    if (!last) return `${t().play.startOfGame}.`;
    return describeMove(last.events, this.made.value[ply - 2]?.view ?? this.startView, this.words, t(), this.end !== null && ply === this.made.value.length);
  }

  /** Whether a hand at this screen may move on the board as it is shown. */
  protected get handled(): boolean {
    return this.present.value && this.mine && !this.end;
  }

  protected show(): void {
    const last = this.made.value[this.ply.value - 1];
    this.board.show(last?.view ?? this.startView, this.handled, last ? trace(last.events) : NO_TRACE);
  }

  protected conclude(): void {
    if (!this.end || this.closed || this.over.value) return;
    this.over.value = true;
    playSound("end");
  }

  /** How the game ended, as a sentence; to a person who plays one side, as one to them. */
  outcome(): string | null {
    return this.end && describeEnd(this.end, this.words, t(), { variant: this.state.value.variant, you: this.you });
  }

  close(): void {
    this.closed = true;
    this.board.player.finish();
    this.table.free();
  }
}
