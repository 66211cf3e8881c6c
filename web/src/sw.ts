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
interface WindowClient {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void>; matchAll(options: { type: "window" }): Promise<WindowClient[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
/** What begins the names of our caches. */
const OURS = "quinconce:";
const CACHE = `${OURS}${VERSION}`;

/** Workers of before there were matches answered every page from such a cache, and did not know some of them. */
const BEFORE = "quinconce-";

/** Pages of which the server knows more than a cache: they come from it where it answers. */
const SERVED = /^\/(match|lobby|games|account|people)(\/|$)/;

/** What only the server answers, the page for developers with and without its slash as well. */
const ASKED = /^\/api(\/|$)/;

const PATIENCE = 4_000; // milliseconds

/** A name in this folder is never given to another content: what the browser has of it need not be fetched again. */
const HASHED = "/assets/";

scope.addEventListener("install", (event) => {
  const requests = PRECACHE.map((address) => new Request(address, { cache: address.startsWith(HASHED) ? "default" : "reload" }));
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(requests);
      // Such a worker is not waited for: whoever opens an invitation would be told that there is nothing.
      const others = (await caches.keys()).filter((name) => name !== CACHE);
      if (others.some((name) => name.startsWith(BEFORE)) && !others.some((name) => name.startsWith(OURS))) await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(BEFORE));
      // Pages of such a worker may still be open, and need its files; the next version clears them away.
      const gone = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
      const cleared = gone.length > 0 ? [...gone, ...old] : gone;
      await Promise.all(cleared.map((name) => caches.delete(name)));
      await scope.clients.claim();
      if (old.length === 0 || gone.length > 0) return;
      const pages = await scope.clients.matchAll({ type: "window" });
      // Not waited for: they are answered when this worker is at work.
      for (const page of pages) if (SERVED.test(new URL(page.url).pathname)) page.navigate(page.url).catch(() => undefined);
    })(),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || ASKED.test(address.pathname)) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  // All pages are the same document. Only the addresses of files contain a dot.
  const { pathname } = new URL(request.url);
  const isPage = request.mode === "navigate" && !pathname.includes(".");
  const kept = await cache.match(isPage ? "/" : request, { ignoreVary: true });
  if (isPage && kept && SERVED.test(pathname)) return (await fresh(request)) ?? kept;
  // A page of the version before may still be open: what it asks for is in its own cache.
  return kept ?? (isPage ? undefined : await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The page as the server has it now; nothing where it does not answer, or not soon. */
async function fresh(request: Request): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const answered = fetch(request).then(
    (response) => (response.ok ? response : null),
    () => null,
  );
  return Promise.race([answered, late]);
}
