### The lesson of Khan.

khan-lesson-title = Khan, square by square
khan-lesson-start = Both sides are set up for you. In your next game you can set up your own way.

khan-lesson-goal-task = You are Red. You win by taking Ochre’s Kalista, the tall piece with the collar. Your Sbire stands on one line, so it goes one square. Take her!
khan-lesson-goal-done = That is how a game is won. Now see how it begins, and how to get that far.
khan-lesson-goal-hint = Touch your Sbire on c4, then the Kalista on c5.

khan-lesson-edge-task = The mat is different from every side, and Red may choose. Which edge should lie in front of you?
khan-lesson-edge-done = The mat is laid. There are three kinds of square: simple, double and triple, with one, two or three lines.
khan-lesson-edge-hint = Use one of the four buttons beside the mat.

khan-lesson-kalista-task = Now you set up. Your queen, the Kalista, comes first. Put her anywhere on the two ranks nearest you.
khan-lesson-kalista-done = Guard her well: if you lose your Kalista, you lose the game.
khan-lesson-kalista-hint = Touch a square on rank 1 or 2.

khan-lesson-sbire-task = Five Sbires follow her. Four are in place already. Put down the fifth.
khan-lesson-sbire-done = Ready. Ochre has seen your set-up and now does the same on the far side.
khan-lesson-sbire-hint = Touch an empty square on rank 1 or 2.

khan-lesson-double-task = A piece goes exactly as many squares as its own square has lines. The Sbire on f2 stands on two. Move it two squares.
khan-lesson-double-done = The hat, called the Khan, now sits on your Sbire. Ochre must answer from the same kind of square as the one your Sbire has reached.
khan-lesson-double-hint = Touch the Sbire on f2. It goes two squares: never one, never three.

khan-lesson-corner-task = Pieces never go diagonally, but they may turn at every square. The Sbire on b2 stands on three lines. Bring it to c4.
khan-lesson-corner-done = Three squares, around a corner. The way must be empty, and no square may be crossed twice.
khan-lesson-corner-hint = Up, up and to the right: from b2 through b3 and b4 to c4.

khan-lesson-demand-task = The Khan sits on f5, a double square. So you must move a piece from a double square. But f4 looks tempting: try to take it with f3.
khan-lesson-demand-done = Refused: f3 is a simple square, and the Khan demands a double one.
khan-lesson-demand-hint = Just try it: touch the Sbire on f3.

khan-lesson-obey-task = Now obey. Use a piece that stands on a double square, and take the Sbire on e4 with it.
khan-lesson-obey-done = Taken! It waits beside the mat, and it may come back later.
khan-lesson-obey-hint = Which of your pieces on two lines stands two squares away from e4? It may turn on the way.

khan-lesson-none-task = The Khan demands a simple square, but none of your pieces stands on one. So you are excused. Move any piece, as far as its own square says.
khan-lesson-none-done = That is the first excuse: you have nobody on the kind of square that is demanded.
khan-lesson-none-hint = Touch any of your pieces, then one of the marked squares.

khan-lesson-stuck-task = The Khan demands a triple square. Your only piece on one, in the corner a1, is stuck. So you are excused again: move another piece.
khan-lesson-stuck-done = That is the second excuse: none of the pieces that should answer can move. There is no third.
khan-lesson-stuck-hint = The Sbire on a1 has no way out. Choose another piece.

khan-lesson-back-task = No piece of yours stands on a simple square: excused. But one of your Sbires waits beside the mat. Bring it back, on an empty simple square.
khan-lesson-back-done = That was your whole turn, and your Sbire wears the Khan at once.
khan-lesson-back-hint = You may also move a piece when you are excused. This time take the waiting Sbire with its button, then touch an empty simple square.

khan-lesson-pass-task = A rare case: all your pieces are shut in, and none is waiting beside the mat. That is the only time you pass.
khan-lesson-pass-done = The Khan comes off, and Ochre moves freely.
khan-lesson-pass-hint = Use the “Pass” button.

khan-lesson-limit-task = Not every game has a winner. Nothing has been taken for 99 moves in a row here. Make one more move without a capture.
khan-lesson-limit-done = After 100 moves without a capture the game is drawn. When the same position occurs a third time, the player to move may claim a draw; the fifth time the game is drawn.
khan-lesson-limit-hint = Make a move that takes nothing.

khan-lesson-shelter-task = Ochre aims at your Kalista: d3 is two steps away, a1 three. You must move f4. Land where the pieces that must answer cannot reach her.
khan-lesson-shelter-done = A simple square is demanded now, and only Ochre’s Kalista stands on one. She is too far away. You have escaped Ochre’s control.
khan-lesson-shelter-hint = Look at the square you land on. Which of Ochre’s pieces stand on that kind of square?
khan-lesson-shelter-wrong-double = f1 is a double square. So is d3: that Sbire may answer, and it takes your Kalista.
khan-lesson-shelter-wrong-frees = A capture frees the victim! Ochre has nobody left on a double square, so it may move any piece. The Sbire on a1 takes your Kalista.

khan-lesson-control-task = Your Sbires on c3 and a4 aim at Ochre’s Kalista, but a simple square must answer now. Which move leaves Ochre no way to save her?
khan-lesson-control-done = Only f6 may answer, and it always lands on a triple square. Then c3 takes the Kalista! A good position is worth more than hunting Sbires.
khan-lesson-control-hint = Land on a double square, and take nothing. Who may answer then?
khan-lesson-control-wrong-triple = You landed on a triple square. The Sbire on a1 stands on one, too. It may answer, and it takes your Kalista.
khan-lesson-control-wrong-frees = Tempting, but a capture frees the victim. Ochre has nobody left on a double square, so it may move any piece, and a1 takes your Kalista.
