// The lobby and one's own games: people who do not know each other meet, and everybody sees what waits for them.

import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { ADDRESS } from "./browser.mjs";
import { rules } from "./rules.mjs";

const PHONE = { width: 360, height: 740, touch: true };

/** Each test has a game of its own, so that nobody joins the challenge of another test. */
export const tests = {
  "two people meet by an open challenge": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit(), visit(PHONE)]);
    await ada.open("/lobby");
    await grace.open("/lobby");
    await look(ada, "khan", "5+3");
    const own = await ada.page.getAttribute("[data-looking]", "data-looking");
    // The other sees it without asking, and hears of it.
    const row = grace.page.locator(`[data-challenge="${own}"]`);
    await row.waitFor();
    await grace.hears(/^New challenge: Khan, 5 min \+ 3 s, Guest\.$/);
    assert.match(await row.textContent(), /Khan.*Guest · 5 min \+ 3 s/s);
    await row.locator("button").click();
    // Both are led to the same table.
    await Promise.all([ada, grace].map(({ page }) => page.waitForURL(`**/match/${own}`)));
    const state = await json(`/api/matches/${own}`);
    assert.equal(state.status, "running");
  },

  "two people meet by the same pace": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit(), visit({ language: "fr-FR", ...PHONE })]);
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    await look(ada, "khitan", "10+5");
    const own = await ada.page.getAttribute("[data-looking]", "data-looking");
    await choose(grace, "khitan", "10+5");
    await Promise.all([ada, grace].map(({ page }) => page.waitForURL(`**/match/${own}`)));
  },

  "who waits plays the computer meanwhile, and is called": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit(), visit()]);
    await ada.open("/lobby");
    await look(ada, "hokito", "30+20");
    const own = await ada.page.getAttribute("[data-looking]", "data-looking");
    await ada.page.selectOption("[data-looking] select", "2");
    await ada.page.click("[data-action=computer]");
    await ada.page.waitForURL("**/play/hokito?level=2");
    await ada.page.waitForSelector("[data-position]");
    // The search goes on, and the table says so.
    await ada.page.waitForSelector("[data-still-waiting]");
    await grace.open("/lobby");
    await grace.page.click(`[data-challenge="${own}"] button`);
    await grace.page.waitForURL(`**/match/${own}`);
    await ada.hears(/^Guest has accepted your challenge: Hokito\.$/);
    await ada.page.click("[data-summons] .button.primary");
    await ada.page.waitForURL(`**/match/${own}`);
    await ada.page.waitForSelector("[data-summons]", { state: "detached" });
  },

  "who waits no longer plays the computer instead, on the same terms": async ({ visit }) => {
    const ada = await visit(PHONE);
    await ada.open("/lobby");
    await look(ada, "hokito", "10+5");
    const own = await ada.page.getAttribute("[data-looking]", "data-looking");
    // A word beside each level, and how well it plays this game.
    const { catalogue, en } = await rules();
    const { levels } = JSON.parse(catalogue()).find(({ name }) => name === "hokito");
    await ada.page.waitForSelector("[data-looking] option:has-text('Elo')", { state: "attached" });
    assert.deepEqual(
      await ada.page.locator("[data-looking] option").allTextContents(),
      levels.map(({ number, rating }) => en.play.levelOption({ level: number, rating })),
    );
    // The longest of them is seen to its end.
    await ada.page.selectOption("[data-looking] select", "10");
    assert.equal(await ada.page.locator("[data-looking] select").evaluate(isSqueezed), false, "a level is cut off");
    await ada.page.selectOption("[data-looking] select", "3");
    await ada.page.click("[data-action=instead]");
    await ada.page.waitForURL((url) => url.pathname.startsWith("/match/") && !url.pathname.endsWith(own));
    await ada.page.waitForSelector("[data-status=running]");
    const { clock, players, you } = await json(`/api/matches/${ada.page.url().split("/").at(-1)}`);
    assert.deepEqual([clock.base, clock.increment, you], [600, 5, null]);
    assert.deepEqual([players.first, players.second].map(({ seat }) => seat.type).sort(), ["engine", "person"]);
    assert.equal((await json(`/api/matches/${own}`)).status, "aborted", "nobody comes to a table that is left");
  },

  "an invitation that nobody answers leads to the computer, too": async ({ visit }) => {
    const ada = await visit({ language: "fr-FR" });
    await ada.open("/lobby");
    const { id } = await post(ada, "/api/matches", { game: "quindo", side: "second", clock: { days: 2 } });
    await ada.open(`/match/${id}`);
    // Meanwhile: the link goes on leading to the seat.
    await ada.page.selectOption(".invitation select", "1");
    assert.equal(await ada.page.getAttribute(".invitation [data-action=computer]", "href"), "/play/quindo?level=1");
    await readable(ada);
    await ada.page.click("[data-action=instead]");
    await ada.page.waitForURL((url) => url.pathname.startsWith("/match/") && !url.pathname.endsWith(id));
    // The computer begins.
    await ada.page.waitForFunction(() => document.querySelector(".status-turn")?.textContent === "À vous de jouer");
    const { moves, players, clock } = await json(`/api/matches/${ada.page.url().split("/").at(-1)}`);
    assert.deepEqual([moves.length, players.first.seat, clock.days], [1, { type: "engine", level: 1 }, 2]);
    assert.equal((await json(`/api/matches/${id}`)).status, "aborted");
  },

  "a rated search is for accounts, and ratings stand in the lists": async ({ visit }) => {
    const [ada, grace, guest] = await Promise.all([visit(), visit(), visit()]);
    await Promise.all([ada, grace].map((one) => account(one)));
    await Promise.all([ada, grace, guest].map((one) => one.open("/lobby")));
    assert.equal(await guest.page.isDisabled("[name=rated]"), true);
    assert.match(await guest.page.textContent("#rated-help"), /between two accounts/);
    assert.equal(await ada.page.textContent("#rated-help"), "");
    await readable(guest);
    await ada.page.check("[name=rated]");
    await look(ada, "khet", "5+3");
    assert.match(await ada.page.textContent("[data-looking]"), /Khet · 5 min \+ 3 s · rated/);
    const own = await ada.page.getAttribute("[data-looking]", "data-looking");
    await guest.page.waitForFunction(
      (id) => /Ada-\w+ \(rating 1500\?\) · 5 min \+ 3 s · rated/.test(document.querySelector(`[data-challenge="${id}"]`)?.textContent),
      own,
    );
    // Who wants the same, but not for a rating, does not sit down there.
    await choose(grace, "khet", "5+3");
    const other = await grace.page.getAttribute("[data-looking]", "data-looking");
    assert.notEqual(other, own);
    await grace.page.check("[name=rated]");
    await choose(grace, "khet", "5+3");
    await Promise.all([ada, grace].map(({ page }) => page.waitForURL(`**/match/${own}`)));
    assert.equal((await json(`/api/matches/${own}`)).rated, true);
    await guest.page.waitForFunction(
      (id) =>
        /Ada-\w+ \(rating 1500\?\)/.test(document.querySelector(`[data-live] [data-match="${id}"]`)?.textContent) &&
        /\(rating 1500\?\) – /.test(document.querySelector(`[data-live] [data-match="${id}"]`).textContent),
      own,
    );
    await post(grace, `/api/matches/${own}/actions`, { action: "abort" });
    await post(grace, `/api/matches/${other}/actions`, { action: "abort" });
  },

  "a guest is marked as a guest at the table": async ({ visit }) => {
    const [ada, grace, watcher] = await Promise.all([visit(), visit(), visit({ language: "fr-FR", ...PHONE })]);
    await Promise.all([account(ada), grace.open("/lobby")]);
    const { id } = await post(ada, "/api/matches", { game: "quindo", side: "first", clock: null });
    await post(grace, `/api/matches/${id}/join`, { name: "Grace" });
    const roles = (page) =>
      page
        .waitForFunction(() => document.querySelector("[data-status=running]") !== null && document.querySelectorAll(".player-role").length === 2)
        .then(() => page.$$eval(".player-role", (found) => found.map(({ textContent }) => textContent).join(" ")));
    await ada.open(`/match/${id}`);
    assert.match(await roles(ada.page), /Grace \(guest\)/);
    await watcher.open(`/match/${id}`);
    const seen = await roles(watcher.page);
    assert.match(seen, /Grace \(invité\)/);
    assert.match(seen, /Ada-/);
    assert.doesNotMatch(seen, /Ada-\w+ \(invité\)/);
  },

  "a challenge is withdrawn": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit(), visit()]);
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    await look(ada, "quindo", "3d");
    const own = await ada.page.getAttribute("[data-looking]", "data-looking");
    await grace.page.waitForSelector(`[data-challenge="${own}"]`);
    await ada.page.click("[data-action=withdraw]");
    await ada.hears("The challenge is withdrawn.");
    await ada.page.waitForSelector("[data-looking]", { state: "detached" });
    await grace.page.waitForSelector(`[data-challenge="${own}"]`, { state: "detached" });
  },

  "my games wait for me in their order, with what time is left": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit(), visit()]);
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    const long = await match(ada, grace, { game: "quindo", side: "first", clock: { days: 3 } });
    const short = await match(ada, grace, { game: "quindo", side: "first", clock: { days: 1 } });
    const theirs = await match(ada, grace, { game: "khet", side: "second" });
    const open = (await post(ada, "/api/matches", { game: "khan" })).id;
    await ada.open("/games");
    const ids = (list) => ada.page.$$eval(`[data-list=${list}] [data-match]`, (rows) => rows.map((row) => row.dataset.match));
    await ada.page.waitForSelector("[data-list=waiting]");
    assert.deepEqual(await ids("waiting"), [short, long]);
    assert.deepEqual(await ids("others"), [theirs]);
    assert.deepEqual(await ids("challenges"), [open]);
    assert.match(await ada.page.textContent(`[data-match="${long}"]`), /3 days left/);
    assert.match(await ada.page.textContent(`[data-match="${short}"]`), /24 hours left/);
    assert.equal(await ada.page.textContent("[data-badge]"), "2");
    await ada.page.waitForFunction(() => document.title.startsWith("(2) "));
    // What happens elsewhere is seen here: one is played, one comes back.
    await post(ada, `/api/matches/${short}/moves`, { ply: 0, move: "c2c3", id: "one" });
    await ada.page.waitForFunction(() => document.querySelector("[data-badge]")?.textContent === "1");
    await post(grace, `/api/matches/${short}/moves`, { ply: 1, move: "c6a4", id: "one" });
    await ada.page.waitForFunction(() => document.querySelector("[data-badge]")?.textContent === "2");
    await ada.hears("It is your turn: Quindo.");
    // From one to the next.
    assert.equal(await ada.page.getAttribute("[data-action=next-game]", "href"), `/match/${short}`);
    await ada.page.click("[data-action=withdraw]");
    await ada.page.waitForSelector("[data-list=challenges]", { state: "detached" });
    await readable(ada);
    await post(grace, `/api/matches/${short}/actions`, { action: "resign" });
    const won = ada.page.locator(`[data-list=finished] [data-match="${short}"]`);
    await won.waitFor();
    assert.match(await won.textContent(), /Won/);
  },

  "a tab in the background tells how many games wait": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit(), visit()]);
    await ada.page.clock.install();
    await ada.context.addInitScript(() => {
      let hidden = false;
      Object.defineProperty(Document.prototype, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
      Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
      globalThis.hide = (is) => {
        hidden = is;
        document.dispatchEvent(new Event("visibilitychange"));
      };
      navigator.setAppBadge = async (count) => (globalThis.appBadge = count);
      navigator.clearAppBadge = async () => (globalThis.appBadge = 0);
    });
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    const long = await match(ada, grace, { game: "quindo", side: "second", clock: { days: 3 } });
    const other = await match(ada, grace, { game: "khet", side: "second", clock: { days: 3 } });
    // Any page but that of the match.
    await ada.open("/");
    const signs = () =>
      ada.page.evaluate(() => [
        /^\((\d+)\)/.exec(document.title)?.[1] ?? "",
        document.querySelector("link[rel=icon]").getAttribute("href"),
        globalThis.appBadge,
      ]);
    const waits = (count) => ada.page.waitForFunction((wanted) => (/^\((\d+)\)/.exec(document.title)?.[1] ?? "") === wanted, count === 0 ? "" : String(count));
    await ada.page.waitForResponse(/\/api\/me\/events/);
    assert.deepEqual(await signs(), ["", "/icons/icon.svg", 0]);
    await ada.page.evaluate(() => globalThis.hide(true));
    await post(grace, `/api/matches/${long}/moves`, { ply: 0, move: "c2c3", id: "one" });
    await ada.page.clock.fastForward(61_000);
    await waits(1);
    assert.deepEqual(await signs(), ["1", "/icons/icon-turn.svg", 1]);
    const { moves } = await json(`/api/matches/${other}/legal`);
    await post(grace, `/api/matches/${other}/moves`, { ply: 0, move: moves[0], id: "one" });
    await ada.page.clock.fastForward(61_000);
    await waits(2);
    // What has ended meanwhile does not wait when one is back, either.
    for (const id of [long, other]) await post(grace, `/api/matches/${id}/actions`, { action: "resign" });
    await ada.page.evaluate(() => globalThis.hide(false));
    await waits(0);
    assert.deepEqual(await signs(), ["", "/icons/icon.svg", 0]);
  },

  "a tab that was frozen knows at once what waits": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit(), visit()]);
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    const id = await match(ada, grace, { game: "quindo", side: "second", clock: { days: 3 } });
    await ada.open("/");
    await ada.page.waitForResponse(/\/api\/me\/events/);
    const tab = await ada.context.newCDPSession(ada.page);
    await tab.send("Page.setWebLifecycleState", { state: "frozen" });
    await post(grace, `/api/matches/${id}/moves`, { ply: 0, move: "c2c3", id: "one" });
    await tab.send("Page.setWebLifecycleState", { state: "active" });
    await ada.page.waitForFunction(() => document.title.startsWith("(1) "));
  },

  "a guest searches in all games, however many there are": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit({ language: "fr-FR", dark: true, ...PHONE }), visit()]);
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    const made = [];
    for (const [game, mv] of [...Array.from({ length: 31 }, () => ["quindo", "c2c3"]), ["khet", ""]]) {
      const id = await match(ada, grace, { game, side: "first", clock: { days: 1 } });
      const { moves } = await json(`/api/matches/${id}/legal`);
      await post(ada, `/api/matches/${id}/moves`, { ply: 0, move: mv || moves[0], id: "one" });
      await post(grace, `/api/matches/${id}/actions`, { action: "resign" });
      made.push(id);
    }
    await ada.open("/games");
    await ada.page.waitForSelector("[data-list=finished]");
    await ada.page.click("[data-history] > summary");
    const rows = ada.page.locator("[data-history] .games-list li");
    await rows.first().waitFor();
    assert.equal(await rows.count(), 30);
    await readable(ada);
    assert.equal(await ada.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth), false, "nothing sticks out");
    await ada.page.click("[data-history] [data-more]");
    await ada.page.waitForFunction(() => document.querySelectorAll("[data-history] .games-list li").length === 32);
    await ada.page.click("[data-search] summary");
    await ada.page.selectOption("[data-form=search] select", "khet");
    await ada.page.click("[data-form=search] [type=submit]");
    await ada.page.waitForFunction(() => document.querySelectorAll("[data-history] .games-list li").length === 1);
    assert.equal(await rows.first().locator("a").getAttribute("href"), `/match/${made.at(-1)}`);
    // And takes everything along, without an account.
    await ada.open("/account");
    const [file] = await Promise.all([ada.page.waitForEvent("download"), ada.page.click("[data-action=export]")]);
    const { games } = JSON.parse(await text(await file.createReadStream()));
    assert.equal(games.length, 32);
  },

  "the feed has an address that can be revoked": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit(), visit({ language: "fr-FR" })]);
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    const id = await match(ada, grace, { game: "khet", side: "first", clock: { days: 2 } });
    await ada.open("/games");
    await ada.page.click("[data-action=make-feed]");
    const address = await ada.page.inputValue("[data-feed]");
    const feed = await fetch(address);
    assert.equal(feed.status, 200);
    assert.match(await feed.text(), new RegExp(`/match/${id}`));
    // A feed reader is stricter than we are.
    const errors = await ada.page.evaluate(async (text) => {
      const answer = await (await fetch(text)).text();
      return new DOMParser().parseFromString(answer, "application/xml").querySelectorAll("parsererror").length;
    }, new URL(address).pathname);
    assert.equal(errors, 0);
    await ada.page.click("[data-action=revoke-feed]");
    await ada.page.waitForSelector("[data-feed]", { state: "detached" });
    assert.equal((await fetch(address)).status, 404);
  },

  "everybody can read the lobby with people in it": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit({ dark: true, language: "fr-FR", ...PHONE }), visit()]);
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    const playing = await match(ada, grace, { game: "khet", side: "first", public: true });
    await post(grace, "/api/matches", { game: "khet", public: true, clock: { base: 300, increment: 5 } });
    await ada.page.waitForSelector(`[data-live] [data-match="${playing}"]`);
    await ada.page.waitForSelector("[data-challenge]");
    await look(ada, "khet", "1d");
    await ada.page.locator(`[data-match="${playing}"]`).scrollIntoViewIfNeeded();
    await ada.page.waitForSelector(`[data-match="${playing}"] svg.drawing`);
    await readable(ada);
    const wide = await ada.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    assert.equal(wide, false, "nothing sticks out");
    // Somebody with a keyboard comes to every challenge.
    await grace.page.locator("[data-challenge] button").first().focus();
    assert.match(await grace.page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^Accept: /);
  },

  "the page for developers is for everybody, and found from the front page": async ({ visit }) => {
    const [ada, grace] = await Promise.all([visit({ dark: true, language: "fr-FR", ...PHONE }), visit()]);
    for (const visitor of [ada, grace]) {
      await visitor.open("/");
      await visitor.page.click(".home-footer a[href='/api/']");
      await visitor.page.waitForURL("**/api/");
      await visitor.page.waitForSelector("#limits");
      await readable(visitor);
      const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      assert.equal(wide, false, "nothing sticks out");
    }
  },

  "the page for developers is the server's, also where the app is kept": async ({ visit }) => {
    const { page } = await visit({ offline: true });
    await page.goto("/");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto("/api");
    await page.waitForSelector("#limits");
    assert.equal(new URL(page.url()).pathname, "/api/");
  },

  "the liveliest games are on the front page": async ({ visit }) => {
    const [ada, grace, guest] = await Promise.all([visit(), visit(), visit()]);
    await Promise.all([ada.open("/lobby"), grace.open("/lobby")]);
    const playing = await match(ada, grace, { game: "quindo", side: "first", public: true });
    await post(ada, `/api/matches/${playing}/moves`, { ply: 0, move: "c2c3", id: "one" });
    await guest.open("/");
    await guest.page.waitForSelector(".home-live .live-game");
  },
};

