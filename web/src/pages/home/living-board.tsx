// A small board that plays a recorded game while it is visible.

import { effect, useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { trace } from "../../board/events";
import { BoardPicture } from "../../board/board";
import { BoardState } from "../../board/state";
import { skinOf } from "../../boards";
import { Logo } from "../../chrome";
import type { GameName } from "../../games";
import { gameWords, t } from "../../messages";
import { loadRules, Table } from "../../rules/table";
import { moving } from "../../settings";
import { loopOf } from "./loops";

const PAUSE = 2600; // milliseconds between moves
const STAGGER = 520; // so that the boards do not all move at once
const REST = 3; // pauses at the end, before the game begins again

export function LivingBoard({ game, visible, turn }: { game: GameName; visible: Signal<boolean>; turn: number }) {
  const state = useSignal<BoardState | null>(null);
  useEffect(() => {
    let over = false;
    const stops: (() => void)[] = [];
    void Promise.all([loadRules(), skinOf(game)])
      .then(([, skin]) => {
        if (over) return;
        const loop = loopOf(game);
        const moves = loop.moves.split(" ").filter(Boolean);
        const open = (): Table => Table.open({ game, variant: null, position: null, seed: loop.seed });
        let table = open();
        let at = 0;
        const board = new BoardState({ skin, view: table.view(), fixed: true });
        state.value = board;
        // Without motion: the middle of the game says more than its start.
        const still = (): void => {
          for (; at < loop.still; at += 1) table.play(moves[at] ?? "");
          board.show(table.view());
        };
        const step = (): void => {
          const mv = moves[at];
          at += 1;
          if (mv !== undefined) {
            const events = table.play(mv);
            board.play(events, table.view(), false, trace(events));
          } else if (at > moves.length + REST) {
            table.free();
            table = open();
            at = 0;
            board.show(table.view());
          }
        };
        let timer: ReturnType<typeof setTimeout> | undefined;
        const again = (): void => {
          if (visible.peek() && document.visibilityState === "visible") step();
          timer = setTimeout(again, PAUSE);
        };
        stops.push(
          effect(() => {
            clearTimeout(timer);
            if (moving.value) timer = setTimeout(again, 700 + turn * STAGGER);
            else still();
          }),
        );
        stops.push(() => {
          clearTimeout(timer);
          board.player.finish();
          table.free();
        });
      })
      .catch(() => undefined);
    return () => {
      over = true;
      for (const stop of stops) stop();
    };
  }, [game]);
  if (!state.value)
    return (
      <div class={`board picture waiting waiting-${game}`} aria-hidden="true">
        <Logo class="logo loading" />
      </div>
    );
  return <BoardPicture state={state.value} label={t().home.board({ game: gameWords(game).title })} />;
}
