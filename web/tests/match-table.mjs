// Two people at one table, each in a browser of their own: how they come to sit there, and what they do.

import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { ADDRESS } from "./browser.mjs";

/** Asks the server from a page, as whoever sits there. */
export async function ask({ page }, path, body) {
  return page.evaluate(
    async ([address, sent]) => {
      const response = await fetch(`/api${address}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) });
      return response.json();
    },
    [path, body],
  );
}

/** Two who sit at a table; the first of them has laid it, by the form. `options` are those of the visits. A table that is kept by another server than that of the tests has its `address`. */
export async function seated(visit, asked, options = {}, others = options) {
  const one = await visit(options);
  await one.open("/nowhere");
  const { id } = await ask(one, "/matches", { side: "first", clock: null, name: "Ada", ...asked });
  await one.open(`/match/${id}`);
  await one.page.waitForSelector("[data-link]");
  const two = await visit(others);
  await two.open(`/match/${id}`);
  await two.page.fill("[name=name]", "Grace");
  await two.page.click("[data-action=join]");
  // Whoever takes a seat connects once more, as a player.
  for (const { page } of [one, two]) await page.waitForSelector("[data-status=running][data-online] [data-action=resign]");
  return { one, two, id };
}

const get = async (path, address = ADDRESS) => (await fetch(`${address}/api/matches/${path}`)).json();

/** How a match stands, for the server. */
export const matchOf = (id, address) => get(id, address);

/** What can be played there. */
export const legalOf = (id, address) => get(`${id}/legal`, address);

/** The moves of the log, with their names. */
export async function logOf(id, address = ADDRESS) {
  const { events } = await matchOf(id, address);
  const response = await fetch(`${address}/api/matches/${id}/events?since=0`);
  const found = [];
  let text = "";
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const lines = text.split("\n");
    text = lines.pop();
    found.push(...lines.filter(Boolean).map((line) => JSON.parse(line)));
    if (found.length >= events) break;
  }
  return found;
}

/** Whoever is to move, and the other. */
export async function byTurn({ one, two, id, address }) {
  const { turn } = await legalOf(id, address);
  return turn === "first" ? [one, two] : [two, one];
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
  await page.waitForFunction(
    (wanted) => document.querySelector("[data-position]")?.dataset.position === wanted && document.querySelector(".match-table:not([data-pending])") !== null,
    position,
  );
}

/** Both pages show what the server has. */
export async function agree({ one, two, id, address }) {
  const { position } = await matchOf(id, address);
  for (const visit of [one, two]) await shows(visit, position);
}

/** Plays so many moves, each by whoever is to move: the first of the list, or what `choose` takes. */
export async function playOn(table, count, choose = (moves) => moves[0]) {
  for (let made = 0; made < count; made += 1) {
    const { moves } = await legalOf(table.id, table.address);
    if (moves.length === 0) break;
    const [mover] = await byTurn(table);
    await type(mover, choose(moves));
    await mover.page.waitForSelector(".match-table:not([data-pending])");
    await agree(table);
  }
  return matchOf(table.id, table.address);
}

/** Waits until the other's offer can be answered, and answers. */
export async function answer({ page }, kind, how) {
  await page.waitForSelector(`[data-offer=${kind}] [data-answer=${how}][aria-disabled=false]`);
  await page.click(`[data-offer=${kind}] [data-answer=${how}]`);
}

/** Nothing on the page keeps anybody out. */
export async function accessible({ page }, where) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
  assert.deepEqual(found, []);
}
