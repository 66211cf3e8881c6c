// The panel beside the board: players, clocks and actions.

import { useSignal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { PieceIcon } from "../../board/piece-icon";
import { keepInside } from "../../chrome";
import { Icon, type IconName } from "../../icons";
import { t } from "../../messages";
import type { Side } from "../../protocol";
import { Link } from "../../router";
import { pack } from "../analyse/pack";
import type { Session } from "./session";

/** One player's line: whether it is their turn or they have won, what their pieces look like, name, opponent, numbers
 *  of the game, clock. */
export function PlayerLine({ session, side }: { session: Session; side: Side }) {
  const { words, setup } = session;
  const { view, turn, end } = session.state.value;
  const index = side === "first" ? 0 : 1;
  const role = session.opponentOf(side);
  const clock = session.clock.value?.[index];
  // A counter that is zero for both sides is hidden: Khitan's reserve in a variant without one.
  const any = new Set(view.counters.filter(({ value }) => value !== 0).map(({ name }) => name));
  const counters = view.counters.filter((counter) => counter.side === side && words.counters[counter.name] && any.has(counter.name));
  const result = session.over.value && end ? (end.winner === null ? "drawn" : end.winner === side ? "won" : "lost") : undefined;
  return (
    <div class="player" data-side={side} data-turn={turn === side && !end ? "" : undefined} data-result={result}>
      <svg class="player-turn" viewBox="0 0 10 12" aria-hidden="true">
        <path d="M1 1L9 6L1 11z" />
      </svg>
      <PieceIcon state={session.board} view={view} owner={side} kind={0} orientation={0} />
      <span class="player-name">{words.sides[index]}</span>
      {role !== "person" && <span class="player-role">{role === "you" ? t().play.you : <Words words={t().play.computer({ level: setup.level ?? 0 })} />}</span>}
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
      {clock !== undefined && <ClockFace millis={clock} running={turn === side && session.ticking} />}
    </div>
  );
}

function ClockFace({ millis, running }: { millis: number; running: boolean }) {
  const tenths = Math.ceil(millis / 100);
  const seconds = Math.ceil(millis / 1000);
  const text =
    millis < 20_000
      ? `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <span class="clock number" role="timer" data-running={running ? "" : undefined} data-low={millis < 20_000 ? "" : undefined}>
      {text}
    </span>
  );
}

interface ActionsProps {
  session: Session;
  onNew(): void;
  onRematch(): void;
  onLegend(): void;
  onHelp(): void;
}

export function Actions({ session, onNew, onRematch, onLegend, onHelp }: ActionsProps) {
  const text = t().play;
  const { canClaim } = session.state.value;
  const paused = session.paused.value;
  // Only the record tells of a resignation, an agreement or the clock.
  const record = useSignal<string | null>(null);
  useEffect(() => {
    if (session.over.value) void pack(session.record()).then((packed) => (record.value = packed));
  }, [session.over.value]);
  // A game that ends by the answer to an offer takes its button away: the focus goes on to the first of the others.
  const box = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    if (session.over.value && within.current && document.activeElement === document.body) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [session.over.value]);
  return (
    <div
      class="actions"
      role="group"
      aria-label={text.actions}
      data-over={session.over.value ? "" : undefined}
      ref={box}
      onFocusIn={() => (within.current = true)}
      onFocusOut={(event) => (within.current = event.relatedTarget === null)}>
      {session.over.value ? (
        <>
          <Action key="rematch" name="rematch" icon="clockwise" words={text.rematch} onPress={onRematch} primary />
          <Link key="analyse" class="button" href={analyseAddress(session, record.value)} data-action="analyse">
            <Icon name="search" />
            <Words words={text.analyse} />
          </Link>
          <Action key="new" name="new" icon="plus" words={text.newGame} onPress={onNew} />
        </>
      ) : (
        <>
          <Action key="take-back" name="take-back" icon="undo" words={text.takeBack} onPress={() => session.takeBack()} disabled={!session.canTakeBack} />
          <Action key="offer" name="offer" icon="equals" words={text.offer} onPress={() => void session.offer()} disabled={session.thinking.value} />
          {canClaim && session.mine && <Action key="claim" name="claim" icon="check" words={text.claim} onPress={() => session.claim()} />}
          <Action key="resign" name="resign" icon="flag" words={text.resign} onPress={() => (session.asking.value = "resign")} />
          {session.clock.value && (
            <Action
              key="pause"
              name="pause"
              icon={paused ? "play" : "pause"}
              words={paused ? text.resume : text.pause}
              onPress={() => (session.paused.value = !paused)}
            />
          )}
        </>
      )}
      <Action key="flip" name="flip" icon="flip" words={text.flip} onPress={() => session.board.flip()} />
      {!session.over.value && <Action key="new" name="new" icon="plus" words={text.newGame} onPress={onNew} />}
      <Action key="legend" name="legend" icon="legend" words={text.legend} onPress={onLegend} />
      <Action key="keys" name="keys" icon="keyboard" words={text.help} onPress={onHelp} />
    </div>
  );
}

/** What a button says, and what it says where there is little room. */
interface Brief {
  value: string;
  brief: string;
}

interface ActionProps {
  name: string;
  icon: IconName;
  words: Brief;
  onPress(): void;
  disabled?: boolean;
  primary?: boolean;
}

/** A disabled button keeps the focus. */
function Action({ name, icon, words, onPress, disabled = false, primary = false }: ActionProps) {
  return (
    <button type="button" class={primary ? "button primary" : "button"} data-action={name} aria-disabled={disabled} onClick={() => disabled || onPress()}>
      <Icon name={icon} />
      <Words words={words} />
    </button>
  );
}

/** The label of a button, long and short. */
function Words({ words: { value, brief } }: { words: Brief }) {
  return (
    <>
      <span class="whole">{value}</span>
      <span class="brief">{brief}</span>
    </>
  );
}

function analyseAddress(session: Session, record: string | null): string {
  const { game, variant, position, seed } = session.setup;
  const query = new URLSearchParams();
  if (variant !== null) query.set("variant", variant);
  if (position !== null) query.set("position", position);
  query.set("seed", String(seed));
  query.set("moves", session.state.value.moves.join(" "));
  if (record !== null) query.set("record", record);
  // It is looked at from the side from which it was played.
  if (session.board.flipped.value) query.set("from", "second");
  return `/analyse/${game}?${query.toString()}`;
}

/** A question that needs an answer before the game goes on. */
export function Question({ session }: { session: Session }) {
  const asking = session.asking.value;
  const no = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const question = useId();
  // The question takes the focus before the next key press.
  useLayoutEffect(() => {
    if (!asking) return;
    before.current = document.activeElement;
    no.current?.focus({ preventScroll: true });
  }, [asking]);
  // Afterwards the focus returns to where it was, once the buttons are rendered again: a finished game
  // has others.
  useEffect(() => {
    if (!asking) return;
    return () => {
      const on = before.current?.isConnected ? before.current : document.querySelector("[data-action=rematch]");
      if (on instanceof HTMLElement) on.focus({ preventScroll: true });
    };
  }, [asking]);
  if (!asking) return null;
  const text = t().play;
  const { words, setup } = session;
  const side = setup.level === null ? session.state.value.turn : setup.side;
  const name = words.sides[side === "first" ? 0 : 1];
  const resign = asking === "resign";
  return (
    <div
      class="question"
      role="alertdialog"
      ref={box}
      aria-labelledby={question}
      onKeyDown={(event) => {
        if (event.key === "Tab") keepInside(event, box.current);
      }}>
      <p id={question}>{resign ? text.resignAsk({ side: name }) : text.offerAsk({ side: name })}</p>
      <div class="question-answers">
        <button type="button" class="button primary" data-answer="yes" onClick={() => (resign ? session.resign() : session.agree())}>
          {resign ? text.resignYes : text.offerYes}
        </button>
        <button ref={no} type="button" class="button" data-answer="no" onClick={() => (session.asking.value = null)}>
          {resign ? text.resignNo : text.offerNo}
        </button>
      </div>
    </div>
  );
}
