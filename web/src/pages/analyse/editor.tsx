// The set-up editor: pieces are laid by hand, the position stands below as text, and the rules say
// at every change whether it can be.

import { computed, signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Board } from "../../board/board";
import { unit } from "../../board/geometry";
import type { Skin } from "../../board/skin";
import { BoardState } from "../../board/state";
import { describePiece } from "../../board/describe";
import { Choice } from "../../chrome";
import type { GameName } from "../../games";
import { gameWords, t } from "../../messages";
import type { Piece, Side, View } from "../../protocol";
import { go } from "../../router";
import { gameInfo, Table } from "../../rules/table";
import { recall } from "../../storage";
import { crownOf, fieldsOf, heightsOf, paletteOf, readPosition, waysOf, withBoard, writePosition, type Draft } from "./codec";
import { ErrorText } from "./files";
import { Icon } from "../../icons";
import type { Study } from "./study";
import { a, fieldName } from "./words";

type Tool = { type: "piece"; owner: Side; kind: number; height: number } | { type: "turn" } | { type: "remove" };

/** A board on which a touch means the cell and nothing else. */
class EditBoard extends BoardState {
  onPress: (cell: number) => void = () => undefined;
  override press(cell: number): void {
    this.onPress(cell);
  }
}

/** The position in the editor: text first, the rest follows from it. */
class Editing {
  readonly board: EditBoard;
  readonly text;
  readonly variant;
  readonly problem = signal<unknown>(null);
  /** Nothing where the text's board cannot be made out. */
  readonly draft = signal<Draft | null>(null);
  /** The field beside the board that somebody types into, as it is typed. */
  readonly typed = signal<{ place: number; text: string } | null>(null);
  readonly tool = signal<Tool>({ type: "turn" });
  readonly orientation = signal(0);
  readonly height = signal(1);
  readonly turn = computed(() => this.draft.value?.turn ?? this.view.turn);
  private view: View;

  constructor(
    readonly game: GameName,
    skin: Skin,
    variant: string,
    position: string,
    view: View,
  ) {
    this.view = view;
    this.variant = signal(variant);
    this.text = signal(position);
    this.board = new EditBoard({ skin, view });
    this.board.onPress = (cell) => this.touch(cell);
    const [first] = paletteOf(game);
    this.tool.value = { type: "piece", owner: "first", kind: first?.kind ?? 0, height: first?.height ?? 1 };
    this.write(position);
  }

  /** Takes a text as it is and asks the rules about it. */
  write(text: string): void {
    this.typed.value = null;
    this.text.value = text;
    try {
      const table = Table.open({ game: this.game, variant: this.variant.peek(), position: text.trim(), seed: 0 });
      this.view = table.view();
      table.free();
      this.problem.value = null;
    } catch (error) {
      this.problem.value = error;
    }
    const draft = readPosition(this.game, text, this.view);
    this.draft.value = draft;
    if (!draft) return;
    const cells = this.view.cells.map((cell, index) => ({ ...cell, piece: draft.board[index] ?? null }));
    this.board.show({ ...this.view, cells, turn: draft.turn, crown: crownOf(this.game, draft, this.view) });
  }

  choose(variant: string): void {
    this.variant.value = variant;
    this.write(this.text.peek());
  }

  begin(): void {
    const table = Table.open({ game: this.game, variant: this.variant.peek(), position: null, seed: 1 });
    this.view = table.view();
    const position = table.position();
    table.free();
    this.write(position);
  }

  clear(): void {
    const draft = this.draft.peek();
    if (draft)
      this.lay(
        draft,
        draft.board.map(() => null),
      );
  }

  give(turn: Side): void {
    const draft = this.draft.peek();
    if (draft) this.write(writePosition(this.game, { ...draft, turn }, this.view));
  }

  /** Changes one of the fields beside the board. */
  set(place: number, value: string): void {
    const draft = this.draft.peek();
    if (!draft) return;
    const written = value.replace(/\s+/g, "");
    if (written !== "") {
      const fields = [...draft.fields];
      fields[place] = written;
      this.write(writePosition(this.game, { ...draft, fields }, this.view));
    }
    this.typed.value = { place, text: value };
  }

  /** What a field shows: what is typed there, or what the position says. */
  fieldText(place: number): string {
    const typed = this.typed.value;
    return typed?.place === place ? typed.text : (this.draft.value?.fields[place] ?? "");
  }

  /** A field that is left shows what counts; an empty one stays to be filled. */
  leave(): void {
    if (!this.lacks) this.typed.value = null;
  }

