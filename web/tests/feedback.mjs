// A hand is answered at once, however hard the engine thinks.

import assert from "node:assert/strict";
import { Bot, mouse } from "./bot.mjs";
import { Table } from "./rules.mjs";

const TRIES = 9;
const WANTED = 50; // milliseconds from the finger to the screen
const ALLOWED = 150; // milliseconds, for machines that do other things at the same time

export const tests = {
  "a piece shows its targets and a move is made while the engine thinks": async ({ visit, note }) => {
    const desk = await visit();
    const { page } = desk;
    await desk.open("/analyse/khet");
    await page.evaluate(watchAnswers);
    await page.click("[data-engine=off]");
    const rules = await Table.open("khet", { position: await desk.position() });

    const picked = [];
    const pieces = [...new Set(steppingMoves(rules).map(({ steps: [from] }) => from.cell))];
    for (let count = 0; count < TRIES; count += 1) {
      await thinking(page);
      picked.push(await answer(page, pieces[count % pieces.length], "data-sign"));
    }
    await page.keyboard.press("Escape");

    const made = [];
    for (let count = 0; count < TRIES; count += 1) {
      await thinking(page);
      const moves = steppingMoves(rules);
      const { text, steps: [from, to] } = moves[(count * 7) % moves.length];
      await answer(page, from.cell, "data-sign");
      made.push(await answer(page, to.cell, "data-position"));
      rules.play(text);
      assert.equal(await desk.position(), rules.state().position);
    }
    for (const [what, times] of [["targets", picked], ["move", made]]) {
      const median = times.sort((one, two) => one - two)[TRIES >> 1];
      note(`${what} after ${median.toFixed(0)} ms`);
      if (median > WANTED) note(`more than ${WANTED} ms: is the machine busy?`);
      assert.ok(median <= ALLOWED, `${what} after ${median.toFixed(0)} ms, ${ALLOWED} ms are allowed`);
    }
  },

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

/** Moves made by pointing at two cells. */
function steppingMoves(rules) {
  return rules.state().legal.filter(({ steps }) => steps.length === 2 && steps.every(({ type }) => type === "cell"));
}

/** The engine is at work: it has told something about this position and goes on. */
async function thinking(page) {
  await page.waitForSelector("[data-engine=on]");
  await page.waitForSelector('[data-line="1"] button');
}

/** Milliseconds from a click to the frame in which the page shows its answer. */
async function answer(page, cell, attribute) {
  await page.evaluate((name) => globalThis.awaitAnswer(name), attribute);
  await mouse(page, { selector: `[data-cell="${cell}"]` });
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
        // The frame after the change, once it has been handed to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - since);
          port2.postMessage(null);
        });
      });
      watch.observe(document.querySelector("[data-position]"), { subtree: true, attributes: true, attributeFilter: [attribute] });
    });
  };
}
