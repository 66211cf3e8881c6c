// A board without its picture: what is shown, what the hand has done so far, what is refused. Pages
// make one, give it positions and moves, and hear of the moves that hands make.

import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import { t } from "../messages";
import type { Event, HandState, LegalMove, Piece, Reach, Side, Sight, Step, Taken, Frame, Turns, View } from "../protocol";
import { moving, watched } from "../settings";
import { Player } from "./animate";
import { NO_TRACE, replace, type Trace } from "./events";
import { boxOf } from "./geometry";
import type { Layout, Skin } from "./skin";

export function sameStep(one: Step, other: Step): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What counts of a move that is typed. */
const bare = (typed: string): string => typed.replace(/\s/g, "").toLowerCase();

/** A hand that can do nothing. */
const NO_HAND: HandState = { steps: [], next: [], leads: [], barred: [], answering: [], begun: false };

/** What a hand can do at a table, step by step. */
export interface Hand {
  /** Lets go of everything and tells what can be done. */
  begin(): HandState;
  now(): HandState;
  take(step: Step): Taken;
  /** One step back; false where there is nothing to undo. */
  back(): boolean;
}

/** What a cell shows apart from what stands on it. */
export interface CellHighlights {
  selected: boolean;
  target: boolean;
  capture: boolean;
  /** A target by which the piece that moves is lost. */
  lost: boolean;
  /** What stands there is taken by a move to the target that is aimed at, or to one of them. */
  doomed: boolean;
  /** Whether something stands there: a target then needs a ring, a dot would hide it. */
  occupied: boolean;
  source: boolean;
  lastFrom: boolean;
  lastTo: boolean;
  demanded: boolean;
  /** What stands there may answer what is demanded. */
  answers: boolean;
  barred: boolean;
}

/** A piece that is about to be laid down: shown on its cell, turned until it is let go. */
export interface Ghost {
  cell: number;
  piece: Piece;
  /** The step that lays it down as it is. */
  step: Step;
  turns: Turns | null;
  /** How it was just turned. */
  turned: keyof Turns | null;
  /** What it will look at. */
  sights: readonly Sight[];
}

/** Why the last step was refused, and where. */
export interface Objection {
  text: string;
  cell: number | null;
  /** Differs each time, so that the same sentence is said again. */
  id: number;
}

export interface BoardOptions {
  skin: Skin;
  view: View;
  /** A move was made by hand. */
  onMove?(text: string): void;
  /** Where moves are made by hand. */
  hand?: Hand;
  /** Why these steps lead nowhere, as a sentence. Null where they do lead somewhere. */
  objection?(steps: readonly Step[]): string | null;
  /** The moves that can be typed; absent where there are none. */
  legal?(): LegalMove[];
  /** What a move would do; absent where the game forbids to tell beforehand. */
  preview?(move: string): Frame[];
  /** Whether the game is over: then nothing is demanded. */
  over?(): boolean;
  /** Who has won, if anybody: whose pieces are marked. */
  winner?(): Side | null;
  /** Something was refused or picked: for sounds. */
  onRefuse?(): void;
  /** Words beside the board say "left" and "up", or nobody plays on it: a narrow screen leaves it as
   *  it is. */
  fixed?: boolean;
}

/** Wider boards have cells of 44 pixels and more. */
const narrow = watched("(max-width: 30rem)");

/** What the board on the page knows of itself. */
export interface Drawn {
  /** The cell under a point of the page. */
  cellAt(x: number, y: number): number | null;
  /** How wide a cell is, in pixels. */
  size(): number;
}

