// A board on screen: the skin's drawing, and over it a grid of cells that hears fingers, mice and
// keys and can be read aloud.

import { useSignal } from "@preact/signals";
import { Component } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { retellFocus } from "../focus";
import { say } from "../log";
import { t, type GameWords } from "../messages";
import type { Turns, View } from "../protocol";
import { axes, boxOf, DRAG_BEGINS, layoutAt, nearest, neighbour, seenAt, unit, type Arrow, type Point } from "./geometry";
import { Handles } from "./handles";
import type { BoardState } from "./state";
import { describeCell, describeGhost, describeNext, describeStep, describeTurns } from "./describe";
import { MoveField } from "./move-field";
import { countPieces, Picture, type Drag } from "./picture";
import { report, type Reports } from "./reports";
import { useStages } from "./stages";
import { wheelTurns } from "./wheel";

interface BoardProps {
  state: BoardState;
  words: GameWords;
  /** The position as text, for whoever reads the page by program. */
  position?: string;
  /** How the grid is called; the game's name where nothing is given. */
  label?: string;
  /** What the page knows of the game; with it the keys that tell something work on the whole page. */
  reports?: Reports;
}

const OBJECTION_STAYS = 4000; // milliseconds

const ARROWS: Record<string, Arrow> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** The help of a game's board is said to whoever comes to it first, not again and again. */
const helped = new Set<string>();

