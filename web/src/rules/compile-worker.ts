// Compiles the rules beside the page: a phone would be busy with it for longer than a tap can wait.

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  // What is wrong with it, the page finds out by itself.
  WebAssembly.compile(data).then(postMessage, () => postMessage(null));
});
