// Long work as short tasks, one after the other: whoever taps or scrolls meanwhile is answered in between.

let last: Promise<unknown> = Promise.resolve();

const PATIENCE = 500; // milliseconds for which a busy page may put a task off

/** Does some work in a task of its own, when those before it are done and nothing more urgent waits. */
export function inTurn<T>(work: () => T): Promise<T> {
  const done = last.then(idle).then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Lets everything that waits have its turn first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve);
  });
}
