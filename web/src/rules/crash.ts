// Crashes of the rules. There should be none; after one the wasm module is in no known state.

import { signal } from "@preact/signals";

/** The error that crashed them, if any did. */
export const crash = signal<Error | null>(null);

/** Calls the module. The page learns of a crash, whoever catches the error. */
export function watchCrash<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) crash.value = error;
    throw error;
  }
}
