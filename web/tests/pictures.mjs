// `cargo xtask pictures`: takes the README's pictures of the program at QUINCONCE_URL and writes them into docs/, and the one
// that is shown with a link into web/public/.

import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { launch, Visit } from "./browser.mjs";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const WIDE = { width: 1280, height: 800 };
const KHITAN = "jjejj/j3j1/1c4h/4j3/4H4/8/1E5/A4A/A1LAA w 0/0 0 0";
const HOKITO = `[Game "hokito"]
[Variant "standard"]
[Seed "0"]

1. f3f6 c5c3 2. f1f5 f4e3 3. c2c4 c6c1 4. c4c1 { c1 stands four high. } 4... b4a3 5. e2e4 ( 5. b3b5 a4d4 )
`;
const CARD = { width: 1200, height: 630 };
const DEPTH = 12; // of the engine's lines

const PICTURES = {
  home: { screen: { width: 1440, height: 900 }, address: "/", ready: ".home:not(:has(.waiting))", whole: true },
  khet: { address: "/play/khet?variant=imhotep&seed=1&level=3&side=first", ready: "[data-highlight]", prepare: (page) => press(page, "e1") },
  khitan: {
    screen: { ...WIDE, dark: true },
    address: `/play/khitan?position=${encodeURIComponent(KHITAN)}`,
    ready: "[data-highlight]",
    prepare: (page) => press(page, "e5"),
  },
  khan: { screen: { ...WIDE, language: "fr-FR" }, address: "/learn/khan", ready: ".lesson [data-cell]" },
  hokito: { address: `/analyse/hokito?record=${deflateRawSync(HOKITO).toString("base64url")}`, ready: "[data-tree] [data-node]", prepare: analyse },
};

const browser = await launch();
for (const [name, { screen = WIDE, address, ready, whole = false, prepare }] of Object.entries(PICTURES)) {
  const visit = await Visit.begin(browser, screen);
  await visit.open(address);
  await visit.page.waitForSelector(ready);
  await prepare?.(visit.page);
  await visit.page.mouse.move(0, 0);
  await visit.page.screenshot({ path: `${DOCS}${name}.png`, fullPage: whole });
  if (visit.problems.length > 0) throw new Error(`${name}: ${visit.problems.join("\n")}`);
  await visit.close();
  console.log(`docs/${name}.png`);
}
const card = await Visit.begin(browser, CARD);
await card.open("/");
await card.page.evaluate(layCard);
await card.page.evaluate(() => document.fonts.ready.then(() => undefined));
await card.page.screenshot({ path: fileURLToPath(new URL("../public/icons/card.png", import.meta.url)) });
console.log("web/public/icons/card.png");
await browser.close();

async function press(page, cell) {
  await page.click(`[data-cell=${cell}]`);
  await page.waitForSelector("[data-undo]");
}

/** The whole game surveyed, then two lines of the engine at the move that has a comment. */
async function analyse(page) {
  await page.click("[data-action=survey]");
  await page.waitForSelector("[data-action=survey], progress", { state: "detached" });
  await page.click("[data-tree] [data-node]:has-text('c4c1')");
  await page.selectOption("[data-lines]", "2");
  await page.click("[data-engine=off]");
  await page.waitForFunction((depth) => Number(document.querySelector("[data-depth]")?.dataset.depth) >= depth, DEPTH);
}

// The rest runs in the page.

/** The mark, the name and the games, and nothing else. */
function layCard() {
  const logo = document.querySelector(".brand .logo").cloneNode(true);
  const names = [...document.querySelectorAll(".box h2")].map(({ textContent }) => textContent).join(" · ");
  const line = (text, style) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    Object.assign(paragraph.style, { maxWidth: "none", ...style });
    return paragraph;
  };
  const card = document.createElement("div");
  Object.assign(card.style, {
    position: "fixed",
    inset: "0",
    zIndex: "99",
    background: "var(--paper)",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: "26px",
  });
  Object.assign(logo.style, { width: "190px", height: "190px" });
  const display = { fontFamily: "var(--display)", lineHeight: "1.1" };
  card.append(
    logo,
    line(document.querySelector(".brand-name").textContent, { ...display, fontSize: "104px" }),
    line(document.querySelector("h1").textContent, { ...display, fontSize: "42px" }),
    line(names, { fontSize: "32px", color: "var(--ink-soft)" }),
  );
  document.body.append(card);
}
