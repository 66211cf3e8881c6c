// A piece as it is drawn in buttons and beside names.

import type { Side, View } from "../protocol";
import { unit } from "./geometry";
import { useNextStage } from "./stages";
import type { BoardState } from "./state";

/** A small drawing of a piece, by default of the side to move. */
export function PieceIcon({
  state,
  view,
  kind,
  orientation,
  owner = view.turn,
}: {
  state: BoardState;
  view: View;
  kind: number;
  orientation: number;
  owner?: Side;
}) {
  const { Figure } = state.skin.value;
  const due = useNextStage();
  const size = unit(state.layout.value) * 1.04;
  return (
    <svg class="piece-icon" viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
      {due && <Figure piece={{ owner, kind, orientation, height: 1 }} view={view} turn={state.turn.value} />}
    </svg>
  );
}
