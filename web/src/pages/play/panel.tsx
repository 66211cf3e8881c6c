// What stands beside the board: who plays, the clock, the moves, and what can be done.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../../messages";
import type { SideId } from "../../protocol";
import { Link } from "../../router";
import type { Session } from "./session";

const ICONS = {
  back: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2",
  flip: "M7 4v14M7 4 3.5 7.5M7 4l3.5 3.5M17 20V6M17 20l-3.5-3.5M17 20l3.5-3.5",
  flag: "M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  draw: "M4 9h16M4 15h16",
  claim: "M5 12l5 5L19 7",
  plus: "M12 5v14M5 12h14",
  again: "M17 8a7 7 0 1 0 1.6 6M18.5 3.5v5h-5",
  pause: "M9 6v12M15 6v12",
  play: "M8 5l11 7-11 7z",
  keys: "M4 7h16v10H4zM8 14h8M7.5 10.5h.01M11 10.5h.01M14.5 10.5h.01",
} as const;

export function Icon({ name }: { name: keyof typeof ICONS }) {
  return <svg viewBox="0 0 24 24" class="glyph" aria-hidden="true"><path d={ICONS[name]} /></svg>;
}

/** One player's line: name, opponent, numbers of the game, clock. */
export function PlayerLine({ session, side }: { session: Session; side: SideId }) {
  const { words, setup } = session;
  const { view, turn, end } = session.state.value;
  const index = side === "first" ? 0 : 1;
  const role = session.opponentOf(side);
  const clock = session.clock.value?.[index];
  const counters = view.counters.filter((counter) => counter.side === side && words.counters[counter.name]);
  return (
    <div class="player" data-side={side} data-turn={turn === side && !end ? "" : undefined}>
      <span class="player-dot" aria-hidden="true" />
      <span class="player-name">{words.sides[index]}</span>
      {role !== "person" && <span class="player-role">{role === "you" ? t().play.you : t().play.computer(setup.level ?? 0)}</span>}
      {counters.map((counter) => (
        <span key={counter.name} class="player-counter">{words.counters[counter.name]} <b class="number">{counter.value}</b></span>
      ))}
      {clock !== undefined && <ClockFace millis={clock} running={turn === side && !end && !session.paused.value} />}
    </div>
  );
}

function ClockFace({ millis, running }: { millis: number; running: boolean }) {
  const tenths = Math.ceil(millis / 100);
  const seconds = Math.ceil(millis / 1000);
  const text = millis < 20_000
    ? `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return <span class="clock number" role="timer" data-running={running ? "" : undefined} data-low={millis < 20_000 ? "" : undefined}>{text}</span>;
}

export function MoveList({ session }: { session: Session }) {
  const made = session.made.value;
  const ply = session.ply.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[aria-current]");
    const box = list.current;
    if (!chosen || !box) return;
    // Only the list scrolls, never the page under somebody's finger.
    box.scrollTop = chosen.offsetTop - box.clientHeight / 2;
    box.scrollLeft = chosen.offsetLeft - box.clientWidth / 2;
  }, [ply, made.length]);
  return (
    <section class="moves" aria-label={t().play.moves}>
      <ol ref={list} tabIndex={0} aria-label={t().play.moves}>
        <li>
          <button type="button" onClick={() => session.jump(0)} aria-current={ply === 0 ? "step" : undefined}>{t().play.startOfGame}</button>
        </li>
        {made.map((move, index) => (
          <li key={index} data-side={move.view.turn === "first" ? "second" : "first"}>
            <button type="button" onClick={() => session.jump(index + 1)} aria-current={ply === index + 1 ? "step" : undefined}>
              <span class="move-number number">{index + 1}</span>
              <span class="number">{move.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ActionsProps {
  session: Session;
  onNew(): void;
  onRematch(): void;
  onHelp(): void;
}

export function Actions({ session, onNew, onRematch, onHelp }: ActionsProps) {
  const text = t().play;
  const { end, canClaim } = session.state.value;
  return (
    <div class="actions" role="group" aria-label={text.actions}>
      {end ? (
        <>
          <button type="button" class="button primary" data-action="rematch" onClick={onRematch}><Icon name="again" /><span>{text.rematch}</span></button>
          <Link class="button" href={analyseAddress(session)} data-action="analyse">{text.analyse}</Link>
        </>
      ) : (
        <>
          <button type="button" class="button" data-action="take-back" disabled={!session.canTakeBack} onClick={() => session.takeBack()}><Icon name="back" /><span>{text.takeBack}</span></button>
          <button type="button" class="button" data-action="offer" disabled={session.thinking.value} onClick={() => void session.offer()}><Icon name="draw" /><span>{text.offer}</span></button>
          {canClaim && session.mine && <button type="button" class="button" data-action="claim" onClick={() => session.claim()}><Icon name="claim" /><span>{text.claim}</span></button>}
          <button type="button" class="button" data-action="resign" onClick={() => (session.asking.value = "resign")}><Icon name="flag" /><span>{text.resign}</span></button>
          {session.clock.value && (
            <button type="button" class="button" data-action="pause" onClick={() => (session.paused.value = !session.paused.value)}>
              <Icon name={session.paused.value ? "play" : "pause"} /><span>{session.paused.value ? text.resume : text.pause}</span>
            </button>
          )}
        </>
      )}
      <button type="button" class="button" data-action="flip" onClick={() => session.board.flip()}><Icon name="flip" /><span>{text.flip}</span></button>
      <button type="button" class="button" data-action="new" onClick={onNew}><Icon name="plus" /><span>{text.newGame}</span></button>
      <button type="button" class="button keys-button" data-action="keys" onClick={onHelp}><Icon name="keys" /><span>{text.help}</span></button>
    </div>
  );
}

function analyseAddress(session: Session): string {
  const { game, variant, position, seed } = session.setup;
  const query = new URLSearchParams();
  if (variant !== null) query.set("variant", variant);
  if (position !== null) query.set("position", position);
  query.set("seed", String(seed));
  query.set("moves", session.state.value.moves.join(" "));
  return `/analyse/${game}?${query.toString()}`;
}

/** A question that needs an answer before the game goes on. */
export function Question({ session }: { session: Session }) {
  const asking = session.asking.value;
  if (!asking) return null;
  const text = t().play;
  const { words, setup } = session;
  const side = setup.level === null ? session.state.value.turn : setup.side;
  const name = words.sides[side === "first" ? 0 : 1];
  const resign = asking === "resign";
  return (
    <div class="question" role="alertdialog" aria-label={resign ? text.resign : text.offer}>
      <p>{resign ? text.resignAsk(name) : text.offerAsk(name)}</p>
      <div class="question-answers">
        <button type="button" class="button primary" data-answer="yes" onClick={() => (resign ? session.resign() : session.agree())}>{resign ? text.resignYes : text.offerYes}</button>
        <button type="button" class="button" data-answer="no" onClick={() => (session.asking.value = null)}>{resign ? text.resignNo : text.offerNo}</button>
      </div>
    </div>
  );
}