  /** Whether the field that is typed into is empty: the position above is not what somebody means. */
  get lacks(): boolean {
    return this.typed.value !== null && this.typed.value.text.trim() === "";
  }

  private lay(draft: Draft, board: readonly (Piece | null)[]): void {
    this.write(writePosition(this.game, withBoard(this.game, draft, board, this.view), this.view));
  }

  /** The piece that the tool lays. */
  piece(tool: Extract<Tool, { type: "piece" }>): Piece {
    const { owner, kind } = tool;
    const height = heightsOf(this.game).length > 0 ? this.height.value : tool.height;
    return { owner, kind, height, orientation: this.orientation.value % waysOf(this.game, kind) };
  }

  private touch(cell: number): void {
    const draft = this.draft.peek();
    if (!draft) return;
    const board = [...draft.board];
    const there = board[cell] ?? null;
    const tool = this.tool.peek();
    if (tool.type === "remove") board[cell] = null;
    else if (tool.type === "turn") board[cell] = there && { ...there, orientation: (there.orientation + 1) % waysOf(this.game, there.kind) };
    else {
      const piece = this.piece(tool);
      // What lies there already is taken up again.
      const same = there !== null && (["owner", "kind", "height", "orientation"] as const).every((key) => there[key] === piece[key]);
      board[cell] = same ? null : piece;
    }
    this.lay(draft, board);
  }
}

interface EditorProps {
  study: Study;
  onAnalyse(variant: string, position: string): void;
  onClose(): void;
}

