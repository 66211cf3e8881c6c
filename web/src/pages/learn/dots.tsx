// How far one has come: a dot for every task, filled when the task was done. What is skipped stays empty.

import type { Task } from "../../boards/lesson";
import { t } from "../../messages";
import type { LessonSession } from "./session";

export const isProblem = ({ goal }: Task): boolean => goal.type === "safe" || goal.type === "win";

export function Dots({ session }: { session: LessonSession }) {
  const said = t().learn;
  const now = session.finished.value ? -1 : session.at.value;
  return (
    <ol class="lesson-dots" aria-label={said.progress}>
      {session.lesson.tasks.map((task, index) => {
        const state = session.done.value.has(task.name) ? "done" : index === now ? "now" : "open";
        return (
          <li key={task.name} data-state={state} data-problem={isProblem(task) ? "" : undefined} aria-current={index === now ? "step" : undefined}>
            <span class="visually-hidden">{`${index + 1}, ${said.dot({ state })}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
