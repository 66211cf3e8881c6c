// The table of a match: the board, the players with their clocks, how it stands, and what can be done.

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../../board/board";
import { Choices } from "../../board/choices";
import { turnKeys } from "../../board/handles";
import { LegendDialog } from "../../board/legend-dialog";
import { KeyList } from "../../chrome";
import { noteMatch } from "../../fair-play";
import { say } from "../../log";
import { t } from "../../messages";
import { NextGame } from "../../places";
import { calling } from "../../title";
import { MoveList } from "../play/move-list";
import { PlayerLine } from "../play/player-line";
import { prompt } from "../play/prompt";
import { Question } from "../play/question";
import { greeting, reportsOf } from "../play/spoken";
import { Earlier, FinalScore, SharedCounters } from "../play/status";
import { tableKeys, useTableKeys } from "../play/table-keys";
import type { MatchClient } from "./client";
import { Claims, EndActions, MatchActions, MoreDialog } from "./actions";
import { ChatPanel } from "./chat";
import { ConnectionSign } from "./connection-sign";
import { Invitation } from "./invitation";
import { IncomingOffer } from "./offers";
import { otherSide, type RemoteSession } from "./remote-session";

const GLANCE = 400; // milliseconds: whoever was about to press something sees by then that something else stands there

export type Asking = "resign" | "abort" | null;

export function MatchTable({ client, session }: { client: MatchClient; session: RemoteSession }) {
  const root = useRef<HTMLDivElement>(null);
  const asking = useSignal<Asking>(null);
  const more = useSignal(false);
  const helping = useSignal(false);
  const explaining = useSignal(false);
  const { board, words, you } = session;
  const { status } = session.match.value;
  const { end, view } = session.state.value;
  const text = t().match;
  const outcome = session.over.value ? session.outcome() : null;
  const reports = useMemo(() => reportsOf(session), [session]);
  const waiting = status === "waiting";

  useEffect(() => {
    say(greeting(session));
  }, []);

  // Whoever looks at another tab is called back.
  const called = session.mine && !end && session.held.value.length === 0 ? t().play.yourTurn : "";
  useEffect(() => {
    calling.value = called;
    return () => {
      calling.value = "";
    };
  }, [called]);

  // A game that is under way is nothing for the engine, whether one plays it or watches.
  const { position } = session.match.value;
  useEffect(() => noteMatch(session.match.peek()), [status, position]);

  // When the match begins or ends, and when an offer or a claim comes or goes, buttons come and others move: none of them
  // is pressed by a finger that was on its way to another.
  const claims = session.options.value.actions.filter((deed) => deed === "claim" || deed === "claimLeft");
  const shown = [status, outcome !== null, session.incoming?.number, ...claims].join(" ");
  const settled = useRef(shown);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table || settled.current === shown) return;
    settled.current = shown;
    table.dataset.settling = "";
    const timer = setTimeout(() => delete table.dataset.settling, GLANCE);
    return () => {
      clearTimeout(timer);
      delete table.dataset.settling;
    };
  }, [shown]);

  useTableKeys(session, {
    help: () => (helping.value = true),
    own: (key) => {
      if (key === "u") return session.reconsider();
      if (key !== "Escape") return false;
      if (asking.peek()) {
        asking.value = null;
        return true;
      }
      return !board.begun && session.reconsider();
    },
  });

  const flipped = board.flipped.value;
  const above = flipped ? "first" : "second";
  return (
    <div
      class="table match-table"
      ref={root}
      data-tall={board.ratio.value < 0.9 ? "" : undefined}
      data-status={status}
      data-pending={session.held.value.some(({ confirmed }) => confirmed) ? "" : undefined}
      data-online={client.connection.online.value ? "" : undefined}
      style={{ "--ratio": String(board.ratio.value) }}>
      <h1 class="visually-hidden">{text.title({ game: words.title })}</h1>
      <div class="table-board">
        <PlayerLine session={session} side={above} />
        <Board state={board} words={words} position={session.position} reports={reports} />
        <PlayerLine session={session} side={otherSide(above)} />
      </div>
      <aside class="table-side">
        <div class="status" data-over={outcome ? "" : undefined}>
          <p class="status-line" role="status" data-winner={outcome && end ? (end.winner ?? "none") : undefined}>
            {outcome ?? ""}
          </p>
          {outcome && <FinalScore session={session} />}
          {!end && !waiting && <TurnLine session={session} />}
          <Earlier session={session} />
          <SharedCounters session={session} />
          {you === null && !waiting && <p class="status-prompt">{text.watching}</p>}
          <ConnectionSign client={client} session={session} />
          <div class="notices" aria-live="polite">
            {session.notice.value && <p class="notice">{session.notice.value}</p>}
          </div>
          {outcome && <EndActions client={client} session={session} />}
          {!end && !waiting && you !== null && !session.mine && <NextGame except={session.id} />}
        </div>
        {waiting && <Invitation client={client} session={session} onCancel={() => (asking.value = "abort")} />}
        <Choices state={board} words={words} />
        <Claims client={client} session={session} />
        <IncomingOffer client={client} session={session} />
        <ConfirmMove session={session} />
        <Asked client={client} session={session} asking={asking} />
        {!waiting && <MoveList session={session} />}
        {!waiting && <ChatPanel chat={client.chat} />}
        {!waiting && <MatchActions client={client} session={session} onAsk={(what) => (asking.value = what)} onMore={() => (more.value = true)} />}
      </aside>
      {more.value && (
        <MoreDialog
          client={client}
          session={session}
          onClose={() => (more.value = false)}
          onAsk={(what) => (asking.value = what)}
          onLegend={() => (explaining.value = true)}
          onHelp={() => (helping.value = true)}
        />
      )}
      {explaining.value && (
        <LegendDialog game={session.game} skin={board.skin.value} title={t().play.legend.value} onClose={() => (explaining.value = false)} />
      )}
      {helping.value && (
        <KeyList title={t().play.help.value} keys={[...tableKeys(t().play), ...turnKeys(view), t().chat.key]} onClose={() => (helping.value = false)} />
      )}
    </div>
  );
}

