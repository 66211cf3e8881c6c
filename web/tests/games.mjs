// Games as people play them at one screen: whole ones, and what happens on the way.

import assert from "node:assert/strict";
import { Bot, keys, take } from "./bot.mjs";
import { GAMES, rules, Table } from "./rules.mjs";

// Seeds of short games; any other would do, and take longer. Sprint is Khitan's short form.
const TABLES = {
  khitan: { address: "/play/khitan?variant=sprint&seed=5", seed: 10 },
  hokito: { address: "/play/hokito?seed=5", seed: 1 },
  khet: { address: "/play/khet?seed=5", seed: 3 },
  quindo: { address: "/play/quindo?seed=5", seed: 7 },
  khan: { address: "/play/khan?seed=5", seed: 3 },
};

export const tests = {
  ...Object.fromEntries(GAMES.map((game) => [`a whole game of ${game} by clicking`, (means) => wholeGame(game, means)])),

  "a whole game by keyboard alone": async ({ visit, note }) => {
    const table = await visit();
    // Khan has all of it: choices, pieces to enter, cells.
    await table.open("/play/khan?seed=5");
    const { moves, outcome } = await new Bot(table.page, { seed: 3, hand: keys }).play();
    note(`${moves} moves: ${outcome}`);
    await replay("khan", table);
  },

  "a whole game against the computer": async ({ visit, note }) => {
    const table = await visit();
    await table.open("/play/hokito?seed=5&level=1&side=second");
    const { moves, outcome } = await new Bot(table.page, { seed: 2 }).play();
    note(`${moves} of our moves: ${outcome}`);
    await replay("hokito", table);
  },

  "whoever resigns has lost to the computer": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5&level=1&side=first");
    await new Bot(table.page, { seed: 2 }).move();
    await table.page.click("[data-action=resign]");
    await table.page.click("[data-answer=no]");
    assert.equal(await table.outcome(), "");
    await table.page.click("[data-action=resign]");
    await table.page.click("[data-answer=yes]");
    await ended(table);
    const { gameWords } = await rules();
    assert.match(await table.outcome(), new RegExp(gameWords("khet").sides[1]));
  },

  "both agree to a draw": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khan?seed=5");
    await table.page.click("[data-action=offer]");
    await table.page.click("[data-answer=yes]");
    await ended(table);
    assert.match(await table.outcome(), /^Draw/);
    await table.page.click("[data-action=rematch]");
    await table.page.waitForSelector("[data-action=offer]");
    assert.equal(await table.outcome(), "");
  },

  "moves are taken back": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5");
    const bot = new Bot(table.page, { seed: 4 });
    const positions = [await table.position()];
    for (let count = 0; count < 3; count += 1) positions.push((await bot.move()).position);
    for (let count = 2; count >= 0; count -= 1) {
      await table.page.click("[data-action=take-back]");
      assert.equal(await table.positionAfter(positions[count + 1]), positions[count]);
    }
    assert.equal(await table.page.isDisabled("[data-action=take-back]"), true);
  },

  "against the computer both moves are taken back": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/hokito?seed=5&level=1&side=first");
    const before = await table.position();
    const bot = new Bot(table.page, { seed: 4 });
    await bot.move();
    await table.page.waitForFunction(() => document.querySelector("[data-thinking]") === null && document.querySelector("[data-sign=source]") !== null);
    const answered = await table.position();
    await table.page.click("[data-action=take-back]");
    assert.equal(await table.positionAfter(answered), before);
    await bot.look();
  },

  "a step is undone before the move is made": async ({ visit }) => {
    const table = await visit();
    const setup = { variant: "expert", position: "jj1j1/1jjjje/5c1/j7/9/8/1H5/A1A1JA/1JJAA b 4/3 1 0" };
    await table.open(`/play/khitan?${new URLSearchParams({ ...setup, seed: 5 })}`);
    const { legal, position } = await stateOf("khitan", setup);
    assert.equal(await table.position(), position);
    const [enter, cell, face] = legal.find(({ steps }) => steps.at(-1).type === "face").steps;
    await take(table.page, enter);
    await take(table.page, cell);
    await table.page.waitForSelector("[data-face]");
    const ways = legal.filter(({ steps }) => steps[0].type === "enter" && steps[1].cell === cell.cell).length;
    assert.equal(await table.page.locator("[data-face]").count(), ways);
    await table.page.click("[data-undo]");
    await table.page.waitForSelector("[data-face]", { state: "detached" });
    assert.equal(await table.position(), position);
    await take(table.page, cell);
    await table.page.waitForSelector("[data-face]");
    await take(table.page, face);
    assert.notEqual(await table.positionAfter(position), position);
  },

  "a piece is dragged": async ({ visit }) => {
    // With motion: a drag and the way a piece goes must not get into each other's way.
    const table = await visit({ motion: true });
    await table.open("/play/hokito?seed=5");
    const { legal, position } = await stateOf("hokito", { seed: 5 });
    const [from, to] = legal[7].steps;
    const middle = async ({ cell }) => {
      const { x, y, width, height } = await table.page.locator(`[data-cell="${cell}"]`).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    await table.page.mouse.move(...(await middle(from)));
    await table.page.mouse.down();
    await table.page.mouse.move(...(await middle(to)), { steps: 6 });
    await table.page.mouse.up();
    const rulesSay = await Table.open("hokito", { seed: 5 });
    rulesSay.play(legal[7].text);
    assert.equal(await table.positionAfter(position), rulesSay.state().position);
  },

  "an unfinished game survives a reload": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khan?seed=5");
    const bot = new Bot(table.page, { seed: 4 });
    for (let count = 0; count < 15; count += 1) await bot.move();
    const { position, options } = await bot.look();
    await table.page.reload();
    await table.settled();
    assert.equal(await table.position(), position);
    assert.deepEqual((await bot.look()).options, options);
    // Home leads back to it.
    await table.open("/");
    await table.page.click("#khan a.button");
    await table.page.waitForSelector("[data-position]");
    assert.equal(await table.position(), position);
    await bot.move();
    await table.page.click("[data-action=take-back]");
    await table.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position === old, position);
  },

  "a reload while the computer thinks loses nothing": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5&level=10&side=first");
    const before = await table.position();
    const { legal } = await stateOf("khet", { seed: 5 });
    for (const step of legal[0].steps) await take(table.page, step);
    const after = await table.positionAfter(before);
    await table.page.waitForSelector("[data-thinking]");
    await table.page.reload();
    await table.page.waitForSelector("[data-thinking]");
    assert.equal(await table.position(), after);
    await table.positionAfter(after);
  },

  "a refused click says why": async ({ visit, note }) => {
    const { refusalText, gameWords } = await rules();
    let told = 0;
    for (const game of GAMES) {
      const table = await visit();
      await table.open(`/play/${game}?seed=5`);
      for (const { clicks, refusal } of await refusals(game)) {
        for (const step of clicks) await take(table.page, step);
        const text = refusalText(gameWords(game), refusal);
        await table.page.waitForFunction((wanted) => document.querySelector(".board [role=alert]")?.textContent === wanted, text);
        told += 1;
        await table.page.keyboard.press("Escape");
      }
    }
    note(`${told} reasons`);
  },

  "an address with a bad position is explained": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?position=nonsense");
    const reason = await refusedPosition("khet", "nonsense");
    await table.page.waitForSelector("[role=alert]");
    assert.ok((await table.page.textContent("[role=alert]")).includes(reason), reason);
    await table.page.click("[role=alert] button");
    await table.page.waitForSelector("[data-position]");
  },

  "a new table is ordered, with a bad position first": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khan?seed=5");
    await table.page.click("[data-action=new]");
    const sheet = table.page.locator("dialog form");
    await sheet.locator("input[value=person]").check({ force: true });
    await sheet.locator("summary").click();
    await sheet.locator("[name=position]").fill("nonsense");
    await sheet.locator("[type=submit]").click();
    const reason = await refusedPosition("khan", "nonsense");
    await sheet.locator("[role=alert]").waitFor();
    assert.ok((await sheet.locator("[role=alert]").textContent()).includes(reason), reason);
    assert.equal(await sheet.locator("[name=position]").inputValue(), "nonsense");
    await sheet.locator("[name=position]").fill("");
    await sheet.locator("[type=submit]").click();
    await sheet.waitFor({ state: "detached" });
    await new Bot(table.page, { seed: 4 }).move();
  },

  "the board is turned, and earlier positions are looked at": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/quindo?seed=5");
    const start = await table.position();
    const bot = new Bot(table.page, { seed: 4 });
    await bot.move();
    await table.page.click("[data-action=flip]");
    await table.page.waitForSelector("[data-flipped]");
    const { position } = await bot.move();
    await table.page.keyboard.press("[");
    await table.page.keyboard.press("[");
    await table.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position === old, start);
    assert.equal(await table.page.locator("[data-sign]").count(), 0);
    await table.page.keyboard.press("]");
    await table.page.keyboard.press("]");
    await table.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position === old, position);
    await bot.look();
  },
};

