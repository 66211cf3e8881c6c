// Every page: for everybody (axe), in both languages, light and dark, on the narrowest phone.

import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { Bot } from "./bot.mjs";
import { NOWHERE } from "./browser.mjs";
import { GAMES, rules } from "./rules.mjs";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 }; // as narrow as they come
const WALL = { width: 3840, height: 2160 };
const LEGIBLE = 20; // pixels, on a wall

/** What can be opened, and what is done there before it is looked at. */
const PAGES = {
  home: { address: "/" },
  unknown: { address: NOWHERE },
  "no such position": { address: "/play/khet?position=bad" },
  ...Object.fromEntries(
    GAMES.flatMap((game) => [
      [`play ${game}`, { address: `/play/${game}?seed=5`, ready: "[data-position]", prepare: begin }],
      [`lesson ${game}`, { address: `/learn/${game}`, ready: "[data-lesson]" }],
      [`rules of ${game}`, { address: `/learn/${game}?rules`, ready: "[data-rules]" }],
      [`analyse ${game}`, { address: `/analyse/${game}`, ready: "[data-tree]", prepare: begin }],
      [`editor ${game}`, { address: `/analyse/${game}`, ready: "[data-tree]", prepare: ({ page }) => press(page, "[data-action=setup]", "[data-editor]") }],
    ]),
  ),
  "choice of a game to play": { address: "/play", ready: ".choose svg.drawing" },
  "choice of a game to learn": { address: "/learn", ready: ".choose svg.drawing" },
  "choice of a game to analyse": { address: "/analyse", ready: ".choose svg.drawing" },
  "the lobby": { address: "/lobby", ready: ".quick" },
  "no games of one's own": { address: "/games", ready: "[data-nothing]" },
  "a game that is over": { address: "/play/khan?seed=5", ready: "[data-position]", prepare: resign },
  "the sheet for a new game": {
    address: "/play/khan?seed=5&level=2",
    ready: "[data-position]",
    prepare: ({ page }) => press(page, "[data-action=new]", "dialog"),
  },
  // On a phone there are no keys.
  "the list of keys": {
    desktop: true,
    address: "/play/khan?seed=5",
    ready: "[data-position]",
    prepare: ({ page }) => press(page, "[data-action=keys]", "dialog"),
  },
  // With everything switched on: lines, curve, threats, a variation, the reasons.
  "analyse khet in full": { address: "/analyse/khet?seed=5", ready: "[data-tree]", prepare: everything },
  "a lesson that is done": { address: "/learn/quindo", ready: "[data-lesson]", prepare: skipLesson },
  "a question": { address: "/play/khan?seed=5", ready: "[data-position]", prepare: ({ page }) => press(page, "[data-action=resign]", "[role=alertdialog]") },
  "a refusal": { address: "/play/khet?seed=5", ready: "[data-position]", prepare: ({ page }) => press(page, "[data-cell=c4]", ".board [role=alert]") },
  "files of an analysis": { address: "/analyse/khan", ready: "[data-tree]", prepare: ({ page }) => press(page, "[data-action=files]", "dialog") },
  settings: { address: "/", prepare: ({ page }) => press(page, "[aria-controls=settings]", "#settings") },
};

/** Pages are looked at in groups, by the first word of their names. */
const GROUPS = ["home", "play", "lesson", "rules", "analyse", "editor"];
const OTHERS = "other pages";

