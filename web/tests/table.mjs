// What is around the board: the sheet for a new game, clocks in the address, the tab's title, offers of a draw, names that are
// what one reads, and pages that are enlarged or held across.

import assert from "node:assert/strict";
import { Bot, take } from "./bot.mjs";
import { GAMES, rules, Table } from "./rules.mjs";

const PHONE = { touch: true, width: 360, height: 740 };
const ENLARGED = { width: 320, height: 256 }; // 1280×1024 at 400 %: WCAG 1.4.10
/** Pieces of all kinds on squares of one, two and three lines. */
const CROWDED = "s 1s1s2/s1k1ss/6/4S1/S1S3/1S1KS1 o e3 0/0 1";
const LEAST_OF_A_LINE = 0.5; // in sight beside the piece
const DRAWN_TURNS = 20; // before them the computer hears of no draw

export const tests = {
  "a clock is chosen ready-made, and the address keeps it": async ({ visit }) => {
    for (const screen of [{}, { ...PHONE, language: "fr-FR" }]) {
      const table = await visit(screen);
      const { page } = table;
      const clocks = () => page.locator(".clock").allTextContents();
      await table.open("/play/khet?seed=5");
      assert.deepEqual(await clocks(), []);
      for (const [choice, told] of [
        ["3+2", "3:00"],
        ["10+5", "10:00"],
      ]) {
        const sheet = await newGame(page);
        await sheet.locator(`input[name=clock][value="${choice}"]`).check({ force: true });
        await begin(sheet);
        assert.deepEqual(await clocks(), [told, told]);
        assert.equal(new URL(page.url()).searchParams.get("clock"), choice);
        // Whoever gets the link sits down at the same clock.
        const guest = await visit(screen);
        await guest.open(page.url());
        assert.deepEqual(await guest.page.locator(".clock").allTextContents(), [told, told]);
      }
      // Another game keeps it, too.
      await page.click("[data-action=resign]");
      await page.click("[data-answer=yes]");
      await page.click("[data-action=rematch]");
      await page.waitForSelector("[data-action=resign]");
      assert.equal(new URL(page.url()).searchParams.get("clock"), "10+5");
      const sheet = await newGame(page);
      assert.ok(await sheet.locator("input[name=clock][value='10+5']").isChecked());
      await sheet.locator("input[name=clock][value=none]").check({ force: true });
      await begin(sheet);
      assert.deepEqual(await clocks(), []);
      assert.equal(new URL(page.url()).searchParams.get("clock"), null);
      // By hand: unequal times, a plus sign as people type it; nonsense is no clock.
      for (const [written, told] of [
        ["1.5/0.5+0", ["1:30", "0:30"]],
        ["3%2B2", ["3:00", "3:00"]],
        ["99999+1", []],
        ["x", []],
      ]) {
        await table.open(`/play/khet?seed=5&clock=${written}`);
        assert.deepEqual((await clocks()).sort(), [...told].sort(), written);
      }
    }
  },

  "every set-up has a picture of its start": async ({ visit }) => {
    for (const screen of [{ dark: true }, PHONE]) {
      for (const game of GAMES) {
        const table = await visit(screen);
        await table.open(`/play/${game}?seed=5`);
        const sheet = await newGame(table.page);
        const shown = await sheet
          .locator(".variant")
          .evaluateAll((all) => all.map((one) => ({ name: one.querySelector("input").value, figures: one.querySelectorAll(".variant-board .figure").length })));
        const starts = [];
        for (const { name } of await variantsOf(game)) starts.push({ name, ...(await startOf(game, name)) });
        if (starts.length === 1) {
          assert.deepEqual(shown, []);
          continue;
        }
        // Where all begin alike, as on Khan's empty mat, a picture would say nothing.
        const alike = new Set(starts.map(({ cells }) => cells)).size === 1;
        assert.deepEqual(
          shown,
          starts.map(({ name, pieces }) => ({ name, figures: alike ? 0 : pieces })),
          game,
        );
        const last = starts.at(-1).name;
        await sheet.locator(`input[name=variant][value="${last}"]`).check({ force: true });
        await begin(sheet);
        assert.equal(new URL(table.page.url()).searchParams.get("variant"), last);
      }
    }
  },

  "nobody loses a running game unawares": async ({ visit }) => {
    for (const screen of [{}, { ...PHONE, language: "fr-FR" }]) {
      const table = await visit(screen);
      const { page } = table;
      await table.open("/play/hokito?seed=5");
      let sheet = await newGame(page);
      assert.equal(await sheet.locator(".warning").count(), 0, "there is nothing to lose yet");
      await page.keyboard.press("Escape");
      const { position } = await new Bot(page, { seed: 4 }).move();
      sheet = await newGame(page);
      await sheet.locator(".warning").waitFor();
      const [warning, submit] = [await sheet.locator(".warning").boundingBox(), await sheet.locator("[type=submit]").boundingBox()];
      assert.ok(
        warning.y >= 0 && Math.max(warning.y + warning.height, submit.y + submit.height) <= page.viewportSize().height,
        "it stands by the button, in sight",
      );
      await page.keyboard.press("Escape");
      assert.equal(await table.position(), position);
      // A link to another table says so before the first move, and leads back.
      await table.open("/play/hokito?seed=6");
      await page.click("[data-other] a");
      await page.waitForFunction((old) => document.querySelector("[data-position]")?.dataset.position === old, position);
      await table.open("/play/hokito?seed=6");
      await page.waitForSelector("[data-other]");
      await new Bot(page, { seed: 4 }).move();
      assert.equal(await page.locator("[data-other]").count(), 0);
    }
  },

  "the tab says whose turn it is": async ({ visit }) => {
    for (const [screen, said] of [
      [{}, "Your turn · "],
      [{ ...PHONE, language: "fr-FR" }, "À vous"],
    ]) {
      const table = await visit(screen);
      const { page } = table;
      await table.open("/play/khet?seed=5&level=1&side=second");
      await page.waitForFunction((words) => document.title.startsWith(words), said);
      const title = () => page.title();
      const seen = page.evaluate(
        () =>
          new Promise((resolve) => {
            const titles = [];
            new MutationObserver(() => titles.push(document.title) > 1 && resolve(titles)).observe(document.querySelector("title"), { childList: true });
          }),
      );
      await new Bot(page, { seed: 2 }).move();
      const [thinking, back] = await seen;
      assert.ok(!thinking.includes(said.trim()), thinking);
      assert.ok(back.startsWith(said), back);
      await page.click("[data-action=resign]");
      await page.click("[data-answer=yes]");
      await page.waitForFunction((words) => !document.title.startsWith(words), said);
      // Two people at one screen need no call, and other pages have their own titles.
      await table.open("/play/khet?seed=5");
      assert.ok(!(await title()).startsWith(said));
      await page.click('nav a[href="/learn/khet"]');
      await page.waitForSelector("[data-lesson]");
      assert.ok(!(await title()).startsWith(said));
    }
  },

  "the computer agrees to no draw in the opening, nor where it stands better": async ({ visit }) => {
    const offer = async (address, screen = {}) => {
      const table = await visit(screen);
      await table.open(address);
      await new Bot(table.page).look();
      await table.page.click("[data-action=offer]");
      await table.page.waitForFunction(() => {
        const notice = document.querySelector(".notice")?.textContent ?? "";
        return document.querySelector("[role=status]").textContent !== "" || /declin|refus/.test(notice);
      });
      return { table, outcome: await table.outcome(), notice: await table.page.textContent(".notices") };
    };
    const { en, fr } = await rules();
    for (const game of GAMES) {
      const { outcome, notice } = await offer(`/play/${game}?seed=5&level=1&side=first`);
      assert.deepEqual([outcome, notice], ["", en.play.declinedEarly], game);
    }
    // On a phone there is little room for the answer.
    const { table: small, notice: told } = await offer("/play/khet?seed=5&level=1&side=first", { ...PHONE, language: "fr-FR" });
    assert.equal(told, fr.play.declinedEarly);
    const { y, height } = await small.page.locator(".notice").boundingBox();
    assert.ok(y >= 0 && y + height <= PHONE.height, `the answer stands at ${y}`);
    // Quindo: two pawns against one, and one against two; and one each, which nobody can win.
    const quindo = (position) => `/play/quindo?level=1&side=first&position=${encodeURIComponent(position)}`;
    const behind = await offer(quindo("7/1B3B1/1B3B1/7/7/3W3/7 w - 0"));
    assert.equal(behind.outcome, "");
    assert.notEqual(behind.notice, en.play.declinedEarly);
    const ahead = await offer(quindo("7/3B3/7/7/1W3W1/1W3W1/7 w - 0"));
    assert.match(ahead.outcome, /^Draw/);
    // It is a matter of turns, not of moves: setting up is the opening, however many pieces there are.
    const table = await visit();
    await table.open("/play/khan?seed=5&level=1&side=first");
    const bot = new Bot(table.page, { seed: 3 });
    for (let count = 0; count < 9; count += 1) await bot.move();
    await bot.look();
    assert.ok((await table.page.locator(".moves [data-ply]").count()) > 14);
    assert.ok((await table.page.locator(".round").count()) < DRAWN_TURNS / 2);
    await table.page.click("[data-action=offer]");
    await table.page.waitForFunction((words) => document.querySelector(".notices").textContent === words, en.play.declinedEarly);
  },

  "a button is called what is written on it": async ({ visit }) => {
    const wrong = [];
    for (const screen of [{}, { language: "fr-FR" }, { ...PHONE, language: "fr-FR" }]) {
      const desk = await visit(screen);
      for (const path of ["/", "/play", "/play/khan?seed=5", "/play/khet?seed=5&level=1", "/learn/khet", "/analyse/hokito"]) {
        await desk.open(path);
        for (const problem of await desk.page.evaluate(misnamed)) wrong.push(`${path}, ${screen.language}: ${problem}`);
      }
      // With a game to go on with, and one that is over.
      await desk.open("/play/hokito?seed=5");
      await new Bot(desk.page, { seed: 4 }).move();
      await desk.open("/");
      for (const problem of await desk.page.evaluate(misnamed)) wrong.push(`home with a game, ${screen.language}: ${problem}`);
      await desk.open("/play/hokito");
      await desk.page.click("[data-action=resign]");
      await desk.page.click("[data-answer=yes]");
      await desk.page.waitForSelector("[data-action=rematch]");
      for (const problem of await desk.page.evaluate(misnamed)) wrong.push(`the end, ${screen.language}: ${problem}`);
    }
    assert.deepEqual(wrong, []);
  },

  "a page enlarged to 400 % has a board to play on": async ({ visit, note }) => {
    const sizes = [];
    for (const language of ["en-GB", "fr-FR"]) {
      const desk = await visit({ ...ENLARGED, language });
      for (const game of GAMES) {
        for (const path of [`/play/${game}?seed=5`, `/analyse/${game}`, `/learn/${game}`]) {
          await desk.open(path);
          assert.ok((await desk.page.evaluate(() => document.documentElement.scrollWidth)) <= ENLARGED.width, `${path}: one scrolls sideways`);
          const { width, height } = await desk.page.locator("[data-cell]").first().boundingBox();
          assert.ok(Math.min(width, height) >= 24, `${path}: cells of ${Math.round(width)}×${Math.round(height)}`);
          if (path.startsWith("/play") && language === "en-GB") sizes.push(`${game} ${Math.round(width)}`);
        }
        await desk.open(`/play/${game}?seed=5`);
        const bot = new Bot(desk.page, { seed: 4 });
        for (let count = 0; count < 3; count += 1) await bot.move();
        await desk.page.click("[data-action=new]");
        await desk.page.locator("dialog [type=submit]").click();
        await desk.page.waitForSelector("dialog", { state: "detached" });
      }
    }
    note(`cells of ${sizes.join(", ")} px`);
  },

  "held across, the way to a game is in sight, and upright its name": async ({ visit }) => {
    for (const language of ["en-GB", "fr-FR"]) {
      for (const [width, height] of [
        [844, 390],
        [667, 375],
        [568, 320],
      ]) {
        const phone = await visit({ touch: true, width, height, language });
        await phone.open("/");
        const { y, height: high } = await phone.page.locator(".box .button.primary").first().boundingBox();
        assert.ok(y + high <= height, `on ${width}×${height}, ${language}, Play ends at ${y + high}`);
      }
      const { gameWords } = await rules();
      for (const [width, height] of [
        [360, 740],
        [320, 568],
        [667, 375],
      ]) {
        const phone = await visit({ touch: true, width, height, language });
        for (const game of GAMES) {
          await phone.open(`/play/${game}?seed=5`);
          const name = phone.page.locator(".tabs-game");
          assert.equal(await name.textContent(), gameWords(game).title);
          const box = await name.boundingBox();
          assert.ok(box.x >= 0 && box.y >= 0 && box.y + box.height <= 52, `${game} on ${width}: ${JSON.stringify(box)}`);
          const covers = await phone.page.evaluate(() => {
            const { right } = document.querySelector(".tabs-game").getBoundingClientRect();
            return right > document.querySelector(".tabs a").getBoundingClientRect().left + 0.5;
          });
          assert.equal(covers, false, `${game} on ${width}: the name lies over the first tab`);
        }
      }
    }
  },

  "the editor's buttons are in sight on an ordinary screen": async ({ visit }) => {
    for (const language of ["en-GB", "fr-FR"]) {
      for (const game of GAMES) {
        const desk = await visit({ width: 1440, height: 900, language });
        await desk.open(`/analyse/${game}`);
        await desk.page.click("[data-action=setup]");
        await desk.page.waitForSelector("[data-editor]");
        for (const action of ["leave-editor", "clear", "start-position", "flip", "analyse-here", "play-here"]) {
          const button = desk.page.locator(`[data-editor] [data-action=${action}]`);
          const { y, height } = await button.boundingBox();
          assert.ok(y >= 0 && y + height <= 900, `${game}, ${language}: ${action} ends at ${y + height}`);
          const free = await button.evaluate((element) => {
            const { left, top, width, height: high } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + high / 2));
          });
          assert.ok(free, `${game}: ${action} is covered`);
        }
      }
    }
  },

  "the mat of Khan tells its lines in numbers until pieces stand on it": async ({ visit }) => {
    for (const screen of [{}, PHONE]) {
      const table = await visit(screen);
      const { page } = table;
      await table.open("/play/khan?seed=5");
      const numbers = () => page.locator(".khan-numbers text").allTextContents();
      const check = await Table.open("khan", { seed: 5 });
      const lines = () => check.state().view.cells.map(({ terrain }) => String(terrain.count));
      assert.deepEqual(await numbers(), lines());
      const [high] = await page.$$eval(".khan-numbers text", (texts) => texts.map((text) => text.getBoundingClientRect().height));
      assert.ok(high >= 11, `a number is ${high} px high`);
      await take(page, { type: "choice", name: "edge-w" });
      check.play("edge:w");
      await page.waitForSelector("[data-enter]");
      assert.deepEqual(await numbers(), lines());
      check.free();
      await new Bot(page, { seed: 4 }).move();
      assert.deepEqual(await numbers(), []);
      // And in the rules, whose text speaks of them.
      await table.open("/learn/khan?rules");
      await page.waitForSelector(".illustration .khan-numbers text", { state: "attached" });
    }
  },

  "the lines of a square of Khan are read around whatever stands there": async ({ visit, note }) => {
    for (const screen of [{}, { ...PHONE, dark: true }]) {
      const table = await visit(screen);
      await table.open(`/play/khan?${new URLSearchParams({ position: CROWDED })}`);
      const check = await Table.open("khan", { position: CROWDED });
      const { cells } = check.state().view;
      check.free();
      const pieces = cells.map(({ piece }) => piece).filter(Boolean);
      const stood = cells.filter(({ piece }) => piece).map(({ name, terrain }) => ({ cell: name, lines: terrain.count }));
      assert.deepEqual(new Set(stood.map(({ lines }) => lines)), new Set([1, 2, 3]), "every number of lines has a piece on it");
      assert.equal(new Set(pieces.map(({ kind, owner }) => `${kind} ${owner}`)).size, 4, "there is a piece of every kind");
      const seen = await table.page.evaluate(linesInSight);
      assert.deepEqual(
        stood.map(({ cell }) => ({ cell, lines: seen[cell].length })),
        stood,
      );
      // What is left of the innermost frame is still most of it.
      const parts = stood.flatMap(({ cell }) => seen[cell].map((part) => ({ cell, part })));
      for (const { cell, part } of parts) assert.ok(part >= LEAST_OF_A_LINE, `on ${cell} ${Math.round(100 * part)} % of a line is in sight`);
      note(`at least ${Math.round(100 * Math.min(...parts.map(({ part }) => part)))} %`);
    }
  },

  "every level has a word and a rating": async ({ visit }) => {
    const parts = await rules();
    for (const [screen, language] of [
      [{}, "en"],
      [{ ...PHONE, language: "fr-FR" }, "fr"],
    ]) {
      const { play } = parts[language];
      const words = levelsOf("khet", parts).map(({ number, rating }) => {
        const name = play.levelName({ level: number });
        assert.match(name, new RegExp(`^${number}, \\p{L}{2}`, "u"));
        assert.ok(Number.isInteger(rating));
        const option = play.levelOption({ level: number, rating });
        assert.ok(option.startsWith(name) && option.endsWith(`${rating} Elo`), option);
        return option;
      });
      assert.equal(new Set(words).size, 10);
      const table = await visit(screen);
      await table.open("/play/khet?seed=5&level=1");
      const sheet = await newGame(table.page);
      const slider = sheet.locator("input[name=level]");
      const told = [];
      for (const { length } = words; told.length < length; await slider.press("ArrowRight")) {
        told.push(await slider.getAttribute("aria-valuetext"));
        assert.equal(await sheet.locator(".field-row .number").textContent(), told.at(-1));
      }
      assert.deepEqual(told, words);
      const { width } = await sheet.locator(".field-row .number").boundingBox();
      assert.ok(width <= table.page.viewportSize().width - 100, `the words are ${width} px wide`);
    }
  },

  "to flip the board is never called to turn it": async ({ visit }) => {
    const turning = { en: /\bturn/i, fr: /\b(tourn|pivot)/i };
    for (const [screen, language] of [
      [{}, "en"],
      [{ ...PHONE, language: "fr-FR" }, "fr"],
    ]) {
      const { play, analyse } = (await rules())[language];
      for (const said of [play.flip.value, play.flip.brief, play.autoflip, play.keyFlip.value, analyse.flip, analyse.keyFlip.value])
        assert.doesNotMatch(said, turning[language]);
      // Beside the buttons that do turn a piece, which are called so.
      const table = await visit(screen);
      const { page } = table;
      await table.open("/play/khet?seed=5");
      await take(page, { type: "cell", cell: "c4" });
      await page.waitForSelector("[data-handle]");
      assert.doesNotMatch(await page.locator("[data-action=flip]").innerText(), turning[language]);
      for (const choice of await page.locator("[data-choice*=clockwise]").allInnerTexts()) assert.match(choice, turning[language]);
      await table.open("/analyse/khet");
      assert.doesNotMatch(await page.locator("[data-action=flip]").first().getAttribute("aria-label"), turning[language]);
    }
  },

  "a link that is shared has a title, words and a picture": async ({ visit }) => {
    const desk = await visit();
    await desk.open("/play/khet");
    const tags = Object.fromEntries(
      await desk.page.$$eval("meta[property^='og:']", (all) => all.map((tag) => [tag.getAttribute("property"), tag.getAttribute("content")])),
    );
    for (const name of ["og:title", "og:description", "og:type", "og:site_name", "og:image", "og:image:alt"]) assert.ok(tags[name], name);
    const size = await desk.page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, tags["og:image"]);
    assert.deepEqual(size.map(String), [tags["og:image:width"], tags["og:image:height"]]);
  },
};

