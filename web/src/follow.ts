// Follows a stream of the server, line by line. When it breaks off, it is asked for again: soon at first, then less
// often, and at once when somebody looks at the page again.

const SILENCE = 25_000; // milliseconds after which a stream counts as dead: the server says something every ten seconds
const SOON = 500; // milliseconds until the second try
const LATE = 30_000; // milliseconds between two tries at most

interface Listener {
  /** A line came. */
  hear(line: unknown): void;
  /** The stream has begun, or broken off. */
  connected?(is: boolean): void;
}

/** Follows `path` for as long as `wanted` says so, which is asked again whenever the page is shown or hidden; gives what ends it. */
export function follow(path: string, listener: Listener, wanted: () => boolean = isShown): { look(): void; end(): void } {
  let stream: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let over = false;

  const begin = async (): Promise<void> => {
    const control = new AbortController();
    stream = control;
    try {
      await read(path, control, (line) => {
        tries = 0;
        if (line === null) listener.connected?.(true);
        else listener.hear(line);
      });
    } catch {
      // It is asked for again.
    }
    if (stream !== control) return;
    stream = null;
    listener.connected?.(false);
    if (over) return;
    const wait = Math.min(SOON * 2 ** tries, LATE);
    tries += 1;
    timer = setTimeout(look, wait * (0.5 + Math.random()));
  };
  const look = (): void => {
    clearTimeout(timer);
    if (over) return;
    if (!wanted()) {
      const old = stream;
      stream = null;
      old?.abort();
    } else if (!stream) {
      void begin();
    }
  };
  const shown = (): void => {
    tries = 0;
    look();
  };
  document.addEventListener("visibilitychange", shown);
  addEventListener("pageshow", shown);
  addEventListener("online", shown);
  look();
  return {
    look,
    end: () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", shown);
      removeEventListener("pageshow", shown);
      removeEventListener("online", shown);
      const old = stream;
      stream = null;
      old?.abort();
    },
  };
}

const isShown = (): boolean => document.visibilityState === "visible";

/** Reads until the stream ends; the first line is null, once there is an answer. */
async function read(path: string, control: AbortController, hear: (line: unknown) => void): Promise<void> {
  let watch = setTimeout(() => control.abort(), SILENCE);
  try {
    const response = await fetch(`/api${path}`, { credentials: "same-origin", cache: "no-store", signal: control.signal });
    if (!response.ok || !response.body || !response.headers.get("content-type")?.includes("ndjson")) throw new Error(`${path}: ${response.status}`);
    hear(null);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(watch);
      watch = setTimeout(() => control.abort(), SILENCE);
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim() !== "") hear(JSON.parse(line));
    }
  } finally {
    clearTimeout(watch);
  }
}
