// A page that needs the rules waits for them here, or learns that they did not come.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadRules } from "../rules/table";

export type Ready = "loading" | "ready" | "failed";

export function useRules(): { ready: Signal<Ready>; retry(): void } {
  const ready = useSignal<Ready>("loading");
  const load = (): void => {
    ready.value = "loading";
    loadRules().then(() => (ready.value = "ready"), () => (ready.value = "failed"));
  };
  useEffect(load, []);
  return { ready, retry: load };
}
