// The board of a box. Nothing is loaded or drawn for one that nobody has come to.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Logo } from "../../chrome";
import type { GameName } from "../../games";
import type { LivingBoard } from "./living-board";

export function BoxBoard({ game, turn }: { game: GameName; turn: number }) {
  const place = useRef<HTMLDivElement>(null);
  const visible = useSignal(false);
  const living = useSignal<{ Board: typeof LivingBoard } | null>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const load = async (): Promise<void> => {
      const { LivingBoard: Board } = await import("./living-board");
      living.value ??= { Board };
    };
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) visible.value = isIntersecting;
        if (visible.value) load().catch(() => undefined);
      },
      { rootMargin: "40px" },
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const waiting = (
    <div class={`board picture waiting waiting-${game}`} aria-hidden="true">
      <Logo class="logo loading" />
    </div>
  );
  const found = living.value;
  return <div ref={place}>{found ? <found.Board game={game} visible={visible} turn={turn} waiting={waiting} /> : waiting}</div>;
}
