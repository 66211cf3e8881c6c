// What the player is asked to do next, in a short sentence.

import type { GameWords } from "../../messages";
import type { Step, View } from "../../protocol";

/** Choices that turn the piece in hand. */
const TURNS: ReadonlySet<string> = new Set(["clockwise", "anticlockwise", "turn"]);

export function prompt(words: GameWords, steps: readonly Step[], next: readonly Step[], view: View): string {
  const { prompts } = words;
  const [first] = next;
  if (!first) return "";
  if (next.every((step) => step.type === "choice" && step.name === "pass")) return prompts.pass;
  if (first.type === "face") return prompts.face ?? prompts.target;
  if (first.type === "choice" && first.name.startsWith("edge-")) return prompts.edge ?? prompts.move;
  const taken = steps.find((step) => step.type === "enter");
  if (taken) {
    // Pieces that enter although none was ever taken are being set up.
    const captured = view.counters.find(({ name, side }) => name === "captured" && side === view.turn);
    return (captured?.value === 0 && words.setUp(taken.kind)) || (prompts.place ?? prompts.target);
  }
  if (steps.length === 0) return prompts.move;
  const turns = next.some((step) => step.type === "choice" && TURNS.has(step.name));
  return (turns && prompts.turn) || prompts.target;
}
