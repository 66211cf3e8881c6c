// Keeps the whole app in the browser, so that every page works without a network. All files but the
// page itself carry a hash in their name or never change, so what is kept is never stale; a new
// version is a new cache, used once the old one's pages are closed.

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

scope.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PRECACHE.map((address) => new Request(address, { cache: "reload" })))));
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
  // Every page is the same document; its address tells it what to show. A dot is a file's, not a page's.
  const isPage = request.mode === "navigate" && !new URL(request.url).pathname.includes(".");
  const kept = await cache.match(isPage ? "/" : request, { ignoreVary: true });
  return kept ?? fetch(request);
}
