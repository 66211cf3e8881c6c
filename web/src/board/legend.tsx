// The legend of a game: its pieces, what its board has besides plain cells, and the signs over it, drawn as on
// the board itself. What is explained stands in the catalogue, under the names of the rules.

import { Component, type ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { GameName } from "../games";
import { gameWords, loadMessages, named, t } from "../messages";
import type { Piece, Side, Terrain, View } from "../protocol";
import { gameInfo, Table } from "../rules/table";
import { unit } from "./geometry";
import { HighlightsAbove, HighlightsBelow, Sights } from "./highlights";
import type { Layout, Skin } from "./skin";
import type { CellHighlights, Ghost } from "./state";

const GROUND = "legend-ground"; // the id of the board

const SHOWN = 0.62; // how far up the board signs are shown, in parts of its cells

const SIDES: readonly Side[] = ["first", "second"];

/** The signs that have to be explained, and what a cell that shows one has. */
const SIGNS: Record<string, Partial<CellHighlights>> = {
  target: { target: true },
  landing: { target: true, occupied: true },
  capture: { doomed: true },
  lost: { target: true, lost: true },
  answers: { answers: true },
  demanded: { demanded: true },
  barred: { barred: true },
  sight: {},
  last: { lastTo: true },
};

const NONE: CellHighlights = {
  selected: false,
  target: false,
  capture: false,
  lost: false,
  doomed: false,
  occupied: false,
  source: false,
  lastFrom: false,
  lastTo: false,
  demanded: false,
  answers: false,
  barred: false,
};

interface LegendProps {
  game: GameName;
  skin: Skin;
}

export function Legend({ game, skin }: LegendProps) {
  const ready = useSignal(false);
  useEffect(() => {
    void loadMessages("legend").then(() => (ready.value = true));
  }, []);
  const view = useMemo(() => {
    const table = Table.open({ game, variant: null, position: null, seed: 1 });
    const start = table.view();
    table.free();
    return start;
  }, [game]);
  const layout = useMemo(() => skin.layout(view, false), [skin, view]);
  if (!ready.value) return null;
  const words = gameWords(game);
  const said = t().legend;
  const about = (...names: string[]): string | null => named("legend", game, ...names);
  const { kinds, palette } = gameInfo(game);
  const piece = (owner: Side, kind: number, height = 1): Piece => ({ owner, kind, orientation: 0, height });
  const pieces = [...new Set(palette.map(({ kind }) => kind))].map((kind) => ({ kind, text: about(kinds[kind] ?? "") }));
  const stacked = palette.find(({ heights }) => heights.some((height) => height > 1));
  const grounds = groundsOf(view).map((cell) => ({ cell, text: aboutTerrain(about, view.cells[cell]?.terrain) }));
  const signs = Object.keys(SIGNS).flatMap((sign) => {
    const text = about("sign", sign) ?? (sign === "last" ? said.signLast : null);
    return text ? [{ sign, text }] : [];
  });
  const drawn = { skin, view, layout };
  const [port] = view.ports;
  return (
    <div class="legend" data-legend={game}>
      <GroundSource {...drawn} />
      <h3>{said.pieces}</h3>
      <ul>
        {pieces.map(({ kind, text }) => (
          <Item key={kind} name={words.kinds[kind]} text={text} icons={SIDES.map((owner) => <Figure key={owner} {...drawn} piece={piece(owner, kind)} />)} />
        ))}
        {stacked && about("stack") && (
          <Item text={about("stack")} icons={SIDES.map((owner) => <Figure key={owner} {...drawn} piece={piece(owner, stacked.kind, 2)} />)} />
        )}
        {about("crown") && skin.Overlay && <Item text={about("crown")} icons={<Crowned {...drawn} />} />}
      </ul>
      {(grounds.some(({ text }) => text) || port) && (
        <>
          <h3>{said.board}</h3>
          <ul>
            {grounds.map(({ cell, text }) => text && <Item key={cell} text={text} icons={<GroundCell layout={layout} at={cell} />} />)}
            {port && about("port") && <Item text={about("port")} icons={<GroundCell layout={layout} at={port.at} lens />} />}
          </ul>
        </>
      )}
      <h3>{said.signs}</h3>
      <ul>
        {signs.map(({ sign, text }) => (
          <Item key={sign} text={text} icons={<Sign sign={sign} {...drawn} />} />
        ))}
      </ul>
    </div>
  );
}

function Item({ name, text, icons }: { name?: string | undefined; text: string | null; icons: ComponentChildren }) {
  return (
    <li>
      <span class="legend-icons" aria-hidden="true">
        {icons}
      </span>
      <span>
        {name && <b>{name}</b>}
        {text}
      </span>
    </li>
  );
}

/** One cell of each sort that is not plain. */
function groundsOf({ cells }: View): number[] {
  const seen = new Map<string, number>();
  cells.forEach(({ terrain }, index) => {
    const sort = JSON.stringify(terrain);
    if (terrain.type !== "plain" && !seen.has(sort)) seen.set(sort, index);
  });
  return [...seen].sort(([one], [two]) => (one < two ? -1 : 1)).map(([, cell]) => cell);
}

function aboutTerrain(about: (name: string) => string | null, terrain: Terrain | undefined): string | null {
  if (!terrain) return null;
  return about("side" in terrain ? `${terrain.type}-${terrain.side}` : terrain.type === "lines" ? `lines-${terrain.count}` : terrain.type);
}

interface Drawn {
  skin: Skin;
  view: View;
  layout: Layout;
}

/** A square of the drawing around a point, on the board's own colours. */
function Window({ x = 0, y = 0, size, cut = true, children }: { x?: number; y?: number; size: number; cut?: boolean; children: ComponentChildren }) {
  return (
    <span class={cut ? "board legend-icon cut" : "board legend-icon"}>
      <svg viewBox={`${x - size / 2} ${y - size / 2} ${size} ${size}`} aria-hidden="true" focusable="false">
        {children}
      </svg>
    </span>
  );
}

function Figure({ skin, view, layout, piece }: Drawn & { piece: Piece }) {
  return (
    <Window size={unit(layout) * 1.04} cut={false}>
      <skin.Figure piece={piece} view={view} turn={0} />
    </Window>
  );
}

/** The board, drawn once for all that show a part of it. */
class GroundSource extends Component<Drawn> {
  override shouldComponentUpdate(): boolean {
    return false;
  }

  override render({ skin: { Ground }, view, layout }: Drawn) {
    return (
      <svg class="legend-ground" aria-hidden="true" focusable="false">
        <defs>
          <g id={GROUND}>
            <Ground view={view} layout={layout} turn={0} />
          </g>
        </defs>
      </svg>
    );
  }
}

function GroundCell({ at, layout, lens = false }: { at: number; layout: Layout; lens?: boolean }) {
  const cell = layout.cells[at];
  // A laser stands beside its cell.
  const down = lens && cell ? (cell.y > layout.height / 2 ? 1 : -1) * unit(layout) * 0.45 : 0;
  return (
    <Window x={cell?.x ?? 0} y={(cell?.y ?? 0) + down} size={unit(layout) * (lens ? 1.4 : 1.02)}>
      <use href={`#${GROUND}`} />
    </Window>
  );
}

/** A piece that wears the crown. */
function Crowned({ skin: { Figure: Worn, Overlay }, view, layout }: Drawn) {
  const at = layout.cells[0];
  if (!at || !Overlay) return null;
  const worn: Piece = { owner: "first", kind: view.crown === null ? 1 : 0, orientation: 0, height: 1 };
  const crowned = { ...view, crown: 0, cells: view.cells.map((cell, index) => ({ ...cell, piece: index === 0 ? worn : null })) };
  const size = unit(layout) * 1.1;
  return (
    <Window x={at.x} y={at.y - size * 0.16} size={size} cut={false}>
      <g transform={`translate(${at.x} ${at.y})`}>
        <Worn piece={worn} view={view} turn={0} />
      </g>
      <Overlay view={crowned} layout={layout} turn={0} moment={null} last={[]} />
    </Window>
  );
}

/** The kind of piece of which there are most; where a game begins on an empty board, the second, which is no queen. */
function commonest({ cells }: View): Piece {
  const pieces = cells.flatMap(({ piece }) => (piece ? [piece] : []));
  const count = (kind: number): number => pieces.filter((piece) => piece.kind === kind).length;
  return pieces.reduce((one, two) => (count(two.kind) > count(one.kind) ? two : one), pieces[0] ?? { owner: "second", kind: 1, orientation: 0, height: 1 });
}

/** A sign on a cell where it might be seen, with a piece under it where there would be one. */
function Sign({ sign, ...drawn }: Drawn & { sign: string }) {
  const { skin, view, layout } = drawn;
  const size = unit(layout);
  const from = Math.floor(view.cells.length * SHOWN);
  const fits = ({ type }: Terrain): boolean => (sign === "lost" ? type === "border" : type !== "border" && type !== "reserved");
  const at = view.cells.findIndex(({ terrain }, index) => index >= from && fits(terrain));
  const cell = layout.cells[at];
  if (!cell) return null;
  const enemy: Piece = { ...commonest(view), owner: "second" };
  const under = ["landing", "capture", "answers"].includes(sign) ? enemy : null;
  const highlights = view.cells.map((_, index) => (index === at ? { ...NONE, ...SIGNS[sign] } : NONE));
  const ghost: Ghost = {
    cell: at,
    piece: enemy,
    step: { type: "face", orientation: 0 },
    turns: null,
    turned: null,
    sights: [{ path: [at, at + 1, at + 2], matches: true }],
  };
  const far = sign === "sight" ? size : 0;
  return (
    <Window x={cell.x + far} y={cell.y} size={size * 1.02 + 2 * far}>
      <use href={`#${GROUND}`} />
      <HighlightsBelow layout={layout} highlights={highlights} />
      {under && (
        <g transform={`translate(${cell.x} ${cell.y})`}>
          <skin.Figure piece={under} view={view} turn={0} />
        </g>
      )}
      {sign === "sight" && <Sights layout={layout} ghost={ghost} turn={0} />}
      <HighlightsAbove layout={layout} highlights={highlights} />
    </Window>
  );
}
