// An analysis on screen: what the board shows of a tree of variations, and how the browser keeps it. The tree
// itself is the rules'; nothing here draws.

import { batch, signal } from "@preact/signals";
import { describeEnd, describeMove } from "../../board/describe";
import { NO_TRACE, takes, trace } from "../../board/events";
import { moveWords } from "../../board/move-words";
import { overTable } from "../../board/over-table";
import type { Skin } from "../../board/skin";
import { BoardState } from "../../board/state";
import { say } from "../../log";
import { errorText, gameWords, t } from "../../messages";
import type { End, Node, TableState, Term, Threat } from "../../protocol";
import { rewrite } from "../../router";
import { StudyTree, type Direction } from "../../rules/study";
import { type Players, Table } from "../../rules/table";
import { play as playSound } from "../../sound";
import { writeAddress, type Address, type Asked, type Origin } from "./address";
import { Advisor } from "./advisor";
import { pack, unpack } from "./pack";
import { save, savedAt } from "./saved";
import { forFirst } from "./score";
import { a, spokenScore } from "./words";

const WRITES = 200; // milliseconds between two writings of the address
const ROOT = 0; // the id of the position before the first move

export class Study {
  readonly board: BoardState;
  readonly state;
  /** Where the analysis stands. */
  readonly place;
  /** The node the board shows. */
  readonly at;
  /** The node that everything beside the board speaks of: `at`, once the board has answered. */
  readonly panelAt;
  /** Counts changes of the tree, which is not made of signals. */
  readonly version = signal(0);
  readonly notice = signal("");

  /** Who played, where the record tells. */
  readonly players: Players;
  readonly advisor: Advisor;

  private nodes: ReadonlyMap<number, Node> = new Map();
  /** The positions of nodes, as far as somebody has asked. */
  private readonly positions = new Map<number, string>();
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
  private readonly unwatch: () => void;

  constructor(
    readonly origin: Origin,
    private readonly tree: StudyTree,
    skin: Skin,
  ) {
    this.advisor = new Advisor(this);
    this.players = tree.players();
    const { table } = tree;
    this.state = signal<TableState>(table.state());
    this.place = signal(tree.state());
    this.at = signal(this.place.value.at);
    this.panelAt = signal(this.at.value);
    this.readNodes();
    this.board = new BoardState({
      ...overTable(origin.game, () => table),
      skin,
      view: this.state.value.view,
      winner: () => this.end?.winner ?? null,
      onMove: (text) => this.play(text),
      onRefuse: () => playSound("refuse"),
    });
    this.show();
    let seen = this.board.flipped.peek();
    this.unwatch = this.board.flipped.subscribe((flipped) => {
      if (flipped !== seen) this.keep();
      seen = flipped;
    });
  }

  get words() {
    return gameWords(this.origin.game);
  }

  /** An analysis without moves. */
  static begin(origin: Origin, skin: Skin): Study {
    return new Study(origin, StudyTree.open(origin), skin);
  }

  /** What the address asks for, with what was kept of it; without a wish, what was looked at last. */
  static async open(asked: Asked, skin: Skin, search: string): Promise<Study> {
    const study = await Study.find(asked, skin, search);
    study.board.flipped.value = asked.from === "second";
    return study;
  }

  private static async find(asked: Asked, skin: Skin, search: string): Promise<Study> {
    const { game } = asked.origin;
    const kept = savedAt(game, search);
    if (kept) {
      try {
        const study = Study.load(kept.record, skin, game, Array.isArray(kept.path) ? kept.path : []);
        study.keep();
        return study;
      } catch {
        // What was kept is no good any more; the address says enough.
      }
    }
    if (asked.record === null) return Study.ofLine(asked, skin);
    const record = await unpack(asked.record);
    let why = a().linkDamaged;
    if (record !== null) {
      try {
        return Study.load(record, skin, game, asked.moves, asked.at);
      } catch (error) {
        why = errorText(error);
      }
    }
    const study = Study.ofLine(asked, skin);
    study.notice.value = a().linkRefused({ why });
    return study;
  }

