// What is said beside a match: the lines of the rooms that this reader may see, and what they say, mute and report.

import { batch, computed, effect, signal } from "@preact/signals";
import { say } from "../../log";
import { t } from "../../messages";
import type { ChatLine, ChatRoom, ChatSeen, Muted, Room } from "../../protocol";
import { ApiError, api, randomId } from "../../server";
import { chatting } from "../../settings";

const QUIET = 1_200; // milliseconds after a line or a move until lines are read out: moves come first
const READ_OUT = 2; // lines; of more only the number is told
export const LONGEST_LINE = 300; // characters, as the server counts them

type Lines = Readonly<Record<Room, readonly ChatLine[]>>;
const NO_LINES: Lines = { players: [], spectators: [] };

export class Chat {
  /** All lines that were heard, by room and number. */
  private readonly lines = signal<Lines>(NO_LINES);
  /** The last change of each room that was heard of. */
  private heard: ChatSeen = { players: 0, spectators: 0 };
  /** The rooms that can be seen; none until the server has said so, and where nobody talks. */
  readonly rooms = signal<readonly Room[]>([]);
  private readonly chosen = signal<Room | null>(null);
  readonly muted = signal<readonly Muted[]>([]);
  /** How many lines of others were not on the screen yet. */
  readonly unread = signal(0);
  /** Whether what is said is on the screen. */
  readonly open = signal(false);
  /** What is being written. */
  readonly draft = signal("");
  readonly notice = signal("");
  /** Whether a line is on its way. */
  readonly sending = signal(false);
  /** The line that may have been sent without our knowing: sent again, it is said once. */
  private unsure: { text: string; room: Room; id: string } | null = null;
  /** Who we are, once we have spoken. */
  private me: string | null = null;
  private fresh: ChatLine[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly id: string,
    /** Since when lines are new, in the server's time. */
    private readonly since: () => number,
    /** Says hello again. */
    private readonly reconnect: () => void,
  ) {
    let before = chatting.peek();
    this.stops.push(
      effect(() => {
        const on = chatting.value;
        if (on === before) return;
        before = on;
        this.forget();
        this.reconnect();
      }),
    );
  }

  /** The room that is shown. */
  readonly room = computed<Room | null>(() => {
    const rooms = this.rooms.value;
    const chosen = this.chosen.value;
    return chosen !== null && rooms.includes(chosen) ? chosen : (rooms[0] ?? null);
  });

  /** The lines of the room that is shown. */
  readonly shown = computed<readonly ChatLine[]>(() => {
    const room = this.room.value;
    const muted = new Set(this.muted.value.map(({ person }) => person));
    return room === null ? [] : this.lines.value[room].filter(({ person }) => !muted.has(person));
  });

  /** What hello says: nothing where nobody wants to hear of it. */
  seen(): ChatSeen | null {
    return chatting.peek() ? this.heard : null;
  }

  /** The server has welcomed us, or somebody has sat down, or the match is over: which rooms are there? */
  async look(): Promise<void> {
    if (!chatting.peek()) return;
    try {
      const { rooms, muted } = await api<ChatRoom>(`/matches/${this.id}/chat?since=${Number.MAX_SAFE_INTEGER}`);
      batch(() => {
        this.rooms.value = rooms;
        this.muted.value = muted;
      });
    } catch (error) {
      // Nobody talks to the computer; and where nobody answers, the page tells that by itself.
      if (error instanceof ApiError && error.status !== 0) this.rooms.value = [];
    }
  }

  choose(room: Room): void {
    this.chosen.value = room;
  }

  show(open: boolean): void {
    batch(() => {
      this.open.value = open;
      if (open) this.unread.value = 0;
    });
  }

  isMine(line: ChatLine): boolean {
    return line.mine || line.person === this.me;
  }

