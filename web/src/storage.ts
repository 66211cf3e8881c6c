// What the browser keeps for us. Storage may be full, forbidden or absent; then nothing is kept.

const PREFIX = "quinconce.";

/** The value kept under that name, or `fallback` where there is none or it cannot be read. */
export function recall<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Keeps a value; `null` forgets it. */
export function remember(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing is kept; the page works on without it.
  }
}
