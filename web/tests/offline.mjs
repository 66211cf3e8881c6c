// After the first visit everything works without a network.

import assert from "node:assert/strict";
import { Bot, take } from "./bot.mjs";
import { GAMES, Table } from "./rules.mjs";

export const tests = {
  "home, play, learn and analyse without a network": async ({ visit }) => {
    const traveller = await visit({ offline: true });
    const { page, context } = traveller;
    await traveller.open("/");
    // Once the service worker is in charge it has everything.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    assert.equal(await page.evaluate(() => navigator.onLine), false);

    await traveller.open("/");
    for (const game of GAMES) await page.waitForSelector(`#${game}`);

    // A move, and the computer's answer.
    await traveller.open("/play/hokito?seed=5&level=1");
    const start = await traveller.position();
    const rules = await Table.open("hokito", { seed: 5 });
    const mv = rules.state().legal[3];
    rules.play(mv.text);
    for (const step of mv.steps) await take(page, step);
    await page.waitForFunction(
      ([before, own]) => ![before, own].includes(document.querySelector("[data-position]").dataset.position),
      [start, rules.state().position],
    );

    for (const game of GAMES) {
      await traveller.open(`/play/${game}?seed=5`);
      await new Bot(page, { seed: 1 }).move();
      await traveller.open(`/learn/${game}`);
      await page.waitForSelector("[data-lesson]");
    }
    await traveller.open("/learn/khet?rules");
    await page.waitForSelector("[data-rules]");

    await traveller.open("/analyse/khan");
    await new Bot(page, { seed: 1 }).move();
    await page.click("[data-engine=off]");
    await page.waitForSelector('[data-line="1"] button');
  },

  "the licences are a file, even where the service worker answers for pages": async ({ visit }) => {
    const reader = await visit({ offline: true });
    const { page } = reader;
    await reader.open("/");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.click('footer a[href="/licences.txt"]');
    await page.waitForURL("**/licences.txt");
    const text = await page.textContent("body");
    for (const name of ["axum", "preact", "Fraunces"]) assert.ok(text.includes(name), name);
  },
};
