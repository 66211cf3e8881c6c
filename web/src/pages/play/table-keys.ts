// The keys of a table: they lead through the moves, flip the board, and open what explains the rest.

import { useEffect } from "preact/hooks";
import { say } from "../../log";
import { t, type Messages } from "../../messages";
import { choose, sound } from "../../settings";
import { leafFromBoard, shortcutOf } from "../../shortcut";
import type { Session } from "./session";

/** `own` does what a key means at this table alone; false where it means nothing. */
export function useTableKeys(session: Session, { help, own }: { help(): void; own(key: string): boolean }): void {
  useEffect(() => {
    const leaf = (key: string): void => {
      const ply = session.ply.peek();
      session.jump(key === "Home" ? 0 : key === "End" ? session.made.peek().length : key === "[" || key === "ArrowLeft" ? ply - 1 : ply + 1);
    };
    const stop = leafFromBoard(leaf);
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null;
      if (event.defaultPrevented || target?.closest("input, textarea, select, dialog")) return;
      const onBoard = target?.closest("[role=grid]") !== null && target !== null;
      const key = shortcutOf(event);
      // On the board the arrows go from cell to cell, and are not heard here.
      switch (key) {
        case "?":
          help();
          break;
        case "s":
          choose({ sound: !sound.peek() });
          say(sound.peek() ? t().tell.soundOn : t().tell.soundOff);
          break;
        case "[":
        case "]":
        case "ArrowLeft":
        case "ArrowRight":
        case "Home":
        case "End":
          leaf(key);
          break;
        case "f":
          if (!onBoard) session.board.flip();
          break;
        case "Escape":
          if (!own(key) && !onBoard) session.board.undo();
          break;
        default:
          if (key === null || !own(key)) return;
      }
      if (key.length > 1 && key !== "Escape") event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => {
      stop();
      removeEventListener("keydown", onKey);
    };
  }, [session]);
}

/** What the keys do, for the list of them. */
export function tableKeys(text: Messages["play"]): { value: string; key: string }[] {
  return [
    text.keyBoard,
    text.keyPick,
    text.keyType,
    text.keyTell,
    text.keyWhole,
    text.keyTurn,
    text.keyLast,
    text.keyScore,
    text.keyGround,
    text.keyClocks,
    text.keyUndo,
    text.keyFlip,
    text.keyTakeBack,
    text.keyEarlier,
    text.keyEnds,
    text.keyEverywhere,
    text.keySound,
    text.keyNewGame,
    text.keyHelp,
  ];
}
