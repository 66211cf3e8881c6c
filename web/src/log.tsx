// What is told to somebody who does not see the page: a log to which lines are added. A line stays when the next
// one comes, so that a reader who is still speaking comes to it; the same sentence twice is two lines.

import { signal } from "@preact/signals";

const KEPT = 20; // lines, enough to read back over a few turns

const COMES_BACK = 150; // milliseconds until a reader has seen the page again
const ARRIVES = 2000; // the same for a page that has just been loaded; it is announced for longer than that
const ARRIVES_LATE = 8000; // the same where loading it took long: a slow machine is slow to announce it, too

interface Line {
  key: number;
  text: string;
}

const lines = signal<readonly Line[]>([]);
/** What was said while something lay over the page, and how many things do. */
const held: Line[] = [];
let holds = 0;
let added = 0;

/** Adds a line to the log; false where there is nothing to say. */
export function say(...sentences: (string | false | null | undefined)[]): boolean {
  const text = sentences.filter(Boolean).join(" ");
  if (text === "") return false;
  added += 1;
  const line = { key: added, text };
  if (holds > 0) held.push(line);
  else lines.value = [...lines.peek(), line].slice(-KEPT);
  return true;
}

/** While something lies over the page, nothing of the page is heard: what is said waits until the hold is let go. The
 *  lines that were heard are gone then, since they would be heard again when the page comes back. */
export function holdLog(): () => void {
  lines.value = [];
  holds += 1;
  return () => {
    // Readers must have seen the empty log first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        holds -= 1;
        if (holds === 0) lines.value = held.splice(0);
      }, COMES_BACK),
    );
  };
}

// What is said before the page has come is lost: readers listen once they have announced it, and to nothing that
// happens in a window behind others. Whoever presses a key is there.
if (typeof document !== "undefined" && document.readyState !== "complete") {
  let letGo: (() => void) | null = holdLog();
  const come = (): void => {
    letGo?.();
    letGo = null;
  };
  const arrive = (): void => void setTimeout(come, Math.min(ARRIVES_LATE, Math.max(ARRIVES, performance.now())));
  addEventListener("load", () => (document.hasFocus() ? arrive() : addEventListener("focus", arrive, { once: true })), { once: true });
  addEventListener("keydown", come, { once: true });
}

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
