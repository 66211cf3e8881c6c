// A phone in the hand: cells and buttons large enough for a thumb, touch, boards that stand upright.

import assert from "node:assert/strict";
import { Bot, take } from "./bot.mjs";
import { order, TABLES, thereAndBack } from "./games.mjs";
import { GAMES, rules, Table } from "./rules.mjs";

const THUMB = 44; // pixels
const PHONE = { touch: true, width: 360, height: 740 };
const UPRIGHT = [
  { width: 360, height: 640, language: "fr-FR" },
  { width: 390, height: 844, language: "en-GB" },
];
const SMALL = { touch: true, width: 320, height: 640 };

/** Cells on a screen of 320, where eight squares or nine hexagons cannot be 44 pixels wide. */
const LEAST_ON_SMALL = { khet: 39, khitan: 39 };

export const tests = {
  "cells are large enough for a thumb": async ({ visit, note }) => {
    for (const [screen, least] of [
      [PHONE, {}],
      [SMALL, LEAST_ON_SMALL],
    ]) {
      const sizes = [];
      for (const game of GAMES) {
        const phone = await visit(screen);
        for (const path of [`/play/${game}?seed=5`, `/analyse/${game}`]) {
          await phone.open(path);
          const { width, height } = await phone.page.locator("[data-cell]").first().boundingBox();
          const size = Math.min(width, height);
          const wanted = least[game] ?? THUMB;
          assert.ok(size >= wanted - 0.05, `${path} on ${screen.width} px: cells of ${size.toFixed(1)} px, not ${wanted}`);
          if (path.startsWith("/play")) sizes.push(`${game} ${size.toFixed(1)}`);
        }
      }
      note(`${screen.width} px: ${sizes.join(", ")}`);
    }
  },

  "a lesson fits the screen, with cells for a thumb": async ({ visit, note }) => {
    const bad = [];
    // A short phone gives a little of the cells of its largest board to the words.
    for (const [height, least] of [
      [740, THUMB],
      [640, 41],
    ]) {
      const sizes = [];
      for (const game of GAMES) {
        const { lessonOf } = await rules();
        const { tasks } = await lessonOf(game);
        const phone = await visit({ ...PHONE, height });
        await phone.open(`/learn/${game}`);
        const cells = [];
        for (const { name } of tasks) {
          await phone.page.waitForSelector(`[data-task="${name}"]`, { state: "attached" });
          const { width } = await phone.page.locator("[data-cell]").first().boundingBox();
          const buttons = await phone.page.locator(".lesson-buttons").boundingBox();
          if (width < least - 0.05) bad.push(`${game}, ${name}: cells of ${width.toFixed(1)} px`);
          if (buttons.y + buttons.height > height + 0.5) bad.push(`${game}, ${name}: the buttons end at ${buttons.y + buttons.height} of ${height}`);
          cells.push(width);
          await phone.page.tap("[data-lesson-next]");
        }
        sizes.push(`${game} ${Math.min(...cells).toFixed(1)}`);
      }
      note(`360×${height}: ${sizes.join(", ")}`);
    }
    assert.deepEqual(bad, []);
  },

  "boards in the rules have cells for a thumb": async ({ visit }) => {
    const phone = await visit(PHONE);
    for (const game of GAMES) {
      await phone.open(`/learn/${game}?rules`);
      await phone.page.waitForSelector(".illustration [data-cell]");
      const cells = await phone.page.$$eval(".illustration", (boards) =>
        boards.map((board) => board.querySelector("[data-cell]").getBoundingClientRect().width),
      );
      assert.ok(Math.min(...cells) >= THUMB - 0.05, `${game}: ${cells.join(", ")}`);
    }
  },

  "buttons are large enough for a thumb, and in reach": async ({ visit }) => {
    const small = [];
    for (const screen of [PHONE, SMALL]) {
      for (const game of GAMES) {
        const phone = await visit(screen);
        await phone.open(`/play/${game}?seed=5`);
        const bot = new Bot(phone.page, { seed: 2, hand: tap });
        // With a piece in the hand there are choices beside the board as well.
        const { options } = await bot.look();
        const cell = options.find(({ kind }) => kind === "cell");
        if (cell) {
          await tap(phone.page, cell);
          await phone.page.waitForSelector("[aria-selected=true]");
        }
        for (const { name, width, height, bottom, dock } of await phone.page.evaluate(buttons)) {
          if (width < THUMB - 0.5 || height < THUMB - 0.5) small.push(`${game} on ${screen.width} px: ${name} is ${width}×${height}`);
          if (dock && bottom > screen.height + 0.5) small.push(`${game} on ${screen.width} px: ${name} is below the screen`);
        }
      }
    }
    assert.deepEqual(small, []);
  },

  "on short screens nothing is covered, and what a move needs is in sight": async ({ visit }) => {
    const bad = [];
    for (const language of ["en-GB", "fr-FR"]) {
      for (const [width, height] of [
        [320, 568],
        [320, 480],
        [360, 640],
        [568, 320],
        [640, 360],
      ]) {
        const phone = await visit({ touch: true, width, height, language });
        for (const game of GAMES) {
          await phone.open(`/play/${game}?seed=5&level=1`);
          const { options } = await new Bot(phone.page).look();
          const cell = options.find(({ kind }) => kind === "cell");
          if (cell) {
            await tap(phone.page, cell);
            await phone.page.waitForSelector("[aria-selected=true]");
          }
          // Four inches are too short for a board and all that belongs to it.
          const least = height === 480 ? [] : [".status-turn, .choice-group", ".choices button"];
          for (const problem of await phone.page.evaluate(hidden, least)) bad.push(`${game} on ${width}×${height}, ${language}: ${problem}`);
        }
      }
    }
    assert.deepEqual(bad, []);
  },

  ...Object.fromEntries(GAMES.map((game) => [`a whole game of ${game} by tapping, every button on the screen`, (means) => wholeGame(game, means)])),

  "with clocks and a draw to claim nothing is cut off or written over": async ({ visit }) => {
    for (const screen of [{ width: 320, height: 568 }, ...UPRIGHT]) {
      const phone = await visit({ touch: true, language: "fr-FR", ...screen });
      const { page } = phone;
      await phone.open("/play/khet?seed=5");
      await order(phone, "person", { "minutes-0": "600" });
      const check = await Table.open("khet", { position: await phone.position() });
      const moves = thereAndBack(check);
      for (const mv of [...moves, ...moves]) {
        const before = await phone.position();
        for (const step of check.state().legal.find(({ text }) => text === mv).steps) await take(page, step);
        check.play(mv);
        await phone.positionAfter(before);
      }
      check.free();
      await page.waitForSelector("[data-action=claim]");
      assert.deepEqual([...(await page.evaluate(beyond, screen)), ...(await page.evaluate(crowded))], [], `${screen.width}×${screen.height}`);
    }
  },

  "nothing in the head of a page covers anything else": async ({ visit }) => {
    const { en, fr } = await rules();
    for (const [language, { app }] of [
      ["en-GB", en],
      ["fr-FR", fr],
    ]) {
      for (const width of [320, 360, 390, 430, 600]) {
        const phone = await visit({ touch: true, width, height: 740, language });
        for (const path of ["/", "/play/quindo"]) {
          await phone.open(path);
          await phone.page.waitForSelector(`.me:not([data-unknown]) >> text=${app.guest}`, { state: "attached" });
          const bad = await phone.page.evaluate(() => {
            const boxes = [...document.querySelectorAll(".header :is(a, button):not(.skip)")]
              .map((element) => ({ name: element.textContent || element.ariaLabel, ...content(element) }))
              .filter(({ right, left }) => right > left);
            /** Where something is written or drawn, without the room around it for a thumb. */
            function content(element) {
              const parts = [...element.querySelectorAll("*"), element].filter(
                (part) => part instanceof SVGSVGElement || [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()),
              );
              const seen = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
              return { left: Math.min(...seen.map(({ left }) => left)), right: Math.max(...seen.map(({ right }) => right)) };
            }
            boxes.sort((one, two) => one.left - two.left);
            return boxes.flatMap((box, index) => (index > 0 && box.left < boxes[index - 1].right - 0.5 ? [`${boxes[index - 1].name} and ${box.name}`] : []));
          });
          assert.deepEqual(bad, [], `${path} in ${language} on ${width} pixels`);
        }
        await phone.close();
      }
    }
  },

  "a piece is dragged by a finger, on a board turned either way": async ({ visit }) => {
    for (const flips of [0, 1]) {
      const phone = await visit({ ...PHONE, motion: true });
      await phone.open("/play/khet?seed=5");
      if (flips) {
        await phone.page.tap("[data-action=flip]");
        await phone.page.waitForSelector("[data-flipped]");
      }
      const rules = await Table.open("khet", { seed: 5 });
      const { legal, position } = rules.state();
      const move = legal.find(({ steps }) => steps.length === 2 && steps[1].type === "cell");
      await drag(phone, `[data-cell="${move.steps[0].cell}"]`, `[data-cell="${move.steps[1].cell}"]`);
      rules.play(move.text);
      assert.equal(await phone.positionAfter(position), rules.state().position);
    }
  },

  "a piece from beside the board is carried to its cell": async ({ visit }) => {
    const tables = [
      ["khan", { position: null, seed: 5 }, ["edge:s"]],
      ["khitan", { variant: "expert", position: "jj1j1/1jjjje/5c1/j7/9/8/1H5/A1A1JA/1JJAA b 4/3 1 0" }, []],
    ];
    for (const touch of [true, false]) {
      for (const [game, setup, moves] of tables) {
        const table = await visit(touch ? PHONE : {});
        const rules = await Table.open(game, setup);
        const query = new URLSearchParams(Object.entries({ seed: 5, ...setup }).filter(([, value]) => value !== null));
        await table.open(`/play/${game}?${query}`);
        for (const mv of moves) {
          const before = await table.position();
          for (const step of rules.state().legal.find(({ text }) => text === mv).steps) await take(table.page, step);
          rules.play(mv);
          await table.positionAfter(before);
        }
        const { legal, position } = rules.state();
        const move = legal.find(({ steps }) => steps[0].type === "enter");
        const [enter, cell, ...more] = move.steps;
        await (touch ? drag : pull)(table, `[data-enter="${enter.kind}"]`, `[data-cell="${cell.cell}"]`);
        for (const step of more) {
          await table.page.waitForSelector("[data-face]");
          await take(table.page, step);
        }
        rules.play(move.text);
        assert.equal(await table.positionAfter(position), rules.state().position);
        assert.equal(await table.page.locator(".carried").count(), 0);
      }
    }
  },

  "a board that stands upright goes by what is seen": async ({ visit }) => {
    for (const [game, turn, cell] of [
      ["khet", "90", "e4"],
      ["khitan", "30", "e5"],
    ]) {
      const phone = await visit(PHONE);
      await phone.open(`/play/${game}?seed=5`);
      const board = phone.page.locator("[data-turned]");
      assert.equal(await board.getAttribute("data-turned"), turn);
      const { width, height } = await board.boundingBox();
      assert.ok(height > width, `${game} is ${width}×${height}`);
      // The first player's pieces lie lower than the second's.
      const [first, second] = await phone.page.evaluate(middles, await ownersOf(game));
      assert.ok(first > second, `${game}: ${first} is not below ${second}`);
      for (const flip of [false, true]) {
        if (flip) {
          await phone.page.tap("[data-action=flip]");
          await phone.page.waitForSelector("[data-flipped]");
        }
        for (const [key, across, down] of [
          ["ArrowUp", 0, -1],
          ["ArrowDown", 0, 1],
          ["ArrowLeft", -1, 0],
          ["ArrowRight", 1, 0],
        ]) {
          await phone.page.focus(`[data-cell="${cell}"]`);
          const before = await centre(phone.page.locator(":focus"));
          await phone.page.keyboard.press(key);
          const after = await centre(phone.page.locator(":focus"));
          const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
          assert.ok(across === 0 ? Math.abs(dx) < 1 : dx * across > 20, `${game}, ${key}: ${dx} to the right`);
          assert.ok(down === 0 ? Math.abs(dy) < 30 : dy * down > 20, `${game}, ${key}: ${dy} down`);
        }
      }
      // Rows are those of the squares' names, which readers say, however the board lies.
      const rows = await phone.page.evaluate(() =>
        [...document.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll("[data-cell]")].map((one) => one.dataset.cell)),
      );
      assert.equal(rows.length, game === "khet" ? 8 : 9);
      for (const row of rows) assert.equal(new Set(row.map((name) => (game === "khet" ? name.slice(1) : name[0]))).size, 1, row.join(" "));
    }
  },

  "a board on a wide screen lies as it does on a table": async ({ visit }) => {
    const desk = await visit();
    for (const game of GAMES) {
      await desk.open(`/play/${game}?seed=5`);
      assert.equal(await desk.page.getAttribute("[data-turned]", "data-turned"), "0");
    }
  },
};

