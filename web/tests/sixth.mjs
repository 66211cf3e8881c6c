// A game that the page has never heard of: `cargo xtask test web` lays it in a copy of the project as
// CONTRIBUTING says, and the page shows it on the plain board.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Bot } from "./bot.mjs";
import { ADDRESS } from "./browser.mjs";
import { serveFolder } from "./static-server.mjs";

const PAGE = fileURLToPath(new URL("../../target/sixth-game/web/dist", import.meta.url));

/** A test of the sixth game: somebody visits the page that has it. */
const visiting = (run) => async (means) => {
  assert.ok(existsSync(PAGE), "no page with a sixth game: cargo xtask test web builds it");
  const server = await serveFolder(PAGE, ADDRESS);
  try {
    await run(await means.visit({ address: server.address }));
  } finally {
    server.close();
  }
};

export const tests = {
  "it is among the games": visiting(async (guest) => {
    await guest.open("/");
    const box = guest.page.locator(".box[data-game=sixth]");
    assert.equal(await box.locator("h2").textContent(), "Sixth");
    await box.scrollIntoViewIfNeeded();
    await box.locator(".plain-cell").last().waitFor();
    assert.equal(await box.locator(".plain-cell").count(), 9);
    await box.locator(".button").click();
    await guest.page.waitForURL("**/play/sixth");
    await guest.open("/learn/sixth");
    assert.match(await guest.page.textContent("main"), /Two players, a board of nine squares/);
  }),

  "it is played by two people, in words that its rules report": visiting(async (table) => {
    await table.open("/play/sixth?seed=1");
    assert.deepEqual(await table.page.locator(".player-name").allTextContents(), ["Noughts", "Crosses"]);
    for (const cell of ["b2", "a1", "c1", "a3"]) await press(table, cell);
    assert.equal(await table.page.getAttribute("[data-cell=b2]", "aria-label"), "b2, crosses mark");
    await table.page.click("[data-cell=b2]");
    await table.page.waitForSelector(".objection");
    await press(table, "a2");
    await press(table, "b1");
    await press(table, "c2");
    assert.match(await table.outcome(), /^Crosses wins/);
  }),

  "the computer plays it": visiting(async (table) => {
    await table.open("/play/sixth?seed=1&level=10&side=second");
    const { outcome, moves } = await new Bot(table.page, { seed: 3 }).play(5);
    assert.ok(outcome.length > 0 && moves <= 4, outcome);
  }),

  "it is analysed, with variations and the engine's opinion": visiting(async (desk) => {
    const { page } = desk;
    await desk.open("/analyse/sixth?seed=1");
    for (const cell of ["b2", "a1"]) await press(desk, cell);
    await page.click('[data-node="1"]');
    await press(desk, "b1");
    await page.waitForFunction(() => document.querySelectorAll("[data-tree] [data-node]").length === 4);
    // Whoever answers the centre at an edge has lost.
    await page.click("[data-engine=off]");
    await page.waitForSelector(".engine-score[data-score=win]");
    assert.match(await page.textContent(".engine-score"), /^Crosses wins in \d/);
    await page.click(".terms summary");
    await page.waitForSelector(".terms td, .terms li, .terms p");
  }),

  "a position of it is set up, and played from there": visiting(async (desk) => {
    const { page } = desk;
    await desk.open("/analyse/sixth?seed=1");
    await page.click("[data-action=setup]");
    await page.waitForSelector("[data-editor] [data-valid]");
    const lay = async (tool, cell) => {
      const before = await desk.position();
      await page.click(`[data-tool=${tool}]`);
      await page.click(`[data-editor] [data-cell=${cell}]`);
      await desk.positionAfter(before);
    };
    await lay("first-0-1", "b2");
    await lay("first-0-1", "a1");
    // Crosses cannot have two marks more than noughts.
    await page.waitForSelector("[data-editor] [data-error]:not(:empty)");
    await lay("second-0-1", "b1");
    await lay("second-0-1", "c2");
    await page.waitForSelector("[data-editor] [data-valid]");
    await page.click("[data-action=analyse-here]");
    await page.waitForSelector(".analyse:not([data-editor])");
    assert.equal(await desk.position(), "3/1xo/xo1 x");
    await press(desk, "c3");
    await page.waitForFunction(() => document.querySelector("main").textContent.includes("Crosses wins"));
  }),
};

/** Makes the move that is one press of a cell. */
async function press(table, cell) {
  const before = await table.position();
  await table.page.click(`[data-cell=${cell}]`);
  await table.positionAfter(before);
}
