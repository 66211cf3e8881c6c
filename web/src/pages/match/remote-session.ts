// A match across the net: the server decides, this side follows its log. A move that is made here is shown at once and
// held until the log tells of it.

import { signal } from "@preact/signals";
import type { Skin } from "../../board/skin";
import { changeWords } from "../../listing-words";
import { say } from "../../log";
import { errorText, t } from "../../messages";
import type { BySide, MakeMove, MatchEvent, MatchOptions, MatchState, OfferKind, Player, Side, StandingOffer, TableState } from "../../protocol";
import type { MatchLog } from "../../rules/match-log";
import type { Players } from "../../rules/table";
import { randomId } from "../../server";
import { play as playSound } from "../../sound";
import { recall, remember } from "../../storage";
import { type Brief, type Made, Session } from "../play/session";
import { takenBack } from "../play/spoken";
import { type HeldMove, keepHeld, keptMoves } from "./held-moves";

const LONGEST_MOTION = 2_500; // milliseconds that the end of a game waits for what moves
const NO_OPTIONS: MatchOptions = { actions: [], offers: [] };

/** What a session needs of whoever talks to the server. */
export interface Wire {
  /** Sends a move; false where nobody hears it. */
  send(move: MakeMove): boolean;
  /** The server's time. */
  now(): number;
}

export const otherSide = (side: Side): Side => (side === "first" ? "second" : "first");

export class RemoteSession extends Session {
  /** How the match stands, by its log. */
  readonly match;
  readonly names = signal<BySide<Player | null>>({ first: null, second: null });
  /** Moves that the log does not tell of yet, the oldest first. */
  readonly held = signal<readonly HeldMove[]>([]);
  readonly options = signal<MatchOptions>(NO_OPTIONS);
  /** Whether moves wait until they are confirmed. */
  readonly confirms;
  readonly rules;
  private readonly stops: (() => void)[] = [];
  /** The name of the move that was sent over this connection. */
  private sent: string | null = null;
  /** The names of all moves of the log. */
  private readonly done = new Set<string>();
  /** Whether the log has been heard so far: before, nothing moves and nothing is said. */
  private live = false;
  /** When the other was last seen. */
  private seen = 0;
  /** Whether the server has ended it since the rules have changed. */
  private annulled = false;

  constructor(
    readonly id: string,
    private readonly log: MatchLog,
    skin: Skin,
    readonly you: Side | null,
    private readonly wire: Wire,
  ) {
    const rules = log.setup();
    const { game, variant, seed } = rules;
    const match = log.state(you, wire.now());
    // The log knows a start that can be laid: a position of other rules is one no longer.
    super({ game, variant, position: rules.position && match.start, seed }, skin);
    this.rules = rules;
    this.match = signal<MatchState>(match);
    this.board.flipped.value = you === "second";
    this.confirms = signal(recall<unknown>(this.confirmName, this.days) === true);
    const ticks = setInterval(() => this.tick(), rules.clock && "base" in rules.clock ? 100 : 1000);
    this.stops.push(() => clearInterval(ticks));
  }

  /** Whether a turn has days. */
  get days(): boolean {
    return this.rules.clock !== null && "days" in this.rules.clock;
  }

  private get confirmName(): string {
    return this.days ? "confirm.days" : "confirm.live";
  }

  setConfirms(value: boolean): void {
    this.confirms.value = value;
    remember(this.confirmName, value);
  }

  get mine(): boolean {
    const { status, paused } = this.match.value;
    return this.you !== null && status === "running" && !paused && this.state.value.turn === this.you && !this.log.frozen();
  }

  get running(): boolean {
    return this.match.value.status === "running";
  }

  get ticking(): boolean {
    return this.running && !this.paused.value && !(this.rules.clock !== null && "base" in this.rules.clock && this.log.firstTurn());
  }

  get otherTurn(): string {
    const { status, paused, turn } = this.match.value;
    if (status === "waiting") return t().match.waiting;
    if (paused) return t().match.paused;
    return t().match.otherTurn({ name: this.nameOf(turn) });
  }

  protected override get waitReason(): string {
    if (this.you === null) return t().match.watching;
    return this.running && !this.match.value.paused ? super.waitReason : this.otherTurn;
  }

  /** What a player is called, if they have said so; what the side is called, otherwise. */
  nameOf(side: Side): string {
    return this.calledOf(side) ?? this.words.sides[side === "first" ? 0 : 1];
  }

  /** What a player is called; nothing where nobody has said so. */
  private calledOf(side: Side): string | null {
    const player = this.names.value[side];
    if (!player) return null;
    return player.seat.type === "engine" ? t().play.computer({ level: player.seat.level }).value : player.name;
  }

