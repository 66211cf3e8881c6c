// Whether the rules have fallen over. They never should; a module that did is in no known state.

import { signal } from "@preact/signals";

/** What made them fall, if anything did. */
export const fallen = signal<Error | null>(null);

/** Makes a call of the module; where the module falls over, the page learns of it, whoever catches the error. */
export function watchFall<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) fallen.value = error;
    throw error;
  }
}
