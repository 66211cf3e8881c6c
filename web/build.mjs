// Bundles the page: `node build.mjs` in the folder web makes web/dist from web/src, web/public and the wasm
// module; `--dev` leaves the code readable. `cargo xtask web` calls this after it has built the wasm.
//
// What the sources may rely on:
//   import wasmUrl from "../wasm/quinconce_bg.wasm"   the address of the wasm module
//   ENGINE_WORKER, COMPILE_WORKER                     the addresses of the engine's worker and the rules' compiler, strings
//   GAME_NAMES                                        the names of all games of the catalogue, string[]
//   LANGUAGE_CODES                                    the codes of all languages of the catalogue, string[]
//   in head.ts: AHEAD (Record<string, string[]>), the scripts that a language, a page or a game will ask for
//   in sw.ts: PRECACHE (string[]) and VERSION (string), all addresses to keep and their hash
// They are declared in src/build.d.ts.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { languageCodes, messages } from "./messages.mjs";

const here = process.cwd();
// Laid out aside and put in place when it is whole: the server may be compiling with the old one.
const dist = join(here, ".dist");
const dev = process.argv.includes("--dev");

const WASM = "src/wasm/quinconce_bg.wasm";
if (!existsSync(join(here, WASM))) {
  // The module is committed once, in the bundle; whoever changes the page alone goes on with it.
  const assets = join(here, "dist/assets");
  const names = existsSync(assets) ? await readdir(assets) : [];
  const committed = names.find((name) => /^quinconce_bg-.*\.wasm$/.test(name));
  if (!committed) {
    console.error(`build: web/${WASM} is missing: run cargo xtask web`);
    process.exit(1);
  }
  await cp(join(assets, committed), join(here, WASM));
}

const { initSync, catalogue } = await import(pathToFileURL(join(here, "src/wasm/quinconce.js")));
initSync({ module: await readFile(join(here, WASM)) });
const gameNames = JSON.parse(catalogue()).map(({ name }) => name);
const languages = languageCodes(join(here, "../crates/messages"));

const common = {
  absWorkingDir: here,
  // The packages lie beside this file, even where it bundles a copy of the page.
  nodePaths: [fileURLToPath(new URL("node_modules", import.meta.url))],
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox114", "safari16.4"],
  minify: !dev,
  metafile: true,
  outdir: ".dist",
  publicPath: "/",
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".wasm": "file", ".woff2": "file", ".svg": "file", ".png": "file" },
  // What lies in web/public keeps its name.
  external: ["/fonts/*", "/icons/*"],
  legalComments: "none",
  define: {
    "process.env.NODE_ENV": dev ? '"development"' : '"production"',
    GAME_NAMES: JSON.stringify(gameNames),
    LANGUAGE_CODES: JSON.stringify(languages),
  },
  logLevel: "warning",
};

/** The address of the bundle made of that entry. */
function address(metafile, entry) {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry);
  if (!found) throw new Error(`nothing was made of ${entry}`);
  return found;
}

const url = (path) => `/${relative(dist, join(here, path)).replaceAll("\\", "/")}`;

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });

// The workers first: the page is told their names.
const define = { ...common.define };
for (const [name, source] of Object.entries({ ENGINE_WORKER: "src/rules/engine-worker.ts", COMPILE_WORKER: "src/rules/compile-worker.ts" })) {
  const worker = await esbuild.build({ ...common, entryPoints: [source] });
  define[name] = JSON.stringify(url(address(worker.metafile, source)[0]));
}

/** esbuild makes a chunk for every set of scripts that share something, a dozen of them for what is always there. A part that
 *  is loaded later says that it needs the whole app, which it does: so all of that is one chunk, and one request. */
const LAZY = "lazy:";
const oneChunk = {
  name: "one chunk for the app",
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === LAZY) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, pluginData: LAZY });
      return { path: relative(here, found.path).replaceAll("\\", "/"), namespace: LAZY.slice(0, -1) };
    });
    build.onLoad({ filter: /.*/, namespace: LAZY.slice(0, -1) }, ({ path }) => ({
      contents: `import "./src/main.tsx"; export * from "./${path}";`,
      resolveDir: here,
    }));
  },
};

const MAIN = "src/start.tsx";
const main = await esbuild.build({ ...common, define, entryPoints: [MAIN], splitting: true, plugins: [messages, oneChunk] });
const [script, output] = address(main.metafile, MAIN);

/** A script of the bundle, and all those that it cannot start without. */
function withImports(path, found = new Set()) {
  found.add(path);
  for (const { path: imported, kind, external } of main.metafile.outputs[path]?.imports ?? []) {
    if (kind === "import-statement" && !external && !found.has(imported)) withImports(imported, found);
  }
  return found;
}

