// The lesson of every game, from the first task to the last, and the boards in its rules.

import assert from "node:assert/strict";
import { take } from "./bot.mjs";
import { GAMES, lessonWords, rules, Table } from "./rules.mjs";

export const tests = {
  "every task can be done as its words say": async ({ note }) => {
    let tasks = 0;
    for (const game of GAMES) tasks += await checkLesson(game);
    note(`${tasks} tasks`);
  },

  "every board in the rules can be laid, and its moves played": async ({ note }) => {
    let figures = 0;
    for (const game of GAMES) figures += await checkFigures(game);
    note(`${figures} boards`);
  },

  "words beside a board that may be turned name no direction of the screen": async () => {
    const { lessonOf, rulesText } = await rules();
    const directions = {
      en: /\b(up|down|upwards|downwards|rows?|columns?)\b|to the (left|right)/i,
      fr: /vers le (haut|bas)|à (gauche|droite)|rangée|colonne/i,
    };
    assert.ok(!(await lessonOf("khet")).directed);
    for (const [language, wrong] of Object.entries(directions)) {
      // A quarter turn to the left is one on every side of the table.
      for (const [name, { task, done, hint, wrong: answers = {} }] of Object.entries(await lessonWords(language, "khet"))) {
        if (name !== "turn") for (const text of [task, done, hint, ...Object.values(answers)]) assert.doesNotMatch(text, wrong);
      }
    }
    for (const game of ["khet", "khitan"]) {
      assert.doesNotMatch(rulesText(game, "en"), /to the (left|right)|(runs|shines) (up|down)/);
      assert.doesNotMatch(rulesText(game, "fr"), /à (gauche|droite)|vers le (haut|bas)/);
    }
  },

  ...Object.fromEntries(GAMES.map((game) => [`the lesson of ${game}`, (means) => wholeLesson(game, means)])),
};

/** Data and words of a lesson, held against the rules. Gives the number of tasks. */
async function checkLesson(game) {
  const { idPart, lessonOf } = await rules();
  const found = await lessonOf(game);
  assert.ok(found, `${game} has no lesson`);
  const { tasks } = found;
  const words = { en: await lessonWords("en", game), fr: await lessonWords("fr", game) };
  assert.ok(tasks.length >= 6 && tasks.length <= 10, `${game}: a lesson has 6 to 10 tasks, not ${tasks.length}`);
  for (const language of ["en", "fr"]) {
    assert.deepEqual(Object.keys(words[language]).sort(), tasks.map(({ name }) => name).sort(), `${game}: words for other tasks (${language})`);
  }
  for (const task of tasks) {
    const table = await Table.open(game, { variant: task.variant, position: task.position, seed: 1 });
    try {
      checkTask(table, task, words, idPart);
    } catch (error) {
      throw new Error(`${game}, ${task.name}: ${error.message}`, { cause: error });
    }
    table.free();
  }
  return tasks.length;
}

function checkTask(table, { name, position, goal, reply, point = [] }, words, idPart) {
  const state = table.state();
  const {
    legal,
    view: { cells },
  } = state;
  assert.equal(state.position, position, "the position is written in another way");
  const there = new Set(cells.map((cell) => cell.name));
  for (const cell of point) assert.ok(there.has(cell), `there is no ${cell} to point at`);

  if (goal.type === "refused") assert.equal(table.refusal(goal.steps)?.code, goal.code, "the rules refuse with another code");
  if (goal.type === "move")
    for (const mv of goal.moves)
      assert.ok(
        legal.some(({ text }) => text === mv),
        `${mv} is no legal move`,
      );
  const good = legal.filter(({ text }) => meets(table, state, goal, text));
  if (goal.type !== "refused") assert.ok(good.length > 0, "no legal move meets the goal");
  for (const { text } of reply ? good : []) {
    table.play(text);
    assert.ok(
      table.state().legal.some((mv) => mv.text === reply),
      `${reply} is no answer to ${text}`,
    );
    table.takeBack();
  }

  for (const language of ["en", "fr"]) {
    const { task, done, hint, wrong } = words[language][name];
    assert.ok(task && done && hint, `words are missing (${language})`);
    for (const mv of Object.keys(wrong)) {
      assert.ok(legal.some(({ text }) => idPart(text) === mv) && !good.some(({ text }) => idPart(text) === mv), `${mv} is no wrong move (${language})`);
    }
    for (const [cell] of [task, done, hint, ...Object.values(wrong)].join(" ").matchAll(/\b[a-z]\d+\b/g))
      assert.ok(there.has(cell), `there is no ${cell} (${language})`);
  }
}

