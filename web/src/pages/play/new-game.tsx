// The dialog for a new game.

import { useSignal, type Signal } from "@preact/signals";
import { Choice, Dialog } from "../../chrome";
import { errorText, gameWords, t } from "../../messages";
import { readNumber, writeNumber } from "../../numbers";
import { gameInfo, Table } from "../../rules/table";
import { remember } from "../../storage";
import { DEFAULT_LEVEL, randomSeed, type ClockSetup, type TableSetup } from "./setup";

const MINUTES = { least: 0.1, most: 600 };
const SECONDS = { least: 0, most: 600 };
type NumberName = "minutes-0" | "minutes-1" | "increment";

interface NewGameProps {
  last: TableSetup;
  onStart(setup: TableSetup): void;
  onClose(): void;
}

export function NewGame({ last, onStart, onClose }: NewGameProps) {
  const { game } = last;
  const words = gameWords(game);
  const info = gameInfo(game);
  const text = t().play;
  const opponent = useSignal<"computer" | "person">(last.level === null ? "person" : "computer");
  const level = useSignal(last.level ?? DEFAULT_LEVEL);
  const side = useSignal<"first" | "second" | "random">(last.side);
  const variant = useSignal(last.variant ?? info.variants[0]?.name ?? "");
  const position = useSignal(last.position ?? "");
  const clocked = useSignal<"off" | "on">(last.clock ? "on" : "off");
  // Numbers stay as they are typed until the game begins.
  const minutes = [useSignal(writeNumber(last.clock?.minutes[0] ?? 10)), useSignal(writeNumber(last.clock?.minutes[1] ?? 10))] as const;
  const increment = useSignal(writeNumber(last.clock?.increment ?? 5));
  const wrong = useSignal<NumberName | null>(null);
  const autoflip = useSignal(last.autoflip);
  const problem = useSignal<unknown>(null);

  const numbers: Record<NumberName, { label: string; text: Signal<string>; least: number; most: number }> = {
    "minutes-0": { label: text.minutes({ side: words.sides[0] }), text: minutes[0], ...MINUTES },
    "minutes-1": { label: text.minutes({ side: words.sides[1] }), text: minutes[1], ...MINUTES },
    increment: { label: text.increment, text: increment, ...SECONDS },
  };
  /** The chosen clock; nothing if one of its fields is not a number. */
  const clock = (): ClockSetup | null => {
    const read = (name: NumberName): number | null => readNumber(numbers[name].text.value, numbers[name].least, numbers[name].most);
    const [first, second, added] = [read("minutes-0"), read("minutes-1"), read("increment")];
    if (first !== null && second !== null && added !== null) return { minutes: [first, second], increment: added };
    wrong.value = first === null ? "minutes-0" : second === null ? "minutes-1" : "increment";
    return null;
  };

  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const timed = clocked.value === "on" ? clock() : null;
    if (clocked.value === "on" && !timed) {
      form.querySelector<HTMLInputElement>(`[name="${wrong.value}"]`)?.focus();
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
    if (setup.level !== null) remember("level", setup.level);
    onStart(setup);
  };

  const rating = info.levels.find(({ number }) => number === level.value)?.rating ?? null;
  const levelText = rating === null ? text.levelName({ level: level.value }) : text.levelOption({ level: level.value, rating });
  return (
    <Dialog title={`${words.title} · ${text.newGame.value}`} onClose={onClose}>
      <form class="new-game" noValidate onSubmit={start}>
        <Choice
          name="opponent"
          label={text.opponent}
          value={opponent.value}
          options={{ computer: text.againstComputer, person: text.againstPerson }}
          onChoose={(value) => (opponent.value = value)}
        />
        {opponent.value === "computer" ? (
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
        <Choice
          name="clock"
          label={text.clock}
          value={clocked.value}
          options={{ off: text.noClock, on: t().app.on }}
          onChoose={(value) => (clocked.value = value)}
        />
        {clocked.value === "on" && (
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
        {info.variants.length > 1 && (
          <label class="field">
            <span>{text.variant}</span>
            <select name="variant" value={variant.value} onChange={(event) => (variant.value = event.currentTarget.value)}>
              {info.variants.map(({ name }) => (
                <option key={name} value={name}>
                  {words.variants[name]?.name ?? name}
                </option>
              ))}
            </select>
            <span class="small">{words.variants[variant.value]?.line}</span>
          </label>
        )}
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
          {problem.value !== null && `${text.positionRefused} ${errorText(problem.value)}`}
        </p>
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            {t().app.cancel}
          </button>
          <button type="submit" class="button primary" autofocus>
            {text.start}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
