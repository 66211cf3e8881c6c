// Analyse a game: a tree of moves, the engine's opinion, an editor, and files in and out.

import "./analyse/analyse.css";

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { Choices } from "../board/choices";
import { describeTask } from "../board/describe";
import { turnKeys } from "../board/handles";
import type { Reports } from "../board/reports";
import { skinOf } from "../boards";
import { KeyList, Loading, NoRules, Trouble } from "../chrome";
import type { GameName } from "../games";
import { say } from "../log";
import { errorText, gameWords, t, type Messages } from "../messages";
import { go, query } from "../router";
import type { Direction } from "../rules/study";
import { choose, sound } from "../settings";
import { leafFromBoard, shortcutOf } from "../shortcut";
import { readAddress } from "./analyse/address";
import { BestMove } from "./analyse/best-move";
import { Editor } from "./analyse/editor";
import { EnginePanel, EvaluationBar, Graph, Terms } from "./analyse/engine-panel";
import { FilesDialog } from "./analyse/files";
import { Icon } from "../icons";
import { putAside } from "./analyse/saved";
import { Study } from "./analyse/study";
import { filterThreats, ThreatLayer, ThreatList, useThreats, type Whose } from "./analyse/threats";
import { Navigation, Remarks, TreeView } from "./analyse/tree-view";
import { a } from "./analyse/words";
import { prompt } from "./play/prompt";
import { useRules } from "./use-rules";

export function Analyse({ game }: { game: GameName }) {
  const loaded = useRules(game, () => skinOf(game));
  const study = useSignal<Study | null>(null);
  const problem = useSignal<unknown>(null);
  const editing = useSignal(false);

  const use = (next: Study): void => {
    study.value?.keepFor(location.search);
    putAside(game);
    study.value?.close();
    study.value = next;
    problem.value = null;
    void next.keepNow();
  };

  useEffect(() => {
    // Whoever leaves comes back to the address as it is now.
    const keep = (): void => study.peek()?.keepFor(location.search);
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      study.peek()?.close();
    };
  }, [game]);

  useEffect(() => {
    if (loaded.state !== "ready") return;
    let left = false;
    const search = query.peek();
    Study.open(readAddress(game, search), loaded.parts, search).then(
      (opened) => {
        if (left) opened.close();
        else study.value = opened;
      },
      (error: unknown) => (problem.value = error),
    );
    return () => {
      left = true;
    };
  }, [loaded]);

  // Whoever sets up, opens or begins something by key goes on at its board.
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) document.querySelector<HTMLElement>(".analyse-board [role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
    shown.current = study.value !== null;
  }, [study.value, editing.value]);

  if (loaded.state === "failed") return <NoRules onRetry={loaded.retry} />;
  if (problem.value !== null) {
    return (
      <Trouble title={t().trouble.setupTitle} text={t().trouble.setup} detail={errorText(problem.value)}>
        <button type="button" class="button primary" onClick={() => go(`/analyse/${game}`)}>
          {a().startPosition}
        </button>
      </Trouble>
    );
  }
  const current = study.value;
  if (!current) return <Loading game={game} />;
  if (editing.value) {
    return (
      <>
        <h1 class="visually-hidden">{a().title({ game: gameWords(game).title })}</h1>
        <Editor
          study={current}
          onClose={() => (editing.value = false)}
          onAnalyse={(variant, position) => {
            use(Study.begin({ game, variant, position, seed: 0 }, current.board.skin.peek()));
            editing.value = false;
          }}
        />
      </>
    );
  }
  return (
    <StudyView
      key={current}
      study={current}
      onEdit={() => {
        current.advisor.switchTo(false);
        editing.value = true;
      }}
      onNew={() => use(Study.begin({ game, variant: current.origin.variant, position: null, seed: 0 }, current.board.skin.peek()))}
      onOpen={(next) => {
        if (next.origin.game === game) {
          use(next);
          return;
        }
        // Another game has another page; it finds there what was kept.
        void next.address().then(({ address }) => {
          putAside(next.origin.game);
          next.keepFor(new URL(address, location.href).search);
          next.close();
          go(address);
        });
      }}
    />
  );
}

/** What the keys tell. */
function reportsOf(study: Study): Reports {
  const { board, words } = study;
  return {
    turn: () => study.outcome() ?? `${t().play.turn({ side: words.sides[board.view.turn === "first" ? 0 : 1] })}.`,
    task: () => describeTask(board.steps.peek(), words, prompt(words, board.steps.peek(), board.next.peek(), board.view)),
    last: () => study.lastMoveInWords(),
  };
}

const KEYS: Record<string, Direction> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "above",
  ArrowDown: "below",
  Home: "start",
  End: "end",
  "[": "back",
  "]": "on",
};

