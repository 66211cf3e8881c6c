// Two people in two browsers play by a link.

import assert from "node:assert/strict";
import { ADDRESS } from "./browser.mjs";
import { GAMES, seeded } from "./rules.mjs";

const ONCE = { side: "first", clock: null };

/** Makes a match in the browser of that visit, as the page does. */
export async function create({ page }, asked) {
  return page.evaluate(async (body) => {
    const response = await fetch("/api/matches", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    return response.json();
  }, asked);
}

/** Two who sit at a table, the one who made it first. */
export async function seated(visit, asked, options = {}) {
  const [one, two] = [await visit(options), await visit(options)];
  await one.open("/nowhere");
  const { id } = await create(one, { ...ONCE, name: "Ada", ...asked });
  await one.open(`/match/${id}`);
  await one.page.waitForSelector("[data-link]");
  await two.open(`/match/${id}`);
  await two.page.fill("[name=name]", "Grace");
  await two.page.click("[data-action=join]");
  for (const { page } of [one, two]) await page.waitForSelector("[data-status=running]");
  return { one, two, id };
}

/** What the server says of a match. */
export async function matchOf(id, address = ADDRESS) {
  return (await fetch(`${address}/api/matches/${id}`)).json();
}

/** What can be played there. */
export async function legalOf(id, address = ADDRESS) {
  return (await fetch(`${address}/api/matches/${id}/legal`)).json();
}

/** Types a move on a page. */
export async function type({ page }, mv) {
  await page.focus("[role=gridcell][tabindex='0']");
  await page.keyboard.press("m");
  await page.fill("[data-move-field]", mv);
  await page.keyboard.press("Enter");
}

/** Waits until a page shows that position, and nothing of it is on its way any more. */
export async function shows({ page }, position) {
  await page.waitForFunction((wanted) => document.querySelector("[data-position]")?.dataset.position === wanted, position);
  await page.waitForSelector(".match-table:not([data-pending])");
}

/** Plays so many moves at random, each by whoever is to move; gives how it stands. */
export async function playOn({ one, two, id }, random, most) {
  for (let count = 0; count < most; count += 1) {
    const { moves, turn } = await legalOf(id);
    if (moves.length === 0) break;
    const mover = turn === "first" ? one : two;
    const mv = moves[random(moves.length)];
    await type(mover, mv);
    await mover.page.waitForSelector(".match-table:not([data-pending])");
    const { position } = await matchOf(id);
    for (const visit of [one, two]) await shows(visit, position);
  }
  return matchOf(id);
}

export const tests = {
  ...Object.fromEntries(
    GAMES.map((game) => [
      `${game} is played by a link`,
      async ({ visit, note }) => {
        const { one, two, id } = await seated(visit, { game, seed: 7 });
        const random = seeded(11);
        const state = await playOn({ one, two, id }, random, 14);
        assert.equal(state.status, "running");
        assert.equal(state.players.second.name, "Grace");
        // One gives up, so that a game takes seconds; both hear how it ended.
        await two.page.click("[data-action=resign]");
        await two.page.click("[data-answer=yes]");
        await one.page.waitForFunction(() => document.querySelector("[role=status]").textContent.startsWith("You won"));
        await two.page.waitForFunction(() => document.querySelector("[role=status]").textContent.startsWith("You lost"));
        note(`${state.ply} moves`);
      },
    ]),
  ),
};
