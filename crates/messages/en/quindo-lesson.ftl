### The lesson of Quindo.

quindo-lesson-title = Quindo, leap by leap
quindo-lesson-start = Five pawns a side, and White begins. Keep off the black border unless it pays.

quindo-lesson-goal-task = You are White. You win when Black has no pawn left. Leap from c3 over the black pawn to e5.
quindo-lesson-goal-done = It has turned white, so Black has no pawn left. You win!
quindo-lesson-goal-hint = Touch your pawn on c3, then e5, the square right behind the black pawn.

quindo-lesson-walk-task = A pawn goes one, two or three squares in a straight line, in any direction. Move one of yours. Stay on the green felt for now.
quindo-lesson-walk-done = That was a quiet move: no pawn turned, and none was lost.
quindo-lesson-walk-hint = Touch a white pawn: the dots show where it can go. Choose one on the green felt; on the black border it would fall off.

quindo-lesson-leap-task = Leap over the black pawn on e4. Whatever you leap over turns over.
quindo-lesson-leap-done = It has turned white: it is yours from now on.
quindo-lesson-leap-hint = Your pawn on d3 and the enemy on e4 stand on one diagonal. Land on the far side.
quindo-lesson-leap-wrong-far = It turned over, but your own pawn went too far and fell off. Land on f5, right behind it.

quindo-lesson-row-task = Only empty squares count. Leap from b4 over both black pawns and land on e4: that is a distance of just one.
quindo-lesson-row-done = Two pawns turned with a move of one! The pawn on f4 lies beyond your landing square, so it stays black.
quindo-lesson-row-hint = Take the pawn on b4. The two enemies beside it cost nothing; the first empty square behind them is e4.

quindo-lesson-own-task = Your own pawns block your way. Try to leap from b4 over c4 to d4.
quindo-lesson-own-done = Refused: nothing goes over your own pawns.
quindo-lesson-own-hint = Just try it: touch b4, then d4. Nothing bad will happen.

quindo-lesson-barred-task = Black has just gone from d6 to d4, a distance of two. So two is barred for you. Try it all the same: c2 to c4.
quindo-lesson-barred-done = Not allowed. You may go farther or stop short, but never exactly as far as your opponent has just gone.
quindo-lesson-barred-hint = Just try it: touch c2, then c4. The crosses mark the barred distance.

quindo-lesson-answer-task = Two is still barred; one and three are allowed. Find the move that turns the pawn on d4 and stays on the felt.
quindo-lesson-answer-done = Well seen. Now your distance, three, is barred for Black.
quindo-lesson-answer-hint = Follow a line that runs through d4 and count its empty squares only. The second is barred, so go on to the third.
quindo-lesson-answer-wrong-falls = That turns two, but your pawn falls off the board. Find the move that stays on the felt.

quindo-lesson-rim-task = The black ring is the border. A pawn may leap onto it: it turns what it leapt over, then falls off the board. Leap from b4 to g4.
quindo-lesson-rim-done = Three pawns for one: here it paid to give a pawn up.
quindo-lesson-rim-hint = Take the pawn on b4 and follow its rank as far as the border, g4.

quindo-lesson-pass-task = A small board and a tight spot: all your moves are one square long, and one is barred. That is the only time you pass.
quindo-lesson-pass-done = After a pass nothing is barred, so Black is free.
quindo-lesson-pass-hint = Use the “Pass” button.

quindo-lesson-limit-task = A game can also end with pawns of both colours. No pawn has turned or left the board for 59 moves here. Make one more quiet move.
quindo-lesson-limit-done = After 60 quiet moves the side with more pawns wins: you, 3 to 2. With equal numbers it is a draw. If the same position occurs three times, a draw may be claimed; after five times the game is drawn.
quindo-lesson-limit-hint = On the border your pawn is lost. Stay on the green felt.

quindo-lesson-bar-task = Black wants to leap from b4 over two of your pawns to e4: a distance of one. Make sure that Black may not, and that no pawn of yours is lost.
quindo-lesson-bar-done = You went one square, so one is barred. Before you move, look for the distance that hurts you, and play it yourself.
quindo-lesson-bar-hint = Go one square yourself: then Black may not. Your pawn on e3 can do that.
quindo-lesson-bar-wrong-answered = Black leaps from { $from } to { $to } and turns what it leaps over. Which distance hurts you? Play it yourself, and open no other line.

quindo-lesson-border-task = Make a leap after which you win with your next move, whatever Black answers. Think of the distance that your leap will bar.
quindo-lesson-border-done = Your pawn is gone, but it went three squares. So three is barred, and Black’s last pawn cannot save itself. A pawn given up can win the game.
quindo-lesson-border-hint = One leap turns two black pawns. It can end on several squares: which distance must Black not play from e2?
quindo-lesson-border-wrong-stays = Two turned, and your pawn stays. But you went two, so three is open to Black: from e2 it leaps to e6, over e5.
quindo-lesson-border-wrong-one = That turns only one pawn. One of your pawns has two enemies on its line.
