// The first board of a visit is drawn in several tasks, a frame each, since nothing of what it needs has run before: its
// place with what stands beside it, what hears hands and keys, the board, some pieces at a time, and the cells that are
// pressed and read aloud, some rows at a time. Every other board is whole at once.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const PIECES = 7; // at once
const ROWS = 3;
/** The stage in which there is a board, without any piece. */
export const GROUND = 2;

let first = true;

/** How far a board with so many pieces, and rows of cells, is drawn. `from`: the stage that it begins with. */
export function useStages(
  pieces: number,
  rows: number,
  from = first ? 0 : Infinity,
): { grid: boolean; ground: boolean; pieces: number; rows: number; whole: boolean } {
  const stage = useSignal(from);
  /** The stage with which all pieces are there. */
  const full = GROUND + Math.ceil(pieces / PIECES);
  useEffect(() => {
    if (stage.value === Infinity) first = false;
    // Once whole it stays so, however many pieces come.
    else stage.value = stage.value >= full + rows / ROWS ? Infinity : stage.value + 1;
  }, [stage.value]);
  return {
    grid: stage.value > 0,
    ground: stage.value >= GROUND,
    pieces: Math.max(0, stage.value - GROUND) * PIECES,
    rows: Math.max(0, stage.value - full) * ROWS,
    whole: stage.value === Infinity,
  };
}

/** Whether what belongs to a board, and is not needed to recognise it, is due: a frame later on the first one of a visit. */
export function useNextStage(): boolean {
  const due = useSignal(!first);
  useEffect(() => {
    due.value = true;
  }, []);
  return due.value;
}
