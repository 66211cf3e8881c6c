// Two people in two browsers play whole games by a link, one of them losing the network in the middle.

import assert from "node:assert/strict";
import { Bot } from "./bot.mjs";
import { agree, accessible, ask, byTurn, legalOf, logOf, matchOf, playOn, seated, shows, type } from "./match-table.mjs";
import { GAMES } from "./rules.mjs";

const TUNNEL = 5; // moves after which somebody enters it
const MOST = 150; // moves of a game that two who take what they can play

/** The shortest game of Quindo there is: the one who answers wins. */
const SHORT = ["e2c4", "c6c1", "b2b1", "c2g2"];

/** Seeds with which the five games are short. */
const SEED = 4;

export const tests = {
  ...Object.fromEntries(
    GAMES.map((game) => [
      `a whole game of ${game} by a link, with a tunnel`,
      async ({ visit, note }) => {
        const table = await seated(visit, { game, seed: SEED }, { expected: /ERR_INTERNET_DISCONNECTED/ });
        for (const one of [table.one, table.two]) one.problems.length = 0;
        const bots = new Map([table.one, table.two].map((one, index) => [one, new Bot(one.page, { seed: index + 1, alone: true })]));
        let moves = 0;
        for (; moves < MOST; moves += 1) {
          if ((await matchOf(table.id)).status !== "running") break;
          const [mover, other] = await byTurn(table);
          if (moves === TUNNEL) {
            await mover.context.setOffline(true);
            await mover.page.waitForSelector(".match-table:not([data-online])");
            const before = await other.position();
            await bots.get(mover).move();
            await mover.page.waitForSelector(".match-table[data-pending]");
            await mover.page.waitForSelector("[data-connection=lost]");
            assert.equal(await other.position(), before, "nothing comes out of a tunnel");
            assert.equal((await matchOf(table.id)).ply, moves);
            await mover.context.setOffline(false);
          } else {
            await bots.get(mover).move();
          }
          await mover.page.waitForSelector(".match-table:not([data-pending])");
          await agree(table);
        }
        const { status, outcome, ply } = await matchOf(table.id);
        assert.equal(status, "over");
        const names = (await logOf(table.id)).flatMap(({ type, id }) => (type === "moved" ? [id] : []));
        assert.equal(names.length, ply);
        assert.equal(new Set(names).size, ply, "every move was made once");
        const [won, lost] = outcome.winner === "second" ? [table.two, table.one] : [table.one, table.two];
        for (const [who, word] of outcome.winner === null
          ? []
          : [
              [won, "You won"],
              [lost, "You lost"],
            ]) {
          await who.page.waitForFunction((start) => document.querySelector("[role=status]").textContent.startsWith(start), word);
        }
        note(`${moves} moves, ${outcome.reason}`);
      },
    ]),
  ),

  "an invitation is made by the form, and takes nothing before the button": async ({ visit }) => {
    const host = await visit();
    await host.open("/");
    await host.page.click('#quindo a[href="/play/quindo?friend"]');
    await host.page.waitForSelector("[name=time]");
    await accessible(host, "the form");
    await host.page.check('[name=time][value="5+3"]', { force: true });
    await host.page.check('[name=side][value="second"]', { force: true });
    await host.page.fill("dialog [name=name]", "Ada");
    await host.page.click("dialog [type=submit]");
    await host.page.waitForSelector("[data-link]");
    await host.page.waitForFunction(() => document.querySelector(".qr").naturalWidth > 0);
    await accessible(host, "the invitation");
    const link = await host.page.inputValue("[data-link]");
    const id = link.split("/").at(-1);
    assert.equal(link, host.page.url());

    const passer = await visit({ language: "fr-FR", dark: true, width: 360, height: 740, touch: true });
    await passer.open(`/match/${id}`);
    await passer.page.waitForSelector("[data-action=join]");
    await accessible(passer, "the free seat");
    assert.match(await passer.page.textContent(".invitation h2"), /Ada vous invite/);
    const { status, clock, players } = await matchOf(id);
    assert.deepEqual([status, clock.base, clock.increment, players.first, players.second.name], ["waiting", 300, 3, null, "Ada"]);
    await passer.page.click("[data-action=join]");
    for (const { page } of [host, passer]) await page.waitForSelector("[data-status=running]");
    // The first turn has a minute, and whoever is to move is called by the title.
    await passer.page.waitForSelector("[data-first-turn]");
    await passer.page.waitForFunction(() => document.title.startsWith("À vous de jouer"));
    await accessible(passer, "a match on a phone");

    // A third one watches.
    const watcher = await visit();
    await watcher.open(`/match/${id}`);
    await watcher.page.waitForSelector("[data-status=running]");
    assert.equal(await watcher.page.locator("[data-action=resign], [data-action=join]").count(), 0);
    await playOn({ one: passer, two: host, id }, 2);
    await shows(watcher, (await matchOf(id)).position);
    await accessible(watcher, "watching");
  },

  "a turn may take days, and is confirmed": async ({ visit }) => {
    const table = await seated(visit, { game: "hokito", clock: { days: 3 } });
    const { one, two, id } = table;
    const { moves } = await legalOf(id);
    const before = await one.position();
    assert.match(await one.page.textContent(".player[data-side=first] .clock"), /2 d 23 h|3 d 0 h/);
    const play = async () => {
      await one.page.focus("[role=gridcell][tabindex='0']");
      await one.page.keyboard.press("m");
      await one.page.fill("[data-move-field]", moves[2]);
      await one.page.keyboard.press("Enter");
      await one.page.waitForSelector("[data-confirm]");
    };
    await play();
    await accessible(one, "a move to be confirmed");
    assert.equal((await matchOf(id)).ply, 0, "it is not played yet");
    await one.page.click("[data-answer=undo]");
    await shows(one, before);
    await play();
    await one.page.click("[data-answer=send]");
    await two.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position !== old, before);
    await agree(table);
    assert.equal((await matchOf(id)).moves[0], moves[2]);
    // The switch is remembered.
    await one.page.click("[data-action=more]");
    assert.equal(await one.page.isChecked("[name=confirm]"), true);
    await accessible(one, "more");
  },

  "a whole game with days for a turn, every move confirmed": async ({ visit }) => {
    const phone = { language: "fr-FR", dark: true, width: 360, height: 740, touch: true };
    const table = await seated(visit, { game: "quindo", clock: { days: 5 } }, {}, phone);
    const { one, two, id } = table;
    for (const [ply, mv] of SHORT.entries()) {
      const [mover, other] = await byTurn(table);
      const before = await other.position();
      await type(mover, mv);
      await mover.page.waitForSelector("[data-confirm]");
      assert.equal((await matchOf(id)).ply, ply, "it waits for the player's word");
      await mover.page.click("[data-answer=send]");
      await other.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position !== old, before);
      await agree(table);
      // Whoever has moved may leave, and finds the game where it was.
      if (ply === 1) await mover.open(`/match/${id}`);
    }
    await two.page.waitForFunction(() => document.querySelector("[role=status]").textContent.startsWith("Vous avez gagné"));
    await one.page.waitForFunction(() => document.querySelector("[role=status]").textContent.startsWith("You lost"));
    const { status, moves, clock } = await matchOf(id);
    assert.deepEqual([status, moves, clock.days], ["over", SHORT, 5]);
  },

  "an invitation has a clock, days and a start of one's own": async ({ visit }) => {
    const host = await visit({ language: "fr-FR", dark: true, width: 360, height: 740, touch: true });
    const order = async (game, fill) => {
      await host.open(`/play/${game}?friend`);
      await host.page.waitForSelector("[name=time]");
      await fill(host.page);
      await host.page.click("dialog [type=submit]");
      await host.page.waitForSelector("[data-link]");
      return matchOf(host.page.url().split("/").at(-1));
    };
    const own = await order("hokito", async (page) => {
      await page.check("[name=time][value=own]", { force: true });
      await page.fill("[name=base]", "400");
      await page.fill("[name=seed]", "12");
      await accessible(host, "the form with numbers");
      // What the server would refuse is told beside its field.
      await page.click("dialog [type=submit]");
      await page.waitForSelector("[name=base][aria-invalid=true]:focus");
      assert.match(await page.textContent("#number-problem"), /Minutes par joueur.*360/);
      await page.fill("[name=base]", "2,5");
      await page.fill("[name=increment]", "7");
    });
    assert.deepEqual([own.clock.base, own.clock.increment, own.rated], [150, 7, false]);
    const { start } = await ask(host, "/matches", { game: "hokito", seed: 12 }).then(({ id }) => matchOf(id));
    assert.equal(own.start, start);
    const days = await order("khan", async (page) => {
      assert.equal(await page.locator("[name=seed]").count(), 0, "nothing is drawn by lot");
      assert.equal(await page.isChecked("[name=time][value=own]"), true, "the last wish is remembered");
      assert.equal(await page.inputValue("[name=base]"), "2,5");
      await page.check("[name=time][value=own-days]", { force: true });
      await page.fill("[name=days]", "2,5");
      await page.click("dialog [type=submit]");
      await page.waitForSelector("[name=days][aria-invalid=true]:focus");
      await page.fill("[name=days]", "14");
    });
    assert.equal(days.clock.days, 14);
    const position = "7/7/7/3B3/2W4/7/7 w - 0";
    const laid = await order("quindo", async (page) => {
      await page.check("[name=time][value=none]", { force: true });
      await page.click("dialog details summary");
      await page.fill("dialog [name=position]", position);
    });
    assert.deepEqual([laid.start, laid.clock], [position, null]);
  },

  "a match that is not there": async ({ visit }) => {
    const lost = await visit({ expected: /404/ });
    await lost.open("/match/nosuchmatch");
    await lost.page.waitForSelector(".trouble");
    assert.match(await lost.page.textContent("h1"), /no such game/);
    await accessible(lost, "no match");
    lost.problems.length = 0;
  },
};
