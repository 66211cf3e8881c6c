// An analysis: a tree of moves, the place in it that the board shows, and what the engine says of
// it. It draws nothing.

import { batch, signal } from "@preact/signals";
import { NO_TRACE, takes, trace } from "../../board/apply";
import { overTable } from "../../board/over-table";
import { BoardState } from "../../board/state";
import type { Skin } from "../../board/skin";
import { tellEnd, tellMove } from "../../board/tell";
import { isGame, type GameName } from "../../games";
import { errorText, gameWords, t } from "../../messages";
import type { End, Event, Score, SideId, TableState, Term, Thought, Threat, View } from "../../protocol";
import { rewrite } from "../../router";
import { Cancelled, Engine } from "../../rules/engine";
import { Table } from "../../rules/table";
import { play as playSound } from "../../sound";
import { recall, remember } from "../../storage";
import { writeAddress, type Address, type Asked, type Origin } from "./address";
import { pack, unpack } from "./pack";
import { forFirst } from "./score";
import { plant, readSheet, writeSheet, type Tag } from "./sheet";
import { commonAncestor, endOf, lineThrough, pathTo, Tree, walk, type MoveMark, type Node, type Removed, type Step } from "./tree";
import { a } from "./words";

const MEMORY = 32; // MiB for the engine that thinks on
const QUICK = { nodes: 20_000, memory: 8 };
const TELLS = 100; // milliseconds between two looks at what the engine has found
const SETTLE = 120; // milliseconds a position must stay before the engine starts on it
const WRITES = 200; // milliseconds between two writings of the address
const KEPT = 200_000; // characters of a record that the browser keeps

/** What the browser keeps of an analysis, for whoever comes back to its address. */
interface Kept {
  search: string;
  record: string;
  path: string[];
}

const keptName = (game: GameName): string => `analyse.${game}`;
const asideName = (game: GameName): string => `analyse.${game}.aside`;

/** Another analysis of that game begins: the one that is kept can be opened again by hand. */
export function putAside(game: GameName): void {
  const kept = recall<Kept | null>(keptName(game), null);
  if (kept) remember(asideName(game), kept.record);
}

/** The record of the analysis that was put aside last. */
export function asideOf(game: GameName): string | null {
  const record = recall<unknown>(asideName(game), null);
  return typeof record === "string" ? record : null;
}

/** What is known about a node once it was visited. */
interface Known {
  events: Event[];
  view: View;
  position: string;
  end: End | null;
}

/** How a position stands, for the first player. */
export interface Opinion {
  score: Score;
  nodes: number;
}

export class Study {
  readonly tree: Tree;
  readonly board: BoardState;
  readonly state;
  /** The node the board shows. */
  readonly at;
  /** The node that everything beside the board speaks of: `at`, once the board has answered. */
  readonly told;
  /** Counts changes of the tree, which is not made of signals. */
  readonly version = signal(0);
  readonly news = signal("");
  readonly notice = signal("");
  /** What was deleted last, as long as it can be put back where it was. */
  readonly removed = signal<Removed | null>(null);

  readonly engineOn = signal(false);
  readonly lines = signal(Math.min(5, Math.max(1, recall<number>("analyse.lines", 1) || 1)));
  /** What the engine says of the position on the board; kept when it is switched off. */
  readonly thought = signal<Thought | null>(null);
  readonly searching = signal(false);
  readonly opinions = signal<ReadonlyMap<number, Opinion>>(new Map());
  /** How far the pass over the game is: done, of all. */
  readonly progress = signal<[number, number] | null>(null);

  private readonly table: Table;
  private readonly known = new Map<number, Known>();
  private readonly engine = new Engine();
  private readonly quick = new Engine();
  /** The node the table stands at. */
  private tableAt: Node;
  /** The end of the line that is being leafed through: going back does not leave it. */
  private tail: Node;
  private tags: Tag[] = [];
  /** The end a record tells that its moves do not, and the moves it holds for. */
  private verdict: { moves: string; result: string; reason: string; end: End } | null = null;
  /** Whether the tree has changed since it was drawn. */
  private grown = false;
  private telling = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  /** Counts addresses, of which only the last is written. */
  private writings = 0;
  private closed = false;

