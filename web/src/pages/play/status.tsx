// What stands beside the board of every table: how it ended, and the numbers that belong to nobody.

import { useEffect } from "preact/hooks";
import { describeScore } from "../../board/describe";
import { say } from "../../log";
import { t } from "../../messages";
import type { Reason } from "../../protocol";
import type { Session } from "./session";

/** Ends that players or the clock decide, whatever the score. */
const BY_PLAYERS: ReadonlySet<Reason> = new Set(["resignation", "agreement", "time", "claim", "abandoned", "aborted"]);

/** The score at the end, where the game counts one: "Black 6 – 60 White". */
export function FinalScore({ session: { words, state } }: { session: Session }) {
  const { end, view } = state.value;
  const [one, two] = !end || BY_PLAYERS.has(end.reason) ? [] : view.counters.filter(({ name }) => name === "score");
  const counted = one !== undefined && two !== undefined;
  useEffect(() => {
    if (counted) say(describeScore(view, words, t()));
  }, [counted]);
  if (!counted) return null;
  const [first, second] = words.sides;
  return (
    <p class="final-score" data-score>
      <span>{first}</span> <b class="number">{`${one.value}–${two.value}`}</b> <span>{second}</span>
    </p>
  );
}

/** That an earlier position is on the board, and the way back. */
export function Earlier({ session }: { session: Session }) {
  if (session.present.value) return null;
  return (
    <p class="status-prompt">
      {t().play.earlier}.{" "}
      <button type="button" class="link" onClick={() => session.jump(session.made.value.length)}>
        {t().play.present}
      </button>
    </p>
  );
}

/** The numbers that belong to neither side. */
export function SharedCounters({ session: { words, state } }: { session: Session }) {
  const { view, end } = state.value;
  const shared = view.counters.filter((counter) => counter.side === null && words.counters[counter.name] && counter.value > 0 && !end);
  return (
    <>
      {shared.map((counter) => (
        <p key={counter.name} class="shared-counter" data-counter={counter.name}>
          {words.says(counter.name, counter.value) ?? (
            <>
              {words.counters[counter.name]} <b class="number">{counter.value}</b>
            </>
          )}
        </p>
      ))}
    </>
  );
}
