// A hand is answered at once, however hard the engine thinks.

import assert from "node:assert/strict";
import { Bot, take } from "./bot.mjs";
import { Table } from "./rules.mjs";

const TRIES = 12;
const ALLOWED = 50; // milliseconds from the finger to the screen
const ROUNDS = 3; // measured at most, on a machine that others use
const SLOWER = 1.3; // times an answer without the engine: what a slow machine may take

/** Other tests at the same time would be measured with them. */
export const alone = true;

export const tests = {
  "a piece shows its targets while the engine thinks": (means) =>
    judge("targets", means, async (desk, engine) => {
      const { page, table } = await analysis(desk, engine, "khet");
      const pieces = [...new Set(table.state().legal.map(({ steps: [from] }) => from.cell))];
      const times = [];
      for (let count = 0; count < TRIES; count += 1) {
        if (engine) await thinking(page);
        const { millis } = await answer(page, { type: "cell", cell: pieces[count % pieces.length] }, "data-highlight");
        times.push(millis);
      }
      return times;
    }),

  "a move is made while the engine thinks": (means) =>
    judge("move", means, async (desk, engine) => {
      const { page, table } = await analysis(desk, engine, "khet");
      return moves(page, table, () => engine && thinking(page));
    }),

  "a tile is laid while the engine thinks": (means) =>
    judge("move", means, async (desk, engine) => {
      // A captured tile comes back on any free cell, any way round.
      const { position, most } = await longestChoice("khitan", "expert");
      assert.ok(most > 150, `${most} moves are not many`);
      const { page, table } = await analysis(desk, engine, "khitan", { variant: "expert", position });
      return moves(page, table, async () => {
        if (table.state().moves.length > 0) {
          table.takeBack();
          await page.click("[data-step=back]");
        }
        if (engine) await thinking(page);
      });
    }),

  "a side is set up while the engine thinks": (means) =>
    judge("move", means, async (desk, engine) => {
      const { page, table } = await analysis(desk, engine, "khan");
      return moves(page, table, () => engine && thinking(page));
    }),

  "a move is made against the computer": (means) =>
    judge("move", means, async (desk, engine) => {
      const { page } = desk;
      await desk.open(`/play/khet?seed=1${engine ? "&level=3&side=first" : ""}`);
      await page.evaluate(watchAnswers);
      const table = await Table.open("khet", { position: await desk.position() });
      return moves(page, table, async () => {
        const { legal, position, moves: made, end } = table.state();
        if (made.length === 0 || end || !engine) return;
        // What the computer has played.
        const now = await desk.positionAfter(position);
        const reply = legal.find(({ text }) => {
          table.play(text);
          const is = table.state().position === now;
          table.takeBack();
          return is;
        });
        table.play(reply.text);
      });
    }),

  "sounds are heard, and switched off by a key and for good": async ({ visit }) => {
    const table = await visit();
    await table.context.addInitScript(countSounds);
    await table.open("/play/hokito?seed=5");
    const heard = () => table.page.evaluate(() => globalThis.sounds);
    const bot = new Bot(table.page, { seed: 4 });
    await bot.move();
    const first = await heard();
    assert.ok(first > 0, "a move makes no sound");
    await table.page.keyboard.press("s");
    await bot.move();
    assert.equal(await heard(), first);
    await table.page.reload();
    await table.settled();
    await bot.move();
    assert.equal(await heard(), 0);
    await table.page.click("[aria-controls=settings]");
    assert.ok(await table.page.isChecked("#settings input[name=sound][value=off]"));
    await table.page.locator("#settings input[name=sound]:not([value=off])").check({ force: true });
    await table.page.keyboard.press("Escape");
    await bot.move();
    assert.ok((await heard()) > 0, "the sound cannot be switched on again");
  },
};

