// A server of a test's own, which may end and begin again where the others are not disturbed. QUINCONCE names the program.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PROGRAM = process.env.QUINCONCE ?? fileURLToPath(new URL("../../target/release/quinconce", import.meta.url));

const RESTORE = fileURLToPath(new URL("../../deploy/restore", import.meta.url));
const run = promisify(execFile);

export class OwnServer {
  /** On a free port, with a folder that is gone when the server is closed. */
  static async start() {
    const server = new OwnServer();
    server.folder = await mkdtemp(join(tmpdir(), "quinconce-"));
    await server.begin(0);
    return server;
  }

  async begin(port) {
    const words = ["serve", "--listen", `127.0.0.1:${port}`, "--data", this.folder];
    this.child = spawn(PROGRAM, words, { stdio: ["ignore", "pipe", "pipe"] });
    let told = "";
    this.child.stderr.on("data", (text) => (told += text));
    this.ended = once(this.child, "exit");
    const [line] = await Promise.race([once(createInterface(this.child.stdout), "line"), this.ended.then(() => [""])]);
    this.address = /http:\/\/\S+[^\s/]/.exec(line)?.[0];
    if (!this.address) throw new Error(`${PROGRAM} serves nothing: ${line}${told}`);
  }

  /** Asks it to end, and waits until it has. */
  async end() {
    this.child.kill("SIGTERM");
    await this.ended;
  }

  /** Begins again where it was, with everything it kept. */
  async restart() {
    await this.begin(new URL(this.address).port);
  }

  /** Copies everything it keeps while it runs; the name of the copy. */
  async backup() {
    const file = join(this.folder, "backup.sqlite");
    await run(PROGRAM, ["backup", file, "--data", this.folder]);
    return file;
  }

  /** Puts a copy in the place of what it keeps, as an operator does while it does not run. */
  async restore(file) {
    const { QUINCONCE_DATABASE: _, ...env } = process.env;
    await run(RESTORE, [file], { env: { ...env, QUINCONCE_DATA: this.folder } });
  }

  async close() {
    this.child.kill("SIGKILL");
    await this.ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
