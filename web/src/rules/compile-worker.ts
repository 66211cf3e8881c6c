// Fetches and compiles the rules beside the page: a phone would be busy with either for longer than a tap can wait.

import wasmAddress from "../wasm/quinconce_bg.wasm";

const module = compile();
// It may have been started before anybody is there to hear of it: whoever comes asks.
addEventListener("message", () => void module.then(postMessage));

/** The module, or nothing: what is wrong with it, the page finds out by itself. */
async function compile(): Promise<WebAssembly.Module | null> {
  try {
    const response = await fetch(wasmAddress, { credentials: "same-origin" });
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch {
    return null;
  }
}
