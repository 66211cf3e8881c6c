// No text stands outside the catalogue: the page speaks a made-up language, in which every letter of English
// carries a sign, and whatever is still plain English on a page did not come from there.

import assert from "node:assert/strict";
import { Bot } from "./bot.mjs";
import { NOWHERE } from "./browser.mjs";
import { GAMES } from "./rules.mjs";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIGNED = "áƀćđéƒǵĥíĵķłḿńóṕʠŕśţúṽŵẋýžÁƁĆĐÉƑǴĤÍĴĶŁḾŃÓṔɊŔŚŢÚṼŴẊÝŽ";

/** A language's name is in itself; moves are notation. */
const ALLOWED = /^(English|Fran|ais|pass|edge)$/;

/** Messages in Fluent with every letter signed, but for ids, arguments and the names of variants. */
function signed(text) {
  const sign = (letter) => SIGNED[PLAIN.indexOf(letter)] ?? letter;
  return text
    .split("\n")
    .map((line) => {
      const [, head, value] = /^(\s*(?:\.?[\w-]+ =|\*?\[[\w-]+\])?)(.*)$/.exec(line);
      return head + value.replace(/\{[^}]*\}?|[A-Za-z]/g, (found) => (found.length === 1 ? sign(found) : found));
    })
    .join("\n");
}

/** A visit that hears the made-up language instead of English. */
async function abroad(visit, options = {}) {
  const guest = await visit(options);
  await guest.context.route(/\/assets\/en-[^/]*\.js$/, async (route) => {
    try {
      const response = await route.fetch();
      const source = `data:text/javascript,${encodeURIComponent(await response.text())}`;
      const { default: text } = await import(source);
      await route.fulfill({ response, body: `export default ${JSON.stringify(signed(text))};` });
    } catch (error) {
      // Whoever has left meanwhile wants no answer.
      if (!/disposed|closed/.test(error.message)) throw error;
    }
  });
  return guest;
}

/** Every text on the page with plain English in it: what is seen, and what is only heard. */
async function foreign(page) {
  const found = await page.evaluate(() => {
    const SKIP = "script, noscript, style, textarea, input, [lang]:not(html), .rules-text, .rules-contents, .print-only";
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.currentNode; node; node = walker.nextNode()) {
      const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      if (node.nodeType === Node.TEXT_NODE && !element.closest(SKIP)) texts.push(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || node.closest("[lang]:not(html), .rules-text")) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"]) texts.push(node.getAttribute(name) ?? "");
    }
    return [...texts, document.title];
  });
  const isForeign = (text) => text.match(/[A-Za-z]{3,}/g)?.some((word) => !ALLOWED.test(word));
  return [...new Set(found.filter(isForeign))];
}

async function check(page, where) {
  assert.deepEqual(await foreign(page), [], where);
}

