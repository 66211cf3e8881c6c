// The page on which a game is played.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { Choices } from "../board/choices";
import { turnKeys } from "../board/handles";
import { LegendDialog } from "../board/legend-dialog";
import { skinOf } from "../boards";
import { KeyList, Loading, NoRules, Trouble } from "../chrome";
import type { GameName } from "../games";
import { Later, Soon } from "../later";
import { say } from "../log";
import { errorText, t } from "../messages";
import { isWaitingForSomebody } from "../mine";
import { go, Link, setHistoryState, query, rewrite } from "../router";
import { Engine } from "../rules/engine";
import { nextTask } from "../tasks";
import { calling } from "../title";
import { NewGame } from "./play/new-game";
import { MoveList } from "./play/move-list";
import { LocalSession } from "./play/local-session";
import { Actions, Asked } from "./play/panel";
import { PlayerLine } from "./play/player-line";
import { prompt } from "./play/prompt";
import { forgetGame, isUnfinished, savedGame } from "./play/saved";
import { Earlier, FinalScore, SharedCounters } from "./play/status";
import { greeting, reportsOf } from "./play/spoken";
import { addressOf, randomSeed, setupFromQuery, type TableSetup } from "./play/setup";
import { tableKeys, useTableKeys } from "./play/table-keys";
import { useRules } from "./use-rules";

