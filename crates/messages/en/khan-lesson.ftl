### The lesson of Khan.

khan-lesson-title = Khan in ten moves

khan-lesson-edge-task = You are Red. Choose which edge of the mat lies in front of you.
khan-lesson-edge-done = The mat is laid. It is different from every side. Each square has one, two or three lines: simple, double or triple.
khan-lesson-edge-hint = Use one of the four buttons beside the mat.

khan-lesson-kalista-task = Your queen, the Kalista, goes down first, anywhere on the two rows nearest to you.
khan-lesson-kalista-done = She is the one to guard: whoever loses the Kalista loses the game.
khan-lesson-kalista-hint = Touch a square of row 1 or 2.

khan-lesson-sbire-task = Four of your Sbires stand already. Put down the fifth.
khan-lesson-sbire-done = Ready. Ocre has seen your set-up and does the same on the far side.
khan-lesson-sbire-hint = Touch an empty square of row 1 or 2.

khan-lesson-double-task = A piece goes as many squares as its own square has lines. The Sbire on f2 stands on two: move it exactly two squares.
khan-lesson-double-done = The hat, the Khan, sits on your Sbire now. It tells Ocre which sort of square must answer: the sort your Sbire has reached.
khan-lesson-double-hint = Touch the Sbire on f2. It goes two squares: never one, never three.

khan-lesson-corner-task = Never diagonally, but you may turn at every square. The Sbire on b2 stands on three lines: bring it to c4.
khan-lesson-corner-done = Three squares around a corner. The way must be empty, and no square may be passed twice.
khan-lesson-corner-hint = Up, up and to the right: from b2 over b3 and b4 to c4.

khan-lesson-demand-task = The Khan sits on f5, a double square, so a double square must answer. f4 looks tempting all the same: try to take it with f3.
khan-lesson-demand-done = Refused: f3 is a simple square, and the Khan demands a double one.
khan-lesson-demand-hint = Just try it: touch the Sbire on f3.

khan-lesson-obey-task = Now obey. The squares with the diamond are double. Take the Sbire on e4 from one of them.
khan-lesson-obey-done = Taken! It waits beside the mat, and may come back.
khan-lesson-obey-hint = Which of your pieces on two lines stands two squares away from e4? It may turn on the way.

khan-lesson-back-task = The Khan demands a simple square, and you have no piece on one. Then a captured Sbire may come back, on an empty simple square. Bring it back.
khan-lesson-back-done = That was your whole turn, and your Sbire wears the Khan at once. You could also have moved any other piece.
khan-lesson-back-hint = Take the Sbire that waits beside the mat, with its button; then touch an empty simple square.

khan-lesson-pass-task = A rare thing: all your pieces are shut in, and none waits beside the mat. Then, and only then, you pass.
khan-lesson-pass-done = The Khan comes off, and Ocre moves freely.
khan-lesson-pass-hint = Use the button “Pass”.

khan-lesson-win-task = The Khan demands a triple square. One of your Sbires can reach the Kalista on b5 with exactly three steps. Take her!
khan-lesson-win-done = You have won. That is all of Khan!
khan-lesson-win-hint = Count from c3: three steps through empty squares, turning once, end on b5.