  private static ofLine({ origin, moves, at }: Asked, skin: Skin): Study {
    const tree = StudyTree.open(origin);
    try {
      tree.play(moves);
    } catch (error) {
      tree.free();
      throw error;
    }
    navigateBack(tree, at);
    return new Study(origin, tree, skin);
  }

  /** From a record file of that game, at the end of a line or after so many moves of it; throws what the rules
   *  say against it. */
  private static load(record: string, skin: Skin, game: Origin["game"], moves: readonly string[], at: number | null = null): Study {
    const tree = StudyTree.load(record);
    const origin = originOf(tree);
    if (origin.game !== game) {
      tree.free();
      throw new Error(a().linkOther);
    }
    tree.follow(moves);
    navigateBack(tree, at);
    return new Study(origin, tree, skin);
  }

  private readNodes(): void {
    this.nodes = new Map(this.tree.nodes().map((node) => [node.id, node]));
  }

  get size(): number {
    return this.nodes.size;
  }

  get root(): Node {
    return this.node(ROOT);
  }

  /** A node that is in the tree; the root for one that is not. */
  node(id: number): Node {
    return (this.nodes.get(id) ?? this.nodes.get(ROOT)) as Node;
  }

  /** The moves that lead to a node. */
  movesTo(id: number): string[] {
    const moves: string[] = [];
    for (let { mv, parent } = this.node(id); parent !== null; { mv, parent } = this.node(parent)) moves.push(mv);
    return moves.reverse();
  }

  isMain(id: number): boolean {
    const { parent } = this.node(id);
    return parent === null || (this.node(parent).children[0] === id && this.isMain(parent));
  }

  get position(): string {
    return this.state.value.position;
  }

  /** Plays a move where the board stands. */
  play(...moves: string[]): void {
    // The engine leaves the processor to the hand.
    this.advisor.halt();
    try {
      this.tree.play(moves);
    } catch (error) {
      this.notice.value = errorText(error);
      this.advisor.think();
      return;
    }
    this.grow();
    const events = this.look();
    playSound(this.state.peek().end ? "end" : takes(events) ? "capture" : "move");
  }

  step(step: Direction): void {
    this.tree.navigate(step);
    this.look();
  }

  goTo(node: number): void {
    this.tree.goTo(node);
    this.look();
  }

  /** The tree has changed: what is beside the board is drawn anew when the board has answered. */
  private grow(): void {
    this.readNodes();
    this.grown = true;
  }

  /** Shows where the tree stands now. Gives what the move did that led there. */
  private look() {
    const before = this.at.peek();
    const place = this.tree.state();
    const arrival = this.tree.arrival();
    const events = arrival?.events ?? [];
    const node = this.node(place.at);
    const moved = node.id !== before;
    batch(() => {
      this.place.value = place;
      this.at.value = node.id;
      this.state.value = this.tree.table.state();
      this.notice.value = "";
      if (moved) this.advisor.info.value = null;
      const { view, end } = this.state.value;
      if (arrival && moved && node.parent === before) {
        this.board.play(events, view, !end, trace(events));
      } else {
        this.board.show(view, !end, arrival ? trace(events) : NO_TRACE);
      }
    });
    if (moved) say(this.lastMoveInWords(), this.outcome());
    this.tellLater();
    this.keep();
    if (moved || !this.advisor.searching.peek()) this.advisor.think();
    return events;
  }

  /** The move that led here, as a sentence. */
  lastMoveInWords(): string {
    const arrival = this.tree.arrival();
    if (!arrival) return `${t().play.startOfGame}.`;
    return describeMove(arrival.events, arrival.before, this.words, t(), this.state.peek().end !== null);
  }

  /** Moves that could be played from here, a sentence each. */
  inWords(moves: readonly string[]): string[] {
    return this.tree.lookAhead(moves).map(({ events, before, over }) => describeMove(events, before, this.words, t(), over));
  }

  /** What the engine thinks of the position, as sentences. */
  opinionInWords(): string {
    const [best] = this.advisor.info.peek()?.lines ?? [];
    if (!best) return this.outcome() ?? (this.advisor.searching.peek() ? a().thinking : a().engineIsOff);
    const score = spokenScore(forFirst(best.score, this.state.peek().turn), this.words);
    return `${score}. ${this.inWords(best.moves.slice(0, 1)).join(" ")}`;
  }

