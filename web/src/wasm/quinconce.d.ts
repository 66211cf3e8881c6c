/* tslint:disable */
/* eslint-disable */

/**
 * What is left to the players, and whose time runs.
 */
export class Clock {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * The side whose time is over, if it runs.
     */
    flagged(now: number): string | undefined;
    /**
     * A side has ended its turn.
     *
     * # Errors
     * When there is no such side.
     */
    handOver(from: string, now: number): void;
    /**
     * What is left to a side.
     *
     * # Errors
     * When there is no such side.
     */
    left(side: string, now: number): number;
    /**
     * A clock that stands, with so much left to each side and so much more for each turn.
     */
    constructor(first: number, second: number, increment: number);
    /**
     * Lets the time of a side run from now on, or nobody's. One that runs already runs on.
     *
     * # Errors
     * When there is no such side.
     */
    run(side: string | null | undefined, now: number): void;
}

/**
 * A position that is being set up by hand.
 */
export class Editor {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Takes everything off the board.
     */
    clear(): void;
    /**
     * Begins with what a `SetupRequest` asks for.
     *
     * # Errors
     * As [`Table::open`](crate::Table::open).
     */
    static open(setup: string): Editor;
    /**
     * Puts a piece on a cell; one that lies there already is taken up again.
     *
     * # Errors
     * When there is no such side.
     */
    put(cell: number, owner: string, kind: number, orientation: number, height: number): void;
    /**
     * Takes away what is on a cell.
     */
    remove(cell: number): void;
    /**
     * Begins anew with the variant's own start.
     */
    reset(seed: number): void;
    /**
     * Sets a field beside the board.
     */
    setField(name: string, text: string): void;
    /**
     * Gives the turn to a side.
     *
     * # Errors
     * When there is no such side.
     */
    setTurn(side: string): void;
    /**
     * Holds the text against another variant.
     */
    setVariant(variant: string): void;
    /**
     * The position and what the rules say to it: an `EditorState`.
     */
    state(): string;
    /**
     * Turns what is on a cell.
     */
    turn(cell: number): void;
    /**
     * Takes a text as it was typed.
     */
    write(text: string): void;
}

/**
 * A prefix of a match's log, and what follows from it. Moments are milliseconds since 1970.
 */
export class MatchLog {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Adds the next `MatchEvent`.
     *
     * # Errors
     * When it is not the next one.
     */
    apply(event: string): void;
    /**
     * The last event that changed the board.
     */
    boardEvent(): number;
    /**
     * The clock at that moment: a `ClockState`, or nothing where there is none.
     */
    clock(now: number): string | undefined;
    /**
     * Whether the player to move has not made a turn yet: no clock runs down then.
     */
    firstTurn(): boolean;
    /**
     * Whether its moves cannot be played under these rules.
     */
    frozen(): boolean;
    /**
     * The log of the match with that id, from its first `MatchEvent`.
     *
     * # Errors
     * When the event creates no match, or its table cannot be laid.
     */
    static open(id: string, event: string): MatchLog;
    /**
     * What a player can do at that moment besides moving: `MatchOptions`. `seen` is when the other
     * was last seen.
     *
     * # Errors
     * When there is no such side.
     */
    options(side: string, seen: number, now: number): string;
    /**
     * The record, with the names of the players where they are known.
     */
    record(first?: string | null, second?: string | null): string;
    /**
     * What was agreed on before the first move: a `MatchSetup`.
     */
    setup(): string;
    /**
     * How the match stands at that moment for whoever sits there: a `MatchState` without names.
     *
     * # Errors
     * When there is no such side.
     */
    state(you: string | null | undefined, now: number): string;
}

/**
 * A tree of variations, and the place in it that is looked at.
 */
