// Position strings, as far as an editor has to know them: which field is the board, which the side
// to move, and how a piece is spelt. Whether a position can be is decided by the rules alone.

import type { GameName } from "../../games";
import type { Piece, Side, View } from "../../protocol";

export type FieldName = "reserves" | "pending" | "quiet" | "barred" | "edge" | "khan" | "captured";

interface Spelling {
  /** Places of the fields. */
  board: number;
  side: number;
  /** The letters of the sides, the beginner first. */
  sides: string;
  /** Parts of a row: pieces, and runs of empty cells as numbers. */
  part: RegExp;
  glue: string;
  read(part: string): Piece | null;
  write(piece: Piece): string;
  /** What the other fields tell, by their places. */
  others: Partial<Record<number, FieldName>>;
  /** What can be put on the board, without owner; orientation 0. */
  kinds: { kind: number; height: number }[];
  /** How many ways round a kind can lie. */
  ways(kind: number): number;
  /** Stacks higher than the kinds list. */
  heights?: number[];
  /** What the other fields become when the board was changed by hand. */
  tidy?(fields: string[], board: Board): void;
}

/** What stands on each cell, in the order of the view. */
export type Board = readonly (Piece | null)[];

const piece = (first: boolean, kind: number, orientation = 0, height = 1): Piece => ({ owner: first ? "first" : "second", kind, orientation, height });
const upper = (letter: string): boolean => letter === letter.toUpperCase();
const cased = (owner: Side, letter: string): string => (owner === "first" ? letter : letter.toLowerCase());
const plain = (...kinds: number[]): { kind: number; height: number }[] => kinds.map((kind) => ({ kind, height: 1 }));
const KHET = "KOPDE";

const SPELLINGS: Record<GameName, Spelling> = {
  khitan: {
    board: 0,
    side: 1,
    sides: "wb",
    part: /[a-l]|\d+/gi,
    glue: "",
    read: (part) => piece(upper(part), 0, part.toUpperCase().charCodeAt(0) - 65),
    write: ({ owner, orientation }) => cased(owner, String.fromCharCode(65 + orientation)),
    others: { 2: "reserves", 3: "pending", 4: "quiet" },
    kinds: plain(0),
    ways: () => 12,
    tidy: (fields) => {
      fields[3] = "0";
      fields[4] = "0";
    },
  },
  hokito: {
    board: 0,
    side: 1,
    sides: "bw",
    part: /[bw][1-3](?:\*\d+)?|\d+/g,
    glue: ",",
    read: (part) => piece(part[0] === "b", Number(part[1]) - 1, 0, Number(part.slice(3) || 1)),
    write: ({ owner, kind, height }) => `${owner === "first" ? "b" : "w"}${kind + 1}${height > 1 ? `*${height}` : ""}`,
    others: {},
    kinds: plain(0, 1, 2),
    ways: () => 1,
    heights: [1, 2, 4, 6, 8, 10, 12, 14, 16],
  },
  khet: {
    board: 0,
    side: 1,
    sides: "sr",
    part: /[pde]\d|[kot]|\d+/gi,
    glue: "",
    read: (part) => {
      const letter = part.charAt(0).toUpperCase();
      if (letter === "T") return piece(upper(part), 1, 0, 2);
      return piece(upper(part.charAt(0)), KHET.indexOf(letter), Number(part.slice(1) || 0));
    },
    write: ({ owner, kind, orientation, height }) => cased(owner, kind === 1 && height > 1 ? "T" : (KHET[kind] ?? "")) + (kind > 1 ? orientation : ""),
    others: { 2: "quiet" },
    kinds: [...plain(0, 1), { kind: 1, height: 2 }, ...plain(2, 3, 4)],
    ways: (kind) => (kind === 2 ? 4 : kind > 2 ? 2 : 1),
    tidy: (fields) => {
      fields[2] = "0";
    },
  },
  quindo: {
    board: 0,
    side: 1,
    sides: "wb",
    part: /[WB]|\d+/g,
    glue: "",
    read: (part) => piece(part === "W", 0),
    write: ({ owner }) => (owner === "first" ? "W" : "B"),
    others: { 2: "barred", 3: "quiet" },
    kinds: plain(0),
    ways: () => 1,
    tidy: (fields) => {
      fields[3] = "0";
    },
  },
  khan: {
    board: 1,
    side: 2,
    sides: "ro",
    part: /[ks]|\d+/gi,
    glue: "",
    read: (part) => piece(upper(part), part.toUpperCase() === "K" ? 0 : 1),
    write: ({ owner, kind }) => cased(owner, kind === 0 ? "K" : "S"),
    others: { 0: "edge", 3: "khan", 4: "captured", 5: "quiet" },
    kinds: plain(0, 1),
    ways: () => 1,
    tidy: (fields, board) => {
      // Sbires that are not on the mat are captured ones; the hat needs a head.
      const left = (side: Side): number => Math.max(0, 5 - board.filter((one) => one?.owner === side && one.kind === 1).length);
      fields[4] = board.some(Boolean) ? `${left("first")}/${left("second")}` : "0/0";
      fields[5] = "0";
    },
  },
};