async function newGame(page) {
  await page.click("[data-action=new]");
  const sheet = page.locator("dialog form");
  await sheet.waitFor();
  return sheet;
}

async function begin(sheet) {
  await sheet.locator("[type=submit]").click();
  await sheet.waitFor({ state: "detached" });
}

function levelsOf(game, { catalogue }) {
  return JSON.parse(catalogue()).find(({ name }) => name === game).levels;
}

async function variantsOf(game) {
  const { catalogue } = await rules();
  return JSON.parse(catalogue()).find(({ name }) => name === game).variants;
}

async function startOf(game, variant) {
  const table = await Table.open(game, { variant, seed: 1 });
  const { cells } = table.state().view;
  table.free();
  return { pieces: cells.filter(({ piece }) => piece).length, cells: JSON.stringify(cells.map(({ piece }) => piece)) };
}

// The rest runs in the page.

/** What is pressed by another name than the one that is written on it: whoever speaks to the computer says what is written. */
function misnamed() {
  const plain = (text) =>
    text
      .toLowerCase()
      .replace(/[\s\p{P}\p{S}]+/gu, " ")
      .trim();
  return [...document.querySelectorAll("button[aria-label], a[aria-label]")]
    .filter((element) => element.checkVisibility() && element.getAttribute("aria-hidden") === null && plain(element.innerText) !== "")
    .filter((element) => !plain(element.getAttribute("aria-label")).includes(plain(element.innerText)))
    .map((element) => `“${element.innerText}” is called “${element.getAttribute("aria-label")}”`);
}

