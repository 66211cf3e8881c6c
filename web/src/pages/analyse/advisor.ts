// What the engine says of an analysis: lines for the position on the board, and an opinion of every
// position it has looked at.

import { effect, signal } from "@preact/signals";
import { compare, compared, isUnderway } from "../../fair-play";
import { t } from "../../messages";
import type { Score, SearchInfo } from "../../protocol";
import { Cancelled, Engine } from "../../rules/engine";
import { recall, remember } from "../../storage";
import { forFirst } from "./score";
import type { Study } from "./study";

const HASH = 32; // MiB for the engine that thinks on
const QUICK = { nodes: 20_000, hash: 8 };
const REFRESH = 100; // milliseconds between two looks at what the engine has found
const SETTLE = 120; // milliseconds a position must stay before the engine starts on it

/** How a position stands, for the first player. */
export interface Opinion {
  score: Score;
  nodes: number;
}

export class Advisor {
  readonly on = signal(false);
  readonly lines = signal(Math.min(5, Math.max(1, Math.round(Number(recall<unknown>("analyse.lines", 1))) || 1)));
  /** What the engine says of the position on the board; kept when it is switched off. */
  readonly info = signal<SearchInfo | null>(null);
  readonly searching = signal(false);
  /** How far the pass over the game is: done, of all. */
  readonly progress = signal<[number, number] | null>(null);

  private readonly opinions = signal<ReadonlyMap<number, Opinion>>(new Map());
  private readonly engine = new Engine();
  private readonly quick = new Engine();
  /** Whether it would think, but waits to hear what is under way. */
  private waiting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly unwatch: () => void;

  constructor(private readonly study: Study) {
    document.addEventListener("visibilitychange", this.onVisibility);
    void compare();
    // The server may tell of a match when the engine is at work already.
    this.unwatch = effect(() => {
      if (!compared.value || !this.on.value) return;
      if (this.refuses(this.study.at.peek())) this.refuse();
      else if (this.waiting) this.think();
    });
  }

  switchTo(on: boolean): void {
    this.on.value = on;
    if (on) this.think();
    else this.halt();
  }

  setLines(lines: number): void {
    this.lines.value = lines;
    remember("analyse.lines", lines);
    this.think();
  }

  halt(): void {
    clearTimeout(this.timer);
    this.waiting = false;
    this.engine.cancel();
    this.searching.value = false;
  }

  private readonly onVisibility = (): void => {
    // Nobody looks: no reason to warm the room.
    if (document.visibilityState === "hidden") this.halt();
    else if (!this.searching.peek()) this.think();
  };

  /** Thinks about what is on the board now, if it is switched on. */
  think(): void {
    this.halt();
    if (!this.on.peek() || this.closed || this.study.state.peek().end || document.visibilityState === "hidden") return;
    this.waiting = !compared.peek();
    this.searching.value = true;
    if (this.waiting) return;
    if (this.refuses(this.study.at.peek())) {
      this.refuse();
      return;
    }
    // Whoever leafs through a game does not start an engine on every page.
    this.timer = setTimeout(() => this.search(), SETTLE);
  }

  /** Whether a position belongs to an online game that is under way. */
  refuses(node: number): boolean {
    return isUnderway(this.study.origin.game, () => this.study.positionsTo(node));
  }

  /** Says so, and is switched off. What was found before anybody knew is forgotten. */
  private refuse(): void {
    this.halt();
    this.on.value = false;
    this.info.value = null;
    this.opinions.value = new Map([...this.opinions.peek()].filter(([node]) => !this.refuses(node)));
    this.study.notice.value = t().analyse.fairPlay;
  }

  private search(): void {
    const node = this.study.at.peek();
    const { turn, moves } = this.study.state.peek();
    const here = (): boolean => !this.closed && this.study.at.peek() === node;
    const show = (info: SearchInfo): void => {
      if (!here()) return;
      this.info.value = info;
      const [best] = info.lines;
      if (best) this.opine(node, { score: forFirst(best.score, turn), nodes: info.nodes });
    };
    // The first iterations come by the dozen: the board must not wait while they are drawn.
    let latest: SearchInfo | null = null;
    const hear = (info: SearchInfo): void => {
      if (!latest) {
        setTimeout(() => {
          if (latest) show(latest);
          latest = null;
        }, REFRESH);
      }
      latest = info;
    };
    this.engine
      .think(this.study.origin, moves, { limit: { type: "infinite" }, lines: this.lines.peek(), level: null, seed: 0, hash: HASH }, hear)
      .then((info) => {
        latest = null;
        show(info);
        if (here()) this.searching.value = false;
      })
      .catch((error: unknown) => {
        // What is on screen when the engine is stopped stays: somebody is about to choose from it.
        latest = null;
        if (error instanceof Cancelled || this.closed) return;
        this.searching.value = false;
        this.on.value = false;
        this.study.notice.value = t().play.engineFailed;
      });
  }

  private opine(node: number, opinion: Opinion): void {
    const old = this.opinions.peek().get(node);
    if (old && old.nodes > opinion.nodes) return;
    this.opinions.value = new Map(this.opinions.peek()).set(node, opinion);
  }

  /** How a node stands: by the engine, or by its end. */
  opinion(node: number): Opinion | null {
    const end = this.study.node(node).end;
    if (end) {
      const score: Score = end.winner === null ? { type: "points", value: 0 } : { type: end.winner === "first" ? "win" : "loss", value: 0 };
      return { score, nodes: Infinity };
    }
    return this.opinions.value.get(node) ?? null;
  }

  /** Looks at every position of the line for a moment. */
  async survey(): Promise<void> {
    const open = [this.study.root, ...this.study.line()].filter(({ id }) => !this.opinion(id));
    this.progress.value = [0, open.length];
    await compare();
    this.progress.value = null;
    if (this.closed) return;
    const wanted = open.filter(({ id }) => !this.refuses(id));
    if (wanted.length < open.length) this.study.notice.value = t().analyse.fairPlay;
    try {
      for (const [done, node] of wanted.entries()) {
        this.progress.value = [done, wanted.length];
        const info = await this.quick.think(this.study.origin, this.study.movesTo(node.id), {
          limit: { type: "nodes", value: QUICK.nodes },
          lines: 1,
          level: null,
          seed: 0,
          hash: QUICK.hash,
        });
        if (this.closed) return;
        const [best] = info.lines;
        if (best) this.opine(node.id, { score: forFirst(best.score, node.turn), nodes: info.nodes });
      }
    } catch (error) {
      if (!(error instanceof Cancelled)) this.study.notice.value = t().play.engineFailed;
    } finally {
      this.progress.value = null;
    }
  }

  stopSurvey(): void {
    this.quick.cancel();
  }

  close(): void {
    this.closed = true;
    this.unwatch();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.onVisibility);
    this.engine.close();
    this.quick.close();
  }
}