function spellingOf(game: GameName): Spelling {
  const spelling = SPELLINGS[game];
  if (!spelling) throw new Error(`no spelling of ${game}`);
  return spelling;
}

export function paletteOf(game: GameName): Spelling["kinds"] {
  return spellingOf(game).kinds;
}

export function waysOf(game: GameName, kind: number): number {
  return spellingOf(game).ways(kind);
}

export function heightsOf(game: GameName): number[] {
  return spellingOf(game).heights ?? [];
}

/** The fields beside board and side: place and meaning. */
export function fieldsOf(game: GameName): [number, FieldName][] {
  return Object.entries(spellingOf(game).others).flatMap(([place, name]): [number, FieldName][] => (name ? [[Number(place), name]] : []));
}

/** Rows as the strings list them, from the top, each from the left: places in the view. */
function rowsOf(view: View): number[][] {
  const rows = new Map<number, number[]>();
  for (const [index, { y }] of view.cells.entries()) rows.set(y, [...(rows.get(y) ?? []), index]);
  return [...rows.entries()].sort(([one], [two]) => two - one).map(([, row]) => row.sort((one, two) => (view.cells[one]?.x ?? 0) - (view.cells[two]?.x ?? 0)));
}

/** A position string taken apart. */
export interface Draft {
  fields: string[];
  board: Board;
  turn: Side;
}

/** Takes a string apart on a board of that shape; nothing where its board does not fit. */
export function readPosition(game: GameName, text: string, view: View): Draft | null {
  const { board, side, sides, part, glue, read } = spellingOf(game);
  const fields = text.trim().split(/\s+/);
  const lines = fields[board]?.split("/") ?? [];
  const rows = rowsOf(view);
  if (lines.length !== rows.length) return null;
  const pieces: (Piece | null)[] = view.cells.map(() => null);
  for (const [number, line] of lines.entries()) {
    const row = rows[number] ?? [];
    const parts = line.match(part) ?? [];
    if (parts.join(glue) !== line) return null;
    let place = 0;
    for (const found of parts) {
      if (/^\d/.test(found)) {
        place += Number(found);
        continue;
      }
      const cell = row[place];
      if (cell === undefined) return null;
      pieces[cell] = read(found);
      place += 1;
    }
    if (place !== row.length) return null;
  }
  return { fields, board: pieces, turn: fields[side] === sides[1] ? "second" : "first" };
}

/** Puts a string together. */
export function writePosition(game: GameName, { fields, board, turn }: Draft, view: View): string {
  const spelling = spellingOf(game);
  const lines = rowsOf(view).map((row) => {
    const parts: string[] = [];
    let empty = 0;
    const rest = (): void => {
      if (empty > 0) parts.push(String(empty));
      empty = 0;
    };
    for (const cell of row) {
      const there = board[cell];
      if (!there) {
        empty += 1;
        continue;
      }
      rest();
      parts.push(spelling.write(there));
    }
    rest();
    return parts.join(spelling.glue);
  });
  const written = [...fields];
  written[spelling.board] = lines.join("/");
  written[spelling.side] = spelling.sides[turn === "first" ? 0 : 1] ?? "";
  return written.join(" ");
}

/** The draft with other pieces, its counters made to fit. */
export function withBoard(game: GameName, draft: Draft, board: Board, view: View): Draft {
  const fields = [...draft.fields];
  spellingOf(game).tidy?.(fields, board);
  if (game === "khan") {
    const wearer = view.cells.findIndex(({ name }) => name === fields[3]);
    if (wearer < 0 || !board[wearer]) fields[3] = "-";
  }
  return { ...draft, fields, board };
}

/** The cell of the piece with the hat, by the text. */
export function crownOf(game: GameName, draft: Draft, view: View): number | null {
  if (game !== "khan") return null;
  const at = view.cells.findIndex(({ name }) => name === draft.fields[3]);
  return at < 0 ? null : at;
}
