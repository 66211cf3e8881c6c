/* @ts-self-types="./quinconce.d.ts" */

/**
 * What is left to the players, and whose time runs.
 */
export class Clock {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        ClockFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_clock_free(ptr, 0);
    }
    /**
     * The side whose time is over, if it runs.
     * @param {number} now
     * @returns {string | undefined}
     */
    flagged(now) {
        const ret = wasm.clock_flagged(this.__wbg_ptr, now);
        let v1;
        if (ret[0] !== 0) {
            v1 = getStringFromWasm0(ret[0], ret[1]);
            wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        }
        return v1;
    }
    /**
     * A side has ended its turn.
     *
     * # Errors
     * When there is no such side.
     * @param {string} from
     * @param {number} now
     */
    handOver(from, now) {
        const val2 = +now;
        const ptr0 = passStringToWasm0(from, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.clock_handOver(this.__wbg_ptr, ptr0, len0, val2);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * What is left to a side.
     *
     * # Errors
     * When there is no such side.
     * @param {string} side
     * @param {number} now
     * @returns {number}
     */
    left(side, now) {
        const val2 = +now;
        const ptr0 = passStringToWasm0(side, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.clock_left(this.__wbg_ptr, ptr0, len0, val2);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * A clock that stands, with so much left to each side and so much more for each turn.
     * @param {number} first
     * @param {number} second
     * @param {number} increment
     */
    constructor(first, second, increment) {
        const ret = wasm.clock_new(first, second, increment);
        this.__wbg_ptr = ret;
        ClockFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * Lets the time of a side run from now on, or nobody's. One that runs already runs on.
     *
     * # Errors
     * When there is no such side.
     * @param {string | null | undefined} side
     * @param {number} now
     */
    run(side, now) {
        const val2 = +now;
        var ptr0 = isLikeNone(side) ? 0 : passStringToWasm0(side, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        var len0 = WASM_VECTOR_LEN;
        const ret = wasm.clock_run(this.__wbg_ptr, ptr0, len0, val2);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
}
if (Symbol.dispose) Clock.prototype[Symbol.dispose] = Clock.prototype.free;

/**
 * A position that is being set up by hand.
 */
export class Editor {
    static __wrap(ptr) {
        const obj = Object.create(Editor.prototype);
        obj.__wbg_ptr = ptr;
        EditorFinalization.register(obj, obj.__wbg_ptr, obj);
        return obj;
    }
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        EditorFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_editor_free(ptr, 0);
    }
    /**
     * Takes everything off the board.
     */
    clear() {
        wasm.editor_clear(this.__wbg_ptr);
    }
    /**
     * Begins with what a `SetupRequest` asks for.
     *
     * # Errors
     * As [`Table::open`](crate::Table::open).
     * @param {string} setup
     * @returns {Editor}
     */
    static open(setup) {
        const ptr0 = passStringToWasm0(setup, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.editor_open(ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Editor.__wrap(ret[0]);
    }
    /**
     * Puts a piece on a cell; one that lies there already is taken up again.
     *
     * # Errors
     * When there is no such side.
     * @param {number} cell
     * @param {string} owner
     * @param {number} kind
     * @param {number} orientation
     * @param {number} height
     */
    put(cell, owner, kind, orientation, height) {
        const val2 = +cell;
        const val3 = +kind;
        const val4 = +orientation;
        const val5 = +height;
        const ptr0 = passStringToWasm0(owner, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.editor_put(this.__wbg_ptr, val2, ptr0, len0, val3, val4, val5);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Takes away what is on a cell.
     * @param {number} cell
     */
    remove(cell) {
        wasm.editor_remove(this.__wbg_ptr, cell);
    }
    /**
     * Begins anew with the variant's own start.
     * @param {number} seed
     */
    reset(seed) {
        wasm.editor_reset(this.__wbg_ptr, seed);
    }
    /**
     * Sets a field beside the board.
     * @param {string} name
     * @param {string} text
     */
    setField(name, text) {
        let ptr0, len0, ptr1, len1;
        try {
            ptr0 = passStringToWasm0(name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len0 = WASM_VECTOR_LEN;
            ptr1 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len1 = WASM_VECTOR_LEN;
        } catch (e) {
            if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
            if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
            throw e;
        }
        wasm.editor_setField(this.__wbg_ptr, ptr0, len0, ptr1, len1);
    }
    /**
     * Gives the turn to a side.
     *
     * # Errors
     * When there is no such side.
     * @param {string} side
     */
    setTurn(side) {
        const ptr0 = passStringToWasm0(side, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.editor_setTurn(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Holds the text against another variant.
     * @param {string} variant
     */
    setVariant(variant) {
        const ptr0 = passStringToWasm0(variant, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        wasm.editor_setVariant(this.__wbg_ptr, ptr0, len0);
    }
    /**
     * The position and what the rules say to it: an `EditorState`.
     * @returns {string}
     */
    state() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.editor_state(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * Turns what is on a cell.
     * @param {number} cell
     */
    turn(cell) {
        wasm.editor_turn(this.__wbg_ptr, cell);
    }
    /**
     * Takes a text as it was typed.
     * @param {string} text
     */
    write(text) {
        const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        wasm.editor_write(this.__wbg_ptr, ptr0, len0);
    }
}
if (Symbol.dispose) Editor.prototype[Symbol.dispose] = Editor.prototype.free;

/**
 * A prefix of a match's log, and what follows from it. Moments are milliseconds since 1970.
 */
export class MatchLog {
    static __wrap(ptr) {
        const obj = Object.create(MatchLog.prototype);
        obj.__wbg_ptr = ptr;
        MatchLogFinalization.register(obj, obj.__wbg_ptr, obj);
        return obj;
    }
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        MatchLogFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_matchlog_free(ptr, 0);
    }
    /**
     * Adds the next `MatchEvent`.
     *
     * # Errors
     * When it is not the next one.
     * @param {string} event
     */
    apply(event) {
        const ptr0 = passStringToWasm0(event, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.matchlog_apply(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * The last event that changed the board.
     * @returns {number}
     */
    boardEvent() {
        const ret = wasm.matchlog_boardEvent(this.__wbg_ptr);
        return ret;
    }
    /**
     * The clock at that moment: a `ClockState`, or nothing where there is none.
     * @param {number} now
     * @returns {string | undefined}
     */
    clock(now) {
        const ret = wasm.matchlog_clock(this.__wbg_ptr, now);
        let v1;
        if (ret[0] !== 0) {
            v1 = getStringFromWasm0(ret[0], ret[1]);
            wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        }
        return v1;
    }
    /**
     * Whether the player to move has not made a turn yet: no clock runs down then.
     * @returns {boolean}
     */
    firstTurn() {
        const ret = wasm.matchlog_firstTurn(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * Whether its moves cannot be played under these rules.
     * @returns {boolean}
     */
    frozen() {
        const ret = wasm.matchlog_frozen(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * The log of the match with that id, from its first `MatchEvent`.
     *
     * # Errors
     * When the event creates no match, or its table cannot be laid.
     * @param {string} id
     * @param {string} event
     * @returns {MatchLog}
     */
    static open(id, event) {
        let ptr0, len0, ptr1, len1;
        try {
            ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len0 = WASM_VECTOR_LEN;
            ptr1 = passStringToWasm0(event, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len1 = WASM_VECTOR_LEN;
        } catch (e) {
            if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
            if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
            throw e;
        }
        const ret = wasm.matchlog_open(ptr0, len0, ptr1, len1);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return MatchLog.__wrap(ret[0]);
    }
    /**
     * What a player can do at that moment besides moving: `MatchOptions`. `seen` is when the other
     * was last seen.
     *
     * # Errors
     * When there is no such side.
     * @param {string} side
     * @param {number} seen
     * @param {number} now
     * @returns {string}
     */
    options(side, seen, now) {
        let deferred5_0;
        let deferred5_1;
        try {
            const val2 = +seen;
            const val3 = +now;
            const ptr0 = passStringToWasm0(side, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            const len0 = WASM_VECTOR_LEN;
            const ret = wasm.matchlog_options(this.__wbg_ptr, ptr0, len0, val2, val3);
            var ptr4 = ret[0];
            var len4 = ret[1];
            if (ret[3]) {
                ptr4 = 0; len4 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred5_0 = ptr4;
            deferred5_1 = len4;
            return getStringFromWasm0(ptr4, len4);
        } finally {
            wasm.__wbindgen_free(deferred5_0, deferred5_1, 1);
        }
    }
    /**
     * The record, with the names of the players where they are known.
     * @param {string | null} [first]
     * @param {string | null} [second]
     * @returns {string}
     */
    record(first, second) {
        let deferred3_0;
        let deferred3_1;
        try {
            let ptr0, len0, ptr1, len1;
            try {
                ptr0 = isLikeNone(first) ? 0 : passStringToWasm0(first, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
                len0 = WASM_VECTOR_LEN;
                ptr1 = isLikeNone(second) ? 0 : passStringToWasm0(second, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
                len1 = WASM_VECTOR_LEN;
            } catch (e) {
                if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
                if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
                throw e;
            }
            const ret = wasm.matchlog_record(this.__wbg_ptr, ptr0, len0, ptr1, len1);
            deferred3_0 = ret[0];
            deferred3_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred3_0, deferred3_1, 1);
        }
    }
    /**
     * What was agreed on before the first move: a `MatchSetup`.
     * @returns {string}
     */
    setup() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.matchlog_setup(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * How the match stands at that moment for whoever sits there: a `MatchState` without names.
     *
     * # Errors
     * When there is no such side.
     * @param {string | null | undefined} you
     * @param {number} now
     * @returns {string}
     */
    state(you, now) {
        let deferred4_0;
        let deferred4_1;
        try {
            const val2 = +now;
            var ptr0 = isLikeNone(you) ? 0 : passStringToWasm0(you, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            var len0 = WASM_VECTOR_LEN;
            const ret = wasm.matchlog_state(this.__wbg_ptr, ptr0, len0, val2);
            var ptr3 = ret[0];
            var len3 = ret[1];
            if (ret[3]) {
                ptr3 = 0; len3 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred4_0 = ptr3;
            deferred4_1 = len3;
            return getStringFromWasm0(ptr3, len3);
        } finally {
            wasm.__wbindgen_free(deferred4_0, deferred4_1, 1);
        }
    }
}
if (Symbol.dispose) MatchLog.prototype[Symbol.dispose] = MatchLog.prototype.free;

/**
 * A tree of variations, and the place in it that is looked at.
 */
export class Study {
    static __wrap(ptr) {
        const obj = Object.create(Study.prototype);
        obj.__wbg_ptr = ptr;
        StudyFinalization.register(obj, obj.__wbg_ptr, obj);
        return obj;
    }
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        StudyFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_study_free(ptr, 0);
    }
    /**
     * Annotates the move that is looked at: `!!`, `!`, `!?`, `?!`, `?` or `??`; anything else takes
     * the annotation away.
     * @param {string} annotation
     */
    annotate(annotation) {
        const ptr0 = passStringToWasm0(annotation, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        wasm.study_annotate(this.__wbg_ptr, ptr0, len0);
    }
    /**
     * How the position that is looked at came about: an `Arrival`; nothing at the root.
     * @returns {string | undefined}
     */
    arrival() {
        const ret = wasm.study_arrival(this.__wbg_ptr);
        let v1;
        if (ret[0] !== 0) {
            v1 = getStringFromWasm0(ret[0], ret[1]);
            wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        }
        return v1;
    }
    /**
     * Says something about the move that is looked at.
     * @param {string} text
     */
    comment(text) {
        const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        wasm.study_comment(this.__wbg_ptr, ptr0, len0);
    }
    /**
     * Goes along moves that are there: `string[]`.
     *
     * # Errors
     * When it is no list of texts.
     * @param {string} moves
     */
    follow(moves) {
        const ptr0 = passStringToWasm0(moves, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.study_follow(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Looks at a node. Tells whether it is there.
     * @param {number} node
     * @returns {boolean}
     */
    goTo(node) {
        const ret = wasm.study_goTo(this.__wbg_ptr, node);
        return ret !== 0;
    }
    /**
     * Lays the position that is looked at on a table.
     * @param {Table} table
     */
    lay(table) {
        _assertClass(table, Table);
        wasm.study_lay(this.__wbg_ptr, table.__wbg_ptr);
    }
    /**
     * From a record file, at its first position.
     *
     * # Errors
     * When the file could not have been played; the error names line and move.
     * @param {string} record
     * @returns {Study}
     */
    static load(record) {
        const ptr0 = passStringToWasm0(record, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.study_load(ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Study.__wrap(ret[0]);
    }
    /**
     * Goes through the tree: `start`, `back`, `on`, `end`, `above` or `below`.
     *
     * # Errors
     * When it is none of these.
     * @param {string} direction
     */
    navigate(direction) {
        const ptr0 = passStringToWasm0(direction, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.study_navigate(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * All moves with what is said about them: `Node[]`.
     * @returns {string}
     */
    nodes() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.study_nodes(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * An analysis without moves, as a `SetupRequest` asks.
     *
     * # Errors
     * As [`Table::open`].
     * @param {string} setup
     * @returns {Study}
     */
    static open(setup) {
        const ptr0 = passStringToWasm0(setup, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.study_open(ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Study.__wrap(ret[0]);
    }
    /**
     * Plays moves from here: `string[]`.
     *
     * # Errors
     * When one of them cannot be played, or there are too many moves already.
     * @param {string} moves
     */
    play(moves) {
        const ptr0 = passStringToWasm0(moves, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.study_play(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Who played, the beginner first: `[string | null, string | null]`.
     * @returns {string}
     */
    players() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.study_players(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * Makes the variation that is looked at one place more important. Tells whether it was one.
     * @returns {boolean}
     */
    promote() {
        const ret = wasm.study_promote(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * Puts back what was taken out last. Tells whether there was something.
     * @returns {boolean}
     */
    putBack() {
        const ret = wasm.study_putBack(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * The whole tree as a record file.
     * @returns {string}
     */
    record() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.study_record(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * Takes the move that is looked at out, with all that follows it. Gives how many moves that were.
     * @returns {number}
     */
    remove() {
        const ret = wasm.study_remove(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * What the table was laid with: a `SetupRequest`.
     * @returns {string}
     */
    setup() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.study_setup(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * Where the analysis stands: a `StudyState`.
     * @returns {string}
     */
    state() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.study_state(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
}
if (Symbol.dispose) Study.prototype[Symbol.dispose] = Study.prototype.free;

/**
 * A game being played, whichever it is.
 */
export class Table {
    static __wrap(ptr) {
        const obj = Object.create(Table.prototype);
        obj.__wbg_ptr = ptr;
        TableFinalization.register(obj, obj.__wbg_ptr, obj);
        return obj;
    }
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        TableFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_table_free(ptr, 0);
    }
    /**
     * The players agree to a draw.
     *
     * # Errors
     * When the game is over.
     */
    agreeDraw() {
        const ret = wasm.table_agreeDraw(this.__wbg_ptr);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Takes a step of the hand back. Tells whether there was one.
     * @returns {boolean}
     */
    back() {
        const ret = wasm.table_back(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * The player to move claims a draw by repetition.
     *
     * # Errors
     * When the game is over, or the position has not stood often enough.
     */
    claimDraw() {
        const ret = wasm.table_claimDraw(this.__wbg_ptr);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * The same table once more.
     * @returns {Table}
     */
    copy() {
        const ret = wasm.table_copy(this.__wbg_ptr);
        return Table.__wrap(ret);
    }
    /**
     * How far a hand has come with its next move, and what it can do: a `HandState`.
     * @returns {string}
     */
    hand() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.table_hand(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * The moves that can be played: `LegalMove[]`.
     * @returns {string}
     */
    legal() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.table_legal(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * Lays a table with a record file, as it stands after the last move.
     *
     * # Errors
     * When the file could not have been played; the error names line and move.
     * @param {string} record
     * @returns {Table}
     */
    static load(record) {
        const ptr0 = passStringToWasm0(record, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.table_load(ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Table.__wrap(ret[0]);
    }
    /**
     * Lays a table as a `SetupRequest` asks.
     *
     * # Errors
     * When the game or variant is unknown, or the position impossible.
     * @param {string} setup
     * @returns {Table}
     */
    static open(setup) {
        const ptr0 = passStringToWasm0(setup, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.table_open(ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return Table.__wrap(ret[0]);
    }
    /**
     * A player's time has run out.
     *
     * # Errors
     * When the game is over.
     * @param {string} side
     */
    outOfTime(side) {
        const ptr0 = passStringToWasm0(side, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.table_outOfTime(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * Whether the game is over.
     * @returns {boolean}
     */
    over() {
        const ret = wasm.table_over(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * Plays a move and tells what happened: `Frame[]`. On error nothing changes.
     *
     * # Errors
     * When the text is no move, the move is illegal, or the game is over.
     * @param {string} mv
     * @returns {string}
     */
    play(mv) {
        let deferred3_0;
        let deferred3_1;
        try {
            const ptr0 = passStringToWasm0(mv, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            const len0 = WASM_VECTOR_LEN;
            const ret = wasm.table_play(this.__wbg_ptr, ptr0, len0);
            var ptr2 = ret[0];
            var len2 = ret[1];
            if (ret[3]) {
                ptr2 = 0; len2 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred3_0 = ptr2;
            deferred3_1 = len2;
            return getStringFromWasm0(ptr2, len2);
        } finally {
            wasm.__wbindgen_free(deferred3_0, deferred3_1, 1);
        }
    }
    /**
     * The position on the board.
     * @returns {string}
     */
    position() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.table_position(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * What would happen if that move were made: `Frame[]`.
     *
     * # Errors
     * As [`play`](Table::play).
     * @param {string} mv
     * @returns {string}
     */
    preview(mv) {
        let deferred3_0;
        let deferred3_1;
        try {
            const ptr0 = passStringToWasm0(mv, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            const len0 = WASM_VECTOR_LEN;
            const ret = wasm.table_preview(this.__wbg_ptr, ptr0, len0);
            var ptr2 = ret[0];
            var len2 = ret[1];
            if (ret[3]) {
                ptr2 = 0; len2 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred3_0 = ptr2;
            deferred3_1 = len2;
            return getStringFromWasm0(ptr2, len2);
        } finally {
            wasm.__wbindgen_free(deferred3_0, deferred3_1, 1);
        }
    }
    /**
     * The game as a record file, with the players' names, the beginner's first, where they are known.
     * @param {string | null} [first]
     * @param {string | null} [second]
     * @returns {string}
     */
    record(first, second) {
        let deferred3_0;
        let deferred3_1;
        try {
            let ptr0, len0, ptr1, len1;
            try {
                ptr0 = isLikeNone(first) ? 0 : passStringToWasm0(first, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
                len0 = WASM_VECTOR_LEN;
                ptr1 = isLikeNone(second) ? 0 : passStringToWasm0(second, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
                len1 = WASM_VECTOR_LEN;
            } catch (e) {
                if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
                if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
                throw e;
            }
            const ret = wasm.table_record(this.__wbg_ptr, ptr0, len0, ptr1, len1);
            deferred3_0 = ret[0];
            deferred3_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred3_0, deferred3_1, 1);
        }
    }
    /**
     * Why no move that can be played begins with these steps (`Step[]`): a `Refusal`, or nothing
     * if one does.
     *
     * # Errors
     * When a step names a cell or a choice that there is not.
     * @param {string} steps
     * @returns {string | undefined}
     */
    refusal(steps) {
        const ptr0 = passStringToWasm0(steps, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.table_refusal(this.__wbg_ptr, ptr0, len0);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        let v2;
        if (ret[0] !== 0) {
            v2 = getStringFromWasm0(ret[0], ret[1]);
            wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        }
        return v2;
    }
    /**
     * A player gives up.
     *
     * # Errors
     * When the game is over.
     * @param {string} side
     */
    resign(side) {
        const ptr0 = passStringToWasm0(side, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.table_resign(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
    /**
     * The hand lets go of everything.
     */
    restart() {
        wasm.table_restart(this.__wbg_ptr);
    }
    /**
     * Everything there is to know about the table: a `TableState`.
     * @returns {string}
     */
    state() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.table_state(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * Takes the last move back and gives its text, if there was one. At one's own table that may be
     * the move that ended the game.
     * @returns {string | undefined}
     */
    takeBack() {
        const ret = wasm.table_takeBack(this.__wbg_ptr);
        let v1;
        if (ret[0] !== 0) {
            v1 = getStringFromWasm0(ret[0], ret[1]);
            wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        }
        return v1;
    }
    /**
     * A hand takes a `Step`. Tells what became of it: `Taken`.
     *
     * # Errors
     * When the step names a cell or a choice that there is not.
     * @param {string} step
     * @returns {string}
     */
    take(step) {
        let deferred3_0;
        let deferred3_1;
        try {
            const ptr0 = passStringToWasm0(step, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            const len0 = WASM_VECTOR_LEN;
            const ret = wasm.table_take(this.__wbg_ptr, ptr0, len0);
            var ptr2 = ret[0];
            var len2 = ret[1];
            if (ret[3]) {
                ptr2 = 0; len2 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred3_0 = ptr2;
            deferred3_1 = len2;
            return getStringFromWasm0(ptr2, len2);
        } finally {
            wasm.__wbindgen_free(deferred3_0, deferred3_1, 1);
        }
    }
    /**
     * The evaluation of the position, term by term: `Term[]`.
     * @returns {string}
     */
    terms() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.table_terms(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * Searches for the next move as a `SearchRequest` asks. `on_info` is called with a `SearchInfo`
     * after every iteration; the last is returned. The search ends early once `unwanted` gives something true.
     *
     * # Errors
     * When the request is malformed.
     * @param {string} request
     * @param {(info: string) => unknown} on_info
     * @param {(info: string) => unknown | null} [unwanted]
     * @returns {string}
     */
    think(request, on_info, unwanted) {
        let deferred3_0;
        let deferred3_1;
        try {
            const ptr0 = passStringToWasm0(request, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            const len0 = WASM_VECTOR_LEN;
            const ret = wasm.table_think(this.__wbg_ptr, ptr0, len0, on_info, isLikeNone(unwanted) ? 0 : addToExternrefTable0(unwanted));
            var ptr2 = ret[0];
            var len2 = ret[1];
            if (ret[3]) {
                ptr2 = 0; len2 = 0;
                throw takeFromExternrefTable0(ret[2]);
            }
            deferred3_0 = ptr2;
            deferred3_1 = len2;
            return getStringFromWasm0(ptr2, len2);
        } finally {
            wasm.__wbindgen_free(deferred3_0, deferred3_1, 1);
        }
    }
    /**
     * What the sides aim at: `Threat[]`.
     * @returns {string}
     */
    threats() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.table_threats(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * The board: a `View`.
     * @returns {string}
     */
    view() {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.table_view(this.__wbg_ptr);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
    /**
     * Moves that begin with that `Step` are withheld from the hand until the next move is made.
     *
     * # Errors
     * When the step names a cell or a choice that there is not.
     * @param {string} step
     */
    withhold(step) {
        const ptr0 = passStringToWasm0(step, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.table_withhold(this.__wbg_ptr, ptr0, len0);
        if (ret[1]) {
            throw takeFromExternrefTable0(ret[0]);
        }
    }
}
if (Symbol.dispose) Table.prototype[Symbol.dispose] = Table.prototype.free;

/**
 * The games there are: `GameInfo[]`.
 * @returns {string}
 */
export function catalogue() {
    let deferred1_0;
    let deferred1_1;
    try {
        const ret = wasm.catalogue();
        deferred1_0 = ret[0];
        deferred1_1 = ret[1];
        return getStringFromWasm0(ret[0], ret[1]);
    } finally {
        wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
}

/**
 * A game's rules in Markdown, in French for `fr` and in English for everything else.
 *
 * # Errors
 * When there is no such game.
 * @param {string} game
 * @param {string} lang
 * @returns {string}
 */
export function rulesText(game, lang) {
    let deferred4_0;
    let deferred4_1;
    try {
        let ptr0, len0, ptr1, len1;
        try {
            ptr0 = passStringToWasm0(game, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len0 = WASM_VECTOR_LEN;
            ptr1 = passStringToWasm0(lang, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len1 = WASM_VECTOR_LEN;
        } catch (e) {
            if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
            if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
            throw e;
        }
        const ret = wasm.rulesText(ptr0, len0, ptr1, len1);
        var ptr3 = ret[0];
        var len3 = ret[1];
        if (ret[3]) {
            ptr3 = 0; len3 = 0;
            throw takeFromExternrefTable0(ret[2]);
        }
        deferred4_0 = ptr3;
        deferred4_1 = len3;
        return getStringFromWasm0(ptr3, len3);
    } finally {
        wasm.__wbindgen_free(deferred4_0, deferred4_1, 1);
    }
}
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg___wbindgen_is_falsy_d864b623500ae65d: function(arg0) {
            const ret = !arg0;
            return ret;
        },
        __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
            throw new Error(getStringFromWasm0(arg0, arg1));
        },
        __wbg_call_c54c541a7a70b9a9: function() { return handleError(function (arg0, arg1) {
            const ret = arg0.call(arg1);
            return ret;
        }, arguments); },
        __wbg_call_f3f9d8d9ba5e237c: function() { return handleError(function (arg0, arg1, arg2) {
            const ret = arg0.call(arg1, arg2);
            return ret;
        }, arguments); },
        __wbg_new_b8c4de9a114b8e5e: function(arg0, arg1) {
            const ret = new Error(getStringFromWasm0(arg0, arg1));
            return ret;
        },
        __wbg_now_fc200c71898ed96f: function() {
            const ret = performance.now();
            return ret;
        },
        __wbg_set_reason_e81b6bb929868e0f: function(arg0, arg1, arg2) {
            arg0.reason = getStringFromWasm0(arg1, arg2);
        },
        __wbindgen_generic_0000000000000001: function(arg0, arg1) {
            // Cast intrinsic for `Ref(String) -> Externref`.
            const ret = getStringFromWasm0(arg0, arg1);
            return ret;
        },
        __wbindgen_init_externref_table: function() {
            const table = wasm.__wbindgen_externrefs;
            table.set(0, undefined);
            table.set(1024, undefined);
            table.set(1025, null);
            table.set(1026, true);
            table.set(1027, false);
        },
    };
    return {
        __proto__: null,
        "./quinconce_bg.js": import0,
    };
}

const ClockFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_clock_free(ptr, 1));
const EditorFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_editor_free(ptr, 1));
const MatchLogFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_matchlog_free(ptr, 1));
const StudyFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_study_free(ptr, 1));
const TableFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_table_free(ptr, 1));

function addToExternrefTable0(obj) {
    const idx = wasm.__externref_table_alloc();
    wasm.__wbindgen_externrefs.set(idx, obj);
    return idx;
}

function _assertClass(instance, klass) {
    if (!(instance instanceof klass)) {
        throw new Error(`expected instance of ${klass.name}`);
    }
}

function getStringFromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}

let cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
    if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
        cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
    }
    return cachedUint8ArrayMemory0;
}

function handleError(f, args) {
    try {
        return f.apply(this, args);
    } catch (e) {
        const idx = addToExternrefTable0(e);
        wasm.__wbindgen_exn_store(idx);
    }
}

function isLikeNone(x) {
    return x === undefined || x === null;
}

function passStringToWasm0(arg, malloc, realloc) {
    if (realloc === undefined) {
        const buf = cachedTextEncoder.encode(arg);
        const ptr = malloc(buf.length, 1) >>> 0;
        getUint8ArrayMemory0().subarray(ptr, ptr + buf.length).set(buf);
        WASM_VECTOR_LEN = buf.length;
        return ptr;
    }

    let len = arg.length;
    let ptr = malloc(len, 1) >>> 0;

    const mem = getUint8ArrayMemory0();

    let offset = 0;

    for (; offset < len; offset++) {
        const code = arg.charCodeAt(offset);
        if (code > 0x7F) break;
        mem[ptr + offset] = code;
    }
    if (offset !== len) {
        if (offset !== 0) {
            arg = arg.slice(offset);
        }
        ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
        const view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
        const ret = cachedTextEncoder.encodeInto(arg, view);

        offset += ret.written;
        ptr = realloc(ptr, len, offset, 1) >>> 0;
    }

    WASM_VECTOR_LEN = offset;
    return ptr;
}

function takeFromExternrefTable0(idx) {
    const value = wasm.__wbindgen_externrefs.get(idx);
    wasm.__externref_table_dealloc(idx);
    return value;
}

let cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
cachedTextDecoder.decode();
const MAX_SAFARI_DECODE_BYTES = 2146435072;
let numBytesDecoded = 0;
function decodeText(bytes) {
    numBytesDecoded += bytes.length;
    if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
        cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
        cachedTextDecoder.decode();
        numBytesDecoded = bytes.length;
    }
    return cachedTextDecoder.decode(bytes);
}

const cachedTextEncoder = new TextEncoder();

if (!('encodeInto' in cachedTextEncoder)) {
    cachedTextEncoder.encodeInto = function (arg, view) {
        const buf = cachedTextEncoder.encode(arg);
        view.set(buf);
        return {
            read: arg.length,
            written: buf.length
        };
    };
}

let WASM_VECTOR_LEN = 0;

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) {
    wasmInstance = instance;
    wasm = instance.exports;
    wasmModule = module;
    cachedUint8ArrayMemory0 = null;
    wasm.__wbindgen_start();
    return wasm;
}

async function __wbg_load(module, imports) {
    if (typeof Response === 'function' && module instanceof Response) {
        if (!module.ok) {
            throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
        }

        if (typeof WebAssembly.instantiateStreaming === 'function') {
            try {
                return await WebAssembly.instantiateStreaming(module, imports);
            } catch (e) {
                const validResponse = expectedResponseType(module.type);

                if (validResponse && module.headers.get('Content-Type') !== 'application/wasm') {
                    console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);

                } else { throw e; }
            }
        }

        const bytes = await module.arrayBuffer();
        return await WebAssembly.instantiate(bytes, imports);
    } else {
        const instance = await WebAssembly.instantiate(module, imports);

        if (instance instanceof WebAssembly.Instance) {
            return { instance, module };
        } else {
            return instance;
        }
    }

    function expectedResponseType(type) {
        switch (type) {
            case 'basic': case 'cors': case 'default': return true;
        }
        return false;
    }
}

function initSync(module) {
    if (wasm !== undefined) return wasm;


    if (module !== undefined) {
        if (Object.getPrototypeOf(module) === Object.prototype) {
            ({module} = module)
        } else {
            console.warn('using deprecated parameters for `initSync()`; pass a single object instead')
        }
    }

    const imports = __wbg_get_imports();
    if (!(module instanceof WebAssembly.Module)) {
        module = new WebAssembly.Module(module);
    }
    const instance = new WebAssembly.Instance(module, imports);
    return __wbg_finalize_init(instance, module);
}

let __wbg_init_promise;
async function __wbg_init(module_or_path) {
    if (wasm !== undefined) return wasm;
    if (__wbg_init_promise === undefined) {
        __wbg_init_promise = __wbg_init_once(module_or_path);
        __wbg_init_promise.catch(() => { __wbg_init_promise = undefined; });
    }
    return __wbg_init_promise;
}

async function __wbg_init_once(module_or_path) {

    if (module_or_path !== undefined) {
        if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
            ({module_or_path} = module_or_path)
        } else {
            console.warn('using deprecated parameters for the initialization function; pass a single object instead')
        }
    }


    const imports = __wbg_get_imports();

    if (typeof module_or_path === 'string' || (typeof Request === 'function' && module_or_path instanceof Request) || (typeof URL === 'function' && module_or_path instanceof URL)) {
        module_or_path = fetch(module_or_path);
    }

    const { instance, module } = await __wbg_load(await module_or_path, imports);

    return __wbg_finalize_init(instance, module);
}

export { initSync, __wbg_init as default };
