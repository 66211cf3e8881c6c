// Two nodes over one database: people who are connected to different ones play each other, and notice nothing of
// a restart of one after the other. `cargo xtask test` names a program that knows PostgreSQL, a database and a bus.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { agree, legalOf, logOf, matchOf, playOn, seated, type } from "./match-table.mjs";

const { NODES_PROGRAM: PROGRAM, NODES_DATABASE: DATABASE, NODES_BUS: BUS } = process.env;

/** What a browser says while its node is away. */
const AWAY = /WebSocket connection|ERR_(CONNECTION|EMPTY|SOCKET|ABORTED|NETWORK)|Failed to load resource/;

/** A node on a free port, which it keeps when it is started again. */
async function openNode() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("QUINCONCE_")));
  let listen = "127.0.0.1:0";
  let child;
  const start = async () => {
    child = spawn(PROGRAM, ["serve", "--listen", listen, "--database", DATABASE, "--bus", BUS, "--rate", "0"], {
      stdio: ["ignore", "pipe", "ignore"],
      env,
    });
    const [line] = await once(createInterface(child.stdout), "line");
    listen = line.match(/http:\/\/(\S+)/)[1];
  };
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    address: `http://${listen}`,
    async restart() {
      await end("SIGTERM");
      await start();
    },
    close: () => end("SIGKILL"),
  };
}

export const tests = PROGRAM
  ? {
      "clients of two nodes play each other through a rolling restart": async ({ visit, note }) => {
        const nodes = [await openNode(), await openNode()];
        try {
          const [one, two] = nodes.map(({ address }) => ({ address, expected: AWAY }));
          const table = { ...(await seated(visit, { game: "quindo" }, one, two)), address: nodes[0].address };
          await playOn(table, 4);
          for (const node of nodes) {
            // A move is on its way while the node of whoever makes it ends.
            const { moves, turn } = await legalOf(table.id, table.address);
            const mover = turn === "first" ? table.one : table.two;
            const restarted = node.restart();
            await type(mover, moves[0]);
            await restarted;
            await mover.page.waitForSelector(".match-table[data-online]:not([data-pending])");
            await agree(table);
            for (const { page } of [table.one, table.two]) await page.waitForSelector(".match-table[data-online]");
            await playOn(table, 3);
          }
          for (const { page } of [table.one, table.two]) assert.equal(await page.locator("[role=alertdialog], [role=alert]:not(:empty)").count(), 0);
          const told = await Promise.all(nodes.map(({ address }) => logOf(table.id, address)));
          assert.deepEqual(told[0], told[1], "both nodes tell the same log");
          const names = told[0].flatMap(({ type, id }) => (type === "moved" ? [id] : []));
          assert.equal(names.length, (await matchOf(table.id, table.address)).ply);
          assert.equal(new Set(names).size, names.length, "every move was made once");
          for (const { problems } of [table.one, table.two]) problems.length = 0;
          note(`${names.length} moves`);
        } finally {
          await Promise.all(nodes.map((node) => node.close()));
        }
      },
    }
  : {};
