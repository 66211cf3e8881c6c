### Where a game is chosen.

choose-title = Which game?
choose-play = Five boards are set up. Take a seat at any of them.
choose-learn = A short lesson on the board, and the rules in full.
choose-analyse = Try out moves, ask the engine, set up a position, or open a recorded game.
