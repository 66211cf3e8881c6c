// The catalogue of messages as modules for esbuild: `messages:languages` lists the languages, a folder each
// of crates/messages, and `messages:fr/main` is the text of a part of one. Comments are for translators and
// are left out.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const files = (folder, language) =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => basename(name, ".ftl"))
    .sort();
const read = (folder, language, file) => readFileSync(join(folder, language, `${file}.ftl`), "utf8");

/** What is not needed at first has a chunk of its own; what the command line, the terminal and a server's operator are told is not the page's. */
function partOf(file) {
  if (/^(cli-|arena-|server-serve$|store-error$|terminal$)/.test(file)) return null;
  if (file.endsWith("-error")) return "error";
  if (file === "chat") return "match";
  return ["account", "analyse", "games", "learn", "legend", "lobby", "match", "people"].includes(file) || file.endsWith("-lesson") ? file : "main";
}

function text(folder, language, part) {
  const lines = files(folder, language)
    .filter((file) => partOf(file) === part)
    .flatMap((file) => read(folder, language, file).split("\n"));
  return `${lines.filter((line) => line && !line.startsWith("#")).join("\n")}\n`;
}

/** The languages' codes. */
export function languageCodes(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory() && files(folder, item.name).length > 0);
  return folders.map(({ name }) => name).sort();
}

/** Every language with its name in itself, and what loads its parts. */
function languages(folder) {
  const entries = languageCodes(folder).map((language) => {
    const [, name] = /^app-speaks = (.*)$/m.exec(read(folder, language, "app")) ?? [];
    const parts = [...new Set(files(folder, language).map(partOf))].filter((part) => part !== null);
    const loaders = parts.map((part) => `${JSON.stringify(part)}: () => import("messages:${language}/${part}")`);
    return `${language}: { name: ${JSON.stringify(name)}, parts: { ${loaders.join(", ")} } }`;
  });
  return `export const LANGUAGES = { ${entries.join(", ")} };`;
}

export const messages = {
  name: "messages",
  setup(build) {
    const folder = join(build.initialOptions.absWorkingDir, "../crates/messages");
    build.onResolve({ filter: /^messages:/ }, ({ path }) => ({ path: path.slice("messages:".length).replace("/", "-"), namespace: "messages" }));
    build.onLoad({ filter: /.*/, namespace: "messages" }, ({ path }) => {
      if (path === "languages") return { contents: languages(folder), loader: "js" };
      const [, language, part] = /^([a-z]+)-(.+)$/.exec(path) ?? [];
      return { contents: text(folder, language, part), loader: "text" };
    });
  },
};