export class BoardState {
  readonly skin;
  readonly player: Player;
  /** What the hand has done of the next move, and what it can do. */
  readonly hand = signal<HandState>(NO_HAND);
  readonly steps = computed(() => this.hand.value.steps);
  readonly last = signal<Trace>(NO_TRACE);
  readonly flipped = signal(false);
  readonly objection = signal<Objection | null>(null);
  /** The cell over which a hand holds a piece. */
  readonly hovered = signal<number | null>(null);
  /** The choice that a hand or a key is about to make. */
  readonly choosing = signal<string | null>(null);
  /** The cell that a mouse or the focus is on. */
  readonly aimed = signal<number | null>(null);
  /** How a piece is held that is about to be laid down, and how it was turned to lie so. */
  private readonly held = signal<{ orientation: number; turned: keyof Turns | null }>({ orientation: 0, turned: null });
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** Nothing while the board is not on the page. */
  drawn: Drawn | null = null;
  readonly layout: ReadonlySignal<Layout>;
  /** How far the board is turned on screen, in degrees clockwise. */
  readonly turn: ReadonlySignal<number>;
  /** Width by height on screen. */
  readonly ratio: ReadonlySignal<number>;
  /** What can be done next. */
  readonly next: ReadonlySignal<Step[]>;
  readonly highlights: ReadonlySignal<CellHighlights[]>;
  private readonly truth;
  private objections = 0;
  /** Whether hands may move. */
  private handled = false;

  constructor(private readonly given: BoardOptions) {
    this.skin = signal(given.skin);
    this.truth = signal(given.view);
    this.player = new Player(given.view);
    // Layouts depend on the shape only; most moves keep it.
    let kept: { key: string; skin: Skin; layout: Layout } | null = null;
    const phone = computed(() => narrow.value && !given.fixed);
    this.layout = computed(() => {
      const view = this.player.shown.value;
      const skin = this.skin.value;
      const key = JSON.stringify([view.shape, phone.value]);
      if (kept?.key !== key || kept.skin !== skin) kept = { key, skin, layout: skin.layout(view, phone.value) };
      return kept.layout;
    });
    this.turn = computed(() => (this.flipped.value ? 180 : 0) + (phone.value ? (this.skin.value.portrait ?? 0) : 0));
    this.ratio = computed(() => {
      const { width, height } = boxOf(this.layout.value, this.turn.value);
      return width / height;
    });
    this.next = computed(() => this.hand.value.next.map(({ step }) => step));
    this.ghost = computed(() => this.computeGhost());
    this.highlights = computed(() => this.computeHighlights());
  }

  /** What the last move did, for a board on which nothing may move; and for every board, what took the last piece
   *  of the game. */
  get lasting(): readonly Event[] {
    const { events } = this.last.value;
    const decided = this.over && events.some(({ type }) => type === "captured");
    return (moving.value && !decided) || this.steps.value.length > 0 ? NO_TRACE.events : events;
  }

  /** Whether the game on the board has ended. */
  get over(): boolean {
    return this.given.over?.() ?? false;
  }

  /** Who has won the game on the board, if anybody. */
  get winner(): Side | null {
    return this.given.winner?.() ?? null;
  }

  /** Whether a hand has taken a step of a move that is not made yet. */
  get begun(): boolean {
    return this.hand.value.begun;
  }

  /** The position as it is, whatever is still moving on the board. */
  get view(): View {
    return this.truth.value;
  }

  /** Shows a position at once. `handled`: hands may move in it. */
  show(view: View, handled = false, last: Trace = NO_TRACE): void {
    batch(() => {
      this.player.show(view);
      this.settle(view, handled, last);
    });
  }

  /** Shows a move: from what is on the board now, by these events, to `view`. */
  play(events: readonly Frame[], view: View, handled: boolean, last: Trace, done?: () => void): void {
    this.player.finish();
    const before = this.truth.value;
    batch(() => {
      this.settle(view, handled, last);
      if (moving.value && document.visibilityState === "visible") {
        this.player.play(before, events, view, this.skin.value, this.layout.value, done);
      } else {
        this.player.show(view);
        done?.();
      }
    });
  }

