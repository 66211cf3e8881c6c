// The part of a new game that is played with a friend across the net: side, time, name, and who may find it.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice } from "../../chrome";
import type { GameName } from "../../games";
import { hasAccount, whoAmI } from "../../me";
import { gameWords, t } from "../../messages";
import type { CreateMatch, MatchCreated, SideChoice, TimeControl } from "../../protocol";
import { api, findServer, served } from "../../server";
import { recall, remember } from "../../storage";
import { CLOCKS, writeClock } from "./setup";

const NO_CLOCK = "none";
const DAYS = [1, 3, 7];

/** Ways to keep time, by what they are called in the form. */
const TIMES: Record<string, TimeControl | null> = {
  [NO_CLOCK]: null,
  ...Object.fromEntries(CLOCKS.map((clock) => [writeClock(clock), { base: clock.minutes[0] * 60, increment: clock.increment }])),
  ...Object.fromEntries(DAYS.map((days) => [`days-${days}`, { days }])),
};

export interface OnlineWishes {
  side: Signal<SideChoice>;
  time: Signal<string>;
  name: Signal<string>;
  open: Signal<boolean>;
  rated: Signal<boolean>;
}

/** What was wished for last. */
export function useOnlineWishes(): OnlineWishes {
  const time = recall<string>("online.time", NO_CLOCK);
  return {
    side: useSignal<SideChoice>("random"),
    time: useSignal(time in TIMES ? time : NO_CLOCK),
    name: useSignal(recall<string>("name", "")),
    open: useSignal(false),
    rated: useSignal(false),
  };
}

/** Whether the result can count: between two accounts, with a clock, from the usual start. */
const canBeRated = (wishes: OnlineWishes, position: string | null): boolean => hasAccount() && wishes.time.value !== NO_CLOCK && position === null;

/** Lays the table on the server; gives the id of the match. */
export async function invite(wishes: OnlineWishes, { game, variant, position }: Pick<CreateMatch, "game" | "variant" | "position">): Promise<string> {
  const name = wishes.name.value.trim();
  remember("online.time", wishes.time.value);
  if (name !== "") remember("name", name);
  const asked: CreateMatch = {
    game,
    variant,
    position,
    seed: null,
    side: wishes.side.value,
    clock: TIMES[wishes.time.value] ?? null,
    rated: wishes.rated.value && canBeRated(wishes, position),
    public: wishes.open.value,
    name: name === "" ? null : name,
    level: null,
  };
  const { id } = await api<MatchCreated>("/matches", asked);
  // The header calls me so from now on.
  void whoAmI();
  return id;
}

export function OnlineFields({ game, wishes, position }: { game: GameName; wishes: OnlineWishes; position: string | null }) {
  const words = gameWords(game);
  const { online, play } = t();
  const { side, time, name, open, rated } = wishes;
  const account = hasAccount();
  const countable = canBeRated(wishes, position);
  useEffect(() => {
    void findServer();
    void whoAmI();
  }, []);
  const times = Object.keys(TIMES).map((key): [string, string] => {
    const control = TIMES[key];
    return [key, !control ? play.noClock : "days" in control ? online.days({ days: control.days }) : key];
  });
  return (
    <>
      <div role="alert" aria-live="assertive">
        {served.value === false && (
          <p class="warning" data-no-server>
            {online.noServer}
          </p>
        )}
      </div>
      <Choice
        name="side"
        label={play.side}
        value={side.value}
        options={{ first: words.sides[0], second: words.sides[1], random: play.random }}
        onChoose={(value) => (side.value = value)}
      />
      <Choice
        name="time"
        label={online.time}
        help={online.timeHelp}
        value={time.value}
        options={Object.fromEntries(times)}
        onChoose={(value) => (time.value = value)}
      />
      {!account && (
        <label class="field">
          <span>{online.name}</span>
          <input
            type="text"
            name="name"
            maxLength={30}
            autocomplete="nickname"
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
      )}
      <label class="check">
        <input type="checkbox" name="public" checked={open.value} onChange={(event) => (open.value = event.currentTarget.checked)} />
        <span>{online.public}</span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          name="rated"
          checked={rated.value && countable}
          disabled={!countable}
          aria-describedby="rated-help"
          onChange={(event) => (rated.value = event.currentTarget.checked)}
        />
        <span>{online.rated}</span>
      </label>
      <p class="small" id="rated-help">
        {!account ? online.ratedAccount : !countable ? online.ratedClock : ""}
      </p>
    </>
  );
}
