// What is told to somebody who does not see the page: a log to which lines are added. A line stays when the next
// one comes, so that a reader who is still speaking comes to it; the same sentence twice is two lines.

import { signal } from "@preact/signals";

const KEPT = 20; // lines, enough to read back over a few turns

const COMES_BACK = 150; // milliseconds until a reader has seen the page again

interface Line {
  key: number;
  text: string;
}

const lines = signal<readonly Line[]>([]);
/** What was said while something lay over the page. */
let held: Line[] | null = null;
let added = 0;

/** Adds a line to the log; false where there is nothing to say. */
export function say(...sentences: (string | false | null | undefined)[]): boolean {
  const text = sentences.filter(Boolean).join(" ");
  if (text === "") return false;
  added += 1;
  const line = { key: added, text };
  if (held) held.push(line);
  else lines.value = [...lines.peek(), line].slice(-KEPT);
  return true;
}

/** While something lies over the page, nothing of the page is heard: what is said waits until the hold is let go. The
 *  lines that were heard are gone then, since they would be heard again when the page comes back. */
export function holdLog(): () => void {
  lines.value = [];
  const mine: Line[] = [];
  held = mine;
  return () => {
    // Readers must have seen the empty log first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (held !== mine) return;
        held = null;
        lines.value = mine;
      }, COMES_BACK),
    );
  };
}

// What is said before the page has come is lost: readers listen once they have announced it.
if (typeof document !== "undefined" && document.readyState !== "complete") addEventListener("load", holdLog(), { once: true });

/** The log itself, once on every page. It has no name: some readers would say it before every line. */
export function Log() {
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-relevant="additions" data-news>
      {lines.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
