// Moves, positions and cells in words, for screen readers.

import type { GameWords, Messages } from "../messages";
import type { End, Piece, Reach, Side, Step, Frame, View } from "../protocol";
import { replace } from "./events";
import type { CellHighlights, Ghost } from "./state";

/** How a game ended, as a sentence: "White wins: more tiles after 60 moves without a capture." To one of the two,
 *  `you`: "You lost: your pharaoh is lit." */
export function describeEnd(
  { winner, reason }: End,
  words: GameWords,
  { ends, tell }: Messages,
  { variant = "", you = null }: { variant?: string; you?: Side | null } = {},
): string {
  // Nobody has won, and nobody has drawn.
  if (reason === "aborted") return ends.calledOff;
  const lost = winner !== null && you !== null && winner !== you;
  const special = words.variants[variant];
  const decided = (lost && (special?.losses[reason] ?? words.losses[reason])) || (special?.ends[reason] ?? words.ends[reason]);
  const why = winner === null ? words.draws[reason] : decided;
  const won = (side: Side): string => (you === null ? ends.win({ side: words.sides[side === "first" ? 0 : 1] }) : lost ? ends.lost : ends.won);
  const what = winner === null ? ends.draw : won(winner);
  return why ? tell.by({ side: what, deed: why }) : `${what}.`;
}

/** What happened, as one sentence, and, unless the game is over, what it leaves the other side: "White: pawn
 *  b2 to e5, turns over c3 and d4. Barred distance 1." */
export function describeMove(events: readonly Frame[], before: View, words: GameWords, { tell }: Messages, over: boolean): string {
  const deeds: string[] = [];
  /** What is taken before the piece that takes it has moved; that it moves is said first. */
  const taken: string[] = [];
  const hops: string[] = [];
  const flipped: string[] = [];
  const mirrors: string[] = [];
  const ends: string[] = [];
  /** How many parts of the sentence come before the beam. */
  let shot: number | null = null;
  let view = before;
  const name = (cell: number): string => view.cells[cell]?.name ?? "";
  const kind = (cell: number): string => words.kinds[view.cells[cell]?.piece?.kind ?? 0] ?? "";
  /** What moves: a piece, or a stack as high as it is. */
  const mover = (cell: number): string => {
    const height = view.cells[cell]?.piece?.height ?? 1;
    return height > 1 ? tell.stack({ height, piece: kind(cell) }) : kind(cell);
  };
  const way = (deed: string): string => (hops.length > 0 ? `${deed} ${tell.byWay({ cells: list(tell, hops) })}` : deed);

  for (const event of events) {
    switch (event.type) {
      case "moved":
        deeds.push(way(tell.moved({ piece: mover(event.from), from: name(event.from), to: name(event.to) })));
        break;
      case "tumbled": {
        const piece = view.cells[event.from]?.piece;
        const lies = piece
          ? describePiece({ ...piece, orientation: event.orientation }, view, words)
              .split(", ")
              .slice(1)
          : [];
        deeds.push([tell.tumbled({ piece: kind(event.from), from: name(event.from), to: name(event.to) }), ...lies].join(", "));
        break;
      }
      case "turned": {
        const piece = view.cells[event.at]?.piece;
        const lies = piece ? words.piece(piece.kind, piece.owner, event.orientation, piece.height).split(", ").slice(1) : [];
        deeds.push([tell.turned({ piece: kind(event.at), at: name(event.at) }), ...lies].join(", "));
        break;
      }
      case "swapped":
        deeds.push(tell.swapped({ piece: mover(event.from), from: name(event.from), to: name(event.to) }));
        break;
      case "stacked":
        deeds.push(way(tell.stacked({ piece: mover(event.from), from: name(event.from), to: name(event.to) })));
        break;
      case "unstacked":
        deeds.push(tell.unstacked({ piece: kind(event.from), from: name(event.from), to: name(event.to) }));
        break;
      case "captured": {
        const { kind: lost, owner, orientation, height } = event.piece;
        const piece = words.piece(lost, owner, orientation, height).split(",")[0] ?? "";
        taken.push(shot !== null ? tell.burnt({ piece, at: name(event.at) }) : tell.captured({ piece, at: name(event.at) }));
        break;
      }
      case "flipped":
        flipped.push(name(event.at));
        break;
      case "entered": {
        const lies = describePiece(event.piece, view, words).split(", ").slice(1);
        deeds.push([tell.entered({ piece: words.kinds[event.piece.kind] ?? "", at: name(event.at) }), ...lies].join(", "));
        break;
      }
      case "left":
        deeds.push(tell.left({ at: name(event.at) }));
        break;
      case "hopped":
        hops.push(name(event.at));
        break;
      case "beam":
        shot ??= deeds.length;
        if (event.beam.type === "reflected" || event.beam.type === "split") mirrors.push(name(event.beam.at));
        if (event.beam.type === "faded") ends.push(name(event.beam.at));
        break;
      case "counted":
        if (view.counters[event.counter]?.name === "edge") deeds.push(...[words.laid(event.value) ?? []].flat());
        break;
      case "passed":
        deeds.push(tell.passed);
        break;
      default:
    }
    if (deeds.length > 0) deeds.push(...taken.splice(0));
    view = replace(view, event);
  }
  deeds.push(...taken);
  if (flipped.length > 0) deeds.splice(1, 0, tell.flipped({ cells: list(tell, flipped) }));
  if (ends.length > 0) deeds.splice(shot ?? 0, 0, tell.faded({ cells: list(tell, ends) }));
  if (mirrors.length > 0) deeds.splice(shot ?? 0, 0, tell.mirrored({ cells: list(tell, mirrors) }));
  const side = words.sides[before.turn === "first" ? 0 : 1];
  return [tell.by({ side, deed: deeds.join(", ") }), ...(over ? [] : describeCounters(view, words))].join(" ");
}

