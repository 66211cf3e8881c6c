// A list of buttons that Tab passes in one step: of its buttons only the current one can be reached by Tab, the others
// by arrow keys.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

export function useOneTabStop(list: RefObject<HTMLElement | null>): void {
  const buttons = (): HTMLButtonElement[] => [...(list.current?.querySelectorAll("button") ?? [])];
  useLayoutEffect(() => {
    const all = buttons();
    const stop = all.find((button) => button === document.activeElement) ?? all.find((button) => button.ariaCurrent) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const all = buttons();
      const at = all.indexOf(document.activeElement as HTMLButtonElement);
      const to = at < 0 || event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key]?.(at, all.length - 1);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      for (const button of all) button.tabIndex = button === all[to] ? 0 : -1;
      all[to]?.focus();
    };
    const box = list.current;
    box?.addEventListener("keydown", onKey);
    return () => box?.removeEventListener("keydown", onKey);
  }, []);
}
