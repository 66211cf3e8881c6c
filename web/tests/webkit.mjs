// The page in WebKit as Debian ships it, which isolates a page and still has no memory to share: a game
// against the computer, an analysis, and an engine that stops when it is told to.

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { GAMES, Table } from "./rules.mjs";
import { until, WebKit } from "./webkit-browser.mjs";

const PICTURE = fileURLToPath(new URL("../../target/browser/webkit.png", import.meta.url));
const DEEP = 1_500; // milliseconds without a word: the engine is far inside an iteration
const STOP = 5_000; // milliseconds a stop may take on a busy machine; it went on for up to twenty seconds

export const tests = {
  "an analysis opens, a stop is a stop, and moves are answered": async ({ note }) => {
    const browser = await WebKit.begin();
    try {
      // First, while there is no other page whose worker could be taken for the engine's.
      note(`stopped after ${await stopped(browser)} ms`);
      for (const game of GAMES) await answered(browser, game);
    } catch (error) {
      await browser.picture(PICTURE).catch(() => undefined);
      throw error;
    } finally {
      await browser.close();
    }
  },
};

/** Somebody makes a move at a new table, and the computer another. */
async function answered(browser, game) {
  const rules = await Table.open(game, { seed: 5 });
  await browser.open(`/play/${game}?seed=5&level=1&side=first`);
  const positionIs = (wanted) => browser.waitFor(`${game}: ${wanted}`, (text) => document.querySelector("[data-position]")?.dataset.position === text, wanted);
  for (let mover = rules.state().turn; rules.state().turn === mover; ) {
    await positionIs(rules.state().position);
    const [mv] = rules.state().legal;
    for (const step of mv.steps)
      await browser.click(
        {
          cell: `[data-cell="${step.cell}"]`,
          enter: `[data-enter="${step.kind}"]`,
          choice: `[data-choice="${step.name}"]`,
          face: `[data-face="${step.orientation}"]`,
        }[step.type],
      );
    rules.play(mv.text);
  }
  const { position, legal } = rules.state();
  const answers = legal.map(({ text }) => {
    rules.play(text);
    const after = rules.state().position;
    rules.takeBack();
    return after;
  });
  rules.free();
  const now = await browser.waitFor(
    `${game}: an answer`,
    (own) => {
      const shown = document.querySelector("[data-position]").dataset.position;
      return shown !== own && shown;
    },
    position,
  );
  assert.ok(answers.includes(now), `${game}: ${now} is no answer in ${position}`);
}

/** An analysis whose engine is switched off in the middle of its work; gives how long that took. */
async function stopped(browser) {
  await browser.open("/analyse/khet");
  await browser.click("[data-engine=off]");
  await browser.waitFor(
    "an engine deep in thought",
    (deep) => {
      const depth = document.querySelector("[data-depth]")?.dataset.depth;
      if (!depth) return false;
      globalThis.told ??= { depth: "", at: 0 };
      if (globalThis.told.depth !== depth) globalThis.told = { depth, at: performance.now() };
      return performance.now() - globalThis.told.at > deep;
    },
    DEEP,
  );
  assert.equal(await browser.workers(), 1);
  await browser.click("[data-engine=on]");
  const begun = performance.now();
  await until("the engine stops", async () => (await browser.workers()) === 0, STOP);
  return Math.round(performance.now() - begun);
}
