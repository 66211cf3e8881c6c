// An analysis: a tree of moves and the place in it that the board shows. It draws nothing.

import { batch, signal } from "@preact/signals";
import { NO_TRACE, takes, trace } from "../../board/apply";
import { overTable } from "../../board/over-table";
import { BoardState } from "../../board/state";
import type { Skin } from "../../board/skin";
import { describeEnd, describeMove } from "../../board/describe";
import { isGame } from "../../games";
import { errorText, gameWords, t } from "../../messages";
import type { End, Event, Side, TableState, Term, Threat, View } from "../../protocol";
import { rewrite } from "../../router";
import { Table } from "../../rules/table";
import { play as playSound } from "../../sound";
import { writeAddress, type Address, type Asked, type Origin } from "./address";
import { Advisor } from "./advisor";
import { pack, unpack } from "./pack";
import { plant, readSheet, writeSheet, type Tag } from "./sheet";
import { save, savedAt } from "./saved";
import { commonAncestor, endOf, lineThrough, pathTo, Tree, walk, type MoveMark, type Node, type Removed, type Step } from "./tree";
import { a } from "./words";

const WRITES = 200; // milliseconds between two writings of the address

/** What is known about a node once it was visited. */
interface Known {
  events: Event[];
  view: View;
  position: string;
  end: End | null;
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

  readonly advisor: Advisor;

  private readonly table: Table;
  private readonly known = new Map<number, Known>();
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
  private keeping: ReturnType<typeof setTimeout> | undefined;
  /** Whether there is something that is not kept yet. */
  private unkept = false;
  /** What the address asks for, and what it asked for before it was written last. */
  private search = location.search;
  private before = this.search;
  /** Counts addresses, of which only the last is written. */
  private writings = 0;
  private closed = false;

  constructor(
    readonly origin: Origin,
    skin: Skin,
  ) {
    const { game, variant, position, seed } = origin;
    this.table = Table.open({ game, variant, position, seed });
    this.advisor = new Advisor(this);
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
  }

  get words() {
    return gameWords(this.origin.game);
  }

  /** What the address asks for, with what was kept of it; without a wish, what was looked at last. */
  static async open(asked: Asked, skin: Skin, search: string): Promise<Study> {
    const { game } = asked.origin;
    const kept = savedAt(game, search);
    if (kept) {
      try {
        const study = Study.load(kept.record, skin);
        if (study.origin.game === game) {
          study.goTo(study.follow(kept.path));
          study.told.value = study.at.value;
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
    study.notice.value = a().linkRefused({ why });
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
    this.told.value = node;
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
  turnAt(node: Node): Side {
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
    this.advisor.halt();
    let node = this.at.peek();
    const size = this.tree.size;
    try {
      for (const move of moves) node = this.extend(node, move);
    } catch (error) {
      this.notice.value = errorText(error);
      this.advisor.think();
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
      if (node !== before) this.advisor.info.value = null;
      const known = this.visit(node);
      if (onward) {
        const { legal, end } = this.state.value;
        this.board.play(known.events, known.view, end ? [] : legal, trace(known.events));
        this.news.value =
          `${describeMove(known.events, this.visit(before).view, this.words, t(), this.state.value.end !== null)} ${this.outcome() ?? ""}`.trim();
      } else {
        this.show();
        if (node !== before) this.news.value = node.parent ? a().at({ ply: node.ply, move: node.move }) : t().play.startOfGame;
      }
    });
    this.tellLater();
    if (write) this.keep();
    if (node !== before || !this.advisor.searching.peek()) this.advisor.think();
  }

  /** The board answers a hand first, everything beside it after the next frame. */
  private tellLater(): void {
    if (this.telling) return;
    this.telling = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.telling = false;
        if (this.closed) return;
        batch(() => {
          this.told.value = this.at.peek();
          if (this.grown) this.version.value += 1;
          this.grown = false;
        });
      }),
    );
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
    this.news.value = a().removed({ count: removed.count });
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
    return this.end && describeEnd(this.end, this.words, t(), { variant: this.state.value.variant });
  }

  /** Why the position stands as it does; one that is decided has no reasons. */
  terms(): Term[] {
    if (this.state.peek().end) return [];
    this.walkTable(this.at.peek());
    return this.table.terms();
  }

  /** What the sides aim at. */
  threats(): Threat[] {
    this.walkTable(this.at.value);
    return this.table.threats();
  }

  /** The line that is being leafed through, without the root. */
  line(): Node[] {
    return pathTo(this.tail);
  }

  /** The same with the root, when every position of it has been visited. */
  knownLine(): Node[] {
    const line = [this.tree.root, ...this.line()];
    for (const node of line) this.visit(node);
    this.walkTable(this.at.peek());
    return line;
  }

  /** How the moves that lead to a node end the game, if they do and it was visited. */
  endAt(node: Node): End | null {
    return this.known.get(node.id)?.end ?? null;
  }

  // The address, and what the browser keeps.

  /** Whether there is more than the moves of the line: variations, remarks, names, a resignation. */
  private get more(): boolean {
    const line = this.line();
    return (
      this.tree.size > line.length + 1 ||
      this.tags.length > 0 ||
      this.verdict !== null ||
      [this.tree.root, ...line].some(({ comment, mark }) => comment !== "" || mark !== null)
    );
  }

  async address(): Promise<Address> {
    const { more, position } = this;
    const asked: Asked = { origin: this.origin, moves: this.line().map(({ move }) => move), at: this.at.peek().ply, record: null };
    return writeAddress({ ...asked, record: more ? await pack(this.record()) : null }, more, position);
  }

  /** Keeps all this a little later: browsers forbid to write addresses in quick succession. */
  private keep(): void {
    this.unkept = true;
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => void this.keepNow(), WRITES);
  }

  /** Writes the address, and keeps what does not fit into one. */
  async keepNow(): Promise<void> {
    clearTimeout(this.keeping);
    if (this.closed) return;
    const writing = ++this.writings;
    const { address } = await this.address();
    // Another one may have been begun meanwhile.
    if (this.closed || writing !== this.writings) return;
    rewrite(address);
    this.before = this.search;
    this.search = location.search;
    this.keepFor(this.search);
    this.unkept = false;
  }

  /** Keeps it for whoever comes to an address that asks for this. */
  keepFor(search: string): void {
    if (this.closed) return;
    const empty = this.tree.size === 1 && this.tree.root.comment === "";
    save(this.origin.game, empty ? null : { search, before: this.before, record: this.record(), path: pathTo(this.at.peek()).map(({ move }) => move) });
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
        own.splice(
          own.findIndex(({ name }) => name === "Result"),
          1,
          { name: "Result", value: result },
          ...(this.verdict.reason ? [{ name: "End", value: this.verdict.reason }] : []),
        );
      }
      const place = own.findIndex(({ name }) => name === "Result");
      return writeSheet([...own.slice(0, place), ...this.tags, ...own.slice(place)], this.tree, result);
    } finally {
      table.free();
    }
  }

  close(): void {
    if (this.closed) return;
    // Whoever leaves by a link in the middle of a word finds the word again.
    if (this.unkept) this.keepFor(this.search);
    clearTimeout(this.keeping);
    this.closed = true;
    this.advisor.close();
    this.board.player.finish();
    this.table.free();
  }
}
