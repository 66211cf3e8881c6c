// Games as people play them at one screen: whole ones, and what happens on the way.

import assert from "node:assert/strict";
import { Bot, keys, take, typeInto } from "./bot.mjs";
import { GAMES, rules, Table } from "./rules.mjs";

// Seeds of short games; any other would do, and take longer. Sprint is Khitan's short form.
export const TABLES = {
  khitan: { address: "/play/khitan?variant=sprint&seed=5", seed: 10 },
  hokito: { address: "/play/hokito?seed=5", seed: 1 },
  khet: { address: "/play/khet?seed=5", seed: 3 },
  quindo: { address: "/play/quindo?seed=5", seed: 7 },
  khan: { address: "/play/khan?seed=5", seed: 3 },
};

export const tests = {
  ...Object.fromEntries(GAMES.map((game) => [`a whole game of ${game} by clicking`, (means) => wholeGame(game, means)])),

  "a whole game by keyboard alone": async ({ visit, note }) => {
    const table = await visit();
    // Khan has all of it: choices, pieces to enter, cells.
    await table.open("/play/khan?seed=5");
    const { moves, outcome } = await new Bot(table.page, { seed: 3, hand: keys }).play();
    note(`${moves} moves: ${outcome}`);
    await replay("khan", table);
  },

  "a whole game against the computer": async ({ visit, note }) => {
    const table = await visit();
    await table.open("/play/hokito?seed=5&level=1&side=second");
    const { moves, outcome } = await new Bot(table.page, { seed: 2 }).play();
    note(`${moves} of our moves: ${outcome}`);
    await replay("hokito", table);
  },

  "whoever resigns has lost to the computer": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5&level=1&side=first");
    await new Bot(table.page, { seed: 2 }).move();
    await table.page.click("[data-action=resign]");
    await table.page.click("[data-answer=no]");
    assert.equal(await table.outcome(), "");
    // By key: the focus goes on to what can be done next, and is there as soon as the question is.
    await table.page.focus("[data-action=resign]");
    await table.page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[data-answer]")) return;
        observer.disconnect();
        window.focusedFirst = document.activeElement.dataset.answer;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await table.page.keyboard.press("Enter");
    await table.page.waitForSelector("[data-answer=yes]");
    assert.equal(await table.page.evaluate(() => window.focusedFirst), "no");
    await table.page.focus("[data-answer=yes]");
    await table.page.keyboard.press("Enter");
    await table.page.waitForSelector("[data-action=rematch]:focus");
    await ended(table);
    assert.equal(await table.outcome(), "You lost: you resigned.");
    assert.equal(await table.page.getAttribute("[role=status]", "data-winner"), "second");
  },

  "a question stands while the computer moves": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5&level=1&side=first");
    // It is asked as soon as the computer thinks.
    await table.page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[data-thinking]")) return;
        observer.disconnect();
        document.querySelector("[data-action=resign]").click();
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
    await new Bot(table.page, { seed: 2 }).move();
    await table.page.waitForSelector(".moves [data-ply='2'][aria-current=step]"); // the computer's move
    await table.page.click("[data-answer=yes]");
    await ended(table);
    assert.equal(await table.outcome(), "You lost: you resigned.");
  },

  "whoever beats the computer is told so": async ({ visit }) => {
    // A jump over the last black pawn.
    const position = "7/7/7/3B3/2W4/7/7 w - 0";
    const check = await Table.open("quindo", { position });
    const mv = check.state().legal.find(({ text }) => text === "c3e5");
    const table = await visit({ language: "fr-FR" });
    await table.open(`/play/quindo?level=1&side=first&position=${encodeURIComponent(position)}`);
    for (const step of mv.steps) await take(table.page, step);
    await ended(table);
    assert.match(await table.outcome(), /^Vous avez gagné\s: l’adversaire n’a plus de pions\.$/);
    assert.equal(await table.page.getAttribute("[role=status]", "data-winner"), "first");
  },

  "both agree to a draw": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khan?seed=5");
    await table.page.click("[data-action=offer]");
    await table.page.click("[data-answer=yes]");
    await ended(table);
    assert.match(await table.outcome(), /^Draw/);
    await table.page.click("[data-action=rematch]");
    await table.page.waitForSelector("[data-action=offer]");
    assert.equal(await table.outcome(), "");
  },

  "moves are taken back": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?seed=5");
    const bot = new Bot(table.page, { seed: 4 });
    const positions = [await table.position()];
    for (let count = 0; count < 3; count += 1) positions.push((await bot.move()).position);
    for (let count = 2; count >= 0; count -= 1) {
      await table.page.click("[data-action=take-back]");
      assert.equal(await table.positionAfter(positions[count + 1]), positions[count]);
    }
    await table.page.waitForSelector("[data-action=take-back][aria-disabled=true]:focus");
  },

  "against the computer both moves are taken back": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/hokito?seed=5&level=1&side=first");
    const before = await table.position();
    const bot = new Bot(table.page, { seed: 4 });
    await bot.move();
    await table.page.waitForFunction(() => document.querySelector("[data-thinking]") === null && document.querySelector("[data-highlight=source]") !== null);
    const answered = await table.position();
    await table.page.click("[data-action=take-back]");
    assert.equal(await table.positionAfter(answered), before);
    await bot.look();
  },

  "a step is undone before the move is made": async ({ visit }) => {
    const table = await visit();
    const setup = { variant: "expert", position: "jj1j1/1jjjje/5c1/j7/9/8/1H5/A1A1JA/1JJAA b 4/3 1 0" };
    await table.open(`/play/khitan?${new URLSearchParams({ ...setup, seed: 5 })}`);
    const { legal, position } = await stateOf("khitan", setup);
    assert.equal(await table.position(), position);
    const [enter, cell, face] = legal.find(({ steps }) => steps.at(-1).type === "face").steps;
    await take(table.page, enter);
    await take(table.page, cell);
    await table.page.waitForSelector("[data-face]");
    const ways = legal.filter(({ steps }) => steps[0].type === "enter" && steps[1].cell === cell.cell).length;
    assert.equal(await table.page.locator("[data-face]").count(), ways);
    await table.page.click("[data-undo]");
    await table.page.waitForSelector("[data-face]", { state: "detached" });
    assert.equal(await table.position(), position);
    await take(table.page, cell);
    await table.page.waitForSelector("[data-face]");
    await take(table.page, face);
    assert.notEqual(await table.positionAfter(position), position);
  },

  "a piece is dragged": async ({ visit }) => {
    // With motion: a drag and the way a piece goes must not get into each other's way.
    const table = await visit({ motion: true });
    await table.open("/play/hokito?seed=5");
    const { legal, position } = await stateOf("hokito", { seed: 5 });
    const [from, to] = legal[7].steps;
    const middle = async ({ cell }) => {
      const { x, y, width, height } = await table.page.locator(`[data-cell="${cell}"]`).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    await table.page.mouse.move(...(await middle(from)));
    await table.page.mouse.down();
    await table.page.mouse.move(...(await middle(to)), { steps: 6 });
    await table.page.mouse.up();
    const rulesSay = await Table.open("hokito", { seed: 5 });
    rulesSay.play(legal[7].text);
    assert.equal(await table.positionAfter(position), rulesSay.state().position);
  },

  "without motion a shot stays to be seen until the next step": async ({ visit }) => {
    const setup = { position: "4k5/3p22p03/10/9P2/2p0P06/10/10/4K5 s 0" };
    const table = await visit();
    await table.open(`/play/khet?${new URLSearchParams(setup)}`);
    const trace = table.page.locator(".khet-trace");
    const shown = (count) => table.page.waitForFunction((wanted) => document.querySelectorAll(".khet-trace").length === wanted, count);
    const rules = await Table.open("khet", setup);
    // The light runs by three mirrors and off the board.
    const shot = rules.state().legal.find(({ text }) => text === "d4d5");
    await take(table.page, shot.steps[0]);
    assert.equal(await trace.count(), 0, "the light is seen before the move is made");
    await take(table.page, shot.steps[1]);
    await shown(1);
    const beams = rules.play(shot.text).filter(({ type }) => type === "beam");
    const rays = (await trace.locator(".khet-beam.core").getAttribute("d")).split("M").length - 1;
    assert.ok(rays >= beams.length, `${rays} rays for ${beams.length} steps of the light`);
    const [next] = rules.state().legal.filter(({ steps }) => steps.length === 2 && steps[1].type === "cell");
    await take(table.page, next.steps[0]);
    await shown(0);
    await table.page.keyboard.press("Escape");
    await shown(1);
    // The game's start has no last shot.
    await table.page.keyboard.press("[");
    await shown(0);
  },

  "whoever runs out of time has lost": async ({ visit }) => {
    const { gameWords, en } = await rules();
    const [first, second] = gameWords("khet").sides;
    for (const opponent of ["person", "computer"]) {
      const table = await visit();
      await table.open("/play/khet?seed=5&level=1&side=first");
      const clock = (side) => table.page.textContent(`.player[data-side=${side}] .clock`);
      // Between two people it is the second one's turn after a move; the computer answers.
      const [short, long] = opponent === "person" ? [1, 0] : [0, 1];
      await order(table, opponent, { [`minutes-${short}`]: "0.1", [`minutes-${long}`]: "5", increment: "0" });
      assert.equal(await table.page.locator(".clock[data-running]").count(), 0, "no clock runs before the first move");
      assert.equal(await clock(["first", "second"][short]), "0:06.0");
      await new Bot(table.page, { seed: 4 }).move();
      await ended(table);
      assert.equal(
        await table.outcome(),
        opponent === "person"
          ? en.tell.by({ side: en.ends.win({ side: [first, second][long] }), deed: en.ends.time })
          : en.tell.by({ side: en.ends.lost, deed: en.losses.time }),
      );
      assert.equal(await clock(["first", "second"][short]), "0:00.0");
      assert.equal(await table.page.locator("[data-highlight]").count(), 0);
      // The computer thinks by numbers of positions; even a slow machine needs seconds at most.
      if (opponent === "computer") assert.match(await clock("second"), /^(5:00|4:5\d)$/);
      await reloaded(table);
      assert.equal(await clock(["first", "second"][short]), "0:00.0");
    }
  },

  "a draw is claimed when a position comes up for the third time": async ({ visit }) => {
    const { en } = await rules();
    const table = await visit();
    await table.open("/play/khet?seed=5");
    const check = await Table.open("khet", { seed: 5 });
    const moves = thereAndBack(check);
    for (let round = 0; round < 2; round += 1) {
      for (const mv of moves) {
        assert.equal(await table.page.locator("[data-action=claim]").count(), 0);
        const before = await table.position();
        for (const step of check.state().legal.find(({ text }) => text === mv).steps) await take(table.page, step);
        check.play(mv);
        assert.equal(await table.positionAfter(before), check.state().position);
      }
    }
    await table.page.click("[data-action=claim]");
    await ended(table);
    assert.equal(await table.outcome(), en.tell.by({ side: en.ends.draw, deed: en.ends.claim }));
    await reloaded(table);
  },

  "the mat of Khan is laid by one of its edges": async ({ visit }) => {
    for (const [name, x, y] of [
      ["edge-n", 0.5, 0.03],
      ["edge-w", 0.03, 0.4],
      ["edge-e", 0.97, 0.6],
      ["edge-s", 0.4, 0.97],
    ]) {
      const table = await visit();
      await table.open("/play/khan?seed=5");
      const check = await Table.open("khan", { seed: 5 });
      const { legal, position } = check.state();
      const box = await table.page.locator(".board").boundingBox();
      const at = [box.x + box.width * x, box.y + box.height * y];
      await table.page.mouse.move(...at);
      await table.page.waitForSelector(`[data-choosing="${name}"]`);
      await table.page.mouse.click(...at);
      check.play(legal.find(({ steps }) => steps[0].name === name).text);
      assert.equal(await table.positionAfter(position), check.state().position);
      // From here on the border is only a border.
      await table.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await table.page.mouse.move(...at);
      assert.equal(await table.page.locator("[data-choosing]").count(), 0);
    }
  },

  "whoever chooses the edge of the mat hears its squares": async ({ visit }) => {
    const spoken = {
      "en-GB": {
        cell: "a1, empty, triple square",
        west: "West edge. Lines of the squares, from a to f. Rank 1: 1, 3, 2, 2, 1, 3. Rank 2: 2, 1, 3, 1, 3, 2.",
        laid: "Red: lays the mat with its west edge in front of Red. Red to move. Place the Kalista on one of your first two ranks.",
      },
      "fr-FR": {
        cell: "a1, vide, case triple",
        west: "Bord ouest. Traits des cases, de a à f. Rangée 1\u202f: 1, 3, 2, 2, 1, 3. Rangée 2\u202f: 2, 1, 3, 1, 3, 2.",
        laid: "Rouge\u202f: place le bord ouest du tapis devant Rouge. À Rouge de jouer. Posez la Kalista sur l’une de vos deux premières rangées.",
      },
    };
    for (const [language, { cell, west, laid }] of Object.entries(spoken)) {
      const table = await visit({ language });
      const { page } = table;
      await table.open("/play/khan?seed=5");
      assert.equal(await page.getAttribute("[data-cell=a1]", "aria-label"), cell);
      const button = page.getByRole("button", { name: west, exact: true });
      // By key: the edge is shown on the board while its button has the focus.
      await button.focus();
      await page.waitForSelector("[data-choosing=edge-w]");
      await page.keyboard.press("Enter");
      await page.waitForSelector("[data-enter]");
      await table.hears(laid);
      assert.match(await page.getAttribute("[data-cell=a1]", "aria-label"), /simple/);
      assert.equal(await page.locator("[data-choosing]").count(), 0);
    }
  },

  "after the end nothing is demanded": async ({ visit }) => {
    const position = (quiet) => `s ss4/1k2ss/3s2/2S2S/3S2/S1K1S1 r e5 0/0 ${quiet}`;
    const moves = async ({ page }, ...cells) => {
      for (const cell of cells) await take(page, { type: "cell", cell });
    };
    const ends = {
      "a Kalista taken": [2, (table) => moves(table, "c3", "b5")],
      "a hundred moves without a capture": [99, (table) => moves(table, "c3", "c4")],
      "a resignation": [
        2,
        async ({ page }) => {
          await page.click("[data-action=resign]");
          await page.click("[data-answer=yes]");
        },
      ],
    };
    for (const [name, [quiet, end]] of Object.entries(ends)) {
      const table = await visit();
      const demanded = table.page.locator("[data-cell][aria-label*=demanded]");
      await table.open(`/play/khan?${new URLSearchParams({ position: position(quiet) })}`);
      assert.equal(await demanded.count(), 12, name);
      await end(table);
      await ended(table);
      assert.equal(await demanded.count(), 0, name);
      await table.page.waitForSelector("[data-news] > *", { state: "attached" });
      assert.doesNotMatch((await table.log()).at(-1), /demand/);
      if (name !== "a Kalista taken") continue;
      // Whoever looks back sees what was demanded then.
      await table.page.keyboard.press("[");
      await table.page.waitForSelector("[data-cell][aria-label*=demanded]");
      await table.page.keyboard.press("]");
      await table.page.waitForFunction(() => document.querySelector("[data-cell][aria-label*=demanded]") === null);
    }
  },

  "whoever does not see the board hears what a piece can do, and when to move": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/khet?seed=5&level=1&side=first");
    await page.focus("[data-cell=d6]");
    await page.keyboard.press("Enter");
    await table.hears(
      "Move to a marked square, or turn the piece. To d5; c6; e6; d7; e7. Buttons: Turn right; Turn left. r turns it to the right, Shift r to the left.",
    );
    await page.keyboard.press("Escape");
    await table.hears("Undone: d6.");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await table.hears(/^Red: .* Your turn\.$/);
    // A tile that has tipped tells what it shows now.
    await table.open("/play/khitan?seed=5");
    for (const cell of ["b1", "c1"]) await take(page, { type: "cell", cell });
    await table.hears(
      "White: tile tips from b1 to c1, east orange, north-east yellow, north-west violet, west blue, south-west green, south-east red. Black to move.",
    );
  },

  "an unfinished game survives a reload": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khan?seed=5");
    const bot = new Bot(table.page, { seed: 4 });
    for (let count = 0; count < 15; count += 1) await bot.move();
    const { position, options } = await bot.look();
    await table.page.reload();
    await table.settled();
    assert.equal(await table.position(), position);
    assert.deepEqual((await bot.look()).options, options);
    // Home leads back to it.
    await table.open("/");
    await table.page.click("#khan a.button");
    await table.page.waitForSelector("[data-position]");
    assert.equal(await table.position(), position);
    await bot.move();
    await table.page.click("[data-action=take-back]");
    await table.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position === old, position);
  },

  "a finished game is there after a reload, and on the way back from its analysis": async ({ visit }) => {
    const phone = { touch: true, width: 390, height: 844 };
    // Two people: in the next game a computer would have the same win before it.
    const won = { query: { position: "7/7/7/3B3/2W4/7/7 w - 0" }, end: ({ page }) => moveTo(page, "c3", "e5") };
    const givenUp = { query: { seed: 5, level: 2, side: "second" }, end: resign };
    const agreed = {
      query: { seed: 5 },
      end: async ({ page }) => {
        await new Bot(page, { seed: 4 }).move();
        await page.click("[data-action=offer]");
        await page.click("[data-answer=yes]");
      },
    };
    const plain = { query: {}, end: resign };
    for (const [screen, game, { query, end }] of [
      [{}, "quindo", won],
      [phone, "quindo", won],
      [phone, "hokito", givenUp],
      [{}, "khet", agreed],
      [{}, "hokito", plain],
    ]) {
      const table = await visit(screen);
      const { page } = table;
      await table.open(`/play/${game}?${new URLSearchParams(query)}`);
      await page.waitForFunction(() => document.querySelector("[data-highlight]") !== null);
      await end(table);
      await ended(table);
      await reloaded(table);
      const before = await seen(table);
      await page.click("[data-action=analyse]");
      await page.waitForSelector("[data-tree]");
      await page.goBack();
      await page.waitForSelector("[data-action=rematch]");
      assert.deepEqual(await seen(table), before, `${game}: on the way back`);
      // It is no game to go on with, and takes no room.
      assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("quinconce.game."))), []);
      // A page that is opened anew is a new table; one goes on from the old one as ever.
      await page.click("[data-action=rematch]");
      await page.waitForSelector("[data-action=resign]");
      assert.equal(await table.outcome(), "");
      await page.reload();
      await table.settled();
      assert.equal(await table.outcome(), "");
      await page.click("[data-action=new]");
      await page.click("dialog [type=submit]");
      await page.waitForSelector("dialog", { state: "detached" });
      assert.equal(await table.outcome(), "");
    }
  },

  "a finished game does not stand in the way of another, nor of an unfinished one": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/khan?seed=5");
    await resign(table);
    const over = await seen(table);
    await page.click(".brand");
    await page.click("#khan a.button");
    await page.waitForSelector("[data-action=resign]");
    assert.equal(await table.outcome(), "");
    await page.waitForFunction(() => document.querySelector("[data-thinking]") === null);
    await new Bot(page, { seed: 4 }).move();
    await page.waitForFunction(() => localStorage.getItem("quinconce.game.khan") !== null);
    // Two pages back is the finished one; the unfinished one is still to go on with.
    await page.goBack();
    await page.waitForSelector("#khan");
    await page.goBack();
    await page.waitForSelector("[data-action=rematch]");
    assert.deepEqual(await seen(table), over);
    await page.click(".brand");
    await page.waitForSelector("#khan");
    assert.notEqual(await page.evaluate(() => localStorage.getItem("quinconce.game.khan")), null);
    // Whoever skips to the board stays at it.
    await page.goBack();
    await page.waitForSelector("[data-action=rematch]");
    await page.focus(".skip");
    await page.keyboard.press("Enter");
    await page.waitForSelector("main:focus");
    assert.deepEqual(await seen(table), over);
  },

  "a reload while the computer thinks loses nothing": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    // The engine is asked, and hears of it when both looks have been taken.
    await page.addInitScript(holdEngine);
    await page.addInitScript(() => (globalThis.held = true));
    await table.open("/play/khet?seed=5&level=1&side=first");
    const before = await table.position();
    const { legal } = await stateOf("khet", { seed: 5 });
    for (const step of legal[0].steps) await take(page, step);
    const after = await table.positionAfter(before);
    await page.waitForSelector("[data-thinking]");
    await page.reload();
    await page.waitForSelector("[data-thinking]");
    assert.equal(await table.position(), after);
    await page.evaluate(() => globalThis.letThink());
    await table.positionAfter(after);
  },

  "a move taken back while the computer thinks is not answered": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await page.addInitScript(holdEngine);
    await table.open("/play/khet?seed=5&level=1&side=first");
    const start = await table.position();
    const { legal } = await stateOf("khet", { seed: 5 });
    const [one, two] = legal.filter(({ steps }) => steps.length === 2 && steps[1].type === "cell");
    for (const step of one.steps) await take(page, step);
    await table.positionAfter(start);
    // By key, before the answer is made: it waits for whoever looks at the light. The next one is held.
    await page.evaluate(() => (globalThis.held = true));
    await page.keyboard.press("u");
    await page.waitForFunction((wanted) => document.querySelector("[data-position]").dataset.position === wanted, start);
    for (const step of two.steps) await take(page, step);
    const own = await table.positionAfter(start);
    // Longer than an answer waits; if there is none, there is none however slow the machine.
    await page.waitForTimeout(1_500);
    assert.equal(await table.position(), own, "the move that was taken back is answered");
    await page.evaluate(() => globalThis.letThink());
    await table.positionAfter(own);
  },

  "a refused click says why": async ({ visit, note }) => {
    const { refusalText } = await rules();
    let told = 0;
    for (const game of GAMES) {
      const table = await visit();
      await table.open(`/play/${game}?seed=5`);
      for (const { clicks, refusal } of await refusals(game)) {
        for (const step of clicks) await take(table.page, step);
        const text = refusalText(game, refusal);
        await table.page.waitForFunction((wanted) => document.querySelector(".board [role=alert]")?.textContent === wanted, text);
        told += 1;
        await table.page.keyboard.press("Escape");
      }
    }
    note(`${told} reasons`);
  },

  "an address with a bad position is explained": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khet?position=nonsense");
    const reason = await refusedPosition("khet", "nonsense");
    await table.page.waitForSelector("[role=alert]");
    assert.ok((await table.page.textContent("[role=alert]")).includes(reason), reason);
    await table.page.click("[role=alert] button");
    await table.page.waitForSelector("[data-position]");
  },

  "a new table is ordered, with a bad position first": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/khan?seed=5");
    await table.page.click("[data-action=new]");
    const sheet = table.page.locator("dialog form");
    await sheet.locator("input[value=person]").check({ force: true });
    await sheet.locator("summary").click();
    await sheet.locator("[name=position]").fill("nonsense");
    await sheet.locator("[type=submit]").click();
    const reason = await refusedPosition("khan", "nonsense");
    await sheet.locator("[role=alert]").waitFor();
    assert.ok((await sheet.locator("[role=alert]").textContent()).includes(reason), reason);
    assert.equal(await sheet.locator("[name=position]").inputValue(), "nonsense");
    await sheet.locator("[name=position]").fill("");
    await sheet.locator("[type=submit]").click();
    await sheet.waitFor({ state: "detached" });
    await new Bot(table.page, { seed: 4 }).move();
  },

  "the board is turned, and earlier positions are looked at": async ({ visit }) => {
    const table = await visit();
    await table.open("/play/quindo?seed=5");
    const start = await table.position();
    const bot = new Bot(table.page, { seed: 4 });
    await bot.move();
    await table.page.click("[data-action=flip]");
    await table.page.waitForSelector("[data-flipped]");
    const { position } = await bot.move();
    await table.page.keyboard.press("[");
    await table.page.keyboard.press("[");
    await table.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position === old, start);
    assert.equal(await table.page.locator("[data-highlight]").count(), 0);
    await table.page.keyboard.press("]");
    await table.page.keyboard.press("]");
    await table.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position === old, position);
    await bot.look();
  },

  "the keys of the board turn it and tell it, and the focus stays": async ({ visit }) => {
    const table = await visit();
    const { page } = table;
    await table.open("/play/khet?seed=1");
    await page.focus("[data-cell=a1]");
    await page.keyboard.press("f");
    await page.waitForSelector("[data-flipped]");
    await page.waitForSelector("[data-cell=a1]:focus");
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector("[data-cell=a2]:focus");
    await page.keyboard.press("b");
    await table.hears(/Silver: pharaoh e1;/);
    await page.keyboard.press("f");
    await page.waitForSelector(".board:not([data-flipped]) [data-cell=a2]:focus");
    // Whoever turns the board by its button stays on the button.
    await page.focus("[data-action=flip]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-flipped]");
    await page.waitForSelector("[data-action=flip]:focus");
  },
};

