### Why a step is refused, in any game.

refusals-general = That is not possible.
refusals-finished = The game is over.
refusals-empty = There is nothing there.
refusals-not-yours = That piece is not yours.
refusals-must-pass = You have no move; you can only pass.
refusals-must-move = You have a move, so you cannot pass.
refusals-stays = It has to go somewhere else.
refusals-no-such-move = There is no such move.
refusals-wait = It is not your turn.
refusals-past = This is an earlier position. Go back to the present to play.
