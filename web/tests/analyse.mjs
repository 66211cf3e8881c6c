// The analysis: tree, engine, editor, files.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { Bot } from "./bot.mjs";
import { GAMES, seeded, Table } from "./rules.mjs";

const NODES = "[data-tree] [data-node]";
const MOVES = 5; // of the game that is looked at

export const tests = {
  "moves, a variation and a comment stay": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito");
    await page.waitForSelector("[data-tree]");
    const bot = new Bot(page, { seed: 1 });
    await bot.move();
    const { position: second } = await bot.move();
    await count(page, NODES, 3);
    await page.click("[data-step=back]");
    await desk.positionAfter(second);
    const { position } = await bot.move();
    assert.notEqual(position, second, "the bot made the same move again");
    await count(page, NODES, 4);
    await page.fill("[data-comment]", "a better way");
    await page.waitForFunction(() => document.querySelector("[data-tree]").textContent.includes("a better way"));
    await page.reload();
    await page.waitForSelector("[data-tree]");
    await count(page, NODES, 4);
    assert.equal(await desk.position(), position);
    assert.equal(await page.inputValue("[data-comment]"), "a better way");
    await page.click("[data-action=promote]");
    await page.click("[data-step=start]");
    await page.click("[data-step=end]");
    await page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, position);
    await page.click("[data-action=remove]");
    await count(page, NODES, 3);
  },

  "setting up is told in words, also in a variation": async ({ visit }) => {
    for (const [language, mat, other] of [
      ["en-GB", "West edge", "South edge"],
      ["fr-FR", "Bord ouest", "Bord sud"],
    ]) {
      const desk = await visit({ language });
      const { page } = desk;
      const moves = () => page.locator(`${NODES} > .number:last-child`).allTextContents();
      await desk.open(`/analyse/khan?moves=${encodeURIComponent("edge:w K@f2 S@a1")}`);
      await count(page, NODES, 4);
      assert.deepEqual((await moves()).slice(1), [mat, "Kalista f2", "Sbire a1"]);
      await page.click("[data-step=start]");
      await page.click("[data-choice=edge-s]");
      await count(page, NODES, 5);
      assert.ok((await moves()).includes(other), (await moves()).join(" "));
      await desk.close();
    }
  },

  "what was deleted is put back": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito?seed=5");
    const { position } = await branch(desk, "kept");
    await page.click("[data-step=start]");
    await page.click("[data-step=on]");
    await desk.positionAfter(position);
    await page.waitForSelector('[data-node="1"][aria-current]');
    await page.click("[data-action=remove]");
    await count(page, NODES, 1);
    await page.click("[data-action=put-back]");
    await count(page, NODES, 4);
    await page.waitForSelector('[data-node="1"][aria-current]');
    await page.waitForSelector("[data-action=put-back]", { state: "detached" });
    await page.waitForFunction(() => document.querySelector("[data-tree]").textContent.includes("kept"));
  },

  "moves and lines are one stop each for the tab key": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/quindo?moves=${encodeURIComponent((await someMoves("quindo")).join(","))}`);
    await count(page, NODES, MOVES + 1);
    await count(page, `${NODES}[tabindex="0"]`, 1);
    await page.focus(`${NODES}[tabindex="0"]`);
    const focused = (selector) => page.waitForFunction((name) => document.activeElement?.matches(name), selector);
    await page.keyboard.press("ArrowLeft");
    await focused(`[data-node="${MOVES - 1}"]`);
    await page.keyboard.press("Delete");
    await count(page, NODES, MOVES - 1);
    await focused(`[data-node="${MOVES - 2}"]`);
    await page.keyboard.press("u");
    await focused(`[data-node="${MOVES - 1}"]`);
    await page.keyboard.press("c");
    await focused("[data-comment]");
    await page.keyboard.type("cute");
    await page.keyboard.press("Escape");
    await focused(`[data-node="${MOVES - 1}"]`);
    await page.keyboard.press("e");
    await page.waitForSelector('[data-line="1"] button:nth-child(2)');
    // What it has found stays, and does not change any more.
    await page.keyboard.press("e");
    await page.waitForSelector("[data-engine=off]");
    const before = await desk.position();
    await page.focus('[data-line="1"] button');
    await page.keyboard.press("ArrowRight");
    await focused('[data-line="1"] button:nth-child(2)');
    assert.equal(await desk.position(), before);
  },

  "the focus is never lost": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/quindo?moves=${encodeURIComponent((await someMoves("quindo")).join(","))}&at=1`);
    await count(page, NODES, MOVES + 1);
    const press = async (selector, focused, key = "Enter") => {
      await page.focus(selector);
      await page.keyboard.press(key);
      await page.waitForFunction((name) => document.activeElement?.matches(name), focused);
    };
    // Where a button leads no further.
    await press("[data-step=back]", "[data-step=back]");
    await page.waitForSelector("[data-step=back][aria-disabled=true]:focus");
    await press("[data-step=on]", "[data-step=on]");
    await page.waitForSelector('[data-node="1"][aria-current]');
    await press("[data-action=remove]", "[data-action=remove]");
    await page.waitForSelector("[data-action=remove][aria-disabled=true]:focus");
    await press("[data-action=put-back]", '[data-node="1"]');
    // Where the page becomes another.
    const cell = (where) => `${where} [role=gridcell]`;
    await press("[data-action=setup]", cell("[data-editor]"));
    await press("[data-action=leave-editor]", cell(".analyse:not([data-editor])"));
    await press("[data-action=new]", cell(".analyse"));
    await count(page, NODES, 1);
    await page.click("[data-action=files]");
    await press("[data-action=aside]", cell(".analyse"));
    await count(page, NODES, MOVES + 1);
  },

  "the analysis before is found again, after a new one and after a link": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito?seed=5");
    await branch(desk, "mine");
    const again = async () => {
      await page.click("[data-action=files]");
      await page.click("[data-action=aside]");
      await page.waitForFunction(() => document.querySelector("[data-tree]").textContent.includes("mine"));
      await count(page, NODES, 4);
    };
    await page.click("[data-action=new]");
    await count(page, NODES, 1);
    await again();
    await linkWithRecord(page, "mine");
    const moves = await someMoves("hokito", 5);
    await desk.open(`/analyse/hokito?seed=5&moves=${moves.join(",")}`);
    await count(page, NODES, MOVES + 1);
    await again();
  },

  "the engine tells its lines": async ({ visit, note }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/khet");
    await page.click("[data-engine=off]");
    await page.waitForSelector("[data-engine=on]");
    await page.waitForSelector('[data-line="1"] button');
    await page.selectOption("[data-lines]", "3");
    await page.waitForSelector('[data-line="3"] button');
    await page.waitForFunction(() => Number(document.querySelector("[data-depth]")?.dataset.depth) >= 3);
    await page.click("[data-engine=on]");
    await page.waitForSelector("[data-engine=off]");
    note(`depth ${await page.getAttribute("[data-depth]", "data-depth")}`);
    const mv = (await page.textContent('[data-line="1"] button')).trim();
    const before = await desk.position();
    const rules = await Table.open("khet", { position: before });
    rules.play(mv);
    await page.click('[data-line="1"] button');
    assert.equal(await desk.positionAfter(before), rules.state().position);
    await count(page, NODES, 2);
  },

  "a proven win is said as such": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    const { moves, seed } = await wonGame("quindo");
    await desk.open(`/analyse/quindo?seed=${seed}&moves=${encodeURIComponent(moves.join(","))}&at=${moves.length - 1}`);
    await page.click("[data-engine=off]");
    await page.waitForSelector("[data-score=win], [data-score=loss]");
    await page.click("[data-step=on]");
    await page.waitForFunction(() => document.querySelector("[role=status]").textContent !== "");
  },

  "the bar has the sides in their own colours, and the score in words": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    for (const game of GAMES) {
      await desk.open(`/analyse/${game}?seed=5`);
      await page.click("[data-engine=off]");
      await page.waitForSelector(".evaluation-score");
      const { name, first, second, onFirst, onSecond } = await page.evaluate(barColours);
      assert.match(name, /: ./, game);
      assert.ok(contrast(first, second) >= 3, `${game}: ${first} beside ${second}`);
      assert.ok(contrast(first, onFirst) >= 4.5 && contrast(second, onSecond) >= 4.5, `${game}: ${onFirst} on ${first}, ${onSecond} on ${second}`);
      // Black begins in Hokito, and Red in Khan; elsewhere the brighter side does.
      assert.equal(luminance(first) < luminance(second), game === "hokito" || game === "khan", game);
    }
  },

  "a curve is drawn over the game": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/quindo?moves=${encodeURIComponent((await someMoves("quindo")).join(","))}`);
    await count(page, NODES, MOVES + 1);
    await page.click("[data-action=survey]");
    await page.waitForSelector("[data-action=survey], progress", { state: "detached" });
    await page.waitForSelector("[data-graph]");
    const before = await desk.position();
    await page.focus("[data-graph]");
    await page.keyboard.press("Home");
    await desk.positionAfter(before);
    await page.waitForSelector('[data-node="0"][aria-current]');
  },

  "board, lines, moves and curve are seen at once": async ({ visit, note }) => {
    const desk = await visit({ language: "fr-FR" });
    const { page } = desk;
    for (const game of GAMES) {
      await desk.open(`/analyse/${game}?seed=5&moves=${encodeURIComponent((await someMoves(game, 5)).join(","))}`);
      await page.click("[data-action=survey]");
      await page.waitForSelector("[data-action=survey], progress", { state: "detached" });
      await page.click("[data-engine=off]");
      for (const [width, height, lines] of [
        [1440, 900, 3],
        [1280, 720, 1],
        [1920, 1080, 5],
      ]) {
        await page.setViewportSize({ width, height });
        await page.selectOption("[data-lines]", String(lines));
        await count(page, ".engine-line", lines);
        const seen = await page.evaluate(placesOf, [".board", ".engine", ".tree-box", ".remarks", ".graph", ".analyse-actions"]);
        const where = `${game} at ${width}×${height}`;
        for (const [name, { top, bottom }] of Object.entries(seen)) assert.ok(top >= 0 && bottom <= height, `${where}: ${name} from ${top} to ${bottom}`);
        assert.ok(seen[".graph"].bottom <= seen[".analyse-actions"].top, `${where}: the curve is covered`);
        const moves = seen[".tree-box"].bottom - seen[".tree-box"].top;
        assert.ok(moves >= 100, `${where}: ${moves} px of moves`);
        if (game === "khet") note(`${width}×${height}: ${Math.round(moves)} px of moves`);
      }
    }
  },

  "threats are drawn": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/khet?moves=${encodeURIComponent((await someMoves("khet")).join(","))}`);
    await page.click("[data-action=threats]");
    await page.waitForSelector("[data-threats]", { state: "attached" });
    await page.click("[data-action=threats]");
    await page.waitForSelector("[data-threats]", { state: "detached" });
  },

  "the editor says what is wrong and loses nothing": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/khet");
    const bot = new Bot(page, { seed: 1 });
    await bot.move();
    const { position } = await bot.move();
    await page.click("[data-action=setup]");
    await page.waitForSelector("[data-editor] [data-valid]");
    assert.equal(await page.inputValue("[data-position-text]"), position);
    // Bad in a hundred ways: what was typed stays, and the rules' own words stand beside it.
    const variant = "classic";
    for (const bad of ["nonsense", `${position} ${position}`, position.replace("/", ""), "🜂 ".repeat(40), "", "<b>x</b>", position.replace(/k/i, "1")]) {
      await page.fill("[data-position-text]", bad);
      const reason = await refused("khet", { variant, position: bad.trim() });
      if (reason === null) continue;
      await page.waitForFunction((wanted) => document.querySelector("[data-editor] [data-error]")?.textContent.includes(wanted), reason);
      assert.equal(await page.inputValue("[data-position-text]"), bad);
      assert.equal(await page.isDisabled("[data-action=analyse-here]"), true);
    }
    await page.click("[data-action=leave-editor]");
    await page.waitForSelector("[data-tree]");
    await count(page, NODES, 3);
    assert.equal(await desk.position(), position);
  },

  "a position is laid in the editor": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito");
    const before = await desk.position();
    await page.click("[data-action=setup]");
    await page.waitForSelector("[data-editor] [data-valid]");
    await page.click("[data-tool=remove]");
    await page.click('[data-editor] [data-cell="c3"]');
    const changed = await desk.positionAfter(before);
    assert.equal(await page.inputValue("[data-position-text]"), changed);
    await page.click("[data-action=start-position]");
    await desk.positionAfter(changed);
    await page.click("[data-tool=remove]");
    await page.click('[data-editor] [data-cell="c3"]');
    await page.waitForSelector("[data-editor] [data-valid]");
    const laid = await page.inputValue("[data-position-text]");
    await page.click("[data-action=analyse-here]");
    await page.waitForSelector("[data-tree]");
    assert.equal(await desk.position(), laid);
    await new Bot(page, { seed: 1 }).move();
  },

  "a game goes out as a record and comes in again": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/khan?seed=5&moves=${encodeURIComponent((await someMoves("khan", 5)).join(","))}`);
    await count(page, NODES, MOVES + 1);
    await page.fill("[data-comment]", "kept; with {braces} and\nlines");
    const position = await desk.position();
    await page.click("[data-action=files]");
    const record = await page.inputValue("[data-record]");
    (await Table.load(record)).free();

    const other = await visit();
    await other.open("/analyse/quindo");
    await other.page.click("[data-action=files]");
    await other.page.fill("[data-import]", '[Game "khan"]\n1. nonsense');
    await other.page.click("[data-action=open]");
    await other.page.waitForSelector("dialog [data-error]");
    assert.match(await other.page.inputValue("[data-import]"), /nonsense/);
    await other.page.fill("[data-import]", record);
    await other.page.click("[data-action=open]");
    await other.page.waitForURL(/\/analyse\/khan/);
    await other.page.waitForSelector("[data-tree]");
    await count(other.page, NODES, MOVES + 1);
    await other.page.click("[data-step=end]");
    await other.page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, position);
    await other.page.waitForFunction((wanted) => document.querySelector("[data-comment]").value === wanted, "kept; with {braces} and lines");
  },

  "an address shares what is on the board": async ({ visit }) => {
    const desk = await visit();
    await desk.open("/analyse/khitan?variant=sprint");
    const bot = new Bot(desk.page, { seed: 1 });
    await bot.move();
    const { position } = await bot.move();
    await desk.page.waitForURL(({ searchParams }) => searchParams.get("moves")?.split(",").length === 2);
    const other = await visit();
    await other.open(new URL(desk.page.url()).pathname + new URL(desk.page.url()).search);
    await count(other.page, NODES, 3);
    assert.equal(await other.position(), position);
  },

  "a link carries variations, comments and marks": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito?seed=5");
    const { position } = await branch(desk, "là, {mieux} ?");
    await page.selectOption(".remarks select", "!?");
    await page.click("[data-action=files]");
    await page.waitForSelector("[data-carries=all]");
    const other = await visit();
    await other.open(await linkWithRecord(page, "là, {mieux} ?", "!?"));
    await count(other.page, NODES, 4);
    assert.equal(await other.position(), position);
    assert.equal(await other.page.inputValue("[data-comment]"), "là, {mieux} ?");
    assert.equal(await other.page.inputValue(".remarks select"), "!?");
  },

  "a link whose record is bad says so and shows its line": async ({ visit }) => {
    const desk = await visit();
    await desk.open("/analyse/hokito?seed=5");
    const { position } = await branch(desk, "kept");
    const link = await linkWithRecord(desk.page, "kept");
    const { searchParams } = new URL(link, "http://page");
    const packed = (text) => deflateRawSync(text).toString("base64url");
    const bad = {
      "cut short": searchParams.get("record").slice(0, -20),
      "no letters": "%%%\u0000é",
      "no record": packed("nothing at all"),
      "a refused move": packed('[Game "hokito"]\n[Seed "5"]\n\n1. a1a9'),
      "another game": packed('[Game "khet"]\n\n'),
      "too much": packed(Buffer.alloc(5_000_000, " ")),
    };
    for (const [language, lead] of [
      ["en-GB", "Only the line in this link could be read"],
      ["fr-FR", "De ce lien, seule la ligne a pu être lue"],
    ]) {
      for (const [name, record] of Object.entries(bad)) {
        const other = await visit({ language });
        searchParams.set("record", record);
        await other.open(`/analyse/hokito?${searchParams}`);
        await other.page.waitForSelector(".notice");
        assert.match(await other.page.textContent(".notice"), new RegExp(`^${lead}.*: .`), name);
        await count(other.page, NODES, 3);
        assert.equal(await other.position(), position, name);
        await other.close();
      }
    }
  },

  "a reload that overtakes the writing of the address loses nothing": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    // A browser that is about to reload may not have heard of an address that was written just
    // now: it asks for the one before, and the page was left at the new one.
    await page.addInitScript(() => addEventListener("pagehide", (event) => event.stopImmediatePropagation()));
    await desk.open("/analyse/hokito?seed=5");
    const before = page.url();
    await page.fill("[data-comment]", "a remark");
    await page.waitForURL(/record=/);
    await page.evaluate((address) => history.replaceState(null, "", address), before);
    await page.reload();
    await page.waitForFunction(() => document.querySelector("[data-comment]")?.value === "a remark");
    await page.waitForURL(/record=/);
    // A link shows what it says, whatever was looked at before.
    await desk.open("/analyse/hokito?seed=5");
    assert.equal(await page.inputValue("[data-comment]"), "");
  },

  "whoever leaves in the middle of a word finds the word again": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito?seed=5");
    await page.evaluate(() => {
      const comment = document.querySelector("[data-comment]");
      comment.value = "half a wo";
      comment.dispatchEvent(new InputEvent("input", { bubbles: true }));
      document.querySelector("header a[href='/']").click();
    });
    await page.waitForURL(({ pathname }) => pathname === "/");
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("[data-comment]")?.value === "half a wo");
  },

  "a link that has no room for everything says so": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/hokito?seed=5");
    const random = seeded(1);
    const long = () => Array.from({ length: 3900 }, () => String.fromCharCode(97 + random(26))).join("");
    await branch(desk, long());
    await page.click("[data-step=back]");
    await page.waitForFunction(() => document.querySelector("[data-comment]").value === "");
    await page.fill("[data-comment]", long());
    await page.click("[data-action=files]");
    await page.waitForSelector("[data-carries=line]");
    const said = await page.textContent("[data-carries]");
    assert.match(said, /only the current line/);
    assert.match(said, /record contains everything/);
    await page.keyboard.press("Escape");
    await page.reload();
    await count(page, NODES, 4);
  },

  "a diagram is saved as SVG and PNG": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/khitan");
    await page.click("[data-action=files]");
    const saved = (action) => download(page, action);
    assert.match((await saved("svg")).toString("utf8").slice(0, 200), /<svg/);
    const png = await saved("png");
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    assert.ok(png.length > 5000, `a picture of ${png.length} bytes`);
  },

  "a diagram shows the threats that are on screen": async ({ visit }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open(`/analyse/khet?moves=${encodeURIComponent((await someMoves("khet")).join(","))}`);
    const strokes = async () => {
      await page.click("[data-action=files]");
      const drawn = (await download(page, "svg")).toString("utf8").match(/stroke="rgb\((31, 114, 214|221, 51, 36)\)"/g) ?? [];
      const picture = await download(page, "png");
      await page.keyboard.press("Escape");
      return { drawn: drawn.length, picture };
    };
    const plain = await strokes();
    assert.equal(plain.drawn, 0);
    await page.click("[data-action=threats]");
    await page.waitForSelector("[data-threats]", { state: "attached" });
    const told = await page.locator("[data-threats] .threat").count();
    const over = await strokes();
    assert.ok(told > 0 && over.drawn >= told, `${over.drawn} lines of ${told} threats`);
    assert.notDeepEqual(over.picture, plain.picture);
  },

  "a game that was played is looked at again": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khan?seed=5");
    const bot = new Bot(table.page, { seed: 1 });
    for (let moves = 0; moves < 3; moves += 1) await bot.move();
    const position = await table.position();
    await table.page.click("[data-action=resign]");
    await table.page.click("[data-answer=yes]");
    await table.page.waitForSelector("[data-action=analyse][href*=record]");
    const outcome = await table.outcome();
    await table.page.click("[data-action=analyse]");
    await table.page.waitForSelector("[data-tree]");
    await count(table.page, NODES, 4);
    assert.equal(await table.position(), position);
    // How it ended is told where it ended, and one can look on from there.
    assert.equal(await table.outcome(), outcome);
    assert.match(outcome, /resigned/);
    await table.page.click("[data-step=back]");
    await table.page.waitForFunction(() => document.querySelector("[role=status]").textContent === "");
    await table.page.click("[data-step=on]");
    await table.page.waitForFunction((wanted) => document.querySelector("[role=status]").textContent === wanted, outcome);
    await bot.move();
    await count(table.page, NODES, 5);
  },
};

/** Relative luminance and contrast as the Web Content Accessibility Guidelines count them. */
function luminance(colour) {
  const [red, green, blue] = colour.match(/\d+/g).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** What the bar says, its two parts, and what is written on them. Runs in the page. */
function barColours() {
  const score = document.querySelector(".evaluation-score");
  const colour = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
  const written = (side) => {
    score.className = `evaluation-score of-${side}`;
    return colour(".evaluation-score", "color");
  };
  return {
    name: document.querySelector("[data-evaluation]").getAttribute("aria-label"),
    first: colour(".evaluation-first", "backgroundColor"),
    second: colour(".evaluation", "backgroundColor"),
    onFirst: written("first"),
    onSecond: written("second"),
  };
}

/** From where to where things reach on the screen. Runs in the page. */
function placesOf(selectors) {
  return Object.fromEntries(
    selectors.map((selector) => {
      const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
      return [selector, { top, bottom }];
    }),
  );
}

/** Two moves, and another instead of the second, with a comment. */
async function branch(desk, comment) {
  const { page } = desk;
  const bot = new Bot(page, { seed: 1 });
  await bot.move();
  const { position } = await bot.move();
  await page.click("[data-step=back]");
  await desk.positionAfter(position);
  const seen = await bot.move();
  await count(page, NODES, 4);
  await page.fill("[data-comment]", comment);
  return seen;
}

/** The address of a page, once there is a record in it that holds those words. */
async function linkWithRecord(page, ...words) {
  await page.waitForURL(({ searchParams }) => {
    const packed = searchParams.get("record");
    const record = packed && inflateRawSync(Buffer.from(packed, "base64url")).toString("utf8");
    return record && words.every((word) => record.includes(word));
  });
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** The file that a button hands out. */
async function download(page, action) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(`[data-action=${action}]`)]);
  return readFile(await file.path());
}

/** Waits until there are so many. */
async function count(page, selector, wanted) {
  await page
    .waitForFunction(([name, number]) => document.querySelectorAll(name).length === number, [selector, wanted])
    .catch(async () => {
      assert.equal(await page.locator(selector).count(), wanted, selector);
    });
}

async function someMoves(game, seed = 0) {
  const random = seeded(3);
  const table = await Table.open(game, { seed });
  const moves = [];
  while (moves.length < MOVES) {
    const { legal } = table.state();
    moves.push(legal[random(legal.length)].text);
    table.play(moves.at(-1));
  }
  table.free();
  return moves;
}

/** A game whose last move wins. */
async function wonGame(game) {
  for (let seed = 1; ; seed += 1) {
    const random = seeded(seed);
    const table = await Table.open(game, { seed });
    const moves = [];
    for (;;) {
      const { legal, end, turn } = table.state();
      if (end) break;
      moves.push(legal[random(legal.length)].text);
      table.play(moves.at(-1));
      if (table.state().end?.winner === turn) return { moves, seed };
    }
    table.free();
  }
}

/** Why the rules refuse a set-up; null where they accept it. */
async function refused(game, setup) {
  try {
    (await Table.open(game, setup)).free();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