/** What binds whoever moves next: a barred distance, a demanded square, tiles still to place. */
export function describeCounters(view: View, words: GameWords): string[] {
  const binding = view.counters.filter(({ name, side, value }) => side === null && value > 0 && words.counters[name]);
  return binding.map(({ name, value }) => `${words.says(name, value) ?? `${words.counters[name]} ${value}`}.`);
}

/** What stands on the board, side by side, and the numbers beside it: "Silver: pharaoh e1; pyramid c1 north-west,
 *  c4 north-west. Red: …". How a tile lies is heard on its cell, or here where everything is wanted, `whole`. */
export function describeBoard(view: View, words: GameWords, { tell }: Messages, whole = false): string {
  const sides = (["first", "second"] as const).map((side, index) => {
    const kinds = words.kinds.flatMap((name, kind) => {
      const cells = view.cells.flatMap(({ name: at, piece, terrain }, cell) => {
        if (piece?.owner !== side || piece.kind !== kind) return [];
        const lies = words.brief(kind, piece.orientation, piece.height, terrain.type === "lines" ? terrain.count : 0);
        const shows = whole ? describeColours(piece, view, words) : "";
        return [[at, lies, shows, view.crown === cell ? words.crown : ""].filter(Boolean).join(" ")];
      });
      if (cells.length === 0) return [];
      const places = whole && words.shows ? apart(tell, cells) : cells.join(", ");
      return [words.kinds.length > 1 ? `${name} ${places}` : places];
    });
    return tell.by({ side: words.sides[index] ?? "", deed: apart(tell, kinds) || tell.nothing });
  });
  return [...sides, ...describeNumbers(view, words, tell)].join(" ");
}

/** How the sides stand: their numbers, or else how many pieces they have. */
export function describeScore(view: View, words: GameWords, { tell }: Messages): string {
  const numbers = describeNumbers(view, words, tell);
  if (view.counters.some(({ name, side }) => side !== null && name === "score")) return numbers.join(" ");
  const pieces = (["first", "second"] as const).map((side, index) => {
    const count = view.cells.filter(({ piece }) => piece?.owner === side).length;
    return tell.by({ side: words.sides[index] ?? "", deed: words.says("pieces", count) ?? tell.pieces({ count }) });
  });
  return [...pieces, ...numbers].join(" ");
}

/** The numbers of each side. */
function describeNumbers(view: View, words: GameWords, tell: Messages["tell"]): string[] {
  return view.counters.flatMap(({ name, side, value }) => {
    const label = words.counters[name];
    return side !== null && label && value > 0
      ? [tell.by({ side: words.sides[side === "first" ? 0 : 1], deed: words.says(name, value) ?? `${label} ${value}` })]
      : [];
  });
}

/** What is to be done next: the prompt; where a game has none, which piece is to be placed. */
export function describeTask(steps: readonly Step[], words: GameWords, prompt: string): string {
  const placed = prompt === "" && steps.find((step) => step.type === "enter");
  return placed ? `${describeStep(placed, words)}.` : prompt;
}

/** A step of a hand, as it is called. */
export function describeStep(step: Step, words: GameWords): string {
  switch (step.type) {
    case "cell":
      return step.cell;
    case "choice":
      return words.choices[step.name] ?? step.name;
    case "enter":
      return words.enter[step.kind] ?? words.kinds[step.kind] ?? "";
    case "face":
      return "";
  }
}

