// A move is made in steps: point at a cell, take a piece, lay it, choose. The rules list the steps
// of every legal move; this walks the tree they form. Nothing here knows a game or the screen.

import type { LegalMove, Step } from "../protocol";

export type Steps = readonly Step[];

export function sameStep(one: Step, other: Step): boolean {
  return keyOf(one) === keyOf(other);
}

export function keyOf(step: Step): string {
  switch (step.type) {
    case "cell":
      return `cell ${step.cell}`;
    case "enter":
      return `enter ${step.kind}`;
    case "face":
      return `face ${step.orientation}`;
    case "choice":
      return `choice ${step.name}`;
  }
}

function begins(move: LegalMove, prefix: Steps): boolean {
  return prefix.every((step, index) => {
    const its = move.steps[index];
    return its !== undefined && sameStep(its, step);
  });
}

/** What can come next, each once, in the order of the rules. */
export function options(legal: readonly LegalMove[], prefix: Steps): Step[] {
  const found = new Map<string, Step>();
  for (const move of legal) {
    const next = move.steps[prefix.length];
    if (next && begins(move, prefix)) found.set(keyOf(next), next);
  }
  return [...found.values()];
}

/** The move these steps make, if they make one already. */
export function complete(legal: readonly LegalMove[], steps: Steps): LegalMove | null {
  return legal.find((move) => move.steps.length === steps.length && begins(move, steps)) ?? null;
}

/** Takes the steps that leave no choice: a piece to enter, a named choice or an orientation that is
 *  the only one. A cell is always pointed at by hand, and so is whatever completes a move. */
export function settle(legal: readonly LegalMove[], prefix: Steps): Step[] {
  const steps = [...prefix];
  for (;;) {
    const [only, ...others] = options(legal, steps);
    if (!only || others.length > 0 || only.type === "cell") return steps;
    if (complete(legal, [...steps, only])) return steps;
    steps.push(only);
  }
}

/** The steps after one more, with forced ones taken; nothing if no legal move begins so. */
export function advance(legal: readonly LegalMove[], prefix: Steps, step: Step): Step[] | null {
  const steps = [...prefix, step];
  return legal.some((move) => begins(move, steps)) ? settle(legal, steps) : null;
}

/** One step less, and with it the forced ones that followed from it. */
export function back(legal: readonly LegalMove[], prefix: Steps): Step[] {
  const steps = [...prefix];
  do steps.pop();
  while (steps.length > 0 && options(legal, steps).length === 1);
  return settle(legal, steps);
}

/** Where a step leads that does not continue `prefix`: the longest beginning of it that the step
 *  continues. So a click on another piece of one's own picks that one instead. */
export function reconsider(legal: readonly LegalMove[], prefix: Steps, step: Step): Step[] | null {
  for (let length = prefix.length; length >= 0; length -= 1) {
    const found = advance(legal, prefix.slice(0, length), step);
    if (found) return found;
  }
  return null;
}
