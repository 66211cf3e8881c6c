### The lesson of Khitan.

khitan-lesson-title = Khitan, tile by tile
khitan-lesson-start = Ten tiles a side, and White begins. No tile can be taken on the first move.

khitan-lesson-goal-task = You are White: your tiles have the round white dot. You win when Black has no tile left. Tip your tile from a2 onto b2, and watch.
khitan-lesson-goal-done = Black’s last tile is gone: you win! Now see, step by step, why it was taken.
khitan-lesson-goal-hint = Touch your tile on a2, then the cell b2.

khitan-lesson-tip-task = A tile moves by tipping over. Choose yours, then tip it onto any cell beside it.
khitan-lesson-tip-done = It turned over like a page and landed upside down. Both faces carry the same colours, so you see them mirrored.
khitan-lesson-tip-hint = Touch your tile first, then one of the cells marked with a dot.

khitan-lesson-edge-task = A tile tips over one of its edges. Tip yours over its yellow edge, the one with the disc.
khitan-lesson-edge-done = Yellow now looks back at the cell the tile came from. It is always like that: the edge it tipped over looks back.
khitan-lesson-edge-hint = Yellow looks to the right here. To tip over that edge, the tile goes onto b3, the cell to its right.

khitan-lesson-full-task = Can a tile land on another? Try: tip yours onto the black one beside it.
khitan-lesson-full-done = No. The cell must be free. Tiles are taken in another way, and that comes next.
khitan-lesson-full-hint = That move is allowed. Try the forbidden one: your tile first, then the black tile on b3.

khitan-lesson-take-task = Two tiles in line look at each other when nothing lies between them. Do both show the same colour there? Then you take the other one. The tile on e5 shows yellow down to the left: turn your yellow towards it.
khitan-lesson-take-done = Yellow met yellow. The distance does not matter, and there is nothing more to do: the tile goes by itself.
khitan-lesson-take-hint = Your tile does not show yellow along that line. On b2 it stands in line with e5, and tipping there turns its yellow up to the right.

khitan-lesson-two-task = A tile looks in six directions at once. Take two tiles with one move.
khitan-lesson-two-done = Violet to the left, blue up to the left: both are gone. You never choose: every tile that faces you is taken.
khitan-lesson-two-hint = There you take nothing. The tile on d4 shows you violet and the one on f6 blue: find the cell in line with both.

khitan-lesson-row-task = When a tile goes, the line behind it opens. Two black tiles stand in a row and both show you yellow. Take both.
khitan-lesson-row-done = First the nearer one, then the one behind it, because the way was free and it showed yellow too.
khitan-lesson-row-hint = Your yellow looks to the left. Stay in the row and turn it to the right: tip onto d2.

khitan-lesson-ambush-task = A tile in between blocks the line, whoever owns it. Your tile on c1 and the black one on c5 both show yellow, but your own tile stands in the way. Clear the line.
khitan-lesson-ambush-done = An ambush: the tile on c1 took without moving. Only new meetings count, and it is the player who has just moved who takes.
khitan-lesson-ambush-hint = The line is still shut, or your shooter has left it. Tip the middle tile, on c3, up or down out of the row.

khitan-lesson-place-task = In the Expert variant, a player who takes a tile then places one from the reserve. You have just taken one. Choose a free cell in your half, below the blue line, then which way round the tile lies.
khitan-lesson-place-done = It lies as you wished. A tile that is placed takes nothing: only tipping does. But it may be ready for the next move.
khitan-lesson-place-hint = Choose a free cell in the three rows below the line, then one of the twelve ways to lay the tile.

khitan-lesson-pass-task = Your only tile is shut in: every cell beside it is taken. That is the only time you pass.
khitan-lesson-pass-done = You never choose to pass: if you can move, you must. If neither side can, the game is drawn.
khitan-lesson-pass-hint = No cell is free beside your tile. Use the “Pass” button.

khitan-lesson-limit-task = A game can also end with tiles of both sides on the board. Nothing has been taken for 59 moves in a row here. Make one more move without a capture.
khitan-lesson-limit-done = After 60 moves without a capture the side with more tiles wins: you, 2 to 1. With equal numbers it is a draw. If the same position occurs three times, a draw may be claimed; after five times the game is drawn.
khitan-lesson-limit-hint = That took a tile. Make a move that takes nothing.

khitan-lesson-shelter-task = Three moves take the black tile on b1. But after two of them Black takes your tile back. Which move is safe?
khitan-lesson-shelter-done = Taken, and no black tile can take you back. Before you take, look at the cell where you will stand.
khitan-lesson-shelter-hint = Take the tile on b1, from a cell that the tile on c3 cannot turn a colour to.
khitan-lesson-shelter-wrong-back = You took it. But Black tips from { $from } to { $to }, shows your tile its own colour, and takes it back.
khitan-lesson-shelter-wrong-answered = That took nothing, and Black tips from { $from } to { $to } and takes one of yours. Take the tile on b1.

khitan-lesson-trap-task = Black’s last tile has only three moves. Go where you can take it next, whichever of them Black makes.
khitan-lesson-trap-done = All three ways are watched: wherever Black goes, one of your tiles takes it.
khitan-lesson-trap-hint = Your tile on d4 is already well placed. Move the other one.
khitan-lesson-trap-wrong-taken = Black tips onto b3 and takes your tile!
khitan-lesson-trap-wrong-inner = Black tips onto b3, and none of your tiles can take it there. The tile on d4 was well placed.
khitan-lesson-trap-wrong-outer = Black tips onto b4, and none of your tiles can take it there.
