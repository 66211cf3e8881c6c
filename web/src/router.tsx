// Four kinds of pages, told apart by their address.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { isGame, type GameName } from "./games";
import { fallen } from "./rules/fallen";

export type Route = { page: "home" } | { page: "play" | "learn" | "analyse"; game: GameName | null } | { page: "unknown" };

export function parseRoute(path: string): Route {
  const [page = "", game, ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "unknown" };
  if (page === "") return { page: "home" };
  if ((page === "play" || page === "learn" || page === "analyse") && (game === undefined || isGame(game))) {
    return { page, game: game ?? null };
  }
  return { page: "unknown" };
}

export const route = signal<Route>(parseRoute(location.pathname));
/** What stands behind the question mark. */
export const query = signal(location.search);
/** Counts pages opened by a link, so that the same address opened again starts afresh. */
export const visits = signal(0);

function read(): void {
  route.value = parseRoute(location.pathname);
  query.value = location.search;
}

/** Opens a page of ours without loading it anew, unless nothing but that can help. */
export function go(address: string): void {
  if (fallen.peek()) {
    location.assign(address);
    return;
  }
  history.pushState(null, "", address);
  visits.value += 1;
  read();
  scrollTo(0, 0);
  // Whoever does not see the page change is taken to the new one.
  requestAnimationFrame(() => document.getElementById("content")?.focus({ preventScroll: true }));
}

/** Writes the address of what is on screen already. */
export function rewrite(address: string): void {
  history.replaceState(null, "", address);
}

/** Notes something at this entry of the history: it is there again after a reload and on the way back. */
export function noteHere(note: unknown): void {
  try {
    history.replaceState(note, "");
  } catch {
    // Too large or too often for this browser: nothing is noted.
  }
}

/** What was noted at this entry, if anything was. */
export function noted(): unknown {
  return history.state as unknown;
}

export function startRouter(): void {
  addEventListener("popstate", () => {
    if (fallen.peek()) {
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

/** A link within the app; with a key held or the other button it is an ordinary link. */
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
