// What somebody hears who does not see the board: the log, the keys that tell something, the field for moves, and
// what stands for a reader in the page's structure. What a real reader makes of it is reader.mjs's to hear.

import assert from "node:assert/strict";
import { take } from "./bot.mjs";
import { order } from "./games.mjs";
import { rules, Table } from "./rules.mjs";

const onBoard = (page) => page.focus("[role=gridcell][tabindex='0']");

export const tests = {
  "the page speaks its language before it has a body": async ({ visit }) => {
    for (const [language, lang] of [
      ["fr-FR", "fr"],
      ["en-GB", "en"],
      ["de-DE", "en"],
    ]) {
      const guest = await visit({ language });
      await guest.context.addInitScript(() => {
        new MutationObserver(() => {
          if (document.body) globalThis.early ??= document.documentElement.lang;
        }).observe(document, { childList: true, subtree: true });
      });
      await guest.open("/");
      assert.equal(await guest.page.evaluate(() => globalThis.early), lang, language);
    }
  },

  "a new game says which side one plays, whose turn it is and what to do": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5&level=1&side=first");
    await table.hears(/^New game\. You play Silver\. Your turn\. Choose a piece/);
    await table.open("/play/khet?seed=6&level=1&side=second");
    await table.hears(/^New game\. You play Red\. It is the computer’s turn\.$/);
    await table.hears(/^Silver: .* Your turn\.$/);
    await table.open("/play/khan?seed=5&level=1&side=first");
    await table.hears(/^New game\. You play Red\. Your turn\. Which edge of the mat should lie in front of Red\?$/);
    // One side moves several times: it hears each time that it is to go on, and with what.
    await take(table.page, { type: "choice", name: "edge-s" });
    await table.hears(/^Red: lays the mat .* Your turn\. Place the Kalista /);
    await take(table.page, { type: "cell", cell: "a1" });
    await table.hears(/^Red: Kalista placed on a1\. Your turn\. Place a Sbire /);
  },

  "whoever plays again hears that the sides have changed": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/quindo?seed=5&level=1&side=first");
    await table.hears(/You play White\. Your turn\./);
    await page.click("[data-action=resign]");
    await page.click("[data-answer=yes]");
    await page.click("[data-action=rematch]");
    await table.hears(/^New game\. You play Black\. It is the computer’s turn\.$/);
  },

  "nothing that is said takes the place of what was said before": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/quindo?seed=5");
    await onBoard(page);
    await table.hears(/^Arrow keys move/);
    const before = (await table.log()).length;
    // The same twice is two lines; a line that was there stays the same element.
    const first = await page.locator("[data-news] > *").first().elementHandle();
    await page.keyboard.press("p");
    await page.keyboard.press("p");
    const lines = await table.log();
    assert.deepEqual(lines.slice(before), ["White: 5 pawns. Black: 5 pawns.", "White: 5 pawns. Black: 5 pawns."]);
    assert.ok(await first.evaluate((line) => line.isConnected));
    // It does not grow for ever.
    for (let count = 0; count < 30; count += 1) await page.keyboard.press("p");
    assert.ok((await table.log()).length <= 20);
  },

  "keys tell the board, the turn, the last move, the score and the clocks": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    const hears = async (key, wanted) => {
      await page.keyboard.press(key);
      await table.hears(wanted);
    };
    await table.open("/play/quindo?seed=5");
    await hears("w", "White to move. Choose a pawn.");
    await hears("l", "No move has been made.");
    for (const cell of ["c2", "c4"]) await take(page, { type: "cell", cell });
    await hears("l", "White: pawn c2 to c4. Barred distance 2.");
    await hears("b", "Black to move. Barred distance 2. Choose a pawn. White: b2, d2, e2, f2, c4. Black: b6, c6, d6, e6, f6.");
    await table.open("/play/hokito?seed=5");
    await hears("p", /^Black: \d+ points\. White: \d+ points\.$/);
    await hears("t", "There is no clock.");
    await table.open("/play/khan?seed=5");
    await hears("g", /^Lines of the squares, from a to f\. Rank 1: 3, /);
    // The board of Khitan in a breath, and with all it shows for whoever wants it.
    await table.open("/play/khitan?seed=5");
    await page.keyboard.press("b");
    await table.hears(/^White to move\. .* White: a1, /);
    assert.ok((await table.log()).at(-1).length < 250, (await table.log()).at(-1));
    await hears("Shift+B", /White: a1 east [a-z]+, .*; /);
  },

  "a key tells the time that is left": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/quindo?seed=5");
    await order(table, "person", { "minutes-0": "5", "minutes-1": "0.5", increment: "0" });
    await page.waitForSelector(".clock");
    await page.keyboard.press("t");
    await table.hears("White: 5 minutes, 0 seconds. Black: 30 seconds.");
  },

  "how the game ended is told with the board": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/quindo?seed=5&level=1&side=first");
    await table.page.click("[data-action=resign]");
    await table.page.click("[data-answer=yes]");
    await table.page.keyboard.press("b");
    await table.hears(/^You lost: .* You play White\. White: b2,/);
  },

  "a move is typed in the game’s notation, from anywhere on the page": async ({ visit }) => {
    const moves = {
      khitan: ["b1c1", /^White: tile tips from b1 to c1/, "c1"],
      khet: ["c1+", /^Silver: pyramid on c1 turns/, "c1"],
      quindo: ["C2 C4", /^White: pawn c2 to c4/, "c4"],
      khan: ["edge:w", /^Red: lays the mat with its west edge/],
    };
    for (const [game, [move, told, end]] of Object.entries(moves)) {
      const table = await visit();
      const { page } = table;
      await table.open(`/play/${game}?seed=5`);
      await page.keyboard.press("m");
      await page.waitForSelector("[data-move-field]:focus");
      await page.keyboard.type(move);
      await page.keyboard.press("Enter");
      await table.hears(told);
      // The field is gone, and the focus on the board, where the piece is now.
      await page.waitForSelector(`[role=gridcell]${end ? `[data-cell="${end}"]` : ""}:focus`);
      assert.equal(await page.locator("[data-move-field]").count(), 0);
    }
  },

  "what is typed is completed from the legal moves, and refused with the reason": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    const type = async (text) => {
      await page.fill("[data-move-field]", text);
      await page.keyboard.press("Enter");
    };
    await table.open("/play/quindo?seed=5");
    await onBoard(page);
    await page.keyboard.press("m");
    await page.keyboard.type("c2c");
    await page.waitForFunction(() => document.querySelectorAll(".move-field [role=option]").length === 4);
    assert.deepEqual(await page.locator(".move-field [role=option]").allTextContents(), ["c2c1", "c2c3", "c2c4", "c2c5"]);
    // Why it is no move: the rules' own reasons, or an example where it is not even notation.
    await type("c2d2");
    await page.waitForFunction(() => document.querySelector(".move-field .problem").textContent === "One of your own pawns is there.");
    await type("nonsense");
    await page.waitForFunction(() =>
      /^“nonsense” is not a legal move here\. Try [a-g]\d[a-g]\d, for instance\.$/.test(document.querySelector(".move-field .problem").textContent),
    );
    await table.hears("One of your own pawns is there.");
    // An arrow chooses, Enter makes the move.
    await page.fill("[data-move-field]", "c2c");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    assert.equal(await page.locator(".move-field [aria-selected=true]").textContent(), "c2c3");
    await page.keyboard.press("Enter");
    await table.hears(/^White: pawn c2 to c3/);
    // Tab completes what is certain; Escape gives up.
    await page.keyboard.press("m");
    await page.keyboard.type("c6");
    await page.keyboard.press("Tab");
    assert.match(await page.inputValue("[data-move-field]"), /^c6/);
    await page.keyboard.press("Escape");
    await page.waitForSelector("[role=gridcell]:focus");
    assert.equal(await page.locator("[data-move-field]").count(), 0);
  },

  "rows and columns agree with the names of the squares": async ({ visit }) => {
    const table = await visit();
    for (const game of ["khet", "quindo", "khan", "hokito"]) {
      await table.open(`/play/${game}?seed=5`);
      const cells = await table.page
        .locator("[role=gridcell]")
        .evaluateAll((all) => all.map((cell) => [cell.dataset.cell, cell.parentElement.ariaRowIndex, cell.ariaColIndex]));
      for (const [name, row, column] of cells) {
        const [, file, rank] = /^([a-z])(\d+)$/.exec(name);
        assert.deepEqual([Number(row), Number(column)], [Number(rank), file.charCodeAt(0) - 96], `${game} ${name}`);
      }
    }
  },

  "whoever comes to the board hears how it is used and where things stand": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5");
    await onBoard(table.page);
    await table.hears(/^North is towards .*laser.* Arrow keys move/);
    const said = (await table.log()).length;
    // Once is enough.
    await table.page.focus("[data-action=flip]");
    await onBoard(table.page);
    assert.equal((await table.log()).length, said);
  },

  "dialogs have a title, keep Tab inside and give the focus back": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    const focus = () => page.evaluate(() => document.activeElement.closest("dialog") !== null);
    await table.open("/play/khet?seed=5");
    for (const [key, title] of [
      ["?", "Shortcuts"],
      ["n", "Khet · New game"],
    ]) {
      await page.focus("[data-cell=c1]");
      await page.keyboard.press(key);
      await page.getByRole("dialog", { name: title, exact: true }).waitFor();
      // What is only read has the focus as a whole, or else its first control, not the button that closes it.
      await page.waitForFunction(() => document.activeElement.matches("dialog, .dialog-content *"));
      for (const step of ["Tab", "Shift+Tab"]) {
        for (let count = 0; count < 12; count += 1) {
          await page.keyboard.press(step);
          assert.ok(await focus(), `${key}: ${step} ${count}`);
        }
      }
      await page.keyboard.press("Escape");
      await page.waitForSelector("[data-cell=c1]:focus");
    }
  },

  "what is said behind a dialog is heard when it is closed, and nothing twice": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/quindo?seed=5&level=1&side=first");
    await table.hears(/^New game\./);
    for (const cell of ["c2", "c4"]) await take(page, { type: "cell", cell });
    await page.keyboard.press("?");
    await page.waitForSelector("dialog[open]");
    assert.deepEqual(await table.log(), []);
    await page.waitForSelector("[data-position$=' w 1 2'], [data-position*=' w ']");
    assert.deepEqual(await table.log(), []);
    await page.keyboard.press("Escape");
    await table.hears(/^Black: .* Your turn\.$/);
    assert.equal((await table.log()).length, 1);
  },

  "a question is asked as a whole, keeps Tab, and gives the focus back": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/khet?seed=5&level=1&side=first");
    await page.focus("[data-action=resign]");
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog", { name: "Resign as Silver?", exact: true }).waitFor();
    for (const step of ["Tab", "Tab", "Shift+Tab", "Tab"]) {
      await page.keyboard.press(step);
      assert.ok(await page.evaluate(() => document.activeElement.matches(".question button")), step);
    }
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-action=resign]:focus");
  },

  "the list of moves is one Tab stop": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/quindo?seed=5");
    for (const cell of ["c2", "c4", "c6", "c5"]) await take(page, { type: "cell", cell });
    const stops = page.locator(".moves [tabindex='0'], .moves button:not([tabindex])");
    assert.equal(await stops.count(), 1);
    await stops.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await table.hears(/^Move 1 of 2\. White: pawn c2 to c4/);
    await page.waitForSelector(".moves button[aria-current]:focus");
    assert.equal(await stops.count(), 1);
  },

  "in the analysis keys say the move and answer": async ({ visit }) => {
    const study = await visit();
    const { page } = study;
    await study.open("/analyse/quindo?moves=c2c4,c6c5");
    await page.waitForSelector("[data-tree]");
    for (const [key, wanted] of [
      ["[", /^White: pawn c2 to c4\. Barred distance 2\./],
      ["[", /^Start\.$/],
      ["]", /^White: pawn c2 to c4\. Barred distance 2\./],
      ["t", /threat/],
      ["t", /^Threats are hidden\.$/],
      ["s", /^Sound off\.$/],
      ["s", /^Sound on\.$/],
      ["e", /^The engine is o[nf]+\.$/],
    ]) {
      const before = (await study.log()).length;
      await page.keyboard.press(key);
      await study.hears(wanted);
      assert.ok((await study.log()).length > before, key);
    }
  },

  "the engine's lines are told in sentences": async ({ visit }) => {
    const study = await visit();
    const { page } = study;
    const { describeMove, gameWords, t } = await rules();
    const table = await Table.open("quindo");
    for (const mv of ["c2c4", "c6c5"]) table.play(mv);
    await study.open("/analyse/quindo?moves=c2c4,c6c5");
    await page.click("[data-engine=off]");
    await page.waitForFunction(() => Number(document.querySelector("[data-depth]")?.dataset.depth) >= 3);
    await page.click("[data-engine=on]");
    await page.waitForSelector("[data-engine=off]");
    const sentences = [];
    for (const [place, button] of (await page.locator('[data-line="1"] button').all()).entries()) {
      const mv = (await button.textContent()).trim();
      const { view } = table.state();
      const sentence = describeMove(table.play(mv), view, gameWords("quindo"), t(), table.state().end !== null);
      sentences.push(sentence);
      assert.equal(await button.getAttribute("aria-label"), `${mv}. ${sentence}`, `move ${place}`);
    }
    const score = await page.textContent('[data-line="1"] .visually-hidden');
    assert.match(score, /^(The position is level|(White|Black) (is ahead by \d+|wins in \d+|has won))$/);
    await page.keyboard.press("v");
    await study.hears(`${score}. ${sentences[0]}`);
    table.free();
  },

  "after a turn by button the focus is on the piece": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/khet?seed=5");
    await page.focus("[data-cell=d6]");
    await page.keyboard.press("Enter");
    await page.focus("[data-cell=a1]");
    await page.focus("[data-choice=clockwise]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-cell=d6]:focus");
  },

  "what was taken back does not sound like a move": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/quindo?seed=5");
    for (const cell of ["c2", "c4"]) await take(page, { type: "cell", cell });
    await page.keyboard.press("u");
    await table.hears("Taken back: c2c4. White to move. Choose a pawn.");
    assert.match((await table.log()).at(-1), /^Taken back/);
  },
};