async function choose({ page }, game, pace) {
  await page.check(`.quick input[value=${game}]`, { force: true });
  await page.click(`[data-pace="${pace}"]`);
}

/** Opens an account that is called Ada and something. */
async function account(visitor) {
  await visitor.open("/account");
  const name = `Ada-${Math.random().toString(36).slice(2, 8)}`;
  await post(visitor, "/api/account", { name, passphrase: "seven small green boats" });
  return name;
}

/** Asks for an opponent and waits for one. */
async function look(visitor, game, pace) {
  await choose(visitor, game, pace);
  await visitor.page.waitForSelector("[data-looking]");
}

/** What a page's own script would ask. */
async function post({ page }, path, body) {
  const [status, answer] = await page.evaluate(
    async ([address, text]) => {
      const response = await fetch(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: text });
      return [response.status, await response.json()];
    },
    [path, JSON.stringify(body)],
  );
  assert.ok(status < 300, `${path}: ${status} ${JSON.stringify(answer)}`);
  return answer;
}

/** A match between the two: its id. */
async function match(one, other, setup) {
  const { id } = await post(one, "/api/matches", setup);
  await post(other, `/api/matches/${id}/join`, {});
  return id;
}

async function json(path) {
  return (await fetch(`${ADDRESS}${path}`)).json();
}

async function readable({ page }) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    [],
  );
}

// The rest runs in the page.

/** Whether a list has less room than its widest entry needs. */
function isSqueezed(select) {
  const { width } = select.getBoundingClientRect();
  select.style.maxWidth = "none";
  select.style.flex = "none";
  const needed = select.getBoundingClientRect().width;
  select.removeAttribute("style");
  return width < needed - 0.5;
}