export const tests = {
  ...Object.fromEntries([...GROUPS, OTHERS].map((group) => [`everybody can read it, on every screen: ${group}`, (means) => audit(group, means)])),

  "the language is the browser's, and can be switched": async ({ visit }) => {
    const french = await visit({ language: "fr-FR" });
    await french.open("/");
    assert.equal(await french.page.getAttribute("html", "lang"), "fr");
    const title = await french.page.textContent("h1");
    await french.page.click("button.language");
    await french.page.waitForFunction(() => document.documentElement.lang === "en");
    assert.notEqual(await french.page.textContent("h1"), title);
    // It is kept, unlike the browser's own.
    await french.page.reload();
    await french.settled();
    assert.equal(await french.page.getAttribute("html", "lang"), "en");
    for (const path of ["/play/khan?seed=5", "/learn/khan", "/learn/khan?rules", "/analyse/khan"]) {
      await french.open(path);
      const words = () => french.page.evaluate(() => document.querySelector("main").innerText);
      const english = await words();
      await french.page.click("button.language");
      await french.page.waitForFunction(() => document.documentElement.lang === "fr");
      assert.notEqual(await words(), english, path);
      await french.page.click("button.language");
      await french.page.waitForFunction(() => document.documentElement.lang === "en");
      assert.equal(await words(), english, `${path} after two switches`);
    }
  },

  "appearance is the system's, and can be chosen": async ({ visit }) => {
    const guest = await visit({ dark: true });
    await guest.open("/");
    assert.equal(await guest.page.getAttribute("html", "data-theme"), "dark");
    await press(guest.page, "[aria-controls=settings]", "#settings");
    await guest.page.locator("#settings input[value=light]").check({ force: true });
    await guest.page.waitForSelector("html[data-theme=light]");
    await guest.page.reload();
    await guest.page.waitForSelector("html[data-theme=light]");
  },

  "a page without its game offers all five": async ({ visit }) => {
    const guest = await visit();
    for (const page of ["play", "learn", "analyse"]) {
      for (const game of GAMES) {
        await guest.open(`/${page}`);
        await guest.page.click(`[data-game=${game}] a[href="/${page}/${game}"]`);
        await guest.page.waitForSelector("[data-position]");
        assert.equal(new URL(guest.page.url()).pathname, `/${page}/${game}`);
      }
    }
  },

  "rules that did not come can be asked for again": async ({ visit }) => {
    for (const address of ["/play/khan?seed=5", "/learn/khan", "/analyse/khan"]) {
      const guest = await visit();
      let broken = true;
      await guest.page.route(/\.wasm$/, (route) => (broken ? route.fulfill({ contentType: "application/wasm", body: "no module" }) : route.continue()));
      await guest.open(address);
      await guest.page.waitForSelector("[role=alert]");
      broken = false;
      await guest.page.click("[role=alert] button");
      await guest.page.waitForSelector("[data-position]");
    }
  },

  "what is told later has its place from the beginning": async ({ visit }) => {
    for (const screen of [DESK, { touch: true, width: 390, height: 844 }]) {
      const guest = await visit(screen);
      const { page } = guest;
      const watched = async (address, ready) => {
        await guest.open(address);
        await page.waitForSelector(ready);
        assert.deepEqual(await page.evaluate(unheard), [], address);
        await page.evaluate(watchLate);
      };
      const heard = (selector) => page.waitForFunction((name) => document.querySelector(name)?.textContent.trim(), selector);
      const nothingLate = async () => assert.deepEqual(await page.evaluate(() => globalThis.late), []);

      // A press that is refused, an offer that is considered, a sheet with a mistake, the end.
      await watched("/play/khet?seed=5&level=1&side=first", "[data-position]");
      assert.equal(await page.textContent("[role=status]"), "");
      await page.click("[data-cell=e5]");
      await heard(".board [role=alert]");
      await new Bot(page, { seed: 2 }).move();
      await page.waitForSelector("[data-action=offer][aria-disabled=false]");
      await page.click("[data-action=offer]");
      await heard(".notices");
      await page.waitForFunction((waits) => document.querySelector(".notices").textContent !== waits, (await rules()).en.play.offerWait);
      await page.click("[data-action=new]");
      await page.click("dialog summary");
      await page.locator("[name=position]").pressSequentially("no");
      await page.click("dialog [type=submit]");
      await heard("dialog .problem:not(:empty)");
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      if ((await guest.outcome()) === "") await resign(guest);
      await heard("[role=status]");
      await nothingLate();

      // A link that is damaged, the end of a game, a set-up.
      await watched("/analyse/khet?moves=c5c6,h4i4,c1d2,h5h4,e4f3", "[data-tree]");
      assert.equal(await page.textContent("[role=status]"), "");
      await page.click("[data-action=files]");
      await page.click("[data-action=open]");
      await heard("dialog [data-error]");
      await page.keyboard.press("Escape");
      for (const cell of ["e8", "d8"]) await page.click(`[data-cell=${cell}]`);
      await heard("[role=status]");
      await nothingLate();

      // A task that is done wrong.
      await watched("/learn/khet", "[data-lesson]");
      await page.click("[data-cell=a1]");
      await nothingLate();
    }
  },

  "home leads to every game and back": async ({ visit }) => {
    const guest = await visit();
    await guest.open("/");
    for (const game of GAMES) {
      await guest.page.click(`#${game} a.button`);
      await guest.page.waitForSelector("[data-position]");
      assert.equal(new URL(guest.page.url()).pathname, `/play/${game}`);
      await guest.page.goBack();
      await guest.page.waitForSelector(`#${game}`);
    }
  },
};

function groupOf(name) {
  const first = name.split(" ")[0];
  return GROUPS.includes(first) ? first : OTHERS;
}

/** Every page of a group, in the light, in the dark, on the narrowest phone and on a wall. */
async function audit(group, { visit, note }) {
  const found = [];
  const names = Object.keys(PAGES).filter((name) => groupOf(name) === group);
  const reader = await visit();
  for (const name of names) {
    const { page } = reader;
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(DESK);
    await reach(reader, PAGES[name]);
    found.push(...(await violations(axe(reader), `${name}, light`)));
    for (const place of await page.evaluate(unheard)) found.push(`${name}: ${place}`);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForSelector("html[data-theme=dark]");
    // Nothing but the colours is another in the dark.
    found.push(...(await violations(axe(reader).withRules(["color-contrast"]), `${name}, dark`)));
    if (!PAGES[name].desktop) {
      await resize(page, PHONE);
      const beyond = await page.evaluate(overflow);
      if (beyond) found.push(`${name}, on a phone: wider than the screen: ${beyond}`);
      for (const place of await page.evaluate(unheard)) found.push(`${name}, on a phone: ${place}`);
      // Other parts of the page are shown here, in other sizes.
      found.push(...(await violations(axe(reader), `${name}, on a phone`)));
    }
    await resize(page, WALL);
    const { smallest, board } = await page.evaluate(sizes);
    if (smallest.size < LEGIBLE) found.push(`${name}, on a wall: "${smallest.text}" is written ${smallest.size} px high`);
    const filled = Math.max(board.height / WALL.height, board.width / WALL.width);
    if (/^(play|lesson|analyse) /.test(name) && filled <= 0.8) found.push(`${name}, on a wall: the board fills ${(filled * 100).toFixed(0)} % of the screen`);
  }
  note(`${names.length} pages`);
  assert.deepEqual(found, []);
}