export const tests = {
  "a language that is chosen keeps the game, the place and the focus, also where the page is loaded anew": async ({ visit }) => {
    for (const engine of ["chromium", "firefox"]) {
      const guest = await visit({ engine, width: 800, height: 600 });
      const { page } = guest;
      const speaks = async (language) => {
        // What a reader is told: the language that the document had before there was a body.
        await page.waitForFunction((wanted) => document.documentElement?.lang === wanted, language);
        await guest.settled();
        // It is loaded anew there, a moment later.
        if (engine === "firefox") await page.waitForFunction((wanted) => globalThis.early === wanted, language);
      };
      await guest.context.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          globalThis.early = document.documentElement.lang;
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      // A game under way.
      await guest.open("/play/hokito?seed=5");
      const bot = new Bot(page, { seed: 3 });
      for (let count = 0; count < 3; count += 1) await bot.move();
      const position = await guest.position();
      await page.click("button.language");
      await speaks("fr");
      await page.waitForSelector("[data-ply='3'][aria-current]");
      assert.equal(await guest.position(), position, engine);
      await page.waitForSelector("button.language:focus");
      assert.equal(await page.textContent("button.language"), "English");
      // From the settings, which stay open.
      await page.click("[aria-controls=settings]");
      await page.focus("[name=language][value=fr]");
      await page.keyboard.press("ArrowLeft");
      await speaks("en");
      await page.waitForSelector("[name=language][value=en]:focus");
      assert.equal(await guest.position(), position, engine);
      await page.keyboard.press("Escape");
      // Far down on a page that is long, and an analysis with a remark.
      await guest.open("/");
      await page.waitForSelector(".box svg.drawing");
      await page.evaluate(() => scrollTo(0, 900));
      await page.evaluate(() => document.querySelector("button.language").click());
      await speaks("fr");
      await page.waitForFunction(() => Math.abs(scrollY - 900) < 250, null, { timeout: 15_000 });
      await guest.open("/analyse/hokito?seed=5");
      await page.fill("[data-comment]", "gardé");
      await page.click("button.language");
      await speaks("en");
      await page.waitForFunction(() => document.querySelector("[data-comment]")?.value === "gardé");
    }
  },

  "the made-up language finds what stands outside": async ({ visit }) => {
    const guest = await abroad(visit);
    await guest.open("/");
    await guest.page.evaluate(() => document.querySelector("h1").append("Plain words"));
    assert.deepEqual(await foreign(guest.page), ["Plain words"]);
  },

  "pages without a game say nothing outside the catalogue": async ({ visit, note }) => {
    const guest = await abroad(visit);
    const { page } = guest;
    const addresses = ["/", "/play", "/learn", "/analyse", NOWHERE];
    for (const address of addresses) {
      await guest.open(address);
      await check(page, address);
    }
    await page.click("[aria-controls=settings]");
    await check(page, "settings");
    note(`${addresses.length} pages`);
  },

  ...Object.fromEntries(GAMES.map((game) => [`${game} says nothing outside the catalogue`, (means) => ofGame(game, means)])),
};

async function ofGame(game, { visit }) {
  const guest = await abroad(visit);
  const { page } = guest;
  await guest.open(`/play/${game}?opponent=person&seed=5`);
  await check(page, "a new game");
  const bot = new Bot(page, { seed: 5 });
  for (let move = 0; move < 5; move += 1) await bot.move();
  await page.focus("[role=gridcell][tabindex='0']");
  await page.keyboard.press("b");
  await check(page, "move five, told whole");
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open]");
  await check(page, "keys");
  await page.keyboard.press("Escape");
  await page.click("[data-action=new]");
  await page.waitForSelector("dialog[open]");
  await page.locator("dialog details summary").last().click();
  await page.locator("dialog [name=position]").fill("8/8");
  await page.locator("dialog [type=submit]").click();
  await check(page, "a new game with a bad position");
  await page.keyboard.press("Escape");
  await page.click("[data-action=resign]");
  await check(page, "resign?");
  await page.click("[data-answer=yes]");
  await page.waitForSelector("[data-action=rematch]");
  await check(page, "the end");

  await page.click("[data-action=analyse]");
  await page.waitForSelector("[data-tree]");
  await page.keyboard.press("t");
  await check(page, "the analysis");
  for (const action of ["files", "keys"]) {
    await page.click(`[data-action=${action}]`);
    await page.waitForSelector("dialog[open]");
    await check(page, `the analysis: ${action}`);
    await page.keyboard.press("Escape");
  }
  await page.click("[data-action=setup]");
  await page.fill("[data-position-text]", "8/8");
  await page.waitForSelector("[data-editor] [data-error]");
  await check(page, "the editor");

  await guest.open(`/analyse/${game}?position=8`);
  await check(page, "a bad address");
  await guest.open(`/learn/${game}`);
  await check(page, "the lesson");
  await guest.open(`/learn/${game}?rules`);
  await check(page, "the rules");
}