export function Editor({ study, onAnalyse, onClose }: EditorProps) {
  const text = a();
  const { game } = study.origin;
  const words = gameWords(game);
  const editing = useMemo(() => {
    const { variant, view } = study.state.peek();
    const made = new Editing(game, study.board.skin.peek(), variant, study.position, view);
    made.board.flipped.value = study.board.flipped.peek();
    return made;
  }, [study]);
  const sharing = useSignal("");
  const { board } = editing;
  const tool = editing.tool.value;
  const problem = editing.problem.value;
  const info = gameInfo(game);
  const heights = heightsOf(game);
  const ways = tool.type === "piece" ? waysOf(game, tool.kind) : 1;
  const turnable = paletteOf(game).some(({ kind }) => waysOf(game, kind) > 1);
  const lacking = editing.lacks ? fieldsOf(game).find(([place]) => place === editing.typed.value?.place)?.[1] : undefined;
  const wellKnown = problem === null && editing.draft.value && !lacking;

  const play = (): void => {
    const query = new URLSearchParams({ variant: editing.variant.value, position: editing.text.value.trim(), seed: "1" });
    query.set("level", String(Number(recall<unknown>("level", 3)) || 3));
    query.set("side", editing.turn.value);
    go(`/play/${game}?${query.toString()}`);
  };

  return (
    <div class="analyse editing" data-editor style={{ "--ratio": String(board.ratio.value) }}>
      <div class="analyse-stage">
        <div class="analyse-board">
          <Board state={board} words={words} position={editing.text.value} label={text.setupTitle} />
        </div>
      </div>
      <section class="analyse-side" aria-label={text.setupTitle}>
        <div class="editor-head">
          <h2>{text.setupTitle}</h2>
          <button type="button" class="button" data-action="leave-editor" onClick={onClose}>
            {text.done}
          </button>
        </div>
        <div class="palette" role="group" aria-label={text.tools}>
          {(["first", "second"] as const).map((owner) => (
            <div key={owner} class="palette-row">
              {paletteOf(game).map(({ kind, height }) => {
                const choice = { type: "piece", owner, kind, height } as const;
                const chosen = tool.type === "piece" && tool.owner === owner && tool.kind === kind && tool.height === height;
                const piece = chosen ? editing.piece(choice) : { owner, kind, height, orientation: 0 };
                return (
                  <button
                    key={`${kind} ${height}`}
                    type="button"
                    class="choice palette-piece"
                    data-tool={`${owner}-${kind}-${height}`}
                    aria-pressed={chosen}
                    aria-label={describePiece(piece, board.view, words)}
                    onClick={() => (editing.tool.value = choice)}>
                    <PieceDrawing board={board} piece={piece} />
                  </button>
                );
              })}
            </div>
          ))}
          <div class="palette-row">
            {turnable && (
              <button type="button" class="choice" data-tool="turn" aria-pressed={tool.type === "turn"} onClick={() => (editing.tool.value = { type: "turn" })}>
                <Icon name="clockwise" />
                {text.turnTool}
              </button>
            )}
            <button
              type="button"
              class="choice"
              data-tool="remove"
              aria-pressed={tool.type === "remove"}
              onClick={() => (editing.tool.value = { type: "remove" })}>
              <Icon name="cross" />
              {text.removeTool}
            </button>
          </div>
        </div>
        {tool.type === "piece" && ways > 1 && (
          <div class="palette-ways" role="group" aria-label={text.ways}>
            {Array.from({ length: ways }, (_, orientation) => {
              const piece = { ...editing.piece(tool), orientation };
              return (
                <button
                  key={orientation}
                  type="button"
                  class="choice palette-piece"
                  data-way={orientation}
                  aria-pressed={editing.orientation.value % ways === orientation}
                  aria-label={describePiece(piece, board.view, words)}
                  onClick={() => (editing.orientation.value = orientation)}>
                  <PieceDrawing board={board} piece={piece} />
                </button>
              );
            })}
          </div>
        )}
        <div class="field-grid">
          {heights.length > 0 && (
            <label class="field">
              {text.height}
              <select value={String(editing.height.value)} onChange={(event) => (editing.height.value = Number(event.currentTarget.value))}>
                {heights.map((height) => (
                  <option key={height} value={String(height)}>
                    {height}
                  </option>
                ))}
              </select>
            </label>
          )}
          {info.variants.length > 1 && (
            <label class="field">
              {text.variant}
              <select value={editing.variant.value} onChange={(event) => editing.choose(event.currentTarget.value)}>
                {info.variants.map(({ name }) => (
                  <option key={name} value={name}>
                    {words.variants[name]?.name ?? name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {editing.draft.value && fieldsOf(game).length > 0 && (
          <div class="editor-fields">
            {fieldsOf(game).map(([place, name]) => (
              <label key={name} class="field">
                {fieldName(name)}
                <input
                  type="text"
                  data-field={name}
                  maxLength={7}
                  autocomplete="off"
                  spellcheck={false}
                  value={editing.fieldText(place)}
                  aria-invalid={lacking === name}
                  aria-describedby="editor-verdict"
                  onInput={(event) => editing.set(place, event.currentTarget.value)}
                  onBlur={() => editing.leave()}
                />
              </label>
            ))}
          </div>
        )}
        <Choice
          name="to-move"
          label={text.toMove}
          value={editing.turn.value}
          options={{ first: words.sides[0], second: words.sides[1] }}
          onChoose={(turn) => editing.give(turn)}
        />
        <label class="field">
          {text.position}
          <textarea
            rows={3}
            data-position-text
            spellcheck={false}
            autocomplete="off"
            aria-invalid={problem !== null}
            aria-describedby="editor-verdict"
            value={editing.text.value}
            onInput={(event) => editing.write(event.currentTarget.value)}
          />
        </label>
        <div id="editor-verdict" class="verdict" aria-live="polite">
          {lacking ? (
            <p class="refusal" data-error>
              {text.emptyField({ field: fieldName(lacking) })}
            </p>
          ) : problem !== null ? (
            <ErrorText lead={text.invalid} error={problem} />
          ) : (
            <p class="accepted" data-valid>
              {text.valid}
            </p>
          )}
        </div>
        <div class="files-grid">
          <button type="button" class="button" data-action="clear" onClick={() => editing.clear()}>
            {text.clear}
          </button>
          <button type="button" class="button" data-action="start-position" onClick={() => editing.begin()}>
            {text.startPosition}
          </button>
          <button type="button" class="button" data-action="flip" onClick={() => board.flip()}>
            {text.flip}
          </button>
          <button
            type="button"
            class="button"
            onClick={() =>
              void navigator.clipboard.writeText(editing.text.value.trim()).then(
                () => (sharing.value = text.copied),
                () => (sharing.value = text.copyFailed),
              )
            }>
            {text.copyPosition}
          </button>
          <button
            type="button"
            class="button primary"
            data-action="analyse-here"
            disabled={!wellKnown}
            onClick={() => onAnalyse(editing.variant.value, editing.text.value.trim())}>
            {text.analyseHere}
          </button>
          <button type="button" class="button" data-action="play-here" disabled={!wellKnown} onClick={play}>
            {text.playHere}
          </button>
        </div>
        <p class="small" aria-live="polite">
          {sharing.value}
        </p>
      </section>
      <p class="visually-hidden">{t().board.how}</p>
    </div>
  );
}

function PieceDrawing({ board, piece }: { board: BoardState; piece: Piece }) {
  const { Figure } = board.skin.value;
  const size = unit(board.layout.value) * 1.04;
  return (
    <svg class="piece-icon" viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
      <Figure piece={piece} view={board.view} turn={board.turn.value} />
    </svg>
  );
}
