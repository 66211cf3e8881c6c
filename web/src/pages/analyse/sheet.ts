// Record files: a tree as text and back. The twin of crates/game's sheet; whether a text is a game
// that can be played is for the rules to say, this only finds the variations and comments again.

import type { Side } from "../../protocol";
import { MARKS, numberOf, type MoveMark, type Node, type Tree } from "./tree";

const WIDTH = 80; // columns of written moves
const MAX_NESTING = 16; // variations inside variations that record files may have

export interface Tag {
  name: string;
  value: string;
}

export interface Entry {
  text: string;
  mark: MoveMark | null;
  comment: string;
  variations: Line[];
}

export interface Line {
  comment: string;
  moves: Entry[];
}

export interface Sheet {
  tags: Tag[];
  main: Line;
}

const RESULTS = new Set(["1-0", "0-1", "1/2-1/2", "*"]);

/** Reads a text that the rules have accepted; of any other it makes what it can. */
export function readSheet(text: string): Sheet {
  const tags: Tag[] = [];
  const tag = /\s*\[(\w+) "((?:[^"\\]|\\.)*)"\]/y;
  let at = text.startsWith("\ufeff") ? 1 : 0;
  for (;;) {
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) break;
    tags.push({ name: found[1] ?? "", value: (found[2] ?? "").replace(/\\(.)/g, "$1") });
    at = tag.lastIndex;
  }
  const main: Line = { comment: "", moves: [] };
  const open: Line[] = [main];
  const word = /\s*(?:\{([^}]*)\}|;([^\n]*)|([()])|([^\s{}();[\]]+))/y;
  for (;;) {
    word.lastIndex = at;
    const found = word.exec(text);
    if (!found) break;
    at = word.lastIndex;
    const line = open.at(-1) ?? main;
    const last = line.moves.at(-1);
    const comment = found[1] ?? found[2];
    if (comment !== undefined) {
      const holder = last ?? line;
      holder.comment = [holder.comment, comment.split(/\s+/).filter(Boolean).join(" ")].filter(Boolean).join(" ");
    } else if (found[3] === "(") {
      const variation: Line = { comment: "", moves: [] };
      last?.variations.push(variation);
      open.push(variation);
    } else if (found[3] === ")") {
      if (open.length > 1) open.pop();
    } else {
      readWord(line, found[4] ?? "");
    }
  }
  return { tags, main };
}

function readWord(line: Line, word: string): void {
  const bare = word.replace(/^\d*\.+/, "");
  if (bare === "" || RESULTS.has(bare)) return;
  const [, text = "", glued = ""] = /^(.*?)([!?]*)$/.exec(bare) ?? [];
  const mark = MARKS.find((known) => known === glued) ?? null;
  const last = line.moves.at(-1);
  if (text !== "") line.moves.push({ text, mark, comment: "", variations: [] });
  else if (last) last.mark = mark;
}

/** Adds the moves of a sheet to a tree. `moverOf` knows who moves after a path. */
export function plant(tree: Tree, main: Line, moverOf: (node: Node) => Side): void {
  tree.root.comment = main.comment;
  const grow = (parent: Node, line: Line): void => {
    let here = parent;
    for (const [index, entry] of line.moves.entries()) {
      const before = here;
      here = tree.add(before, entry.text, moverOf(before));
      here.mark = entry.mark;
      here.comment = [index === 0 && line !== main ? line.comment : "", entry.comment].filter(Boolean).join(" ");
      for (const variation of entry.variations) grow(before, variation);
    }
  };
  grow(tree.root, main);
}

/** Writes tags, then the moves with all that was said about them, then the result. */
export function writeSheet(tags: readonly Tag[], tree: Tree, result: string): string {
  const head = tags.map(({ name, value }) => `[${name} "${value.replace(/[\\"]/g, "\\$&").replace(/\p{Cc}/gu, "")}"]\n`);
  const words: string[] = [];
  comment(tree.root.comment, words);
  const [first] = tree.root.children;
  if (first) write(first, words, 0, true);
  words.push(result);
  let text = "";
  let column = 0;
  for (const word of words) {
    const width = [...word].length;
    if (column > 0 && column + 1 + width > WIDTH) {
      text += "\n";
      column = 0;
    }
    if (column > 0) {
      text += " ";
      column += 1;
    }
    text += word;
    column = word.endsWith("\n") ? 0 : column + width;
  }
  return `${head.join("")}\n${text}\n`;
}

function write(from: Node, words: string[], depth: number, whole: boolean): void {
  let here: Node | undefined = from;
  let first = true;
  let alternatives = whole;
  while (here) {
    const number = numberOf(here, first);
    if (number) words.push(number);
    words.push(here.move);
    if (here.mark) words.push(here.mark);
    comment(here.comment, words);
    if (alternatives && here.parent && depth < MAX_NESTING) {
      for (const other of here.parent.children.slice(1)) {
        words.push("(");
        write(other, words, depth + 1, false);
        words.push(")");
      }
    }
    // Only along a line are all siblings its variations; the head of a variation is one itself.
    alternatives = true;
    first = false;
    here = here.children[0];
  }
}

/** In braces, or to the end of the line where it holds some itself. */
function comment(text: string, words: string[]): void {
  const parts = text.split(/\s+/).filter(Boolean);
  if (parts.length === 0) return;
  if (/[{}]/.test(text)) words.push(`; ${parts.join(" ")}\n`);
  else words.push("{", ...parts, "}");
}
