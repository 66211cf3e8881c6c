// The end of a game, and the list of its moves: what is left to see and to do, on a desk and in the hand, also after a reload
// and on the way back from the analysis.

import assert from "node:assert/strict";
import { Bot, take, tap } from "./bot.mjs";
import { rules, Table } from "./rules.mjs";

const PHONE = { touch: true, width: 360, height: 740 };
const THUMB = 44; // pixels
const TABLET = { touch: true, width: 1180, height: 820 };
const ACROSS = { touch: true, width: 667, height: 375 };

/** Positions one move before their end. */
const LAST_MOVES = {
  khet: { position: "10/4k3P21/10/10/10/10/10/4K5 s 0", cells: ["i7", "j7"], winner: "first" },
  // Red sits at the other side of the table.
  red: { game: "khet", position: "4k5/10/10/10/10/10/1p02K5/10 r 0", cells: ["b2", "a2"], winner: "second" },
  quindo: { position: "7/7/7/3B3/2W4/7/7 w - 0", cells: ["c3", "e5"], winner: "first" },
  hokito: { position: "4,w3*2,1/b3*18,5/1,b1*2,4/b1,4,b2/w3*2,5/2,b2*2,b3*8,2 b", cells: ["a3", "f3"], winner: "first", score: "86–12" },
  khan: { position: "s ss4/1k2ss/3s2/2S2S/3S2/S1K1S1 r e5 0/0 2", cells: ["c3", "b5"], winner: "first" },
};