  /** A line was said, or its text removed. */
  take(line: ChatLine): void {
    const { room, number, change } = line;
    this.heard = { ...this.heard, [room]: Math.max(this.heard[room], change) };
    const others = this.lines.peek()[room].filter((other) => other.number !== number);
    const known = others.length < this.lines.peek()[room].length;
    this.lines.value = { ...this.lines.peek(), [room]: [...others, line].sort((one, other) => one.number - other.number) };
    const muted = this.muted.peek().some(({ person }) => person === line.person);
    if (known || muted || this.isMine(line) || line.text === null || line.at < this.since()) return;
    if (!this.open.peek()) this.unread.value += 1;
    this.fresh.push(line);
    this.hush();
  }

  /** Something more important is being told: lines wait. */
  hush(): void {
    clearTimeout(this.timer);
    if (this.fresh.length > 0) this.timer = setTimeout(() => this.tell(), QUIET);
  }

  private tell(): void {
    const lines = this.fresh.splice(0);
    const text = t().chat;
    if (lines.length > READ_OUT) say(text.manyNew({ count: lines.length }));
    else for (const line of lines) say(text.says({ name: this.nameOf(line), text: line.text ?? "" }));
  }

  /** What whoever said it is called. */
  nameOf({ name, person }: Pick<ChatLine, "name" | "person">): string {
    return name ?? t().chat.guest({ id: person.slice(0, 4) });
  }

  /** Says what was written. It stays in its field until it is known to be kept. */
  async send(): Promise<void> {
    const text = this.draft.peek().trim();
    const room = this.room.peek();
    if (text === "" || room === null || this.sending.peek()) return;
    const same = this.unsure?.text === text && this.unsure.room === room;
    const sent = same && this.unsure ? this.unsure : { text, room, id: randomId() };
    this.unsure = sent;
    this.sending.value = true;
    this.notice.value = "";
    try {
      const line = await api<ChatLine>(`/matches/${this.id}/chat`, sent);
      this.me = line.person;
      this.unsure = null;
      batch(() => {
        if (this.draft.peek().trim() === text) this.draft.value = "";
        this.take(line);
      });
    } catch (error) {
      this.notice.value = error instanceof ApiError && error.status !== 0 ? error.message : t().chat.notSent;
      say(this.notice.peek());
    } finally {
      this.sending.value = false;
    }
  }

  /** Does not hear somebody any more, or again. */
  async mute(person: string, name: string, muted: boolean): Promise<void> {
    const text = t().chat;
    try {
      await api(`/matches/${this.id}/chat/mute`, { person, muted });
      const others = this.muted.peek().filter((other) => other.person !== person);
      this.muted.value = muted ? [...others, { person, name }] : others;
      this.notice.value = muted ? text.nowMuted({ name }) : text.nowHeard({ name });
      // What they said meanwhile was not told.
      if (!muted) await this.read();
    } catch (error) {
      this.notice.value = error instanceof ApiError ? error.message : text.notSent;
    }
    say(this.notice.peek());
  }

  private async read(): Promise<void> {
    const room = this.room.peek();
    for (let since = 0, more = room !== null; more; ) {
      const page = await api<ChatRoom>(`/matches/${this.id}/chat?room=${room}&since=${since}`);
      for (const line of page.lines) this.take(line);
      ({ change: since, more } = page);
    }
  }

  /** Shows a line to whoever runs the server. */
  async report({ room, number }: ChatLine, why: string): Promise<void> {
    try {
      await api(`/matches/${this.id}/chat/report`, { room, line: number, why: why.trim() || null });
      this.notice.value = t().chat.reported;
    } catch (error) {
      this.notice.value = error instanceof ApiError ? error.message : t().chat.notSent;
    }
    say(this.notice.peek());
  }

  /** Nothing was said and no room is there, as far as anybody knows. */
  forget(): void {
    clearTimeout(this.timer);
    this.fresh = [];
    this.heard = { players: 0, spectators: 0 };
    batch(() => {
      this.lines.value = NO_LINES;
      this.rooms.value = [];
      this.unread.value = 0;
      this.notice.value = "";
    });
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }
}
