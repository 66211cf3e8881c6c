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
    await playOn(table, 2);
    const [mover, other] = await byTurn(table);
    await other.page.click("[data-action=more]");
    await other.page.click("dialog [data-action=pause]");
    await answer(mover, "pause", "accept");
    await mover.page.waitForFunction(() => document.querySelector(".status-turn").textContent.includes("paused"));
    assert.equal((await matchOf(id)).paused, true);
    await mover.page.click("[data-action=more]");
    await mover.page.click("dialog [data-action=pause]");
    await answer(other, "resume", "accept");
    await mover.page.waitForFunction(() => document.querySelector(".status-turn").textContent === "Your turn");
    await playOn(table, 1);
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
