// A board as it is drawn: the skin's ground, the pieces where they stand or move, and the signs over them.

import type { Signal } from "@preact/signals";
import { Component } from "preact";
import type { Piece, View } from "../protocol";
import { boxOf, seenAt, turned, unit, type Point } from "./geometry";
import { HighlightsAbove, HighlightsBelow, Sights } from "./highlights";
import { Laurels } from "./laurels";
import type { Layout, Pose, Skin } from "./skin";
import { GROUND, useStages } from "./stages";
import type { BoardState } from "./state";

/** A board to look at: drawn, named, and nothing more. `gradual`: one of several on a page that opens. */
export function BoardPicture({ state, label, gradual = false }: { state: BoardState; label: string; gradual?: boolean }) {
  const drawn = useStages(countPieces(state.view), 0, gradual ? GROUND : Infinity);
  const { width, height } = boxOf(state.layout.value, state.turn.value);
  return (
    <div class="board picture" role="img" aria-label={label} style={{ aspectRatio: `${width} / ${height}`, "--ratio": String(width / height) }}>
      <Picture state={state} drag={null} pieces={drawn.pieces} />
    </div>
  );
}

export const countPieces = ({ cells }: View): number => cells.filter(({ piece }) => piece !== null).length;

/** `pieces`: so many of them as yet. */
export function Picture({ state, drag, pieces }: { state: BoardState; drag: Signal<Drag | null> | null; pieces: number }) {
  const layout = state.layout.value;
  const turn = state.turn.value;
  const skin = state.skin.value;
  const view = state.player.shown.value;
  const highlights = state.highlights.value;
  const { width, height } = boxOf(layout, turn);
  const way = turned(layout, turn);
  const over = state.hovered.value;
  const hovered = over === null ? null : layout.cells[over];
  return (
    <svg class="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <g transform={way}>
        <GroundLayer skin={skin} view={view} layout={layout} turn={turn} />
        <HighlightsBelow layout={layout} highlights={highlights} />
        {hovered && <path class="highlight-hover" d={hovered.outline} transform={`translate(${hovered.x} ${hovered.y})`} />}
      </g>
      <Figures state={state} drag={drag} most={pieces} />
      {pieces > 0 && (
        <g transform={way}>
          <Laurels layout={layout} view={view} winner={state.player.moment.value ? null : state.winner} turn={turn} />
          <OverlayLayer state={state} />
          <Sights layout={layout} ghost={state.ghost.value} turn={turn} />
          <HighlightsAbove layout={layout} highlights={highlights} held={over} turn={turn} />
        </g>
      )}
    </svg>
  );
}

function OverlayLayer({ state }: { state: BoardState }) {
  const { Overlay } = state.skin.value;
  if (!Overlay) return null;
  return (
    <Overlay view={state.player.shown.value} layout={state.layout.value} moment={state.player.moment.value} last={state.lasting} turn={state.turn.value} />
  );
}

interface GroundLayerProps {
  skin: Skin;
  view: View;
  layout: Layout;
  turn: number;
}

/** Drawn anew only when the layout, the terrain or a shared counter change, or the board is turned. */
class GroundLayer extends Component<GroundLayerProps> {
  override shouldComponentUpdate(next: GroundLayerProps): boolean {
    return (
      next.skin !== this.props.skin || next.layout !== this.props.layout || next.turn !== this.props.turn || groundKey(next.view) !== groundKey(this.props.view)
    );
  }

  override render({ skin: { Ground }, view, layout, turn }: GroundLayerProps) {
    return <Ground view={view} layout={layout} turn={turn} />;
  }
}

const groundKeys = new WeakMap<View, string>();
function groundKey(view: View): string {
  let key = groundKeys.get(view);
  if (key === undefined) {
    // The players' counters and the quiet moves are shown beside the board, not on it.
    const shown = view.counters.filter(({ name, side }) => side === null && name !== "quiet");
    key = JSON.stringify([view.shape, view.cells.map((cell) => cell.terrain), view.ports, shown]);
    groundKeys.set(view, key);
  }
  return key;
}

