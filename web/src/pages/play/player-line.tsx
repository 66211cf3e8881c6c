// One player's line beside the board, with the clock.

import { PieceIcon } from "../../board/piece-icon";
import { Icon } from "../../icons";
import { t } from "../../messages";
import type { Side } from "../../protocol";
import { Words } from "./action";
import type { Session } from "./session";

const DAY = 24 * 3600 * 1000; // milliseconds
const LONG = 100; // minutes, beyond which hours are told

/** One player's line: whether it is their turn or they have won, what their pieces look like, name, opponent, numbers
 *  of the game, clock. */
export function PlayerLine({ session, side }: { session: Session; side: Side }) {
  const { words } = session;
  const { view, turn, end } = session.state.value;
  const index = side === "first" ? 0 : 1;
  const player = session.playerOf(side);
  const rating = session.ratingOf(side);
  const clock = session.clock.value?.[index];
  // A counter that is zero for both sides is hidden: Khitan's reserve in a variant without one.
  const any = new Set(view.counters.filter(({ value }) => value !== 0).map(({ name }) => name));
  const counters = view.counters.filter((counter) => counter.side === side && words.counters[counter.name] && any.has(counter.name));
  const result = session.over.value && end && end.reason !== "aborted" ? (end.winner === null ? "drawn" : end.winner === side ? "won" : "lost") : undefined;
  return (
    <div class="player" data-side={side} data-turn={turn === side && !end ? "" : undefined} data-result={result}>
      <svg class="player-turn" viewBox="0 0 10 12" aria-hidden="true">
        <path d="M1 1L9 6L1 11z" />
      </svg>
      <PieceIcon state={session.board} view={view} owner={side} kind={0} orientation={0} />
      <span class="player-name">{words.sides[index]}</span>
      {player && (
        <span class="player-role">
          <span class="player-called">
            <Words words={player} />
          </span>
          {rating && (
            <span class="player-rating">
              <span aria-hidden="true"> · </span>
              <span class="whole">{rating.value}</span>
              {/* The number alone is for the eye: readers are told what it is on every screen. */}
              <span class="brief" aria-hidden="true">
                {rating.brief}
              </span>
            </span>
          )}
        </span>
      )}
      {result && result !== "lost" && (
        <span class="player-result">
          <Icon name={result === "won" ? "laurel" : "equals"} />
          <span>{result === "won" ? t().play.winner : t().ends.draw}</span>
        </span>
      )}
      {counters.map((counter) => (
        <span key={counter.name} class="player-counter">
          {words.counters[counter.name]} <b class="number">{counter.value}</b>
        </span>
      ))}
      {typeof clock === "number" && <ClockFace millis={clock} running={turn === side && session.ticking} />}
    </div>
  );
}

function ClockFace({ millis, running }: { millis: number; running: boolean }) {
  const tenths = Math.ceil(millis / 100);
  const seconds = Math.ceil(millis / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  const text =
    millis < 20_000
      ? `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`
      : millis >= DAY
        ? t().play.daysLeft({ days: Math.floor(hours / 24), hours: hours % 24 })
        : minutes >= LONG
          ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
          : `${minutes}:${two(seconds % 60)}`;
  return (
    <span class="clock number" role="timer" data-running={running ? "" : undefined} data-low={millis < 20_000 ? "" : undefined}>
      {text}
    </span>
  );
}
