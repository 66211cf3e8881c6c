// A way to the server that can be cut, as a tunnel cuts it: by ending every connection, or by silence.

import { connect, createServer } from "node:net";

/** Hands everything on to that address, from a free port or the one that is named. */
export async function openProxy(to, port = 0) {
  const { hostname, port: behind } = new URL(to);
  const pairs = new Set();
  let state = "open";
  const server = createServer((near) => {
    if (state !== "open") {
      if (state === "cut") near.destroy();
      return;
    }
    const far = connect(Number(behind), hostname);
    const pair = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    near.on("data", (data) => state === "mute" || far.write(data));
    far.on("data", (data) => state === "mute" || near.write(data));
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    address: `http://127.0.0.1:${server.address().port}`,
    /** Every connection ends, and none is made. */
    cut() {
      state = "cut";
      for (const [near, far] of [...pairs]) {
        near.destroy();
        far.destroy();
      }
    },
    /** Nothing arrives any more, and nobody is told. */
    mute() {
      state = "mute";
    },
    mend() {
      state = "open";
    },
    close() {
      this.cut();
      server.close();
    },
  };
}