export function Play({ game }: { game: GameName }) {
  const loaded = useRules(game, () => skinOf(game));
  const session = useSignal<LocalSession | null>(null);
  const problem = useSignal<unknown>(null);
  const engine = useMemo(() => new Engine(), []);
  const ordered = useRef(false);
  // Whoever comes to invite a friend finds the form open, and the game that was left behind it.
  const friend = useRef(new URLSearchParams(query.peek()).has("friend"));
  useEffect(() => {
    if (!friend.current) return;
    rewrite(`/play/${game}`);
    query.value = "";
  }, []);

  const open = (setup: TableSetup, search: string, resume: boolean): void => {
    if (loaded.state !== "ready") return;
    session.value?.close();
    const kept = resume ? savedGame(game, search) : null;
    try {
      session.value = new LocalSession(kept?.setup ?? setup, engine, loaded.parts, search, kept);
      problem.value = null;
      if (session.value.setup.level !== null) engine.warm();
    } catch (error) {
      session.value = null;
      if (kept) {
        // The saved game cannot be restored; it must not block the page for ever.
        if (kept.end) setHistoryState(null);
        else forgetGame(game);
        open(setup, search, false);
      } else {
        problem.value = error;
      }
    }
  };

  useEffect(
    () => () => {
      session.value?.close();
      engine.close();
    },
    [game],
  );

  useEffect(() => open(setupFromQuery(game, query.peek()), query.peek(), true), [loaded]);

  useEffect(() => {
    const keep = (): void => session.peek()?.keep();
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);

  if (loaded.state === "failed") return <NoRules onRetry={loaded.retry} />;
  if (problem.value !== null) {
    return (
      <Trouble title={t().trouble.setupTitle} text={t().trouble.setup} detail={errorText(problem.value)}>
        <button type="button" class="button primary" onClick={() => go(`/play/${game}`)}>
          {t().trouble.ordinary}
        </button>
      </Trouble>
    );
  }
  if (!session.value) return <Loading game={game} />;
  return (
    <Later meanwhile={<Loading game={game} />}>
      <TableView
        key={session.value.setup.seed}
        session={session.value}
        ordered={ordered.current}
        friend={friend.current}
        onStart={(setup) => {
          ordered.current = true;
          friend.current = false;
          const address = addressOf(setup);
          rewrite(address);
          query.value = location.search;
          const over = session.value?.end;
          open(setup, location.search, false);
          // It takes the place of the game that was not finished here.
          if (!over) forgetGame(game);
        }}
      />
    </Later>
  );
}

/** `ordered`: the game was started on this page, so the focus moves to its board. */
function TableView({ session, ordered, friend, onStart }: { session: LocalSession; ordered: boolean; friend: boolean; onStart(setup: TableSetup): void }) {
  const root = useRef<HTMLDivElement>(null);
  /** Whether the first move here takes the place of another game that is not finished. */
  const other = useMemo(() => session.made.peek().length === 0 && isUnfinished(session.setup.game), [session]);
  const ordering = useSignal(friend);
  /** Whether the form was opened in order to invite a friend. */
  const inviting = useSignal(friend);
  const helping = useSignal(false);
  const explaining = useSignal(false);
  const { board, words, setup } = session;
  const { end, turn, view } = session.state.value;
  const text = t().play;
  const flipped = board.flipped.value;
  const outcome = session.over.value ? session.outcome() : null;
  const asked = prompt(words, board.steps.value, board.next.value, view);

  const rematch = (): void =>
    onStart({ ...setup, seed: randomSeed(), side: setup.level !== null ? (setup.side === "first" ? "second" : "first") : setup.side });

  const reports = useMemo(() => reportsOf(session), [session]);
  useEffect(() => {
    void nextTask().then(() => say(greeting(session)));
    if (ordered) root.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
  }, []);

  // Whoever looks at another tab while the computer thinks is called back.
  const called = setup.level !== null && session.mine && !end ? text.yourTurn : "";
  useEffect(() => {
    calling.value = called;
    return () => {
      calling.value = "";
    };
  }, [called]);

  useTableKeys(session, {
    help: () => (helping.value = true),
    own: (key) => {
      if (key === "n") ordering.value = true;
      else if (key === "u" && !session.end) session.takeBack();
      else if (key === "Escape" && session.asking.peek()) session.asking.value = null;
      else return false;
      return true;
    },
  });

  const above = flipped ? "first" : "second";
  const below = flipped ? "second" : "first";

  return (
    <div
      class="table"
      ref={root}
      data-tall={board.ratio.value < 0.9 ? "" : undefined}
      data-thinking={session.thinking.value ? "" : undefined}
      style={{ "--ratio": String(board.ratio.value) }}>
      <h1 class="visually-hidden">{words.title}</h1>
      <div class="table-board">
        <PlayerLine session={session} side={above} />
        <Board state={board} words={words} position={session.position} reports={reports} />
        <PlayerLine session={session} side={below} />
      </div>
      <aside class="table-side">
        <Soon>
          <div class="status" data-over={outcome ? "" : undefined}>
            <p class="status-line" role="status" data-winner={outcome && end ? (end.winner ?? "none") : undefined}>
              {outcome ?? ""}
            </p>
            {outcome && <FinalScore session={session} />}
            {!end && (
              <p class="status-turn">
                {session.thinking.value ? (
                  <>
                    <span class="thinking" aria-hidden="true">
                      <i />
                      <i />
                      <i />
                      <i />
                      <i />
                    </span>
                    {text.thinking}
                  </>
                ) : setup.level === null ? (
                  text.turn({ side: words.sides[turn === "first" ? 0 : 1] })
                ) : (
                  text.yourTurn
                )}
              </p>
            )}
            {!end && session.mine && session.present.value && asked && <p class="status-prompt">{asked}</p>}
            <Earlier session={session} />
            <SharedCounters session={session} />
            {other && session.made.value.length === 0 && (
              <p class="status-prompt" data-other>
                {text.otherGame}{" "}
                <Link class="link" href={`/play/${setup.game}`}>
                  {text.otherResume}
                </Link>
              </p>
            )}
            {isWaitingForSomebody.value && (
              <p class="status-prompt" data-still-waiting>
                {text.stillWaiting}{" "}
                <Link class="link" href="/games">
                  {t().app.myGames}
                </Link>
              </p>
            )}
            {session.paused.value && <p class="status-prompt">{text.paused}</p>}
            <div class="notices" aria-live="polite">
              {session.notice.value && <p class="notice">{session.notice.value}</p>}
            </div>
          </div>
        </Soon>
        <Soon>
          <Choices state={board} words={words} />
          <Asked session={session} />
        </Soon>
        <Soon>
          <MoveList session={session} />
          <Actions
            session={session}
            onNew={() => (ordering.value = true)}
            onRematch={rematch}
            onLegend={() => (explaining.value = true)}
            onHelp={() => (helping.value = true)}
          />
        </Soon>
      </aside>
      {ordering.value && (
        <NewGame
          last={setup}
          skin={board.skin.value}
          running={!end && session.made.value.length > 0}
          friend={inviting.value}
          onClose={() => {
            ordering.value = false;
            inviting.value = false;
          }}
          onStart={(next) => {
            ordering.value = false;
            onStart(next);
          }}
        />
      )}
      {explaining.value && <LegendDialog game={setup.game} skin={board.skin.value} title={text.legend.value} onClose={() => (explaining.value = false)} />}
      {helping.value && <KeyList title={text.help.value} keys={[...tableKeys(text), ...turnKeys(view)]} onClose={() => (helping.value = false)} />}
    </div>
  );
}