  constructor(readonly origin: Origin, skin: Skin) {
    const { game, variant, position, seed } = origin;
    this.table = Table.open({ game, variant, position, seed });
    const state = this.table.state();
    this.state = signal<TableState>(state);
    this.tree = new Tree(state.turn);
    this.tableAt = this.tree.root;
    this.tail = this.tree.root;
    this.at = signal<Node>(this.tree.root);
    this.told = signal<Node>(this.tree.root);
    this.learn(this.tree.root, []);
    this.board = new BoardState({
      ...overTable(game, this.table),
      skin,
      view: state.view,
      onMove: (text) => this.play(text),
      onRefuse: () => playSound("refuse"),
    });
    this.show();
    document.addEventListener("visibilitychange", this.onVisibility);
  }

  get words() {
    return gameWords(this.origin.game);
  }

  /** What the address asks for, with what was kept of it; without a wish, what was looked at last. */
  static async open(asked: Asked, skin: Skin, search: string): Promise<Study> {
    const { game } = asked.origin;
    const kept = recall<Kept | null>(keptName(game), null);
    if (kept && search !== "" && kept.search !== search) putAside(game);
    else if (kept && typeof kept.record === "string") {
      try {
        const study = Study.load(kept.record, skin);
        if (study.origin.game === game) {
          study.goTo(study.follow(kept.path));
          return study;
        }
        study.close();
      } catch {
        // What was kept is no good any more; the address says enough.
      }
    }
    if (asked.record === null) return Study.ofLine(asked, skin);
    const record = await unpack(asked.record);
    let why = a().linkDamaged;
    if (record !== null) {
      try {
        return Study.ofRecord(asked, record, skin);
      } catch (error) {
        why = errorText(error);
      }
    }
    const study = Study.ofLine(asked, skin);
    study.notice.value = a().linkRefused(why);
    return study;
  }

  private static ofLine(asked: Asked, skin: Skin): Study {
    const study = new Study(asked.origin, skin);
    try {
      let node = study.tree.root;
      for (const move of asked.moves) node = study.extend(node, move);
      study.stand(node, asked.at);
      return study;
    } catch (error) {
      study.close();
      throw error;
    }
  }

  private static ofRecord(asked: Asked, record: string, skin: Skin): Study {
    const named = readSheet(record).tags.find(({ name }) => name === "Game")?.value ?? "";
    if (isGame(named) && named !== asked.origin.game) throw new Error(a().linkOther);
    const study = Study.load(record, skin);
    study.stand(study.follow(asked.moves), asked.at);
    return study;
  }

  /** Leafs through the line that leads to the node, and stops after so many moves of it. */
  private stand(end: Node, at: number | null): void {
    let node = end;
    while (node.ply > (at ?? end.ply) && node.parent) node = node.parent;
    this.tail = end;
    this.goTo(node, false);
  }

  /** From a record file; throws what the rules say against it. */
  static load(record: string, skin: Skin): Study {
    const table = Table.load(record);
    const { game, variant, start, end, moves } = table.state();
    table.free();
    const sheet = readSheet(record);
    const tag = (name: string): string | undefined => sheet.tags.find((one) => one.name === name)?.value;
    const seed = Number(tag("Seed") ?? 0);
    const drawn = tag("Start") === undefined && Number.isSafeInteger(seed);
    const study = new Study({ game: game as Origin["game"], variant, position: drawn ? null : start, seed: drawn ? seed : 0 }, skin);
    study.tags = sheet.tags.filter(({ name }) => !["Game", "Variant", "Seed", "Start", "Result", "End"].includes(name));
    try {
      plant(study.tree, sheet.main, (node) => study.turnAt(node));
      const result = tag("Result");
      if (end && result && !study.visit(endOf(study.tree.root)).end) study.verdict = { moves: moves.join(" "), result, reason: tag("End") ?? "", end };
      study.goTo(study.tree.root, false);
      return study;
    } catch (error) {
      study.close();
      throw error;
    }
  }

  /** Who is to move at a node. */
  private turnAt(node: Node): SideId {
    return this.visit(node).view.turn;
  }

  /** What is known about a node; the table goes there if nothing is. */
  private visit(node: Node): Known {
    const known = this.known.get(node.id);
    if (known) return known;
    this.walkTable(node);
    return this.known.get(node.id) ?? { events: [], view: this.table.view(), position: this.table.position(), end: null };
  }

