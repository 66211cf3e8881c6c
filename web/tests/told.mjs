// What the rules tell the page: what each event of a move changed, where the steps of a hand lead, and codes and
// names, for which there must be words. No browser is needed for it.

import assert from "node:assert/strict";
import { rules, seeded, Table, written } from "./rules.mjs";

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
  "what the events changed makes the board after the move, and steps lead to it": async ({ note }) => {
    const { replace } = await rules();
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
            let taken;
            do {
              const before = table.hand();
              const step = mv.steps[before.steps.length];
              taken = table.take(step);
              if (taken.type === "walked") {
                assert.ok(table.back(), where);
                assert.deepEqual(table.hand(), before, where);
                table.take(step);
              }
            } while (taken.type === "walked");
            assert.deepEqual(taken, { type: "move", text: mv.text }, where);
            const shown = table.play(mv.text).reduce(replace, view);
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

  "whoever won, lost or drew is told why, at a limit too": async () => {
    const { describeEnd, gameWords, language, t } = await rules();
    const check = async (game, position, you, en, fr) => {
      const table = await Table.open(game, { position });
      const { end } = table.state();
      table.free();
      for (const [tongue, expected] of Object.entries({ en, fr })) {
        language.value = tongue;
        const said = describeEnd(end, gameWords(game), t(), { you }).replaceAll("\u202f", " ");
        assert.equal(said, expected, position);
      }
    };
    const khitan = (white) => `2a/4/5/4/${white} w 0/0 0 60`;
    await check(
      "khitan",
      khitan("AA1"),
      null,
      "White wins: more tiles after 60 moves without a capture.",
      "Blanc gagne : plus de tuiles après 60 coups sans prise.",
    );
    await check(
      "khitan",
      khitan("AA1"),
      "second",
      "You lost: fewer tiles after 60 moves without a capture.",
      "Vous avez perdu : moins de tuiles après 60 coups sans prise.",
    );
    await check(
      "khitan",
      khitan("A2"),
      "first",
      "Draw: the same number of tiles after 60 moves without a capture.",
      "Partie nulle : même nombre de tuiles après 60 coups sans prise.",
    );
    await check(
      "quindo",
      "7/1BBBBB1/7/7/7/1WWWW2/7 w - 60",
      "second",
      "You won: more pawns after 60 moves with none turned over or lost.",
      "Vous avez gagné : plus de pions après 60 coups sans pion retourné ni perdu.",
    );
    await check(
      "khet",
      "4k5/10/10/10/10/10/10/4K5 s 100",
      "first",
      "Draw: 100 moves in a row without a piece lost.",
      "Partie nulle : 100 coups de suite sans perte de pièce.",
    );
    await check(
      "khan",
      "s ss4/1ks1ss/6/6/1S1S1S/S1K1S1 r - 0/0 100",
      "first",
      "Draw: 100 moves in a row without a capture.",
      "Partie nulle : 100 coups de suite sans prise.",
    );
    await check("hokito", "6/6/6/6/1,w1,4/b1,5 b", null, "Draw: equal points.", "Partie nulle : égalité de points.");
    language.value = "en";
  },

  "everything the rules can say has a message, and every message of a game is asked for": async () => {
    const { catalogue, idPart, language, gameWords } = await rules();
    const common = await written("en", "refusals");
    const wrong = [];
    const codes = new Set(["general", "wait", "past"]); // which the page says itself
    for (const { name: game, refusals, variants, choices, kinds, sides } of JSON.parse(catalogue())) {
      const there = await written("en", game);
      const has = (...names) => there.has([game, ...names].join("-"));
      const missing = (what) => wrong.push(`${game}: ${what} is missing`);
      for (const code of refusals) {
        if (!has("refusal", code) && !common.has(`refusals-${code}`)) missing(`refusal ${code}`);
        codes.add(code);
      }
      for (const variant of variants) if (!has("variant", idPart(variant.name))) missing(`variant ${variant.name}`);
      for (const choice of choices) if (!has("choice", choice)) missing(`choice ${choice}`);
      for (const kind of kinds) if (!has("kind", kind)) missing(`kind ${kind}`);
      for (const tongue of ["en", "fr"]) {
        language.value = tongue;
        sides.forEach((side, index) => {
          if (gameWords(game).sides[index] !== side[tongue]) wrong.push(`${game}: a side is ${side[tongue]} for the rules`);
        });
      }
      // What the rules list goes by their names; what they tell with a position goes by its kind.
      const asked = [
        /^(title|line|goal|credit|how|crown|piece|brief|colour|shows|laid|lines|lines-row)$/,
        /^side-(first|second)$/,
        /^prompt-(move|target|turn|edge|setup|place|face|pass)$/,
        /^terrain-(lines|reserved|half|border)$/,
        /^(counter|says|term)-/,
        /^(ends|losses|draws)-(goal|quiet|length)$/,
        new RegExp(`^refusal-(${refusals.join("|")})$`),
        new RegExp(`^choice-(${choices.join("|")})$`),
        new RegExp(`^(kind|enter)-(${kinds.join("|")})$`),
        new RegExp(`^variant-(${variants.map((variant) => idPart(variant.name)).join("|")})(-(ends|losses)-goal)?$`),
      ];
      const within = [...there.values()].join(" ");
      for (const id of there.keys()) {
        const name = id.slice(game.length + 1);
        if (!asked.some((pattern) => pattern.test(name)) && !within.includes(`{ ${id} }`)) wrong.push(`${id} is never asked for`);
      }
    }
    for (const id of common.keys()) if (!codes.has(id.slice("refusals-".length))) wrong.push(`${id} is never asked for`);
    language.value = "en";
    assert.deepEqual(wrong, []);
  },
};
