// What each board shows of the move in the hand: handles, the tile that is about to be laid down, who is taken,
// lost or may answer; and the legend of the pieces.

import assert from "node:assert/strict";
import { mouse, take, tap } from "./bot.mjs";
import { GAMES, rules, Table } from "./rules.mjs";

const PHONE = { touch: true, width: 360, height: 740 };
const THUMB = 44; // pixels
const NOTCH = 100; // pixels, of a wheel

/** A tile is to be laid down, and can face enemies from where it comes to lie. */
const PLACING = { variant: "expert", position: "jj1j1/1jjjje/5c1/j7/9/8/1H5/A1A1JA/1JJAA b 4/3 1 0" };
const TAKING = { variant: "classic", position: "5/6/3A2a/5B2/7d1/7d/7/6/5 w 0/0 0 0" };
const ON_THE_RIM = { position: "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1" };
const DEMANDED = { variant: "standard", position: "s 1s1s2/s1k1ss/6/4S1/S1S3/1S1KS1 o e3 0/0 1" };

const address = (game, setup) => `/play/${game}?${new URLSearchParams({ ...setup, seed: 5 })}`;
const cell = (name) => `[data-cell="${name}"]`;

/** The position after a move of the rules. */
async function after(game, setup, mv) {
  const table = await Table.open(game, { ...setup, seed: 5 });
  table.play(mv);
  const { position } = table.state();
  table.free();
  return position;
}

async function centre(page, selector) {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  return [x + width / 2, y + height / 2];
}

const signs = (page, sign) => page.$$eval(`[data-sign="${sign}"]`, (cells) => cells.map((at) => at.dataset.cell).sort());
const ghost = (page) => page.getAttribute("[data-ghost]", "data-ghost").then(Number);
const holds = (page, orientation) => page.waitForSelector(`[data-ghost="${orientation}"]`, { state: "attached" });