  private settle(view: View, handled: boolean, last: Trace): void {
    this.truth.value = view;
    this.handled = handled;
    this.hand.value = (handled && this.given.hand?.begin()) || NO_HAND;
    this.last.value = last;
    this.objection.value = null;
    this.choosing.value = null;
    this.aimed.value = null;
  }

  /** What a step would leave on the board, where it is a whole move and that may be told. */
  after(step: Step): View | null {
    const mv = this.hand.value.next.find((reach) => sameStep(reach.step, step))?.mv;
    return mv && this.given.preview ? this.given.preview(mv).reduce(replace, this.view) : null;
  }

  /** Whether pointing at this cell would go on with the move or begin one. */
  leads(cell: number): boolean {
    const name = this.truth.value.cells[cell]?.name;
    return this.hand.value.leads.some((step) => step.type === "cell" && step.cell === name);
  }

  selected(cell: number): boolean {
    const name = this.truth.value.cells[cell]?.name;
    return this.steps.value.some((step) => step.type === "cell" && step.cell === name);
  }

  /** The steps that turn the piece in the hand. */
  get rotations(): Reach[] {
    return this.hand.value.next.filter(({ rotation }) => rotation !== null);
  }

  /** Somebody turns what is in the hand; false where it cannot be turned so. */
  turnPiece(way: keyof Turns): boolean {
    const ghost = this.ghost.value;
    if (ghost) {
      if (!ghost.turns) return false;
      this.held.value = { orientation: ghost.turns[way], turned: way };
      return true;
    }
    const found = this.rotations.find(({ rotation }) => rotation === way || (rotation === "either" && way !== "over"));
    if (found) this.pick(found.step);
    return found !== undefined;
  }

  /** A piece that is about to be laid down is held that way. */
  hold(orientation: number): void {
    if (this.held.peek().orientation !== orientation) this.held.value = { orientation, turned: null };
  }

  /** Somebody points at a cell. A piece that is about to be laid there is turned instead of being taken up again. */
  press(cell: number): void {
    this.player.finish();
    if (this.ghost.value?.cell === cell && this.turnPiece("clockwise")) return;
    const name = this.truth.value.cells[cell]?.name;
    if (name === undefined) return;
    this.take({ type: "cell", cell: name }, cell);
  }

  /** Somebody takes a step by a button. */
  pick(step: Step): void {
    this.player.finish();
    this.take(step, null);
  }

  /** Whether moves can be typed here. */
  get typable(): boolean {
    return this.given.legal !== undefined;
  }

  /** The legal moves that begin like that, in whatever case. */
  completions(typed: string): string[] {
    const start = bare(typed);
    const moves = (this.handled && this.given.legal?.()) || [];
    return moves.map(({ text }) => text).filter((text) => bare(text).startsWith(start));
  }

  /** Somebody types a move. Where it is made, the cell on which it ends, if there is one; or else why not, as a sentence. */
  type(typed: string): { made: number | null } | { refused: string } {
    this.player.finish();
    const moves = (this.handled && this.given.legal?.()) || [];
    const mv = moves.find(({ text }) => bare(text) === bare(typed));
    if (mv === undefined) return { refused: this.refuse(typed) };
    const last = mv.steps.findLast((step) => step.type === "cell");
    const made = this.view.cells.findIndex(({ name }) => name === last?.cell);
    this.settle(this.view, this.handled, this.last.value);
    this.given.onMove?.(mv.text);
    return { made: made < 0 ? null : made };
  }

  /** Why what is typed is no move here. The cells that it names are taken for steps of a hand. */
  private refuse(typed: string): string {
    this.given.onRefuse?.();
    const text = typed.trim();
    const names = this.view.cells.map(({ name }) => name).sort((one, two) => two.length - one.length);
    const steps = (bare(typed).match(new RegExp(names.join("|"), "g")) ?? []).map((cell): Step => ({ type: "cell", cell }));
    for (let count = 1; count <= steps.length; count += 1) {
      const why = this.given.objection?.(steps.slice(0, count));
      if (why) return why;
    }
    const example = this.completions("")[0];
    return example === undefined ? t().board.noMove : t().board.unknownMove({ text, example });
  }

