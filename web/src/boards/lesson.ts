// A lesson as data: positions, and what the player has to do in each. The words stand in the message
// files, by the task's name, so that the data is the same in both languages.

import type { GameName } from "../games";
import { loadMessages } from "../messages";
import type { Event, Step } from "../protocol";

/** What has to be done in a task. */
export type Goal =
  /** Make one of these moves, in the rules' notation. */
  | { type: "move"; moves: string[] }
  /** Make a move that takes something. */
  | { type: "capture" }
  /** Make any move, or any in which that does not happen. */
  | { type: "any"; without?: Event["type"] }
  /** Try these steps; the rules must refuse with this code. */
  | { type: "refused"; steps: Step[]; code: string }
  | Problem;

/** What has to be found, with every answer that is right. The rules prove each, and each wrong one, in the tests. */
export type Problem =
  /** A move after which no answer takes a piece of the mover's, or none of this kind; `takes`: and which takes
   *  something itself. Where it need not, nothing of the mover's leaves the board. */
  | { type: "safe"; moves: string[]; kind?: string; takes?: true }
  /** A move that wins within so many moves of both sides, whatever the other side answers. */
  | { type: "win"; moves: string[]; plies: number };

/** A way to go wrong that has words of its own. */
export interface Mistake {
  moves: string[];
  /** How the other side makes use of it. In a problem of type "safe" the rules find that themselves. */
  reply?: string;
}

export interface Task {
  /** Key of its words in the messages. */
  name: string;
  variant?: string;
  position: string;
  goal: Goal;
  /** What the other side answers before the next task, if it does. */
  reply?: string;
  /** Cells to point at while the task is new. */
  point?: string[];
  /** Ways to go wrong, by the key of their words; for all others there is the hint. */
  wrong?: Record<string, Mistake>;
}

/** The key of the words for a wrong move that has no others, where the other side's answer shows why it is wrong. */
export const ANSWERED = "answered";

export interface Lesson {
  /** Its words say "left" and "up": its boards are not turned on a phone, so their cells must be large
   *  enough as they are. */
  directed?: boolean;
  tasks: Task[];
  /** Where the first game begins, if not at the variant's own start. */
  start?: string;
}

// To give a game its lesson, write `boards/<game>/lesson.ts` exporting `lesson`, its words in
// `crates/messages/*/<game>-lesson.ftl`, and name it here. For every task they say what to do, what to say when
// it is done, a hint after a wrong try, and better answers to particular wrong moves.
const LESSONS: Record<GameName, () => Promise<{ lesson: Lesson }>> = {
  khitan: () => import("./khitan/lesson"),
  hokito: () => import("./hokito/lesson"),
  khet: () => import("./khet/lesson"),
  quindo: () => import("./quindo/lesson"),
  khan: () => import("./khan/lesson"),
};

/** The lesson of a game, if it has one yet. */
export async function lessonOf(game: GameName): Promise<Lesson | null> {
  const [found] = await Promise.all([LESSONS[game]?.(), loadMessages(`${game}-lesson`)]);
  return found?.lesson ?? null;
}