export const tests = {
  "a piece of khet is turned by its handles, by key and by the wheel": async ({ visit }) => {
    const turns = {
      "the right handle": ["c4+", (page) => page.click("[data-handle=clockwise]")],
      "the left handle": ["c4-", (page) => page.click("[data-handle=anticlockwise]")],
      r: ["c4+", (page) => page.keyboard.press("r")],
      R: ["c4-", (page) => page.keyboard.press("Shift+R")],
      "the wheel towards the hand": ["c4+", (page) => page.mouse.wheel(0, NOTCH)],
      "the wheel away from it": ["c4-", (page) => page.mouse.wheel(0, -NOTCH)],
    };
    for (const [name, [mv, turn]] of Object.entries(turns)) {
      const table = await visit();
      await table.open("/play/khet?seed=5");
      const before = await table.position();
      await table.page.click(cell("c4"));
      await table.page.waitForSelector("[data-handle]");
      await turn(table.page);
      assert.equal(await table.positionAfter(before), await after("khet", {}, mv), name);
    }
  },

  "a key turns the piece that has the focus; the wheel turns none that is not picked up": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5");
    const before = await table.position();
    await table.page.mouse.move(...(await centre(table.page, cell("c4"))));
    await table.page.mouse.wheel(0, NOTCH);
    await table.page.focus(cell("c4"));
    await table.page.keyboard.press("o"); // nothing to turn over
    assert.equal(await table.position(), before);
    await table.page.keyboard.press("r");
    assert.equal(await table.positionAfter(before), await after("khet", {}, "c4+"));
  },

  "a djed has one handle, a pharaoh none": async ({ visit }) => {
    for (const screen of [{}, PHONE]) {
      const table = await visit(screen);
      await table.open("/play/khet?seed=5");
      await take(table.page, { type: "cell", cell: "e4" }, screen.touch ? tap : mouse);
      await table.page.waitForSelector("[data-handle=either]");
      assert.equal(await table.page.locator("[data-handle]").count(), 1);
      assert.equal(await table.page.textContent(".status-prompt"), "Move to a marked square, or turn the piece.");
      await take(table.page, { type: "cell", cell: "e1" }, screen.touch ? tap : mouse);
      await table.page.waitForSelector("[data-handle]", { state: "detached" });
      await table.page.waitForSelector(`${cell("e1")}[aria-selected=true]`);
      assert.equal(await table.page.textContent(".status-prompt"), "Move to a marked square.");
    }
  },

  "on a phone handles are for a thumb and cover the middle of no square": async ({ visit }) => {
    const phone = await visit(PHONE);
    for (const position of [null, "4k4P0/3p22p03/10/9P2/2p0P06/10/10/4K4P2 s 0"]) {
      await phone.open(position ? address("khet", { position }) : "/play/khet?seed=5");
      const sources = await phone.page.$$eval("[data-highlight=source]", (cells) => cells.map((at) => at.dataset.cell));
      for (const source of sources) {
        await phone.page.tap(cell(source));
        await phone.page.waitForSelector(`${cell(source)}[aria-selected=true]`);
        const bad = await phone.page.evaluate(handleFaults, THUMB);
        assert.deepEqual(bad, [], `with ${source} in the hand`);
        await phone.page.tap("[data-undo]");
      }
    }
    const before = await phone.position();
    await phone.page.tap(cell("d4"));
    await phone.page.tap("[data-handle=clockwise]");
    const setup = { position: before };
    assert.equal(await phone.positionAfter(before), await after("khet", setup, "d4+"));
  },

  "where squares are small a tap picks up, and only the next one turns": async ({ visit }) => {
    const phone = await visit({ touch: true, width: 568, height: 320 });
    await phone.open("/play/khet?seed=5");
    const before = await phone.position();
    for (const source of ["d6", "c4", "j5", "c1"]) {
      await phone.page.tap(cell(source));
      await phone.page.waitForSelector(`${cell(source)}[aria-selected=true]`);
      assert.deepEqual(await phone.page.evaluate(handleFaults, 24), [], source);
    }
    assert.equal(await phone.position(), before);
    await phone.page.tap("[data-handle=anticlockwise]");
    assert.equal(await phone.positionAfter(before), await after("khet", {}, "c1-"));
  },

  "nobody sees beforehand what light will strike": async ({ visit }) => {
    for (const screen of [{}, PHONE]) {
      const table = await visit(screen);
      await table.open("/play/khet?seed=5");
      for (const source of await table.page.$$eval("[data-highlight=source]", (cells) => cells.map((at) => at.dataset.cell))) {
        await take(table.page, { type: "cell", cell: source }, screen.touch ? tap : mouse);
        await table.page.waitForSelector(`${cell(source)}[aria-selected=true]`);
        assert.equal(await table.page.locator("[data-sign]").count(), 0);
        // The handles of one piece may lie over the next one.
        if (screen.touch) await table.page.tap("[data-undo]");
      }
    }
  },

  "the tile to be placed is seen on its cell, and turned by tap, wheel and keys": async ({ visit }) => {
    const check = await Table.open("khitan", PLACING);
    check.take({ type: "cell", cell: "g5" });
    const ways = new Map(check.hand().next.map((reach) => [reach.step.orientation, reach]));
    assert.equal(ways.size, 12);
    const table = await visit();
    const { page } = table;
    await table.open(address("khitan", PLACING));
    const before = await table.position();
    await page.click(cell("g5"));
    await page.waitForSelector("[data-ghost]", { state: "attached" });
    let held = await ghost(page);
    const turned = async (way, act) => {
      await act();
      held = ways.get(held).turns[way];
      await holds(page, held);
      // What it would look at is what the rules say; neighbours that do not match need no line.
      const { sights } = ways.get(held);
      const drawn = sights.filter(({ path, matches }) => matches || path.length > 2);
      assert.equal(await page.locator(".sight").count(), drawn.length);
      assert.equal(await page.locator(".sight.matches").count(), sights.filter(({ matches }) => matches).length);
    };
    for (let count = 0; count < 6; count += 1) await turned("clockwise", () => page.click(cell("g5")));
    await turned("clockwise", () => page.mouse.wheel(0, NOTCH));
    await page.waitForTimeout(150); // a touchpad's stroke is one turn
    await turned("anticlockwise", () => page.mouse.wheel(0, -NOTCH));
    await page.focus(cell("g5"));
    await turned("clockwise", () => page.keyboard.press("r"));
    await turned("anticlockwise", () => page.keyboard.press("Shift+R"));
    await turned("over", () => page.keyboard.press("o"));
    assert.equal(await table.position(), before, "it is not laid down yet");
    assert.ok([...ways.values()].some(({ sights }) => sights.some(({ matches }) => matches)));
    // A way that is pointed at beside the board is seen on it, too.
    await page.hover('[data-face="7"]');
    held = 7;
    await holds(page, held);
    await page.focus(cell("g5"));
    await page.keyboard.press("Enter");
    assert.equal(await table.positionAfter(before), await after("khitan", PLACING, ways.get(held).mv));
  },

  "the tile to be placed is carried to another cell, and taken up again": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open(address("khitan", PLACING));
    await page.click(cell("g5"));
    await page.waitForSelector("[data-ghost]", { state: "attached" });
    await page.click(cell("g5"));
    const held = await ghost(page);
    await page.click(cell("f5"));
    await page.waitForSelector(`${cell("f5")}[aria-selected=true]`);
    assert.equal(await ghost(page), held, "it is held as before");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-ghost]", { state: "detached" });
    // By the finger as well, and back by a button.
    const phone = await visit(PHONE);
    await phone.open(address("khitan", PLACING));
    const touch = (at) => take(phone.page, { type: "cell", cell: at }, tap);
    await touch("g5");
    await phone.page.waitForSelector("[data-ghost]", { state: "attached" });
    await touch("g5");
    await holds(phone.page, held);
    await touch("f5");
    await phone.page.waitForSelector(`${cell("f5")}[aria-selected=true]`);
    assert.equal(await ghost(phone.page), held, "it is held as before");
    await phone.page.tap("[data-undo]");
    await phone.page.waitForSelector("[data-ghost]", { state: "detached" });
  },

  "on a phone a tap turns the tile and a button lays it down": async ({ visit }) => {
    const phone = await visit(PHONE);
    const { page } = phone;
    await phone.open(address("khitan", PLACING));
    const before = await phone.position();
    const check = await Table.open("khitan", PLACING);
    check.take({ type: "cell", cell: "g5" });
    const ways = new Map(check.hand().next.map((reach) => [reach.step.orientation, reach]));
    await page.tap(cell("g5"));
    await page.waitForSelector("[data-ghost]", { state: "attached" });
    const { turns } = ways.get(await ghost(page));
    await page.tap(cell("g5"));
    await holds(page, turns.clockwise);
    const { width, height, y } = await page.locator("[data-lay]").boundingBox();
    assert.ok(width >= THUMB && height >= THUMB - 0.5 && y + height <= PHONE.height, `${width}×${height} at ${y}`);
    await page.tap("[data-lay]");
    assert.equal(await phone.positionAfter(before), await after("khitan", PLACING, ways.get(turns.clockwise).mv));
  },

  "whoever is read to hears how the tile lies and whom it faces": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open(address("khitan", PLACING));
    const check = await Table.open("khitan", PLACING);
    check.take({ type: "cell", cell: "g5" });
    const faced = check.hand().next.find(({ sights }) => sights.some(({ matches }) => matches));
    const view = check.state().view;
    await page.focus(cell("g5"));
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-news]").lastElementChild?.textContent.includes("Enter places it"));
    for (let count = 0; count < 12 && (await ghost(page)) !== faced.step.orientation; count += 1) {
      const old = await ghost(page);
      await page.keyboard.press(count === 5 ? "o" : "r");
      await page.waitForFunction((was) => document.querySelector("[data-ghost]")?.dataset.ghost !== was, String(old));
    }
    const name = view.cells[faced.sights.find(({ matches }) => matches).path.at(-1)].name;
    await page.waitForFunction((at) => document.querySelector("[data-news]").lastElementChild?.textContent.includes(`Faces ${at}`), name);
  },

  "the tile that dies has a ring, and the cell that is aimed at tells whose": async ({ visit }) => {
    const check = await Table.open("khitan", TAKING);
    const { view } = check.state();
    check.take({ type: "cell", cell: "f7" });
    const takes = new Map(check.hand().next.map(({ step, takes: taken }) => [step.cell, taken.map((at) => view.cells[at].name).sort()]));
    const all = [...new Set([...takes.values()].flat())].sort();
    assert.ok(all.length > 0);
    const table = await visit();
    const { page } = table;
    await table.open(address("khitan", TAKING));
    await page.click(cell("f7"));
    await page.waitForSelector("[data-sign=doomed]");
    assert.deepEqual(await signs(page, "doomed"), all);
    for (const [target, taken] of takes) {
      await page.hover(cell(target), { force: true });
      await page.waitForFunction((count) => document.querySelectorAll("[data-sign=doomed]").length === count, taken.length);
      assert.deepEqual(await signs(page, "doomed"), taken, `aiming at ${target}`);
    }
    // By key as well.
    const [deadly] = [...takes].find(([, taken]) => taken.length > 1);
    await page.mouse.move(1, 1);
    await page.focus(cell(deadly));
    await page.waitForFunction((count) => document.querySelectorAll("[data-sign=doomed]").length === count, takes.get(deadly).length);
    // A finger aims at nothing before it touches: all rings are there, and seen.
    const phone = await visit(PHONE);
    await phone.open(address("khitan", TAKING));
    await take(phone.page, { type: "cell", cell: "f7" }, tap);
    await phone.page.waitForSelector("[data-sign=doomed]");
    assert.deepEqual(await signs(phone.page, "doomed"), all);
    assert.deepEqual(await phone.page.evaluate(ringed, all), all);
  },

  "a square where the pawn is lost has a sign of its own": async ({ visit }) => {
    for (const screen of [{}, PHONE]) {
      const table = await visit(screen);
      await table.open(address("quindo", ON_THE_RIM));
      await take(table.page, { type: "cell", cell: "c6" });
      await table.page.waitForSelector("[data-sign=lost]");
      assert.deepEqual(await signs(table.page, "lost"), ["a4"]);
      assert.deepEqual(await signs(table.page, "doomed"), ["c3"]);
      assert.equal(await table.page.locator(".highlight-lost").count(), 1);
      assert.match(await table.page.getAttribute(cell("a4"), "aria-label"), /lost/);
      assert.doesNotMatch(await table.page.getAttribute(cell("c4"), "aria-label"), /lost/);
    }
  },

  "the pieces of khan that may answer are marked": async ({ visit }) => {
    for (const screen of [{}, PHONE]) {
      const table = await visit(screen);
      await table.open(address("khan", DEMANDED));
      await table.page.waitForSelector("[data-sign=answers]");
      assert.deepEqual(await signs(table.page, "answers"), ["a5", "c5", "d6", "e5"]);
      assert.equal(await table.page.locator(".highlight-answers").count(), 4);
      await take(table.page, { type: "cell", cell: "e5" });
      await table.page.waitForSelector("[data-sign=answers]", { state: "detached" });
    }
  },

  "khitan's board on a phone names rows and columns, each once and on the board": async ({ visit }) => {
    for (const side of ["first", "second"]) {
      const phone = await visit(PHONE);
      await phone.open("/play/khitan?seed=5");
      if (side === "second") await phone.page.tap("[data-action=flip]");
      const labels = await phone.page.$$eval(".coordinates text", (texts) =>
        texts.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return { text: text.textContent, left, right, top, bottom };
        }),
      );
      assert.equal(
        labels
          .map(({ text }) => text)
          .sort()
          .join(""),
        "123456789abcdefghi",
      );
      for (const one of labels) {
        assert.ok(one.left >= 0 && one.right <= PHONE.width, `${one.text} is cut off`);
        for (const two of labels) {
          const apart = one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
          assert.ok(one === two || apart, `${one.text} is written over ${two.text}`);
        }
      }
    }
  },

  "the legend explains every kind of piece, beside the game and in the rules": async ({ visit }) => {
    const { catalogue, loadMessages, setLanguage, named } = await rules();
    await loadMessages("legend");
    for (const language of ["fr", "en"]) {
      await setLanguage(language);
      for (const { name, kinds } of JSON.parse(catalogue()))
        for (const kind of kinds) assert.ok(named("legend", name, kind), `${language}: nothing is said of ${kind} in ${name}`);
    }
    for (const [screen, path] of [
      [{}, "/play/"],
      [PHONE, "/play/"],
      [{ dark: true, language: "fr-FR" }, "/learn/"],
    ]) {
      const table = await visit(screen);
      for (const game of GAMES) {
        await table.open(path === "/play/" ? `/play/${game}?seed=5` : `/learn/${game}?rules`);
        if (path === "/play/") await table.page.click("[data-action=legend]");
        await table.page.waitForSelector(`[data-legend=${game}] li`);
        const { kinds } = JSON.parse(catalogue()).find(({ name }) => name === game);
        const items = await table.page.locator("[data-legend] li:has(b)").count();
        assert.equal(items, kinds.length, game);
        const empty = await table.page.$$eval("[data-legend] li", (list) => list.filter((item) => !item.textContent.trim()).length);
        assert.equal(empty, 0);
        if (path !== "/play/") continue;
        await table.page.keyboard.press("Escape");
        await table.page.waitForSelector("[data-legend]", { state: "detached" });
        // The focus comes back once a reader has seen the page again.
        await table.page.waitForFunction(() => document.activeElement?.dataset.action === "legend");
      }
    }
  },
};

// What follows runs in the page.

/** Handles that are too small or lie outside of the screen, and squares whose middle they cover. */
function handleFaults(least) {
  const faults = [];
  for (const handle of document.querySelectorAll("[data-handle]")) {
    const { left, right, top, bottom, width, height } = handle.getBoundingClientRect();
    if (Math.min(width, height) < least - 0.5) faults.push(`a handle of ${width}×${height}`);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`a handle at ${left}, ${top}`);
  }
  for (const at of document.querySelectorAll("[data-cell]")) {
    const { left, top, width, height } = at.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (over?.closest("[data-handle]")) faults.push(`${at.dataset.cell} is covered`);
  }
  return faults;
}

/** Those of the cells around whose middle a ring is drawn, in sight. */
function ringed(cells) {
  const rings = [...document.querySelectorAll("circle.highlight-capture")].map((ring) => ring.getBoundingClientRect());
  const middle = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  return cells.filter((name) => {
    const at = middle(document.querySelector(`[data-cell="${name}"]`).getBoundingClientRect());
    return rings.some((ring) => Math.hypot(middle(ring).x - at.x, middle(ring).y - at.y) < 2 && ring.left >= 0 && ring.right <= innerWidth);
  });
}