export const tests = {
  "the winner is marked on the board and beside it, with the score, also after a reload": async ({ visit }) => {
    for (const screen of [{}, PHONE, { ...ACROSS, dark: true }]) {
      for (const name of Object.keys(LAST_MOVES)) {
        const table = await visit(screen);
        const check = async (when) => assert.deepEqual(await table.page.evaluate(signs), await expected(name), `${name} ${when}`);
        await finish(table, name);
        await check("at the end");
        await table.page.reload();
        await table.settled();
        await check("after a reload");
        // Whoever looks back sees the game as it was; nobody had won.
        await table.page.keyboard.press("Home");
        await table.page.waitForFunction(() => document.querySelectorAll(".laurels").length === 0);
        assert.equal(await table.page.locator(".figure.lost").count(), 0);
        await table.page.keyboard.press("End");
        await check("after a look back");
      }
    }
  },

  "a draw is marked for both": async ({ visit }) => {
    for (const screen of [{}, PHONE]) {
      const table = await visit(screen);
      await table.open("/play/hokito?seed=5");
      await table.page.click("[data-action=offer]");
      await table.page.click("[data-answer=yes]");
      await table.page.waitForSelector("[data-result=drawn] .player-result");
      assert.equal(await table.page.locator("[data-result=drawn] .player-result").filter({ visible: true }).count(), 2);
      assert.equal(await table.page.locator(".laurels, .figure.lost").count(), 0);
      // What players agree on is no matter of points.
      assert.equal(await table.page.locator("[data-score]").count(), 0);
    }
  },

  "the last beam and the lit pharaoh stay until the next game, for everybody": async ({ visit }) => {
    for (const screen of [{ motion: true }, { motion: false }, { ...PHONE, motion: true }]) {
      const table = await visit(screen);
      const { page } = table;
      const stays = async (when) => {
        await page.waitForSelector(".khet-trace .khet-lit .khet-crown", { state: "attached" });
        assert.equal(await page.locator(".khet-trace .khet-beam.core").count(), 1, when);
      };
      await finish(table, "khet");
      await stays("at the end");
      await page.reload();
      await table.settled();
      await stays("after a reload");
      await page.waitForSelector("[data-action=analyse][href*=record]");
      await page.click("[data-action=analyse]");
      await page.waitForSelector("[data-tree]");
      await stays("in the analysis");
      await page.goBack();
      await page.waitForSelector("[data-action=rematch]");
      await stays("back from the analysis");
      await page.click("[data-action=rematch]");
      await page.waitForSelector("[data-action=resign]");
      assert.equal(await page.locator(".khet-trace").count(), 0, "in the next game");
    }
  },

  "after a game its analysis, another and a new one are under the thumb": async ({ visit }) => {
    for (const screen of [
      PHONE,
      { ...PHONE, width: 320, height: 568, language: "fr-FR" },
      { ...ACROSS, language: "fr-FR" },
      { ...ACROSS, width: 568, height: 320 },
    ]) {
      for (const name of ["khet", "hokito"]) {
        const table = await visit(screen);
        await finish(table, name);
        await table.page.waitForSelector("[data-action=analyse][href*=record]");
        assert.equal(await table.page.evaluate(() => scrollY), 0);
        for (const action of ["rematch", "analyse", "new"]) {
          const button = table.page.locator(`[data-action=${action}]`);
          const { x, y, width, height } = await button.boundingBox();
          const where = `${name} on ${screen.width}×${screen.height}: ${action} lies at ${[x, y, width, height].map(Math.round)}`;
          assert.ok(x >= 0 && x + width <= screen.width && y + height <= screen.height + 0.5, where);
          assert.ok(width >= 44 && height >= 44, where);
          const inside = await button.evaluate((element) => element.scrollWidth <= element.clientWidth);
          assert.ok(inside, `${where}: its words do not fit`);
        }
      }
    }
  },

  "the analysis is seen from the side that was played, and knows who played": async ({ visit }) => {
    for (const [screen, human, computer] of [
      [{}, "Human", "Computer, level 2"],
      [{ ...PHONE, language: "fr-FR" }, "Humain", "Ordinateur, niveau 2"],
    ]) {
      for (const side of ["first", "second"]) {
        const table = await visit(screen);
        const { page } = table;
        await table.open(`/play/hokito?seed=5&level=2&side=${side}`);
        await new Bot(page, { seed: 2 }).move();
        await page.click("[data-action=resign]");
        await page.click("[data-answer=yes]");
        await page.waitForSelector("[data-action=analyse][href*=record]");
        await page.click("[data-action=analyse]");
        await page.waitForSelector("[data-tree]");
        const players = side === "first" ? [human, computer] : [computer, human];
        const look = async (when) => {
          assert.equal(await page.locator(".board[data-flipped]").count(), side === "second" ? 1 : 0, when);
          const told = await page.textContent("[data-players]");
          assert.ok(
            players.every((name, index) => told.split("·")[index].includes(name)),
            `${when}: ${told}`,
          );
        };
        await look("at first");
        await page.click("[data-action=files]");
        const record = await page.inputValue("[data-record]");
        assert.ok(record.includes(`[Black "${players[0]}"]\n[White "${players[1]}"]\n[Result`), record);
        await page.keyboard.press("Escape");
        // A step writes the address anew.
        await page.keyboard.press("Home");
        await page.waitForFunction(() => location.search.includes("at=0"));
        await page.reload();
        await table.settled();
        await look("after a reload");
      }
    }
  },

  "moves are listed in rounds, captures marked, set-ups in words": async ({ visit }) => {
    const rounds = (page) =>
      page.$$eval(".round:not(.start)", (all) =>
        all.map((round) =>
          [...round.querySelectorAll(".round-side")].map((side) => [...side.querySelectorAll("button")].map((move) => move.innerText.replace(/\s+/g, ""))),
        ),
      );
    for (const screen of [{}, PHONE]) {
      const table = await visit(screen);
      await table.open("/play/quindo?position=7%2F7%2F7%2F3B1B1%2F2W4%2F7%2F7%20w%20-%200");
      for (const [from, to] of [
        ["c3", "e5"],
        ["f4", "f6"],
      ])
        for (const cell of [from, to]) await take(table.page, { type: "cell", cell });
      await table.page.waitForSelector("[data-ply='2']");
      const [[[first], [second]]] = await rounds(table.page);
      assert.match(first, /^c3e5×/);
      assert.equal(second, "f4f6");
    }
    // Whoever sets up several pieces does so in one round.
    for (const [screen, words] of [
      [{}, ["Westedge", "Kalista", "Sbire"]],
      [{ ...PHONE, language: "fr-FR" }, ["Bordouest", "Kalista", "Sbire"]],
    ]) {
      const khan = await visit(screen);
      await khan.open("/play/khan?seed=5");
      await khan.page.click("[data-choice=edge-w]");
      const bot = new Bot(khan.page, { seed: 4 });
      for (let count = 0; count < 6; count += 1) await bot.move();
      await khan.page.waitForSelector("[data-ply='7']");
      const [[set, answer], ...more] = await rounds(khan.page);
      assert.equal(more.length, 0);
      assert.deepEqual([set.length, answer.length], [7, 0]);
      assert.deepEqual([set[0], set[1].slice(0, 7), set[2].slice(0, 5)], words);
      assert.ok(
        set.every((move) => !/[:@]/.test(move)),
        set.join(),
      );
    }
    // The second player begins: the first has no move in that round.
    const other = await visit();
    const { red } = LAST_MOVES;
    await other.open(`/play/khet?${new URLSearchParams({ position: red.position })}`);
    for (const cell of ["b2", "b3"]) await take(other.page, { type: "cell", cell });
    await other.page.waitForSelector("[data-ply='1']");
    assert.deepEqual(await rounds(other.page), [[[], ["b2b3"]]]);
  },

  "a thumb leads through the moves: by the list on a phone, by buttons as well on a tablet": async ({ visit }) => {
    const list = [
      ["[data-ply='2']", 2],
      ["[data-ply='0']", 0],
      ["[data-ply='1']", 1],
      ["[data-ply='3']", 3],
    ];
    const buttons = [
      ["[data-leaf=previous]", 2],
      ["[data-leaf=first]", 0],
      ["[data-leaf=next]", 1],
      ["[data-leaf=last]", 3],
    ];
    for (const [screen, ways] of [
      [PHONE, list],
      [TABLET, [...buttons, ...list]],
    ]) {
      const table = await visit(screen);
      const { page } = table;
      await table.open("/play/quindo?seed=5");
      const positions = [await table.position()];
      const bot = new Bot(page, { seed: 4, hand: tap });
      for (let count = 0; count < 3; count += 1) positions.push((await bot.move()).position);
      for (const [selector, ply] of ways) {
        const thing = page.locator(selector);
        await thing.scrollIntoViewIfNeeded();
        const { width, height } = await thing.boundingBox();
        if (screen === PHONE || buttons.some(([button]) => button === selector))
          assert.ok(width >= THUMB - 0.5 && height >= THUMB - 0.5, `${selector}: ${width}×${height}`);
        await tap(page, { selector });
        await page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position === old, positions[ply]);
      }
    }
  },

  "arrow keys lead through the moves, also after a click on the board, and with Option held": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/quindo?seed=5");
    const positions = [await table.position()];
    const bot = new Bot(page, { seed: 4 });
    for (let count = 0; count < 4; count += 1) positions.push((await bot.move()).position);
    const at = (ply) => page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position === old, positions[ply]);
    for (const [key, ply] of [
      ["ArrowLeft", 3],
      ["ArrowLeft", 2],
      ["ArrowRight", 3],
      ["Home", 0],
      ["ArrowLeft", 0],
      ["End", 4],
      ["ArrowRight", 4],
    ]) {
      await page.keyboard.press(key);
      await at(ply);
    }
    // As a French keyboard types brackets: with Option on a Mac, with AltGr elsewhere.
    const press = (key, modifiers) =>
      page.evaluate(
        ([name, held]) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, ...held, bubbles: true, cancelable: true })),
        [key, modifiers],
      );
    await press("[", { altKey: true, shiftKey: true });
    await at(3);
    await press("[", { altKey: true, ctrlKey: true });
    await at(2);
    await press("]", { altKey: true, shiftKey: true });
    await at(3);
    // Alt with an arrow belongs to the browser.
    await press("ArrowLeft", { altKey: true });
    await at(3);
    // On the board they go from cell to cell for whoever came there by key.
    await page.focus("[data-cell=c3]");
    await page.keyboard.press("ArrowUp");
    await page.waitForSelector("[data-cell=c4]:focus");
    await at(3);
    await page.keyboard.press("]");
    await at(4);
    // By buttons, and in the list, which is one stop of the Tab key.
    await page.click("[data-leaf=first]");
    await at(0);
    await page.click("[data-leaf=next]");
    await at(1);
    assert.equal(await page.locator(".moves ol [tabindex='0']").count(), 1);
    await page.focus(".moves ol [tabindex='0']");
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector("[data-ply='2']:focus");
    await at(2);
  },
};

