// The first board of a visit is drawn in two tasks, since nothing of what it needs has run before: first the board
// and what stands beside it, a frame later its pieces and the cells that are pressed and read aloud. Every other
// board is whole at once.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

let drawn = false;

/** Whether a board has its pieces and cells. */
export function useWhole(): boolean {
  const whole = useSignal(drawn);
  useEffect(() => {
    drawn = true;
    whole.value = true;
  }, []);
  return whole.value;
}
