### The lesson of Quindo.

quindo-lesson-title = Quindo in nine moves

quindo-lesson-walk-task = You are White. Move one of your pawns: one, two or three squares in a straight line, in any direction. Stay on the green felt for now.
quindo-lesson-walk-done = That is a quiet move. Now for the fun part.
quindo-lesson-walk-hint = Touch a white pawn: the dots show where it can go. Choose one on the green felt; on the black border it would fall off.

quindo-lesson-leap-task = Leap over the black pawn on e4. What you jump turns over.
quindo-lesson-leap-done = It has turned white: it is yours from now on.
quindo-lesson-leap-hint = Your pawn on d3 and the enemy on e4 stand on one slanting line. Land on the far side.
quindo-lesson-leap-wrong-d3g6 = It turned over, but your own pawn went too far and fell off. Land on f5, right behind it.

quindo-lesson-row-task = Only empty squares count. Leap from b4 over both black pawns and land on e4: that is a distance of just one.
quindo-lesson-row-done = Two pawns turned with a move of one! The pawn on f4 lies beyond your landing square, so it stays black.
quindo-lesson-row-hint = Take the pawn on b4. The two enemies beside it cost nothing; the first empty square behind them is e4.

quindo-lesson-own-task = Your own pawns block you. Try to leap from b4 over c4 to d4.
quindo-lesson-own-done = Right: nothing goes through your own pawns, nor past them.
quindo-lesson-own-hint = Just try it: touch b4, then d4. Nothing bad will happen.

quindo-lesson-barred-task = Black has just gone from d6 to d4, a distance of two. So two is barred for you. Try it all the same: c2 to c4.
quindo-lesson-barred-done = Not allowed. You may go less far or farther, but never exactly as far as your opponent just went.
quindo-lesson-barred-hint = Just try it: touch c2, then c4. The crosses mark the barred distance.

quindo-lesson-answer-task = Two is still barred, one and three are open. Find the move that turns the pawn on d4 and stays on the felt.
quindo-lesson-answer-done = Well seen. Now your distance is barred for Black.
quindo-lesson-answer-hint = Look along a line that runs through d4 and count its empty squares only. The second is barred, so go on to the third.
quindo-lesson-answer-wrong-b2g7 = That turns even two, but your pawn falls off the board. Falling comes next: find the move that stays.
quindo-lesson-answer-wrong-f2a7 = That turns even two, but your pawn falls off the board. Falling comes next: find the move that stays.

quindo-lesson-rim-task = The black ring is the border. A pawn may leap onto it: it turns what it jumped, then falls off the board. Leap from b4 to g4.
quindo-lesson-rim-done = Three pawns for one: a good bargain.
quindo-lesson-rim-hint = Take the pawn on b4 and follow its line to the right, as far as the border on g4.

quindo-lesson-pass-task = A small board and a tight spot: every one of your moves has the distance one, and one is barred. Then, and only then, you pass.
quindo-lesson-pass-done = After a pass nothing is barred, so Black is free.
quindo-lesson-pass-hint = Use the button “Pass”.

quindo-lesson-win-task = Whoever has no pawns left has lost. Three is barred. Turn both black pawns and stay on the board.
quindo-lesson-win-done = No black pawn is left: you have won. That is all of Quindo!
quindo-lesson-win-hint = One pawn of yours looks along a line with both enemies on it. Land on the first empty square behind them.
