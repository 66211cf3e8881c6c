// Caches the whole app, so that every page works offline. All files but the page itself have a hash in
// their name or never change, so a cached file is never stale. Every version has a cache of its own, which
// takes over once all pages of the old version are closed.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
const CACHE = `quinconce-${VERSION}`;

/** A name in this folder is never given to another content: what the browser has of it need not be fetched again. */
const HASHED = "/assets/";

scope.addEventListener("install", (event) => {
  const requests = PRECACHE.map((address) => new Request(address, { cache: address.startsWith(HASHED) ? "default" : "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith("quinconce-") && name !== CACHE).map((name) => caches.delete(name)));
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  // All pages are the same document. Only the addresses of files contain a dot.
  const isPage = request.mode === "navigate" && !new URL(request.url).pathname.includes(".");
  const kept = await cache.match(isPage ? "/" : request, { ignoreVary: true });
  return kept ?? fetch(request);
}
