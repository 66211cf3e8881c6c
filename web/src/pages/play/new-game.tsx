// The sheet on which a new table is ordered.

import { useSignal } from "@preact/signals";
import { Choice, Dialog } from "../../chrome";
import { errorText, gameWords, t } from "../../messages";
import { gameInfo, Table } from "../../rules/table";
import { remember } from "../../storage";
import { DEFAULT_LEVEL, randomSeed, type TableSetup } from "./setup";

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
  const minutes = useSignal<[number, number]>(last.clock?.minutes ?? [10, 10]);
  const increment = useSignal(last.clock?.increment ?? 5);
  const autoflip = useSignal(last.autoflip);
  const problem = useSignal<unknown>(null);

  const start = (event: Event): void => {
    event.preventDefault();
    const asked = position.value.trim();
    const setup: TableSetup = {
      game,
      variant: variant.value || null,
      position: asked === "" ? null : asked,
      seed: randomSeed(),
      level: opponent.value === "computer" ? level.value : null,
      side: side.value === "random" ? (Math.random() < 0.5 ? "first" : "second") : side.value,
      clock: clocked.value === "on" ? { minutes: minutes.value, increment: increment.value } : null,
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
  return (
    <Dialog title={`${words.title} · ${text.newGame[0]}`} onClose={onClose}>
      <form class="new-game" onSubmit={start}>
        <Choice name="opponent" label={text.opponent} value={opponent.value} options={{ computer: text.againstComputer, person: text.againstPerson }} onChoose={(value) => (opponent.value = value)} />
        {opponent.value === "computer" ? (
          <>
            <label class="field">
              <span class="field-row"><span>{text.level}</span><span class="number" aria-hidden="true">{text.levelOption(level.value, rating)}</span></span>
              <input type="range" name="level" min="1" max="10" step="1" value={level.value} aria-label={text.level} aria-valuetext={text.levelOption(level.value, rating)} onInput={(event) => (level.value = Number(event.currentTarget.value))} />
              <span class="field-row small"><span>{text.levelEnds[0]}</span><span>{text.levelEnds[1]}</span></span>
            </label>
            <Choice name="side" label={text.side} value={side.value} options={{ first: words.sides[0], second: words.sides[1], random: text.random }} onChoose={(value) => (side.value = value)} />
          </>
        ) : (
          <label class="check">
            <input type="checkbox" checked={autoflip.value} onChange={(event) => (autoflip.value = event.currentTarget.checked)} />
            <span>{text.autoflip}</span>
          </label>
        )}
        <Choice name="clock" label={text.clock} value={clocked.value} options={{ off: text.noClock, on: t().app.on }} onChoose={(value) => (clocked.value = value)} />
        {clocked.value === "on" && (
          <div class="field-grid">
            {([0, 1] as const).map((index) => (
              <label class="field" key={index}>
                <span>{text.minutes(words.sides[index])}</span>
                <input type="number" name={`minutes-${index}`} inputMode="decimal" min="0.1" max="600" step="any" required value={minutes.value[index]} onInput={(event) => {
                  const next: [number, number] = [...minutes.value];
                  next[index] = Number(event.currentTarget.value);
                  minutes.value = next;
                }} />
              </label>
            ))}
            <label class="field">
              <span>{text.increment}</span>
              <input type="number" name="increment" inputMode="numeric" min="0" max="600" required value={increment.value} onInput={(event) => (increment.value = Number(event.currentTarget.value))} />
            </label>
          </div>
        )}
        {info.variants.length > 1 && (
          <label class="field">
            <span>{text.variant}</span>
            <select name="variant" value={variant.value} onChange={(event) => (variant.value = event.currentTarget.value)}>
              {info.variants.map(({ name }) => <option key={name} value={name}>{words.variants[name]?.name ?? name}</option>)}
            </select>
            <span class="small">{words.variants[variant.value]?.line}</span>
          </label>
        )}
        <details class="field" open={position.value !== ""}>
          <summary>{text.position}</summary>
          <textarea name="position" rows={2} spellcheck={false} autocomplete="off" aria-label={text.position} value={position.value} onInput={(event) => { position.value = event.currentTarget.value; problem.value = null; }} />
          <span class="small">{text.positionHelp}</span>
          {problem.value !== null && <p class="problem" role="alert">{text.positionRefused} {errorText(problem.value)}</p>}
        </details>
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>{t().app.cancel}</button>
          <button type="submit" class="button primary" autofocus>{text.start}</button>
        </div>
      </form>
    </Dialog>
  );
}
