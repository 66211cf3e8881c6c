// A position as a small picture beside the words that tell of it, drawn when somebody comes to it.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { skinOf } from "../boards";
import { Logo } from "../chrome";
import type { GameName } from "../games";
import { loadRules, Table } from "../rules/table";
import { inTurn } from "../tasks";
import { BoardPicture } from "./picture";
import { BoardState } from "./state";

interface SmallBoardProps {
  game: GameName;
  variant: string;
  position: string;
}

export function SmallBoard({ game, variant, position }: SmallBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSignal(false);
  const board = useSignal<BoardState | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        seen.value = true;
        watch.disconnect();
      }
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!seen.value || position === "") return;
    let over = false;
    const draw = async (): Promise<void> => {
      const [skin] = await Promise.all([skinOf(game), loadRules()]);
      await inTurn(() => {
        if (over) return;
        const table = Table.open({ game, variant, position, seed: 0 });
        const view = table.view();
        table.free();
        if (board.peek()) board.peek()?.show(view);
        else board.value = new BoardState({ skin, view, fixed: true });
      });
    };
    // A position that cannot be drawn leaves an empty place.
    draw().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [seen.value, game, variant, position]);
  return (
    <div class="small-board" ref={place} aria-hidden="true">
      {board.value ? (
        <BoardPicture state={board.value} label="" />
      ) : (
        <div class={`board picture waiting waiting-${game}`}>
          <Logo class="logo" />
        </div>
      )}
    </div>
  );
}
