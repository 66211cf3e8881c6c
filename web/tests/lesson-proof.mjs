// What a lesson claims, held against the rules: which kinds of moves it has the learner make, and that the answers to
// its problems are right, and the others wrong, whatever the other side replies.

import assert from "node:assert/strict";
import { seeded, Table } from "./rules.mjs";

/** Every kind of move that a game has, as the rules report it. What random games show must be among them, and
 *  the lesson has the learner make all of them. */
export const KINDS = {
  khitan: ["captured", "captured several", "entered tile", "passed", "tumbled"],
  hokito: ["1 hops", "2 hops", "3 hops", "a single onto enemy", "a single onto own", "a stack onto enemy", "a stack onto own"],
  khet: [
    "beam reflected",
    "beam split",
    "beam struck",
    "captured",
    "captured several",
    "moved",
    "moved stack",
    "stacked onto own",
    "swapped with enemy",
    "swapped with own",
    "turned anticlockwise",
    "turned clockwise",
    "turned, either way alike",
    "unstacked onto nothing",
    "unstacked onto own",
  ],
  quindo: ["distance 1", "distance 2", "distance 3", "flipped", "flipped several", "left", "moved", "passed"],
  khan: [
    "captured",
    "entered kalista",
    "entered sbire",
    "entered sbire, nobody on the demanded kind",
    "laid",
    "moved",
    "moved, free",
    "moved, nobody on the demanded kind",
    "moved, obeying",
    "moved, those on the demanded kind are stuck",
    "passed",
  ],
};

/** The pieces of Khet that lie in one of four ways; of the others a turn to either side is the same. */
const FOUR_WAYS = ["pyramid"];
const QUARTERS = 4;

/** Kinds that are another one over again. */
const ALIKE = {
  "entered sbire, those on the demanded kind are stuck": "entered sbire, nobody on the demanded kind",
};

/** The kinds of a move: what happens in it, onto what, and, in Khan, with what right. `table` has it made. */
export function kindsOf(game, names, before, events, table) {
  const found = new Set();
  const { view, turn } = before;
  const what = (cell) => (cell.piece === null ? "nothing" : cell.piece.owner === turn ? "own" : "enemy");
  const counted = (state, name) => state.view.counters.find((counter) => counter.name === name)?.value ?? 0;
  const taken = events.filter((event) => event.type === "captured" && event.piece.owner !== turn);
  const flipped = events.filter((event) => event.type === "flipped");
  for (const [kind, { length }] of Object.entries({ captured: taken, flipped })) {
    if (length > 0) found.add(kind);
    if (length > 1) found.add(`${kind} several`);
  }
  for (const event of events) {
    switch (event.type) {
      case "moved":
        found.add(game === "khet" && view.cells[event.from].piece.height > 1 ? "moved stack" : "moved");
        break;
      case "turned": {
        const { kind, orientation } = view.cells[event.at].piece;
        const right = (event.orientation - orientation + QUARTERS) % QUARTERS === 1;
        found.add(FOUR_WAYS.includes(names[kind]) ? `turned ${right ? "clockwise" : "anticlockwise"}` : "turned, either way alike");
        break;
      }
      case "left":
      case "tumbled":
      case "passed":
        found.add(event.type);
        break;
      case "terrainChanged":
        found.add("laid");
        break;
      case "entered":
        found.add(`entered ${names[event.piece.kind]}`);
        break;
      case "unstacked":
        found.add(`unstacked onto ${what(view.cells[event.to])}`);
        break;
      case "swapped":
        found.add(`swapped with ${what(view.cells[event.to])}`);
        break;
      case "stacked":
        if (game === "hokito") {
          found.add(`a ${view.cells[event.from].piece.height > 1 ? "stack" : "single"} onto ${what(view.cells[event.to])}`);
          found.add(`${1 + events.filter(({ type }) => type === "hopped").length} hops`);
        } else {
          found.add(`stacked onto ${what(view.cells[event.to])}`);
        }
        break;
      case "beam":
        if (["reflected", "split", "struck"].includes(event.beam.type)) found.add(`beam ${event.beam.type}`);
        break;
    }
  }
  if (game === "quindo" && found.has("moved")) found.add(`distance ${counted(table.state(), "barred")}`);
  const act = events.find(({ type }) => type === "moved" || type === "entered");
  if (game === "khan" && act && events.some(({ type }) => type === "crowned")) {
    const demand = counted(before, "demand");
    const stands = (cell) => cell.piece?.owner === turn && cell.terrain.count === demand;
    const right =
      demand === 0
        ? "free"
        : act.type === "moved" && stands(view.cells[act.from])
          ? "obeying"
          : view.cells.some(stands)
            ? "those on the demanded kind are stuck"
            : "nobody on the demanded kind";
    found.add(`${act.type === "moved" ? "moved" : `entered ${names[act.piece.kind]}`}, ${right}`);
  }
  return new Set([...found].map((kind) => ALIKE[kind] ?? kind));
}

