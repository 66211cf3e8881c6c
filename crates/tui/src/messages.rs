//! What the table in the terminal says.
//!
//! Made from crates/messages/en/terminal.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    table(game, variant) = "terminal-table": "{game}, {variant}.";
    opponent(side, level) = "terminal-opponent": "The computer plays {side} at level {level}.";
    both() = "terminal-both": "Two people play at this table.";
    watching(level) = "terminal-watching": "Two computers play at level {level}.";
    resumed(count) = "terminal-resumed": "The game goes on after {count} move." | "The game goes on after {count} moves.";
    ask_help() = "terminal-ask-help": "Type a move, or help.";
    kept() = "terminal-kept": "The game is kept: quinconce play --resume goes on with it.";
    not_kept(error) = "terminal-not-kept": "The game cannot be kept: {error}";
    hint(mv, sentence) = "terminal-hint": "The engine would play {mv}. {sentence}";
    nothing_to_do() = "terminal-nothing-to-do": "There is nothing to resume: no game was left unfinished.";
    not_resumable(file, reason) = "terminal-not-resumable": "The kept game {file} cannot be read: {reason}";
    saved(file) = "terminal-saved": "Saved as {file}.";
    not_saved(file, error) = "terminal-not-saved": "{file} cannot be written: {error}";
    save_where() = "terminal-save-where": "save needs the name of a file";
    exists(file) = "terminal-exists": "{file} is there already: choose another name";
    line_too_long(most) = "terminal-line-too-long": "a line has more than {most} bytes";
    line_not_utf8() = "terminal-line-not-utf8": "a line is not UTF-8 text";
    unknown(text) = "terminal-unknown": "{text} is neither a move nor a command: type help";
    refused(error, reason) = "terminal-refused": "{error}. {reason}";
    command_board() = "terminal-command-board": "board";
    command_draw() = "terminal-command-draw": "draw";
    command_moves() = "terminal-command-moves": "moves";
    command_hint() = "terminal-command-hint": "hint";
    command_back() = "terminal-command-back": "back";
    command_resign() = "terminal-command-resign": "resign";
    command_claim() = "terminal-command-claim": "claim";
    command_position() = "terminal-command-position": "position";
    command_save() = "terminal-command-save": "save";
    command_help() = "terminal-command-help": "help";
    command_quit() = "terminal-command-quit": "quit";
    help_move(example) = "terminal-help-move": "a move in notation, such as {example}";
    help_board() = "terminal-help-board": "the board in words";
    help_draw() = "terminal-help-draw": "the board drawn with letters";
    help_moves() = "terminal-help-moves": "all legal moves, on a line that begins with “legal”";
    help_hint() = "terminal-help-hint": "what the engine would play";
    help_back() = "terminal-help-back": "take back your last move";
    help_resign() = "terminal-help-resign": "give up";
    help_claim() = "terminal-help-claim": "claim a draw when the same position has come up three times";
    help_position() = "terminal-help-position": "the position in notation";
    help_save() = "terminal-help-save": "save FILE writes the record of the game";
    help_help() = "terminal-help-help": "this list";
    help_quit() = "terminal-help-quit": "leave; the game is kept for quinconce play --resume";
}
