// WebKit as Debian ships it isolates a page and still has no memory to share: its engine is stopped in
// another way, and must stop all the same.

import assert from "node:assert/strict";
import { until } from "./webkit-browser.mjs";

const DEEP = 1_500; // milliseconds without a word: the engine is far inside an iteration
const STOP = 5_000; // milliseconds a stop may take on a busy machine; it went on for up to twenty seconds

export const tests = {
  "a stop is a stop": async ({ visit, note }) => {
    const guest = await visit({ engine: "webkit" });
    const { page, context } = guest;
    await guest.open("/analyse/khet");
    await page.click("[data-engine=off]");
    // An engine deep in thought.
    await page.waitForFunction((deep) => {
      const depth = document.querySelector("[data-depth]")?.dataset.depth;
      if (!depth) return false;
      globalThis.told ??= { depth: "", at: 0 };
      if (globalThis.told.depth !== depth) globalThis.told = { depth, at: performance.now() };
      return performance.now() - globalThis.told.at > deep;
    }, DEEP);
    assert.equal(await context.browser.workers(), 1);
    await page.click("[data-engine=on]");
    const begun = performance.now();
    await until("the engine stops", async () => (await context.browser.workers()) === 0, STOP);
    note(`stopped after ${Math.round(performance.now() - begun)} ms`);
  },
};