/** The kinds of all moves that could have been made in some random games. */
export async function kindsInPlay(game, { kinds: names, variants }) {
  const found = new Set();
  for (const [index, { name: variant }] of variants.entries()) {
    for (let seed = 1; seed <= 2; seed += 1) {
      const table = await Table.open(game, { variant, seed });
      const random = seeded(100 * index + seed);
      for (let ply = 0; ply < 80; ply += 1) {
        const before = table.state();
        if (before.end) break;
        // All moves of every eighth position, and the one that is played of the others.
        const chosen = before.legal[random(before.legal.length)].text;
        for (const { text } of ply % 8 === 0 ? before.legal : []) {
          const events = table.play(text);
          for (const kind of kindsOf(game, names, before, events, table)) found.add(kind);
          table.takeBack();
        }
        const events = table.play(chosen);
        for (const kind of kindsOf(game, names, before, events, table)) found.add(kind);
      }
      table.free();
    }
  }
  return found;
}

const other = (side) => (side === "first" ? "second" : "first");

/** Whether events take something of that side's, or something of that kind. */
function harms(events, side, kind, names) {
  return events.some(
    (event) =>
      (event.type === "captured" && event.piece.owner === side && (kind === undefined || names[event.piece.kind] === kind)) ||
      (event.type === "flipped" && kind === undefined),
  );
}

/** Every answer that takes something of the side that has just moved. */
function punishments(table, side, kind, names) {
  return table.state().legal.flatMap(({ text }) => {
    const events = table.play(text);
    table.takeBack();
    return harms(events, side, kind, names) ? [text] : [];
  });
}

/** Whether that side wins within so many plies, whatever the other does: plain search, without any shortcut. */
export function forces(table, side, plies) {
  const { end, turn, legal } = table.state();
  if (end) return end.winner === side;
  if (plies === 0) return false;
  const leads = ({ text }) => {
    table.play(text);
    const won = forces(table, side, plies - 1);
    table.takeBack();
    return won;
  };
  return turn === side ? legal.some(leads) : legal.every(leads);
}

/** Hokito's problems are looked through to the end of the game: what does not win at once loses. */
const TO_THE_END = 36; // plies; a game lasts at most 35

/** Proves that exactly the moves of a problem solve it, and that what the others are said to lose is lost. Gives the wrong
 *  moves that an answer punishes although no words of their own are given to them. */
export function prove(game, names, table, { goal, wrong = {} }) {
  const { turn, legal } = table.state();
  const unnamed = [];
  const right = legal.filter(({ text }) => {
    const events = table.play(text);
    const good = goal.type === "safe" ? isSafe(events) : forces(table, turn, goal.plies - 1);
    const mistake = Object.values(wrong).find(({ moves }) => moves.includes(text));
    if (!good && !table.state().end) {
      const answers = goal.type === "safe" ? punishments(table, turn, goal.kind, names) : [];
      if (answers.length > 0 && !mistake) unnamed.push(text);
      if (mistake?.reply) checkReply(text, mistake.reply);
    }
    table.takeBack();
    return good;
  });
  assert.deepEqual(right.map(({ text }) => text).sort(), [...goal.moves].sort(), "other moves solve the problem");
  assert.ok(legal.length - right.length >= 2, "there is hardly a wrong move");
  return unnamed;

  function isSafe(events) {
    const { end } = table.state();
    if (end) return end.winner === turn;
    const takes = events.some((event) => event.type === "flipped" || (event.type === "captured" && event.piece.owner !== turn));
    const loses = events.some((event) => event.type === "left" || (event.type === "captured" && event.piece.owner === turn));
    return (goal.takes ? takes : !loses) && punishments(table, turn, goal.kind, names).length === 0;
  }

  function checkReply(text, reply) {
    assert.equal(goal.type, "win", "the rules find the answers of other problems");
    assert.ok(
      table.state().legal.some((mv) => mv.text === reply),
      `${reply} is no answer to ${text}`,
    );
    table.play(reply);
    const rest = game === "hokito" ? TO_THE_END : goal.plies - 2;
    assert.ok(!forces(table, turn, rest), `after ${text} ${reply} the game is won all the same`);
    if (game === "hokito") assert.ok(forces(table, other(turn), TO_THE_END), `${text} ${reply} does not lose`);
    table.takeBack();
  }
}
