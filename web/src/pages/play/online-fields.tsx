// The part of a new game that is played with a friend across the net: side, time, name, and who may find it.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice } from "../../chrome";
import type { GameName } from "../../games";
import { hasAccount, whoAmI } from "../../me";
import { gameWords, t } from "../../messages";
import type { CreateMatch, MatchCreated, SideChoice, TimeControl } from "../../protocol";
import { api, findServer, served } from "../../server";
import { readNumber, writeNumber } from "../../numbers";
import { recall, remember } from "../../storage";
import { CLOCK_LIMITS, CLOCKS, writeClock } from "./setup";

const NO_CLOCK = "none";
const OWN_CLOCK = "own";
const OWN_DAYS = "own-days";
const DAYS = [1, 3, 7];

/** Fields that hold a number, and what it may be; the server's limits are the same. */
const NUMBERS = {
  base: { least: CLOCK_LIMITS.minutes.least, most: 360, whole: false },
  increment: { ...CLOCK_LIMITS.increment, whole: true },
  days: { least: 1, most: 30, whole: true },
  seed: { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true },
};
type NumberName = keyof typeof NUMBERS;

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
  /** Numbers stay as they are typed until the table is laid. */
  numbers: Record<NumberName, Signal<string>>;
  /** The number that is none. */
  wrong: Signal<NumberName | null>;
}

/** What was wished for last. */
export function useOnlineWishes(): OnlineWishes {
  const time = recall<string>("online.time", NO_CLOCK);
  const own = recall<Partial<Record<NumberName, number>>>("online.own", {}) ?? {};
  return {
    side: useSignal<SideChoice>("random"),
    time: useSignal(time in TIMES || time === OWN_CLOCK || time === OWN_DAYS ? time : NO_CLOCK),
    name: useSignal(recall<string>("name", "")),
    open: useSignal(false),
    rated: useSignal(false),
    numbers: {
      base: useSignal(writeNumber(own.base ?? 15)),
      increment: useSignal(writeNumber(own.increment ?? 10)),
      days: useSignal(writeNumber(own.days ?? 5)),
      seed: useSignal(""),
    },
    wrong: useSignal<NumberName | null>(null),
  };
}

/** What is asked of the server beside the game. */
type Terms = Pick<CreateMatch, "clock" | "seed">;

/** The clock and the seed of the form; nothing if one of its numbers is none, which is then `wrong`. `seeded` is whether the
 *  start is drawn by lot. */
export function termsOf(wishes: OnlineWishes, seeded: boolean): Terms | null {
  const { numbers, wrong } = wishes;
  wrong.value = null;
  const read = (name: NumberName): number => {
    const { least, most, whole } = NUMBERS[name];
    const number = readNumber(numbers[name].value, least, most);
    if (number !== null && (!whole || Number.isSafeInteger(number))) return number;
    wrong.value ??= name;
    return least;
  };
  const time = wishes.time.value;
  let clock: TimeControl | null = TIMES[time] ?? null;
  if (time === OWN_CLOCK) clock = { base: Math.round(read("base") * 60), increment: read("increment") };
  if (time === OWN_DAYS) clock = { days: read("days") };
  const seed = seeded && numbers.seed.value.trim() !== "" ? read("seed") : null;
  return wrong.value === null ? { clock, seed } : null;
}

/** Whether the result can count: between two accounts, with a clock, from the usual start. */
const canBeRated = (wishes: OnlineWishes, usual: boolean): boolean => hasAccount() && wishes.time.value !== NO_CLOCK && usual;

/** Lays the table on the server; gives the id of the match. */
export async function invite(
  wishes: OnlineWishes,
  { clock, seed }: Terms,
  { game, variant, position }: Pick<CreateMatch, "game" | "variant" | "position">,
): Promise<string> {
  const name = wishes.name.value.trim();
  remember("online.time", wishes.time.value);
  if (clock && wishes.time.value === OWN_CLOCK && "base" in clock) keepOwn({ base: clock.base / 60, increment: clock.increment });
  if (clock && wishes.time.value === OWN_DAYS && "days" in clock) keepOwn({ days: clock.days });
  if (name !== "") remember("name", name);
  const asked: CreateMatch = {
    game,
    variant,
    position,
    // A position leaves nothing to chance.
    seed: position === null ? seed : null,
    side: wishes.side.value,
    clock,
    rated: wishes.rated.value && canBeRated(wishes, position === null && seed === null),
    public: wishes.open.value,
    name: name === "" ? null : name,
    level: null,
  };
  const { id } = await api<MatchCreated>("/matches", asked);
  // The header calls me so from now on.
  void whoAmI();
  return id;
}

const keepOwn = (numbers: Partial<Record<NumberName, number>>): void =>
  remember("online.own", { ...recall<Partial<Record<NumberName, number>>>("online.own", {}), ...numbers });

interface OnlineFieldsProps {
  game: GameName;
  wishes: OnlineWishes;
  position: string | null;
  /** Whether the start is drawn by lot. */
  seeded: boolean;
}

export function OnlineFields({ game, wishes, position, seeded }: OnlineFieldsProps) {
  const words = gameWords(game);
  const { online, play } = t();
  const { side, time, name, open, rated, numbers, wrong } = wishes;
  const account = hasAccount();
  const draws = seeded && position === null;
  const countable = canBeRated(wishes, position === null && !(draws && numbers.seed.value.trim() !== ""));
  const labels: Record<NumberName, string> = { base: online.base, increment: online.increment, days: online.daysEach, seed: online.seed };
  const asked: NumberName[] = time.value === OWN_CLOCK ? ["base", "increment"] : time.value === OWN_DAYS ? ["days"] : [];
  const field = (which: NumberName) => (
    <label class="field" key={which}>
      <span>{labels[which]}</span>
      <input
        type="text"
        name={which}
        inputMode={NUMBERS[which].whole ? "numeric" : "decimal"}
        autocomplete="off"
        value={numbers[which].value}
        aria-invalid={wrong.value === which}
        aria-describedby={which === "seed" ? "seed-help number-problem" : "number-problem"}
        onInput={(event) => {
          numbers[which].value = event.currentTarget.value;
          wrong.value = null;
        }}
      />
    </label>
  );
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
        options={{ ...Object.fromEntries(times), [OWN_CLOCK]: online.ownClock, [OWN_DAYS]: online.ownDays }}
        onChoose={(value) => {
          time.value = value;
          wrong.value = null;
        }}
      />
      {asked.length > 0 && <div class="field-grid">{asked.map(field)}</div>}
      {draws && (
        <div>
          {field("seed")}
          <p class="small" id="seed-help">
            {online.seedHelp}
          </p>
        </div>
      )}
      <p class="problem" id="number-problem" role="alert" aria-live="assertive">
        {wrong.value &&
          play.badNumber({ field: labels[wrong.value], least: writeNumber(NUMBERS[wrong.value].least), most: writeNumber(NUMBERS[wrong.value].most) })}
      </p>
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
