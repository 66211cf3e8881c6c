// Whole games online, each in a way of its own: by the keys alone, for a rating, on two phones; and one that somebody leaves.

import assert from "node:assert/strict";
import { take, tap } from "./bot.mjs";
import { NOWHERE } from "./browser.mjs";
import { accessible, agree, ask, legalOf, matchOf, playOn, seated, shows, type } from "./match-table.mjs";
import { seeded, Table } from "./rules.mjs";

/** The shortest game of Quindo there is: the one who answers wins. */
const SHORT = ["e2c4", "c6c1", "b2b1", "c2g2"];

const PHONE = { width: 360, height: 740, touch: true };
const MOST = 120; // moves of a game of somebody who knows how against somebody who does not
const NODES = 3000; // of the engine, for the one who does
const ABSENT = 60_000; // milliseconds after which somebody who is to move counts as having left

const PASSPHRASE = "seven small green boats";

/** Plays the shortest game to its end, each move typed. */
const playShort = (table) => playOn(table, SHORT.length, () => SHORT[table.made++]);

const UNDERWAY = "This position belongs to an online game that is still being played.";

/** The engine does not look at what is on the board there, and nothing is said of what it is worth. */
async function refused({ page }, address) {
  await page.goto(address);
  await page.waitForSelector("[data-position]");
  await page.keyboard.press("e");
  await page.waitForFunction((text) => document.querySelector(".notice")?.textContent.startsWith(text), UNDERWAY);
  assert.equal(await page.locator("[data-line], [data-evaluation][data-known]").count(), 0);
  await page.click("[data-terms] summary");
  assert.equal(await page.locator("[data-terms] table").count(), 0);
  assert.ok((await page.textContent("[data-terms]")).includes(UNDERWAY));
}

/** The engine looks at what is on the board there. */
async function thinks({ page }, address) {
  await page.goto(address);
  await page.waitForSelector("[data-position]");
  await page.keyboard.press("e");
  await page.waitForSelector("[data-line]");
}

const ends = ({ page }, word) => page.waitForFunction((start) => document.querySelector("[role=status]").textContent.startsWith(start), word);

