// How fast the engine is in the page, beside the same engine natively: the same searches in turn, on
// one thread, from the start of every game. `cargo xtask web speed` runs it; it is no test, since a
// busy machine would fail it. QUINCONCE is the program, QUINCONCE_URL its server.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { ADDRESS, launch } from "./browser.mjs";
import { GAMES } from "./rules.mjs";

const ROUNDS = Number(process.argv[2] ?? 5);
const NODES = 2_000_000; // of a search; its last whole iteration is compared
const HASH = 16; // MiB

const assets = await readdir(new URL("../dist/assets/", import.meta.url));
const address = (pattern) => `/assets/${assets.find((name) => pattern.test(name))}`;
const worker = address(/^engine-worker-.*\.js$/);
const module = address(/^quinconce_bg-.*\.wasm$/);

const browser = await launch();
const page = await browser.newPage();
await page.goto(ADDRESS);

/** Nodes a millisecond, the best of all rounds. */
const best = Object.fromEntries(GAMES.map((game) => [game, { native: 0, page: 0 }]));
const searched = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const game of GAMES) {
    const found = { native: await natively(game), page: await page.evaluate(inWorker, { worker, module, game, nodes: NODES, hash: HASH }) };
    const same = ({ depth, nodes, best: move }) => ({ depth, nodes, move });
    assert.deepEqual(same(found.page), same(found.native), `${game}: the page searches something else`);
    searched[game] ??= same(found.native);
    assert.deepEqual(same(found.native), searched[game], `${game}: not the same search twice`);
    for (const [where, { nodes, millis }] of Object.entries(found)) best[game][where] = Math.max(best[game][where], nodes / millis);
  }
}
await browser.close();

console.log(`\nthe last whole iteration of ${NODES} nodes from the start, ${HASH} MiB, best of ${ROUNDS} rounds, in thousands of nodes a second\n`);
console.log("| game | depth | nodes | native | in the page | ratio |\n|---|---|---|---|---|---|");
for (const game of GAMES) {
  const { native, page: there } = best[game];
  console.log(`| ${game} | ${searched[game].depth} | ${searched[game].nodes} | ${native.toFixed(0)} | ${there.toFixed(0)} | ${(there / native).toFixed(2)} |`);
}

/** What `quinconce engine` tells of its last iteration. */
async function natively(game) {
  const engine = spawn(process.env.QUINCONCE ?? "quinconce", ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  engine.stdin.end(`setoption name Game value ${game}\nsetoption name Hash value ${HASH}\ngo nodes ${NODES}\n`);
  let told = "";
  for await (const part of engine.stdout) told += part;
  const [, depth, nodes, speed] = [...told.matchAll(/^info depth (\d+) .*nodes (\d+) nps (\d+)/gm)].at(-1).map(Number);
  return { depth, nodes, millis: (nodes * 1000) / speed, best: /^bestmove (\S+)/m.exec(told)[1] };
}

/** The same of a fresh worker. Runs in the page. */
async function inWorker({ worker: script, module: code, game, nodes, hash }) {
  // Compiled once: what the browser has made fast in one round is fast in the next.
  globalThis.compiled ??= WebAssembly.compileStreaming(fetch(code));
  const thread = new Worker(script, { type: "module" });
  thread.postMessage({ type: "start", module: await globalThis.compiled, wanted: null });
  const setup = { game, variant: null, position: null, seed: 0 };
  thread.postMessage({ type: "think", id: 1, setup, moves: [], request: { limit: { type: "nodes", value: nodes }, lines: 1, level: null, seed: 0, hash } });
  let last = null;
  return new Promise((resolve, reject) => {
    thread.onerror = (event) => reject(new Error(event.message));
    thread.onmessage = ({ data: { type, info, message } }) => {
      if (type === "info") {
        last = info;
        return;
      }
      thread.terminate();
      if (type === "failed") reject(new Error(message));
      else resolve({ depth: last.depth, nodes: last.nodes, millis: last.millis, best: info.lines[0].moves[0] });
    };
  });
}