/** The boards in the rules of a game, in both languages. Gives how many they are. */
async function checkFigures(game) {
  const { rulesText, readFigure } = await rules();
  const [en, fr] = ["en", "fr"].map((language) => {
    const fences = [...rulesText(game, language).matchAll(/^```(.*\bposition\b.*)\n([\s\S]*?)^```$/gm)];
    return fences.map(([, info, text]) => {
      const figure = readFigure(info, text);
      assert.ok(figure, `${game} (${language}): nothing can be made of ${info}`);
      return figure;
    });
  });
  const bare = (figures) => figures.map(({ lines, ...rest }) => ({ ...rest, lines: lines.map(({ moves }) => moves) }));
  assert.deepEqual(bare(fr), bare(en), `${game}: other boards in French`);
  for (const { game: named, variant, position, lines } of en) {
    assert.equal(named, game);
    for (const { moves } of [{ moves: [] }, ...lines]) {
      const table = await Table.open(game, { variant, position, seed: 1 });
      assert.equal(table.state().position, position, "the position is written in another way");
      for (const mv of moves) table.play(mv);
      table.free();
    }
  }
  assert.ok(en.length > 0, `${game}: no boards in the rules`);
  return en.length + fr.length;
}

async function wholeLesson(game, { visit, note }) {
  const { lessonOf } = await rules();
  const { tasks } = await lessonOf(game);
  const desk = await visit();
  const { page } = desk;
  await page.goto(`/learn/${game}`);
  await page.waitForSelector(`[data-lesson="${game}"]`);
  const missed = tasks.find(({ goal }) => goal.type === "move");
  for (const [index, task] of tasks.entries()) {
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=open]`);
    if (task === missed) await wrongTry(page, game, task);
    const reached = await carryOut(page, game, task);
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=done]`);
    await page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, reached);
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

/** Does what the task asks for; gives the position that this leads to. */
async function carryOut(page, game, { goal, variant, position, reply }) {
  const [table, hand] = await Promise.all([0, 1].map(() => Table.open(game, { variant, position, seed: 1 })));
  const state = table.state();
  const { legal } = state;
  const made = goal.type === "refused" ? null : legal.find(({ text }) => meets(table, state, goal, text));
  const { steps } = made ?? goal;
  if (made) table.play(made.text);
  if (reply) table.play(reply);
  const reached = table.state().position;
  table.free();
  const taken = () => hand.hand().steps.length;
  for (let index = taken(); index < steps.length; index = Math.max(index + 1, taken())) {
    await take(page, steps[index]);
    hand.take(steps[index]);
  }
  hand.free();
  return reached;
}

/** Whether a legal move reaches a goal. */
function meets(table, { turn }, goal, mv) {
  const events = table.play(mv);
  table.takeBack();
  switch (goal.type) {
    case "any":
      return !events.some((event) => event.type === goal.without);
    case "refused":
      return false;
    case "move":
      return goal.moves.includes(mv);
    case "capture":
      return events.some((event) => event.type === "flipped" || (event.type === "captured" && event.piece.owner !== turn));
    default:
      throw new Error(`unknown goal ${goal.type}`);
  }
}

/** A legal move that is not asked for brings a hint, and goes back. */
async function wrongTry(page, game, { goal, variant, position, name }) {
  const table = await Table.open(game, { variant, position, seed: 1 });
  const { legal } = table.state();
  const other = legal.find(({ text }) => !goal.moves.includes(text));
  assert.ok(other, `${game}, ${name}: there is no wrong move`);
  for (let taken = "walked"; taken === "walked"; ) {
    const step = other.steps[table.hand().steps.length];
    await take(page, step);
    taken = table.take(step).type;
  }
  table.free();
  await page.waitForSelector("[data-hint]");
  await page.waitForSelector(`[data-task="${name}"][data-phase=open]`);
}
