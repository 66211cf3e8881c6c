// The page follows moves by itself, event by event and step by step. Over random games it must come
// out where the rules are. No browser is needed for it.

import assert from "node:assert/strict";
import { rules, seeded, Table } from "./rules.mjs";

const VARIANTS = {
  khitan: ["classic", "expert", "master", "sprint"],
  hokito: ["standard", "mixed"],
  khet: ["classic", "imhotep", "dynasty+horus"],
  quindo: ["standard"],
  khan: ["standard", "anywhere"],
};
const TABLES = 3; // games of each variant
const MAX_MOVES = 150; // moves of a game

export const tests = {
  "the page's view and steps follow the rules": async ({ note }) => {
    const { apply, settle, advance, complete, back } = await rules();
    let moves = 0;
    for (const [game, variants] of Object.entries(VARIANTS)) {
      for (const variant of variants) {
        for (let seed = 0; seed < TABLES; seed += 1) {
          const random = seeded(seed + 1);
          const table = await Table.open(game, { variant, seed });
          for (let count = 0; count < MAX_MOVES; count += 1) {
            const { legal, view, end, position } = table.state();
            if (end) break;
            const mv = legal[random(legal.length)];
            const where = `${game} ${variant}: ${mv.text} in ${position}`;
            let taken = settle(legal, []);
            while (!complete(legal, taken)) {
              const before = taken;
              taken = advance(legal, taken, mv.steps[taken.length]);
              assert.ok(taken, where);
              if (!complete(legal, taken)) assert.ok(back(legal, taken).length <= before.length, where);
            }
            assert.equal(complete(legal, taken).text, mv.text, where);
            const shown = table.play(mv.text).reduce(apply, view);
            // Compared as text first: that is a hundred times faster, and says nothing.
            const after = table.state().view;
            if (JSON.stringify(shown) !== JSON.stringify(after)) assert.deepEqual(shown, after, where);
            moves += 1;
          }
          table.free();
        }
      }
    }
    note(`${moves} moves`);
  },

  "no two pieces sound alike": async ({ note }) => {
    const { catalogue, describePiece, gameWords, language } = await rules();
    let pieces = 0;
    for (const { name: game, variants } of JSON.parse(catalogue())) {
      for (const { name: variant } of variants) {
        const table = await Table.open(game, { variant, seed: 1 });
        const random = seeded(1);
        const heard = { en: new Map(), fr: new Map() };
        for (let count = 0; count < 80; count += 1) {
          const { view, legal, end } = table.state();
          for (const tongue of ["en", "fr"]) {
            language.value = tongue;
            for (const { piece } of view.cells) {
              if (!piece) continue;
              const words = describePiece(piece, view, gameWords(game));
              const meant = heard[tongue].get(words) ?? JSON.stringify(piece);
              assert.equal(JSON.stringify(piece), meant, `${tongue} ${game}: two pieces are called ${words}`);
              heard[tongue].set(words, meant);
            }
          }
          if (end) break;
          table.play(legal[random(legal.length)].text);
        }
        table.free();
        pieces += heard.en.size;
      }
    }
    language.value = "en";
    note(`${pieces} pieces`);
  },

  "everything the rules can say has words in both languages": async () => {
    const { catalogue, gameWords, language, en, fr } = await rules();
    const missing = [];
    for (const tongue of ["en", "fr"]) {
      language.value = tongue;
      const common = tongue === "en" ? en : fr;
      for (const { name, refusals, variants, choices, kinds, sides } of JSON.parse(catalogue())) {
        const words = gameWords(name);
        const say = (what) => missing.push(`${tongue} ${name}: ${what}`);
        for (const code of refusals) if (!(code in words.refusals) && !(code in common.refusals)) say(`refusal ${code}`);
        for (const variant of variants) if (!words.variants[variant.name]?.name) say(`variant ${variant.name}`);
        for (const choice of choices) if (!words.choices[choice]) say(`choice ${choice}`);
        for (const kind of kinds.keys()) if (!words.kinds[kind]) say(`kind ${kinds[kind]}`);
        sides.forEach((side, index) => {
          if (words.sides[index] !== side[tongue]) say(`side ${words.sides[index]}, for the rules ${side[tongue]}`);
        });
      }
    }
    language.value = "en";
    assert.deepEqual(missing, []);
  },
};