  playerOf(side: Side): Brief | null {
    const seated = this.match.value.players[side];
    if (!seated) return { value: t().match.seatFree, brief: t().match.seatFree };
    if (seated.seat.type === "engine") return t().play.computer({ level: seated.seat.level });
    const { app, match, play } = t();
    const name = this.calledOf(side);
    const { account = false } = this.names.value[side] ?? {};
    if (side === this.you) return { value: name === null ? play.you : match.youNamed({ name }), brief: play.you };
    const guest = name === null ? match.guest : app.guestName({ name });
    const called = account ? (name ?? app.deletedAccount) : guest;
    return { value: called, brief: called };
  }

  /** The rating of whoever sits there, and what the match has changed about it. */
  override ratingOf(side: Side): Brief | null {
    const found = this.names.value[side]?.rating;
    if (!found) return null;
    const { rating, change, provisional } = found;
    const { match } = t();
    if (change !== null) return match.changedRating({ rating, change: changeWords(change) });
    return provisional ? match.provisionalRating({ rating }) : match.rating({ rating });
  }

  protected get players(): Players {
    return [this.calledOf("first"), this.calledOf("second")];
  }

  override outcome(): string | null {
    return this.annulled && this.end ? t().match.annulled : super.outcome();
  }

  override record(): string {
    return this.log.record(this.players);
  }

  protected override read(): TableState {
    // How a match ends is the server's word.
    return { ...super.read(), end: this.match.value.outcome };
  }

  /** A hand has made a move. */
  move(text: string): void {
    if (!this.mine || this.closed) return;
    const held: HeldMove = {
      id: randomId(),
      text,
      ply: this.made.value.length,
      after: this.held.value.length === 0 ? this.log.boardEvent() : null,
      confirmed: !this.confirms.value,
    };
    let made: Made;
    try {
      made = this.make(text);
    } catch (error) {
      this.notice.value = errorText(error);
      return;
    }
    this.notice.value = "";
    this.hold([...this.held.value, held]);
    this.showMove(made, () => undefined);
    if (!held.confirmed) say(t().match.confirmAsk({ move: text }));
    this.flush();
  }

  private hold(moves: readonly HeldMove[]): void {
    this.held.value = moves;
    keepHeld(this.id, moves);
  }

  /** Moves that wait for the player's word. */
  get unconfirmed(): readonly HeldMove[] {
    return this.held.value.filter(({ confirmed }) => !confirmed);
  }

  confirm(): void {
    this.hold(this.held.value.map((move) => ({ ...move, confirmed: true })));
    this.flush();
  }

  /** Takes back the last move that was not confirmed; false where there is none. */
  reconsider(): boolean {
    const last = this.held.value.at(-1);
    if (!last || last.confirmed) return false;
    this.hold(this.held.value.slice(0, -1));
    const gone = this.unmake();
    this.ply.value = this.made.value.length;
    this.show();
    say(takenBack(this, gone));
    return true;
  }

  /** Sends what waits to be sent, one at a time: the next one answers what becomes of it. */
  flush(): void {
    const [first] = this.held.value;
    if (!this.live || !first?.confirmed || this.sent === first.id) return;
    const { id, text, ply, after } = first;
    if (this.wire.send({ id, move: text, ply, after })) this.sent = id;
  }

  /** The connection is another one: what was sent before may not have been heard. */
  reconnected(): void {
    this.sent = null;
  }

  /** The server does not make a move. Where it may next time, it is sent again. */
  refused(name: string, status: number, error: string, message: string): void {
    if (this.held.value[0]?.id !== name) return;
    this.sent = null;
    if (status === 503 || status === 429) {
      setTimeout(() => this.flush(), 1000);
      return;
    }
    const text = this.held.value[0].text;
    const why = REASONS[error]?.() ?? message;
    this.drop();
    this.show();
    this.notice.value = t().match.notMade({ move: text, why });
  }

  /** Takes all held moves back. */
  private drop(): void {
    if (this.held.value.length === 0) return;
    for (const _ of this.held.value) this.unmake();
    this.ply.value = this.made.value.length;
    this.hold([]);
    this.sent = null;
  }

  /** Everything that had happened is heard: from here on moves are shown and told. What was held before a reload is
   *  held again. */
  caughtUp(): void {
    if (!this.live) {
      this.live = true;
      this.ply.value = this.made.value.length;
      this.over.value = this.end !== null;
      this.restore();
      this.show();
    }
    this.flush();
  }

