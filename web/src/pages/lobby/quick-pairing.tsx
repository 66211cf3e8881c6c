// An opponent at once: a game, a pace, and whoever wants the same. Until somebody comes, the computer plays.

import { useSignal, type Signal } from "@preact/signals";
import { Choice } from "../../chrome";
import { GAMES, type GameName } from "../../games";
import { clockWords } from "../../listing-words";
import { say } from "../../log";
import { hasAccount, me } from "../../me";
import { gameWords, t } from "../../messages";
import { lookAfterMine, mine } from "../../mine";
import type { MyMatch, Pairing, TimeControl } from "../../protocol";
import { go } from "../../router";
import { api } from "../../server";
import { recall, remember } from "../../storage";
import { CLOCKS } from "../play/setup";
import { ComputerMeanwhile } from "./computer";
import { withdraw } from "./withdraw";

const DAYS = [1, 3]; // per turn, for games that last for weeks

const PACES: readonly TimeControl[] = [...CLOCKS.map(({ minutes, increment }) => ({ base: minutes[0] * 60, increment })), ...DAYS.map((days) => ({ days }))];

/** The game that was looked for last. */
export function useGame(): Signal<GameName> {
  const chosen = recall("pairing", GAMES[0] ?? "");
  return useSignal<GameName>(GAMES.includes(chosen) ? chosen : (GAMES[0] ?? ""));
}

export function QuickPairing({ game, onTrouble }: { game: Signal<GameName>; onTrouble(message: string): void }) {
  const rated = useSignal(recall("pairing.rated", false));
  const busy = useSignal(false);
  const text = t().lobby;
  const { online } = t();
  const account = hasAccount();
  const open = (mine.value?.challenges ?? []).filter((match) => match.public);

  const pair = async (clock: TimeControl): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    onTrouble("");
    try {
      const { id, paired } = await api<Pairing>("/pairings", { game: game.peek(), clock, rated: rated.peek() && hasAccount() });
      if (paired) {
        say(text.found);
        go(`/match/${id}`);
        return;
      }
      say(text.looking);
      await lookAfterMine();
      // On a small screen it is below what was pressed.
      document.querySelector(`[data-looking="${id}"]`)?.scrollIntoView({ block: "nearest" });
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="quick" aria-labelledby="quick" data-game={game.value}>
      <h2 id="quick">{text.quick}</h2>
      <p class="lobby-lead">{text.quickLead}</p>
      <Choice
        name="game"
        label={text.game}
        value={game.value}
        options={Object.fromEntries(GAMES.map((name) => [name, gameWords(name).title]))}
        onChoose={(name) => {
          game.value = name;
          remember("pairing", name);
        }}
      />
      <div>
        <label class="check">
          <input
            type="checkbox"
            name="rated"
            checked={rated.value && account}
            disabled={!account}
            aria-describedby="rated-help"
            onChange={(event) => {
              rated.value = event.currentTarget.checked;
              remember("pairing.rated", rated.value);
            }}
          />
          <span>{online.rated}</span>
        </label>
        <p class="small" id="rated-help">
          {/* Nobody is told to log in before it is known who they are. */}
          {account || me.value === null ? "" : online.ratedAccount}
        </p>
      </div>
      <div class="paces" role="group" aria-label={text.speeds}>
        {PACES.map((clock) => (
          <button
            key={JSON.stringify(clock)}
            type="button"
            class="button pace"
            aria-disabled={busy.value}
            aria-label={"base" in clock ? text.liveClockSpoken({ minutes: clock.base / 60, seconds: clock.increment }) : undefined}
            data-pace={"base" in clock ? `${clock.base / 60}+${clock.increment}` : `${clock.days}d`}
            onClick={() => void pair(clock)}>
            {clockWords(clock)}
          </button>
        ))}
      </div>
      {open.map((match, index) => (
        <Looking key={match.id} match={match} first={index === 0} onTrouble={onTrouble} />
      ))}
    </section>
  );
}

/** A challenge of one's own, waiting; `first` offers the computer meanwhile. */
function Looking({ match, first, onTrouble }: { match: MyMatch; first: boolean; onTrouble(message: string): void }) {
  const text = t().lobby;
  const { title } = gameWords(match.game);
  const clock = clockWords(match.clock);
  const live = match.clock === null || "base" in match.clock;
  return (
    <div class="looking" data-game={match.game} data-looking={match.id}>
      <div class="looking-head">
        <span class="thinking" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <p>
          <strong>{text.looking}</strong>
          <br />
          {title} · {clock}
          {match.rated && ` · ${text.rated}`}
        </p>
        <button
          type="button"
          class="button"
          aria-label={text.withdrawWhich({ game: title, clock })}
          data-action="withdraw"
          onClick={() => void withdraw(match.id, onTrouble)}>
          {text.withdraw}
        </button>
      </div>
      <p class="small">{live ? text.lookingLive : text.lookingDays}</p>
      {first && <ComputerMeanwhile awaited={{ ...match, position: match.custom ? match.position : null }} onTrouble={onTrouble} />}
    </div>
  );
}
