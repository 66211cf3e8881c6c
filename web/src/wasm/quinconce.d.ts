/* tslint:disable */
/* eslint-disable */

/**
 * A game being played, whichever it is.
 */
export class Table {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * The players agree to a draw.
     *
     * # Errors
     * When the game is over.
     */
    agreeDraw(): void;
    /**
     * The player to move claims a draw by repetition.
     *
     * # Errors
     * When the game is over, or the position has not stood often enough.
     */
    claimDraw(): void;
    /**
     * The same table once more.
     */
    copy(): Table;
    /**
     * Lays a table with a record file, as it stands after the last move.
     *
     * # Errors
     * When the file could not have been played; the error names line and move.
     */
    static load(record: string): Table;
    /**
     * Lays a table as a `SetupRequest` asks.
     *
     * # Errors
     * When the game or variant is unknown, or the position impossible.
     */
    static open(setup: string): Table;
    /**
     * A player's time has run out.
     *
     * # Errors
     * When the game is over.
     */
    outOfTime(side: string): void;
    /**
     * Plays a move and tells what happened: `Event[]`. On error nothing changes.
     *
     * # Errors
     * When the text is no move, the move is illegal, or the game is over.
     */
    play(mv: string): string;
    /**
     * The position on the board.
     */
    position(): string;
    /**
     * The game as a record file.
     */
    record(): string;
    /**
     * Why no move that can be played begins with these steps (`Step[]`): a `Refusal`, or nothing
     * if one does.
     *
     * # Errors
     * When a step names a cell or a choice that there is not.
     */
    refusal(steps: string): string | undefined;
    /**
     * A player gives up.
     *
     * # Errors
     * When the game is over.
     */
    resign(side: string): void;
    /**
     * Everything there is to know about the table: a `TableState`.
     */
    state(): string;
    /**
     * Takes the last move back and gives its text, if there was one.
     */
    takeBack(): string | undefined;
    /**
     * The evaluation of the position, term by term: `Term[]`.
     */
    terms(): string;
    /**
     * Thinks about the next move as a `Wish` asks. `tell` hears a `Thought` after every iteration;
     * the last is given back. The search ends early once `unwanted` gives something true.
     *
     * # Errors
     * When the wish is malformed.
     */
    think(wish: string, tell: (thought: string) => unknown, unwanted?: (thought: string) => unknown | null): string;
    /**
     * What the sides aim at: `Threat[]`.
     */
    threats(): string;
    /**
     * The board: a `View`.
     */
    view(): string;
}

/**
 * The games there are: `GameInfo[]`.
 */
export function catalogue(): string;

/**
 * A game's rules in Markdown, in French for `fr` and in English for everything else.
 *
 * # Errors
 * When there is no such game.
 */
export function rulesText(game: string, lang: string): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_table_free: (a: number, b: number) => void;
    readonly catalogue: () => [number, number];
    readonly rulesText: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly table_agreeDraw: (a: number) => [number, number];
    readonly table_claimDraw: (a: number) => [number, number];
    readonly table_copy: (a: number) => number;
    readonly table_load: (a: number, b: number) => [number, number, number];
    readonly table_open: (a: number, b: number) => [number, number, number];
    readonly table_outOfTime: (a: number, b: number, c: number) => [number, number];
    readonly table_play: (a: number, b: number, c: number) => [number, number, number, number];
    readonly table_position: (a: number) => [number, number];
    readonly table_record: (a: number) => [number, number];
    readonly table_refusal: (a: number, b: number, c: number) => [number, number, number, number];
    readonly table_resign: (a: number, b: number, c: number) => [number, number];
    readonly table_state: (a: number) => [number, number];
    readonly table_takeBack: (a: number) => [number, number];
    readonly table_terms: (a: number) => [number, number];
    readonly table_think: (a: number, b: number, c: number, d: any, e: number) => [number, number, number, number];
    readonly table_threats: (a: number) => [number, number];
    readonly table_view: (a: number) => [number, number];
    readonly __wbindgen_exn_store: (a: number) => void;
    readonly __externref_table_alloc: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
