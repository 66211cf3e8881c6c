### Why a step is refused, in any game.

refusals-general = That is not possible.
refusals-finished = The game is over.
refusals-empty = There is nothing there.
refusals-not-yours = That is not yours.
refusals-must-pass = You have no legal move: all you can do is pass.
refusals-must-move = You have a legal move, so you may not pass.
refusals-stays = It cannot stay where it is.
refusals-no-such-move = That is not a legal move.
refusals-wait = It is not your turn.
refusals-past = This is an earlier position. Go back to the current one to play.