function Figures({ state, drag, most }: { state: BoardState; drag: Signal<Drag | null> | null; most: number }) {
  const view = state.player.shown.value;
  const layout = state.layout.value;
  const turn = state.turn.value;
  const skin = state.skin.value;
  const poses = state.player.poses.value;
  const dragged = drag?.value;

  const drawn: { key: number; piece: Piece; pose: Pose; held?: Point }[] = [];
  view.cells.forEach((cell, index) => {
    const place = layout.cells[index];
    const pose = poses.get(index) ?? (place ? { x: place.x, y: place.y } : null);
    const piece = pose?.piece ?? cell.piece;
    if (!pose || !piece) return;
    if (dragged?.moved && dragged.cell === index && (dragged.picked || dragged.held)) {
      // A finger covers what it holds: there the piece is larger, and higher up.
      const [scale, lift] = dragged.touch ? [1.5, unit(layout) * 0.6] : [1.1, 0];
      drawn.push({ key: index, piece, pose: { ...pose, scale, lift, above: true }, held: { x: dragged.dx, y: dragged.dy } });
    } else {
      drawn.push({ key: index, piece, pose });
    }
  });
  const ghost = state.ghost.value;
  const lies = ghost && layout.cells[ghost.cell];
  // Motions may show a figure that stands on no cell, such as the top of a stack on its way.
  for (const [key, pose] of poses) if (key < 0 && pose.piece) drawn.push({ key, piece: pose.piece, pose });
  const { winner } = state;
  const lost = ({ owner }: Piece): boolean => winner !== null && owner !== winner;
  const ordered = [...drawn.filter(({ pose }) => !pose.above), ...drawn.filter(({ pose }) => pose.above)];

  return (
    <g class="figures">
      {ordered.slice(0, most).map(({ key, piece, pose, held }) => (
        <g
          key={key}
          class={`figure${pose.above ? " above" : ""}${lost(piece) ? " lost" : ""}`}
          transform={transformOf(pose, layout, turn, held)}
          opacity={pose.opacity}>
          <StillFigure skin={skin} piece={piece} view={view} turn={turn} />
        </g>
      ))}
      {ghost && lies && (
        <g class="figure ghost" data-ghost={ghost.piece.orientation} transform={transformOf(lies, layout, turn)}>
          <g key={ghost.piece.orientation} class={ghost.turned ? `ghost-${ghost.turned}` : undefined}>
            <StillFigure skin={skin} piece={ghost.piece} view={view} turn={turn} />
          </g>
        </g>
      )}
    </g>
  );
}

/** Where a figure is seen; `held` is how far a hand has carried it. */
function transformOf(pose: Pose, layout: Layout, turn: number, held: Point = { x: 0, y: 0 }): string {
  const { x, y } = seenAt(layout, turn, pose);
  const parts = [`translate(${x + held.x} ${y + held.y - (pose.lift ?? 0)})`];
  if (pose.scale !== undefined) parts.push(`scale(${pose.scale})`);
  if (pose.squash) {
    const angle = pose.squash.angle + turn;
    parts.push(`rotate(${angle}) scale(${pose.squash.along} 1) rotate(${-angle})`);
  }
  if (pose.turn) parts.push(`rotate(${pose.turn})`);
  return parts.join(" ");
}

interface FigureLayerProps {
  skin: Skin;
  piece: Piece;
  view: View;
  turn: number;
}

class StillFigure extends Component<FigureLayerProps> {
  override shouldComponentUpdate({ skin, piece, view, turn }: FigureLayerProps): boolean {
    const old = this.props;
    return (
      skin !== old.skin ||
      turn !== old.turn ||
      view.faces.length !== old.view.faces.length ||
      piece.kind !== old.piece.kind ||
      piece.owner !== old.piece.owner ||
      piece.orientation !== old.piece.orientation ||
      piece.height !== old.piece.height
    );
  }

  override render({ skin: { Figure }, piece, view, turn }: FigureLayerProps) {
    return <Figure piece={piece} view={view} turn={turn} />;
  }
}

export interface Drag {
  pointer: number;
  touch: boolean;
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
