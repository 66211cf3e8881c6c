// The buttons beside the board: named choices, pieces to enter, orientations of a tile, and undo.

import { useRef } from "preact/hooks";
import { Icon, type IconName } from "../icons";
import { t, type GameWords } from "../messages";
import type { Step } from "../protocol";
import { PieceIcon } from "./piece-icon";
import { Reserve } from "./reserve";
import { sameStep, type BoardState } from "./state";
import { describeLines, describePiece } from "./describe";

const ICONS: Partial<Record<string, IconName>> = { clockwise: "clockwise", anticlockwise: "anticlockwise", turn: "clockwise", top: "top", pass: "pass" };

/** Rows to describe when the orientation of the board is chosen: those on which pieces are set up. */
const NEAREST = 2;

/** Making a choice removes its button: the focus of the keyboard moves on to the board, to the piece that was held. */
function goOnAtBoard(choices: HTMLElement | null, held: string | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    for (let around = choices; around; around = around.parentElement) {
      const cell = around.querySelector<HTMLElement>(held === undefined ? "[role=gridcell][tabindex='0']" : `[data-cell="${held}"]`);
      if (cell) return cell.focus({ preventScroll: true });
    }
  });
}

export function Choices({ state, words }: { state: BoardState; words: GameWords }) {
  const view = state.view;
  const next = state.next.value;
  const steps = state.steps.value;
  // A selected piece stays in the list, shown as pressed.
  const taken = steps.find((step) => step.type === "enter");
  const entering = next.filter((step) => step.type === "enter");
  // In the order of the messages.
  const names = Object.keys(words.choices);
  const choices = next.filter((step) => step.type === "choice").sort((one, two) => names.indexOf(one.name) - names.indexOf(two.name));
  const faces = next.filter((step) => step.type === "face");
  const ghost = state.ghost.value;
  const pieces: Step[] = taken && !entering.some((step) => sameStep(step, taken)) ? [taken, ...entering] : entering;

  const box = useRef<HTMLDivElement>(null);
  const pick = (step: Step): void => {
    const held = steps.findLast((taken) => taken.type === "cell")?.cell;
    state.pick(step);
    goOnAtBoard(box.current, held);
  };
  /** While a choice is hovered or focused, the board highlights the place it stands for. */
  const pointed = (name: string) => {
    const on = (): void => {
      state.choosing.value = name;
    };
    const off = (): void => {
      state.choosing.value = null;
    };
    return { onFocus: on, onBlur: off, onPointerEnter: on, onPointerLeave: off };
  };
  /** A way to lay a piece that is hovered or focused is seen on the board. */
  const heldLike = (orientation: number) => {
    const hold = (): void => state.hold(orientation);
    return { onFocus: hold, onPointerEnter: hold };
  };
  /** For screen readers: the rows that a choice of orientation brings in front of the player. */
  const described = (step: Extract<Step, { type: "choice" }>): string | undefined => {
    const after = step.name.startsWith("edge-") ? state.after(step) : null;
    return after ? `${words.choices[step.name]}. ${describeLines(after, words, NEAREST)}` : undefined;
  };

  return (
    <div class="choices" ref={box}>
      {pieces.length > 0 && faces.length === 0 && (
        <div class="choice-group" role="group" aria-label={t().board.reserve}>
          {pieces.map(
            (step) =>
              step.type === "enter" && (
                <Reserve key={step.kind} state={state} step={step} taken={taken !== undefined && sameStep(taken, step)} onPick={() => pick(step)}>
                  <span>{words.enter[step.kind] ?? words.kinds[step.kind]}</span>
                </Reserve>
              ),
          )}
        </div>
      )}
      {choices.length > 0 && (
        <div class="choice-group" role="group" aria-label={t().board.choices}>
          {choices.map((step) => {
            const icon = ICONS[step.name];
            return (
              <button
                key={step.name}
                type="button"
                class="choice"
                data-choice={step.name}
                aria-label={described(step)}
                onClick={() => pick(step)}
                {...pointed(step.name)}>
                {icon && <Icon name={icon} />}
                <span>{words.choices[step.name] ?? step.name}</span>
              </button>
            );
          })}
        </div>
      )}
      {faces.length > 0 && (
        <div class="choice-group faces" role="group" aria-label={t().board.faces}>
          {faces.map(
            (step) =>
              step.type === "face" && (
                <button
                  key={step.orientation}
                  type="button"
                  class="choice face"
                  data-face={step.orientation}
                  data-held={ghost?.piece.orientation === step.orientation ? "" : undefined}
                  aria-label={describePiece({ owner: view.turn, kind: ghost?.piece.kind ?? 0, orientation: step.orientation, height: 1 }, view, words)}
                  onClick={() => pick(step)}
                  {...heldLike(step.orientation)}>
                  <PieceIcon state={state} view={view} kind={ghost?.piece.kind ?? 0} orientation={step.orientation} />
                </button>
              ),
          )}
        </div>
      )}
      {ghost && (
        <button type="button" class="choice lay" onClick={() => pick(ghost.step)} data-lay>
          <Icon name="check" />
          <span>{t().board.lay}</span>
        </button>
      )}
      {state.begun && (
        <button type="button" class="choice quiet" onClick={() => state.undo()} data-undo>
          <Icon name="undo" />
          <span>{t().board.undo}</span>
        </button>
      )}
    </div>
  );
}
