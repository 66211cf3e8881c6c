// The panel beside the board of a game on this device: actions and questions.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../icons";
import { t } from "../../messages";
import { Link } from "../../router";
import { pack } from "../analyse/pack";
import { Action, Words } from "./action";
import { analyseAddress } from "./analyse-address";
import type { LocalSession } from "./local-session";
import { Question } from "./question";

interface ActionsProps {
  session: LocalSession;
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
          <Link key="analyse" class="button" href={analyseAddress(session, session.setup, record.value)} data-action="analyse">
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

/** What a player at this screen is asked: whether to resign, or to agree to a draw. */
export function Asked({ session }: { session: LocalSession }) {
  const asking = session.asking.value;
  if (!asking) return null;
  const text = t().play;
  const { words, setup } = session;
  const side = setup.level === null ? session.state.value.turn : setup.side;
  const name = words.sides[side === "first" ? 0 : 1];
  const leave = (): null => (session.asking.value = null);
  return asking === "resign" ? (
    <Question key="resign" text={text.resignAsk({ side: name })} yes={text.resignYes} no={text.resignNo} onYes={() => session.resign()} onNo={leave} />
  ) : (
    <Question key="draw" text={text.offerAsk({ side: name })} yes={text.offerYes} no={text.offerNo} onYes={() => session.agree()} onNo={leave} />
  );
}
