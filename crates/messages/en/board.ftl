### Beside all boards, and for those who do not see them.

board-grid = { $game } board
board-how = Arrow keys move, Enter picks, Escape undoes a step. b reads out the board, w whose turn it is, l the last move; m types a move, question mark lists all keys.
board-empty = empty
board-target = legal target
board-capture = legal target, captures
board-source = can move
board-taking = with a capture
board-reach = To { $cells }.
board-or-choices = By button: { $choices }.
board-ways = Choose one of { $count } ways to lay it, by button.
board-last = last move
board-demanded = demanded
board-barred = barred distance
board-choices = Choices
board-reserve = From beside the board
board-faces = Which way round
board-undo = Undo this step
board-type = Type a move
board-completions = Legal moves
board-no-move = No move can be made now.
board-unknown-move = “{ $text }” is no legal move here. One is { $example }.
board-undone = Undone: { $step }.