  private walkTable(node: Node): void {
    const meet = commonAncestor(this.tableAt, node);
    while (this.tableAt !== meet && this.tableAt.parent) {
      this.table.takeBack();
      this.tableAt = this.tableAt.parent;
    }
    for (const next of pathTo(node).slice(meet.ply)) {
      const events = this.table.play(next.move);
      this.tableAt = next;
      this.learn(next, events);
    }
  }

  private learn(node: Node, events: Event[]): void {
    if (this.known.has(node.id)) return;
    const { view, position, end } = this.table.state();
    this.known.set(node.id, { events, view, position, end });
  }

  /** The node after a move, which must be legal there. */
  private extend(node: Node, move: string): Node {
    const there = node.children.find((child) => child.move === move);
    if (there) return there;
    const mover = this.turnAt(node);
    this.walkTable(node);
    const events = this.table.play(move);
    const next = this.tree.add(node, move, mover);
    this.tableAt = next;
    this.learn(next, events);
    return next;
  }

  private follow(moves: readonly string[]): Node {
    let node = this.tree.root;
    for (const move of Array.isArray(moves) ? moves : []) node = node.children.find((child) => child.move === move) ?? node;
    return node;
  }

  get position(): string {
    return this.visit(this.at.value).position;
  }

  /** Plays a move where the board stands. */
  play(...moves: string[]): void {
    // The engine leaves the processor to the hand.
    this.halt();
    let node = this.at.peek();
    const size = this.tree.size;
    try {
      for (const move of moves) node = this.extend(node, move);
    } catch (error) {
      this.notice.value = errorText(error);
      this.think();
      return;
    }
    this.grown = true;
    if (this.tree.size > size) this.removed.value = null;
    this.goTo(node);
    const known = this.known.get(node.id);
    if (known) playSound(known.end ? "end" : takes(known.events) ? "capture" : "move");
  }

  step(step: Step): void {
    const here = this.at.peek();
    if (step === "on") this.goTo(this.line()[here.ply] ?? here);
    else if (step === "end") this.goTo(this.tail);
    else this.goTo(walk(here, step));
  }

  goTo(node: Node, write = true): void {
    const before = this.at.peek();
    this.walkTable(node);
    if (this.tree.find(this.tail.id) !== this.tail || commonAncestor(node, this.tail) !== node) this.tail = node;
    this.tail = endOf(this.tail);
    const onward = node.parent === before && before !== node;
    batch(() => {
      this.at.value = node;
      this.state.value = this.table.state();
      this.notice.value = "";
      if (node !== before) this.thought.value = null;
      const known = this.visit(node);
      if (onward) {
        const { legal, end } = this.state.value;
        this.board.play(known.events, known.view, end ? [] : legal, trace(known.events));
        this.news.value = `${tellMove(known.events, this.visit(before).view, this.words, t())} ${this.outcome() ?? ""}`.trim();
      } else {
        this.show();
        if (node !== before) this.news.value = node.parent ? t().tell.list([`${node.ply}`, node.move]) : t().play.startOfGame;
      }
    });
    this.tellLater();
    if (write) this.keep();
    if (node !== before || !this.searching.peek()) this.think();
  }

  /** The board answers a hand first, everything beside it after the next frame. */
  private tellLater(): void {
    if (this.telling) return;
    this.telling = true;
    requestAnimationFrame(() => setTimeout(() => {
      this.telling = false;
      if (this.closed) return;
      batch(() => {
        this.told.value = this.at.peek();
        if (this.grown) this.version.value += 1;
        this.grown = false;
      });
    }));
  }

  private show(): void {
    const { view, legal, end } = this.state.value;
    const node = this.at.value;
    const events = this.known.get(node.id)?.events ?? [];
    this.board.show(view, end ? [] : legal, node.parent ? trace(events) : NO_TRACE);
  }

  remove(): void {
    const removed = this.tree.remove(this.at.peek());
    if (!removed) return;
    this.grown = true;
    this.goTo(removed.parent);
    this.removed.value = removed;
    this.news.value = a().removed(removed.count);
  }

