// A field in which a move is typed, in the notation of the game. What the rules report as legal completes it; what
// they refuse is answered with the reason.

import { useSignal } from "@preact/signals";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../log";
import { t } from "../messages";
import type { BoardState } from "./state";

const SHOWN = 8; // moves to choose from at a time

/** Why the field closes: a move was made, which ended on that cell, the field was dropped, or the focus has left by itself. */
export type Closing = { made: number | null } | "dropped" | "left";

export function MoveField({ state, onClose }: { state: BoardState; onClose(how: Closing): void }) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useSignal("");
  /** The place of the chosen completion; none is chosen at first. */
  const chosen = useSignal(-1);
  const problem = useSignal("");
  const list = useId();
  const text = t().board;
  const completions = typed.value.trim() === "" ? [] : state.completions(typed.value);
  const from = Math.max(0, Math.min(chosen.value - SHOWN + 1, completions.length - SHOWN));
  const shown = completions.slice(from, from + SHOWN);
  const move = completions[chosen.value] ?? typed.value;

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);

  const make = (): void => {
    const answer = state.type(move);
    if ("refused" in answer) {
      problem.value = answer.refused;
      say(answer.refused);
    } else {
      // When the board has been rendered with it: a reader says the cell that gets the focus as it is at that moment.
      queueMicrotask(() => onClose(answer));
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const { length } = completions;
    switch (event.key) {
      case "Enter":
        event.preventDefault();
        make();
        break;
      case "Escape":
        event.preventDefault();
        onClose("dropped");
        break;
      case "Tab":
        // Whoever asks for nothing leaves; whoever has begun a move gets the rest of it, as far as it is certain.
        event.preventDefault();
        if (length > 0) typed.value = chosen.value >= 0 ? move : commonStart(completions);
        else onClose("dropped");
        chosen.value = -1;
        break;
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        if (length > 0) chosen.value = (chosen.value + (event.key === "ArrowDown" ? 1 : chosen.value < 0 ? 0 : -1) + length) % length;
        break;
      default:
    }
  };

  return (
    <div class="move-field">
      <label>
        <span>{text.type}</span>
        <input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-activedescendant={chosen.value >= 0 ? `${list}-${chosen.value}` : undefined}
          value={typed.value}
          data-move-field
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            chosen.value = -1;
            problem.value = "";
          }}
          onKeyDown={onKeyDown}
          onBlur={() => onClose("left")}
        />
      </label>
      <div class="completions" id={list} role="listbox" aria-label={text.completions} tabIndex={-1}>
        {shown.map((completion, index) => (
          <div
            key={completion}
            id={`${list}-${from + index}`}
            role="option"
            tabIndex={-1}
            aria-selected={from + index === chosen.value}
            aria-posinset={from + index + 1}
            aria-setsize={completions.length}
            onPointerDown={(event) => {
              // Before the field loses the focus and is gone.
              event.preventDefault();
              chosen.value = from + index;
              make();
            }}>
            {completion}
          </div>
        ))}
      </div>
      <p class="problem">{problem.value}</p>
    </div>
  );
}

/** What all of them begin with. */
function commonStart([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
