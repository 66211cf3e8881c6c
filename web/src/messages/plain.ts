// The words of a game that has none of its own: the names its rules report, in their English.

import type { GameName } from "../games";
import { gameInfo } from "../rules/table";
import { en } from "./en";
import type { GameWords } from "./types";

/** A name of the rules as the beginning of a sentence: "half-open" is "Half open". */
const spoken = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

/** Every name under itself, since the rules do not list all of them. */
const everyName = new Proxy<Record<string, string>>({}, { get: (_, name) => spoken(String(name)) });

/** All but the title is known only when the rules are loaded. */
export function plainWords(game: GameName): GameWords {
  const side = (id: "first" | "second"): string => gameInfo(game).sides[id === "first" ? 0 : 1].en;
  return {
    title: spoken(game),
    line: "",
    goal: "",
    credit: "",
    get sides(): [string, string] {
      return [side("first"), side("second")];
    },
    get kinds() {
      return gameInfo(game).kinds;
    },
    piece: (kind, owner, _orientation, height) => `${side(owner).toLowerCase()} ${gameInfo(game).kinds[kind]}${height > 1 ? ` × ${height}` : ""}`,
    terrain: ({ type }) => (type === "plain" ? "" : type),
    crown: "crown",
    get variants() {
      return Object.fromEntries(gameInfo(game).variants.map(({ name }) => [name, { name: spoken(name), line: "" }]));
    },
    get choices() {
      return Object.fromEntries(gameInfo(game).choices.map((name) => [name, spoken(name)]));
    },
    enter: {},
    counters: everyName,
    prompts: { move: "", target: "", pass: String(en.refusals["must-pass"]) },
    refusals: {},
    ends: {},
    losses: {},
  };
}
