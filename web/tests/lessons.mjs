// The lesson of every game, from the first task to the last.

import assert from "node:assert/strict";
import { take } from "./bot.mjs";
import { GAMES, rules, Table } from "./rules.mjs";

export const tests = Object.fromEntries(GAMES.map((game) => [`the lesson of ${game}`, (means) => wholeLesson(game, means)]));

async function wholeLesson(game, { visit, note }) {
  const { lessonOf } = await rules();
  const found = await lessonOf(game);
  assert.ok(found, `${game} has no lesson`);
  const { lesson: { tasks }, words } = found;
  assert.ok(tasks.length >= 6 && tasks.length <= 10, `a lesson has 6 to 10 tasks, not ${tasks.length}`);
  for (const language of ["en", "fr"]) {
    for (const { name } of tasks) {
      const { task, done, hint } = words[language].tasks[name] ?? {};
      assert.ok(task && done && hint, `${name} has no words (${language})`);
    }
  }

  const { page } = await visit();
  await page.goto(`/learn/${game}`);
  await page.waitForSelector(`[data-lesson="${game}"]`);
  for (const [index, task] of tasks.entries()) {
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=open]`);
    if (index === 0) await wrongTry(page, game, task);
    await carryOut(page, game, task);
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=done]`);
    if (index === 1) {
      // A lesson goes on where it was left.
      await page.reload();
      await page.waitForSelector(`[data-task="${task.name}"]`);
    }
    await page.click("[data-lesson-next]");
  }
  await page.waitForSelector(`[data-lesson-done="${game}"]`);
  note(`${tasks.length} tasks`);
}

/** Does what the task asks for. */
async function carryOut(page, game, task) {
  const { settle, advance } = await rules();
  const { goal, variant, position, name } = task;
  const table = await Table.open(game, { variant, position, seed: 1 });
  const state = table.state();
  if (goal.type === "refused") {
    const refusal = table.refusal(goal.steps);
    assert.equal(refusal?.code, goal.code, `${name}: the rules refuse with another code`);
  }
  const steps = goal.type === "refused" ? goal.steps : meeting(table, state, goal)?.steps;
  table.free();
  assert.ok(steps, `${name}: no legal move meets the goal`);
  let taken = settle(state.legal, []);
  for (let index = taken.length; index < steps.length; index = Math.max(index + 1, taken.length)) {
    await take(page, steps[index]);
    taken = advance(state.legal, taken, steps[index]) ?? taken;
  }
}

/** A legal move that reaches a goal. */
function meeting(table, { legal, turn }, goal) {
  switch (goal.type) {
    case "any": return legal[0];
    case "move":
      for (const mv of goal.moves) assert.ok(legal.some(({ text }) => text === mv), `${mv} is no legal move`);
      return legal.find(({ text }) => goal.moves.includes(text));
    case "capture":
      return legal.find(({ text }) => {
        const events = table.play(text);
        table.takeBack();
        return events.some((event) => event.type === "flipped" || (event.type === "captured" && event.piece.owner !== turn));
      });
    default: throw new Error(`unknown goal ${goal.type}`);
  }
}

/** A legal move that is not asked for brings a hint, and goes back. */
async function wrongTry(page, game, { goal, variant, position, name }) {
  const { settle, advance, complete } = await rules();
  if (goal.type !== "move") return;
  const table = await Table.open(game, { variant, position, seed: 1 });
  const { legal } = table.state();
  const other = legal.find(({ text }) => !goal.moves.includes(text));
  table.free();
  if (!other) return;
  let taken = settle(legal, []);
  while (!complete(legal, taken)) {
    const step = other.steps[taken.length];
    await take(page, step);
    taken = advance(legal, taken, step);
  }
  await page.waitForSelector("[data-hint]");
  await page.waitForSelector(`[data-task="${name}"][data-phase=open]`);
}
