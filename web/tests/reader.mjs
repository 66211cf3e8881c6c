// What a screen reader really says: `node web/tests/reader.mjs [short] [times] [words]` plays with Orca in Firefox, in French, and in
// Chromium, in English: a whole game of each of the five and what is asked beside the board, or only the short one, as many
// times as that number says. `words` choose among them by name; QUINCONCE_URL names the server, READER_LANGUAGE another language. The moves are typed, and every sentence must be heard that the page means to be heard:
// they are made here of the same rules and messages. What was said lies in target/reader/.

import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ADDRESS } from "./browser.mjs";
import { Reader, STOP } from "./orca.mjs";
import { GAMES, rules, seeded, Table } from "./rules.mjs";

const SAID = fileURLToPath(new URL("../../target/reader/", import.meta.url));
const LANGUAGES = { firefox: "fr", chromium: "en" };

/** Tables and seeds whose games end soon: whoever can take, takes. */
const TABLES = {
  khitan: { variant: "sprint", seed: 53 },
  hokito: { variant: null, seed: 19 },
  khet: { variant: null, seed: 9 },
  quindo: { variant: null, seed: 7 },
  khan: { variant: null, seed: 7 },
};

/** What Orca says when keys go to the board again, and no longer through the text. */
const FOCUS_MODE = /^Focus mode$/;

const given = process.argv.slice(2);
const short = given.includes("short");
const times = Math.max(1, ...given.map(Number).filter((number) => number > 0));
const words = given.filter((word) => word !== "short" && !(Number(word) > 0));
const only = process.env.READER_LANGUAGE;
const runs = Object.keys(LANGUAGES).flatMap((browser) =>
  short
    ? [{ name: `${browser}: a won game`, browser, play: won }]
    : [
        { name: `${browser}: what is asked`, browser, play: asked },
        { name: `${browser}: another language`, browser, play: switched },
        ...GAMES.map((game) => ({ name: `${browser}: a whole game of ${game}`, browser, play: (reader, page) => whole(game, reader, page) })),
      ],
);

