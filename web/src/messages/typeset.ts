// French spacing: a narrow no-break space before ; : ! ? and inside « guillemets », so that message
// files can be written with plain spaces.

const NARROW = "\u202f";

export function french(text: string): string {
  return text
    .replace(/[ \u00a0]([;:!?»])/g, `${NARROW}$1`)
    .replace(/«[ \u00a0]/g, `«${NARROW}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NARROW}`);
}

/** The same messages with every sentence in it passed through `french`, also those made by functions. */
export function typeset<T>(messages: T): T {
  if (typeof messages === "string") return french(messages) as T;
  if (typeof messages === "function") {
    const make = messages as unknown as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => typeset(make(...args))) as T;
  }
  if (Array.isArray(messages)) return messages.map((item: unknown) => typeset(item)) as T;
  if (typeof messages === "object" && messages !== null) {
    return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, typeset(value as unknown)])) as T;
  }
  return messages;
}
