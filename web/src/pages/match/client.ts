// Follows a match: keeps the connection, hands the log on to the session, and says what a player wants.

import { signal } from "@preact/signals";
import type { Skin } from "../../board/skin";
import { say } from "../../log";
import { t } from "../../messages";
import { type Act, BUILD, type BySide, type ClientMessage, type MatchEvent, type MatchState, PROTOCOL, type ServerMessage, type Side } from "../../protocol";
import { MatchLog } from "../../rules/match-log";
import { api, randomId } from "../../server";
import { language } from "../../settings";
import { Chat } from "./chat-client";
import { Connection } from "./connection";
import { type HeldAct, isLate, keepActs, keptActs } from "./held-acts";
import { otherSide, RemoteSession } from "./remote-session";

const HERE = 15_000; // milliseconds since when somebody was seen who counts as being here
const LOOK = 2_000; // milliseconds between two looks at what can be done
const AGAIN = 1_000; // milliseconds until what was refused for now is sent again

export class MatchClient {
  /** The session, once everything that had happened is heard. */
  readonly session = signal<RemoteSession | null>(null);
  /** The server speaks another language than this page, and loading it anew has not helped. */
  readonly outdated = signal(false);
  /** When each was last seen. */
  readonly seen = signal<BySide<number | null>>({ first: null, second: null });
  /** What was done besides moving and is not answered yet, the oldest first. */
  readonly acts = signal<readonly HeldAct[]>([]);
  readonly connection: Connection;
  readonly chat: Chat;
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  private ahead: number;
  private log: MatchLog | null = null;
  private next: RemoteSession | null = null;
  private you: Side | null;
  private closed = false;
  /** Counts connections. */
  private connections = 0;
  private readonly looking: ReturnType<typeof setInterval>;
  private readonly stopListening: () => void;

