### Beside all boards, and for those who do not see them.

board-grid = { $game } board
board-how = Arrow keys move, Enter picks, Escape undoes a step, b tells the whole board.
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