/** A board to play on. */
export function Board({ state, words, position, label, reports }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const drag = useSignal<Drag | null>(null);
  const { hovered, choosing: choice } = state;
  const focused = useSignal(-1);
  const typing = useSignal(false);
  const anchor = useRef<{ axis: "x" | "y"; at: number } | null>(null);
  /** Whether the focus is on a cell, or was when its cell went away. */
  const within = useRef(false);
  const layout = state.layout.value;
  const turn = state.turn.value;
  const view = state.view;
  const highlights = state.highlights.value;
  const ghost = state.ghost.value;

  const box = boxOf(layout, turn);
  const points = useMemo(() => layout.cells.map((cell) => seenAt(layout, turn, cell)), [layout, turn]);
  const rows = useMemo(() => rowsOf(points, view), [points]);
  const ranks = useMemo(() => ranksOf(view), [points]);
  const size = unit(layout);
  const drawn = useStages(countPieces(view), ranks.length);
  const entry = focused.value >= 0 && focused.value < points.length ? focused.value : (rows.at(-1)?.[0] ?? 0);

  /** A point of the page in the drawing's units. */
  const pointAt = (pageX: number, pageY: number): Point => {
    const place = root.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((pageX - place.left) / place.width) * box.width, y: ((pageY - place.top) / place.height) * box.height };
  };
  const cellAt = (pageX: number, pageY: number): number | null => {
    const { x, y } = pointAt(pageX, pageY);
    return nearest({ cells: points }, x, y);
  };
  /** The choice that is offered and lies there on the board. */
  const choiceAt = ({ clientX, clientY }: PointerEvent): string | null => {
    const name = state.skin.value.choiceAt?.(layoutAt(layout, turn, pointAt(clientX, clientY)), view, layout) ?? null;
    return state.next.value.some((step) => step.type === "choice" && step.name === name) ? name : null;
  };
  useEffect(() => {
    state.drawn = { cellAt, size: () => (size / box.width) * (root.current?.clientWidth ?? 0) };
    return () => {
      state.drawn = null;
    };
  }, [state, points]);

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    choice.value = choiceAt(event);
    if (choice.value !== null) return;
    const cell = cellAt(event.clientX, event.clientY);
    if (cell === null) return;
    state.player.finish();
    focused.value = cell;
    anchor.current = null;
    // What can be picked up is picked up at once, so that the answer comes under the finger.
    const held = state.selected(cell);
    const picks = !held && state.view.cells[cell]?.piece !== null && state.leads(cell) && !state.highlights.value[cell]?.target;
    if (picks) state.press(cell);
    drag.value = {
      pointer: event.pointerId,
      touch: event.pointerType === "touch",
      cell,
      held,
      picked: picks,
      x: event.clientX,
      y: event.clientY,
      dx: 0,
      dy: 0,
      moved: false,
    };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent): void => {
    const current = drag.value;
    if (!current) {
      choice.value = choiceAt(event);
      if (event.pointerType === "mouse") state.aimed.value = cellAt(event.clientX, event.clientY);
    }
    if (!current || current.pointer !== event.pointerId) return;
    const dx = event.clientX - current.x;
    const dy = event.clientY - current.y;
    const moved = current.moved || Math.hypot(dx, dy) > DRAG_BEGINS;
    const place = root.current?.getBoundingClientRect();
    const scale = place ? box.width / place.width : 1;
    drag.value = { ...current, dx: dx * scale, dy: dy * scale, moved };
    hovered.value = moved && (current.picked || current.held) ? cellAt(event.clientX, event.clientY) : null;
  };

  const onPointerUp = (event: PointerEvent): void => {
    const current = drag.value;
    const chosen = choice.value;
    choice.value = null;
    if (!current && chosen !== null && chosen === choiceAt(event)) state.pick({ type: "choice", name: chosen });
    if (!current || current.pointer !== event.pointerId) return;
    drag.value = null;
    hovered.value = null;
    const cell = cellAt(event.clientX, event.clientY);
    if (current.moved && (current.picked || current.held)) {
      if (cell !== null && cell !== current.cell) state.press(cell);
      return;
    }
    if (cell === current.cell && !current.picked) state.press(cell);
  };

  const wheel = useMemo(() => wheelTurns(state), [state]);
  const onWheel = (event: WheelEvent): void => wheel(event, cellAt(event.clientX, event.clientY));

  /** By key a piece is turned where the focus is, picked up or not. */
  const turnPiece = (way: keyof Turns): void => {
    if (way !== "over" && !state.ghost.peek() && !state.selected(entry) && state.leads(entry)) state.press(entry);
    state.turnPiece(way);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const [along, across] = axes(arrow);
      if (anchor.current?.axis !== along) anchor.current = { axis: along, at: points[entry]?.[across] ?? 0 };
      const next = neighbour(points, entry, arrow, anchor.current.at);
      if (next !== null) focus(next);
      return;
    }
    switch (event.key) {
      case "Home":
        event.preventDefault();
        anchor.current = null;
        focus(rowOf(rows, entry)?.[0] ?? entry);
        break;
      case "End":
        event.preventDefault();
        anchor.current = null;
        focus(rowOf(rows, entry)?.at(-1) ?? entry);
        break;
      case "Enter":
      case " ":
        event.preventDefault();
        if (ghost?.cell === entry) state.pick(ghost.step);
        else state.press(entry);
        break;
      case "r":
      case "R":
        turnPiece(event.key === "r" ? "clockwise" : "anticlockwise");
        break;
      case "o":
        turnPiece("over");
        break;
      case "Escape":
        if (state.undo()) event.stopPropagation();
        break;
      case "f":
        // The page has the same key for everywhere else, and would turn the board back.
        event.stopPropagation();
        state.flip();
        break;
      default:
        if (!reports && say(report(event.key, state, words, undefined))) event.stopPropagation();
    }
  };
  useEffect(() => {
    if (!reports) return;
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select, dialog")) return;
      if (event.key === "m" && state.typable) {
        event.preventDefault();
        typing.value = true;
      } else {
        say(report(event.key, state, words, reports));
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [state, words, reports]);

  const focus = (cell: number): void => {
    focused.value = cell;
    root.current?.querySelector<HTMLElement>(`[data-index="${cell}"]`)?.focus();
  };

  // What a hand did is said, and what it can do next; a move is the page's to tell.
  const steps = state.steps.value;
  const before = useRef({ view, steps, begun: false });
  useEffect(() => {
    const { begun, steps: old, view: seen } = before.current;
    before.current = { view, steps, begun: state.begun };
    const gone = begun && seen === view && steps.length < old.length ? old.at(-1) : undefined;
    const task = reports?.task();
    say(
      gone && t().board.undone({ step: describeStep(gone, words) }),
      // Where a piece can go answers where it goes.
      steps !== old && state.begun && task !== words.prompts.target && task,
      ghost
        ? describeGhost(ghost, view, words, t(), steps !== old)
        : state.begun && `${describeNext(state.next.value, view, highlights, words, t())} ${describeTurns(state.rotations, t())}`.trim(),
    );
  }, [steps, ghost?.piece.orientation]);

  const onFocusIn = (event: FocusEvent): void => {
    within.current = true;
    const come = !(event.relatedTarget instanceof Element && event.relatedTarget.closest("[role=grid]"));
    if (!come || helped.has(words.how + t().board.how)) return;
    helped.add(words.how + t().board.how);
    say(words.how, t().board.how);
  };

  const shape = { aspectRatio: `${box.width} / ${box.height}`, "--ratio": String(box.width / box.height) };
  if (!drawn.grid) return <div class="board" ref={root} aria-busy style={shape} />;
  return (
    <div
      class="board"
      ref={root}
      aria-busy={drawn.whole ? undefined : true}
      data-position={drawn.whole ? position : undefined}
      data-flipped={state.flipped.value ? "" : undefined}
      data-turned={turn}
      data-choosing={choice.value ?? undefined}
      style={shape}>
      {drawn.ground && <Picture state={state} drag={drag} pieces={drawn.pieces} />}
      <div
        class="cells"
        role="grid"
        aria-label={label ?? t().board.grid({ game: words.title })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerLeave={() => {
          choice.value = null;
          state.aimed.value = null;
        }}
        onWheel={onWheel}
        onPointerCancel={() => {
          drag.value = null;
          hovered.value = null;
        }}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
        onFocusOut={(event) => {
          within.current = event.relatedTarget === null;
          state.aimed.value = null;
        }}>
        {ranks.slice(0, drawn.rows).map((row, number) => (
          <div role="row" key={number} aria-rowindex={number + 1}>
            {row.map((index) => {
              const point = points[index];
              const cell = view.cells[index];
              if (!point || !cell) return null;
              return (
                <CellBox
                  key={cell.name}
                  index={index}
                  name={cell.name}
                  column={cell.x + 1}
                  label={describeCell(view, index, words, t(), highlights[index])}
                  highlight={highlights[index]?.capture ? "capture" : highlights[index]?.target ? "target" : highlights[index]?.source ? "source" : undefined}
                  sign={highlights[index]?.lost ? "lost" : highlights[index]?.doomed ? "doomed" : highlights[index]?.answers ? "answers" : undefined}
                  selected={highlights[index]?.selected ?? false}
                  entry={index === entry}
                  point={point}
                  size={size}
                  box={box}
                  onFocus={() => {
                    focused.value = index;
                    state.aimed.value = index;
                  }}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Handles state={state} points={points} />
      <p class="visually-hidden">
        {words.how} {t().board.how}
      </p>
      {typing.value && (
        <MoveField
          state={state}
          onClose={(how) => {
            typing.value = false;
            if (how === "left") return;
            // Whoever has moved goes on from where the piece is now.
            focus(how === "dropped" ? entry : (how.made ?? entry));
            // After a move there is more to be said than where one is.
            if (how === "dropped" && document.activeElement instanceof HTMLElement) retellFocus(document.activeElement);
          }}
        />
      )}
      <ObjectionBubble state={state} points={points} />
    </div>
  );
}

interface CellBoxProps {
  index: number;
  name: string;
  /** That of its name. */
  column: number;
  label: string;
  highlight: "capture" | "target" | "source" | undefined;
  /** What is shown there besides. */
  sign: "lost" | "doomed" | "answers" | undefined;
  selected: boolean;
  /** Whether Tab leads here. */
  entry: boolean;
  point: Point;
  size: number;
  box: { width: number; height: number };
  onFocus(): void;
}

/** A cell that can be heard, reached and pressed. A move changes few of them; the others are left alone. */
class CellBox extends Component<CellBoxProps> {
  override shouldComponentUpdate(next: CellBoxProps): boolean {
    const old = this.props;
    return (
      next.label !== old.label ||
      next.highlight !== old.highlight ||
      next.sign !== old.sign ||
      next.selected !== old.selected ||
      next.entry !== old.entry ||
      next.point !== old.point
    );
  }

  override render({ index, name, column, label, highlight, sign, selected, entry, point, size, box, onFocus }: CellBoxProps) {
    return (
      <div
        role="gridcell"
        class="cell"
        data-cell={name}
        data-index={index}
        data-highlight={highlight}
        data-sign={sign}
        tabIndex={entry ? 0 : -1}
        aria-colindex={column}
        aria-label={label}
        aria-selected={selected || undefined}
        onFocus={onFocus}
        style={{
          left: `${((point.x - size / 2) / box.width) * 100}%`,
          top: `${((point.y - size / 2) / box.height) * 100}%`,
          width: `${(size / box.width) * 100}%`,
          height: `${(size / box.height) * 100}%`,
        }}
      />
    );
  }
}

function ObjectionBubble({ state, points }: { state: BoardState; points: readonly Point[] }) {
  const objection = state.objection.value;
  const { width, height } = boxOf(state.layout.value, state.turn.value);
  useEffect(() => {
    if (!objection) return;
    const timer = setTimeout(() => {
      if (state.objection.peek()?.id === objection.id) state.objection.value = null;
    }, OBJECTION_STAYS);
    return () => clearTimeout(timer);
  }, [objection?.id]);
  const point = objection && objection.cell !== null ? points[objection.cell] : undefined;
  const x = point ? point.x / width : 0.5;
  const y = point ? point.y / height : 0.5;
  // The bubble stands above the finger, below it near the upper edge, and stays on the board.
  const below = y < 0.3;
  return (
    <div class="objection-place" role="alert" aria-live="assertive">
      {objection && (
        <p
          key={objection.id}
          class={below ? "objection below" : "objection"}
          style={{ left: `${Math.min(0.7, Math.max(0.3, x)) * 100}%`, top: `${(y + (below ? 0.5 : -0.5) * (unit(state.layout.value) / height)) * 100}%` }}>
          {objection.text}
        </p>
      )}
    </div>
  );
}

/** Cells by the rows and columns of their names, which readers say, however the board lies on screen. */
function ranksOf({ cells }: View): number[][] {
  const ranks: number[][] = [];
  cells.forEach(({ y }, index) => {
    ranks[y] = [...(ranks[y] ?? []), index];
  });
  return ranks.map((rank) => rank.sort((one, two) => (cells[one]?.x ?? 0) - (cells[two]?.x ?? 0)));
}

/** Cells by rows as they lie on screen, from the top, each from the left. The rows of a hexagonal board
 *  are its own, which slope when it is turned. */
function rowsOf(points: readonly Point[], { cells, shape }: View): number[][] {
  const rows = new Map<number, number[]>();
  points.forEach(({ y }, index) => {
    const key = shape.type === "hexagons" ? (cells[index]?.y ?? 0) : Math.round(y);
    rows.set(key, [...(rows.get(key) ?? []), index]);
  });
  const middle = (row: readonly number[]): number => row.reduce((sum, cell) => sum + (points[cell]?.y ?? 0), 0) / row.length;
  return [...rows.values()].sort((one, two) => middle(one) - middle(two)).map((row) => row.sort((one, two) => (points[one]?.x ?? 0) - (points[two]?.x ?? 0)));
}

function rowOf(rows: readonly number[][], cell: number): number[] | undefined {
  return rows.find((row) => row.includes(cell));
}