/** Played on two sizes of phone; before every tap and at the end everything that can be pressed is there. */
async function wholeGame(game, { visit, note }) {
  for (const screen of UPRIGHT) {
    const phone = await visit({ touch: true, ...screen });
    const { page } = phone;
    await phone.open(TABLES[game].address);
    const look = async (when) => assert.deepEqual(await page.evaluate(beyond, screen), [], `${game} on ${screen.width}×${screen.height}, ${when}`);
    let taps = 0;
    const hand = async (_, option) => {
      await look(`before tap ${++taps}`);
      await tap(page, option);
    };
    // A board that stands upright has its cells in another order, so that the same seed is another game.
    const seed = game === "khet" ? 10 : TABLES[game].seed;
    const { moves, outcome } = await new Bot(page, { seed, hand }).play();
    await page.waitForSelector("[data-action=rematch]");
    await look("at the end");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const covered = await page.evaluate(
      () => document.querySelector(".moves").getBoundingClientRect().bottom - document.querySelector(".actions").getBoundingClientRect().top,
    );
    assert.ok(covered <= 0.5, `${game} on ${screen.width}×${screen.height}: the list of moves reaches ${covered} px under the buttons`);
    note(`${screen.width}×${screen.height}: ${moves} moves: ${outcome}`);
  }
}

