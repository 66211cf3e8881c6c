// Errors that should never be: they are told, and there is a way on.

import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { Bot, take } from "./bot.mjs";
import { GAMES, rules, seeded, Table } from "./rules.mjs";

const SCREENS = [{ language: "en-GB" }, { language: "fr-FR", touch: true, width: 390, height: 844 }];
const TRAP = /RuntimeError/;

export const tests = {
  "an analysis that cannot be shown is told, and is put aside": async ({ visit }) => {
    for (const screen of SCREENS) {
      const desk = await visit({ ...screen, expected: TRAP });
      const { page } = desk;
      const words = await troubles(screen);
      await page.addInitScript(breakRules);
      await desk.open("/analyse/khet");
      await new Bot(page, { seed: 1 }).move();
      await page.waitForFunction(() => localStorage.getItem("quinconce.analyse.khet") !== null && location.search.includes("moves="));
      // From now on the terms cannot be told of what is kept.
      await page.evaluate(() => localStorage.setItem("break", JSON.stringify({ name: "table_terms", while: "quinconce.analyse.khet" })));
      for (const again of [() => page.reload(), () => page.click("[data-action=reload]"), () => page.goto("/analyse/khet")]) {
        await again();
        await page.waitForSelector("[data-action=put-aside]");
        assert.equal(await page.textContent("[role=alert] h1"), words.brokenTitle);
        assert.match(await page.textContent("[role=alert] .detail"), TRAP);
      }
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      assert.deepEqual(
        violations.map(({ id }) => id),
        [],
      );
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await page.click("[data-action=put-aside]");
      await page.waitForSelector("[data-tree]");
      assert.equal(await page.locator("[data-tree] [data-node]").count(), 1);
      // It is found again by hand.
      await page.evaluate(() => localStorage.removeItem("break"));
      await page.click("[data-action=files]");
      await page.click("[data-action=aside]");
      await page.waitForFunction(() => document.querySelectorAll("[data-tree] [data-node]").length === 2);
    }
  },

  "a crash of the rules is reported, and every way leads on": async ({ visit }) => {
    for (const screen of SCREENS) {
      const table = await visit({ ...screen, expected: TRAP });
      const { page } = table;
      const words = await troubles(screen);
      await page.addInitScript(breakRules);
      await table.open("/play/khet?seed=5");
      const { position } = await new Bot(page, { seed: 1 }).move();
      const fall = async () => {
        await page.evaluate(() => localStorage.setItem("break", JSON.stringify({ name: "table_play" })));
        // Nothing on the board answers any more: the steps are pressed as they were before.
        for (const step of (await nextMove(await table.position())).steps) await take(page, step);
        await page.waitForSelector("[data-action=new-table]");
        assert.equal(await page.textContent("[role=alert] h1"), words.brokenTitle);
        await page.evaluate(() => localStorage.removeItem("break"));
        await page.evaluate(() => (globalThis.same = true));
      };
      // Everything that is pressed loads the page anew: the module is not to be trusted any more.
      const fresh = async (ready) => {
        await page.waitForFunction((selector) => !globalThis.same && document.querySelector(selector), ready);
      };
      await fall();
      await page.click("[data-action=reload]");
      await fresh("[data-position]");
      assert.equal(await table.position(), position, "what was kept is still there");
      await fall();
      await page.click('nav a[href="/learn/khet"]');
      await fresh("[data-lesson]");
      await page.goBack();
      await page.waitForSelector("[data-position]");
      assert.equal(await table.position(), position);
      await fall();
      await page.click("[data-action=new-table]");
      await fresh("[data-action=resign]");
      assert.equal(await page.locator(".moves ol:not([hidden])").count(), 0);
      await table.open("/play/khet?seed=6");
      await fall();
      await page.click("[data-action=home]");
      await fresh("#khet");
    }
  },

  "a finished game is analysed, in every game": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    for (const game of GAMES) {
      // The last move of Khet's lights a pharaoh.
      const moves = game === "khet" ? ["c5c6", "h4i4", "c1d2", "h5h4", "e4f3", "e8d8"] : await playedOut(game);
      await desk.open(`/analyse/${game}?moves=${encodeURIComponent(moves.join(","))}`);
      await page.waitForSelector("[data-terms]");
      assert.notEqual(await desk.outcome(), "");
      await page.click("[data-terms] summary");
      assert.equal(await page.locator("[data-terms] table").count(), 0, "a game that is over is weighed");
      await page.reload();
      await page.waitForSelector("[data-terms]");
      await desk.open(`/analyse/${game}`);
      await page.waitForSelector("[data-terms]");
      await page.click("[data-step=back]");
      await page.click("[data-terms] summary");
      await page.waitForSelector("[data-terms] table");
    }
  },
};

/** A game at random, to its end. */
async function playedOut(game) {
  const random = seeded(1);
  const table = await Table.open(game);
  const moves = [];
  for (let { legal, end } = table.state(); !end; { legal, end } = table.state()) {
    moves.push(legal[random(legal.length)].text);
    table.play(moves.at(-1));
  }
  table.free();
  return moves;
}

/** A move from one cell to another. */
async function nextMove(position) {
  const table = await Table.open("khet", { position });
  const { legal } = table.state();
  table.free();
  return legal.find(({ steps }) => steps.length === 2 && steps[1].type === "cell");
}

async function troubles({ language }) {
  const { en, fr } = await rules();
  return (language === "fr-FR" ? fr : en).trouble;
}

// The rest runs in the page.

/** A call of the rules crashes while something says so: `break` names it, and what must be kept for it. */
function breakRules() {
  // (module (func (export "trap") unreachable))
  const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 8, 1, 4, 116, 114, 97, 112, 0, 0, 10, 5, 1, 3, 0, 0, 11];
  const { trap } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(code))).exports;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const exports = Object.fromEntries(
      Object.entries(made.exports).map(([name, value]) => [
        name,
        typeof value !== "function"
          ? value
          : (...words) => {
              const broken = JSON.parse(localStorage.getItem("break"));
              if (broken?.name === name && (!broken.while || localStorage.getItem(broken.while) !== null)) trap();
              return value(...words);
            },
      ]),
    );
    return new Proxy(made, { get: (target, name) => (name === "exports" ? exports : Reflect.get(target, name)) });
  };
}
