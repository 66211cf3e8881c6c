// What players offer each other, and how a match ends.

import assert from "node:assert/strict";
import { accessible, agree, answer, byTurn, matchOf, playOn, seated } from "./match-table.mjs";

/** Where a button is, and what it is called. */
const places = ({ page }) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".match-actions [data-action]")].map((button) => {
      const { x, y } = button.getBoundingClientRect();
      return `${button.dataset.action} ${Math.round(x)} ${Math.round(y)}`;
    }),
  );

/** What *More* offers: where each button stands, and which of those about the whole game can be pressed. */
async function placesOfMore({ page }) {
  await page.click("[data-action=more]");
  await page.waitForSelector("dialog [data-action=legend]");
  const found = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll("dialog .more [data-action]")];
    return {
      places: buttons.map((button) => `${button.dataset.action} ${Math.round(button.getBoundingClientRect().y)}`),
      can: buttons
        .filter((button) => button.getAttribute("aria-disabled") === "false" && /abort|pause|resume/.test(button.dataset.action))
        .map((button) => button.dataset.action)
        .sort(),
    };
  });
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  return found;
}

/** Runs in the page: from the end of the match on, notes which buttons beside the board could be pressed within a moment of
 *  their coming to where they are. */
function watchButtons() {
  const MOMENT = 300; // milliseconds
  const places = new Map();
  const watched = { early: [], came: 0, done: false };
  globalThis.watched = watched;
  let ended = 0;
  const look = () => {
    const now = performance.now();
    if (ended === 0 && document.querySelector(".end-actions")) ended = now;
    for (const button of document.querySelectorAll(".table-side :is(button, a, summary)")) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const place = `${Math.round(x)} ${Math.round(y)}`;
      const before = places.get(button);
      if (before?.place !== place) {
        places.set(button, { place, since: ended === 0 ? 0 : now });
        if (ended > 0) watched.came += 1;
        if (ended > 0) ended = now;
      } else if (before.since > 0 && now - before.since < MOMENT) {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button, a, summary");
        if (hit === button) watched.early.push(`${button.dataset.action ?? button.className} after ${Math.round(now - before.since)} ms`);
      }
    }
    if (ended > 0 && now - ended > 2 * MOMENT) watched.done = true;
    else requestAnimationFrame(look);
  };
  look();
}

