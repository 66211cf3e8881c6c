// Coming back to a match: from a tunnel, a frozen tab, a reload, an old version of the page.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ADDRESS, NOWHERE } from "./browser.mjs";
import { agree, answer, ask, legalOf, logOf, matchOf, playOn, seated, shows, type } from "./match-table.mjs";
import { OwnServer } from "./own-server.mjs";
import { openProxy } from "./proxy.mjs";
import { serveFolder } from "./static-server.mjs";

/** What a browser says when the way to the server is cut; it looks for a newer worker at times of its own choosing. */
const CUT = /WebSocket connection|ERR_(CONNECTION|EMPTY|SOCKET|INTERNET|INCOMPLETE|ABORTED|NETWORK)|Failed to load resource|when fetching the script/;

/** A name that leads to this machine, and is not trusted as this machine is (see FLAGS in browser.mjs). */
const ELSEWHERE = "quinconce.test";

export const tests = {
  "a way that is cut: the move is kept over a reload, and made once": async ({ visit }) => {
    const way = await openProxy(ADDRESS);
    const table = await seated(visit, { game: "quindo" }, { address: way.address, expected: CUT }, {});
    const { one, two, id } = table;
    await playOn(table, 2);
    const { position } = await matchOf(id);
    way.cut();
    await one.page.waitForSelector(".match-table:not([data-online])");
    const { moves } = await legalOf(id);
    await type(one, moves[1]);
    await one.page.waitForSelector("[data-connection=lost]");
    assert.match(await one.page.textContent(".connection"), /Your move is kept/);
    assert.equal((await matchOf(id)).position, position);
    way.mend();
    // The tab is reloaded before the move was sent.
    await one.open(`/match/${id}`);
    await two.page.waitForFunction((old) => document.querySelector("[data-position]").dataset.position !== old, position);
    await agree(table);
    const log = await logOf(id);
    assert.equal(log.filter(({ move }) => move === moves[1]).length, 1);
    assert.equal((await matchOf(id)).ply, 3);
    one.problems.length = 0;
    way.close();
  },

  "a held move that the board has overtaken is dropped with a word": async ({ visit }) => {
    const way = await openProxy(ADDRESS);
    const table = await seated(visit, { game: "quindo" }, { address: way.address, expected: CUT }, {});
    const { one, id } = table;
    await playOn(table, 2);
    way.cut();
    await one.page.waitForSelector(".match-table:not([data-online])");
    const { moves, ply } = await legalOf(id);
    // The same person moves on another device.
    const cookies = await one.context.cookies(way.address);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    await type(one, moves[0]);
    await one.page.waitForSelector(".match-table[data-pending]");
    const response = await fetch(`${ADDRESS}/api/matches/${id}/moves`, {
      method: "POST",
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify({ ply, move: moves[1], id: "elsewhere" }),
    });
    assert.equal(response.status, 200);
    way.mend();
    await one.page.waitForFunction((mv) => document.querySelector(".notice")?.textContent.startsWith(`${mv} was not played`), moves[0]);
    await agree(table);
    assert.equal((await matchOf(id)).moves[ply], moves[1]);
    one.problems.length = 0;
    way.close();
  },

  "a match that was opened while nobody answered comes by itself": async ({ visit }) => {
    const way = await openProxy(ADDRESS);
    const host = await visit();
    await host.open(NOWHERE);
    const { id } = await ask(host, "/matches", { game: "quindo", side: "first" });
    const guest = await visit({ address: way.address, expected: CUT });
    // Without its worker a page has only what it has loaded before.
    await guest.open(`/match/${id}`);
    const lead = (to) =>
      guest.page.evaluate((address) => {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      }, to);
    await lead("/play/quindo");
    await guest.page.waitForSelector(".table:not(.match-table)");
    way.cut();
    await lead(`/match/${id}`);
    await guest.page.waitForSelector("[data-action=retry]");
    assert.match(await guest.page.textContent(".trouble"), /This page keeps trying\./);
    // The sign stays while it tries in vain.
    await guest.page.evaluate(() => {
      globalThis.flashed = 0;
      new MutationObserver(() => {
        if (document.querySelector("main [aria-busy=true]")) globalThis.flashed += 1;
      }).observe(document.querySelector("main"), { childList: true, subtree: true });
    });
    await guest.page.waitForTimeout(2_500);
    assert.equal(await guest.page.evaluate(() => globalThis.flashed), 0);
    way.mend();
    await guest.page.waitForSelector("[data-action=join]", { timeout: 20_000 });
    // And at once when the network is back.
    await lead("/play/quindo");
    await guest.page.waitForSelector(".table:not(.match-table)");
    await guest.context.setOffline(true);
    await lead(`/match/${id}`);
    await guest.page.waitForSelector("[data-action=retry]");
    await guest.page.waitForTimeout(2_500);
    await guest.context.setOffline(false);
    await guest.page.waitForSelector("[data-action=join]", { timeout: 3_000 });
    guest.problems.length = 0;
    way.close();
  },

  "a resignation is kept until it is heard, an offer is not sent late": async ({ visit }) => {
    const way = await openProxy(ADDRESS);
    const table = await seated(visit, { game: "quindo" }, { address: way.address, expected: CUT }, {});
    const { one, two, id } = table;
    await playOn(table, 4);
    // A short gap: the offer is made when it is over, once.
    way.cut();
    await one.page.waitForSelector(".match-table:not([data-online])");
    await one.page.click("[data-action=offer]");
    way.mend();
    await two.page.waitForSelector("[data-offer=draw]");
    await answer(two, "draw", "decline");
    await one.page.waitForFunction(() => document.querySelector(".notice")?.textContent === "Your offer was declined.");
    await playOn(table, 1);
    // A long one: it is dropped, with a word.
    way.cut();
    await one.page.waitForSelector(".match-table:not([data-online])");
    await one.page.click("[data-action=take-back]");
    await one.page.waitForFunction(() => document.querySelector(".notice")?.textContent.startsWith("There is no connection right now"));
    way.mend();
    await one.page.waitForSelector(".match-table[data-online]");
    await playOn(table, 1);
    assert.equal((await logOf(id)).filter(({ type: kind }) => kind === "offered").length, 1);
    // Whoever gives up has given up, also after a reload.
    way.cut();
    await one.page.waitForSelector(".match-table:not([data-online])");
    await one.page.click("[data-action=resign]");
    await one.page.click("[data-answer=yes]");
    await one.page.waitForFunction(() => document.querySelector(".connection").textContent === "Connection lost. Your resignation is kept and will be sent.");
    await one.page.waitForTimeout(6_000);
    assert.equal((await matchOf(id)).status, "running");
    way.mend();
    await one.open(`/match/${id}`);
    await one.page.waitForFunction(() => document.querySelector("[role=status]").textContent.startsWith("You lost"));
    assert.deepEqual([(await matchOf(id)).outcome.winner, (await matchOf(id)).outcome.reason], ["second", "resignation"]);
    assert.equal(await one.page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("quinconce.acts")).length), 0);
    one.problems.length = 0;
    way.close();
  },

  "a tab that was frozen comes back at once": async ({ visit }) => {
    const way = await openProxy(ADDRESS);
    const table = await seated(visit, { game: "hokito" }, { address: way.address, expected: CUT }, {});
    const { one, two, id } = table;
    await playOn(table, 1);
    const tab = await one.context.newCDPSession(one.page);
    await tab.send("Page.setWebLifecycleState", { state: "frozen" });
    way.cut();
    const { moves } = await legalOf(id);
    await type(two, moves[0]);
    await two.page.waitForSelector(".match-table:not([data-pending])");
    way.mend();
    await tab.send("Page.setWebLifecycleState", { state: "active" });
    await shows(one, (await matchOf(id)).position);
    await agree(table);
    one.problems.length = 0;
    way.close();
  },

  "a server that is restarted says when to come back, and both do": async ({ visit }) => {
    const server = await OwnServer.start();
    const listening = async (options) => {
      const visitor = await visit(options);
      await visitor.context.addInitScript(listen);
      return visitor;
    };
    const { one, two, id } = await seated(listening, { game: "quindo" }, { address: server.address, expected: CUT });
    await server.end();
    for (const { page } of [one, two]) {
      await page.waitForSelector("[data-connection=restarting]");
      assert.equal(await page.textContent(".connection"), "The server is restarting. It will be back in a moment…");
    }
    await one.hears("The server is restarting. It will be back in a moment…");
    // A move that is made meanwhile waits for it.
    await type(one, "c2c3");
    await one.page.waitForFunction(() => document.querySelector(".connection").textContent === "The server is restarting. Your move is kept and will be sent.");
    // Whoever looks at the page again does not come before the time.
    await one.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await server.restart();
    for (const { page } of [one, two]) {
      await page.waitForSelector("[data-connection=online]");
      const { retry, waited } = await page.evaluate(() => globalThis.farewell);
      assert.ok(retry >= 500 && waited >= retry, `asked to wait ${retry} ms, waited ${waited}`);
    }
    await two.page.waitForFunction(() => document.querySelectorAll("[data-ply]").length > 0);
    const state = await (await fetch(`${server.address}/api/matches/${id}`)).json();
    assert.deepEqual(state.moves, ["c2c3"], "the move was made once");
    for (const visitor of [one, two]) await shows(visitor, state.position);
    for (const visitor of [one, two]) visitor.problems.length = 0;
    await server.close();
  },

  "a restored backup: whoever saw the longer log begins anew, and plays on": async ({ visit }) => {
    const server = await OwnServer.start();
    const seats = await seated(visit, { game: "quindo" }, { address: server.address, expected: CUT });
    const table = { ...seats, address: server.address };
    const { one, two, id, address } = table;
    const rows = ({ page }) => page.locator("[data-ply]").count();
    await playOn(table, 2);
    const { position } = await matchOf(id, address);
    const before = [await rows(one), await rows(two)];
    const copy = await server.backup();
    const lost = await playOn(table, 3);
    assert.notEqual(lost.position, position);
    await server.end();
    for (const { page } of [one, two]) await page.waitForSelector(".match-table:not([data-online])");
    await server.restore(copy);
    await server.restart();
    for (const visitor of [one, two]) {
      await visitor.page.waitForSelector(".match-table[data-online]");
      await shows(visitor, position);
    }
    assert.deepEqual([await rows(one), await rows(two)], before, "what is gone is in no list");
    assert.equal((await matchOf(id, address)).ply, 2);
    // Other moves follow, under the numbers of those that are gone.
    const { moves } = await playOn(table, 3, (moves) => moves.at(-1));
    assert.equal(moves.length, 5);
    assert.notDeepEqual(moves, lost.moves);
    assert.equal((await logOf(id, address)).filter(({ type }) => type === "moved").length, 5);
    for (const { page, problems } of [one, two]) {
      assert.equal(await page.locator("[role=alertdialog]").count(), 0);
      problems.length = 0;
    }
    await server.close();
  },

  "a browser that was here before there were matches opens an invitation": async ({ visit }) => {
    const old = createServer((request, response) => {
      const worker = request.url === "/sw.js";
      response.writeHead(200, { "content-type": worker ? "text/javascript" : "text/html", "cache-control": "no-cache" }).end(worker ? OLD_WORKER : OLD_PAGE);
    });
    await new Promise((resolve) => old.listen(0, "127.0.0.1", resolve));
    const { port } = old.address();
    const address = `http://127.0.0.1:${port}`;
    const guest = await visit({ offline: true, address, expected: CUT });
    await guest.page.goto("/");
    await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    old.closeAllConnections();
    await new Promise((resolve) => old.close(resolve));

    const host = await visit();
    await host.open("/nowhere");
    const { id } = await ask(host, "/matches", { game: "khet", side: "first" });
    const way = await openProxy(ADDRESS, port);
    await guest.page.goto(`/match/${id}`);
    await guest.page.waitForSelector("[data-action=join]", { timeout: 60_000 });
    // Without the server the app is still there.
    way.cut();
    await guest.page.goto("/play/hokito");
    await guest.page.waitForSelector("[data-position]");
    guest.problems.length = 0;
    way.close();
  },

  ...Object.fromEntries(
    [
      ["the page before this one", (commits) => commits[1]],
      ["the first page there was", (commits) => commits.at(-1)],
    ].map(([which, choose]) => [
      `${which}, with its worker, opens an invitation and is today's`,
      async ({ visit, note }) => {
        const commits = await git("log", "--format=%H", "--", "web/dist/sw.js");
        if (commits.length < 2) return note("a shallow clone has no older page");
        const folder = await mkdtemp(join(tmpdir(), "quinconce-"));
        const archive = join(folder, "page.tar");
        await git("archive", `--output=${archive}`, choose(commits), "web/dist");
        await run("tar", ["-xf", archive, "-C", folder]);
        const old = await serveFolder(join(folder, "web/dist"), ADDRESS);
        // Whoever was here before: all of the app is kept.
        const guest = await visit({ offline: true, address: old.address, expected: CUT });
        await guest.page.goto("/");
        await guest.page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");
        const before = await scriptOf(guest);
        await guest.page.goto("about:blank");
        await old.close();

        const host = await visit();
        await host.open(NOWHERE);
        const { id } = await ask(host, "/matches", { game: "khet", side: "first" });
        const way = await openProxy(ADDRESS, old.port);
        await guest.page.goto(`/match/${id}`);
        await guest.page.waitForSelector("[data-action=join]", { timeout: 60_000 });
        const served = await (await fetch(`${ADDRESS}/match/${id}`)).text();
        const now = await scriptOf(guest);
        assert.ok(served.includes(now), `${now} is what the server has`);
        if (served.includes(before)) note("the same script");
        await guest.page.click("[data-action=join]");
        await guest.page.waitForSelector("[data-status=running]");
        guest.problems.length = 0;
        way.close();
        await rm(folder, { recursive: true, force: true });
      },
    ]),
  ),

  "a page that is too old for the server is loaded anew": async ({ visit }) => {
    const { one, guest, id } = await oldVisit(visit, 1);
    await guest.page.waitForSelector("[data-action=join]");
    assert.equal(await loadsOf(guest), 2);
    await guest.page.click("[data-action=join]");
    for (const { page } of [one, guest]) await page.waitForSelector("[data-status=running]");
    assert.equal((await matchOf(id)).status, "running");
  },

  "where that does not help it says so, and does not try for ever": async ({ visit }) => {
    const { guest } = await oldVisit(visit, Number.MAX_SAFE_INTEGER);
    const outdated = () => guest.page.waitForFunction(() => document.querySelector("h1")?.textContent === "This page is out of date");
    await outdated();
    assert.equal(await loadsOf(guest), 2, "loaded anew once");
    // Whoever tries by hand does just that, once.
    await guest.page.click(".trouble .button.primary");
    await guest.page.waitForFunction(() => sessionStorage.getItem("loads") === "3");
    await outdated();
    assert.equal(await loadsOf(guest), 3);
  },

  "plain http under another name": async ({ visit }) => {
    const { port } = new URL(ADDRESS);
    const address = `http://${ELSEWHERE}:${port}`;
    const table = await seated(visit, { game: "khan" }, { address, expected: /Cross-Origin-Opener-Policy/ });
    const { one, id } = table;
    assert.deepEqual(await one.page.evaluate(() => [isSecureContext, typeof crypto.randomUUID]), [false, "undefined"]);
    await playOn(table, 8);
    assert.equal((await matchOf(id)).ply, 8);
  },

  "without a server the form says so": async ({ visit }) => {
    const way = await openProxy(ADDRESS);
    const guest = await visit({ address: way.address, expected: CUT });
    await guest.open("/play/quindo");
    await guest.page.keyboard.press("n");
    await guest.page.waitForSelector("[name=opponent]");
    way.cut();
    await guest.page.check("[name=opponent][value=online]", { force: true });
    await guest.page.waitForSelector("[data-no-server]");
    assert.equal(await guest.page.isDisabled("dialog [type=submit]"), true);
    guest.problems.length = 0;
    way.close();
  },
};

