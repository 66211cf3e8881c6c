// The engine's worker: the same wasm module as the page's, in a thread of its own.

import init, { Table } from "../wasm/quinconce.js";
import type { SearchInfo } from "../protocol";
import type { Order, Report } from "./engine";

let started: Promise<unknown> | null = null;
/** Holds the number of the request that the page still wants; absent where memory cannot be shared. */
let wanted: Int32Array | null = null;

/** Always false. Where memory cannot be shared the page terminates the worker, and WebKit notices that only
 *  when wasm calls a script: without such a call the search goes on for twenty seconds. */
const stillWanted = (): boolean => JSON.parse("false", (_, value: boolean) => value) as boolean;

const send = (report: Report): void => postMessage(report);

addEventListener("message", (message: MessageEvent<Order>) => {
  const order = message.data;
  if (order.type === "start") {
    started = init({ module_or_path: order.module });
    wanted = order.wanted;
    return;
  }
  void think(order);
});

async function think({ id, setup, moves, request }: Extract<Order, { type: "think" }>): Promise<void> {
  try {
    await started;
    const shared = wanted;
    const unwanted = shared ? () => Atomics.load(shared, 0) !== id : stillWanted;
    const table = Table.open(JSON.stringify(setup));
    try {
      for (const mv of moves) table.play(mv);
      const last = table.think(JSON.stringify(request), (info: string) => send({ type: "info", id, info: JSON.parse(info) as SearchInfo }), unwanted);
      send({ type: "done", id, info: JSON.parse(last) as SearchInfo });
    } finally {
      table.free();
    }
  } catch (error) {
    send({ type: "failed", id, message: error instanceof Error ? error.message : String(error) });
  }
}
