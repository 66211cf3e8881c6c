// A board on screen: the skin's drawing, and over it a grid of cells that hears fingers, mice and
// keys and can be read aloud.

import { useSignal, type Signal } from "@preact/signals";
import { Component } from "preact";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { t, type GameWords } from "../messages";
import type { Piece, View } from "../protocol";
import { neighbour, nearest, unit, type Arrow } from "./geometry";
import { SignsAbove, SignsBelow } from "./signs";
import type { Pose, Skin } from "./skin";
import type { BoardState } from "./state";
import { tellCell } from "./tell";

interface BoardProps {
  state: BoardState;
  words: GameWords;
  /** The position as text, for whoever reads the page by program. */
  position?: string;
  /** How the grid is called; the game's name where nothing is given. */
  label?: string;
}

const DRAG_BEGINS = 6; // pixels
const OBJECTION_STAYS = 4000; // milliseconds

const ARROWS: Record<string, Arrow> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** A board to play on. */
export function Board({ state, words, position, label }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const drag = useSignal<Drag | null>(null);
  const hover = useSignal<number | null>(null);
  const focused = useSignal(-1);
  const anchor = useRef<number | null>(null);
  const help = useId();
  const layout = state.layout.value;
  const flipped = state.flipped.value;
  const view = state.view;
  const signs = state.signs.value;

  const points = useMemo(
    () => layout.cells.map(({ x, y }) => (flipped ? { x: layout.width - x, y: layout.height - y } : { x, y })),
    [layout, flipped],
  );
  const rows = useMemo(() => rowsOf(points), [points]);
  const size = unit(layout);
  const entry = focused.value >= 0 && focused.value < points.length ? focused.value : (rows.at(-1)?.[0] ?? 0);

  const cellAt = (event: PointerEvent): number | null => {
    const box = root.current?.getBoundingClientRect();
    if (!box) return null;
    const x = ((event.clientX - box.left) / box.width) * layout.width;
    const y = ((event.clientY - box.top) / box.height) * layout.height;
    return nearest({ ...layout, cells: points.map((point) => ({ ...point, outline: "" })) }, x, y);
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const cell = cellAt(event);
    if (cell === null) return;
    state.player.finish();
    focused.value = cell;
    anchor.current = null;
    // What can be picked up is picked up at once, so that the answer comes under the finger.
    const held = state.selected(cell);
    const picks = !held && state.view.cells[cell]?.piece !== null && state.leads(cell) && !state.signs.value[cell]?.target;
    if (picks) state.press(cell);
    drag.value = { pointer: event.pointerId, cell, held, picked: picks, x: event.clientX, y: event.clientY, dx: 0, dy: 0, moved: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent): void => {
    const current = drag.value;
    if (!current || current.pointer !== event.pointerId) return;
    const dx = event.clientX - current.x;
    const dy = event.clientY - current.y;
    const moved = current.moved || Math.hypot(dx, dy) > DRAG_BEGINS;
    const box = root.current?.getBoundingClientRect();
    const scale = box ? layout.width / box.width : 1;
    drag.value = { ...current, dx: dx * scale, dy: dy * scale, moved };
    hover.value = moved && (current.picked || current.held) ? cellAt(event) : null;
  };

  const onPointerUp = (event: PointerEvent): void => {
    const current = drag.value;
    if (!current || current.pointer !== event.pointerId) return;
    drag.value = null;
    hover.value = null;
    const cell = cellAt(event);
    if (current.moved && (current.picked || current.held)) {
      if (cell !== null && cell !== current.cell) state.press(cell);
      return;
    }
    if (cell === current.cell && !current.picked) state.press(cell);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const here = points[entry];
      if (arrow === "left" || arrow === "right") anchor.current = null;
      else anchor.current ??= here?.x ?? 0;
      const next = neighbour(points, entry, arrow, anchor.current ?? here?.x ?? 0);
      if (next !== null) focus(next);
      return;
    }
    switch (event.key) {
      case "Home": event.preventDefault(); focus(rowOf(rows, entry)?.[0] ?? entry); break;
      case "End": event.preventDefault(); focus(rowOf(rows, entry)?.at(-1) ?? entry); break;
      case "Enter":
      case " ": event.preventDefault(); state.press(entry); break;
      case "Escape": if (state.undo()) event.stopPropagation(); break;
      case "f": state.flip(); break;
      default:
    }
  };

  const focus = (cell: number): void => {
    focused.value = cell;
    root.current?.querySelector<HTMLElement>(`[data-index="${cell}"]`)?.focus();
  };

  const describe = (index: number): string => describePiece(state.skin.value, view, index, words);

  return (
    <div class="board" ref={root} data-position={position} data-flipped={flipped ? "" : undefined} style={{ aspectRatio: `${layout.width} / ${layout.height}`, "--ratio": String(layout.width / layout.height) }}>
      <Picture state={state} drag={drag} hover={hover} />
      <div
        class="cells"
        role="grid"
        aria-label={label ?? t().board.grid(words.title)}
        aria-describedby={help}
        aria-rowcount={rows.length}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => { drag.value = null; hover.value = null; }}
        onKeyDown={onKeyDown}
      >
        {rows.map((row, number) => (
          <div role="row" key={number} aria-rowindex={number + 1}>
            {row.map((index) => {
              const point = points[index];
              const cell = view.cells[index];
              if (!point || !cell) return null;
              return (
                <div
                  key={cell.name}
                  role="gridcell"
                  class="cell"
                  data-cell={cell.name}
                  data-index={index}
                  data-sign={signs[index]?.capture ? "capture" : signs[index]?.target ? "target" : signs[index]?.source ? "source" : undefined}
                  tabIndex={index === entry ? 0 : -1}
                  aria-label={tellCell(view, index, words, t(), signs[index], describe)}
                  aria-selected={signs[index]?.selected ? "true" : "false"}
                  onFocus={() => (focused.value = index)}
                  style={{
                    left: `${((point.x - size / 2) / layout.width) * 100}%`,
                    top: `${((point.y - size / 2) / layout.height) * 100}%`,
                    width: `${(size / layout.width) * 100}%`,
                    height: `${(size / layout.height) * 100}%`,
                  }}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p class="visually-hidden" id={help}>{t().board.how}</p>
      <ObjectionBubble state={state} points={points} />
    </div>
  );
}

interface Drag {
  pointer: number;
  cell: number;
  /** Whether the cell was selected before. */
  held: boolean;
  /** Whether this touch selected it. */
  picked: boolean;
  x: number;
  y: number;
  dx: number;
  dy: number;
  moved: boolean;
}

/** A board to look at: drawn, named, and nothing more. */
export function BoardPicture({ state, label }: { state: BoardState; label: string }) {
  const layout = state.layout.value;
  return (
    <div class="board picture" role="img" aria-label={label} style={{ aspectRatio: `${layout.width} / ${layout.height}`, "--ratio": String(layout.width / layout.height) }}>
      <Picture state={state} drag={null} hover={null} />
    </div>
  );
}

function Picture({ state, drag, hover }: { state: BoardState; drag: Signal<Drag | null> | null; hover: Signal<number | null> | null }) {
  const layout = state.layout.value;
  const flipped = state.flipped.value;
  const skin = state.skin.value;
  const view = state.player.shown.value;
  const signs = state.signs.value;
  const { width, height } = layout;
  const turned = flipped ? `rotate(180 ${width / 2} ${height / 2})` : undefined;
  const over = hover?.value ?? null;
  const hovered = over === null ? null : layout.cells[over];
  return (
    <svg class="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <g transform={turned}>
        <GroundLayer skin={skin} view={view} state={state} flipped={flipped} />
        <SignsBelow layout={layout} signs={signs} />
        {hovered && <path class="sign-hover" d={hovered.outline} transform={`translate(${hovered.x} ${hovered.y})`} />}
      </g>
      <Figures state={state} drag={drag} />
      <g transform={turned}>
        <OverlayLayer state={state} />
        <SignsAbove layout={layout} signs={signs} held={over} />
      </g>
    </svg>
  );
}

function OverlayLayer({ state }: { state: BoardState }) {
  const { Overlay } = state.skin.value;
  if (!Overlay) return null;
  return <Overlay view={state.player.shown.value} layout={state.layout.value} moment={state.player.moment.value} flipped={state.flipped.value} />;
}

interface GroundLayerProps { skin: Skin; view: View; state: BoardState; flipped: boolean }

/** Drawn anew only when the cells' marks or the shape change, or the board is turned. */
class GroundLayer extends Component<GroundLayerProps> {
  override shouldComponentUpdate(next: GroundLayerProps): boolean {
    return next.skin !== this.props.skin || next.flipped !== this.props.flipped || groundKey(next.view) !== groundKey(this.props.view);
  }

  override render({ skin: { Ground }, view, state, flipped }: GroundLayerProps) {
    return <Ground view={view} layout={state.layout.value} flipped={flipped} />;
  }
}

const groundKeys = new WeakMap<View, string>();
function groundKey(view: View): string {
  let key = groundKeys.get(view);
  if (key === undefined) {
    key = JSON.stringify([view.shape, view.cells.map((cell) => cell.mark), view.ports, view.counters, view.turn]);
    groundKeys.set(view, key);
  }
  return key;
}

function Figures({ state, drag }: { state: BoardState; drag: Signal<Drag | null> | null }) {
  const view = state.player.shown.value;
  const layout = state.layout.value;
  const flipped = state.flipped.value;
  const skin = state.skin.value;
  const poses = state.player.poses.value;
  const dragged = drag?.value;

  const drawn: { key: number; piece: Piece; pose: Pose }[] = [];
  view.cells.forEach((cell, index) => {
    const place = layout.cells[index];
    const pose = poses.get(index) ?? (place ? { x: place.x, y: place.y } : null);
    const piece = pose?.piece ?? cell.piece;
    if (!pose || !piece) return;
    if (dragged?.moved && dragged.cell === index && (dragged.picked || dragged.held)) {
      const way = flipped ? -1 : 1;
      drawn.push({ key: index, piece, pose: { ...pose, x: pose.x + way * dragged.dx, y: pose.y + way * dragged.dy, scale: 1.1, above: true } });
    } else {
      drawn.push({ key: index, piece, pose });
    }
  });
  // Motions may show a figure that stands on no cell, such as the top of a stack on its way.
  for (const [key, pose] of poses) if (key < 0 && pose.piece) drawn.push({ key, piece: pose.piece, pose });
  const ordered = [...drawn.filter(({ pose }) => !pose.above), ...drawn.filter(({ pose }) => pose.above)];

  return (
    <g class="figures">
      {ordered.map(({ key, piece, pose }) => (
        <g key={key} class={pose.above ? "figure above" : "figure"} transform={transformOf(pose, layout.width, layout.height, flipped)} opacity={pose.opacity}>
          <StillFigure skin={skin} piece={piece} view={view} flipped={flipped} />
        </g>
      ))}
    </g>
  );
}

function transformOf(pose: Pose, width: number, height: number, flipped: boolean): string {
  const lift = pose.lift ?? 0;
  const parts = [flipped ? `translate(${width - pose.x} ${height - pose.y - lift})` : `translate(${pose.x} ${pose.y - lift})`];
  if (pose.scale !== undefined) parts.push(`scale(${pose.scale})`);
  if (pose.squash) parts.push(`rotate(${pose.squash.angle}) scale(${pose.squash.along} 1) rotate(${-pose.squash.angle})`);
  if (pose.turn) parts.push(`rotate(${pose.turn})`);
  return parts.join(" ");
}

interface FigureLayerProps { skin: Skin; piece: Piece; view: View; flipped: boolean }

class StillFigure extends Component<FigureLayerProps> {
  override shouldComponentUpdate({ skin, piece, view, flipped }: FigureLayerProps): boolean {
    const old = this.props;
    return skin !== old.skin || flipped !== old.flipped || view.faces.length !== old.view.faces.length
      || piece.kind !== old.piece.kind || piece.owner !== old.piece.owner
      || piece.orientation !== old.piece.orientation || piece.height !== old.piece.height;
  }

  override render({ skin: { Figure }, piece, view, flipped }: FigureLayerProps) {
    return <Figure piece={piece} view={view} flipped={flipped} />;
  }
}

function ObjectionBubble({ state, points }: { state: BoardState; points: readonly { x: number; y: number }[] }) {
  const objection = state.objection.value;
  const layout = state.layout.value;
  useEffect(() => {
    if (!objection) return;
    const timer = setTimeout(() => {
      if (state.objection.peek()?.id === objection.id) state.objection.value = null;
    }, OBJECTION_STAYS);
    return () => clearTimeout(timer);
  }, [objection?.id]);
  const point = objection && objection.cell !== null ? points[objection.cell] : undefined;
  const x = point ? point.x / layout.width : 0.5;
  const y = point ? point.y / layout.height : 0.5;
  // The bubble stands above the finger, below it near the upper edge, and stays on the board.
  const below = y < 0.3;
  return (
    <div class="objection-place" role="alert">
      {objection && (
        <p
          key={objection.id}
          class={below ? "objection below" : "objection"}
          style={{ left: `${Math.min(0.7, Math.max(0.3, x)) * 100}%`, top: `${(y + (below ? 0.5 : -0.5) * (unit(layout) / layout.height)) * 100}%` }}
        >
          {objection.text}
        </p>
      )}
    </div>
  );
}

export function describePiece(skin: Skin, view: View, index: number, words: GameWords): string {
  const piece = view.cells[index]?.piece;
  if (!piece) return "";
  return skin.describe?.(piece, view, words) ?? words.piece(piece.kind, piece.owner, piece.orientation, piece.height);
}

/** Cells by rows as they lie on screen, from the top, each from the left. */
function rowsOf(points: readonly { x: number; y: number }[]): number[][] {
  const rows = new Map<number, number[]>();
  points.forEach(({ y }, index) => {
    const key = Math.round(y);
    rows.set(key, [...(rows.get(key) ?? []), index]);
  });
  return [...rows.entries()]
    .sort(([one], [two]) => one - two)
    .map(([, row]) => row.sort((one, two) => (points[one]?.x ?? 0) - (points[two]?.x ?? 0)));
}

function rowOf(rows: readonly number[][], cell: number): number[] | undefined {
  return rows.find((row) => row.includes(cell));
}
