// The catalogue of messages as modules for esbuild: `messages:fr/main` is the text of a language's
// files. Comments are for translators and stay at home.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../crates/messages", import.meta.url));

const isFile = (name) => name.endsWith(".ftl");
const files = (language) => readdirSync(join(FOLDER, language)).filter(isFile).sort();

/** The messages of a part in a language, in Fluent. */
function text(language, part) {
  const own = files(language).filter((name) => partOf(basename(name, ".ftl")) === part);
  const lines = own.flatMap((name) => readFileSync(join(FOLDER, language, name), "utf8").split("\n"));
  return `${lines.filter((line) => line && !line.startsWith("#")).join("\n")}\n`;
}

function partOf(_file) {
  return "main";
}

export const messages = {
  name: "messages",
  setup(build) {
    build.onResolve({ filter: /^messages:/ }, ({ path }) => ({ path: path.slice("messages:".length), namespace: "messages" }));
    build.onLoad({ filter: /.*/, namespace: "messages" }, ({ path }) => {
      const [language, part] = path.split("/");
      return { contents: text(language, part), loader: "text" };
    });
  },
};