  constructor(
    private readonly id: string,
    private readonly skin: Skin,
    /** The match as it was when the page came. */
    private found: MatchState,
    /** Leads to another match. */
    private readonly lead: (id: string) => void,
  ) {
    this.you = found.you;
    this.acts.value = keptActs(id);
    this.ahead = (found.clock?.now ?? Date.now()) - Date.now();
    const opened = this.now();
    this.chat = new Chat(
      id,
      () => opened,
      () => this.connection.reconnect(),
    );
    const address = new URL(`/api/matches/${id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.connection = new Connection(address.href, { hello: () => this.hello(), hear: (message) => this.hear(message) });
    this.looking = setInterval(() => {
      this.session.peek()?.look();
      this.dropLate();
    }, LOOK);
    // The server hears which language is spoken here when it is greeted.
    let spoken = language.peek();
    this.stopListening = language.subscribe((chosen) => {
      if (chosen === spoken) return;
      spoken = chosen;
      this.connection.reconnect();
    });
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Whether a player is connected, or was a moment ago. */
  isHere(side: Side): boolean {
    const seen = this.seen.value[side];
    return seen !== null && this.now() - seen < HERE;
  }

  /** Does something else than moving. */
  act(act: Partial<Act> & Pick<Act, "action">): void {
    const id = randomId();
    const whole: Act = { kind: null, offer: null, id, ...act };
    this.holdActs([...this.acts.peek(), { id, act: whole, at: Date.now(), sent: null }]);
    this.flushActs();
  }

  private holdActs(acts: readonly HeldAct[]): void {
    this.acts.value = acts;
    keepActs(this.id, acts);
  }

  /** It is answered. */
  private release(id: string): void {
    const left = this.acts.peek().filter((held) => held.id !== id);
    if (left.length < this.acts.peek().length) this.holdActs(left);
  }

  /** Sends what this connection has not heard, once everything that had happened is heard. */
  private flushActs(): void {
    if (this.next !== this.session.peek()) return;
    this.dropLate();
    this.holdActs(
      this.acts.peek().flatMap((one) => {
        if (!this.isOpen(one)) return [];
        if (one.sent === this.connections) return one;
        return this.connection.send({ type: "act", name: one.id, act: one.act }) ? { ...one, sent: this.connections } : one;
      }),
    );
  }

  /** Whether it still has a meaning: a match that is over has no other end, and an offer that is gone no answer. */
  private isOpen({ act }: HeldAct): boolean {
    const match = this.next?.match.peek() ?? this.found;
    if (act.action === "offer") return true;
    if (act.action === "accept" || act.action === "decline") return match.offers.some(({ number }) => number === act.offer);
    return match.status === "waiting" || match.status === "running";
  }

  /** An offer that comes a minute late is not what was wanted: it is dropped, with a word. What this connection was told is
   *  answered by it. */
  private dropLate(): void {
    const connected = this.connection.online.peek();
    const late = this.acts.peek().filter((held) => isLate(held) && !(connected && held.sent === this.connections));
    const [first] = late;
    if (!first) return;
    this.holdActs(this.acts.peek().filter((held) => !late.includes(held)));
    const session = this.session.peek();
    // What was on its way when the connection broke may have arrived: the log will tell.
    if (session) session.notice.value = first.sent === null ? t().match.notNow : t().match.maybeSent;
  }

  private hello(): ClientMessage {
    const last = this.log?.last;
    return {
      type: "hello",
      protocol: PROTOCOL,
      build: BUILD,
      since: last?.number ?? 0,
      tag: last?.tag ?? null,
      token: null,
      chat: this.chat.seen(),
      language: language.peek(),
    };
  }

  private hear(message: ServerMessage): void {
    if (this.closed) return;
    switch (message.type) {
      case "welcome":
        this.ahead = message.now - Date.now();
        this.connections += 1;
        // Somebody who has taken a seat, or whose log is another one, sees the match with new eyes.
        if (message.anew || message.side !== this.you) this.begin(message.side, message.anew);
        this.next?.reconnected();
        this.lookAround();
        break;
      case "line":
        this.chat.take(message.line);
        break;
      case "reload":
        this.reload(`${message.protocol} ${message.build}`);
        break;
      case "event":
        this.take(message.event);
        break;
      case "refused":
        this.refused(message.name, message.status, message.error, message.message);
        break;
      case "heartbeat":
        this.beat(message.number, message.now, message.seen);
        break;
      case "done":
        this.release(message.name);
        break;
      case "said":
      // The connection has heard that itself.
      case "goodbye":
        break;
    }
  }

  /** Begins again from the first event. */
  private begin(you: Side | null, anew: boolean): void {
    // Whoever sits down goes into another room.
    if (you !== this.you) this.chat.forget();
    this.you = you;
    if (this.log === null) return;
    this.log = null;
    // What is on the screen stays there until the next one is ready.
    if (this.next !== this.session.peek()) this.next?.close();
    this.next = null;
    // The server tells what follows what we have: everything comes only where it says so.
    if (!anew) this.connection.reconnect();
  }

  private take(event: MatchEvent): void {
    const { log } = this;
    if (event.number === 1) {
      this.log = new MatchLog(this.id, event);
      this.next = new RemoteSession(this.id, this.log, this.skin, this.you, {
        send: (move) => this.connection.send({ type: "move", ...move }),
        now: () => this.now(),
      });
      this.next.names.value = this.found.players;
      this.next.apply(event);
      return;
    }
    if (!log || event.number !== log.last.number + 1) {
      // What we have already comes again now and then; what is missing is asked for.
      if (!log || event.number > log.last.number) this.connection.reconnect();
      return;
    }
    if ("id" in event && event.id !== null) this.release(event.id);
    // Whoever does something is here.
    if ("side" in event && event.type !== "flagged" && event.type !== "left") {
      this.seen.value = { ...this.seen.peek(), [event.side]: Math.max(event.at, this.seen.peek()[event.side] ?? 0) };
    }
    this.next?.apply(event);
    // Moves are told before what people say.
    this.chat.hush();
    if (event.type === "ended" || event.type === "joined") this.lookAround();
    if (this.next === this.session.peek()) this.tell(event);
  }

  /** Which rooms are there to talk in? None with the computer. */
  private lookAround(): void {
    const { players, status } = this.next?.match.peek() ?? this.found;
    const { first, second } = players;
    // Nor where the match was called off before anybody came.
    const alone = status === "aborted" && !(first && second);
    if (!alone && first?.seat.type !== "engine" && second?.seat.type !== "engine") void this.chat.look();
  }

  private tell(event: MatchEvent): void {
    const session = this.session.peek();
    if (!session) return;
    const text = t().match;
    switch (event.type) {
      case "joined":
        void this.fetchNames().then(() => say(text.joined({ name: session.nameOf(event.side) })));
        session.ring();
        break;
      case "ended":
        // What it has changed about the ratings.
        if (session.match.peek().rated) void this.fetchNames();
        break;
      case "declined":
        if (event.side !== session.you && session.you !== null) session.notice.value = text.declined;
        break;
      case "paused":
        say(text.paused);
        break;
      case "resumed":
        say(text.resumed);
        break;
      case "rematched":
        if (session.you !== null) this.lead(event.next);
        break;
      default:
    }
  }

  private async fetchNames(): Promise<void> {
    try {
      this.found = await api<MatchState>(`/matches/${this.id}`);
      if (this.next) this.next.names.value = this.found.players;
    } catch {
      // The sides have names of their own.
    }
  }

  private refused(name: string, status: number, error: string, message: string): void {
    const session = this.next;
    if (!session) return;
    if (session.held.value.some(({ id }) => id === name)) {
      session.refused(name, status, error, message);
      return;
    }
    const held = this.acts.peek().find(({ id }) => id === name);
    if (held && (status === 503 || status === 429)) {
      // It may go better next time.
      setTimeout(() => {
        this.holdActs(this.acts.peek().map((one) => (one.id === name ? { ...one, sent: null } : one)));
        if (!this.closed) this.flushActs();
      }, AGAIN);
      return;
    }
    this.release(name);
    session.notice.value = message;
  }

  private beat(number: number, now: number, seen: BySide<number | null>): void {
    this.ahead = now - Date.now();
    this.seen.value = seen;
    if (this.log === null || number > this.log.last.number) {
      this.connection.reconnect();
      return;
    }
    if (!this.next) return;
    this.next.caughtUp();
    const before = this.session.peek();
    this.session.value = this.next;
    if (before !== this.next) before?.close();
    this.flushActs();
    if (this.you !== null) this.next.see(seen[otherSide(this.you)] ?? 0);
  }

  /** Loads the page anew, once for every server that asks for it. */
  private reload(server: string): void {
    const name = "quinconce.reloaded";
    this.connection.close();
    try {
      if (sessionStorage.getItem(name) !== server) {
        sessionStorage.setItem(name, server);
        location.reload();
        return;
      }
    } catch {
      // Without a memory it cannot be told how often.
    }
    this.outdated.value = true;
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.looking);
    this.stopListening();
    this.connection.close();
    this.chat.close();
    this.next?.close();
    this.session.peek()?.close();
  }
}
