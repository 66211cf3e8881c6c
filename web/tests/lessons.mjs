// The lesson of every game, from the first task to the last, and the boards in its rules.

import assert from "node:assert/strict";
import { take } from "./bot.mjs";
import { KINDS, kindsInPlay, kindsOf, prove } from "./lesson-proof.mjs";
import { GAMES, lessonWords, rules, Table } from "./rules.mjs";

export const tests = {
  "every task can be done as its words say": async ({ note }) => {
    let tasks = 0;
    for (const game of GAMES) tasks += await checkLesson(game);
    note(`${tasks} tasks`);
  },

  "a learner makes every kind of move that a game has": async ({ note }) => {
    const { catalogue, lessonOf } = await rules();
    for (const game of GAMES) {
      const info = JSON.parse(catalogue()).find(({ name }) => name === game);
      const wanted = new Set(KINDS[game]);
      for (const kind of await kindsInPlay(game, info)) assert.ok(wanted.has(kind), `${game}: random games have the kind "${kind}"`);
      const made = new Set();
      const ends = new Set();
      for (const task of (await lessonOf(game)).tasks) {
        const ways = await waysToDo(game, info.kinds, task);
        // Where there are several ways to do what is asked, the learner makes for certain what they have in common.
        for (const kind of ways[0]?.kinds ?? []) if (ways.every(({ kinds }) => kinds.has(kind))) made.add(kind);
        for (const { end } of ways) if (end) ends.add(`${end.winner ?? "nobody"}, ${end.reason}`);
      }
      assert.deepEqual(
        [...wanted].filter((kind) => !made.has(kind)),
        [],
        `${game}: the learner never does that`,
      );
      // The goal, and how a game ends without it: at a limit, or, in Hokito, with equal points.
      assert.ok(ends.has("first, goal"), `${game}: nothing is won`);
      assert.ok(
        [...ends].some((end) => (game === "hokito" ? end === "nobody, goal" : end.endsWith(", quiet"))),
        `${game}: ends only ${[...ends]}`,
      );
      note(`${game} ${wanted.size}`);
    }
  },

  "the first task of a lesson is won, and its last two are problems": async () => {
    const { lessonOf } = await rules();
    for (const game of GAMES) {
      const { tasks } = await lessonOf(game);
      const [first] = tasks;
      assert.ok(
        (await waysToDo(game, [], first)).every(({ end }) => end?.winner === "first" && end.reason === "goal"),
        `${game}: the goal comes later`,
      );
      const problems = tasks.map(({ goal }) => goal.type === "safe" || goal.type === "win");
      assert.deepEqual([problems.indexOf(true), problems.filter(Boolean).length], [tasks.length - 2, 2], `${game}: where the problems stand`);
    }
  },

  "the rules prove each problem: what solves it, and what the other moves lose": async ({ note }) => {
    const { catalogue, lessonOf } = await rules();
    let proven = 0;
    for (const game of GAMES) {
      const { kinds } = JSON.parse(catalogue()).find(({ name }) => name === game);
      const words = { en: await lessonWords("en", game), fr: await lessonWords("fr", game) };
      for (const task of (await lessonOf(game)).tasks) {
        if (task.goal.type !== "safe" && task.goal.type !== "win") continue;
        const table = await Table.open(game, { variant: task.variant, position: task.position, seed: 1 });
        try {
          const unnamed = prove(game, kinds, table, task);
          for (const language of ["en", "fr"]) {
            const has = "answered" in words[language][task.name].wrong;
            assert.equal(has, unnamed.length > 0, has ? "nobody hears of an answer" : `no words for ${unnamed} (${language})`);
          }
        } catch (error) {
          throw new Error(`${game}, ${task.name}: ${error.message}`, { cause: error });
        }
        proven += table.state().legal.length;
        table.free();
      }
    }
    note(`${proven} moves judged`);
  },

  "the engine finds the same wins, and none in the board of a first game": async ({ note }) => {
    const { lessonOf } = await rules();
    for (const game of GAMES) {
      const { start, tasks } = await lessonOf(game);
      const first = await Table.open(game, { position: start, seed: 1 });
      assert.equal(first.best(100_000).score.type, "points", `${game}: the first game is decided`);
      first.free();
      for (const { goal, position, variant } of tasks) {
        if (goal.type !== "win") continue;
        const table = await Table.open(game, { variant, position, seed: 1 });
        const { score, moves } = table.best(50_000);
        assert.deepEqual([score, moves.slice(0, 1)], [{ type: "win", value: goal.plies }, goal.moves], `${game}: ${position}`);
        note(`${game} ${moves.join(" ")}`);
        table.free();
      }
    }
  },

  "every board in the rules can be laid, and its moves played": async ({ note }) => {
    let figures = 0;
    for (const game of GAMES) figures += await checkFigures(game);
    note(`${figures} boards`);
  },

  "words beside a board that may be turned name no direction of the screen": async () => {
    const { lessonOf, rulesText } = await rules();
    const directions = {
      en: /\b(up|down|upwards|downwards|above|below|rows?|columns?)\b|to the (left|right)/i,
      fr: /vers le (haut|bas)|à (gauche|droite)/i,
    };
    assert.ok(!(await lessonOf("khet")).directed);
    for (const [language, wrong] of Object.entries(directions)) {
      // A quarter turn to the left or the right is one on every side of the table.
      for (const [name, { task, done, hint, wrong: answers = {} }] of Object.entries(await lessonWords(language, "khet"))) {
        if (!["turn", "clockwise"].includes(name)) for (const text of [task, done, hint, ...Object.values(answers)]) assert.doesNotMatch(text, wrong);
      }
    }
    for (const game of ["khet", "khitan"]) {
      assert.doesNotMatch(rulesText(game, "en"), /to the (left|right)|(runs|shines) (up|down)/);
      assert.doesNotMatch(rulesText(game, "fr"), /à (gauche|droite)|vers le (haut|bas)/);
    }
  },

  "what is skipped stays empty, and can be made up for": async ({ visit }) => {
    const game = "quindo";
    const { tasks } = await (await rules()).lessonOf(game);
    for (const screen of [{}, { touch: true, width: 360, height: 740 }]) {
      const { page } = await visit(screen);
      const press = (selector) => (screen.touch ? page.tap(selector) : page.click(selector));
      await page.goto(`/learn/${game}`);
      const filled = () => page.locator('.lesson-dots [data-state="done"]').count();
      for (const { name } of tasks) {
        await page.waitForSelector(`[data-task="${name}"][data-phase=open]`, { state: "attached" });
        if (name === "leap")
          await carryOut(
            page,
            game,
            tasks.find((task) => task.name === name),
            screen.touch ? tap : undefined,
          );
        await press("[data-lesson-next]");
      }
      await page.waitForSelector("[data-lesson-done]");
      assert.equal(await filled(), 1);
      assert.match(await page.textContent("[data-skipped]"), new RegExp(`skipped ${tasks.length - 1} steps`));
      await press("[data-lesson-skipped]");
      await page.waitForSelector(`[data-task="${tasks[0].name}"][data-phase=open]`, { state: "attached" });
      assert.equal(await filled(), 1);
    }
  },

  ...Object.fromEntries(GAMES.map((game) => [`the lesson of ${game}`, (means) => wholeLesson(game, means)])),
  ...Object.fromEntries(GAMES.map((game) => [`the lesson of ${game} on a phone`, (means) => phoneLesson(game, means)])),
};

