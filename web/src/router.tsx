// The router: which page an address names, and links between pages.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { isGame, type GameName } from "./games";
import { crash } from "./rules/crash";

export type Route =
  | { page: "home" }
  | { page: "play" | "learn" | "analyse"; game: GameName | null }
  | { page: "match"; id: string }
  | { page: "account" | "lobby" | "games" }
  | { page: "people"; name: string }
  | { page: "unknown" };

export function parseRoute(path: string): Route {
  const [page = "", game, ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "unknown" };
  if (page === "") return { page: "home" };
  if ((page === "play" || page === "learn" || page === "analyse") && (game === undefined || isGame(game))) {
    return { page, game: game ?? null };
  }
  if (page === "match" && game !== undefined) return { page, id: game };
  if ((page === "account" || page === "lobby" || page === "games") && game === undefined) return { page };
  if (page === "people" && game !== undefined) return { page, name: decoded(game) };
  return { page: "unknown" };
}

/** A part of an address, as it is meant. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>(parseRoute(location.pathname));
/** The query string. */
export const query = signal(location.search);
/** Counts followed links, so that a link to the current address renders the page again. */
export const visits = signal(0);

function read(): void {
  route.value = parseRoute(location.pathname);
  query.value = location.search;
}

/** Opens a page without loading the document again, unless the rules have crashed. */
export function go(address: string): void {
  if (crash.peek()) {
    location.assign(address);
    return;
  }
  history.pushState(null, "", address);
  visits.value += 1;
  read();
  scrollTo(0, 0);
  // Screen readers do not notice the change by themselves.
  requestAnimationFrame(() => document.getElementById("content")?.focus({ preventScroll: true }));
}

/** Replaces the address without opening another page. */
export function rewrite(address: string): void {
  history.replaceState(null, "", address);
}

/** Stores a value with this entry of the history, where it survives a reload and is found on the way back. */
export function setHistoryState(value: unknown): void {
  try {
    history.replaceState(value, "");
  } catch {
    // The browser limits the size and the rate; then nothing is stored.
  }
}

/** The value stored with this entry of the history. */
export function historyState(): unknown {
  return history.state as unknown;
}

export function startRouter(): void {
  addEventListener("popstate", () => {
    if (crash.peek()) {
      location.reload();
      return;
    }
    visits.value += 1;
    read();
  });
}

interface LinkProps {
  href: string;
  class?: string;
  tabIndex?: number;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | "true" | undefined;
  "aria-hidden"?: "true" | undefined;
  children: ComponentChildren;
  [data: `data-${string}`]: string | undefined;
}

/** A link within the app. With a modifier key or another mouse button it behaves as an ordinary link. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(href);
      }}>
      {children}
    </a>
  );
}