export const tests = {
  "a turn is taken back when the other agrees": async ({ visit }) => {
    const table = await seated(visit, { game: "quindo" });
    const { one, two, id } = table;
    await playOn(table, 3);
    const { position } = await matchOf(id);
    await playOn(table, 1);
    await two.page.click("[data-action=take-back]");
    await one.page.waitForSelector("[data-offer=takeBack]");
    await accessible(one, "an offer");
    await answer(one, "takeBack", "decline");
    await two.page.waitForSelector(".notice");
    assert.equal((await matchOf(id)).ply, 4);
    // After the next move it may be asked for again.
    await playOn(table, 1);
    await two.page.click("[data-action=take-back]");
    await answer(one, "takeBack", "accept");
    await two.page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, position);
    await agree(table);
    assert.equal((await matchOf(id)).ply, 3);
    await two.hears(/^Taken back:/);
    await playOn(table, 2);
  },

  "a draw, a rematch with the sides exchanged, and the analysis": async ({ visit }) => {
    const table = await seated(visit, { game: "khet" });
    const { one, two, id } = table;
    await playOn(table, 5);
    const before = await places(one);
    await one.page.click("[data-action=offer]");
    await answer(two, "draw", "accept");
    for (const { page } of [one, two]) await page.waitForFunction(() => document.querySelector("[role=status]").textContent.startsWith("Draw"));
    assert.deepEqual(await places(one), before, "no button stands where another stood");
    await accessible(one, "the end");
    await one.page.waitForFunction(() => document.querySelector("[data-action=analyse]").href.includes("record="));
    const address = await one.page.getAttribute("[data-action=analyse]", "href");
    await one.page.click(".end-actions [data-action=rematch]");
    await answer(two, "rematch", "accept");
    for (const { page } of [one, two]) {
      await page.waitForURL((url) => !url.pathname.endsWith(id));
      await page.waitForSelector("[data-status=running]");
    }
    const next = one.page.url().split("/").at(-1);
    assert.equal(two.page.url(), one.page.url());
    const { players } = await matchOf(next);
    assert.deepEqual([players.first.name, players.second.name], ["Grace", "Ada"]);
    await playOn({ one: two, two: one, id: next }, 1);
    // The old one leads there, and into the analysis, with the names.
    await one.open(`/match/${id}`);
    await one.page.waitForSelector("[data-action=next]");
    await one.open(address);
    await one.page.waitForSelector("[data-position]");
  },

  "a game is called off before each has had a turn, and nobody has drawn": async ({ visit }) => {
    const { one, two, id } = await seated(visit, { game: "hokito" });
    await one.page.click("[data-action=more]");
    await one.page.click("dialog [data-action=abort]");
    await one.page.click("[data-answer=yes]");
    for (const { page } of [one, two]) await page.waitForFunction(() => document.querySelector("[role=status]").textContent === "The game was called off.");
    assert.equal((await matchOf(id)).status, "aborted");
    assert.equal(await one.page.locator(".player-result").count(), 0);
  },

  "a break is agreed on, and the game goes on": async ({ visit }) => {
    const table = await seated(visit, { game: "quindo", clock: { base: 600, increment: 5 } });
    const { id } = table;
    const [first] = await byTurn(table);
    const before = await placesOfMore(first);
    assert.ok(before.can.includes("abort"), before.can.join(" "));
    await playOn(table, 2);
    const [mover, other] = await byTurn(table);
    // Once each has had a turn, calling off is something to agree on, at a place of its own.
    const begun = await placesOfMore(first);
    assert.deepEqual(begun.places, before.places, "no button stands where another stood");
    assert.deepEqual(begun.can, ["offer-abort", "pause"]);
    await other.page.click("[data-action=more]");
    await other.page.click("dialog [data-action=pause]");
    await answer(mover, "pause", "accept");
    await mover.page.waitForFunction(() => document.querySelector(".status-turn").textContent.includes("paused"));
    assert.equal((await matchOf(id)).paused, true);
    const paused = await placesOfMore(other);
    assert.deepEqual(paused.places, before.places, "no button stands where another stood");
    assert.deepEqual(paused.can, ["offer-abort", "resume"]);
    await mover.page.click("[data-action=more]");
    await mover.page.click("dialog [data-action=resume]");
    await answer(other, "resume", "accept");
    await mover.page.waitForFunction(() => document.querySelector(".status-turn").textContent === "Your turn");
    await playOn(table, 1);
  },

  "on a phone nothing can be pressed where the finger has just been": async ({ visit }) => {
    const phone = { width: 360, height: 740, touch: true };
    const table = await seated(visit, { game: "quindo", clock: { base: 600, increment: 5 } }, phone);
    const { one, two } = table;
    await playOn(table, 4);
    await one.page.click("[data-action=offer]");
    await two.page.waitForSelector("[data-offer=draw] [data-answer=accept][aria-disabled=false]");
    for (const visitor of [one, two]) {
      await visitor.page.evaluate(watchButtons);
    }
    await two.page.click("[data-offer=draw] [data-answer=accept]");
    for (const { page } of [one, two]) {
      await page.waitForSelector(".end-actions [data-action=rematch]");
      // What has come, and what has moved, is pressed by nobody for a moment; then by anybody.
      await page.waitForFunction(() => globalThis.watched.done);
      assert.deepEqual(await page.evaluate(() => globalThis.watched.early), []);
      assert.ok(await page.evaluate(() => globalThis.watched.came >= 3));
    }
    await two.page.click(".end-actions [data-action=rematch]");
    await answer(one, "rematch", "accept");
    await two.page.waitForSelector("[data-status=running]");
  },

  "an invitation is withdrawn": async ({ visit }) => {
    const host = await visit();
    await host.open("/play/khan?friend");
    await host.page.click("dialog [type=submit]");
    await host.page.waitForSelector("[data-link]");
    const id = host.page.url().split("/").at(-1);
    await host.page.click("[data-action=cancel]");
    await host.page.click("[data-answer=yes]");
    await host.page.waitForFunction(() => document.querySelector("[role=status]").textContent === "The game was called off.");
    assert.equal((await matchOf(id)).status, "aborted");
  },
};