/** Data and words of a lesson, held against the rules. Gives the number of tasks. */
async function checkLesson(game) {
  const { lessonOf } = await rules();
  const found = await lessonOf(game);
  assert.ok(found, `${game} has no lesson`);
  const { tasks } = found;
  const words = { en: await lessonWords("en", game), fr: await lessonWords("fr", game) };
  assert.ok(tasks.length >= 8 && tasks.length <= 15, `${game}: a lesson has 8 to 15 tasks, not ${tasks.length}`);
  for (const language of ["en", "fr"]) {
    assert.deepEqual(Object.keys(words[language]).sort(), tasks.map(({ name }) => name).sort(), `${game}: words for other tasks (${language})`);
  }
  for (const task of tasks) {
    const table = await Table.open(game, { variant: task.variant, position: task.position, seed: 1 });
    try {
      checkTask(table, task, words);
    } catch (error) {
      throw new Error(`${game}, ${task.name}: ${error.message}`, { cause: error });
    }
    table.free();
  }
  return tasks.length;
}

function checkTask(table, { name, position, goal, reply, point = [], wrong = {} }, words) {
  const state = table.state();
  const {
    legal,
    view: { cells },
  } = state;
  assert.equal(state.position, position, "the position is written in another way");
  const there = new Set(cells.map((cell) => cell.name));
  for (const cell of point) assert.ok(there.has(cell), `there is no ${cell} to point at`);

  if (goal.type === "refused") assert.equal(table.refusal(goal.steps)?.code, goal.code, "the rules refuse with another code");
  const isLegal = (mv) => legal.some(({ text }) => text === mv);
  for (const mv of goal.moves ?? []) assert.ok(isLegal(mv), `${mv} is no legal move`);
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

  const mistakes = Object.values(wrong).flatMap(({ moves }) => moves);
  assert.equal(new Set(mistakes).size, mistakes.length, "a mistake is listed twice");
  for (const mv of mistakes) assert.ok(isLegal(mv) && !good.some(({ text }) => text === mv), `${mv} is no wrong move`);

  // What Hokito's players have at the end.
  const ends = good.flatMap(({ text }) => {
    table.play(text);
    const after = table.state();
    table.takeBack();
    return after.end ? [{ score: after.view.counters.filter(({ name }) => name === "score").map(({ value }) => value) }] : [];
  });
  for (const language of ["en", "fr"]) {
    const { task, done, hint, wrong: answers } = words[language][name];
    assert.ok(task && done && hint, `words are missing (${language})`);
    // The answer to a mistake that has no words of its own is checked with the problems.
    const explained = Object.keys(answers).filter((key) => key !== "answered");
    assert.deepEqual(explained.sort(), Object.keys(wrong).sort(), `mistakes and their words differ (${language})`);
    for (const { score } of ends) for (const points of score) assert.match(done, new RegExp(`\\b${points}\\b`), `the final score is told wrong (${language})`);
    for (const [cell] of [task, done, hint, ...Object.values(answers)].join(" ").matchAll(/\b[a-z]\d+\b/g))
      assert.ok(there.has(cell), `there is no ${cell} (${language})`);
  }
}