// What the page needs before it can show anything is asked for at once, not one after the other.
const chunks = [...withImports(script)].filter((path) => path !== script);
// What is asked for next depends on language, page and game, which src/head.ts knows.
const ahead = {};
const entries = Object.fromEntries(Object.entries(main.metafile.outputs).map(([path, { entryPoint = "" }]) => [entryPoint.replace(LAZY, ""), path]));
const expect = (name, ...sources) => {
  const paths = sources.filter((source) => source in entries).flatMap((source) => [...withImports(entries[source])]);
  ahead[name] = [...new Set(paths)].filter((path) => path !== script && !chunks.includes(path)).map(url);
};
for (const language of languages) {
  expect(language, `messages:${language}-main`);
  for (const page of ["play", "learn", "analyse", "match", "lobby", "games"])
    expect(`${language}/${page}`, `messages:${language}-error`, `messages:${language}-${page}`);
}
expect("", "src/pages/home/living-board.tsx");
for (const page of ["play", "learn", "analyse", "match", "lobby", "games"]) expect(page, `src/pages/${page}.tsx`);
for (const game of gameNames) expect(game, `src/boards/${game}/board.tsx`);

// Runs before the body exists; no module, since those wait until the whole document is read.
const HEAD = "src/head.ts";
const early = await esbuild.build({
  ...common,
  format: "iife",
  define: { ...define, AHEAD: JSON.stringify(ahead) },
  entryPoints: [HEAD],
});

const head = [
  `<script src="${url(address(early.metafile, HEAD)[0])}"></script>`,
  ...(output.cssBundle ? [`<link rel="stylesheet" href="${url(output.cssBundle)}">`] : []),
  `<script type="module" src="${url(script)}"></script>`,
  ...chunks.map((path) => `<link rel="modulepreload" href="${url(path)}">`),
];

// The styles of all chunks are in the page's own; those made for the chunks alone are never asked for.
for (const path of Object.keys(main.metafile.outputs)) {
  if (path.endsWith(".css") && path !== output.cssBundle) await rm(join(here, path));
}

const publicFolder = join(here, "public");
if (existsSync(publicFolder)) await cp(publicFolder, dist, { recursive: true });
if (existsSync(join(dist, "manifest.webmanifest"))) {
  head.unshift(`<link rel="manifest" href="/manifest.webmanifest">`);
}
for (const icon of ["icons/icon.svg", "icon.svg", "favicon.svg"]) {
  if (existsSync(join(dist, icon))) {
    head.unshift(`<link rel="icon" type="image/svg+xml" href="/${icon}">`);
    break;
  }
}
const page = await readFile(join(here, "index.html"), "utf8");
const pictures = await firstPictures();
await writeFile(
  join(dist, "index.html"),
  page.replace("%head%", () => head.join("\n    ")).replace("%pictures%", () => pictures),
);

/** The page's first pictures, drawn by its own components as they are bundled for Node.js. */
async function firstPictures() {
  const { outputFiles } = await esbuild.build({
    ...common,
    define,
    entryPoints: ["src/first-picture.tsx"],
    platform: "node",
    write: false,
    loader: { ...common.loader, ".css": "empty", ".wasm": "empty" },
    plugins: [messages],
    // Nobody is there yet whose language, address or wishes could be asked for.
    banner: {
      js: 'globalThis.navigator ??= { languages: [] }; globalThis.matchMedia = () => ({ matches: false, addEventListener() {} }); globalThis.location = { pathname: "/", search: "" };',
    },
  });
  const script = outputFiles.find(({ path }) => path.endsWith(".js"));
  const module = await import(`data:text/javascript;base64,${Buffer.from(script.contents).toString("base64")}`);
  return module.firstPictures(languages);
}

const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
  .sort();

// The service worker last: it knows all files and changes with every one of them.
const SERVICE = "src/sw.ts";
if (existsSync(join(here, SERVICE))) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(await readFile(join(dist, file)));
  await esbuild.build({
    ...common,
    entryPoints: [SERVICE],
    entryNames: "[name]",
    format: "iife",
    define: {
      ...define,
      // The picture that goes with a link is for others.
      PRECACHE: JSON.stringify(files.filter((file) => file !== "icons/card.png").map((file) => (file === "index.html" ? "/" : `/${file}`))),
      VERSION: JSON.stringify(hash.digest("hex").slice(0, 16)),
    },
  });
}

// Compressed once here, as small as it goes, so that serving costs nothing.
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|wasm|md)$/;
const everything = existsSync(join(dist, "sw.js")) ? [...files, "sw.js"] : files;
for (const file of everything) {
  const bytes = await readFile(join(dist, file));
  let line = `${String(bytes.length).padStart(9)}`;
  if (!dev && TEXT.test(file)) {
    const small = {
      br: brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      gz: gzipSync(bytes, { level: 9 }),
    };
    for (const [name, data] of Object.entries(small)) {
      line += `  ${name} ${String(data.length).padStart(7)}`;
      if (data.length < bytes.length) await writeFile(join(dist, `${file}.${name}`), data);
    }
  }
  console.log(`${line}  ${file}`);
}

await rm(join(here, "dist"), { recursive: true, force: true });
await rename(dist, join(here, "dist"));
