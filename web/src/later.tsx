// What takes long to draw for the first time is drawn in a task of its own, after the page has been seen as it is.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

/** Shows `meanwhile` for a frame, then its children. */
export function Later({ meanwhile, children }: { meanwhile: ComponentChildren; children: ComponentChildren }) {
  const due = useSignal(false);
  useEffect(() => {
    due.value = true;
  }, []);
  return due.value ? children : meanwhile;
}
