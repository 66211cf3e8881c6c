// A live board within the rules: it shows moves when asked to, and any other move can be tried.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { trace } from "../../board/events";
import { Board } from "../../board/board";
import { overTable } from "../../board/over-table";
import type { Skin } from "../../board/skin";
import { BoardState } from "../../board/state";
import { Choices } from "../../board/choices";
import { describeEnd, describeMove } from "../../board/describe";
import { isGame, type GameName } from "../../games";
import { Icon } from "../../icons";
import { inline } from "../../markdown";
import { errorText, gameWords, t } from "../../messages";
import type { End } from "../../protocol";
import { Table } from "../../rules/table";
import { play as playSound } from "../../sound";

/** The contents of a fenced block. */
export interface Figure {
  game: GameName;
  variant: string | null;
  position: string;
  /** Moves that can be shown, each line from the position itself. */
  lines: Line[];
}

interface Line {
  moves: string[];
  /** What the moves show, in a few words; may be missing. */
  words: string;
}

/** Reads a block: ` ```text,position GAME [VARIANT] `, in it the position, then for everything that
 *  can be shown a line with its moves and, after a colon, what they show. `text` keeps
 *  rustdoc, which prints the same files, from taking it for Rust. */
export function readFigure(info: string, text: string): Figure | null {
  const words = info.split(/[\s,]+/);
  const [game = "", variant] = words.slice(words.indexOf("position") + 1);
  const [position = "", ...lines] = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (!isGame(game)) return null;
  return { game, variant: variant || null, position, lines: lines.map(readLine) };
}

/** A colon belongs to a move (`edge:s`) unless a space follows it. */
function readLine(line: string): Line {
  const [, moves = line, words = ""] = /^(.*?)\s*:\s+(.*)$/.exec(line) ?? [];
  return { moves: moves.split(/\s+/), words };
}

const BETWEEN = 600; // milliseconds between the moves of a line

/** One figure's board and table. */
class Illustration {
  readonly board: BoardState;
  private table: Table;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  constructor(
    private readonly figure: Figure,
    skin: Skin,
    private readonly announce: (news: string, moved: boolean) => void,
  ) {
    this.table = this.lay();
    this.board = new BoardState({
      ...overTable(figure.game, () => this.table),
      skin,
      view: this.table.view(),
      onMove: (text) => {
        this.stop();
        this.make(text);
      },
      onRefuse: () => playSound("refuse"),
    });
    this.board.show(this.table.view(), true);
  }

  get position(): string {
    return this.table.position();
  }

  get end(): End | null {
    return this.table.state().end;
  }

  /** Whether some move needs more than cells. */
  get handsLeaveBoard(): boolean {
    return this.table.legal().some(({ steps }) => steps.some((step) => step.type !== "cell"));
  }

  private lay(): Table {
    const { game, variant, position } = this.figure;
    return Table.open({ game, variant, position, seed: 1 });
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.round += 1;
  }

  reset(): void {
    this.stop();
    this.table.free();
    this.table = this.lay();
    this.board.show(this.table.view(), true);
    this.announce("", false);
  }

  show(line: readonly string[]): void {
    this.reset();
    const { round } = this;
    const go = (index: number): void => {
      const mv = line[index];
      if (mv === undefined || round !== this.round) return;
      this.make(mv, () => {
        if (round === this.round) this.timer = setTimeout(() => go(index + 1), BETWEEN);
      });
    };
    // Time to look at the position first.
    this.timer = setTimeout(() => go(0), 250);
  }

  private make(text: string, done?: () => void): void {
    const before = this.board.view;
    try {
      const events = this.table.play(text);
      const state = this.table.state();
      this.announce(describeMove(events, before, gameWords(this.figure.game), t(), state.end !== null), true);
      this.board.play(events, state.view, !state.end, trace(events), done);
    } catch {
      // A line that does not fit ends where it stops fitting.
    }
  }

  close(): void {
    this.stop();
    this.board.player.finish();
    this.table.free();
  }
}

export function IllustrationView({ figure, skin }: { figure: Figure; skin: Skin }) {
  const news = useSignal("");
  const moved = useSignal(false);
  const said = t().learn;
  const words = gameWords(figure.game);
  const live = useMemo(() => {
    try {
      return new Illustration(figure, skin, (text, played) => {
        news.value = text;
        moved.value = played;
      });
    } catch (error) {
      return { error };
    }
  }, []);
  useEffect(
    () => () => {
      if (live instanceof Illustration) live.close();
    },
    [],
  );

  if (!(live instanceof Illustration))
    return (
      <pre tabIndex={0}>
        <code>{`${said.badPosition}\n${figure.position}\n${errorText(live.error)}`}</code>
      </pre>
    );
  const { board } = live;
  const side = words.sides[board.view.turn === "first" ? 0 : 1];
  // Where moves are made by cells alone, nothing is ever needed beside the board.
  void board.hand.value;
  const beside = live.handsLeaveBoard;
  const { counters } = board.view;
  const counted = counters.flatMap(({ name, side: whose, value }) => {
    const label = words.counters[name];
    if (!label || value === 0) return [];
    if (whose !== null) return [said.count({ side: words.sides[whose === "first" ? 0 : 1], what: label.toLowerCase(), value })];
    return [words.says(name, value) ?? said.countShared({ what: label, value })];
  });
  return (
    <figure class="illustration" data-figure={figure.position}>
      <div class="illustration-board">
        <Board state={board} words={words} position={live.position} label={said.illustration({ side })} />
      </div>
      <figcaption>
        <p class="illustration-turn">{live.end ? describeEnd(live.end, words, t(), { variant: figure.variant ?? "" }) : said.toMove({ side })}</p>
        {counted.map((line) => (
          <p key={line} class="illustration-turn">
            {line}
          </p>
        ))}
        {beside && <Choices state={board} words={words} />}
        <div class="illustration-moves">
          {figure.lines.map(({ moves, words: shows }) => (
            <button key={moves.join(" ")} type="button" class="choice show" data-show={moves.join(" ")} onClick={() => live.show(moves)}>
              <Icon name="show" solid />
              <span class="visually-hidden">{said.show}</span>
              <span class="show-words">
                <span class="number">{moves.join(" ")}</span>
                {shows && <span class="show-what">{inline(shows)}</span>}
              </span>
            </button>
          ))}
          <button type="button" class="choice quiet reset" aria-disabled={!moved.value} onClick={() => live.reset()} data-reset>
            <Icon name="undo" />
            <span>{said.reset}</span>
          </button>
        </div>
      </figcaption>
      <p class="visually-hidden" aria-live="polite">
        {news.value}
      </p>
    </figure>
  );
}