/** Plays the last move of a game between two people. */
async function finish(table, name) {
  const { game = name, position, cells } = LAST_MOVES[name];
  await table.open(`/play/${game}?${new URLSearchParams({ position })}`);
  for (const cell of cells) await take(table.page, { type: "cell", cell });
  await table.page.waitForSelector("[data-action=rematch]");
}

/** What the rules say that must be seen. */
async function expected(name) {
  const { game = name, position, cells, winner, score = null } = LAST_MOVES[name];
  const { gameWords } = await rules();
  const table = await Table.open(game, { position });
  table.play(table.state().legal.find(({ steps }) => steps.every((step, index) => step.cell === cells[index])).text);
  const { view, end } = table.state();
  table.free();
  assert.equal(end.winner, winner);
  const owned = (side) => view.cells.filter(({ piece }) => piece?.owner === side).length;
  const [other] = ["first", "second"].filter((side) => side !== winner);
  return {
    winner,
    won: [winner],
    lost: [other],
    laurels: owned(winner),
    faded: owned(other),
    score: score && `${gameWords(game).sides[0]} ${score} ${gameWords(game).sides[1]}`,
  };
}

// The rest runs in the page.

function signs() {
  const players = (result) => [...document.querySelectorAll(`.player[data-result=${result}]`)].map(({ dataset }) => dataset.side);
  return {
    winner: document.querySelector("[role=status]").dataset.winner,
    won: players("won").filter((side) => document.querySelector(`.player[data-side=${side}] .player-result`)?.checkVisibility()),
    lost: players("lost"),
    laurels: document.querySelectorAll(".laurels > g").length,
    faded: document.querySelectorAll(".figure.lost").length,
    score: document.querySelector("[data-score]")?.textContent ?? null,
  };
}