  putBack(): void {
    const removed = this.removed.peek();
    if (!removed) return;
    this.tree.restore(removed);
    this.removed.value = null;
    this.grown = true;
    this.goTo(removed.node);
  }

  promote(): void {
    if (!this.tree.promote(this.at.peek())) return;
    this.removed.value = null;
    this.version.value += 1;
    this.keep();
  }

  say(comment: string): void {
    this.at.peek().comment = comment.slice(0, 4000);
    this.version.value += 1;
    this.keep();
  }

  mark(mark: MoveMark | null): void {
    const node = this.at.peek();
    if (!node.parent) return;
    node.mark = mark;
    this.version.value += 1;
    this.keep();
  }

  /** How the game ended here: by its moves, or as its record tells, from where one can still look on. */
  get end(): End | null {
    const { end, moves } = this.state.value;
    return end ?? (this.verdict?.moves === moves.join(" ") ? this.verdict.end : null);
  }

  /** The same as a sentence. */
  outcome(): string | null {
    return this.end && tellEnd(this.end, this.words, t(), { variant: this.state.value.variant });
  }

  terms(): Term[] {
    this.walkTable(this.at.peek());
    return this.table.terms();
  }

  get knowsThreats(): boolean {
    return "threats" in this.table;
  }

  /** What the sides aim at; nothing where the rules were built without it. */
  threats(): Threat[] | null {
    this.walkTable(this.at.value);
    const table: { threats?(): Threat[] } = this.table as unknown as { threats?(): Threat[] };
    return table.threats?.() ?? null;
  }

  /** The line that is being leafed through, without the root. */
  line(): Node[] {
    return pathTo(this.tail);
  }

  // The address, and what the browser keeps.

  /** Whether there is more than the moves of the line: variations, remarks, names, a resignation. */
  private get more(): boolean {
    const line = this.line();
    return this.tree.size > line.length + 1 || this.tags.length > 0 || this.verdict !== null
      || [this.tree.root, ...line].some(({ comment, mark }) => comment !== "" || mark !== null);
  }

  async address(): Promise<Address> {
    const { more, position } = this;
    const asked: Asked = { origin: this.origin, moves: this.line().map(({ move }) => move), at: this.at.peek().ply, record: null };
    return writeAddress({ ...asked, record: more ? await pack(this.record()) : null }, more, position);
  }

