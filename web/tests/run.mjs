// The browser tests: `node web/tests/run.mjs [words]` runs all of them, or those whose names hold
// all of the words. QUINCONCE_URL names the server, QUINCONCE the program for tests that start one of
// their own, CHROMIUM the browser. A test is a function that is given the means to make visits; it fails when it throws, when anything went wrong on one of its
// pages, or when it takes too long. What was on screen then lies in target/browser/. Several tests
// run at once, in as many browsers as there are cores or BROWSERS says; those of a file that says
// `alone` do not, since they look at a watch. FIREFOX names the second browser; the third is WebKit's own.

import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, Visit } from "./browser.mjs";

const FILES = [
  "told",
  "first",
  "games",
  "boards",
  "phone",
  "lessons",
  "analyse",
  "complaints",
  "language",
  "pages",
  "spoken",
  "sixth",
  "offline",
  "fields",
  "broken",
  "webkit",
  "engines",
  "feedback",
  "endings",
  "table",
  "lobby",
  "match",
  "match-offers",
  "match-return",
  "match-whole",
  "nodes",
  "account",
  "chat",
];
const SHOTS = fileURLToPath(new URL("../../target/browser/", import.meta.url));
const TIMEOUT = 300_000; // milliseconds a test may take before it counts as hung
const BROWSERS = Math.max(1, Number(process.env.BROWSERS) || Math.min(availableParallelism(), 4));

const words = process.argv.slice(2);
const tests = [];
for (const file of FILES) {
  const module = await import(`./${file}.mjs`);
  for (const [title, run] of Object.entries(module.tests)) {
    const name = `${file}: ${title}`;
    if (words.every((word) => name.includes(word))) tests.push({ name, run, alone: module.alone ?? false });
  }
}

await mkdir(SHOTS, { recursive: true });
const seconds = (begun) => ((performance.now() - begun) / 1000).toFixed(1);
const begun = performance.now();
let failed = 0;
const together = tests.filter(({ alone }) => !alone);
await Promise.all(Array.from({ length: BROWSERS }, () => carryOutAll(together)));
await carryOutAll(tests.filter(({ alone }) => alone));

if (failed > 0) {
  console.log(`${failed} of ${tests.length} browser tests failed in ${seconds(begun)} s; pictures in target/browser`);
  process.exitCode = 1;
} else if (tests.length === 0) {
  console.log(`no browser test is called ${words.join(" ")}`);
  process.exitCode = 1;
} else {
  console.log(`${tests.length} browser tests passed in ${seconds(begun)} s`);
}

/** Takes test after test from the list, in one browser of each engine, until none is left. */
async function carryOutAll(list) {
  const browsers = new Map();
  const browserOf = (engine) => {
    if (!browsers.has(engine)) browsers.set(engine, launch(engine));
    return browsers.get(engine);
  };
  for (let test = list.shift(); test !== undefined; test = list.shift()) {
    const since = performance.now();
    const { problems, notes } = await carryOut(browserOf, test);
    console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${seconds(since).padStart(5)} s  ${test.name}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`);
    for (const problem of problems) console.log(`       ${problem.replaceAll("\n", "\n       ")}`);
    if (problems.length > 0) failed += 1;
  }
  for (const browser of browsers.values()) await browser.then((found) => found.close()).catch(() => undefined);
}

async function carryOut(browserOf, { name, run }) {
  const visits = [];
  const notes = [];
  const problems = [];
  const means = {
    visit: async (options) => {
      const visit = await Visit.begin(await browserOf(options?.engine ?? "chromium"), options);
      visits.push(visit);
      return visit;
    },
    note: (text) => notes.push(text),
  };
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${TIMEOUT / 1000} s`)), TIMEOUT);
  });
  try {
    await Promise.race([run(means), late]);
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  clearTimeout(timer);
  for (const visit of visits) await visit.page.told?.().catch(() => undefined);
  for (const visit of visits) problems.push(...visit.problems);
  for (const [index, visit] of visits.entries()) {
    if (problems.length > 0) {
      const path = join(SHOTS, `${name.replaceAll(/[^a-z0-9]+/gi, "-")}${index > 0 ? `-${index}` : ""}.png`);
      await visit.page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);
    }
    await visit.close().catch(() => undefined);
  }
  return { problems, notes };
}