const run = promisify(execFile);

/** What git says about this project, line by line. */
async function git(...words) {
  const { stdout } = await run("git", words, { cwd: fileURLToPath(new URL("../..", import.meta.url)) });
  return stdout.split("\n").filter(Boolean);
}

/** The script that a page began with: another one for every version. */
const scriptOf = ({ page }) => page.evaluate(() => new URL(document.querySelector("script[type=module]").src).pathname);

/** Somebody opens an invitation with a page that speaks as before, for so many loads. */
async function oldVisit(visit, loads) {
  const one = await visit();
  await one.open(NOWHERE);
  const { id } = await ask(one, "/matches", { game: "quindo", side: "first" });
  await one.open(`/match/${id}`);
  const guest = await visit();
  await guest.context.addInitScript((most) => {
    if (!location.pathname.startsWith("/match/")) return;
    const count = Number(sessionStorage.getItem("loads") ?? 0) + 1;
    sessionStorage.setItem("loads", String(count));
    if (count > most) return;
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      const said = JSON.parse(text);
      send.call(this, JSON.stringify(said.type === "hello" ? { ...said, protocol: said.protocol - 1 } : said));
    };
  }, loads);
  await guest.page.goto(`/match/${id}`);
  return { one, guest, id };
}

/** How often the page of that visit was loaded. */
const loadsOf = async ({ page }) => Number(await page.evaluate(() => sessionStorage.getItem("loads")));

/** Runs in the page: notes what a goodbye asks for, and how long the page then waits. */
function listen() {
  const farewell = { retry: null, at: 0, waited: null };
  globalThis.farewell = farewell;
  globalThis.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      if (farewell.retry !== null) farewell.waited ??= performance.now() - farewell.at;
      this.addEventListener("message", ({ data }) => {
        const { type: kind, retry } = JSON.parse(data);
        if (kind === "goodbye") Object.assign(farewell, { retry, at: performance.now() });
      });
    }
  };
}

const OLD_PAGE = `<!doctype html><title>Quinconce</title><main><h1>There is no game at this table</h1></main><script>
navigator.serviceWorker.register("/sw.js");</script>`;

/** As workers were: a cache of its own, from which every page is answered, and no hurry to take over. */
const OLD_WORKER = `
addEventListener("install", (event) => event.waitUntil(caches.open("quinconce-0123456789abcdef").then((cache) => cache.addAll(["/"]))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(caches.match("/").then((kept) => kept ?? fetch(request)));
});`;