async function wholeGame(game, { visit, note }) {
  const { address, seed } = TABLES[game];
  const table = await visit();
  await table.open(address);
  const { moves, outcome } = await new Bot(table.page, { seed }).play();
  note(`${moves} moves: ${outcome}`);
  await replay(game, table);
  // A sprint is lost before the last tile is.
  if (game === "khitan") assert.match(outcome, /wins: the opponent has four tiles or fewer left\.$/);
}

/** The rules must agree with what the page shows in the end. */
export async function replay(game, table) {
  const address = new URL(await table.page.getAttribute("[data-action=analyse]", "href"), "http://page");
  const query = address.searchParams;
  const moves = query.get("moves").split(" ");
  const check = await Table.open(game, { variant: query.get("variant"), position: query.get("position"), seed: Number(query.get("seed")) });
  for (const mv of moves) check.play(mv);
  const { end, position } = check.state();
  assert.equal(await table.position(), position);
  assert.ok(end, "the rules know no end here");
  assert.equal(await table.page.getAttribute("[role=status]", "data-winner"), end.winner ?? "none");
  assert.equal(await table.page.locator("[data-highlight]").count(), 0, "a game that is over offers nothing");
  check.free();
}

/** Orders a table with a clock on the sheet for a new game. */
export async function order({ page }, opponent, numbers) {
  await page.click("[data-action=new]");
  const sheet = page.locator("dialog form");
  await sheet.locator(`input[name=opponent][value=${opponent}]`).check({ force: true });
  if (opponent === "computer") await sheet.locator("input[name=side][value=first]").check({ force: true });
  await sheet.locator("input[name=clock][value=own]").check({ force: true });
  for (const [name, value] of Object.entries(numbers)) await typeInto(sheet.locator(`[name="${name}"]`), value);
  await sheet.locator("[type=submit]").click();
  await sheet.waitFor({ state: "detached" });
}

