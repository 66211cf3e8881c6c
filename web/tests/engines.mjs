// The page in the engines of the other browsers: of every game a whole one, with a move taken back, its
// analysis and its lesson; and what is left when the server has gone. Chromium has tests of its own for
// each of these; here they are one evening, in Firefox and in WebKit.

import assert from "node:assert/strict";
import { Bot, take } from "./bot.mjs";
import { ADDRESS } from "./browser.mjs";
import { forward } from "./forward.mjs";
import { replay, TABLES } from "./games.mjs";
import { wholeLesson } from "./lessons.mjs";
import { GAMES, Table } from "./rules.mjs";

export const tests = Object.fromEntries(
  ["firefox", "webkit"].flatMap((engine) => [
    ...GAMES.map((game) => [
      `an evening with ${game} in ${engine}`,
      async ({ visit, note }) => {
        const guest = await visit({ engine });
        note(await wholeGame(guest, game));
        await analysed(guest);
        await wholeLesson(game, { visit: async () => guest, note });
      },
    ]),
    [`no network in ${engine}`, ({ visit }) => withoutNetwork(visit, engine)],
  ]),
);

/** From the first move to the last, with one taken back; gives how it ended. */
async function wholeGame(guest, game) {
  const { page } = guest;
  await guest.open(TABLES[game].address);
  const bot = new Bot(page, { seed: TABLES[game].seed });
  const start = await guest.position();
  const { position } = await bot.move();
  await page.click("[data-action=take-back]");
  assert.equal(await guest.positionAfter(position), start);
  const { moves, outcome } = await bot.play();
  await replay(game, guest);
  return `${moves} moves: ${outcome}`;
}

/** The game that has just ended, looked at: the engine has something to say of an earlier position. */
async function analysed(guest) {
  const { page } = guest;
  const last = await guest.position();
  await page.click("[data-action=analyse]");
  await page.waitForSelector("[data-tree]");
  assert.equal(await guest.position(), last);
  await page.click("[data-step=back]");
  assert.notEqual(await guest.positionAfter(last), last);
  await page.click("[data-engine=off]");
  await page.waitForSelector('[data-line="1"] button');
  await page.click("[data-engine=on]");
}

/** The server goes once the page has been visited: every page is still there, and the computer plays. */
async function withoutNetwork(visit, engine) {
  const server = await forward(ADDRESS);
  try {
    const guest = await visit({ engine, offline: true, address: server.address });
    const { page } = guest;
    await guest.open("/");
    // Once the service worker is in charge it has everything.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    server.close();
    await assert.rejects(fetch(server.address), "the server is still there");
    await guest.open("/");
    for (const game of GAMES) await page.waitForSelector(`#${game}`);
    for (const game of GAMES) await answered(guest, game);
    await guest.open("/learn/khan");
    await page.waitForSelector("[data-lesson]");
    await guest.open("/analyse/khan");
    await page.click("[data-engine=off]");
    await page.waitForSelector('[data-line="1"] button');
  } finally {
    server.close();
  }
}

/** Somebody makes a move at a new table, and the computer another. */
async function answered(guest, game) {
  const { page } = guest;
  const rules = await Table.open(game, { seed: 5 });
  await guest.open(`/play/${game}?seed=5&level=1&side=first`);
  for (let mover = rules.state().turn; rules.state().turn === mover; ) {
    const [mv] = rules.state().legal;
    await page.waitForFunction((wanted) => document.querySelector("[data-position]")?.dataset.position === wanted, rules.state().position);
    for (const step of mv.steps) await take(page, step);
    rules.play(mv.text);
  }
  const answers = rules.state().legal.map(({ text }) => {
    rules.play(text);
    const after = rules.state().position;
    rules.takeBack();
    return after;
  });
  rules.free();
  await page.waitForFunction((wanted) => wanted.includes(document.querySelector("[data-position]").dataset.position), answers);
}
