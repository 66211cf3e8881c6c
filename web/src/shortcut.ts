// Keyboard shortcuts, on any keyboard.

/** What a key means as a shortcut; null where a modifier makes it the browser's or the system's. Brackets are typed with Alt or
 *  AltGr on French keyboards, and AltGr looks like Ctrl and Alt together: what comes out of it counts. */
export function shortcutOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  const bracket = altKey && (key === "[" || key === "]");
  return metaKey || ((altKey || ctrlKey) && !bracket) ? null : key;
}

/** The keys that lead through moves. On a board they go from cell to cell, */
const LEAFING: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** but not for whoever plays with the mouse: it has brought the focus there without being asked to. */
let byMouse = false;
addEventListener("pointerdown", () => (byMouse = true), true);
addEventListener(
  "keydown",
  ({ key }) => {
    if (!LEAFING.has(key)) byMouse = false;
  },
  true,
);

/** Lets these keys lead through moves for whoever has just used the mouse on a board; to be called before the board hears of
 *  them. Gives what undoes it. */
export function leafFromBoard(leaf: (key: string) => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const onBoard = (event.target as HTMLElement | null)?.closest("[role=grid]");
    const key = shortcutOf(event);
    if (!byMouse || !onBoard || key === null || !LEAFING.has(key)) return;
    event.preventDefault();
    event.stopPropagation();
    leaf(key);
  };
  addEventListener("keydown", onKey, true);
  return () => removeEventListener("keydown", onKey, true);
}
