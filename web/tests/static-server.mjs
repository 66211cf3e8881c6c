// Serves a folder that holds a built page, with the headers of the server under test: the page runs
// under the same policy, without a program that has it inside.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".woff2": "font/woff2",
};
const OF_THE_FILE = new Set(["cache-control", "connection", "content-encoding", "content-length", "content-type", "date", "etag", "keep-alive", "vary"]);

/** Serves the folder on a free port; `like` is the address of the server whose headers are taken. */
export async function serveFolder(folder, like) {
  const { headers } = await fetch(like);
  const policy = Object.fromEntries([...headers].filter(([name]) => !OF_THE_FILE.has(name)));
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    // Every address without a dot is a page, and all pages are the same document.
    const file = extname(path) === "" ? "/index.html" : path;
    try {
      const bytes = await readFile(join(folder, file));
      response.writeHead(200, { ...policy, "content-type": TYPES[extname(file)] ?? "application/octet-stream", "cache-control": "no-store" }).end(bytes);
    } catch {
      response.writeHead(404, policy).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${port}`, port, close };
}
