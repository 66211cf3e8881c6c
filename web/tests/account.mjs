// Names and accounts: everything a person does with them, in a browser each.

import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";

const PASSPHRASE = "seven small green boats";
const OTHER = "eight large red carts";

/** A name that no other test has: all of them share one server. */
const fresh = (name) => `${name}-${Math.random().toString(36).slice(2, 8)}`;

async function fill(page, form, values) {
  const inputs = page.locator(`[data-form=${form}] input:not([type=checkbox])`);
  for (const [index, value] of values.entries()) await inputs.nth(index).fill(value);
}

const send = (page, form) => page.click(`[data-form=${form}] [type=submit]`);
const heading = (page, text) => page.waitForFunction((wanted) => document.querySelector("h1")?.textContent === wanted, text);

async function openAccount(visit, name) {
  const { page } = visit;
  await visit.open("/account");
  await fill(page, "open", [name, PASSPHRASE]);
  await send(page, "open");
  const code = await page.textContent("[data-secret=recovery]");
  await page.click("[data-action=written]");
  await heading(page, name);
  return code;
}

async function logIn({ page }, name, passphrase) {
  await page.waitForSelector("[data-form=login]");
  await fill(page, "login", [name, passphrase]);
  await send(page, "login");
}

/** What the server answers to the page's own browser. */
const ask = ({ page }, method, path, body) =>
  page.evaluate(
    async ([verb, address, content]) => {
      const answer = await fetch(`/api${address}`, {
        method: verb,
        headers: { "Content-Type": "application/json" },
        ...(content === null ? {} : { body: JSON.stringify(content) }),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body ?? null],
  );

/** Takes back what was refused on purpose: the browser writes every such answer into its console. */
function forgive(visit, status) {
  const rest = visit.problems.filter((line) => !line.includes(String(status)));
  visit.problems.splice(0, visit.problems.length, ...rest);
}

async function audit({ page }) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    [],
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.ok(!wide, "nothing sticks out at the side");
}

export const tests = {
  "a guest has a name at once, and becomes an account": async ({ visit }) => {
    const one = await visit();
    const { page } = one;
    await one.open("/account");
    await heading(page, "You play as a guest");
    await fill(page, "name", ["Somebody"]);
    await send(page, "name");
    await page.waitForSelector("[data-told]");
    await page.waitForSelector(".me:has-text('Somebody')");
    const name = fresh("Ada");
    await openAccount(one, name);
    await page.waitForSelector(`.me:has-text('${name}')`);
    await page.reload();
    await heading(page, name);
  },

  "one logs out, in, and gets back in by the recovery code": async ({ visit }) => {
    const one = await visit();
    const { page } = one;
    const name = fresh("Ada");
    const code = await openAccount(one, name);
    await send(page, "logout");
    await heading(page, "You play as a guest");
    await logIn(one, name, "not this one");
    await page.waitForFunction(() => document.querySelector("[data-form=login] .problem")?.textContent !== "");
    forgive(one, 401);
    await logIn(one, name.toUpperCase(), PASSPHRASE);
    await heading(page, name);
    // Forgotten, in another browser: the first one is out then.
    const two = await visit({ language: "fr-FR" });
    await two.open("/account");
    await two.page.click("[data-recover] summary");
    await fill(two.page, "recover", [name, code.toUpperCase().replaceAll("-", " "), OTHER]);
    await send(two.page, "recover");
    const next = await two.page.textContent("[data-secret=recovery]");
    assert.notEqual(next, code);
    await page.reload();
    await heading(page, "You play as a guest");
    await logIn(one, name, OTHER);
    await heading(page, name);
  },

  "a code leads to another device": async ({ visit }) => {
    const desk = await visit();
    const phone = await visit({ width: 360, height: 740, touch: true });
    await desk.open("/account");
    await fill(desk.page, "name", ["Traveller"]);
    await send(desk.page, "name");
    await desk.page.waitForSelector(".me:has-text('Traveller')");
    await send(desk.page, "device");
    const code = await desk.page.textContent("[data-secret=device]");
    await phone.open("/account");
    await fill(phone.page, "claim", [code]);
    await send(phone.page, "claim");
    await phone.page.waitForSelector("[data-told]:has-text('Traveller')");
    const [one, other] = [await ask(desk, "GET", "/me"), await ask(phone, "GET", "/me")];
    assert.equal(one.id, other.id);
  },

  "a token is shown once, listed and removed": async ({ visit }) => {
    const one = await visit();
    const { page } = one;
    await openAccount(one, fresh("Ada"));
    // Whoever makes a token learns what it is good for.
    assert.equal(await page.locator("section:has(#tokens) a[href='/api/']").count(), 1);
    await fill(page, "token", ["my bot"]);
    await send(page, "token");
    const token = await page.textContent("[data-secret=token]");
    assert.match(token, /^[a-z0-9]{32}$/);
    await page.reload();
    await page.waitForSelector(".tokens li:has-text('my bot')");
    assert.equal(await page.locator("[data-secret=token]").count(), 0);
    await page.click(".tokens li button");
    await page.waitForSelector("[data-told]:has-text('my bot')");
    assert.equal(await page.locator(".tokens li").count(), 0);
  },

  "an account is deleted for good, after a real question": async ({ visit }) => {
    const one = await visit();
    const { page } = one;
    const name = fresh("Ada");
    await openAccount(one, name);
    await page.click("[data-delete] summary");
    await fill(page, "delete", [PASSPHRASE]);
    // Enter does nothing without the tick.
    await page.locator("[data-form=delete] input").first().press("Enter");
    assert.equal((await ask(one, "GET", "/me")).account, true, "not without the tick");
    await page.check("[data-form=delete] [type=checkbox]");
    await send(page, "delete");
    await heading(page, "You play as a guest");
    await one.open(`/people/${name}`);
    await heading(page, "Nobody goes by that name");
    forgive(one, 404);
  },

  "a rated game changes what the profiles say": async ({ visit }) => {
    const [one, two] = [await visit(), await visit({ language: "fr-FR" })];
    const [ada, grace] = [fresh("Ada"), fresh("Grace")];
    await openAccount(one, ada);
    await openAccount(two, grace);
    const clock = { base: 300, increment: 2 };
    const { id } = await ask(one, "POST", "/matches", { game: "quindo", side: "first", rated: true, clock });
    await ask(two, "POST", `/matches/${id}/join`, {});
    await ask(one, "POST", `/matches/${id}/moves`, { ply: 0, move: "c2c3", id: "a" });
    await ask(two, "POST", `/matches/${id}/moves`, { ply: 1, move: "c6a4", id: "b" });
    await ask(two, "POST", `/matches/${id}/actions`, { action: "resign" });
    await one.open(`/people/${ada}`);
    await one.page.waitForSelector("[data-rating='quindo blitz']:has-text('1662?')");
    await one.page.waitForSelector(".rating-curve");
    const row = one.page.locator(".games-list li");
    assert.match(await row.textContent(), new RegExp(`Won.*${grace}.*\\+162`));
    assert.equal(await row.locator("a").getAttribute("href"), `/match/${id}`);
    // Somebody else looks, and searches.
    await two.open(`/people/${ada}`);
    await two.page.click("[data-search] summary");
    await two.page.selectOption("[data-search] select >> nth=1", "loss");
    await send(two.page, "search");
    await two.page.waitForSelector("text=Aucune partie ne correspond");
    await two.page.selectOption("[data-search] select >> nth=1", "win");
    await two.page.fill("[data-search] input[type=text]", grace.slice(0, 5).toLowerCase());
    await send(two.page, "search");
    await two.page.waitForSelector(".games-list li[data-result=win]");
    for (const { page } of [one, two]) await audit({ page });
    // At the table, too.
    await one.open(`/match/${id}`);
    await one.page.waitForSelector(".player-role:has-text('rating 1500 (+162)')");
    await one.page.waitForSelector(`.player-role:has-text('${grace} · rating 1500 (−162)')`);
  },

  "everybody can read it, on a phone and in the dark": async ({ visit }) => {
    for (const options of [{}, { dark: true, language: "fr-FR" }, { width: 320, height: 640, touch: true }]) {
      const one = await visit(options);
      await one.open("/account");
      await one.page.waitForSelector("[data-form=open]");
      await one.page.click("[data-recover] summary");
      await audit(one);
      await openAccount(one, fresh("Ada"));
      await one.page.click("[data-delete] summary");
      await audit(one);
    }
  },

  "the whole of it works with the keys alone": async ({ visit }) => {
    const one = await visit();
    const { page } = one;
    const name = fresh("Keys");
    await one.open("/account");
    await page.locator("[data-form=open] input").first().focus();
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSPHRASE);
    await page.keyboard.press("Enter");
    // The code has the focus, and what follows it is how to go on.
    await page.waitForFunction(() => document.activeElement?.classList.contains("recovery"));
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".recovery") === null);
    await heading(page, name);
  },
};
