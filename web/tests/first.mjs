// What is seen first: text before any script, in the reader's language and light; boards when somebody comes to them.

import assert from "node:assert/strict";
import { GAMES, rules } from "./rules.mjs";

const PHONE = { touch: true, width: 412, height: 823 };
const DESK = { width: 1440, height: 900 };
const AT_ONCE = 220; // elements that a task may draw: more take longer than 50 ms on a phone
const ALIVE_AT_ONCE = 35; // listeners that are added at once: those of three rows of Khet’s board, or of all of the home page
const SCRIPTS = 12; // that are asked for before the page is alive
const ELEMENTS = 1000; // at most, on the home page before anybody has scrolled; with all its boards it has 2800

export const tests = {
  "the text of the home page waits for no script, and stays where it is": async ({ visit }) => {
    const { en, fr } = await rules();
    for (const screen of [PHONE, DESK]) {
      for (const [language, words, dark] of [
        ["en-GB", en, false],
        ["fr-FR", fr, true],
      ]) {
        const guest = await visit({ ...screen, language, dark });
        const release = await holdScripts(guest);
        await guest.page.goto("/", { waitUntil: "commit" });
        await guest.page.waitForSelector(".home-footer");
        assert.equal(await guest.page.textContent("h1"), words.app.tagline);
        assert.equal(await guest.page.textContent(".lead"), words.app.lead);
        const { theme } = await guest.page.evaluate(() => ({ ...document.documentElement.dataset }));
        assert.equal(theme, dark ? "dark" : "light");
        assert.equal(await guest.page.getAttribute("html", "lang"), language.slice(0, 2));
        await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await guest.page.evaluate(places);
        await guest.page.evaluate(() => (document.querySelector("h1").kept = true));
        release();
        await guest.settled();
        await guest.page.waitForSelector(".box svg.drawing");
        assert.deepEqual(await guest.page.evaluate(places), before, "text that was read has moved");
        assert.ok(await guest.page.evaluate(() => document.querySelector("h1").kept), "the text was taken away and set anew");
      }
    }
  },

  "whoever waits for a game reads what it is about": async ({ visit }) => {
    const { gameWords } = await rules();
    for (const page of ["play", "learn", "analyse"]) {
      const guest = await visit(PHONE);
      const release = await holdScripts(guest);
      await guest.page.goto(`/${page}/khan`, { waitUntil: "commit" });
      await guest.page.waitForSelector(".state-line");
      assert.equal(await guest.page.textContent(".state-line"), gameWords("khan").line);
      assert.equal(await guest.page.getAttribute(".tabs [aria-current=page]", "href"), `/${page}/khan`);
      release();
      await guest.page.waitForSelector("[data-position]");
    }
  },

  "boards are drawn when somebody comes to them": async ({ visit, note }) => {
    const guest = await visit(PHONE);
    const { page } = guest;
    await guest.open("/");
    await page.waitForSelector(".box svg.drawing");
    // Long enough for one that should not come.
    await page.waitForTimeout(500);
    const elements = await page.evaluate(() => document.body.querySelectorAll("*").length);
    note(`${elements} elements`);
    assert.ok(elements < ELEMENTS, `${elements} elements before anybody has scrolled`);
    assert.equal(await page.locator(`#${GAMES.at(-1)} svg.drawing`).count(), 0);
    for (const game of GAMES) {
      await page.locator(`#${game}`).scrollIntoViewIfNeeded();
      await page.waitForSelector(`#${game} svg.drawing`);
    }
  },

  "a page that opens is drawn in small parts": async ({ visit, note }) => {
    const most = new Map();
    for (const path of ["/", ...["play", "learn", "analyse"].flatMap((page) => GAMES.map((game) => `/${page}/${game}`))]) {
      const guest = await visit(PHONE);
      await guest.page.addInitScript(countDrawn);
      await guest.open(path);
      await guest.page.waitForSelector(path === "/" ? ".box svg.drawing .figure" : "svg.drawing .figure, .choice");
      most.set(path, await guest.page.evaluate(() => Math.max(...globalThis.drawn)));
      await guest.close();
    }
    const [path, count] = [...most].reduce((one, two) => (two[1] > one[1] ? two : one));
    note(`${count} elements at once on ${path}`);
    assert.ok(count <= AT_ONCE, [...most].map((entry) => entry.join(" ")).join(", "));
  },

  "what is shown comes to life part by part": async ({ visit, note }) => {
    const most = new Map();
    for (const path of ["/", "/play/khet", "/learn/khan"]) {
      const guest = await visit(PHONE);
      await guest.page.addInitScript(countListeners);
      await guest.open(path);
      await guest.page.waitForSelector(path === "/" ? ".box svg.drawing .figure" : "svg.drawing .figure");
      most.set(path, await guest.page.evaluate(() => Math.max(...globalThis.listening)));
      await guest.close();
    }
    note([...most].map((entry) => entry.join(" ")).join(", "));
    assert.ok(Math.max(...most.values()) <= ALIVE_AT_ONCE, [...most].map((entry) => entry.join(" ")).join(", "));
  },

  "a page begins with few scripts": async ({ visit, note }) => {
    const guest = await visit(PHONE);
    const scripts = new Set();
    guest.page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await guest.open("/");
    await guest.page.waitForFunction(() => !document.getElementById("app").ariaBusy);
    const first = await guest.page.evaluate(() => document.querySelectorAll("head script, head link[rel=modulepreload]").length);
    note(`${first} of ${scripts.size} named in the document`);
    assert.ok(first <= SCRIPTS, `${first} scripts are asked for at once`);
    assert.ok(![...scripts].some((path) => path.includes("/play-")), [...scripts].join(" "));
  },

  "the rules are compiled beside the page": async ({ visit }) => {
    const guest = await visit(PHONE);
    await guest.page.addInitScript(() => {
      globalThis.compiled = [];
      for (const name of ["compile", "compileStreaming", "instantiateStreaming"]) {
        const original = WebAssembly[name];
        WebAssembly[name] = (...given) => {
          globalThis.compiled.push(name);
          return original.apply(WebAssembly, given);
        };
      }
    });
    await guest.open("/play/khet");
    await guest.page.waitForSelector("[data-position]");
    assert.deepEqual(await guest.page.evaluate(() => globalThis.compiled), []);
  },

  "the rules come after the first picture": async ({ visit }) => {
    const guest = await visit(PHONE);
    const asked = [];
    guest.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdScripts(guest);
    await guest.page.goto("/play/khet", { waitUntil: "commit" });
    await guest.page.waitForSelector(".state-line");
    while (!asked.some((path) => path.endsWith(".wasm"))) await guest.page.waitForTimeout(50);
    const [style, module] = [/\.css$/, /\.wasm$/].map((kind) => asked.findIndex((path) => kind.test(path)));
    assert.ok(style >= 0 && style < module, asked.join(" "));
    release();
    await guest.page.waitForSelector("[data-position]");
    assert.equal(asked.filter((path) => path.endsWith(".wasm")).length, 1, "the rules are asked for twice");
  },
};

/** The page's own script waits until it is let go. */
async function holdScripts({ page }) {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

// The rest runs in the page.

/** Keeps how many elements each task has added to the page. */
function countDrawn() {
  globalThis.drawn = [0];
  new MutationObserver((records) => {
    const added = new Set();
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.closest("#app") !== null) for (const element of [node, ...node.querySelectorAll("*")]) added.add(element);
    globalThis.drawn.push(added.size);
  }).observe(document, { childList: true, subtree: true });
}

/** Keeps how many listeners are given to elements at once. */
function countListeners() {
  globalThis.listening = [0];
  let open = false;
  const original = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (...given) {
    if (this instanceof Element) {
      if (!open) {
        open = true;
        globalThis.listening.push(0);
        queueMicrotask(() => (open = false));
      }
      globalThis.listening[globalThis.listening.length - 1] += 1;
    }
    return original.apply(this, given);
  };
}

/** Where its texts and links are. */
function places() {
  return [...document.querySelectorAll(".header a, .header button, h1, .lead, .map a, h2, .box-words p, .box-links a, .home-footer p")].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [element.textContent, ...[left, top + scrollY, width, height].map(Math.round)].join(" ");
  });
}
