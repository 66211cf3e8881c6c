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
import { Later } from "../later";
import { say } from "../log";
import { errorText, t, type Messages } from "../messages";
import type { Reason } from "../protocol";
import { go, Link, setHistoryState, query, rewrite } from "../router";
import { Engine } from "../rules/engine";
import { choose, sound } from "../settings";
import { leafFromBoard, shortcutOf } from "../shortcut";
import { calling } from "../title";
import { NewGame } from "./play/new-game";
import { MoveList } from "./play/move-list";
import { Actions, PlayerLine, Question } from "./play/panel";
import { prompt } from "./play/prompt";
import { forgetGame, isUnfinished, savedGame } from "./play/saved";
import { Session } from "./play/session";
import { greeting, reportsOf } from "./play/spoken";
import { addressOf, randomSeed, setupFromQuery, type TableSetup } from "./play/setup";
import { useRules } from "./use-rules";

export function Play({ game }: { game: GameName }) {
  const loaded = useRules(() => skinOf(game));
  const session = useSignal<Session | null>(null);
  const problem = useSignal<unknown>(null);
  const engine = useMemo(() => new Engine(), []);
  const ordered = useRef(false);

  const open = (setup: TableSetup, search: string, resume: boolean): void => {
    if (loaded.state !== "ready") return;
    session.value?.close();
    const kept = resume ? savedGame(game, search) : null;
    try {
      session.value = new Session(kept?.setup ?? setup, engine, loaded.parts, search, kept);
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
        onStart={(setup) => {
          ordered.current = true;
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
function TableView({ session, ordered, onStart }: { session: Session; ordered: boolean; onStart(setup: TableSetup): void }) {
  const root = useRef<HTMLDivElement>(null);
  /** Whether the first move here takes the place of another game that is not finished. */
  const other = useMemo(() => session.made.peek().length === 0 && isUnfinished(session.setup.game), [session]);
  const ordering = useSignal(false);
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
    say(greeting(session));
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

  useEffect(() => {
    const leaf = (key: string): void => {
      const ply = session.ply.peek();
      session.jump(key === "Home" ? 0 : key === "End" ? session.made.peek().length : key === "[" || key === "ArrowLeft" ? ply - 1 : ply + 1);
    };
    const stop = leafFromBoard(leaf);
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null;
      if (event.defaultPrevented || target?.closest("input, textarea, select, dialog")) return;
      const onBoard = target?.closest("[role=grid]") !== null && target !== null;
      const key = shortcutOf(event);
      // On the board the arrows go from cell to cell, and are not heard here.
      switch (key) {
        case "?":
          helping.value = true;
          break;
        case "s":
          choose({ sound: !sound.peek() });
          say(sound.peek() ? t().tell.soundOn : t().tell.soundOff);
          break;
        case "n":
          ordering.value = true;
          break;
        case "u":
          if (!session.end) session.takeBack();
          break;
        case "[":
        case "]":
        case "ArrowLeft":
        case "ArrowRight":
        case "Home":
        case "End":
          leaf(key);
          break;
        case "f":
          if (!onBoard) board.flip();
          break;
        case "Escape":
          if (session.asking.peek()) session.asking.value = null;
          else if (!onBoard) board.undo();
          break;
        default:
          return;
      }
      if (key.length > 1 && key !== "Escape") event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => {
      stop();
      removeEventListener("keydown", onKey);
    };
  }, [session]);

  const above = flipped ? "first" : "second";
  const below = flipped ? "second" : "first";
  const shared = view.counters.filter((counter) => counter.side === null && words.counters[counter.name] && counter.value > 0 && !end);

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
        <div class="status" data-over={outcome ? "" : undefined}>
          <p class="status-line" role="status" data-winner={outcome && end ? (end.winner ?? "none") : undefined}>
            {outcome ?? ""}
          </p>
          {outcome && end && !BY_PLAYERS.has(end.reason) && <FinalScore session={session} />}
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
          {!session.present.value && (
            <p class="status-prompt">
              {text.earlier}.{" "}
              <button type="button" class="link" onClick={() => session.jump(session.made.value.length)}>
                {text.present}
              </button>
            </p>
          )}
          {shared.map((counter) => (
            <p key={counter.name} class="shared-counter" data-counter={counter.name}>
              {words.says(counter.name, counter.value) ?? (
                <>
                  {words.counters[counter.name]} <b class="number">{counter.value}</b>
                </>
              )}
            </p>
          ))}
          {other && session.made.value.length === 0 && (
            <p class="status-prompt" data-other>
              {text.otherGame}{" "}
              <Link class="link" href={`/play/${setup.game}`}>
                {text.otherResume}
              </Link>
            </p>
          )}
          {session.paused.value && <p class="status-prompt">{text.paused}</p>}
          <div class="notices" aria-live="polite">
            {session.notice.value && <p class="notice">{session.notice.value}</p>}
          </div>
        </div>
        <Choices state={board} words={words} />
        <Question session={session} />
        <MoveList session={session} />
        <Actions
          session={session}
          onNew={() => (ordering.value = true)}
          onRematch={rematch}
          onLegend={() => (explaining.value = true)}
          onHelp={() => (helping.value = true)}
        />
      </aside>
      {ordering.value && (
        <NewGame
          last={setup}
          skin={board.skin.value}
          running={!end && session.made.value.length > 0}
          onClose={() => (ordering.value = false)}
          onStart={(next) => {
            ordering.value = false;
            onStart(next);
          }}
        />
      )}
      {explaining.value && <LegendDialog game={setup.game} skin={board.skin.value} title={text.legend.value} onClose={() => (explaining.value = false)} />}
      {helping.value && <KeyList title={text.help.value} keys={[...keys(text), ...turnKeys(view)]} onClose={() => (helping.value = false)} />}
    </div>
  );
}

/** Ends that players or the clock decide, whatever the score. */
const BY_PLAYERS: ReadonlySet<Reason> = new Set(["resignation", "agreement", "time", "claim"]);

/** The score at the end, where the game counts one: "Black 6 – 60 White". */
function FinalScore({ session: { words, state } }: { session: Session }) {
  const [one, two] = state.value.view.counters.filter(({ name }) => name === "score");
  if (!one || !two) return null;
  const [first, second] = words.sides;
  return (
    <p class="final-score" data-score>
      <span>{first}</span> <b class="number">{`${one.value}–${two.value}`}</b> <span>{second}</span>
    </p>
  );
}

function keys(text: Messages["play"]): { value: string; key: string }[] {
  return [
    text.keyBoard,
    text.keyPick,
    text.keyType,
    text.keyTell,
    text.keyWhole,
    text.keyTurn,
    text.keyLast,
    text.keyScore,
    text.keyGround,
    text.keyClocks,
    text.keyUndo,
    text.keyFlip,
    text.keyTakeBack,
    text.keyEarlier,
    text.keyEnds,
    text.keyEverywhere,
    text.keySound,
    text.keyNewGame,
    text.keyHelp,
  ];
}
