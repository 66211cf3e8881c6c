// Loads the rules and what else a page needs.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameName } from "../games";
import { loadRules, rehearse } from "../rules/table";

/** The state of loading; `parts` is what the page asked for. */
export type Loaded<T> = { state: "loading" } | { state: "failed"; retry(): void } | { state: "ready"; parts: T };

export function useRules<T>(game: GameName, load: () => Promise<T>): Loaded<T> {
  const found = useSignal<Loaded<T>>({ state: "loading" });
  const begin = (): void => {
    found.value = { state: "loading" };
    Promise.all([load(), loadRules().then(() => rehearse(game))]).then(
      ([parts]) => (found.value = { state: "ready", parts }),
      () => (found.value = { state: "failed", retry: begin }),
    );
  };
  useEffect(begin, []);
  return found.value;
}