/** Somebody analyses that game, with the engine at work or without. */
async function analysis(desk, engine, game, { variant = null, position = null } = {}) {
  const { page } = desk;
  const query = new URLSearchParams({ ...(variant && { variant }), ...(position && { position }) });
  await desk.open(`/analyse/${game}?${query}`);
  assert.ok(await page.evaluate(() => crossOriginIsolated), "the page may share memory with its worker");
  await page.evaluate(watchAnswers);
  if (engine) await page.click("[data-engine=off]");
  return { page, table: await Table.open(game, { variant, position: await desk.position() }) };
}

/** Where one has most to choose from, in some game. */
async function longestChoice(game, variant) {
  const table = await Table.open(game, { variant, seed: 1 });
  let found = { most: 0, position: "" };
  for (let count = 0; count < 120; count += 1) {
    const { legal, end, position } = table.state();
    if (end) break;
    if (legal.length > found.most) found = { most: legal.length, position };
    table.play(legal[(count * 37) % legal.length].text);
  }
  table.free();
  return found;
}

/** Makes moves, each once `ready`; gives how long the answers took. */
async function moves(page, table, ready) {
  const times = [];
  for (let count = 0; count < TRIES; count += 1) {
    await ready();
    const { legal, end } = table.state();
    if (end) break;
    const { text, steps } = legal[(count * 37) % legal.length];
    const next = () => steps[table.hand().steps.length];
    while (!table.completes(next())) {
      const step = next();
      await take(page, step);
      table.take(step);
      // The drawing of a step is no part of the next one's answer.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    // What the page showed then: the computer may have moved since.
    const { millis, position } = await answer(page, next(), "data-position");
    times.push(millis);
    table.play(text);
    assert.equal(position, table.state().position);
  }
  return times;
}

/** Measures until it is fast enough. Other work on the machine makes an answer slower, never faster:
 *  the lower quartile of the best round is what the page itself takes. Where the machine is slow
 *  throughout, the answers are held against those it gives while no engine thinks. */
async function judge(what, { visit, note }, measure) {
  const round = async (engine) => {
    const desk = await visit();
    const times = (await measure(desk, engine)).sort((one, two) => one - two);
    const [quartile, median] = [times.length >> 2, times.length >> 1].map((index) => times[index]);
    note(`${what} after ${quartile.toFixed(0)} ms, median ${median.toFixed(0)} ms${engine ? "" : " without the engine"}`);
    await desk.page.goto("about:blank"); // its engine is not to think on beside the next round
    return quartile;
  };
  let best = Infinity;
  for (let count = 0; count < ROUNDS && best > ALLOWED; count += 1) best = Math.min(best, await round(true));
  if (best <= ALLOWED) return;
  const allowed = Math.max(ALLOWED, SLOWER * (await round(false)));
  assert.ok(best <= allowed, `${what} after ${best.toFixed(0)} ms, ${allowed.toFixed(0)} ms are allowed`);
}

/** The engine is at work: it has told something about this position and goes on. */
async function thinking(page) {
  await page.waitForSelector("[data-engine=on]");
  await page.waitForSelector('[data-line="1"] button');
}

/** Milliseconds from a click to the frame in which the page shows its answer, and the position that it
 *  answered with. */
async function answer(page, step, attribute) {
  await page.evaluate((name) => globalThis.awaitAnswer(name), attribute);
  await take(page, step);
  return page.evaluate(() => globalThis.answered);
}

// The rest runs in the page.

/** Counts what is played: noises and tones. */
function countSounds() {
  globalThis.sounds = 0;
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...given) {
      globalThis.sounds += 1;
      return start.apply(this, given);
    };
  }
}

function watchAnswers() {
  let touched = 0;
  const touch = (event) => (touched = event.timeStamp);
  addEventListener("pointerdown", touch, true);
  addEventListener("pointerup", touch, true);
  globalThis.awaitAnswer = (attribute) => {
    globalThis.answered = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        const since = touched;
        const { position } = document.querySelector("[data-position]").dataset;
        // The frame after the change, once it has been handed to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ millis: performance.now() - since, position });
          port2.postMessage(null);
        });
      });
      watch.observe(document.querySelector("[data-position]"), { subtree: true, attributes: true, attributeFilter: [attribute] });
    });
  };
}