/** How much of every line of a square of Khan is in sight, beside the piece that stands there; of each cell, from the outer line to the inner one. */
function linesInSight() {
  const seen = {};
  const cells = [...document.querySelectorAll(".table [data-cell]")].map((element) => ({ name: element.dataset.cell, box: element.getBoundingClientRect() }));
  const bodies = [...document.querySelectorAll(".table .khan-cone :is(.khan-body, .khan-collar)")];
  for (const line of document.querySelectorAll(".table .khan-ground .khan-line")) {
    const place = line.getScreenCTM();
    const middle = new DOMPoint(0, 0).matrixTransform(place);
    const { name } = cells.find(({ box }) => box.left <= middle.x && middle.x <= box.right && box.top <= middle.y && middle.y <= box.bottom);
    const d = line.getAttribute("d");
    seen[name] = (d.match(/M[^M]*/g) ?? []).map((frame) => {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", frame);
      const length = path.getTotalLength();
      const points = Array.from({ length: 120 }, (_, index) => path.getPointAtLength((index / 120) * length));
      const free = points.filter((point) => {
        const at = new DOMPoint(point.x, point.y).matrixTransform(place);
        return !bodies.some((body) => body.isPointInFill(at.matrixTransform(body.getScreenCTM().inverse())));
      });
      return free.length / points.length;
    });
  }
  return seen;
}
