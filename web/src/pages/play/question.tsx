// A question that needs an answer before anything else.

import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { keepInside } from "../../chrome";

interface QuestionProps {
  text: string;
  yes: string;
  no: string;
  onYes(): void;
  onNo(): void;
}

/** It takes the focus, keeps it, and gives it back. */
export function Question({ text, yes, no, onYes, onNo }: QuestionProps) {
  const refuse = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const question = useId();
  // The question takes the focus before the next key press.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    refuse.current?.focus({ preventScroll: true });
  }, []);
  // Afterwards the focus returns to where it was, once the buttons are rendered again: a finished game
  // has others.
  useEffect(
    () => () => {
      const on = before.current?.isConnected ? before.current : document.querySelector("[data-action=rematch]");
      if (on instanceof HTMLElement) on.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div
      class="question"
      role="alertdialog"
      ref={box}
      aria-labelledby={question}
      onKeyDown={(event) => {
        if (event.key === "Tab") keepInside(event, box.current);
      }}>
      <p id={question}>{text}</p>
      <div class="question-answers">
        <button type="button" class="button primary" data-answer="yes" onClick={onYes}>
          {yes}
        </button>
        <button ref={refuse} type="button" class="button" data-answer="no" onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
}
