// What a game calls its things: the messages of its file; or, where it has none, the names its rules report,
// in their English.

import type { GameName } from "../games";
import type { Side, Terrain } from "../protocol";
import { gameInfo } from "../rules/table";
import type { Args, Catalogue } from "./catalogue";
import { idPart } from "./index";

export interface VariantWords {
  name: string;
  /** One short sentence that tells it from the others. */
  line: string;
  /** How it ends, where that is not how the game ends otherwise. */
  ends: Record<string, string | undefined>;
  losses: Record<string, string | undefined>;
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
  /** What tells a piece from others of its kind, in few words; `lines` are those of its square. */
  brief(kind: number, orientation: number, height: number, lines: number): string;
  /** The colours a piece shows, from the east anticlockwise, where its sides have colours. */
  shows: ((colours: readonly number[]) => string) | null;
  /** What such a reader must know to make sense of the board, beside the keys. */
  how: string;
  /** What a cell is, where it is not plain; "" for plain. */
  terrain(terrain: Terrain): string;
  /** How a board was laid that has several edges, by the number of the one in front; and the lines of its
   *  squares, row by row from the first player's side. */
  laid(edge: number): string | null;
  lines(rows: readonly (readonly number[])[]): string;
  /** The name of that edge. */
  edge(edge: number): string | null;
  /** What it means to wear the crown (Khan's hat). */
  crown: string;
  variants: Record<string, VariantWords>;
  /** Names of the choices, as on a button, in the order of the rules. */
  choices: Record<string, string>;
  /** The button that takes a piece of that kind from beside the board. */
  enter: Record<number, string | undefined>;
  /** Numbers beside the board; those without a name are not shown. */
  counters: Record<string, string | undefined>;
  /** A number that says more as a sentence of its own; "pieces" is how many pieces a side has, where a game
   *  has its own word for them. */
  says(counter: string, value: number): string | null;
  /** To place a piece of that kind while the board is set up; null where a game has no such moment. */
  setUp(kind: number): string | null;
  /** What is to be done now, by the situation: see `prompt` in pages/play/prompt.ts. */
  prompts: Record<string, string | undefined> & { move: string; target: string; pass: string };
  /** How a game ends. */
  ends: Record<string, string | undefined>;
  /** The same told to whoever lost, where it is not the same. */
  losses: Record<string, string | undefined>;
  /** How it is drawn. */
  draws: Record<string, string | undefined>;
  /** A term of the evaluation. */
  term(name: string): string;
}

/** A name of the rules as the beginning of a sentence: "half-open" is "Half open". */
const spoken = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** A value for every name. */
const byName = <T>(get: (name: string) => T): Record<string, T> => new Proxy({}, { get: (_, name) => (typeof name === "string" ? get(name) : undefined) });

/** All but the title may ask the rules, and they must be loaded. */
export function wordsOf(game: GameName, catalogue: Catalogue): GameWords {
  const text = (id: string, args?: Args, attribute?: string): string | null => catalogue.text(`${game}-${id}`, args, attribute);
  const known = text("title") !== null;
  const info = () => gameInfo(game);
  /** Why a game ended, by the reason; a limit is told with its number of moves. Where the game says nothing, `common` does. */
  const reasons = (prefix: string, common?: string) =>
    byName((reason) => {
      const moves = reason === "quiet" ? (info().quietLimit ?? 0) : info().maxMoves;
      return text(`${prefix}-${reason}`, { moves }) ?? (common && catalogue.text(`${common}-${reason}`, { moves })) ?? undefined;
    });
  const side = (id: Side): string => text(`side-${id}`) ?? info().sides[id === "first" ? 0 : 1].en;
  const colour = (number: number | undefined): string => text("colour", { colour: number ?? 0 }) ?? "";
  return {
    title: text("title") ?? spoken(game),
    line: text("line") ?? "",
    goal: text("goal") ?? "",
    credit: text("credit") ?? "",
    get sides(): [string, string] {
      return [side("first"), side("second")];
    },
    get kinds() {
      return info().kinds.map((kind) => text(`kind-${kind}`) ?? kind);
    },
    piece(number, owner, orientation, height) {
      const kind = info().kinds[number] ?? "";
      return text("piece", { kind, side: owner, orientation, height }) ?? `${side(owner).toLowerCase()} ${kind}${height > 1 ? ` × ${height}` : ""}`;
    },
    brief: (number, orientation, height, lines) => text("brief", { kind: info().kinds[number] ?? "", orientation, height, number: lines })?.trim() ?? "",
    shows:
      catalogue.shape(`${game}-shows`) &&
      (([east, northEast, northWest, west, southWest, southEast]) =>
        text("shows", {
          east: colour(east),
          northEast: colour(northEast),
          northWest: colour(northWest),
          west: colour(west),
          southWest: colour(southWest),
          southEast: colour(southEast),
        }) ?? ""),
    how: text("how") ?? "",
    terrain(terrain) {
      const args = { number: terrain.type === "lines" ? terrain.count : 0, side: "side" in terrain ? terrain.side : "" };
      return text(`terrain-${terrain.type}`, args) ?? (known || terrain.type === "plain" ? "" : terrain.type);
    },
    laid: (edge) => text("laid", { edge }),
    edge: (edge) => text("laid", { edge }, "brief"),
    lines(rows) {
      const told = rows.map((row, index) => text("lines-row", { number: index + 1, lines: row.join(", ") }) ?? "");
      return text("lines", { rows: told.join(" ") }) ?? "";
    },
    crown: text("crown") ?? (known ? "" : "crown"),
    variants: byName((name) => ({
      name: text(`variant-${idPart(name)}`) ?? spoken(name),
      line: text(`variant-${idPart(name)}`, {}, "line") ?? "",
      ends: reasons(`variant-${idPart(name)}-ends`),
      losses: reasons(`variant-${idPart(name)}-losses`),
    })),
    get choices() {
      return Object.fromEntries(info().choices.map((name) => [name, text(`choice-${name}`) ?? spoken(name)]));
    },
    enter: byName((kind) => text(`enter-${info().kinds[Number(kind)]}`) ?? undefined),
    counters: byName((name) => text(`counter-${name}`) ?? (known ? undefined : spoken(name))),
    says: (counter, value) => text(`says-${counter}`, { number: value }),
    setUp: (kind) => text("prompt-setup", { kind: info().kinds[kind] ?? "" }),
    prompts: byName(
      (name) => text(`prompt-${name}`) ?? (known ? undefined : name === "pass" ? (catalogue.text("refusals-must-pass") ?? "") : ""),
    ) as GameWords["prompts"],
    ends: reasons("ends", "ends"),
    losses: reasons("losses", "losses"),
    draws: reasons("draws", "ends"),
    term: (name) => text(`term-${idPart(name)}`) ?? name,
  };
}