export const tests = {
  "by the keys alone: invited, joined, played to its end and once more": async ({ visit }) => {
    const one = await visit();
    await one.open("/play/quindo?friend");
    await withoutMouse(one);
    // The form has the focus; everything in it can be reached, and Enter sends it.
    await one.page.waitForSelector("dialog[open]");
    await tabTo(one, "[name=side][value=random]:checked, [name=side]:checked");
    await one.page.keyboard.press("ArrowLeft");
    await one.page.keyboard.press("ArrowLeft");
    await tabTo(one, "dialog [name=name]");
    await one.page.keyboard.type("Ada");
    await one.page.keyboard.press("Enter");
    await one.page.waitForSelector("[data-link]");
    const id = one.page.url().split("/").at(-1);
    assert.equal((await matchOf(id)).players.first?.name, "Ada", "the side was chosen by arrows");

    const two = await visit();
    await two.open(`/match/${id}`);
    await withoutMouse(two);
    await tabTo(two, "[name=name]");
    await two.page.keyboard.type("Grace");
    await tabTo(two, "[data-action=join]");
    await two.page.keyboard.press("Enter");
    for (const { page } of [one, two]) await page.waitForSelector("[data-status=running]");
    await one.hears(/^Grace has sat down/);
    for (const [index, mv] of SHORT.entries()) {
      const mover = index % 2 === 0 ? one : two;
      await mover.page.waitForFunction(() => document.querySelector(".status-turn")?.textContent === "Your turn");
      await tabTo(mover, "[role=gridcell]");
      await mover.page.keyboard.press("m");
      await mover.page.waitForFunction(() => document.activeElement?.matches("[data-move-field]"));
      await mover.page.keyboard.type(mv);
      await mover.page.keyboard.press("Enter");
      await mover.page.waitForSelector(".match-table:not([data-pending])");
      await agree({ one, two, id });
    }
    await ends(two, "You won");
    await ends(one, "You lost");
    // A rematch is offered and taken with Enter.
    await tabTo(one, ".end-actions [data-action=rematch]");
    await one.page.keyboard.press("Enter");
    await two.page.waitForSelector("[data-offer=rematch] [data-answer=accept][aria-disabled=false]");
    await tabTo(two, "[data-offer=rematch] [data-answer=accept]");
    await two.page.keyboard.press("Enter");
    for (const { page } of [one, two]) await page.waitForURL((url) => !url.pathname.endsWith(id));
    for (const { page } of [one, two]) assert.equal(await page.evaluate(() => globalThis.pressed ?? 0), 0, "no mouse was there");
  },

  "for a rating: two accounts see theirs change at the table and in their profiles": async ({ visit }) => {
    const [one, two] = [await visit(), await visit({ language: "fr-FR", ...PHONE })];
    const names = [await openAccount(one), await openAccount(two)];
    // By the form, with its switch.
    await one.open("/play/quindo?friend");
    await one.page.waitForSelector("dialog [name=rated]");
    assert.equal(await one.page.isDisabled("[name=rated]"), true, "not without a clock");
    await one.page.check('[name=time][value="5+3"]', { force: true });
    await one.page.check('[name=side][value="first"]', { force: true });
    await one.page.check("[name=rated]");
    await one.page.click("dialog [type=submit]");
    await one.page.waitForSelector("[data-link]");
    const id = one.page.url().split("/").at(-1);
    await two.open(`/match/${id}`);
    await two.page.waitForSelector("[data-terms]:has-text('Classée')");
    await two.page.click("[data-action=join]");
    for (const { page } of [one, two]) {
      await page.waitForSelector("[data-status=running]");
      await page.waitForSelector(".player-role:has-text('1500?'), .player-role:has-text('1500 ?')");
      // Nobody takes back what counts.
      assert.equal(await page.getAttribute("[data-action=take-back]", "aria-disabled"), "true");
    }
    await playShort({ one, two, id, made: 0 });
    await ends(two, "Vous avez gagné");
    await ends(one, "You lost");
    // With a word, which on a phone is only heard; and nothing of a number is cut off beside a clock.
    for (const [{ page }, word] of [
      [one, "rating"],
      [two, "classement"],
    ]) {
      for (const change of ["−162", "+162"]) {
        const rating = page.locator(".player-rating", { hasText: `1500 (${change})` });
        await rating.waitFor();
        assert.ok((await rating.textContent()).includes(`${word} 1500 (${change})`));
        assert.deepEqual(await rating.evaluate(cutOff), [], `${word}, ${change}`);
      }
    }
    await one.open(`/people/${names[1]}`);
    await one.page.waitForSelector("[data-rating='quindo blitz']:has-text('1662')");
    await one.open("/games");
    await one.page.waitForSelector(`[data-list=finished] [data-match="${id}"]:has-text('Lost · −162')`);
  },

  ...Object.fromEntries(
    ["khet", "khan"].map((game) => [
      `on two phones: a whole game of ${game} by the finger`,
      async ({ visit, note }) => {
        const table = await seated(visit, { game, seed: 4 }, PHONE, { ...PHONE, language: "fr-FR", dark: true });
        const check = await Table.open(game, { seed: 4 });
        const random = seeded(2);
        let moves = 0;
        for (; moves < MOST && !check.state().end; moves += 1) {
          const { turn, legal, position } = check.state();
          const mover = turn === "first" ? table.one : table.two;
          await shows(mover, position);
          // One knows what to do, the other does not: at random, Khet often goes on for hundreds of moves.
          const chosen = turn === "first" ? check.best(NODES).moves[0] : legal[random(legal.length)].text;
          const mv = legal.find(({ text }) => text === chosen);
          for (const step of mv.steps) await take(mover.page, step, tap);
          check.play(mv.text);
        }
        for (const one of [table.one, table.two]) await shows(one, check.state().position);
        const { status, outcome } = await matchOf(table.id);
        assert.deepEqual([status, outcome.winner], ["over", "first"]);
        await ends(table.one, "You won");
        await ends(table.two, "Vous avez perdu");
        for (const { page } of [table.one, table.two]) {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          assert.equal(wide, false, "nothing sticks out");
        }
        await accessible(table.two, "the end on a phone");
        note(`${moves} moves, ${outcome.reason}`);
        check.free();
      },
    ]),
  ),

  "whoever leaves on their turn loses, when the other says so": async ({ visit }) => {
    const table = await seated(visit, { game: "quindo", clock: { base: 300, increment: 3 } });
    const { one, two, id } = table;
    await playOn(table, 3);
    const left = Date.now();
    await two.page.goto("about:blank");
    // Who is not here is told soon, and that nobody waits for ever somewhat later.
    await one.page.waitForFunction(() => document.querySelector(".connection").textContent.includes("Grace is not here."));
    assert.equal(await one.page.locator("[data-action=claimLeft]").count(), 0, "there is time to come back");
    await one.page.waitForSelector("[data-action=claimLeft]", { timeout: 2 * ABSENT });
    assert.ok(Date.now() - left >= ABSENT, "not before a minute");
    await accessible(one, "the claim");
    await one.page.click("[data-action=claimLeft]");
    await ends(one, "You won");
    const { outcome } = await matchOf(id);
    assert.deepEqual([outcome.winner, outcome.reason], ["first", "abandoned"]);
    await two.open(`/match/${id}`);
    await ends(two, "You lost");
  },

  "nobody analyses a game that is under way, and one click does afterwards": async ({ visit }) => {
    const table = await seated(visit, { game: "quindo" });
    const { one, two, id } = table;
    await type(one, SHORT[0]);
    await two.page.waitForFunction(() => document.querySelector(".status-turn")?.textContent === "Your turn");
    await agree(table);
    assert.equal(await one.page.locator("[data-action=analyse]").count(), 0, "it is not offered");
    const { position } = await matchOf(id);
    // In another tab: the board is there, the engine is not.
    const tab = await one.context.newPage();
    await tab.goto(`/analyse/quindo?position=${encodeURIComponent(position)}`);
    await tab.waitForSelector("[data-position]");
    await tab.keyboard.press("e");
    await tab.waitForFunction((text) => document.querySelector(".notice")?.textContent.startsWith(text), UNDERWAY);
    assert.equal(await tab.locator(".engine-line, [data-line]").count(), 0);
    await tab.close();
    // Another device of the same player has never seen the match, somebody else watches it: neither is told anything.
    const device = await visit();
    await device.context.addCookies(await one.context.cookies());
    const watcher = await visit();
    await watcher.open(`/match/${id}`);
    await watcher.page.waitForSelector("[data-status=running]");
    for (const visitor of [device, watcher]) {
      await refused(visitor, `/analyse/quindo?position=${encodeURIComponent(position)}`);
      // Nor of what follows from it.
      const { moves } = await legalOf(id);
      await refused(visitor, `/analyse/quindo?moves=${encodeURIComponent([SHORT[0], moves[0]].join(","))}`);
    }
    // Where it began is everybody's.
    const { start } = await matchOf(id);
    await thinks(watcher, `/analyse/quindo?position=${encodeURIComponent(start)}`);
    for (const [index, mv] of SHORT.slice(1).entries()) {
      await type(index % 2 === 0 ? two : one, mv);
      await (index % 2 === 0 ? two : one).page.waitForSelector(".match-table:not([data-pending])");
      await agree(table);
    }
    await ends(one, "You lost");
    await one.page.waitForFunction(() => document.querySelector("[data-action=analyse]")?.href.includes("record="));
    await one.page.click("[data-action=analyse]");
    await one.page.waitForURL("**/analyse/quindo**");
    await one.page.waitForSelector("[data-position]");
    const text = await one.page.textContent("main");
    for (const mv of SHORT) assert.ok(text.includes(mv), `${mv} is in the tree`);
    // The others have not seen the end: the server tells of it.
    for (const visitor of [device, watcher]) await thinks(visitor, `/analyse/quindo?position=${encodeURIComponent(position)}`);
  },

  "a game that was called off while nobody looked is no secret, nor is a board without a move": async ({ visit }) => {
    const { one, two, id } = await seated(visit, { game: "khet" });
    await thinks({ page: await one.context.newPage() }, "/analyse/khet");
    const { moves } = await legalOf(id);
    await type(one, moves[0]);
    await two.page.waitForFunction(() => document.querySelector(".status-turn")?.textContent === "Your turn");
    const { position } = await matchOf(id);
    await one.open(NOWHERE);
    await refused(one, `/analyse/khet?position=${encodeURIComponent(position)}`);
    await one.open(NOWHERE);
    await two.page.click("[data-action=more]");
    await two.page.click("dialog [data-action=abort]");
    await two.page.click("[data-answer=yes]");
    await two.page.waitForFunction(() => document.querySelector("[role=status]").textContent === "The game was called off.");
    await thinks(one, `/analyse/khet?position=${encodeURIComponent(position)}`);
    // Laying out the pieces of Khan is how all its games begin.
    const khan = await seated(visit, { game: "khan" });
    await playOn(khan, 3);
    const laid = await matchOf(khan.id);
    await thinks(khan.one, `/analyse/khan?position=${encodeURIComponent(laid.position)}`);
  },
};

/** An account of a name that nobody else has. */
async function openAccount(visitor) {
  await visitor.open("/account");
  const name = `Ada-${Math.random().toString(36).slice(2, 8)}`;
  await ask(visitor, "/account", { name, passphrase: PASSPHRASE });
  return name;
}

/** From here on every press of a pointer is counted. */
async function withoutMouse({ page }) {
  await page.evaluate(() => addEventListener("pointerdown", () => (globalThis.pressed = (globalThis.pressed ?? 0) + 1), { capture: true }));
}

/** Goes on with Tab until what is wanted has the focus. */
async function tabTo({ page }, selector) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

// The rest runs in the page.

/** What of a player's line is not wholly to be seen: the rating there, and the clock. */
function cutOff(rating) {
  const line = rating.closest(".player").getBoundingClientRect();
  return [rating, rating.closest(".player").querySelector(".clock")]
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right }) => left < line.left || right > line.right + 0.5)
    .map(({ left, right }) => `${left} to ${right} of ${line.left} to ${line.right}`);
}
