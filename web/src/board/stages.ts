// The first board of a visit is drawn in several tasks, a frame each, since nothing of what it needs has run before: its
// place with what stands beside it, the board, some pieces at a time, and the cells that are pressed and read aloud.
// Every other board is whole at once.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const AT_ONCE = 10; // pieces

let first = true;

/** How far a board with so many pieces is drawn. `from`: the stage that it begins with. */
export function useStages(pieces: number, from = first ? 0 : Infinity): { ground: boolean; pieces: number; cells: boolean } {
  const stage = useSignal(from);
  useEffect(() => {
    if (stage.value === Infinity) first = false;
    // Once whole it stays so, however many pieces come.
    else stage.value = stage.value > pieces / AT_ONCE ? Infinity : stage.value + 1;
  }, [stage.value]);
  return { ground: stage.value > 0, pieces: (stage.value - 1) * AT_ONCE, cells: stage.value === Infinity };
}
