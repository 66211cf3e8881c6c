// Which skin draws which game. A game's board is loaded when it is first shown. To give a game its
// board, write `boards/<game>/board.tsx` with an exported `skin` and name it here; until then
// `plainSkin` of ../board/plain-skin.tsx draws any game.

import type { Skin } from "../board/skin";
import type { GameName } from "../games";
import { loadRules } from "../rules/table";

const SKINS: Record<GameName, () => Promise<Skin>> = {
  khitan: () => import("./khitan/board").then((m) => m.skin),
  hokito: () => import("./hokito/board").then((m) => m.skin),
  khet: () => import("./khet/board").then((m) => m.skin),
  quindo: () => import("./quindo/board").then((m) => m.skin),
  khan: () => import("./khan/board").then((m) => m.skin),
};

async function plain(game: GameName): Promise<Skin> {
  const [{ plainSkin }] = await Promise.all([import("../board/plain-skin"), loadRules()]);
  return plainSkin(game);
}

const loaded = new Map<GameName, Promise<Skin>>();

/** The skin of a game, loaded once. */
export function skinOf(game: GameName): Promise<Skin> {
  let skin = loaded.get(game);
  if (!skin) {
    skin = (SKINS[game] ?? (() => plain(game)))();
    skin.catch(() => loaded.delete(game));
    loaded.set(game, skin);
  }
  return skin;
}
