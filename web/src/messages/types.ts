// The shape of a game's words. Both languages of a game have the same type, so neither can miss a key.

import type { Side, Terrain } from "../protocol";

/** A sentence, or one made with the number that came with it. */
export type Told = string | ((number: number) => string);

export interface VariantWords {
  name: string;
  /** One short sentence that tells it from the others. */
  line: string;
  /** How it ends, where that is not how the game ends otherwise. */
  ends?: Record<string, string>;
  losses?: Record<string, string>;
}

export interface GameWords {
  title: string;
  /** What the game is, in one sentence. */
  line: string;
  /** What is to be done to win, in one sentence. */
  goal: string;
  /** Author and year, where they are known. */
  credit: string;
  /** The sides as they begin a sentence, first and second. */
  sides: [string, string];
  /** The kinds of pieces in the order of the rules, as in running text. */
  kinds: string[];
  /** A piece or stack for a reader who does not see it: "red pyramid, mirror to the north-east". */
  piece(kind: number, side: Side, orientation: number, height: number): string;
  /** The colours a piece shows, from the east anticlockwise, where its sides have colours. */
  shows?(colours: readonly number[]): string;
  /** What such a reader must know to make sense of the board, beside the keys. */
  how?: string;
  /** What a cell is, where it is not plain; "" for plain. */
  terrain(terrain: Terrain): string;
  /** How a board was laid that has several edges, by the number of the one in front; and the lines of its
   *  squares, row by row from the first player's side. */
  laid?(edge: number): string;
  lines?(rows: readonly (readonly number[])[]): string;
  /** What it means to wear the crown (Khan's hat). */
  crown: string;
  variants: Record<string, VariantWords>;
  /** Names of the choices, as on a button. */
  choices: Record<string, string>;
  /** The button that takes a piece of that kind from beside the board. */
  enter: Record<number, string>;
  /** Numbers beside the board; those not listed are not shown. */
  counters: Record<string, string>;
  /** Numbers that say more as a sentence of their own. */
  says?: Record<string, (value: number) => string>;
  /** What is to be done now, by the situation: see `prompt` in pages/play/prompt.ts. */
  prompts: { move: string; target: string; edge?: string; setup?: string; place?: string; face?: string; pass: string };
  /** Why a click is refused, by the rules' code. Codes that are not here fall back to the common ones. */
  refusals: Record<string, Told>;
  /** How a game ends, where the game has better words than the common ones; `side` is the winner. */
  ends: Record<string, string>;
  /** The same told to whoever lost, where it is not the same. */
  losses: Record<string, string>;
}