/** Another size, as when a window is drawn larger; gives the page the time to lay itself out. */
async function resize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

// The pages have no frames, so that the simple way of running axe does.
const axe = ({ page }) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

async function violations(builder, where) {
  const { violations: found } = await builder.analyze();
  return found.map(
    ({ id, nodes }) =>
      `${where}: ${id} at ${nodes
        .map(({ target, any }) => `${target.join(" ")} ${any[0]?.message ?? ""}`)
        .slice(0, 4)
        .join("; ")}`,
  );
}

async function reach(guest, { address, ready, prepare }) {
  await guest.page.goto("about:blank");
  await guest.open(address);
  if (ready) await guest.page.waitForSelector(ready);
  await prepare?.(guest);
}

/** A move made and the next begun shows most of what a board can show. */
async function begin({ page }) {
  const bot = new Bot(page, { seed: 2 });
  let seen = await bot.look();
  if (seen.options.some(({ kind }) => kind === "cell")) {
    seen = await bot.move();
    const piece = seen.options.find(({ kind }) => kind === "cell");
    if (piece) {
      await bot.hand(page, piece);
      await bot.look(seen.signature);
    }
  }
}

async function everything({ page }) {
  const bot = new Bot(page, { seed: 2 });
  await bot.move();
  const { position } = await bot.move();
  await page.click("[data-step=back]");
  await page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position !== old, position);
  await bot.move();
  await page.click("[data-action=survey]");
  await page.waitForSelector("[data-graph]");
  await page.click("[data-action=threats]");
  await page.waitForSelector("[data-threats]", { state: "attached" });
  await page.click("[data-terms] summary");
  await page.click("[data-engine=off]");
  await page.waitForSelector('[data-line="1"] button');
  // What is looked at stands still.
  await page.click("[data-engine=on]");
}

async function skipLesson({ page }) {
  while ((await page.locator("[data-lesson-done]").count()) === 0) {
    const before = await page.getAttribute("[data-task]", "data-task");
    await page.click("[data-lesson-next]");
    await page.waitForFunction(
      (old) => document.querySelector("[data-lesson-done]") !== null || document.querySelector("[data-task]")?.dataset.task !== old,
      before,
    );
  }
}

async function resign({ page }) {
  await page.click("[data-action=resign]");
  await page.click("[data-answer=yes]");
  await page.waitForSelector("[data-action=rematch]");
}

async function press(page, selector, appears) {
  await page.click(selector);
  await page.waitForSelector(appears);
}

// The rest runs in the page.

/** Live regions that a reader would not hear: not on the page while they are empty, or not said to be live
 *  where a role alone is not enough for every reader. */
function unheard() {
  const named = (element) => element.outerHTML.slice(0, 90);
  const regions = [...document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]")];
  return [
    ...regions
      .filter((element) => !element.checkVisibility({ visibilityProperty: true }) || element.closest("[aria-hidden=true]"))
      .map((element) => `not on the page: ${named(element)}`),
    ...regions.filter((element) => element.matches("[role=alert]:not([aria-live=assertive])")).map((element) => `not live: ${named(element)}`),
  ];
}

/** Notes every live region that comes to the page with its words: a reader has not heard of it before. */
function watchLate() {
  globalThis.late = [];
  const regions = "[aria-live], [role=status], [role=alert], [role=log]";
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const found = [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)];
        for (const element of found) if (element.textContent.trim() !== "") globalThis.late.push(element.outerHTML.slice(0, 90));
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** The smallest writing on the page outside of drawings, and the board. */
function sizes() {
  let smallest = { size: Infinity, text: "" };
  for (const element of document.querySelectorAll("body *")) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.data.trim())
      .join(" ")
      .trim();
    if (text === "" || element.closest("svg, .visually-hidden, .skip") || !element.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < smallest.size) smallest = { size, text };
  }
  const { width = 0, height = 0 } = document.querySelector(".board")?.getBoundingClientRect() ?? {};
  return { smallest, board: { width, height } };
}

/** What reaches beyond the screen's right edge, if the page can be scrolled there. */
function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return "";
  const beyond = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
  return `${scrollWidth} px, ${beyond
    .slice(0, 3)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`)
    .join(", ")}`;
}
