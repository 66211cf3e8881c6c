// The WebSocket of a match. It comes back by itself: at once when somebody looks at the page again or the network is
// back, when a server that ends says that it will be there again, with growing pauses otherwise.

import { signal } from "@preact/signals";
import type { ClientMessage, ServerMessage } from "../../protocol";

const FIRST_PAUSE = 500; // milliseconds, doubled with every try
const LONGEST_PAUSE = 30_000;
const BEAT = 10_000; // milliseconds between the server's heartbeats
const SILENCE = 2.5 * BEAT; // after it the connection counts as dead
const PATIENCE = 10_000; // milliseconds for a connection to be made
const RESTART_TRIES = 5; // after so many in vain, some ten seconds, a restart is a failure like any other

interface Handlers {
  /** What is said first. */
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
}

export class Connection {
  /** Whether the server has welcomed us and is still there, as far as anybody knows. */
  readonly online = signal(false);
  /** Whether the server has said goodbye and is expected back. */
  readonly restarting = signal(false);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private heard = 0;
  private begun = 0;
  /** Before this moment the server does not want to hear from us. */
  private notBefore = 0;
  private readonly stop = new AbortController();

  constructor(
    private readonly address: string,
    private readonly handlers: Handlers,
  ) {
    const { signal: ended } = this.stop;
    const wake = (): void => this.wake();
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake(), { signal: ended });
    // A page that was frozen or came from the browser's cache.
    document.addEventListener("resume", wake, { signal: ended });
    addEventListener("pageshow", wake, { signal: ended });
    addEventListener("online", wake, { signal: ended });
    addEventListener("offline", () => this.drop(), { signal: ended });
    const watch = setInterval(() => this.check(), BEAT / 2);
    ended.addEventListener("abort", () => clearInterval(watch));
    this.open();
  }

  /** False where nobody is there to hear it. */
  send(message: ClientMessage): boolean {
    if (!this.online.peek() || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Connects anew, at once. */
  reconnect(): void {
    this.forget();
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.stop.abort();
    this.forget();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.begun = Date.now();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify(this.handlers.hello()));
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "welcome") {
        this.tries = 0;
        this.restarting.value = false;
        this.online.value = true;
      }
      if (message.type === "goodbye") this.leave(message.retry);
      else this.handlers.hear(message);
    };
    socket.onclose = () => this.drop();
  }

  /** Lets go of the connection. */
  private forget(): void {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    this.online.value = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The server ends, and names the moment to come back. */
  private leave(retry: number): void {
    this.restarting.value = true;
    this.forget();
    if (this.stop.signal.aborted) return;
    this.tries = 0;
    // Never sooner than asked; a little later, so that those who were told the same do not come together.
    const pause = Math.min(LONGEST_PAUSE, retry) * (1 + Math.random() / 4);
    this.notBefore = Date.now() + pause;
    this.timer = setTimeout(() => this.open(), pause);
  }

  /** The connection is gone: another try, later. */
  private drop(): void {
    this.forget();
    if (this.stop.signal.aborted) return;
    if (this.tries >= RESTART_TRIES) this.restarting.value = false;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries);
    this.tries += 1;
    // Not all who were thrown out by a restart come back in the same moment.
    this.timer = setTimeout(() => this.open(), pause * (0.5 + Math.random() / 2));
  }

  /** Somebody is back: what has been silent for longer than a heartbeat may have died meanwhile. */
  private wake(): void {
    // The pause that a server asked for has its own timer.
    if (Date.now() < this.notBefore) return;
    const fresh = this.online.peek() && Date.now() - this.heard < 1.2 * BEAT;
    const trying = !this.online.peek() && this.socket !== null && Date.now() - this.begun < PATIENCE / 5;
    if (!fresh && !trying) this.reconnect();
  }

  private check(): void {
    const now = Date.now();
    const dead = this.online.peek() ? now - this.heard > SILENCE : this.socket !== null && now - this.begun > PATIENCE;
    if (dead) this.drop();
  }
}
