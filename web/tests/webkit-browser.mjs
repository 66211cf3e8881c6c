// WebKit as Debian ships it: its MiniBrowser on a screen that nobody sees, spoken to by plain
// WebDriver. Three processes are started and each is ended by its own id, also when a test fails.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADDRESS } from "./browser.mjs";

const PATIENCE = 30_000; // milliseconds for a condition to come true, for slow machines
const LOOKS = 20; // milliseconds between two looks at it
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"; // how WebDriver names an element

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
    const driver = this.spawn(
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
    this.driver = driver;
    this.root = `http://127.0.0.1:${port}`;
    await Promise.race([until("the driver answers", () => this.ask("GET", "/status").catch(() => null)), ended(driver, "WebKitWebDriver")]);
    const { sessionId } = await this.ask("POST", "/session", { capabilities: { alwaysMatch: {} } });
    this.root += `/session/${sessionId}`;
    this.session = true;
    await this.ask("POST", "/timeouts", { script: PATIENCE, pageLoad: PATIENCE });
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
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }

  async open(path) {
    await this.ask("POST", "/url", { url: ADDRESS + path });
  }

  /** What a function gives in the page. */
  async evaluate(run, ...given) {
    return this.ask("POST", "/execute/sync", { script: `return (${run})(...arguments)`, args: given });
  }

  /** Waits until a function gives something true in the page, and gives that. */
  async waitFor(what, run, ...given) {
    return until(what, () => this.evaluate(run, ...given));
  }

  async click(selector) {
    const found = await until(selector, () => this.ask("POST", "/element", { using: "css selector", value: selector }).catch(() => null));
    await this.ask("POST", `/element/${found[ELEMENT]}/click`, {});
  }

  /** What is on the screen, as a file. */
  async picture(path) {
    await writeFile(path, Buffer.from(await this.ask("GET", "/screenshot"), "base64"));
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
    // The browser is the driver's child, which ends it with the session.
    if (this.session) await this.ask("DELETE", "").catch(() => undefined);
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