/** A move of each side and the same moves undone, after which the board is as it was. */
export function thereAndBack(table) {
  const board = () => table.state().position.split(" ")[0];
  const stepping = () => table.state().legal.filter(({ steps }) => steps.length === 2 && steps[1].type === "cell");
  const reverse = ({ steps: [from, to] }) => stepping().find(({ steps }) => steps[0].cell === to.cell && steps[1].cell === from.cell);
  const start = board();
  for (const one of stepping()) {
    table.play(one.text);
    for (const two of stepping()) {
      const played = [two];
      table.play(two.text);
      for (const mv of [one, two]) {
        const undone = reverse(mv);
        if (!undone) break;
        table.play(undone.text);
        played.push(undone);
      }
      const moves = [one, ...played].map(({ text }) => text);
      const same = played.length === 3 && board() === start;
      for (const _ of played) table.takeBack();
      if (same) {
        table.takeBack();
        return moves;
      }
    }
    table.takeBack();
  }
  throw new Error("no moves that lead back");
}

/** What a finished game looks like. */
async function seen(table) {
  const { page } = table;
  return {
    position: await table.position(),
    outcome: await table.outcome(),
    winner: await page.getAttribute("[role=status]", "data-winner"),
    moves: await page.locator(".moves li").allTextContents(),
    buttons: await page.locator(".actions [data-action]").evaluateAll((all) => all.map(({ dataset }) => dataset.action)),
    offered: await page.locator("[data-highlight]").count(),
  };
}