await mkdir(SAID, { recursive: true });
const chosen = runs.filter((run) => words.every((word) => run.name.includes(word)));
let failed = 0;
for (let time = 1; time <= times; time += 1) for (const run of chosen) await carryOut(run, times > 1 ? ` ${time}` : "");
if (times > 1) console.log(`${times * chosen.length - failed} of ${times * chosen.length} runs passed`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;

async function carryOut({ name, browser, play }, time) {
  const begun = performance.now();
  const language = only ?? LANGUAGES[browser];
  let reader;
  let problem = null;
  try {
    reader = await Reader.start();
    await play(reader, { browser, language });
  } catch (error) {
    problem = error;
    failed += 1;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${problem ? "FAIL" : "ok  "} ${seconds.padStart(5)} s  reader: ${name}, ${language}${time} (${reader?.lines.length ?? 0} sentences)`);
  if (problem) console.log(`       ${problem.stack.replaceAll("\n", "\n       ")}`);
  const file = join(SAID, `${`${name}${time}`.replaceAll(/[^a-z0-9]+/g, "-")}-${language}.txt`);
  await writeFile(file, (reader?.lines ?? []).map(({ text }) => `${text}\n`).join(""));
  await reader?.close();
}

/** A text as a pattern for what is heard, from anywhere in a sentence. */
function said(...texts) {
  const told = texts.filter(Boolean).join(" ").replace(/\s+/g, " ").trim();
  return new RegExp(told.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}

/** A button of that name has the focus. */
function button(name) {
  return new RegExp(`^${said(name).source} push button`);
}

/** What the page would say, in that language. */
async function speaking(language, game) {
  const parts = await rules();
  await parts.setLanguage(language);
  return { ...parts, text: parts.t(), name: parts.gameWords(game) };
}

/** Opens a table and goes to its board, by the link that leads past the head of the page. */
async function sitDown(reader, { browser, language }, query, greeting, text) {
  await reader.browse(browser, `${ADDRESS}/play/${query}`, language);
  await reader.hears(said(...greeting));
  await reader.hears(said(text.app.skip));
  // The link was read out when the page had come: some readers do not say it again.
  await reader.press("Tab", /./);
  // A page that is read aloud is listened to no further.
  await reader.press("Return", /./);
  await reader.press("Tab", said(text.board.how));
}

/** Goes to a square by arrows, from what is heard of each: a key may go nowhere on a busy machine, or a square unsaid. */
async function walk(reader, from, to) {
  for (let at = from; at !== to; ) {
    const [[file, rank], [toFile, toRank]] = [at, to];
    const key = rank < toRank ? "Up" : rank > toRank ? "Down" : file < toFile ? "Right" : "Left";
    const heard = await reader.pressUntil(key, /^[a-g][1-7], /);
    at = heard.at(-1).text.slice(0, 2);
  }
}

/** Types a move and waits for what comes of it. */
async function typeMove(reader, text, move, heard) {
  await reader.press("m", said(text.board.type));
  reader.type(move);
  await reader.press("Return", heard);
}

/** Two people play a whole game, and type every move. */
async function whole(game, reader, page) {
  const { variant, seed } = TABLES[game];
  const { text, name, describeMove, describeEnd, describeBoard, describeScore } = await speaking(page.language, game);
  const table = await Table.open(game, { variant, seed });
  const random = seeded(seed);
  const side = (turn) => name.sides[turn === "first" ? 0 : 1];
  const query = new URLSearchParams({ seed: String(seed), ...(variant ? { variant } : {}) });
  await sitDown(reader, page, `${game}?${query}`, [text.tell.newGame, `${text.play.turn({ side: side(table.state().turn) })}.`], text);
  await reader.press("b", said(describeBoard(table.state().view, name, text)));
  let last = "";
  for (;;) {
    const { legal, view, end, variant: played } = table.state();
    if (end) {
      const outcome = describeEnd(end, name, text, { variant: played });
      await reader.hears(said(outcome));
      if (view.counters.some(({ name: counter }) => counter === "score")) await reader.hears(said(describeScore(view, name, text)));
      await reader.press("b", said(outcome));
      break;
    }
    const mv = choose(table, legal, random);
    const events = table.play(mv);
    const { end: over, turn } = table.state();
    const next = over ? "" : `${text.play.turn({ side: side(turn) })}.`;
    last = describeMove(events, view, name, text, over !== null);
    await typeMove(reader, text, mv, said(last, next));
  }
  await reader.press("l", said(last));
  // A dialog that is only to be read is read with its content: not the title alone, but what the keys do.
  const { length } = reader.lines;
  await reader.press("question", said(text.play.help.value));
  await reader.hears(said(text.play.keyBoard.key), length);
  await reader.hears(said(text.play.keyBoard.value), length);
  await reader.press("Escape", said(text.board.grid({ game: name.title })));
  table.free();
}

/** A new game is looked at and left, a game is resigned, not at the first try, and another one begun, with the sides changed. */
async function asked(reader, page) {
  const { text, name, describeEnd } = await speaking(page.language, "quindo");
  const [first, second] = name.sides;
  const greeting = (side) => [text.tell.newGame, text.tell.youPlay({ side })];
  await sitDown(reader, page, "quindo?level=1&side=first", greeting(first), text);
  await reader.press("n", new RegExp(`${name.title} .*${text.play.newGame.value}`));
  await reader.press("Escape", FOCUS_MODE);
  await reader.pressUntil("Up", /^a[2-7], /);
  await reader.tabTo(said(text.play.resign.value));
  const ask = async () => {
    const heard = await reader.press("Return", button(text.play.resignNo));
    assert.ok(
      heard.some(({ text: line }) => said(text.play.resignAsk({ side: first })).test(line)),
      "the question was not asked",
    );
  };
  await ask();
  await reader.press("Escape", button(text.play.resign.value));
  await ask();
  await reader.press("shift+Tab", said(text.play.resignYes));
  const end = { winner: "second", reason: "resignation" };
  await reader.press("Return", said(describeEnd(end, name, text, { you: "first" })));
  await reader.press("shift+Tab", STOP);
  await reader.press("Tab", said(text.play.rematch.value));
  await reader.press("Return", said(...greeting(second)));
}

/** Another language is chosen: the browser tells readers of it, who choose their voice by that. */
async function switched(reader, page) {
  const { text } = await speaking(page.language, "quindo");
  const other = page.language === "fr" ? "en" : "fr";
  const { [other]: others } = await rules();
  await reader.browse(page.browser, `${ADDRESS}/play/quindo`, page.language);
  await reader.hears(said(text.tell.newGame));
  assert.equal(await reader.spokenLanguage(), page.language);
  await reader.tabTo(said(others.app.speaks));
  await reader.press("Return", /./);
  while ((await reader.spokenLanguage()) !== other);
}

/** Takes what can be taken, so that games end. */
function choose(table, legal, random) {
  const takes = ({ text }) => JSON.parse(table.inner.preview(text)).some(({ type }) => type === "captured" || type === "flipped");
  const captures = legal.filter(takes);
  const among = captures.length > 0 ? captures : legal;
  return among[random(among.length)].text;
}

/** A position that is won in one move, against the computer: what is asked and answered on the way there. */
async function won(reader, page) {
  const { text, name, describeBoard, describeMove, refusalText } = await speaking(page.language, "quindo");
  const position = "7/7/7/3B3/2W4/7/7 w - 0";
  const table = await Table.open("quindo", { position });
  const { view } = table.state();
  const query = new URLSearchParams({ level: "1", side: "first", position });
  const youPlay = text.tell.youPlay({ side: name.sides[0] });
  await sitDown(reader, page, `quindo?${query}`, [text.tell.newGame, youPlay, `${text.play.yourTurn}.`], text);
  await reader.press("b", said(describeBoard(view, name, text)));
  await reader.press("w", said(`${text.play.yourTurn}.`, youPlay));
  await reader.press("p", said(name.says("pieces", 1)));
  // From a1 to the pawn on c3, by arrows; it tells where it can go.
  await walk(reader, "a1", "c3");
  await reader.press("Return", said("e5", text.board.taking));
  await reader.press("Escape", said(text.board.undone({ step: "c3" })));
  // A move that the rules refuse, and the one that wins.
  await reader.press("m", said(text.board.type));
  const refusal = table.refusal([
    { type: "cell", cell: "c3" },
    { type: "cell", cell: "d4" },
  ]);
  reader.type("c3d4");
  await reader.press("Return", said(refusalText("quindo", refusal)));
  await reader.press("Escape", FOCUS_MODE);
  await reader.pressUntil("Up", /^c[4-7], /);
  const events = table.play("c3e5");
  await typeMove(reader, text, "c3e5", said(describeMove(events, view, name, text, true)));
  await reader.hears(said(text.ends.won));
  await reader.press("b", said(text.ends.won));
  assert.equal(reader.lines.filter(({ text: line }) => line.startsWith(text.tell.newGame)).length, 1, "what was said is said once");
  table.free();
}
