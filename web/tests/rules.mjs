// The rules outside the browser: the committed wasm module and the page's own pure parts, bundled
// for Node.js, so that tests know what the page ought to do.

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { messages } from "../messages.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const MADE = fileURLToPath(new URL("../../target/browser/", import.meta.url));

export const GAMES = ["khitan", "hokito", "khet", "quindo", "khan"];

const ENTRY = `
export { default as init, Table, catalogue, rulesText } from "./src/wasm/quinconce.js";
export { replace } from "./src/board/events";
export { describeBoard, describeEnd, describeMove, describePiece, describeScore } from "./src/board/describe";
export { lessonOf } from "./src/boards/lesson";
export { readFigure } from "./src/pages/learn/illustration";
export { gameWords, idPart, loadMessages, named, refusalText, setLanguage, t } from "./src/messages";
export { language } from "./src/settings";
`;

/** The module is read from the bundle below; a fresh clone has no other. */
const NO_WASM = {
  name: "no wasm",
  setup(build) {
    build.onResolve({ filter: /\.wasm$/ }, ({ path }) => ({ path, namespace: "nowhere" }));
    build.onLoad({ filter: /./, namespace: "nowhere" }, () => ({ contents: "", loader: "empty" }));
  },
};

let loaded;

/** The rules and the page's pure functions, made once. */
export function rules() {
  loaded ??= load();
  return loaded;
}

async function load() {
  await mkdir(MADE, { recursive: true });
  const outfile = join(MADE, "rules.mjs");
  await esbuild.build({
    stdin: { contents: ENTRY, resolveDir: WEB, loader: "ts" },
    absWorkingDir: WEB,
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "empty" },
    plugins: [NO_WASM, messages],
    define: { GAME_NAMES: JSON.stringify(GAMES) },
    logLevel: "warning",
    // The messages ask the browser for its language; here there is none.
    banner: { js: 'globalThis.navigator ??= { languages: ["en"] }; globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });' },
  });
  const parts = await import(pathToFileURL(outfile).href);
  await parts.init({ module_or_path: await readFile(await wasm()) });
  for (const part of ["main", "error", "analyse", "learn"]) await parts.loadMessages(part);
  await parts.setLanguage("fr");
  const fr = parts.t();
  await parts.setLanguage("en");
  return { ...parts, en: parts.t(), fr };
}

/** The messages of a file of the catalogue by their ids, as they are written. */
export async function written(language, file) {
  const text = await readFile(fileURLToPath(new URL(`../../crates/messages/${language}/${file}.ftl`, import.meta.url)), "utf8");
  return new Map([...text.matchAll(/^([a-z][\w-]*) =((?:.*(?:\n[ \t].*)*))/gm)].map(([, id, value]) => [id, value.trim()]));
}

/** What a lesson says, by the names of its tasks. */
export async function lessonWords(language, game) {
  const tasks = {};
  for (const [id, text] of await written(language, `${game}-lesson`)) {
    const [, task, part, move] = new RegExp(`^${game}-lesson-(.+?)-(task|done|hint|wrong)(?:-(.+))?$`).exec(id) ?? [];
    if (!task) continue;
    tasks[task] ??= { wrong: {} };
    if (part === "wrong") tasks[task].wrong[move] = text;
    else tasks[task][part] = text;
  }
  return tasks;
}

/** The module that is served: the bundle's own. */
async function wasm() {
  const assets = join(WEB, "dist/assets");
  const names = existsSync(assets) ? await readdir(assets) : [];
  const name = names.find((file) => /^quinconce_bg-.*\.wasm$/.test(file));
  if (!name) throw new Error("web/dist holds no wasm module: run cargo xtask web");
  return join(assets, name);
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A table of the rules, with values instead of JSON. */
export class Table {
  static async open(game, { variant = null, position = null, seed = 0 } = {}) {
    const parts = await rules();
    return new Table(parts.Table.open(JSON.stringify({ game, variant, position, seed })));
  }

  static async load(record) {
    return new Table((await rules()).Table.load(record));
  }

  constructor(inner) {
    this.inner = inner;
  }

  state() {
    return { ...JSON.parse(this.inner.state()), legal: JSON.parse(this.inner.legal()) };
  }

  /** What a hand has done of the next move, and what it can do. */
  hand() {
    return JSON.parse(this.inner.hand());
  }

  /** A hand takes a step: refused, walked, or a move. */
  take(step) {
    return JSON.parse(this.inner.take(JSON.stringify(step)));
  }

  back() {
    return this.inner.back();
  }

  /** Whether a step would make a move. */
  completes(step) {
    return this.hand().next.some((reach) => reach.mv !== null && same(reach.step, step));
  }

  /** Whether a step goes on with the move or begins one. */
  leads(step) {
    return this.hand().leads.some((other) => same(other, step));
  }

  play(mv) {
    return JSON.parse(this.inner.play(mv));
  }

  takeBack() {
    this.inner.takeBack();
  }

  refusal(steps) {
    const refusal = this.inner.refusal(JSON.stringify(steps));
    return refusal === undefined ? null : JSON.parse(refusal);
  }

  /** The best line that the engine finds within so many nodes. */
  best(nodes) {
    const request = { limit: { type: "nodes", value: nodes }, lines: 1, level: null, seed: 0, hash: 16 };
    const [line] = JSON.parse(this.inner.think(JSON.stringify(request), () => undefined)).lines;
    return line;
  }

  free() {
    this.inner.free();
  }
}

/** Numbers that are the same in every run. */
export function seeded(seed) {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}