/** After a reload a finished game is as it was. */
async function reloaded(table) {
  await table.page.waitForSelector("[data-action=analyse][href*=record]");
  const before = await seen(table);
  await table.page.reload();
  await table.settled();
  await table.page.waitForSelector("[data-action=analyse][href*=record]");
  assert.deepEqual(await seen(table), before);
}

async function resign(table) {
  await table.page.click("[data-action=resign]");
  await table.page.click("[data-answer=yes]");
  await ended(table);
}

async function moveTo(page, ...cells) {
  for (const cell of cells) await take(page, { type: "cell", cell });
}

async function ended(table) {
  await table.page.waitForFunction(() => document.querySelector("[role=status]")?.textContent !== "");
}

async function stateOf(game, setup) {
  const table = await Table.open(game, setup);
  const state = table.state();
  table.free();
  return state;
}

/** Two refusals of a game's first position with something to pick up: a cell that does not begin
 *  a move, and one that does not go on with it. */
async function refusals(game) {
  const table = await Table.open(game, { seed: 5 });
  const found = [];
  const cells = table.state().view.cells.map(({ name }) => ({ type: "cell", cell: name }));
  const objection = (step) => table.refusal([...table.hand().steps, step]) ?? table.refusal([step]);
  const first = cells.find((step) => !table.leads(step) && objection(step));
  if (first) found.push({ clicks: [first], refusal: objection(first) });
  const source = table
    .hand()
    .next.map(({ step }) => step)
    .find(({ type }) => type === "cell");
  if (source) table.take(source);
  const second = source && cells.find((step) => step.cell !== source.cell && !table.leads(step) && objection(step));
  if (second) found.push({ clicks: [source, second], refusal: objection(second) });
  table.free();
  assert.ok(found.length > 0, `nothing is refused in ${game}`);
  return found;
}

async function refusedPosition(game, position) {
  try {
    (await Table.open(game, { position })).free();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error(`the rules accept ${position}`);
}

// The rest runs in the page.

/** What is said to the engine waits while `held`, until it is let think; the bytes of the rules are compiled. */
function holdEngine() {
  const { postMessage } = Worker.prototype;
  const waiting = [];
  globalThis.held = false;
  globalThis.letThink = () => {
    globalThis.held = false;
    for (const send of waiting.splice(0)) send();
  };
  Worker.prototype.postMessage = function (...given) {
    const send = () => postMessage.apply(this, given);
    // Orders have a type; what compiles the rules is asked by a word.
    if (globalThis.held && given[0]?.type) waiting.push(send);
    else send();
  };
}