function StudyView({ study, onEdit, onNew, onOpen }: { study: Study; onEdit(): void; onNew(): void; onOpen(study: Study): void }) {
  const text = a();
  const files = useSignal(false);
  const helping = useSignal(false);
  const threatened = useSignal(false);
  const whose = useSignal<Whose>("both");
  const all = useThreats(study, threatened.value);
  const threats = all && filterThreats(study, all, whose.value);
  const { board, words } = study;
  const { turn, view, end } = study.state.value;
  const outcome = study.outcome();
  const asked = prompt(words, board.steps.value, board.next.value, view);
  const held = view.counters.filter(
    (counter) => counter.side !== null && words.counters[counter.name] && view.counters.some(({ name, value }) => name === counter.name && value > 0),
  );
  const shared = view.counters.filter((counter) => counter.side === null && words.counters[counter.name] && counter.value > 0 && !end);

  const reports = useMemo(() => reportsOf(study), [study]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null;
      const key = shortcutOf(event);
      if (event.defaultPrevented || key === null || target?.closest("input, textarea, select, dialog")) return;
      const step = KEYS[key];
      if (step) {
        event.preventDefault();
        study.step(step);
        return;
      }
      switch (key) {
        case "?":
          helping.value = true;
          break;
        case "e":
          study.advisor.switchTo(!study.advisor.on.peek());
          say(study.advisor.on.peek() ? a().engineIsOn : a().engineIsOff);
          break;
        case "v":
          say(study.opinionInWords());
          break;
        case "t":
          threatened.value = !threatened.peek();
          say(threatened.peek() ? a().threatsShown({ count: study.threats().length }) : a().threatsHidden);
          break;
        case "c":
          event.preventDefault();
          document.querySelector<HTMLElement>("[data-comment]")?.focus();
          break;
        case "u":
          study.putBack();
          break;
        case "s":
          choose({ sound: !sound.peek() });
          say(sound.peek() ? t().tell.soundOn : t().tell.soundOff);
          break;
        case "f":
          if (!target?.closest("[role=grid]")) board.flip();
          break;
        case "Delete":
          study.remove();
          break;
        case "Escape":
          board.undo();
          break;
        default:
      }
    };
    const stop = leafFromBoard((key) => study.step(KEYS[key] ?? "on"));
    addEventListener("keydown", onKey);
    return () => {
      stop();
      removeEventListener("keydown", onKey);
    };
  }, [study]);

  return (
    <div class="analyse" style={{ "--ratio": String(board.ratio.value) }}>
      <h1 class="visually-hidden">{text.title({ game: words.title })}</h1>
      <div class="analyse-stage">
        <EvaluationBar study={study} />
        <div class="analyse-board">
          <Board state={board} words={words} position={study.position} reports={reports} />
          <BestMove study={study} />
          {threats && <ThreatLayer study={study} threats={threats} />}
        </div>
        <p class="print-only number">{study.position}</p>
      </div>
      <section class="analyse-side" aria-label={text.side}>
        <div class="analyse-now">
          <p class="status-line" role="status" data-winner={study.end ? (study.end.winner ?? "none") : undefined}>
            {outcome ?? ""}
          </p>
          {!end && <p class={outcome ? "small" : "status-line"}>{t().play.turn({ side: words.sides[turn === "first" ? 0 : 1] })}</p>}
          {!outcome && asked && <p class="small">{asked}</p>}
          <Players study={study} />
          {held.length > 0 && (
            <p class="small number">
              {held.map((counter, index) => (
                <span key={index}>
                  {index > 0 && " · "}
                  {words.sides[counter.side === "first" ? 0 : 1]}, {words.counters[counter.name]} {counter.value}
                </span>
              ))}
            </p>
          )}
          {shared.map((counter) => (
            <p key={counter.name} class="small" data-counter={counter.name}>
              {words.says(counter.name, counter.value) ?? `${words.counters[counter.name]} ${counter.value}`}
            </p>
          ))}
          <div class="notices" role="alert" aria-live="assertive">
            {study.notice.value && <p class="notice">{study.notice.value}</p>}
          </div>
        </div>
        <Choices state={board} words={words} />
        <Navigation study={study} />
        <EnginePanel study={study} />
        <TreeView study={study} />
        <Remarks study={study} />
        <Graph study={study} />
        {threats && <ThreatList study={study} threats={threats} whose={whose.value} onWhose={(chosen) => (whose.value = chosen)} />}
        <Terms study={study} />
        <div class="analyse-actions" role="group" aria-label={t().play.actions}>
          <button type="button" class="button" data-action="threats" aria-pressed={threatened.value} onClick={() => (threatened.value = !threatened.value)}>
            <Icon name="threats" />
            <span>{text.threats}</span>
          </button>
          <button type="button" class="button" data-action="setup" onClick={onEdit}>
            <Icon name="board" />
            <span>{text.setup}</span>
          </button>
          <button type="button" class="button" data-action="new" onClick={onNew}>
            <Icon name="plus" />
            <span>{text.fresh}</span>
          </button>
          <button type="button" class="button" data-action="files" onClick={() => (files.value = true)}>
            <Icon name="files" />
            <span>{text.filesBrief}</span>
          </button>
          <button type="button" class="button" data-action="keys" onClick={() => (helping.value = true)}>
            <Icon name="keyboard" />
            <span>{text.keys}</span>
          </button>
        </div>
      </section>
      {files.value && (
        <FilesDialog
          study={study}
          onClose={() => (files.value = false)}
          onOpen={(next) => {
            files.value = false;
            onOpen(next);
          }}
        />
      )}
      {helping.value && <KeyList title={text.keys} keys={[...keys(text, t().play), ...turnKeys(study.board.view)]} onClose={() => (helping.value = false)} />}
    </div>
  );
}

/** Who played, where the record tells. */
function Players({ study: { players, words } }: { study: Study }) {
  const told = players.flatMap((player, index) =>
    player === null
      ? []
      : [
          t()
            .tell.by({ side: words.sides[index] ?? "", deed: player })
            .replace(/\.$/, ""),
        ],
  );
  return told.length > 0 ? (
    <p class="small" data-players>
      {told.join(" · ")}
    </p>
  ) : null;
}

function keys(text: Messages["analyse"], play: Messages["play"]): { value: string; key: string }[] {
  return [
    text.keyBack,
    text.keyVariation,
    text.keyEnds,
    text.keyEverywhere,
    text.keyEngine,
    text.keyOpinion,
    text.keyThreats,
    text.keyFlip,
    play.keyType,
    play.keyTell,
    play.keyWhole,
    play.keyTurn,
    play.keyLast,
    play.keyScore,
    play.keyGround,
    text.keyComment,
    text.keyDelete,
    text.keyPutBack,
    text.keySound,
    text.keyHelp,
  ];
}