  /** Keeps all this a little later: browsers forbid to write addresses in quick succession. */
  private keep(): void {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => void this.keepNow(), WRITES);
  }

  /** Writes the address, and keeps what does not fit into one. */
  async keepNow(): Promise<void> {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    if (this.closed) return;
    const writing = ++this.writings;
    const { address } = await this.address();
    // Another one may have been begun meanwhile.
    if (this.closed || writing !== this.writings) return;
    rewrite(address);
    this.keepFor(address);
  }

  /** Keeps it for whoever comes to that address. */
  keepFor(address: string): void {
    if (this.closed) return;
    const record = this.record();
    const { game } = this.origin;
    const search = new URL(address, location.href).search;
    const plain = this.tree.size === 1 && this.tree.root.comment === "";
    remember(keptName(game), plain || record.length > KEPT ? null : { search, record, path: pathTo(this.at.peek()).map(({ move }) => move) });
  }

  /** The whole tree as a record file. */
  record(): string {
    const { game, variant, position, seed } = this.origin;
    const table = Table.open({ game, variant, position, seed });
    const moves = lineThrough(this.tree.root).map(({ move }) => move);
    try {
      for (const move of moves) table.play(move);
      const own = readSheet(table.record()).tags;
      const end = table.state().end;
      let result = own.find(({ name }) => name === "Result")?.value ?? "*";
      if (!end && this.verdict?.moves === moves.join(" ")) {
        result = this.verdict.result;
        own.splice(own.findIndex(({ name }) => name === "Result"), 1, { name: "Result", value: result }, ...(this.verdict.reason ? [{ name: "End", value: this.verdict.reason }] : []));
      }
      const place = own.findIndex(({ name }) => name === "Result");
      return writeSheet([...own.slice(0, place), ...this.tags, ...own.slice(place)], this.tree, result);
    } finally {
      table.free();
    }
  }

  // The engine.

  switchEngine(on: boolean): void {
    this.engineOn.value = on;
    if (on) this.think();
    else this.halt();
  }

  setLines(lines: number): void {
    this.lines.value = lines;
    remember("analyse.lines", lines);
    this.think();
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.engine.cancel();
    this.searching.value = false;
  }

  private readonly onVisibility = (): void => {
    // Nobody looks: no reason to warm the room.
    if (document.visibilityState === "hidden") this.halt();
    else if (!this.searching.peek()) this.think();
  };

  private think(): void {
    this.halt();
    if (!this.engineOn.peek() || this.closed || this.state.peek().end || document.visibilityState === "hidden") return;
    this.searching.value = true;
    // Whoever leafs through a game does not start an engine on every page.
    this.timer = setTimeout(() => this.search(), SETTLE);
  }

  private search(): void {
    const node = this.at.peek();
    const { turn, moves } = this.state.peek();
    const { game, variant, position, seed } = this.origin;
    const show = (thought: Thought): void => {
      if (this.closed || this.at.peek() !== node) return;
      this.thought.value = thought;
      const [best] = thought.lines;
      if (best) this.opine(node, { score: forFirst(best.score, turn), nodes: thought.nodes });
    };
    // The first iterations come by the dozen: the board must not wait while they are drawn.
    let latest: Thought | null = null;
    const hear = (thought: Thought): void => {
      if (!latest) {
        setTimeout(() => {
          if (latest) show(latest);
          latest = null;
        }, TELLS);
      }
      latest = thought;
    };
    this.engine
      .think({ game, variant, position, seed }, moves, { limit: { type: "infinite" }, lines: this.lines.peek(), level: null, seed: 0, memory: MEMORY }, hear)
      .then((thought) => {
        latest = null;
        show(thought);
        if (this.at.peek() === node) this.searching.value = false;
      })
      .catch((error: unknown) => {
        // What is on screen when the engine is stopped stays: somebody is about to choose from it.
        latest = null;
        if (error instanceof Cancelled || this.closed) return;
        this.searching.value = false;
        this.engineOn.value = false;
        this.notice.value = t().play.engineFailed;
      });
  }

  private opine(node: Node, opinion: Opinion): void {
    const old = this.opinions.peek().get(node.id);
    if (old && old.nodes > opinion.nodes) return;
    this.opinions.value = new Map(this.opinions.peek()).set(node.id, opinion);
  }

  /** How a node stands: by the engine, or by its end. */
  opinion(node: Node): Opinion | null {
    const end = this.known.get(node.id)?.end;
    if (end) {
      const score: Score = end.winner === null ? { type: "points", points: 0 } : { type: end.winner === "first" ? "win" : "loss", plies: 0 };
      return { score, nodes: Infinity };
    }
    return this.opinions.value.get(node.id) ?? null;
  }

  /** Looks at every position of the line for a moment. */
  async survey(): Promise<void> {
    const line = [this.tree.root, ...this.line()];
    const { game, variant, position, seed } = this.origin;
    for (const node of line) this.visit(node);
    this.walkTable(this.at.peek());
    const wanted = line.filter((node) => !this.opinion(node));
    try {
      for (const [done, node] of wanted.entries()) {
        this.progress.value = [done, wanted.length];
        const thought = await this.quick.think(
          { game, variant, position, seed }, pathTo(node).map(({ move }) => move),
          { limit: { type: "nodes", nodes: QUICK.nodes }, lines: 1, level: null, seed: 0, memory: QUICK.memory },
        );
        if (this.closed) return;
        const [best] = thought.lines;
        if (best) this.opine(node, { score: forFirst(best.score, this.turnAt(node)), nodes: thought.nodes });
      }
    } catch (error) {
      if (!(error instanceof Cancelled)) this.notice.value = t().play.engineFailed;
    } finally {
      this.progress.value = null;
    }
  }

  stopSurvey(): void {
    this.quick.cancel();
  }

  /** Whether the whole line has been looked at. */
  surveyed(): boolean {
    return [this.tree.root, ...this.line()].every((node) => this.opinion(node) !== null);
  }

  close(): void {
    if (this.closed) return;
    clearTimeout(this.keeping);
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.onVisibility);
    this.engine.close();
    this.quick.close();
    this.board.player.finish();
    this.table.free();
  }
}
