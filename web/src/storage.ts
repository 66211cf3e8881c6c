// Local storage. It may be full, blocked or missing; then nothing is stored.

const PREFIX = "quinconce.";

/** The value stored under that name, or `fallback` if there is none or it cannot be read. */
export function recall<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Stores a value; `null` removes it. */
export function remember(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The page works without it.
  }
}
