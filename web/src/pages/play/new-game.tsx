// The dialog for a new game.

import { useSignal, type Signal } from "@preact/signals";
import type { Skin } from "../../board/skin";
import { Choice, Dialog } from "../../chrome";
import { errorText, gameWords, t } from "../../messages";
import { readNumber, writeNumber } from "../../numbers";
import { go } from "../../router";
import { gameInfo, Table } from "../../rules/table";
import { served } from "../../server";
import { remember } from "../../storage";
import { levelWords } from "./level-words";
import { invite, OnlineFields, termsOf, useOnlineWishes } from "./online-fields";
import { CLOCK_LIMITS, CLOCKS, DEFAULT_LEVEL, randomSeed, writeClock, type ClockSetup, type TableSetup } from "./setup";
import { VariantChoice } from "./variant-choice";

const NO_CLOCK = "none";
const OWN_CLOCK = "own";
type NumberName = "minutes-0" | "minutes-1" | "increment";

interface NewGameProps {
  last: TableSetup;
  skin: Skin;
  /** A game is under way, and the new one takes its place. */
  running: boolean;
  /** Opened in order to invite a friend. */
  friend: boolean;
  onStart(setup: TableSetup): void;
  onClose(): void;
}

export function NewGame({ last, skin, running, friend, onStart, onClose }: NewGameProps) {
  const { game } = last;
  const words = gameWords(game);
  const info = gameInfo(game);
  const text = t().play;
  const opponent = useSignal<"computer" | "person" | "online">(friend ? "online" : last.level === null ? "person" : "computer");
  const level = useSignal(last.level ?? DEFAULT_LEVEL);
  const side = useSignal<"first" | "second" | "random">(last.side);
  const variant = useSignal(last.variant ?? info.variants[0]?.name ?? "");
  const position = useSignal(last.position ?? "");
  const clocks = CLOCKS.map(writeClock);
  const lastClock = last.clock && writeClock(last.clock);
  const chosenClock = useSignal<string>(lastClock === null ? NO_CLOCK : clocks.includes(lastClock) ? lastClock : OWN_CLOCK);
  // Numbers stay as they are typed until the game begins.
  const minutes = [useSignal(writeNumber(last.clock?.minutes[0] ?? 10)), useSignal(writeNumber(last.clock?.minutes[1] ?? 10))] as const;
  const increment = useSignal(writeNumber(last.clock?.increment ?? 5));
  const wrong = useSignal<NumberName | null>(null);
  const autoflip = useSignal(last.autoflip);
  const problem = useSignal<unknown>(null);
  /** Why the server does not lay the table. */
  const refused = useSignal("");
  const wishes = useOnlineWishes();
  const asking = useSignal(false);
  const online = opponent.value === "online";
  const seeded = info.variants.find(({ name }) => name === variant.value)?.seeded ?? false;

  const numbers: Record<NumberName, { label: string; text: Signal<string>; least: number; most: number }> = {
    "minutes-0": { label: text.minutes({ side: words.sides[0] }), text: minutes[0], ...CLOCK_LIMITS.minutes },
    "minutes-1": { label: text.minutes({ side: words.sides[1] }), text: minutes[1], ...CLOCK_LIMITS.minutes },
    increment: { label: text.increment, text: increment, ...CLOCK_LIMITS.increment },
  };
  /** The clock of the fields; nothing if one of them is not a number. */
  const ownClock = (): ClockSetup | null => {
    const read = (name: NumberName): number | null => readNumber(numbers[name].text.value, numbers[name].least, numbers[name].most);
    const [first, second, added] = [read("minutes-0"), read("minutes-1"), read("increment")];
    if (first !== null && second !== null && added !== null) return { minutes: [first, second], increment: added };
    wrong.value = first === null ? "minutes-0" : second === null ? "minutes-1" : "increment";
    return null;
  };

  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const own = !online && chosenClock.value === OWN_CLOCK;
    const timed = own ? ownClock() : (CLOCKS.find((clock) => writeClock(clock) === chosenClock.value) ?? null);
    if (own && !timed) {
      form.querySelector<HTMLInputElement>(`[name="${wrong.value}"]`)?.focus();
      return;
    }
    const terms = online ? termsOf(wishes, seeded && position.value.trim() === "") : null;
    if (online && !terms) {
      form.querySelector<HTMLInputElement>(`[name="${wishes.wrong.value}"]`)?.focus();
      return;
    }
    const asked = position.value.trim();
    const setup: TableSetup = {
      game,
      variant: variant.value || null,
      position: asked === "" ? null : asked,
      seed: randomSeed(),
      level: opponent.value === "computer" ? level.value : null,
      side: side.value === "random" ? (Math.random() < 0.5 ? "first" : "second") : side.value,
      clock: timed,
      autoflip: opponent.value === "person" && autoflip.value,
    };
    try {
      Table.open({ game, variant: setup.variant, position: setup.position, seed: setup.seed }).free();
    } catch (error) {
      problem.value = error;
      return;
    }
    if (terms) {
      if (asking.value) return;
      asking.value = true;
      invite(wishes, terms, setup).then(
        (id) => go(`/match/${id}`),
        (error: unknown) => {
          asking.value = false;
          refused.value = errorText(error);
        },
      );
      return;
    }
    if (setup.level !== null) remember("level", setup.level);
    onStart(setup);
  };

  const levelText = levelWords(level.value, info.levels);
  return (
    <Dialog title={`${words.title} · ${text.newGame.value}`} onClose={onClose}>
      <form class="new-game" noValidate onSubmit={start}>
        <Choice
          name="opponent"
          label={text.opponent}
          value={opponent.value}
          options={{ computer: text.againstComputer, person: text.againstPerson, online: t().online.friend }}
          onChoose={(value) => (opponent.value = value)}
        />
        {online ? (
          <OnlineFields game={game} wishes={wishes} position={position.value.trim() || null} seeded={seeded} />
        ) : opponent.value === "computer" ? (
          <>
            <label class="field">
              <span class="field-row">
                <span>{text.level}</span>
                <span class="number" aria-hidden="true">
                  {levelText}
                </span>
              </span>
              <input
                type="range"
                name="level"
                min="1"
                max="10"
                step="1"
                value={level.value}
                aria-label={text.level}
                aria-valuetext={levelText}
                onInput={(event) => (level.value = Number(event.currentTarget.value))}
              />
              <span class="field-row small">
                <span>{text.levelGentle}</span>
                <span>{text.levelStrong}</span>
              </span>
            </label>
            <Choice
              name="side"
              label={text.side}
              value={side.value}
              options={{ first: words.sides[0], second: words.sides[1], random: text.random }}
              onChoose={(value) => (side.value = value)}
            />
          </>
        ) : (
          <label class="check">
            <input type="checkbox" checked={autoflip.value} onChange={(event) => (autoflip.value = event.currentTarget.checked)} />
            <span>{text.autoflip}</span>
          </label>
        )}
        {!online && (
          <Choice
            name="clock"
            label={text.clock}
            help={text.clockHelp}
            value={chosenClock.value}
            options={{ [NO_CLOCK]: text.noClock, ...Object.fromEntries(clocks.map((clock) => [clock, clock])), [OWN_CLOCK]: text.ownClock }}
            onChoose={(value) => (chosenClock.value = value)}
          />
        )}
        {!online && chosenClock.value === OWN_CLOCK && (
          <div>
            <div class="field-grid">
              {(Object.entries(numbers) as [NumberName, (typeof numbers)[NumberName]][]).map(([name, { label, text: typed }]) => (
                <label class="field" key={name}>
                  <span>{label}</span>
                  <input
                    type="text"
                    name={name}
                    inputMode="decimal"
                    autocomplete="off"
                    value={typed.value}
                    aria-invalid={wrong.value === name}
                    aria-describedby="clock-problem"
                    onInput={(event) => {
                      typed.value = event.currentTarget.value;
                      wrong.value = null;
                    }}
                  />
                </label>
              ))}
            </div>
            <p class="problem" id="clock-problem" role="alert" aria-live="assertive">
              {wrong.value &&
                text.badNumber({
                  field: numbers[wrong.value].label,
                  least: writeNumber(numbers[wrong.value].least),
                  most: writeNumber(numbers[wrong.value].most),
                })}
            </p>
          </div>
        )}
        {info.variants.length > 1 && <VariantChoice game={game} skin={skin} value={variant.value} onChoose={(name) => (variant.value = name)} />}
        <details class="field" open={last.position !== null}>
          <summary>{text.position}</summary>
          <textarea
            name="position"
            rows={2}
            spellcheck={false}
            autocomplete="off"
            aria-label={text.position}
            value={position.value}
            onInput={(event) => {
              position.value = event.currentTarget.value;
              problem.value = null;
            }}
          />
          <span class="small">{text.positionHelp}</span>
        </details>
        <p class="problem" role="alert" aria-live="assertive">
          {problem.value !== null ? `${text.positionRefused} ${errorText(problem.value)}` : refused.value}
        </p>
        <div class="dialog-actions">
          {running && !online && <p class="warning">{text.replaces}</p>}
          <button type="button" class="button" onClick={onClose}>
            {t().app.cancel}
          </button>
          <button type="submit" class="button primary" autofocus disabled={online && (asking.value || served.value === false)}>
            {online ? (asking.value ? t().online.asking : t().online.invite) : text.start}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
