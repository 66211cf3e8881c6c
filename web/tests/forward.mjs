// A way to the server under test that can be cut off, as no test can unplug a browser's network in every engine.

import { once } from "node:events";
import { connect, createServer } from "node:net";

/** An address that leads to `address` until it is closed. */
export async function forward(address) {
  const { hostname, port } = new URL(address);
  const open = new Set();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one);
      one.on("error", () => other.destroy()).on("close", () => open.delete(one));
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
