// The set-up editor: pieces are laid by hand, the position stands below as text, and the rules say
// at every change whether it can be.

import { computed, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../../board/board";
import { unit } from "../../board/geometry";
import type { Skin } from "../../board/skin";
import { BoardState } from "../../board/state";
import { describePiece } from "../../board/describe";
import { Choice } from "../../chrome";
import type { GameName } from "../../games";
import { gameWords, t } from "../../messages";
import type { FieldText, PaletteItem, Piece, Side } from "../../protocol";
import { go } from "../../router";
import { PositionEditor } from "../../rules/editor";
import { Refused } from "../../rules/refused";
import { gameInfo } from "../../rules/table";
import { recall } from "../../storage";
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

/** The position in the editor, and what a touch of the board does to it. */
class Editing {
  readonly board: EditBoard;
  readonly state;
  readonly problem;
  /** The field beside the board that somebody types into, as it is typed. */
  readonly typed = signal<{ name: string; text: string } | null>(null);
  readonly tool;
  readonly orientation = signal(0);
  readonly height = signal(1);
  readonly palette: readonly PaletteItem[];
  private readonly editor: PositionEditor;

  constructor(game: GameName, skin: Skin, variant: string, position: string) {
    this.palette = gameInfo(game).palette;
    this.editor = PositionEditor.open({ game, variant, position, seed: 0 });
    this.state = signal(this.editor.state());
    this.problem = computed(() => {
      const { problem } = this.state.value;
      return problem && new Refused(problem.text, problem.message);
    });
    this.board = new EditBoard({ skin, view: this.state.value.view });
    this.board.onPress = (cell) => this.touch(cell);
    const [first] = this.palette;
    this.tool = signal<Tool>({ type: "piece", owner: "first", kind: first?.kind ?? 0, height: first?.heights[0] ?? 1 });
  }

  /** Changes the position and shows what came of it. */
  edit(change: (editor: PositionEditor) => void): void {
    this.typed.value = null;
    change(this.editor);
    this.state.value = this.editor.state();
    this.board.show(this.state.value.view);
  }

  /** Changes one of the fields beside the board. */
  set(name: string, text: string): void {
    this.edit((editor) => editor.setField(name, text));
    this.typed.value = { name, text };
  }

  /** What a field shows: what is typed there, or what the position says. */
  fieldText(field: FieldText): string {
    const typed = this.typed.value;
    return typed?.name === field.name ? typed.text : field.text;
  }

  /** A field that is left shows what counts; an empty one stays to be filled. */
  leave(): void {
    if (this.lacking === null) this.typed.value = null;
  }

  /** The field that is typed into, where it is empty: the position above is not what somebody means. */
  get lacking(): string | null {
    const typed = this.typed.value;
    return typed?.text.trim() === "" ? typed.name : null;
  }

  /** How many ways round a kind can lie. */
  waysOf(kind: number): number {
    return this.palette.find((item) => item.kind === kind)?.orientations ?? 1;
  }

  /** How high pieces can be stacked, where there is a choice. */
  get heights(): readonly number[] {
    return this.palette.find(({ heights }) => heights.length > 1)?.heights ?? [];
  }

  /** The piece that the tool lays. */
  piece(tool: Extract<Tool, { type: "piece" }>): Piece {
    const { owner, kind } = tool;
    const height = this.heights.length > 0 ? this.height.value : tool.height;
    return { owner, kind, height, orientation: this.orientation.value % this.waysOf(kind) };
  }

  private touch(cell: number): void {
    const tool = this.tool.peek();
    this.edit((editor) => {
      if (tool.type === "remove") editor.remove(cell);
      else if (tool.type === "turn") editor.turn(cell);
      else editor.put(cell, this.piece(tool));
    });
  }

  close(): void {
    this.editor.free();
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
    const { variant, position } = study.state.peek();
    const made = new Editing(game, study.board.skin.peek(), variant, position);
    made.board.flipped.value = study.board.flipped.peek();
    return made;
  }, [study]);
  useEffect(() => () => editing.close(), [editing]);
  const sharing = useSignal("");
  const { board, palette, heights, lacking } = editing;
  const { text: position, variant, turn, fields } = editing.state.value;
  const tool = editing.tool.value;
  const problem = editing.problem.value;
  const info = gameInfo(game);
  const ways = tool.type === "piece" ? editing.waysOf(tool.kind) : 1;
  const turnable = palette.some(({ orientations }) => orientations > 1);
  const wellKnown = problem === null && fields !== null && lacking === null;

  const play = (): void => {
    const query = new URLSearchParams({ variant: variant, position: position.trim(), seed: "1" });
    query.set("level", String(Number(recall<unknown>("level", 3)) || 3));
    query.set("side", turn);
    go(`/play/${game}?${query.toString()}`);
  };

  return (
    <div class="analyse editing" data-editor style={{ "--ratio": String(board.ratio.value) }}>
      <div class="analyse-stage">
        <div class="analyse-board">
          <Board state={board} words={words} position={position} label={text.setupTitle} />
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
              {palette.map(({ kind, heights: [height = 1] }) => {
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
              <select
                value={variant}
                onChange={(event) => {
                  const chosen = event.currentTarget.value;
                  editing.edit((editor) => editor.setVariant(chosen));
                }}>
                {info.variants.map(({ name }) => (
                  <option key={name} value={name}>
                    {words.variants[name]?.name ?? name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {fields && fields.length > 0 && (
          <div class="editor-fields">
            {fields.map((field) => (
              <label key={field.name} class="field">
                {fieldName(field.name)}
                <input
                  type="text"
                  data-field={field.name}
                  maxLength={7}
                  autocomplete="off"
                  spellcheck={false}
                  value={editing.fieldText(field)}
                  aria-invalid={lacking === field.name}
                  aria-describedby="editor-verdict"
                  onInput={(event) => editing.set(field.name, event.currentTarget.value)}
                  onBlur={() => editing.leave()}
                />
              </label>
            ))}
          </div>
        )}
        <Choice
          name="to-move"
          label={text.toMove}
          value={turn}
          options={{ first: words.sides[0], second: words.sides[1] }}
          onChoose={(side) => editing.edit((editor) => editor.setTurn(side))}
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
            value={position}
            onInput={(event) => {
              const typed = event.currentTarget.value;
              editing.edit((editor) => editor.write(typed));
            }}
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
          <button type="button" class="button" data-action="clear" onClick={() => editing.edit((editor) => editor.clear())}>
            {text.clear}
          </button>
          <button type="button" class="button" data-action="start-position" onClick={() => editing.edit((editor) => editor.reset(1))}>
            {text.startPosition}
          </button>
          <button type="button" class="button" data-action="flip" onClick={() => board.flip()}>
            {text.flip}
          </button>
          <button
            type="button"
            class="button"
            onClick={() =>
              void navigator.clipboard.writeText(position.trim()).then(
                () => (sharing.value = text.copied),
                () => (sharing.value = text.copyFailed),
              )
            }>
            {text.copyPosition}
          </button>
          <button type="button" class="button primary" data-action="analyse-here" disabled={!wellKnown} onClick={() => onAnalyse(variant, position.trim())}>
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
