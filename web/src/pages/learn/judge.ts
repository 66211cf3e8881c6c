// Whether a move does what a task asks, and what is to be said and shown when it does not.

import { ANSWERED, type Goal, type Task } from "../../boards/lesson";
import type { Event, LegalMove, Side } from "../../protocol";

/** Whether a move does what the task asks. */
export function meets(goal: Goal, mv: string, events: readonly Event[], mover: Side): boolean {
  switch (goal.type) {
    case "move":
    case "safe":
    case "win":
      return goal.moves.includes(mv);
    case "any":
      return !events.some((event) => event.type === goal.without);
    case "refused":
      return false;
    case "capture":
      return takes(events, mover);
  }
}

/** To lose a piece of one's own is no capture. */
const takes = (events: readonly Event[], mover: Side): boolean =>
  events.some((event) => event.type === "flipped" || (event.type === "captured" && event.piece.owner !== mover));

/** The table after a wrong move, as far as it is asked. */
interface Answers {
  legal(): LegalMove[];
  preview(mv: string): readonly Event[];
}

export interface Verdict {
  /** The key of the words for this mistake; null where there is only the hint. */
  words: string | null;
  /** The answer that shows what is wrong with it. */
  reply: string | null;
}

/** What a wrong move deserves. `kinds` are the names of the game's pieces. */
export function judge({ goal, wrong = {} }: Task, mv: string, mover: Side, kinds: readonly string[], table: Answers): Verdict {
  const [words = null, mistake] = Object.entries(wrong).find(([, { moves }]) => moves.includes(mv)) ?? [];
  const reply = mistake?.reply ?? (goal.type === "safe" ? harm(goal.kind, mover, kinds, table) : null);
  return { words: words ?? (reply && ANSWERED), reply };
}

/** An answer that takes something of the mover's, or something of that kind. */
function harm(kind: string | undefined, mover: Side, kinds: readonly string[], table: Answers): string | null {
  const wanted = (event: Event): boolean =>
    kind === undefined
      ? event.type === "flipped" || (event.type === "captured" && event.piece.owner === mover)
      : event.type === "captured" && event.piece.owner === mover && kinds[event.piece.kind] === kind;
  return table.legal().find(({ text }) => table.preview(text).some(wanted))?.text ?? null;
}
