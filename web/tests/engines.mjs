// The page in the engines of the other browsers: of every game a whole one, with a move taken back, its
// analysis and its lesson; and what is left when the server has gone. Chromium has tests of its own for
// each of these; here they are one evening, in Firefox and in WebKit.

import assert from "node:assert/strict";
import { Bot, take } from "./bot.mjs";
import { ADDRESS } from "./browser.mjs";
import { forward } from "./forward.mjs";
import { replay, TABLES } from "./games.mjs";
import { carryOut } from "./lessons.mjs";
import { GAMES, rules, Table } from "./rules.mjs";

export const tests = Object.fromEntries(
  ["firefox", "webkit"].flatMap((engine) => [
    ...GAMES.map((game) => [
      `an evening with ${game} in ${engine}`,
      async ({ visit, note }) => {
        const guest = await visit({ engine });
        note(await wholeGame(guest, game));
        await analysed(guest);
        note(await wholeLesson(guest, game));
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
  assert.deepEqual(await page.evaluate(sideways), [], "lists that can be scrolled sideways");
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

/** A lesson without a mistake; gives how long it was. */
async function wholeLesson({ page }, game) {
  const { lessonOf } = await rules();
  const { tasks } = await lessonOf(game);
  await page.goto(`/learn/${game}`);
  for (const task of tasks) {
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=open]`);
    const reached = await carryOut(page, game, task);
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=done]`);
    await page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, reached);
    await page.click("[data-lesson-next]");
  }
  await page.waitForSelector(`[data-lesson-done="${game}"]`);
  return `${tasks.length} tasks`;
}

/** The server goes once the page has been visited: every page is still there, and the computer plays. */
async function withoutNetwork(visit, engine) {
  const server = await forward(ADDRESS);
  try {
    // Who one is and who plays is asked all the same.
    const guest = await visit({ engine, offline: true, address: server.address, expected: /REFUSED|Failed to load/ });
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
  const check = await Table.open(game, { seed: 5 });
  await guest.open(`/play/${game}?seed=5&level=1&side=first`);
  for (let mover = check.state().turn; check.state().turn === mover; ) {
    const [mv] = check.state().legal;
    await page.waitForFunction((wanted) => document.querySelector("[data-position]")?.dataset.position === wanted, check.state().position);
    for (const step of mv.steps) await take(page, step);
    check.play(mv.text);
  }
  const answers = check.state().legal.map(({ text }) => {
    check.play(text);
    const after = check.state().position;
    check.takeBack();
    return after;
  });
  check.free();
  await page.waitForFunction((wanted) => wanted.includes(document.querySelector("[data-position]").dataset.position), answers);
}

/** What has a sideways scrollbar; runs in the page. */
function sideways() {
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
  return [...document.querySelectorAll("main *")].filter(scrolls).map(({ outerHTML }) => outerHTML.slice(0, 80));
}
