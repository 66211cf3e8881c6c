// The wasm module of the committed bundle, spoken to as the page does. `cargo xtask test` runs this.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import test from "node:test";

const web = new URL("../../../web/", import.meta.url);
const { Table, catalogue, initSync, rulesText } = await import(new URL("src/wasm/quinconce.js", web));

const assets = new URL("dist/assets/", web);
const name = (await readdir(assets)).find((file) => /^quinconce_bg-.*\.wasm$/.test(file));
assert(name, "the bundle has a wasm module");
const bytes = await readFile(new URL(name, assets));
initSync({ module: await WebAssembly.compile(bytes) });

const games = JSON.parse(catalogue());
const open = (game, more = {}) => Table.open(JSON.stringify({ game, variant: null, position: null, seed: 7, ...more }));
const request = (limit, more = {}) => JSON.stringify({ limit, lines: 1, level: null, seed: 1, hash: 4, ...more });

test("the catalogue names the five games with their variants", () => {
  assert.deepEqual(
    games.map((game) => game.name),
    ["khitan", "hokito", "khet", "quindo", "khan"],
  );
  for (const game of games) {
    assert(game.variants.length > 0 && game.levels.length === 10 && game.sides.length === 2);
    for (const code of ["finished", "empty", "not-yours"]) assert(game.refusals.includes(code));
    assert.match(rulesText(game.name, "fr"), /^# /m);
    assert.notEqual(rulesText(game.name, "fr"), rulesText(game.name, "en"));
  }
});

test("the module tells nobody where it was built", () => {
  assert(!bytes.includes("/home/") && !bytes.includes("/root/") && !bytes.includes("/Users/"));
});

for (const game of games) {
  test(`${game.name}: every step of a game at random is told and allowed`, () => {
    for (const { name: variant } of game.variants) {
      const table = open(game.name, { variant });
      let chance = 12345;
      for (let ply = 0; ply < 60; ply++) {
        const state = JSON.parse(table.state());
        const legal = JSON.parse(table.legal());
        assert.equal(state.variant, variant);
        assert.equal(state.position, table.position());
        if (state.end) {
          assert.deepEqual(legal, []);
          break;
        }
        chance = (chance * 1103515245 + 12345) % 2 ** 31;
        const mv = legal[chance % legal.length];
        for (let length = 0; length <= mv.steps.length; length++) {
          assert.equal(table.refusal(JSON.stringify(mv.steps.slice(0, length))), undefined);
        }
        const events = JSON.parse(table.play(mv.text));
        assert(Array.isArray(events) && events.every((event) => typeof event.type === "string"));
        assert.equal(JSON.parse(table.state()).moves.at(-1), mv.text);
      }
      const again = Table.load(table.record());
      assert.equal(again.position(), table.position());
      const copy = table.copy();
      const { moves } = JSON.parse(table.state());
      assert.equal(copy.takeBack(), moves.at(-1));
      assert.equal(JSON.parse(table.state()).moves.length, moves.length);
      for (const one of [table, again, copy]) one.free();
    }
  });

  test(`${game.name}: the engine thinks, tells and keeps to its limits`, () => {
    const table = open(game.name);
    const infos = [];
    const last = JSON.parse(table.think(request({ type: "depth", value: 3 }), (text) => infos.push(JSON.parse(text))));
    assert.equal(last.depth, 3);
    assert.deepEqual(
      infos.map((info) => info.depth),
      [1, 2, 3],
    );
    const legal = JSON.parse(table.legal());
    assert(legal.some((mv) => mv.text === last.lines[0].moves[0]));
    const lines = JSON.parse(table.think(request({ type: "nodes", value: 2000 }, { lines: 3 }), () => {}));
    assert.equal(lines.lines.length, Math.min(3, legal.length));
    const begun = performance.now();
    table.think(request({ type: "time", value: 60 }), () => {
      throw new Error("a listener without interest");
    });
    assert(performance.now() - begun < 2000);
    let asked = 0;
    table.think(
      request({ type: "infinite" }),
      () => {},
      () => ++asked > 20,
    );
    assert.equal(asked, 21, "a search that is wanted no more ends at once");
    const level = JSON.parse(table.think(request({ type: "infinite" }, { level: 1 }), () => {}));
    assert(legal.some((mv) => mv.text === level.lines[0].moves[0]));
    assert(Array.isArray(JSON.parse(table.terms())));
    assert(JSON.parse(table.threats()).every((threat) => threat.path.at(-1) === threat.to));
    table.free();
  });

  test(`${game.name}: nonsense is refused with a sentence and changes nothing`, () => {
    const table = open(game.name);
    const before = table.state();
    for (const text of ["", "z99", "\u0000", "é".repeat(5000), "a1a1a1", "pass "]) {
      assert.throws(() => table.play(text), Error);
    }
    for (const text of ["", "[", "{}", '[{"type":"cell"}]', '[{"type":"cell","cell":"zz"}]', '[{"type":"choice","name":"fly"}]']) {
      assert.throws(() => table.refusal(text), Error);
    }
    const cells = JSON.parse(table.view()).cells.map((cell) => ({ type: "cell", cell: cell.name }));
    const odd = [...cells, { type: "enter", kind: 0 }, { type: "enter", kind: 255 }, { type: "face", orientation: 255 }];
    for (const one of odd) {
      for (const other of odd) {
        const answer = table.refusal(JSON.stringify([one, other, one]));
        if (answer !== undefined) assert(game.refusals.includes(JSON.parse(answer).code), answer);
      }
    }
    for (const wrong of ["", "null", '{"limit":{"type":"depth","depth":-1}}']) {
      assert.throws(() => table.think(wrong, () => {}), Error);
    }
    assert.throws(() => table.resign("nobody"), /unknown side "nobody"/);
    assert.throws(() => table.claimDraw(), Error);
    assert.equal(table.state(), before);
    table.resign("first");
    assert.deepEqual(JSON.parse(table.state()).end, { winner: "second", reason: "resignation" });
    assert.throws(() => table.agreeDraw(), Error);
    assert.equal(JSON.parse(table.refusal("[]")).code, "finished");
    assert.deepEqual(JSON.parse(table.think(request({ type: "infinite" }), () => {})).lines, []);
    table.free();
  });
}

test("a table that cannot be laid says why", () => {
  assert.throws(() => open("chess"), /unknown game "chess": expected khitan/);
  assert.throws(() => open("khan", { variant: "big" }), /unknown variant "big"/);
  assert.throws(() => open("khan", { position: "8/8" }), Error);
  assert.throws(() => open("khan", { seed: -1 }), Error);
  assert.throws(() => Table.open("nonsense"), Error);
  assert.throws(() => Table.load('[Game "chess"]\n'), Error);
  assert.throws(() => rulesText("chess", "en"), Error);
});

test("what the rules refuse is told as data, too", () => {
  const reason = (call) => {
    try {
      call();
    } catch (error) {
      assert(error instanceof Error && error.message !== "");
      return error.reason && JSON.parse(error.reason);
    }
    assert.fail("it was not refused");
  };
  const { id, args } = reason(() => open("khan", { position: "8/8" }));
  assert.equal(id, "game-error-not-a-position");
  assert.deepEqual(args.text, { type: "quote", value: "8/8" });
  assert.deepEqual(args.count, { type: "number", value: 6 });
  assert.equal(args.fields.value.id, "khan-error-fields");
  assert.equal(reason(() => Table.load('[Game "chess"]\n')).id, "game-error-line");
  assert.equal(reason(() => open("khan").play("a1a9")).id, "game-error-not-a-move");
  assert.equal(reason(() => open("khan").claimDraw()).args.needed.value, 3);
  // What a page should never ask has no translation.
  assert.equal(
    reason(() => Table.open("nonsense")),
    undefined,
  );
});