/** As a finger presses: at the middle of what is meant. */
async function tap(page, { selector }) {
  await page.locator(selector).first().tap();
}

async function centre(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** A finger from one element to another. */
export async function drag({ page, context }, from, to) {
  const touch = await context.newCDPSession(page);
  const [x0, y0] = await centre(page.locator(from));
  const [x1, y1] = await centre(page.locator(to));
  const at = (share) => [{ x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const share of [0.2, 0.5, 0.8, 1]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The same with a mouse. */
async function pull({ page }, from, to) {
  await page.mouse.move(...(await centre(page.locator(from))));
  await page.mouse.down();
  await page.mouse.move(...(await centre(page.locator(to))), { steps: 6 });
  await page.mouse.up();
}

/** The cells on which each side's pieces stand at the start. */
async function ownersOf(game) {
  const rules = await Table.open(game, { seed: 5 });
  const { cells } = rules.state().view;
  rules.free();
  return ["first", "second"].map((side) => cells.filter(({ piece }) => piece?.owner === side).map(({ name }) => name));
}

// The rest runs in the page.

/** How far down each side's pieces lie in the middle. */
function middles(sides) {
  return sides.map((cells) => cells.reduce((sum, name) => sum + document.querySelector(`[data-cell="${name}"]`).getBoundingClientRect().top, 0) / cells.length);
}

/** What of the buttons is not on the screen as a whole, the list of moves apart, which scrolls by itself
 *  and shows the move on the board. */
function beyond({ width, height }) {
  const problems = [];
  const named = (element) => element.getAttribute("aria-label") ?? element.textContent;
  const place = (element) => element.getBoundingClientRect();
  if (innerWidth !== width || document.documentElement.scrollWidth > width)
    problems.push(`the page is ${Math.max(innerWidth, document.documentElement.scrollWidth)} px wide`);
  if (scrollX !== 0 || scrollY !== 0) problems.push(`the page is scrolled to ${scrollX}, ${scrollY}`);
  for (const element of document.querySelectorAll("button, a")) {
    if (!element.checkVisibility() || element.closest(".skip, .moves")) continue;
    const { left, top, right, bottom } = place(element);
    if (left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5)
      problems.push(`${named(element)} lies at ${[left, top, right, bottom].map(Math.round)}`);
  }
  const list = document.querySelector(".moves ol");
  const current = list.querySelector("[aria-current]");
  if (current?.checkVisibility()) {
    const [outer, inner] = [place(list), place(current)];
    if (outer.left < 0 || outer.right > width || inner.left < outer.left - 1.5 || inner.right > outer.right + 1.5)
      problems.push(`the move ${named(current)} lies at ${[inner.left, inner.right].map(Math.round)} in ${[outer.left, outer.right].map(Math.round)}`);
  }
  return problems;
}

/** Clocks that are cut off, and words of buttons that touch. */
function crowded() {
  const place = (element) => element.getBoundingClientRect();
  const cut = [...document.querySelectorAll(".clock")]
    .filter((clock) => place(clock).right > place(clock.closest(".player")).right + 0.5)
    .map((clock) => `the clock ${clock.textContent} is cut off`);
  const words = [...document.querySelectorAll(".actions .brief")].filter((word) => word.checkVisibility());
  const touching = words
    .slice(1)
    .filter((word, index) => place(words[index]).right > place(word).left && place(words[index]).bottom > place(word).top)
    .map((word) => `${word.textContent} is written over`);
  return [...cut, ...touching];
}

/** Everything that can be pressed beside the board; `dock`: what belongs to the move in hand. */
function buttons() {
  return [...document.querySelectorAll("header a, header button, .table-side button, .table-side a")]
    .filter((element) => element.checkVisibility() && !element.classList.contains("skip"))
    .map((element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return { name, width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10, bottom, dock: element.closest(".choices, .actions") !== null };
    });
}

/** What lies under something else, and what of `least` is not on the screen as a whole. */
function hidden(least) {
  const problems = [];
  const named = (element) => `${element.className} “${element.textContent.slice(0, 20)}”`;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  scrollTo(0, 0);
  for (const element of shown(".player, .status-turn, .status-prompt, .shared-counter, .choices button, .actions button")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const share of [0.1, 0.5, 0.9]) {
      const over = document.elementFromPoint(left + width / 2, top + height * share);
      if (over && !element.contains(over) && !over.contains(element)) problems.push(`${named(element)} lies under ${named(over)}`);
    }
  }
  for (const selector of least) {
    for (const element of shown(selector)) {
      if (element.getBoundingClientRect().bottom > innerHeight + 0.5) problems.push(`${named(element)} is below the screen`);
    }
  }
  return problems;
}