/** Whose turn it is, and what is to be done. */
function TurnLine({ session }: { session: RemoteSession }) {
  const { board, words, you } = session;
  const { turn, view } = session.state.value;
  const { paused } = session.match.value;
  const asked = prompt(words, board.steps.value, board.next.value, view);
  // Asked for again with every tick of the clock.
  void session.clock.value;
  const left = session.firstTurnLeft();
  return (
    <>
      <p class="status-turn">{paused ? t().match.paused : session.mine ? t().play.yourTurn : t().match.turnOf({ name: session.nameOf(turn) })}</p>
      {session.mine && session.present.value && asked && <p class="status-prompt">{asked}</p>}
      {left !== null && you !== null && (
        <p class="status-prompt" data-first-turn>
          {t().match.firstTurn({ seconds: Math.ceil(left / 1000) })}
        </p>
      )}
    </>
  );
}

/** A move that is shown and not yet sent. */
function ConfirmMove({ session }: { session: RemoteSession }) {
  const waiting = session.unconfirmed;
  const send = useRef<HTMLButtonElement>(null);
  const last = waiting.at(-1);
  useEffect(() => {
    // Who plays by keys finds the answer under the finger.
    if (last) send.current?.focus({ preventScroll: true });
  }, [last?.id]);
  if (!last) return null;
  const text = t().match;
  return (
    <div class="question" role="group" aria-label={text.confirmAsk({ move: last.text })} data-confirm>
      <p>{text.confirmAsk({ move: waiting.map((move) => move.text).join(", ") })}</p>
      <div class="question-answers">
        <button ref={send} type="button" class="button primary" data-answer="send" onClick={() => session.confirm()}>
          {text.confirmYes}
        </button>
        <button type="button" class="button" data-answer="undo" onClick={() => session.reconsider()}>
          {text.confirmNo}
        </button>
      </div>
    </div>
  );
}

/** What a player is asked before something that cannot be undone. */
function Asked({ client, session, asking }: { client: MatchClient; session: RemoteSession; asking: { value: Asking } }) {
  const { play, match } = t();
  const what = asking.value;
  if (!what || session.you === null || session.end) return null;
  const leave = (): null => (asking.value = null);
  const act = (action: "resign" | "abort"): void => {
    leave();
    client.act({ action });
  };
  return what === "resign" ? (
    <Question key="resign" text={match.resignAsk} yes={play.resignYes} no={play.resignNo} onYes={() => act("resign")} onNo={leave} />
  ) : (
    <Question key="abort" text={match.abortAsk} yes={match.abortYes} no={match.abortNo} onYes={() => act("abort")} onNo={leave} />
  );
}
