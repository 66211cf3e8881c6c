// What takes long to draw for the first time is drawn in a task of its own, after the page has been seen as it is.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { inTurn } from "./tasks";

/** Shows `meanwhile` for a frame, then its children. */
export function Later({ meanwhile, children }: { meanwhile: ComponentChildren; children: ComponentChildren }) {
  const due = useSignal(false);
  useEffect(() => {
    due.value = true;
  }, []);
  return due.value ? children : meanwhile;
}

let opened = false;

/** Shows its children when nothing more urgent is to be drawn where this is the first page of a visit, and at once on every other. */
export function Soon({ children }: { children: ComponentChildren }) {
  const due = useSignal(opened);
  useEffect(() => {
    opened = true;
    void inTurn(() => (due.value = true));
  }, []);
  // Whoever waits until the page is whole waits for this, too.
  return due.value ? children : <span aria-busy="true" hidden />;
}
