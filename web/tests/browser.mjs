// Browsers and the visits a test makes with them. A visit keeps everything that goes wrong on its
// pages: errors in the console, exceptions, requests that fail, what the page's policy forbids.

import { chromium, firefox } from "playwright-core";
import { WebKit } from "./webkit-browser.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // A server in a home network: another name than this machine's own, by plain http.
  "--host-resolver-rules=MAP quinconce.test 127.0.0.1",
];

const PATIENCE = 30_000; // milliseconds for a condition to come true, for slow machines

export const ADDRESS = (process.env.QUINCONCE_URL ?? "http://127.0.0.1:7070").replace(/\/$/, "");

/** The three engines there are, each in the browser that Debian ships: how one is started, and what Playwright can tell it. */
const ENGINES = {
  chromium: {
    launch: () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS }),
    options: ({ motion, dark, touch, offline, language, width, height }) => ({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      locale: language,
      colorScheme: dark ? "dark" : "light",
      reducedMotion: motion ? "no-preference" : "reduce",
      serviceWorkers: offline ? "allow" : "block",
    }),
  },
  // Spoken to by WebDriver BiDi, which cannot tell a visit how the system is set: all of them see the same one.
  firefox: {
    launch: () =>
      firefox.launch({
        channel: "moz-firefox",
        executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
        firefoxUserPrefs: { "ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 0 },
      }),
    options: ({ language, width, height }) => ({ viewport: { width, height }, locale: language }),
  },
  webkit: { launch: () => WebKit.begin(), options: () => ({}) },
};

export function launch(engine = "chromium") {
  return ENGINES[engine].launch();
}

/** An address that leads nowhere, visited on purpose: the server says so, and the page that it shows
 *  all the same is looked at. */
export const NOWHERE = "/nowhere";
const isNowhere = (url) => url !== "" && new URL(url, ADDRESS).pathname === NOWHERE;

/** The tab's icon: Chromium asks for it by itself, now and then only when the page has been left, and
 *  is then refused in the name of the empty page. A missing icon still shows as a bad response. */
const ICON = "/icons/icon.svg";
const isIcon = (message) => message.text().includes(ICON) || message.location().url.endsWith(ICON);

/** Why a request failed whose page was left before the answer came. */
const LEFT = /ERR_ABORTED|NS_BINDING_ABORTED/;

/** Somebody at a screen of their own, with nothing remembered. */
export class Visit {
  problems = [];
  notes = [];

  /** `engine` of that browser, `address` of the server, `motion`, `dark`, `touch`, `offline` (keeps the service worker), `language`,
   *  `width` and `height`; `expected` is what the console may say, and why requests may fail, a pattern. */
  static async begin(
    browser,
    {
      engine = "chromium",
      address = ADDRESS,
      expected = null,
      motion = false,
      dark = false,
      touch = false,
      offline = false,
      language = "en-GB",
      width = 1280,
      height = 900,
    } = {},
  ) {
    const context = await browser.newContext({
      baseURL: address,
      ...ENGINES[engine].options({ motion, dark, touch, offline, language, width, height }),
    });
    context.setDefaultTimeout(PATIENCE);
    const visit = new Visit();
    visit.context = context;
    visit.expected = expected;
    visit.watch();
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`));
    });
    visit.page = await context.newPage();
    return visit;
  }

  watch() {
    const { context, problems, expected } = this;
    context.on("console", (message) => {
      if (message.type() === "error" && !expected?.test(message.text()) && !isNowhere(message.location().url) && !isIcon(message))
        problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => problems.push(`exception: ${error.error().stack ?? error.error()}`));
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Whoever leaves a page no longer wants what it was loading.
      if (!LEFT.test(reason) && !expected?.test(reason) && !request.url().endsWith(ICON)) problems.push(`request: ${request.url()} ${reason}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 400 && !(response.status() === 404 && isNowhere(response.url())))
        problems.push(`response: ${response.url()} ${response.status()}`);
    });
  }

  /** Opens a page and waits until there is more than the sign that it is loading. */
  async open(path) {
    await this.page.goto(path);
    await this.settled();
  }

  async settled() {
    await this.page.waitForFunction(() => {
      const main = document.querySelector("main");
      return main !== null && main.childElementCount > 0 && document.querySelector("[aria-busy=true]") === null;
    });
    // Words have another size before their letters have come.
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  async position() {
    return this.page.getAttribute("[data-position]", "data-position");
  }

  /** How the game ended; empty while it goes on. */
  async outcome() {
    return (await this.page.textContent("[role=status]")) ?? "";
  }

  /** Waits until a line of the log is this text, or matches it. */
  async hears(wanted) {
    const [text, pattern] = typeof wanted === "string" ? [wanted, null] : [null, wanted.source];
    try {
      await this.page.waitForFunction(
        ([line, source]) =>
          [...document.querySelectorAll("[data-news] > *")].some(({ textContent }) =>
            source === null ? textContent === line : new RegExp(source, "u").test(textContent),
          ),
        [text, pattern],
        { timeout: PATIENCE / 2 },
      );
    } catch {
      throw new Error(`not heard: ${wanted}\n${(await this.log()).join("\n")}`);
    }
  }

  /** What was said so far, the last lines of it. */
  async log() {
    return this.page.locator("[data-news] > *").allTextContents();
  }

  /** Waits until the position on the board is another one. */
  async positionAfter(before) {
    await this.page.waitForFunction((old) => document.querySelector("[data-position]")?.dataset.position !== old, before);
    return this.position();
  }

  async close() {
    await this.context.close();
  }
}