/** Every move that does what a task asks: its kinds, and how the game ends with it. */
async function waysToDo(game, names, { variant, position, goal }) {
  const table = await Table.open(game, { variant, position, seed: 1 });
  const before = table.state();
  const ways = before.legal
    .filter(({ text }) => meets(table, before, goal, text))
    .map(({ text }) => {
      const events = table.play(text);
      const way = { kinds: kindsOf(game, names, before, events, table), end: table.state().end };
      table.takeBack();
      return way;
    });
  table.free();
  return ways;
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
  const words = await lessonWords("en", game);
  const desk = await visit();
  const { page } = desk;
  await page.goto(`/learn/${game}`);
  await page.waitForSelector(`[data-lesson="${game}"]`);
  let mistakes = 0;
  for (const [index, task] of tasks.entries()) {
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=open]`);
    for (const [key, { moves }] of Object.entries(task.wrong ?? {})) {
      await wrongTry(page, game, task, moves[0], words[task.name].wrong[key]);
      mistakes += 1;
    }
    const { answered } = words[task.name].wrong;
    if (answered) {
      await wrongTry(page, game, task, await punished(game, task), answered);
      mistakes += 1;
    }
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
  await firstGame(page, game, tasks);
  note(`${tasks.length} tasks, ${mistakes} mistakes`);
}

/** The lesson done with a finger; of each problem a wrong move first, which is seen with its answer on the whole board. */
async function phoneLesson(game, { visit }) {
  const { lessonOf } = await rules();
  const { tasks } = await lessonOf(game);
  const { page } = await visit({ touch: true, width: 360, height: 740, language: "fr-FR", dark: true });
  await page.goto(`/learn/${game}`);
  for (const task of tasks) {
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=open]`, { state: "attached" });
    if (task.goal.type === "safe" || task.goal.type === "win") {
      const mv = Object.values(task.wrong ?? {})[0]?.moves[0] ?? (await punished(game, task));
      await makeMove(page, game, task, mv, tap);
      await page.waitForSelector("[data-hint]");
      const { top, bottom } = await page.evaluate(() => document.querySelector(".board").getBoundingClientRect().toJSON());
      assert.ok(top >= 0 && bottom <= 740, `${task.name}: the board is out of sight, ${top} to ${bottom}`);
      await page.waitForSelector(`[data-task="${task.name}"][data-phase=open]`, { state: "attached" });
    }
    const reached = await carryOut(page, game, task, tap);
    await page.waitForSelector(`[data-task="${task.name}"][data-phase=done]`, { state: "attached" });
    await page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, reached);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${task.name}: the page is ${wide} px too wide`);
    await page.tap("[data-lesson-next]");
  }
  await page.waitForSelector(`[data-lesson-done="${game}"]`);
  const { y, height } = await page.locator("[data-first-game]").boundingBox();
  assert.ok(y + height <= 740, "the way to the first game is below the screen");
  await firstGame(page, game, tasks);
}

/** A touch, where the thing is. */
const tap = (page, { x, y }) => page.touchscreen.tap(x, y);

/** From the last page of a lesson to the game that it offers: on the same board, against the lowest level. */
async function firstGame(page, game, tasks) {
  assert.equal(await page.locator('.lesson-dots [data-state="done"]').count(), tasks.length);
  assert.equal(await page.locator("[data-skipped]").count(), 0);
  const laid = await page.getAttribute(".lesson-board", "data-position");
  await page.click("[data-first-game]");
  await page.waitForSelector(".table [data-position]");
  const address = new URL(page.url());
  assert.equal(address.pathname, `/play/${game}`);
  assert.equal(address.searchParams.get("level"), "1");
  assert.equal(await page.getAttribute(".table [data-position]", "data-position"), laid);
  const table = await Table.open(game, { position: laid });
  // All pieces are there, and it is the learner's turn to move one of them.
  assert.ok(table.state().legal.every(({ steps }) => steps[0].type === "cell"));
  assert.equal(table.state().turn, "first");
  table.free();
}

/** Does what the task asks for; gives the position that this leads to. */
export async function carryOut(page, game, { goal, variant, position, reply }, finger = undefined) {
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
    await take(page, steps[index], finger);
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
    case "safe":
    case "win":
      return goal.moves.includes(mv);
    case "capture":
      return events.some((event) => event.type === "flipped" || (event.type === "captured" && event.piece.owner !== turn));
    default:
      throw new Error(`unknown goal ${goal.type}`);
  }
}

/** A wrong move of a problem that an answer punishes, and that has no words of its own. */
async function punished(game, task) {
  const { catalogue } = await rules();
  const { kinds } = JSON.parse(catalogue()).find(({ name }) => name === game);
  const table = await Table.open(game, { variant: task.variant, position: task.position, seed: 1 });
  const [found] = prove(game, kinds, table, task);
  table.free();
  return found;
}

/** A wrong move is explained in these words, answered where it has an answer, and goes back. */
async function wrongTry(page, game, task, mv, explanation) {
  const { position, name } = task;
  await makeMove(page, game, task, mv);
  // The words stay when the move has gone back.
  const parts = explanation.split(/\{ \$\w+ \}/).map((part) => part.trim());
  await page.waitForFunction((wanted) => wanted.every((part) => document.querySelector("[data-hint]")?.textContent.includes(part)), parts);
  await page.waitForSelector(`[data-task="${name}"][data-phase=open]`);
  await page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, position);
}

/** Makes a move of a task, step by step. */
async function makeMove(page, game, { variant, position }, mv, finger = undefined) {
  const table = await Table.open(game, { variant, position, seed: 1 });
  const { steps } = table.state().legal.find(({ text }) => text === mv);
  for (let taken = "walked"; taken === "walked"; ) {
    const step = steps[table.hand().steps.length];
    await take(page, step, finger);
    taken = table.take(step).type;
  }
  table.free();
}