  private restore(): void {
    const kept = keptMoves(this.id).filter(({ id }) => !this.done.has(id));
    const first = kept[0];
    if (!first) {
      keepHeld(this.id, []);
      return;
    }
    const answers = first.ply === this.made.value.length && first.after !== null && first.after >= this.log.boardEvent();
    try {
      if (!answers || !this.mine) throw new Error(first.text);
      for (const { text } of kept) this.make(text);
      this.held.value = kept;
      this.ply.value = this.made.value.length;
    } catch {
      keepHeld(this.id, []);
      this.notice.value = t().match.notMade({ move: first.text, why: t().match.boardChanged });
    }
  }

  /** The log has grown. */
  apply(event: MatchEvent): void {
    if (event.number > 1) this.log.apply(event);
    this.match.value = this.log.state(this.you, this.wire.now());
    switch (event.type) {
      case "moved":
        this.done.add(event.id);
        this.follow(event.id, event.move, event.number);
        break;
      case "takenBack":
        this.drop();
        this.goBack(event.ply);
        break;
      case "annulled":
        this.annulled = true;
        break;
      case "ended":
        this.drop();
        this.state.value = this.read();
        if (this.live) {
          this.notice.value = "";
          this.finish();
        }
        break;
      case "joined":
      case "paused":
      case "resumed":
        if (this.live) this.show();
        break;
      default:
    }
    this.paused.value = this.match.value.paused;
    this.tick();
    this.look();
  }

  private follow(id: string, text: string, number: number): void {
    const [first, next, ...rest] = this.held.value;
    if (first?.id === id) {
      this.hold(next ? [{ ...next, after: number }, ...rest] : []);
      this.state.value = this.read();
      this.flush();
      return;
    }
    const lost = this.held.value[0]?.text;
    this.drop();
    if (lost !== undefined) this.notice.value = t().match.notMade({ move: lost, why: t().match.boardChanged });
    let made: Made;
    try {
      made = this.make(text);
    } catch {
      // Rules of another day: the match is frozen, and the server will say so.
      return;
    }
    if (this.live) {
      if (lost === undefined) this.notice.value = "";
      this.showMove(made, () => undefined);
    }
  }

  private goBack(ply: number): void {
    const gone: Made[] = [];
    while (this.made.value.length > ply) gone.unshift(...this.unmake());
    if (!this.live) return;
    this.showPly(this.made.value.length);
    this.show();
    say(takenBack(this, gone));
  }

  /** The end is told once the board has shown how it came about. */
  private finish(): void {
    this.board.release();
    void this.board.player.still(LONGEST_MOTION).then(() => {
      if (this.closed) return;
      this.ply.value = this.made.value.length;
      this.show();
      this.conclude();
    });
  }

  /** What the other offers and waits for an answer to. */
  get incoming(): StandingOffer | null {
    return this.match.value.offers.find(({ side }) => this.you !== null && side !== this.you) ?? null;
  }

  /** The offer of that kind that this player has made. */
  outgoing(kind: OfferKind): StandingOffer | null {
    return this.match.value.offers.find((offer) => offer.side === this.you && offer.kind === kind) ?? null;
  }

  /** When the other was last seen. */
  see(seen: number): void {
    this.seen = seen;
    this.look();
  }

  /** Looks what can be done besides moving. */
  look(): void {
    const options = this.you === null ? NO_OPTIONS : this.log.options(this.you, this.seen, this.wire.now());
    if (JSON.stringify(options) !== JSON.stringify(this.options.peek())) this.options.value = options;
  }

  /** Milliseconds until the match is called off because somebody has not begun; null where nobody has to. */
  firstTurnLeft(): number | null {
    const clock = this.log.clock(this.wire.now());
    return clock?.left && clock.deadline !== null && this.running && this.log.firstTurn() ? Math.max(0, clock.deadline - clock.now) : null;
  }

  private tick(): void {
    const clock = this.log.clock(this.wire.now());
    if (!clock) return;
    if (clock.left) {
      this.clock.value = [clock.left.first, clock.left.second];
    } else {
      const left = clock.deadline === null ? null : Math.max(0, clock.deadline - clock.now);
      this.clock.value = clock.running === null ? null : clock.running === "first" ? [left, null] : [null, left];
    }
  }

  /** A sound for whoever looks elsewhere. */
  ring(): void {
    if (this.live) playSound("move");
  }

  override close(): void {
    if (this.closed) return;
    for (const stop of this.stops) stop();
    super.close();
    this.log.free();
  }
}

/** Why a move is not made, where the page says it better than the server, who does not know its language. */
const REASONS: Record<string, () => string> = {
  ply: () => t().match.boardChanged,
  event: () => t().match.boardChanged,
  not_your_turn: () => t().match.boardChanged,
  finished: () => t().match.isOver,
  late: () => t().match.tooLate,
  paused: () => t().match.paused,
};
