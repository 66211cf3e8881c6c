// The analysis: tree, engine, editor, files.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { Bot } from "./bot.mjs";
import { seeded, Table } from "./rules.mjs";

const NODES = "[data-tree] [data-node]";
const MOVES = 5; // of the game that is looked at

export const tests = {
  "moves, a variation and a comment stay": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito");
    await page.waitForSelector("[data-tree]");
    const bot = new Bot(page, { seed: 1 });
    await bot.move();
    const { position: second } = await bot.move();
    await count(page, NODES, 3);
    await page.click("[data-step=back]");
    await desk.positionAfter(second);
    const { position } = await bot.move();
    assert.notEqual(position, second, "the bot made the same move again");
    await count(page, NODES, 4);
    await page.fill("[data-comment]", "a better way");
    await page.waitForFunction(() => document.querySelector("[data-tree]").textContent.includes("a better way"));
    await page.reload();
    await page.waitForSelector("[data-tree]");
    await count(page, NODES, 4);
    assert.equal(await desk.position(), position);
    assert.equal(await page.inputValue("[data-comment]"), "a better way");
    await page.click("[data-action=promote]");
    await page.click("[data-step=start]");
    await page.click("[data-step=end]");
    await page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, position);
    await page.click("[data-action=remove]");
    await count(page, NODES, 3);
  },

  "the engine tells its lines": async ({ visit, note }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/khet");
    await page.click("[data-engine=off]");
    await page.waitForSelector("[data-engine=on]");
    await page.waitForSelector('[data-line="1"] button');
    await page.selectOption("[data-lines]", "3");
    await page.waitForSelector('[data-line="3"] button');
    await page.waitForFunction(() => Number(document.querySelector("[data-depth]")?.dataset.depth) >= 3);
    await page.click("[data-engine=on]");
    await page.waitForSelector("[data-engine=off]");
    note(`depth ${await page.getAttribute("[data-depth]", "data-depth")}`);
    const mv = (await page.textContent('[data-line="1"] button')).trim();
    const before = await desk.position();
    const rules = await Table.open("khet", { position: before });
    rules.play(mv);
    await page.click('[data-line="1"] button');
    assert.equal(await desk.positionAfter(before), rules.state().position);
    await count(page, NODES, 2);
  },

  "a proven win is said as such": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    const { moves, seed } = await wonGame("quindo");
    await desk.open(`/analyse/quindo?seed=${seed}&moves=${encodeURIComponent(moves.join(","))}&at=${moves.length - 1}`);
    await page.click("[data-engine=off]");
    await page.waitForSelector("[data-score=win], [data-score=loss]");
    await page.click("[data-step=on]");
    await page.waitForFunction(() => document.querySelector("[role=status]").textContent !== "");
  },

  "a curve is drawn over the game": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/quindo?moves=${encodeURIComponent((await someMoves("quindo")).join(","))}`);
    await count(page, NODES, MOVES + 1);
    await page.click("[data-action=survey]");
    await page.waitForSelector("[data-action=survey], progress", { state: "detached" });
    await page.waitForSelector("[data-graph]");
    const before = await desk.position();
    await page.focus("[data-graph]");
    await page.keyboard.press("Home");
    await desk.positionAfter(before);
    await page.waitForSelector('[data-node="0"][aria-current]');
  },

  "threats are drawn": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/khet?moves=${encodeURIComponent((await someMoves("khet")).join(","))}`);
    await page.click("[data-action=threats]");
    await page.waitForSelector("[data-threats]", { state: "attached" });
    await page.click("[data-action=threats]");
    await page.waitForSelector("[data-threats]", { state: "detached" });
  },

  "the editor says what is wrong and loses nothing": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/khet");
    const bot = new Bot(page, { seed: 1 });
    await bot.move();
    const { position } = await bot.move();
    await page.click("[data-action=setup]");
    await page.waitForSelector("[data-editor] [data-valid]");
    assert.equal(await page.inputValue("[data-position-text]"), position);
    // Bad in a hundred ways: what was typed stays, and the rules' own words stand beside it.
    const variant = "classic";
    for (const bad of ["nonsense", `${position} ${position}`, position.replace("/", ""), "🜂 ".repeat(40), "", "<b>x</b>", position.replace(/k/i, "1")]) {
      await page.fill("[data-position-text]", bad);
      const reason = await refused("khet", { variant, position: bad.trim() });
      if (reason === null) continue;
      await page.waitForFunction((wanted) => document.querySelector("[data-editor] [data-error]")?.textContent.includes(wanted), reason);
      assert.equal(await page.inputValue("[data-position-text]"), bad);
      assert.equal(await page.isDisabled("[data-action=analyse-here]"), true);
    }
    await page.click("[data-action=leave-editor]");
    await page.waitForSelector("[data-tree]");
    await count(page, NODES, 3);
    assert.equal(await desk.position(), position);
  },

  "a position is laid in the editor": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito");
    const before = await desk.position();
    await page.click("[data-action=setup]");
    await page.waitForSelector("[data-editor] [data-valid]");
    await page.click("[data-tool=remove]");
    await page.click('[data-editor] [data-cell="c3"]');
    const changed = await desk.positionAfter(before);
    assert.equal(await page.inputValue("[data-position-text]"), changed);
    await page.click("[data-action=start-position]");
    await desk.positionAfter(changed);
    await page.click("[data-tool=remove]");
    await page.click('[data-editor] [data-cell="c3"]');
    await page.waitForSelector("[data-editor] [data-valid]");
    const laid = await page.inputValue("[data-position-text]");
    await page.click("[data-action=analyse-here]");
    await page.waitForSelector("[data-tree]");
    assert.equal(await desk.position(), laid);
    await new Bot(page, { seed: 1 }).move();
  },

  "a game goes out as a record and comes in again": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/khan?seed=5&moves=${encodeURIComponent((await someMoves("khan", 5)).join(","))}`);
    await count(page, NODES, MOVES + 1);
    await page.fill("[data-comment]", "kept; with {braces} and\nlines");
    const position = await desk.position();
    await page.click("[data-action=files]");
    const record = await page.inputValue("[data-record]");
    (await Table.load(record)).free();

    const other = await visit();
    await other.open("/analyse/quindo");
    await other.page.click("[data-action=files]");
    await other.page.fill("[data-import]", "[Game \"khan\"]\n1. nonsense");
    await other.page.click("[data-action=open]");
    await other.page.waitForSelector("dialog [data-error]");
    assert.match(await other.page.inputValue("[data-import]"), /nonsense/);
    await other.page.fill("[data-import]", record);
    await other.page.click("[data-action=open]");
    await other.page.waitForURL(/\/analyse\/khan/);
    await other.page.waitForSelector("[data-tree]");
    await count(other.page, NODES, MOVES + 1);
    await other.page.click("[data-step=end]").catch(() => undefined);
    await other.page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, position);
  },

  "an address shares what is on the board": async ({ visit }) => {
    const desk = await visit();
    await desk.open("/analyse/khitan?variant=sprint");
    const bot = new Bot(desk.page, { seed: 1 });
    await bot.move();
    const { position } = await bot.move();
    await desk.page.waitForFunction(() => location.search.includes("moves="));
    const other = await visit();
    await other.open(new URL(desk.page.url()).pathname + new URL(desk.page.url()).search);
    await count(other.page, NODES, 3);
    assert.equal(await other.position(), position);
  },

  "a diagram is saved as SVG and PNG": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/khitan");
    await page.click("[data-action=files]");
    const saved = async (action) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.click(`[data-action=${action}]`)]);
      return readFile(await download.path());
    };
    assert.match((await saved("svg")).toString("utf8").slice(0, 200), /<svg/);
    const png = await saved("png");
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    assert.ok(png.length > 5000, `a picture of ${png.length} bytes`);
  },

  "a game that was played is looked at again": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khan?seed=5");
    const bot = new Bot(table.page, { seed: 1 });
    for (let moves = 0; moves < 3; moves += 1) await bot.move();
    const position = await table.position();
    await table.page.click("[data-action=resign]");
    await table.page.click("[data-answer=yes]");
    await table.page.click("[data-action=analyse]");
    await table.page.waitForSelector("[data-tree]");
    await count(table.page, NODES, 4);
    assert.equal(await table.position(), position);
  },
};

/** Waits until there are so many. */
async function count(page, selector, wanted) {
  await page.waitForFunction(([name, number]) => document.querySelectorAll(name).length === number, [selector, wanted]).catch(async () => {
    assert.equal(await page.locator(selector).count(), wanted, selector);
  });
}

async function someMoves(game, seed = 0) {
  const random = seeded(3);
  const table = await Table.open(game, { seed });
  const moves = [];
  while (moves.length < MOVES) {
    const { legal } = table.state();
    moves.push(legal[random(legal.length)].text);
    table.play(moves.at(-1));
  }
  table.free();
  return moves;
}

/** A game whose last move wins. */
async function wonGame(game) {
  for (let seed = 1; ; seed += 1) {
    const random = seeded(seed);
    const table = await Table.open(game, { seed });
    const moves = [];
    for (;;) {
      const { legal, end, turn } = table.state();
      if (end) break;
      moves.push(legal[random(legal.length)].text);
      table.play(moves.at(-1));
      if (table.state().end?.winner === turn) return { moves, seed };
    }
    table.free();
  }
}

/** Why the rules refuse a set-up; null where they accept it. */
async function refused(game, setup) {
  try {
    (await Table.open(game, setup)).free();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
