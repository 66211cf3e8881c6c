// A piece beside the board, which can be clicked or dragged onto it.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Step } from "../protocol";
import { DRAG_BEGINS } from "./geometry";
import { PieceIcon } from "./piece-icon";
import type { BoardState } from "./state";

interface ReserveProps {
  state: BoardState;
  step: Extract<Step, { type: "enter" }>;
  taken: boolean;
  onPick(): void;
  children: ComponentChildren;
}

/** A click selects the piece; it can also be dragged to its cell. */
export function Reserve({ state, step, taken, onPick, children }: ReserveProps) {
  const carried = useSignal<{ x: number; y: number; touch: boolean } | null>(null);
  const from = useRef<{ pointer: number; x: number; y: number } | null>(null);
  // Browsers also fire a click on the button when a piece is dropped on the board.
  const dropped = useRef(false);
  const size = state.drawn?.size() ?? 0;

  const over = (event: PointerEvent): number | null => state.drawn?.cellAt(event.clientX, event.clientY) ?? null;
  const letGo = (): void => {
    from.current = carried.value = state.hovered.value = null;
  };

  return (
    <button
      type="button"
      class="choice piece"
      data-enter={step.kind}
      aria-pressed={taken}
      onClick={() => {
        if (!dropped.current) onPick();
        dropped.current = false;
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        dropped.current = false;
        from.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const { current } = from;
        if (current?.pointer !== event.pointerId) return;
        const begins = Math.hypot(event.clientX - current.x, event.clientY - current.y) > DRAG_BEGINS;
        if (!carried.value && !begins) return;
        if (!carried.value) state.pick(step);
        carried.value = { x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
        state.hovered.value = over(event);
      }}
      onPointerUp={(event) => {
        if (carried.value) {
          dropped.current = true;
          const cell = over(event);
          if (cell !== null) state.press(cell);
        }
        letGo();
      }}
      onPointerCancel={letGo}>
      <PieceIcon state={state} view={state.view} kind={step.kind} orientation={0} />
      {children}
      {carried.value && (
        <span
          class={carried.value.touch ? "carried by-finger" : "carried"}
          style={{ left: `${carried.value.x}px`, top: `${carried.value.y}px`, width: `${size}px`, height: `${size}px` }}>
          <PieceIcon state={state} view={state.view} kind={step.kind} orientation={0} />
        </span>
      )}
    </button>
  );
}