export class Study {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Annotates the move that is looked at: `!!`, `!`, `!?`, `?!`, `?` or `??`; anything else takes
     * the annotation away.
     */
    annotate(annotation: string): void;
    /**
     * How the position that is looked at came about: an `Arrival`; nothing at the root.
     */
    arrival(): string | undefined;
    /**
     * Says something about the move that is looked at.
     */
    comment(text: string): void;
    /**
     * Goes along moves that are there: `string[]`.
     *
     * # Errors
     * When it is no list of texts.
     */
    follow(moves: string): void;
    /**
     * Looks at a node. Tells whether it is there.
     */
    goTo(node: number): boolean;
    /**
     * Lays the position that is looked at on a table.
     */
    lay(table: Table): void;
    /**
     * From a record file, at its first position.
     *
     * # Errors
     * When the file could not have been played; the error names line and move.
     */
    static load(record: string): Study;
    /**
     * Goes through the tree: `start`, `back`, `on`, `end`, `above` or `below`.
     *
     * # Errors
     * When it is none of these.
     */
    navigate(direction: string): void;
    /**
     * All moves with what is said about them: `Node[]`.
     */
    nodes(): string;
    /**
     * An analysis without moves, as a `SetupRequest` asks.
     *
     * # Errors
     * As [`Table::open`].
     */
    static open(setup: string): Study;
    /**
     * Plays moves from here: `string[]`.
     *
     * # Errors
     * When one of them cannot be played, or there are too many moves already.
     */
    play(moves: string): void;
    /**
     * Who played, the beginner first: `[string | null, string | null]`.
     */
    players(): string;
    /**
     * Makes the variation that is looked at one place more important. Tells whether it was one.
     */
    promote(): boolean;
    /**
     * Puts back what was taken out last. Tells whether there was something.
     */
    putBack(): boolean;
    /**
     * The whole tree as a record file.
     */
    record(): string;
    /**
     * Takes the move that is looked at out, with all that follows it. Gives how many moves that were.
     */
    remove(): number;
    /**
     * What the table was laid with: a `SetupRequest`.
     */
    setup(): string;
    /**
     * Where the analysis stands: a `StudyState`.
     */
    state(): string;
}

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
     * Takes a step of the hand back. Tells whether there was one.
     */
    back(): boolean;
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
     * How far a hand has come with its next move, and what it can do: a `HandState`.
     */
    hand(): string;
    /**
     * The moves that can be played: `LegalMove[]`.
     */
    legal(): string;
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
     * Whether the game is over.
     */
    over(): boolean;
    /**
     * Plays a move and tells what happened: `Frame[]`. On error nothing changes.
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
     * What would happen if that move were made: `Frame[]`.
     *
     * # Errors
     * As [`play`](Table::play).
     */
    preview(mv: string): string;
    /**
     * The game as a record file, with the players' names, the beginner's first, where they are known.
     */
    record(first?: string | null, second?: string | null): string;
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
     * The hand lets go of everything.
     */
    restart(): void;
    /**
     * Everything there is to know about the table: a `TableState`.
     */
    state(): string;
    /**
     * Takes the last move back and gives its text, if there was one. At one's own table that may be
     * the move that ended the game.
     */
    takeBack(): string | undefined;
    /**
     * A hand takes a `Step`. Tells what became of it: `Taken`.
     *
     * # Errors
     * When the step names a cell or a choice that there is not.
     */
    take(step: string): string;
    /**
     * The evaluation of the position, term by term: `Term[]`.
     */
    terms(): string;
    /**
     * Searches for the next move as a `SearchRequest` asks. `on_info` is called with a `SearchInfo`
     * after every iteration; the last is returned. The search ends early once `unwanted` gives something true.
     *
     * # Errors
     * When the request is malformed.
     */
    think(request: string, on_info: (info: string) => unknown, unwanted?: (info: string) => unknown | null): string;
    /**
     * What the sides aim at: `Threat[]`.
     */
    threats(): string;
    /**
     * The board: a `View`.
     */
    view(): string;
    /**
     * Moves that begin with that `Step` are withheld from the hand until the next move is made.
     *
     * # Errors
     * When the step names a cell or a choice that there is not.
     */
    withhold(step: string): void;
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
    readonly __wbg_clock_free: (a: number, b: number) => void;
    readonly __wbg_editor_free: (a: number, b: number) => void;
    readonly __wbg_matchlog_free: (a: number, b: number) => void;
    readonly __wbg_study_free: (a: number, b: number) => void;
    readonly __wbg_table_free: (a: number, b: number) => void;
    readonly catalogue: () => [number, number];
    readonly clock_flagged: (a: number, b: number) => [number, number];
    readonly clock_handOver: (a: number, b: number, c: number, d: number) => [number, number];
    readonly clock_left: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly clock_new: (a: number, b: number, c: number) => number;
    readonly clock_run: (a: number, b: number, c: number, d: number) => [number, number];
    readonly editor_clear: (a: number) => void;
    readonly editor_open: (a: number, b: number) => [number, number, number];
    readonly editor_put: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => [number, number];
    readonly editor_remove: (a: number, b: number) => void;
    readonly editor_reset: (a: number, b: number) => void;
    readonly editor_setField: (a: number, b: number, c: number, d: number, e: number) => void;
    readonly editor_setTurn: (a: number, b: number, c: number) => [number, number];
    readonly editor_setVariant: (a: number, b: number, c: number) => void;
    readonly editor_state: (a: number) => [number, number];
    readonly editor_turn: (a: number, b: number) => void;
    readonly editor_write: (a: number, b: number, c: number) => void;
    readonly matchlog_apply: (a: number, b: number, c: number) => [number, number];
    readonly matchlog_boardEvent: (a: number) => number;
    readonly matchlog_clock: (a: number, b: number) => [number, number];
    readonly matchlog_firstTurn: (a: number) => number;
    readonly matchlog_frozen: (a: number) => number;
    readonly matchlog_open: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly matchlog_options: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly matchlog_record: (a: number, b: number, c: number, d: number, e: number) => [number, number];
    readonly matchlog_setup: (a: number) => [number, number];
    readonly matchlog_state: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly rulesText: (a: number, b: number, c: number, d: number) => [number, number, number, number];
    readonly study_annotate: (a: number, b: number, c: number) => void;
    readonly study_arrival: (a: number) => [number, number];
    readonly study_comment: (a: number, b: number, c: number) => void;
    readonly study_follow: (a: number, b: number, c: number) => [number, number];
    readonly study_goTo: (a: number, b: number) => number;
    readonly study_lay: (a: number, b: number) => void;
    readonly study_load: (a: number, b: number) => [number, number, number];
    readonly study_navigate: (a: number, b: number, c: number) => [number, number];
    readonly study_nodes: (a: number) => [number, number];
    readonly study_open: (a: number, b: number) => [number, number, number];
    readonly study_play: (a: number, b: number, c: number) => [number, number];
    readonly study_players: (a: number) => [number, number];
    readonly study_promote: (a: number) => number;
    readonly study_putBack: (a: number) => number;
    readonly study_record: (a: number) => [number, number];
    readonly study_remove: (a: number) => number;
    readonly study_setup: (a: number) => [number, number];
    readonly study_state: (a: number) => [number, number];
    readonly table_agreeDraw: (a: number) => [number, number];
    readonly table_back: (a: number) => number;
    readonly table_claimDraw: (a: number) => [number, number];
    readonly table_copy: (a: number) => number;
    readonly table_hand: (a: number) => [number, number];
    readonly table_legal: (a: number) => [number, number];
    readonly table_load: (a: number, b: number) => [number, number, number];
    readonly table_open: (a: number, b: number) => [number, number, number];
    readonly table_outOfTime: (a: number, b: number, c: number) => [number, number];
    readonly table_over: (a: number) => number;
    readonly table_play: (a: number, b: number, c: number) => [number, number, number, number];
    readonly table_position: (a: number) => [number, number];
    readonly table_preview: (a: number, b: number, c: number) => [number, number, number, number];
    readonly table_record: (a: number, b: number, c: number, d: number, e: number) => [number, number];
    readonly table_refusal: (a: number, b: number, c: number) => [number, number, number, number];
    readonly table_resign: (a: number, b: number, c: number) => [number, number];
    readonly table_restart: (a: number) => void;
    readonly table_state: (a: number) => [number, number];
    readonly table_take: (a: number, b: number, c: number) => [number, number, number, number];
    readonly table_takeBack: (a: number) => [number, number];
    readonly table_terms: (a: number) => [number, number];
    readonly table_think: (a: number, b: number, c: number, d: any, e: number) => [number, number, number, number];
    readonly table_threats: (a: number) => [number, number];
    readonly table_view: (a: number) => [number, number];
    readonly table_withhold: (a: number, b: number, c: number) => [number, number];
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
