// A page that needs the rules waits here for them and for what it draws with, or learns that they
// did not come.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadRules } from "../rules/table";

/** What a page asked for, once the rules are there too. */
export type Loaded<T> = { state: "loading" } | { state: "failed"; retry(): void } | { state: "ready"; parts: T };

export function useRules<T>(load: () => Promise<T>): Loaded<T> {
  const found = useSignal<Loaded<T>>({ state: "loading" });
  const begin = (): void => {
    found.value = { state: "loading" };
    Promise.all([load(), loadRules()]).then(
      ([parts]) => (found.value = { state: "ready", parts }),
      () => (found.value = { state: "failed", retry: begin }),
    );
  };
  useEffect(begin, []);
  return found.value;
}