  /** One step back; false where there is nothing to undo. */
  undo(): boolean {
    this.player.finish();
    this.objection.value = null;
    const { hand } = this.given;
    if (!this.handled || !hand?.back()) return false;
    this.hand.value = hand.now();
    return true;
  }

  /** From now on hands may do nothing. */
  release(): void {
    this.handled = false;
    this.hand.value = NO_HAND;
  }

  flip(): void {
    this.flipped.value = !this.flipped.value;
  }

  /** Says a sentence next to a cell. */
  object(text: string, cell: number | null): void {
    this.objection.value = { text, cell, id: ++this.objections };
    this.given.onRefuse?.();
  }

  private take(step: Step, cell: number | null): void {
    const { hand } = this.given;
    const taken: Taken = this.handled && hand ? hand.take(step) : { type: "refused" };
    if (taken.type === "refused") {
      const text = this.given.objection?.([...this.steps.value, step]) ?? this.given.objection?.([step]);
      if (text) this.object(text, cell);
      return;
    }
    this.objection.value = null;
    this.hand.value = (taken.type === "walked" && hand?.now()) || NO_HAND;
    if (taken.type === "move") this.given.onMove?.(taken.text);
  }

  private computeGhost(): Ghost | null {
    const { steps, next } = this.hand.value;
    const faces = next.flatMap((reach) => (reach.step.type === "face" ? [{ ...reach, orientation: reach.step.orientation }] : []));
    const held = faces.find(({ orientation }) => orientation === this.held.value.orientation) ?? faces[0];
    const at = steps.findLast((step) => step.type === "cell");
    const entered = steps.find((step) => step.type === "enter");
    if (!held || !at || !entered) return null;
    const { cells, turn } = this.truth.value;
    return {
      cell: cells.findIndex(({ name }) => name === at.cell),
      piece: { owner: turn, kind: entered.kind, orientation: held.orientation, height: 1 },
      step: held.step,
      turns: held.turns,
      turned: this.held.value.turned,
      sights: held.sights,
    };
  }

  private computeHighlights(): CellHighlights[] {
    const view = this.truth.value;
    const { steps, next, barred, answering } = this.hand.value;
    const last = this.last.value;
    const reaches = new Map(next.flatMap((reach) => (reach.step.type === "cell" ? [[reach.step.cell, reach]] : [])));
    // At the root, cells are pieces to pick up; later they are places to go to, as they are for a
    // piece from beside the board.
    const begun = steps.length > 0;
    const told = begun && this.given.preview !== undefined;
    // Whoever aims at one target sees what that one takes; before, all that is in danger.
    const aim = told ? reaches.get(view.cells[this.aimed.value ?? -1]?.name ?? "") : undefined;
    const doomed = new Set((aim ? [aim] : [...reaches.values()]).flatMap(({ takes }) => (told ? takes : [])));
    const counted = view.counters.find((counter) => counter.name === "demand")?.value ?? 0;
    const demand = counted > 0 && this.over ? 0 : counted;
    return view.cells.map((cell, index) => {
      const reach = reaches.get(cell.name);
      return {
        selected: this.selected(index),
        target: reach !== undefined && begun,
        capture: reach !== undefined && told && reach.takes.length > 0,
        lost: reach !== undefined && told && reach.loses,
        doomed: doomed.has(index),
        occupied: cell.piece !== null,
        source: reach !== undefined && !begun,
        lastFrom: last.from.includes(index) && !last.to.includes(index),
        lastTo: last.to.includes(index),
        demanded: demand > 0 && cell.terrain.type === "lines" && cell.terrain.count === demand,
        answers: answering.includes(index) && !begun,
        barred: barred.includes(index),
      };
    });
  }
}
