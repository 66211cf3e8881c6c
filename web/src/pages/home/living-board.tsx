// A small board that plays a recorded game while it is visible.

import { effect, useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { BoardPicture } from "../../board/picture";
import { skinOf } from "../../boards";
import type { GameName } from "../../games";
import { gameWords, t } from "../../messages";
import { loadRules } from "../../rules/table";
import { moving } from "../../settings";
import { inTurn } from "../../tasks";
import { Demonstration } from "./demonstration";

const PAUSE = 2600; // milliseconds between moves
const STAGGER = 520; // so that the boards do not all move at once

interface LivingBoardProps {
  game: GameName;
  visible: Signal<boolean>;
  turn: number;
  /** Shown until it is there. */
  waiting: ComponentChildren;
}

export function LivingBoard({ game, visible, turn, waiting }: LivingBoardProps) {
  const shown = useSignal<Demonstration | null>(null);
  useEffect(() => {
    const ends: (() => void)[] = [];
    let over = false;
    const begin = async (): Promise<void> => {
      const [skin] = await Promise.all([skinOf(game), loadRules()]);
      const demonstration = await inTurn(() => (over ? null : new Demonstration(game, skin)));
      if (!demonstration) return;
      ends.push(() => demonstration.close());
      await inTurn(() => {
        if (over) return;
        shown.value = demonstration;
        ends.push(play(demonstration, visible, turn));
      });
    };
    begin().catch(() => undefined);
    return () => {
      over = true;
      for (const end of ends.reverse()) end();
    };
  }, [game]);
  if (!shown.value) return waiting;
  return <BoardPicture gradual state={shown.value.board} label={t().home.board({ game: gameWords(game).title })} />;
}

/** Move after move while somebody looks, or one position where nothing may move; gives what ends it. */
function play(demonstration: Demonstration, visible: Signal<boolean>, turn: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    if (visible.peek() && document.visibilityState === "visible") demonstration.step();
    timer = setTimeout(again, PAUSE);
  };
  const stop = effect(() => {
    clearTimeout(timer);
    if (moving.value) timer = setTimeout(again, 700 + turn * STAGGER);
    else demonstration.still();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
