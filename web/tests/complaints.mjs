// What the rules refuse is said in the language of the page, wherever a text can be given to them.

import assert from "node:assert/strict";

const THIN = "\u202f"; // as in typeset.ts

/** Where a text is given to the rules, what they say to it, and where that is read. */
const PLACES = {
  "a bad position in the address": {
    address: "/play/khet?position=bad",
    told: "main .detail",
    en: "is not a position: expected 3 fields, <board> <side> <quiet>",
    fr: `«${THIN}bad${THIN}» n’est pas une position${THIN}: il faut 3 champs, <plateau> <trait> <compteur>`,
  },
  "a bad variant in the address": {
    address: "/analyse/khan?variant=big",
    told: "main .detail",
    en: 'unknown variant "big": expected standard, anywhere',
    fr: `la version «${THIN}big${THIN}» est inconnue${THIN}: il y a standard, anywhere`,
  },
  "a bad move in the address": {
    address: "/analyse/quindo?moves=c2c3,z9",
    told: "main .detail",
    en: '"z9" is not a move: expected two squares such as b2e5, or pass',
    fr: `«${THIN}z9${THIN}» n’est pas un coup${THIN}: il faut deux cases comme b2e5, ou pass`,
  },
  "an illegal move in the address": {
    address: "/analyse/quindo?moves=c2c3,c2c3",
    told: "main .detail",
    en: 'illegal move "c2c3"',
    fr: `le coup «${THIN}c2c3${THIN}» n’est pas permis`,
  },
  "an impossible position in the editor": {
    address: "/analyse/khan",
    told: "[data-editor] [data-error]",
    give: async (page) => {
      await page.click("[data-action=setup]");
      await page.fill("[data-position-text]", "s 5k/6/6/6/6/1K4 r - 0/0 0");
    },
    en: 'impossible position "s 5k/6/6/6/6/1K4 r - 0/0 0": Red has 0 Sbires, captured ones included: expected 5',
    fr: `la position «${THIN}s 5k/6/6/6/6/1K4 r - 0/0 0${THIN}» est impossible${THIN}: Rouge a 0 Sbire, y compris ceux qui sont pris${THIN}: il en faut 5`,
  },
  "a bad record file": {
    address: "/analyse/quindo",
    told: "dialog [data-error]",
    give: async (page) => {
      await page.click("[data-action=files]");
      await page.fill("[data-import]", '[Game "quindo"]\n[Start "7/1BBBBB1/7/7/7/1WWWWW1/6 w - 0"]');
      await page.click("[data-action=open]");
    },
    en: 'line 2: tag Start: rank 1 "6" has 6 squares: expected 7',
    fr: `ligne 2${THIN}: étiquette Start${THIN}: la rangée 1, «${THIN}6${THIN}», a 6 cases${THIN}: il en faut 7`,
  },
  "a bad move in a record file": {
    address: "/analyse/quindo",
    told: "dialog [data-error]",
    give: async (page) => {
      await page.click("[data-action=files]");
      await page.fill("[data-import]", '[Game "khet"]\n\n1. a1a9');
      await page.click("[data-action=open]");
    },
    en: 'line 3: move 1: "a1a9" is not a move: expected two neighbouring squares',
    fr: `ligne 3${THIN}: coup 1${THIN}: «${THIN}a1a9${THIN}» n’est pas un coup${THIN}: il faut deux cases voisines`,
  },
  "a bad start for a new game": {
    address: "/play/hokito?seed=5",
    told: "dialog .problem",
    give: async (page) => {
      await page.click("[data-action=new]");
      await page.click("dialog summary");
      await page.fill("dialog [name=position]", "6/6/6/6/6/6 b");
      await page.click("dialog [type=submit]");
    },
    en: 'no token on the board "6/6/6/6/6/6"',
    fr: `aucun jeton sur le plateau «${THIN}6/6/6/6/6/6${THIN}»`,
  },
};

export const tests = Object.fromEntries(
  Object.entries(PLACES).map(([name, place]) => [
    `both languages: ${name}`,
    async ({ visit }) => {
      for (const [language, tag] of [
        ["en", "en-GB"],
        ["fr", "fr-FR"],
      ]) {
        const guest = await visit({ language: tag });
        const { page } = guest;
        await guest.open(place.address);
        await place.give?.(page);
        await said(page, place.told, place[language]);
        // Nothing on the page is in another language than the page; the switch of languages is.
        assert.equal(await page.locator("main [lang], dialog [lang]").count(), 0, "a part in another language");
        // A dialog lies over the switch.
        if ((await page.locator("dialog").count()) > 0) continue;
        await page.click("button.language");
        await said(page, place.told, place[language === "en" ? "fr" : "en"]);
      }
    },
  ]),
);

async function said(page, where, words) {
  await page.waitForSelector(where);
  await page
    .waitForFunction(([selector, text]) => document.querySelector(selector)?.textContent.includes(text), [where, words])
    .catch(async () => assert.fail(`${JSON.stringify(await page.textContent(where))} without ${JSON.stringify(words)}`));
}
