// The ways to play a game, each with a picture of its start.

import { useMemo } from "preact/hooks";
import { BoardPicture } from "../../board/picture";
import type { Skin } from "../../board/skin";
import { BoardState } from "../../board/state";
import type { GameName } from "../../games";
import { gameWords, t } from "../../messages";
import type { VariantInfo, View } from "../../protocol";
import { gameInfo, Table } from "../../rules/table";

const SEED = 1; // for a start that is drawn by lot, any will do

interface VariantChoiceProps {
  game: GameName;
  skin: Skin;
  value: string;
  onChoose(variant: string): void;
}

export function VariantChoice({ game, skin, value, onChoose }: VariantChoiceProps) {
  const { variants } = gameInfo(game);
  const words = gameWords(game);
  const boards = useMemo(() => pictures(game, variants, skin), [game, skin]);
  return (
    <fieldset class="variants">
      <legend>{t().play.variant}</legend>
      {variants.map(({ name }, index) => {
        const board = boards[index];
        return (
          <label key={name} class="variant">
            <input type="radio" name="variant" value={name} checked={name === value} onChange={() => onChoose(name)} />
            {board && (
              <span class="variant-board" aria-hidden="true">
                <BoardPicture state={board} label="" />
              </span>
            )}
            <span class="variant-words">
              <strong>{words.variants[name]?.name ?? name}</strong>
              <span class="small">{words.variants[name]?.line}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** A board for each variant; none where all of them start alike. */
function pictures(game: GameName, variants: readonly VariantInfo[], skin: Skin): BoardState[] {
  const starts = variants.map(({ name }): View => {
    const table = Table.open({ game, variant: name, position: null, seed: SEED });
    const view = table.view();
    table.free();
    return view;
  });
  const pieces = new Set(starts.map(({ cells }) => JSON.stringify(cells.map(({ piece }) => piece))));
  return pieces.size > 1 ? starts.map((view) => new BoardState({ skin, view, fixed: true })) : [];
}