  /** What the tree calls a move. */
  moveWords({ mv, deed }: Node): string {
    return moveWords(mv, deed ? [deed] : [], this.state.peek().view, this.words);
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
          this.panelAt.value = this.at.peek();
          if (this.grown) this.version.value += 1;
          this.grown = false;
        });
      }),
    );
  }

  private show(): void {
    const { view, end } = this.state.value;
    this.board.show(view, !end, trace(this.tree.arrival()?.events ?? []));
  }

  remove(): void {
    const count = this.tree.remove();
    if (count === 0) return;
    this.grow();
    this.look();
    say(a().removed({ count }));
  }

  putBack(): void {
    if (!this.tree.putBack()) return;
    this.grow();
    this.look();
  }

  promote(): void {
    if (this.tree.promote()) this.remarked();
  }

  comment(text: string): void {
    this.tree.comment(text);
    this.remarked();
  }

  annotate(annotation: string): void {
    this.tree.annotate(annotation);
    this.remarked();
  }

  private remarked(): void {
    this.readNodes();
    this.place.value = this.tree.state();
    this.version.value += 1;
    this.keep();
  }

  /** How the game ended here: by its moves, or as its record tells, from where one can still look on. */
  get end(): End | null {
    return this.place.value.end;
  }

  /** The same as a sentence. */
  outcome(): string | null {
    return this.end && describeEnd(this.end, this.words, t(), { variant: this.state.value.variant });
  }

  /** The positions on the way to a node, its own the last. */
  positionsTo(id: number): string[] {
    const path: Node[] = [];
    for (let node = this.node(id); ; node = this.node(node.parent)) {
      path.unshift(node);
      if (node.parent === null) break;
    }
    if (path.some((node) => !this.positions.has(node.id))) {
      const table = Table.open(this.origin);
      try {
        for (const node of path) {
          if (node.parent !== null) table.play(node.mv);
          this.positions.set(node.id, table.position());
        }
      } finally {
        table.free();
      }
    }
    return path.map((node) => this.positions.get(node.id) ?? "");
  }

  /** Why the position stands as it does; one that is decided has no reasons. */
  terms(): Term[] {
    return this.state.peek().end ? [] : this.tree.table.terms();
  }

  /** What the sides aim at. */
  threats(): Threat[] {
    return this.tree.table.threats();
  }

  /** What hands do to make a move that can be played here. */
  stepsOf(mv: string) {
    return this.tree.table.legal().find(({ text }) => text === mv)?.steps ?? [];
  }

  /** The line that is being looked through, without the root. */
  line(): Node[] {
    return this.place.value.line.map((id) => this.node(id));
  }

  // The address, and what the browser keeps.

  async address(): Promise<Address> {
    const { position } = this;
    const { more } = this.place.peek();
    const from = this.board.flipped.peek() ? "second" : "first";
    const asked: Asked = { origin: this.origin, moves: this.line().map(({ mv }) => mv), at: this.node(this.at.peek()).ply, from, record: null };
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
    const empty = this.size === 1 && this.root.comment === "";
    save(this.origin.game, empty ? null : { search, before: this.before, record: this.record(), path: this.movesTo(this.at.peek()) });
  }

  /** The whole tree as a record file. */
  record(): string {
    return this.tree.record();
  }

  close(): void {
    if (this.closed) return;
    // Whoever leaves by a link in the middle of a word finds the word again.
    if (this.unkept) this.keepFor(this.search);
    clearTimeout(this.keeping);
    this.closed = true;
    this.unwatch();
    this.advisor.close();
    this.board.player.finish();
    this.tree.free();
  }
}

/** What the table of a tree was laid with. */
export function originOf(tree: StudyTree): Origin {
  const setup = tree.setup();
  return { ...setup, game: setup.game as Origin["game"] };
}

/** From the end of a line back to the position after so many of its moves. */
function navigateBack(tree: StudyTree, at: number | null): void {
  const { line } = tree.state();
  if (at !== null && at < line.length) tree.goTo(line[at - 1] ?? ROOT);
}
