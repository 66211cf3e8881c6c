// Two who play, and one who watches, talk beside a match.

import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import { ADDRESS } from "./browser.mjs";
import { matchOf, seated, type } from "./match-table.mjs";

const PHONE = { width: 360, height: 740, touch: true };

/** Opens the chat where it is folded away, and writes something. */
async function write({ page }, text) {
  if ((await page.getAttribute("[data-action=chat]", "aria-expanded")) === "false") await page.click("[data-action=chat]");
  await page.fill(".chat-form input", text);
  await page.press(".chat-form input", "Enter");
  await page.waitForFunction(() => document.querySelector(".chat-form input").value === "");
}

const shown = () => [...document.querySelectorAll(".chat-line p")].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

/** Waits until these are the lines, each with who said it. */
async function reads({ page }, lines) {
  const wanted = JSON.stringify(lines);
  const same = (text) =>
    JSON.stringify([...document.querySelectorAll(".chat-line p")].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim())) === text;
  await page.waitForFunction(same, wanted).catch(async () => assert.deepEqual(await page.evaluate(shown), lines));
}

async function accessible({ page }) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    [],
  );
}

export const tests = {
  "players talk, by keys alone, and a reader hears it": async ({ visit }) => {
    const { one, two } = await seated(visit, { game: "quindo", seed: 7 });
    await one.page.focus("[role=gridcell][tabindex='0']");
    await one.page.keyboard.press("c");
    await one.page.waitForFunction(() => document.activeElement.matches(".chat-form input"));
    await one.page.keyboard.type("Bonne partie <b>!</b> https://example.org");
    await one.page.keyboard.press("Enter");
    await reads(one, ["You: Bonne partie <b>!</b> https://example.org"]);
    await reads(two, ["Ada: Bonne partie <b>!</b> https://example.org"]);
    assert.equal(await two.page.locator(".chat-line a, .chat-line b").count(), 0, "text stays text");
    await two.hears("Ada says: Bonne partie <b>!</b> https://example.org");
    // Escape leads back to the board, and nothing of what was written is lost.
    await one.page.keyboard.type("not yet");
    await one.page.keyboard.press("Escape");
    await one.page.waitForFunction(() => document.activeElement.matches("[role=gridcell]"));
    assert.equal(await one.page.inputValue(".chat-form input"), "not yet");
    await accessible(one);
    // After a reload it is all there, and not read out again.
    await two.page.reload();
    await reads(two, ["Ada: Bonne partie <b>!</b> https://example.org"]);
    assert.equal(await two.page.locator("[data-news] p", { hasText: "Ada says" }).count(), 0);
  },

  "spectators are apart until the game is over": async ({ visit }) => {
    const { one, two, id } = await seated(visit, { game: "quindo", seed: 7 });
    const watcher = await visit();
    await watcher.open(`/match/${id}`);
    await write(watcher, "what a game");
    await write(one, "good luck");
    await reads(two, ["Ada: good luck"]);
    await reads(watcher, ["You: what a game"]);
    await two.page.click("[data-action=resign]");
    await two.page.click("[data-answer=yes]");
    await one.page.check(".chat-rooms input[value=spectators]");
    await one.page.waitForFunction(() => /^Guest \w{4}: what a game$/.test(document.querySelector(".chat-line p")?.textContent ?? ""));
    await write(one, "thank you");
    await reads(watcher, ["You: what a game", "Ada: thank you"]);
    await accessible(one);
  },

  "who is muted is gone, and comes back": async ({ visit }) => {
    const { one, two } = await seated(visit, { game: "quindo", seed: 7 });
    await write(two, "rude");
    await reads(one, ["Grace: rude"]);
    await one.page.click(".chat-about");
    await accessible(one);
    await one.page.click("[data-action=mute]");
    await one.page.waitForSelector(".chat-empty");
    await write(two, "ruder");
    await write(one, "hello");
    await reads(one, ["You: hello"]);
    await reads(two, ["You: rude", "You: ruder", "Ada: hello"]);
    await one.page.reload();
    await reads(one, ["You: hello"]);
    await one.page.click("[data-action=unmute]");
    await reads(one, ["Grace: rude", "Grace: ruder", "You: hello"]);
  },

  "a line is reported after a question": async ({ visit }) => {
    const { one, two } = await seated(visit, { game: "quindo", seed: 7 });
    await write(two, "rude");
    await one.page.click(".chat-about");
    await one.page.click("[data-action=report]");
    await one.page.fill(".chat-report textarea", "insults me");
    await accessible(one);
    const answer = one.page.waitForResponse((response) => response.url().endsWith("/chat/report"));
    await one.page.click("[data-answer=report]");
    assert.equal((await answer).status(), 201);
    await one.page.waitForSelector("text=The message has been reported.");
  },

  "on a phone the chat is folded away, with what is new counted": async ({ visit }) => {
    const { one, two } = await seated(visit, { game: "khet", seed: 7 }, PHONE);
    await write(two, "one");
    await write(two, "two");
    await one.page.waitForSelector("[data-unread='2']");
    await one.page.click("[data-action=chat]");
    await reads(one, ["Grace: one", "Grace: two"]);
    assert.equal(await one.page.locator("[data-unread]").count(), 0);
    const small = await one.page.evaluate(
      () =>
        [...document.querySelectorAll(".chat button, .chat input")].map((element) => element.getBoundingClientRect()).filter(({ height }) => height < 44)
          .length,
    );
    assert.equal(small, 0, "everything is large enough for a thumb");
    await accessible(one);
  },

  "the chat is switched off for good": async ({ visit }) => {
    const { one, two } = await seated(visit, { game: "quindo", seed: 7 });
    await one.page.click("[aria-controls=settings]");
    await one.page.check("#settings input[name=chat][value=off]");
    await one.page.waitForSelector(".chat", { state: "detached" });
    await write(two, "anybody there?");
    await one.page.reload();
    await one.page.waitForSelector("[data-status=running]");
    assert.equal(await one.page.locator(".chat").count(), 0);
    await one.page.click("[aria-controls=settings]");
    await one.page.check("#settings input[name=chat]:not([value=off])");
    await reads(one, ["Grace: anybody there?"]);
  },

  "what cannot be sent stays in its field": async ({ visit }) => {
    const { one, two } = await seated(visit, { game: "quindo", seed: 7 }, { expected: /ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED/ });
    await one.page.route("**/chat", (route) => route.abort());
    await one.page.fill(".chat-form input", "hello?");
    await one.page.press(".chat-form input", "Enter");
    await one.page.waitForSelector(".chat-notice");
    assert.equal(await one.page.inputValue(".chat-form input"), "hello?");
    await one.page.unroute("**/chat");
    await one.page.press(".chat-form input", "Enter");
    await reads(two, ["Ada: hello?"]);
    one.problems.splice(0, one.problems.length, ...one.problems.filter((problem) => !/request: .*\/chat net::ERR_FAILED/.test(problem)));
  },

  "nobody talks to the computer": async ({ visit }) => {
    const alone = await visit();
    await alone.open("/nowhere");
    const id = await alone.page.evaluate(async () => {
      const body = JSON.stringify({ game: "quindo", side: "first", level: 1 });
      const response = await fetch("/api/matches", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      return (await response.json()).id;
    });
    await alone.open(`/match/${id}`);
    await type(alone, (await (await fetch(`${ADDRESS}/api/matches/${id}/legal`)).json()).moves[0]);
    await alone.page.waitForFunction(() => document.querySelectorAll(".moves ol button").length > 1);
    assert.equal(await alone.page.locator(".chat").count(), 0);
    assert.equal((await matchOf(id)).status, "running");
  },

  "in French and in the dark": async ({ visit }) => {
    const { one, two } = await seated(visit, { game: "quindo", seed: 7 }, { language: "fr-FR", dark: true });
    await write(two, "bonjour");
    await one.hears(/^Grace dit\s: bonjour$/);
    assert.equal((await one.page.textContent(".chat-toggle")).trim(), "Discussion");
    await accessible(one);
  },
};
