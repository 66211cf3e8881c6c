// The focus, as readers see it: they come to know of it later, and lose it with what goes away.

const SEEN = 200; // milliseconds until a reader has seen that a dialog came or went
const NOTICED = 100; // the same for the focus: browsers tell of the last place of several in quick succession

/** Moves the focus a little later, if it has not gone elsewhere meanwhile. */
export function moveFocus(from: HTMLElement | null, to: HTMLElement | null, after = SEEN, then?: () => void): void {
  const move = (): void => {
    if (document.activeElement !== from) return;
    to?.focus({ preventScroll: true });
    then?.();
  };
  // Firefox tells readers of what has changed with its next frame, which on a busy machine comes later than any timer.
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(move)), after);
}

/** What had the focus and was closed is gone for readers, and of what has it next some of them say nothing, nor do they
 *  give it the keys. So it comes there once more, from something that was there all the time. */
export function retellFocus(element: HTMLElement): void {
  const content = document.getElementById("content");
  moveFocus(element, content, SEEN, () => moveFocus(content, element, NOTICED));
}
