// A screen reader at work: Orca, a browser and a screen that nobody sees, in a session of their own. What Orca says
// arrives here as it would at the synthesiser, line by line, and a key is pressed when the line was heard that it waits
// for: no pause is guessed. Orca refuses to work for root, so all of it belongs to an ordinary user.

import { execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const PATIENCE = 120_000; // milliseconds until a sentence must have been heard: a browser starts slowly on a busy machine
const SPEAKS = 100; // milliseconds that a message takes
const STARTS = 40_000; // the same until the reader, or a browser, must have begun
const MOST_STARTS = 4;
const MOST_STOPS = 40; // of the Tab key on a page
/** What says that it is where the Tab key has led; the key itself is heard before it. */
export const STOP = /\b(button|link|box|slider|entry|cell|table with)\b/;
const NOBODY = 65_534; // the user of whom nothing is asked, where we are root
const isRoot = process.getuid() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const FIREFOX = {
  "browser.shell.checkDefaultBrowser": false,
  "browser.aboutwelcome.enabled": false,
  "browser.preonboarding.enabled": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.newtab.preload": false,
  "browser.newtabpage.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "termsofuse.bypassNotification": true,
};
const CHROMIUM = [
  "--force-renderer-accessibility",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-features=Translate",
  "--password-store=basic",
];

/** Goes from the desktop down to the page's heading, and asks for its language. */
const LANGUAGE_OF_DOCUMENT = `
import pyatspi
def find(node, wanted):
    if node is None: return None
    if wanted(node): return node
    for child in node:
        found = find(child, wanted)
        if found: return found
page = find(pyatspi.Registry.getDesktop(0), lambda node: node.getRole() == pyatspi.ROLE_DOCUMENT_WEB)
heading = find(page, lambda node: node.getRole() == pyatspi.ROLE_HEADING)
print(heading.queryText().getDefaultAttributes() if heading else "")
`;

export class Reader {
  /** Everything that was said, in order. */
  lines = [];
  #waiting = new Set();
  #children = [];
  #home = mkdtempSync(join(tmpdir(), "reader-"));
  #env;
  #speech;

  /** A session in which Orca has begun to speak. */
  static async start() {
    const reader = new Reader();
    try {
      await reader.#begin();
      return reader;
    } catch (error) {
      await reader.close();
      throw error;
    }
  }

  async #begin() {
    const home = this.#home;
    mkdirSync(join(home, "run"), { mode: 0o700 });
    // A page that is read aloud by itself would be interrupted by the first key, somewhere.
    const settings = join(home, ".local/share/orca");
    mkdirSync(settings, { recursive: true });
    const quiet = { sayAllOnLoad: false };
    const profiles = { default: { profile: ["Default", "default"], pronunciations: {}, keybindings: {}, ...quiet } };
    const general = { startingProfile: ["Default", "default"], profile: ["Default", "default"], ...quiet };
    writeFileSync(join(settings, "user-settings.conf"), JSON.stringify({ general, profiles, pronunciations: {}, keybindings: {} }));
    const socket = join(home, "speech");
    this.#speech = createServer((client) => this.#listen(client));
    await new Promise((resolve) => this.#speech.listen(socket, resolve));
    if (isRoot)
      for (const path of ["", "run", "speech", ".local", ".local/share", ".local/share/orca", ".local/share/orca/user-settings.conf"])
        chownSync(join(home, path), NOBODY, NOBODY);
    this.#env = {
      PATH: process.env.PATH,
      HOME: home,
      XDG_RUNTIME_DIR: join(home, "run"),
      LC_ALL: "C.UTF-8",
      SPEECHD_ADDRESS: `unix_socket:${socket}`,
      GNOME_ACCESSIBILITY: "1",
      GTK_MODULES: "gail:atk-bridge",
      MOZ_ENABLE_WAYLAND: "0",
      NO_AT_BRIDGE: "0",
    };
    this.#env.DISPLAY = `:${await this.#answer("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], 3)}`;
    this.#env.DBUS_SESSION_BUS_ADDRESS = await this.#answer("dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=3"], 3);
    this.#start("openbox", []);
    this.#run("gsettings", ["set", "org.gnome.desktop.interface", "toolkit-accessibility", "true"]);
    this.#start("/usr/libexec/at-spi-bus-launcher", ["--launch-immediately"]);
    await this.#startOrca();
  }

  /** One that finds no bus yet says nothing: it is started again, as anybody would. */
  async #startOrca() {
    for (let tries = 1; ; tries += 1) {
      const since = this.lines.length;
      const orca = this.#start("orca", ["--replace"]);
      try {
        await this.hears(/Screen reader on/, since, STARTS);
        return;
      } catch (error) {
        if (tries === MOST_STARTS) throw error;
        orca.kill("SIGKILL");
      }
    }
  }

  #start(command, words, stdio = ["ignore", "ignore", "ignore"]) {
    const child = spawn(command, words, { env: this.#env, cwd: this.#home, stdio, ...user });
    child.on("error", (error) => this.#heard(`[${command}: ${error.message}]`));
    this.#children.push(child);
    return child;
  }

  /** Starts a program and gives the line it writes there once it is ready. */
  #answer(command, words, channel) {
    const child = this.#start(command, words, ["ignore", "ignore", "ignore", "pipe"]);
    return new Promise((resolve, reject) => {
      let text = "";
      child.on("exit", () => reject(new Error(`${command} ended`)));
      child.stdio[channel].on("data", (data) => {
        text += data;
        if (text.includes("\n")) resolve(text.trim());
      });
    });
  }

  #run(command, words) {
    execFileSync(command, words, { env: this.#env, cwd: this.#home, stdio: "ignore", ...user });
  }

  /** Opens a page and waits until its window has been announced. One that does not come is closed and opened again. */
  async browse(browser, address, language = "en") {
    for (let tries = 1; ; tries += 1) {
      const since = this.lines.length;
      const program = this.#open(browser, address, language, join(this.#home, `profile-${tries}`));
      try {
        await this.hears(/./, since, STARTS);
        return;
      } catch (error) {
        if (tries === MOST_STARTS) throw error;
        program.kill("SIGKILL");
        // On a busy machine a reader may have begun before there was anything to listen to, and stays deaf.
        await this.#startOrca();
      }
    }
  }

  #open(browser, address, language, profile) {
    mkdirSync(profile, { mode: 0o700 });
    if (browser === "firefox") {
      const prefs = { ...FIREFOX, "intl.accept_languages": language };
      const lines = Object.entries(prefs).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
      writeFileSync(join(profile, "user.js"), lines.join(""));
      if (isRoot) chownSync(join(profile, "user.js"), NOBODY, NOBODY);
    }
    if (isRoot) chownSync(profile, NOBODY, NOBODY);
    if (browser === "firefox") return this.#start("firefox-esr", ["--no-remote", "--profile", profile, address]);
    return this.#start("chromium", [...CHROMIUM, `--accept-lang=${language}`, `--user-data-dir=${profile}`, address]);
  }

  /** The language that the browser reports of the page's texts, for which a reader chooses its voice. */
  async spokenLanguage() {
    const { stdout } = await promisify(execFile)("/usr/bin/python3", ["-c", LANGUAGE_OF_DOCUMENT], { env: this.#env, cwd: this.#home, ...user });
    return /language:(\w+)/.exec(stdout)?.[1] ?? "";
  }

  /** What speech-dispatcher would answer; the text of every message is kept. */
  #listen(client) {
    let rest = "";
    let message = null;
    let language = "";
    let count = 0;
    client.setEncoding("utf8");
    client.on("error", () => undefined);
    client.on("data", (data) => {
      rest += data;
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (message === null) {
          const [verb, second = "", third = "", value = ""] = line.split(" ");
          const what = `${second} ${third}`.toUpperCase();
          if (verb.toUpperCase() === "SPEAK") message = [];
          if (verb.toUpperCase() === "SET" && third.toUpperCase() === "LANGUAGE") language = value;
          client.write(answerTo(verb.toUpperCase(), what));
        } else if (line === ".") {
          count += 1;
          this.#heard(plain(message.join("\n")), language);
          message = null;
          client.write(`225-${count}\r\n225 OK MESSAGE QUEUED\r\n`);
          // Orca asks to be told when it is spoken only after it has heard that it is queued.
          const spoken = `701-${count}\r\n701-1\r\n701 BEGIN\r\n702-${count}\r\n702-1\r\n702 END\r\n`;
          setTimeout(() => client.writable && client.write(spoken), SPEAKS);
        } else {
          message.push(line.startsWith("..") ? line.slice(1) : line);
        }
      }
    });
  }

  #heard(text, language = "") {
    this.lines.push({ text, language });
    for (const check of this.#waiting) check();
  }

  /** Waits until a line matches, of those since that one. Gives what was said until then. */
  async hears(wanted, since = 0, patience = PATIENCE) {
    const found = () => this.lines.findIndex(({ text }, index) => index >= since && wanted.test(text));
    let at = found();
    if (at < 0) {
      at = await new Promise((resolve, reject) => {
        const done = (result) => {
          clearTimeout(timer);
          this.#waiting.delete(check);
          if (result instanceof Error) reject(result);
          else resolve(result);
        };
        const check = () => {
          const now = found();
          if (now >= 0) done(now);
        };
        const timer = setTimeout(() => {
          const heard = this.lines.slice(since).map(({ text }) => text);
          done(new Error(`not heard: ${wanted}; instead: ${heard.slice(-8).join(" | ")}`));
        }, patience);
        this.#waiting.add(check);
      });
    }
    return this.lines.slice(since, at + 1);
  }

  /** Presses a key and waits until that is heard. */
  async press(key, wanted) {
    const since = this.lines.length;
    this.#run("xdotool", ["key", "--clearmodifiers", key]);
    return this.hears(wanted, since);
  }

  /** Presses a key until that is heard: while the focus is on its way back to where it was, a key may go nowhere. */
  async pressUntil(key, wanted) {
    for (let tries = 1; ; tries += 1) {
      const since = this.lines.length;
      this.#run("xdotool", ["key", "--clearmodifiers", key]);
      try {
        return await this.hears(wanted, since, STARTS / MOST_STARTS);
      } catch (error) {
        if (tries === MOST_STARTS) throw error;
      }
    }
  }

  /** Goes on with Tab until that is heard. */
  async tabTo(wanted) {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      const heard = await this.press("Tab", STOP);
      if (heard.some(({ text }) => wanted.test(text))) return;
    }
    throw new Error(`not reached: ${wanted}`);
  }

  /** Types a text, as fast as somebody who knows what to write. */
  type(text) {
    this.#run("xdotool", ["type", "--delay", "40", text]);
  }

  async close() {
    for (const child of this.#children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 3000);
      await gone;
      clearTimeout(timer);
    }
    this.#speech?.close();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
  }
}

/** The speech protocol's answers: https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html */
function answerTo(verb, what) {
  switch (verb) {
    case "SPEAK":
      return "230 OK RECEIVING DATA\r\n";
    case "CHAR":
    case "KEY":
    case "SOUND_ICON":
      return "225-0\r\n225 OK MESSAGE QUEUED\r\n";
    case "HISTORY":
      return "245-1\r\n245 OK CLIENT ID SENT\r\n";
    case "LIST":
      if (what.startsWith("OUTPUT")) return "250-log\r\n250 OK MODULE LIST SENT\r\n";
      return "249-English\ten\tnone\r\n249-French\tfr\tnone\r\n249 OK VOICE LIST SENT\r\n";
    case "GET":
      return "251-0\r\n251 OK GET RETURNED\r\n";
    default:
      return "210 OK\r\n";
  }
}

/** A message without its marks. */
function plain(ssml) {
  const named = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
  return ssml
    .replace(/<[^>]*>/g, "")
    .replace(/&(\w+);/g, (entity, name) => named[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