async function wholeGame(game, { visit, note }) {
  const { address, seed } = TABLES[game];
  const table = await visit();
  await table.open(address);
  const { moves, outcome } = await new Bot(table.page, { seed }).play();
  note(`${moves} moves: ${outcome}`);
  await replay(game, table);
}

/** The rules must agree with what the page shows in the end. */
async function replay(game, table) {
  const address = new URL(await table.page.getAttribute("[data-action=analyse]", "href"), "http://page");
  const query = address.searchParams;
  const moves = query.get("moves").split(" ");
  const check = await Table.open(game, { variant: query.get("variant"), position: query.get("position"), seed: Number(query.get("seed")) });
  for (const mv of moves) check.play(mv);
  const { end, position } = check.state();
  assert.equal(await table.position(), position);
  assert.ok(end, "the rules know no end here");
  assert.equal(await table.page.locator("[data-sign]").count(), 0, "a game that is over offers nothing");
  check.free();
}

async function ended(table) {
  await table.page.waitForFunction(() => document.querySelector("[role=status]")?.textContent !== "");
}

async function stateOf(game, setup) {
  const table = await Table.open(game, setup);
  const state = table.state();
  table.free();
  return state;
}

/** Two refusals of a game's first position with something to pick up: a cell that does not begin
 *  a move, and one that does not go on with it. */
async function refusals(game) {
  const { options, settle, advance, reconsider } = await rules();
  const table = await Table.open(game, { seed: 5 });
  const { legal, view } = table.state();
  const found = [];
  const begun = settle(legal, []);
  const cells = view.cells.map(({ name }) => ({ type: "cell", cell: name }));
  const objection = (steps, step) => table.refusal([...steps, step]) ?? table.refusal([step]);
  const first = cells.find((step) => !reconsider(legal, begun, step) && objection(begun, step));
  if (first) found.push({ clicks: [first], refusal: objection(begun, first) });
  const source = options(legal, begun).find(({ type }) => type === "cell");
  const steps = source && advance(legal, begun, source);
  const second = steps && cells.find((step) => step.cell !== source.cell && !reconsider(legal, steps, step) && objection(steps, step));
  if (second) found.push({ clicks: [source, second], refusal: objection(steps, second) });
  table.free();
  assert.ok(found.length > 0, `nothing is refused in ${game}`);
  return found;
}

async function refusedPosition(game, position) {
  try {
    (await Table.open(game, { position })).free();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error(`the rules accept ${position}`);
}