/** What can be done next with what is in the hand: "To c3; e5 with a capture. Buttons: Turn right; Turn
 *  left." */
export function describeNext(next: readonly Step[], view: View, highlights: readonly CellHighlights[], words: GameWords, { board, tell }: Messages): string {
  const cells = view.cells.flatMap(({ name }, index) => {
    if (!next.some((step) => step.type === "cell" && step.cell === name)) return [];
    const { capture, lost } = highlights[index] ?? {};
    return [[name, capture ? board.taking : "", lost ? board.losing : ""].filter(Boolean).join(" ")];
  });
  const choices = next.flatMap((step) => (step.type === "choice" ? [words.choices[step.name] ?? step.name] : []));
  const ways = next.filter((step) => step.type === "face").length;
  return [
    cells.length > 0 ? board.reach({ cells: apart(tell, cells) }) : "",
    choices.length > 0 ? board.orChoices({ choices: apart(tell, choices) }) : "",
    ways > 0 ? board.ways({ count: ways }) : "",
  ]
    .join(" ")
    .trim();
}

/** The keys that turn the piece in the hand: "r turns it to the right, Shift r to the left." */
export function describeTurns(rotations: readonly Reach[], { board }: Messages): string {
  if (rotations.length === 0) return "";
  return rotations.some(({ rotation }) => rotation === "either") ? board.turning : board.turningBoth;
}

/** A piece that is about to be laid down, as it is held, and the enemies whom it would face: "White tile, east
 *  yellow… Faces c4." First the keys that turn it, where they are told. */
export function describeGhost({ piece, sights }: Ghost, view: View, words: GameWords, { board, tell }: Messages, keys: boolean): string {
  const faced = sights.flatMap(({ path, matches }) => (matches ? [view.cells[path.at(-1) ?? -1]?.name ?? ""] : []));
  return [keys ? board.laying : "", `${describePiece(piece, view, words)}.`, faced.length > 0 ? board.facesEnemy({ cells: list(tell, faced) }) : ""]
    .join(" ")
    .trim();
}

/** The lines of the squares, row by row from the first player's side; of the first `most` rows only. */
export function describeLines({ cells }: View, words: GameWords, most = Infinity): string {
  const rows: number[][] = [];
  for (const { x, y, terrain } of cells) {
    if (y >= most || terrain.type !== "lines") continue;
    const row = rows[y] ?? [];
    row[x] = terrain.count;
    rows[y] = row;
  }
  return words.lines(rows);
}

/** A piece in words, with the colours it shows where it has any. */
export function describePiece({ kind, owner, orientation, height }: Piece, view: View, words: GameWords): string {
  const name = words.piece(kind, owner, orientation, height);
  const shows = describeColours({ kind, orientation }, view, words);
  return shows ? `${name}, ${shows}` : name;
}

function describeColours({ kind, orientation }: Pick<Piece, "kind" | "orientation">, view: View, words: GameWords): string {
  const sides = words.shows && view.faces.find((faces) => faces.kind === kind && faces.orientation === orientation)?.sides;
  return sides ? (words.shows?.(sides.map((side) => (side.type === "colour" ? side.colour : -1))) ?? "") : "";
}

/** A cell in words: its name, what it is, what stands on it, and its highlights. */
export function describeCell(view: View, index: number, words: GameWords, { board }: Messages, highlights: CellHighlights | undefined): string {
  const cell = view.cells[index];
  if (!cell) return "";
  const parts = [cell.name, cell.piece ? describePiece(cell.piece, view, words) : board.empty];
  if (view.crown === index && words.crown) parts.push(words.crown);
  const terrain = words.terrain(cell.terrain);
  if (terrain) parts.push(terrain);
  if (highlights?.capture) parts.push(board.capture);
  else if (highlights?.target) parts.push(board.target);
  if (highlights?.lost) parts.push(board.lost);
  if (highlights?.doomed && !highlights.capture) parts.push(board.doomed);
  if (highlights?.source) parts.push(board.source);
  if (highlights?.demanded) parts.push(board.demanded);
  if (highlights?.barred) parts.push(board.barred);
  if (highlights?.lastTo) parts.push(board.last);
  return parts.join(", ");
}

/** "a, b and c" */
function list(tell: Messages["tell"], items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : tell.pair({ first: items.slice(0, -1).reduce((first, next) => tell.series({ first, next })), last });
}

/** "a; b; c", where the items have commas of their own. */
function apart(tell: Messages["tell"], items: readonly string[]): string {
  return items.length === 0 ? "" : items.reduce((first, next) => tell.apart({ first, next }));
}
