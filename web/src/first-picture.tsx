// The first picture of a page, drawn by its own components when it is built: text needs no script. src/head.ts
// puts the one that is wanted into the document, and what src/start.tsx renders takes it over.

import { render } from "preact-render-to-string";
import { GAMES } from "./games";
import { App } from "./main";
import { loadMessages } from "./messages";
import { parseRoute, route } from "./router";
import { language } from "./settings";

const PATHS = ["/", "/lobby", "/games", ...["play", "learn", "analyse"].flatMap((page) => GAMES.map((game) => `/${page}/${game}`))];

/** All of them as templates in HTML, by language and path. */
export async function firstPictures(languages: readonly string[]): Promise<string> {
  const templates: string[] = [];
  for (const code of languages) {
    language.value = code;
    await loadMessages("main");
    for (const path of PATHS) {
      route.value = parseRoute(path);
      templates.push(`<template lang="${code}" data-path="${path}">${render(<App />)}</template>`);
    }
  }
  return templates.join("\n    ");
}
