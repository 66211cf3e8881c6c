// What is typed stays as it was typed; what is wrong with it is said in words. Every text here is typed
// key by key: a field that is filled at once hides what a key does to the keys before it.

import assert from "node:assert/strict";
import { typeInto } from "./bot.mjs";
import { rules } from "./rules.mjs";

const SCREENS = [{ language: "en-GB" }, { language: "fr-FR", touch: true, width: 390, height: 844 }];

export const tests = {
  "a clock with a decimal is typed, with a point or a comma": async ({ visit }) => {
    for (const screen of SCREENS) {
      for (const [first, second, added, shown] of [
        ["1.5", "0,25", "2,5", ["1:30", "0:15.0"]],
        ["1,5", ".5", "0", ["1:30", "0:30"]],
      ]) {
        const table = await visit(screen);
        await table.open("/play/khet?seed=5");
        const sheet = await orderClock(table.page);
        for (const [name, text] of [
          ["minutes-0", first],
          ["minutes-1", second],
          ["increment", added],
        ]) {
          await typeInto(sheet.locator(`[name="${name}"]`), text);
          assert.equal(await sheet.locator(`[name="${name}"]`).inputValue(), text);
        }
        await begin(sheet);
        const clocks = await Promise.all(["first", "second"].map((side) => table.page.textContent(`.player[data-side=${side}] .clock`)));
        assert.deepEqual(clocks, shown, `${first}, ${second}`);
        // The next sheet has the numbers as the language writes them.
        const again = await orderClock(table.page);
        assert.equal(await again.locator("[name=minutes-0]").inputValue(), screen.language === "fr-FR" ? "1,5" : "1.5");
      }
    }
  },

  "a number that is none is said, and no game begins with it": async ({ visit }) => {
    const { gameWords } = await rules();
    const wrong = ["", "abc", "1.5.2", "1,5,2", "-1", "1e2", "0", "0.05", "601", "5 min"];
    for (const screen of SCREENS) {
      const table = await visit(screen);
      const { page } = table;
      await table.open("/play/khet?seed=5");
      const sheet = await orderClock(page);
      const alert = sheet.locator("#clock-problem");
      assert.equal(await alert.textContent(), "");
      const minutes = sheet.locator("[name=minutes-1]");
      for (const text of wrong) {
        await typeInto(minutes, text);
        assert.equal(await alert.textContent(), "", "what was wrong is corrected and still told");
        await sheet.locator("[type=submit]").click();
        await page.waitForFunction(() => document.querySelector("#clock-problem").textContent !== "");
        const said = await alert.textContent();
        assert.match(
          said,
          screen.language === "fr-FR" ? /^Minutes pour .+\s: indiquez un nombre de 0,1 à 600\.$/ : /^Minutes for .+: enter a number from 0\.1 to 600\.$/,
        );
        if (screen.language === "en-GB") assert.ok(said.includes(gameWords("khet").sides[1]));
        assert.equal(await minutes.inputValue(), text);
        await page.waitForSelector("[name=minutes-1][aria-invalid=true]:focus");
      }
      await typeInto(minutes, "2");
      const added = sheet.locator("[name=increment]");
      await typeInto(added, "x");
      await added.press("Enter");
      await page.waitForSelector("[name=increment][aria-invalid=true]:focus");
      await typeInto(added, "0");
      await begin(sheet);
      assert.equal(await page.textContent(".player[data-side=second] .clock"), "2:00");
    }
  },

  "a start position is typed, deleted and typed again": async ({ visit }) => {
    for (const screen of SCREENS) {
      const table = await visit(screen);
      await table.open("/play/quindo?seed=5");
      await table.page.click("[data-action=new]");
      const sheet = table.page.locator("dialog form");
      await sheet.locator("summary").click();
      const field = sheet.locator("[name=position]");
      const position = "7/7/7/3B3/2W4/7/7 w - 0";
      await typeInto(field, "7/7");
      await typeInto(field, position);
      assert.equal(await field.inputValue(), position);
      await begin(sheet);
      assert.equal(await table.position(), position);
    }
  },

  "the fields of the editor are typed into": async ({ visit }) => {
    for (const screen of SCREENS) {
      const desk = await visit(screen);
      const { page } = desk;
      await desk.open("/analyse/khan?position=s+ss4/1k2ss/3s2/2S2S/3S2/S1K1S1+r+e5+0/0+2");
      await page.click("[data-action=setup]");
      const text = page.locator("[data-position-text]");
      const last = async () => (await text.inputValue()).split(" ").slice(3).join(" ");
      assert.equal(await last(), "e5 0/0 2");
      // Over what stands there, from nothing, key by key.
      const quiet = page.locator("[data-field=quiet]");
      await typeInto(quiet, "17");
      assert.equal(await quiet.inputValue(), "17");
      assert.equal(await last(), "e5 0/0 17");
      const khan = page.locator("[data-field=khan]");
      await typeInto(khan, "f5");
      assert.equal(await last(), "f5 0/0 17");
      await page.waitForSelector("[data-valid]");
      const captured = page.locator("[data-field=captured]");
      await typeInto(captured, "0/ 1");
      assert.equal(await captured.inputValue(), "0/ 1", "the text is kept while it is typed");
      assert.equal(await last(), "f5 0/1 17");
      await typeInto(captured, "0/0");
      // An empty field is said, and nothing is made of what stood there before.
      await typeInto(quiet, "");
      await page.waitForSelector("[data-error]");
      assert.match(await page.textContent("#editor-verdict"), screen.language === "fr-FR" ? /\s: ce champ est vide\.$/ : /: this field is empty\.$/);
      assert.ok(await page.isDisabled("[data-action=analyse-here]"));
      assert.equal(await quiet.inputValue(), "");
      await quiet.pressSequentially("3");
      await page.waitForSelector("[data-valid]");
      assert.equal(await last(), "f5 0/0 3");
    }
  },
};

/** The sheet for a new game between two people, with a clock. */
async function orderClock(page) {
  await page.click("[data-action=new]");
  const sheet = page.locator("dialog form");
  await sheet.locator("input[name=opponent][value=person]").check({ force: true });
  await sheet.locator("input[name=clock][value=own]").check({ force: true });
  return sheet;
}

async function begin(sheet) {
  await sheet.locator("[type=submit]").click();
  await sheet.waitFor({ state: "detached" });
}
