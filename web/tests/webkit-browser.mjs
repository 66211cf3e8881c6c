// WebKit as Debian ships it: its MiniBrowser on a screen that nobody sees, spoken to by plain
// WebDriver. Three processes are started and each is ended by its own id, also when a test fails.
// Contexts and pages are asked as Playwright's are, as far as the tests need them.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PATIENCE = 30_000; // milliseconds for a condition to come true, for slow machines
const LOOKS = 20; // milliseconds between two looks at it
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"; // how WebDriver names an element

/** The driver and its screen. A visit is a session, with a browser of its own; there is one at a time. */
export class WebKit {
  started = [];

  static async begin() {
    const browser = new WebKit();
    // Whatever ends the tests, nothing of this is left behind.
    process.on("exit", browser.kill);
    try {
      await browser.start();
      return browser;
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  async start() {
    this.home = await mkdtemp(join(tmpdir(), "quinconce-webkit-"));
    const screen = this.spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {}, ["ignore", "ignore", "ignore", "pipe"]);
    const [display] = await Promise.race([once(screen.stdio[3], "data"), ended(screen, "Xvfb")]);
    const port = await freePort();
    this.driver = this.spawn(
      "WebKitWebDriver",
      [`--port=${port}`],
      {
        DISPLAY: `:${String(display).trim()}`,
        HOME: this.home,
        XDG_CACHE_HOME: this.home,
        XDG_CONFIG_HOME: this.home,
        XDG_DATA_HOME: this.home,
        XDG_RUNTIME_DIR: this.home,
        // There is no session bus and no graphics card behind this screen.
        NO_AT_BRIDGE: "1",
        GSETTINGS_BACKEND: "memory",
        LIBGL_ALWAYS_SOFTWARE: "1",
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      },
      ["ignore", "ignore", "ignore"],
    );
    this.root = `http://127.0.0.1:${port}`;
    await Promise.race([until("the driver answers", () => this.ask("GET", "/status").catch(() => null)), ended(this.driver, "WebKitWebDriver")]);
  }

  spawn(program, words, environment, stdio) {
    const child = spawn(program, words, { env: { ...process.env, ...environment }, stdio });
    child.on("error", (error) => (child.failure = error));
    this.started.push(child);
    return child;
  }

  async ask(method, path, body) {
    const response = await fetch(this.root + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      signal: AbortSignal.timeout(2 * PATIENCE),
    }).catch((error) => {
      const { exitCode, signalCode } = this.driver;
      throw new Error(`${method} ${path}: ${error.cause ?? error} (the driver has ended by ${signalCode ?? exitCode ?? "nothing"})`);
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }

  /** Somebody with nothing remembered. Of Playwright's options only the server's address is heard. */
  async newContext({ baseURL }) {
    const { sessionId } = await this.ask("POST", "/session", { capabilities: { alwaysMatch: {} } });
    const context = new Context(this, `/session/${sessionId}`, baseURL);
    await context.ask("POST", "/timeouts", { script: PATIENCE, pageLoad: PATIENCE });
    return context;
  }

  /** How many workers the browser has, thinking or not: their threads, by name. */
  async workers() {
    let count = 0;
    for (const id of await descendants(this.driver.pid)) {
      const tasks = await readdir(`/proc/${id}/task`).catch(() => []);
      const names = await Promise.all(tasks.map((task) => readFile(`/proc/${id}/task/${task}/comm`, "utf8").catch(() => "")));
      count += names.filter((name) => name.startsWith("WebCore: Worker")).length;
    }
    return count;
  }

  async close() {
    const ends = this.started.map((child) => (child.failure || child.exitCode !== null || child.signalCode !== null ? null : once(child, "exit")));
    this.kill();
    await Promise.all(ends);
    process.off("exit", this.kill);
    if (this.home) await rm(this.home, { recursive: true, force: true, maxRetries: 5 });
  }

  kill = () => {
    for (const child of this.started) child.kill("SIGTERM");
  };
}

class Context {
  listeners = [];

  constructor(browser, root, baseURL) {
    Object.assign(this, { browser, root, baseURL });
  }

  ask(method, path, body) {
    return this.browser.ask(method, this.root + path, body);
  }

  /** Only what a page says of its errors is heard. */
  on(event, listener) {
    if (event === "weberror") this.listeners.push(listener);
  }

  setDefaultTimeout() {}

  /** WebDriver cannot: `Page.watch` is late by the time that the document takes. */
  async addInitScript() {}

  async newPage() {
    this.page = new Page(this);
    return this.page;
  }

  /** The browser is the driver's child, which ends it with the session. */
  async close() {
    await this.ask("DELETE", "");
  }
}

class Page {
  constructor(context) {
    this.context = context;
    this.mouse = { click: (x, y) => this.press(x, y) };
  }

  async goto(path) {
    await this.told();
    await this.context.ask("POST", "/url", { url: new URL(path, this.context.baseURL).href });
    await this.watch();
  }

  async reload() {
    await this.told();
    await this.context.ask("POST", "/refresh", {});
    await this.watch();
  }

  /** From here on what goes wrong on the page is kept for `told`. */
  async watch() {
    await this.evaluate(() => {
      globalThis.wentWrong = [];
      const keep = (what) => globalThis.wentWrong.push(what);
      addEventListener("error", ({ message, error }) => keep(String(error?.stack ?? message)));
      addEventListener("unhandledrejection", ({ reason }) => keep(`unhandled: ${reason?.stack ?? reason}`));
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => keep(`policy: ${violatedDirective} forbids ${blockedURI}`));
      const { error } = console;
      console.error = (...words) => {
        keep(words.map(String).join(" "));
        error.apply(console, words);
      };
    });
  }

  /** Tells the context what went wrong since it was last asked. */
  async told() {
    for (const text of await this.evaluate(() => (globalThis.wentWrong ?? []).splice(0))) {
      for (const listener of this.context.listeners) listener({ error: () => new Error(text) });
    }
  }

  /** What a function gives in the page, at once or later. */
  async evaluate(run, given) {
    const { value, error } = await this.context.ask("POST", "/execute/async", {
      script: `const [given, done] = arguments; new Promise((resolve) => resolve((${run})(given))).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: [given ?? null],
    });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Waits until a function gives something true in the page, and gives that. */
  async waitForFunction(run, given) {
    return until(String(run), () => this.evaluate(run, given));
  }

  async waitForSelector(selector, { state = "visible" } = {}) {
    await this.waitForFunction(
      ([wanted, gone]) => {
        const element = document.querySelector(wanted);
        return gone ? element === null : (element?.getClientRects().length ?? 0) > 0;
      },
      [selector, state === "detached"],
    );
  }

  async click(selector) {
    const found = await until(selector, () => this.context.ask("POST", "/element", { using: "css selector", value: selector }).catch(() => null));
    await this.context.ask("POST", `/element/${found[ELEMENT]}/click`, {});
  }

  async press(x, y) {
    const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };
    const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
    const there = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" };
    await this.context.ask("POST", "/actions", { actions: [{ ...pointer, actions: [there, down, up] }] });
  }

  async getAttribute(selector, name) {
    await this.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
    return this.evaluate(([wanted, attribute]) => document.querySelector(wanted).getAttribute(attribute), [selector, name]);
  }

  async textContent(selector) {
    await this.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
    return this.evaluate((wanted) => document.querySelector(wanted).textContent, selector);
  }

  locator(selector) {
    return { count: () => this.evaluate((wanted) => document.querySelectorAll(wanted).length, selector) };
  }

  /** What is on the screen, as a file. The driver waits for the next frame, and a page on which nothing moves draws none. */
  async screenshot({ path }) {
    await this.evaluate(() => {
      const { style } = document.body;
      const timer = setInterval(() => (style.outline = style.outline ? "" : "1px solid transparent"), 50);
      setTimeout(() => clearInterval(timer), 5000);
    });
    await writeFile(path, Buffer.from(await this.context.ask("GET", "/screenshot"), "base64"));
  }
}

/** Looks until there is something. */
export async function until(what, look, patience = PATIENCE) {
  for (const begun = performance.now(); performance.now() - begun < patience; ) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOKS));
  }
  throw new Error(`waited ${patience / 1000} s in vain: ${what}`);
}

async function ended(child, name) {
  if (!child.failure) await Promise.race([once(child, "exit"), new Promise((resolve) => child.once("error", resolve))]);
  throw new Error(`${name} ended: ${child.failure?.message ?? child.exitCode}`);
}

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** The processes that a process has started, and theirs. */
async function descendants(id) {
  const children = await readFile(`/proc/${id}/task/${id}/children`, "utf8").catch(() => "");
  const direct = children.split(" ").filter(Boolean).map(Number);
  return [...direct, ...(await Promise.all(direct.map(descendants))).flat()];
}
