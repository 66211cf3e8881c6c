### The lesson of Khitan.

khitan-lesson-title = Khitan in ten steps

khitan-lesson-tip-task = You are White: your tile has the round white dot. Choose it, then tip it onto any cell beside it.
khitan-lesson-tip-done = It turned over like a page and landed upside down. Both faces carry the same colours, so you see them mirrored.
khitan-lesson-tip-hint = Tap your tile first, then one of the cells marked with a dot.

khitan-lesson-edge-task = A tile tips over one of its edges. Tip yours over its yellow edge, the one with the disc.
khitan-lesson-edge-done = Yellow now looks back at the cell the tile came from. It is always so: the edge it tipped over looks back.
khitan-lesson-edge-hint = Yellow looks to the right here. To tip over that edge, the tile goes onto b3, the cell to its right.

khitan-lesson-full-task = Does a tile land on another? Try: tip yours onto the black one beside it.
khitan-lesson-full-done = No. The cell must be free. Tiles are taken in another way, and that comes next.
khitan-lesson-full-hint = That move is allowed, but try the forbidden one: your tile first, then the black tile on b3.

khitan-lesson-take-task = Two tiles in one line look at each other, if nothing lies between. If both show the same colour there, you take the other one. The tile on e5 looks down to the left with yellow: turn your yellow towards it.
khitan-lesson-take-done = Yellow met yellow. The distance does not matter, and you need not do anything more: it goes by itself.
khitan-lesson-take-hint = Your tile does not show yellow along that line. On b2 it stands in line with e5, and tipping there turns its yellow up to the right.

khitan-lesson-two-task = A tile looks in six directions at once. Take two tiles with one move.
khitan-lesson-two-done = Violet to the left, blue up to the left: both are gone. You never choose; all that face you are taken.
khitan-lesson-two-hint = There you take nothing. The tile on d4 shows you violet and the one on f6 blue: find the cell in line with both.

khitan-lesson-row-task = When a tile goes, the line behind it opens. Two black tiles stand in a row and both look at you with yellow. Take both.
khitan-lesson-row-done = First the nearer one, then the one behind it, because the way was free and it showed yellow too.
khitan-lesson-row-hint = Your yellow looks to the left. Stay in the row and turn it to the right: tip onto d2.

khitan-lesson-ambush-task = A tile in between shields, whoever owns it. Your tile on c1 and the black one on c5 both show yellow, but your own tile stands in the way. Clear the line.
khitan-lesson-ambush-done = An ambush: the tile on c1 took without moving. Only new meetings count, and it is the mover who takes.
khitan-lesson-ambush-hint = The line is still shut, or your shooter has left it. Tip the middle tile, on c3, up or down out of the row.

khitan-lesson-place-task = In the expert game, whoever takes then places a tile from the reserve. You have just taken one. Choose a free cell in your half, below the blue line, then how the tile lies.
khitan-lesson-place-done = It lies as you wished. A placed tile takes nothing now: only a tile that tips does. But it may be ready for the next move.
khitan-lesson-place-hint = Choose a free cell in the three rows below the line, then one of the twelve ways to lay the tile.

khitan-lesson-pass-task = Your only tile is shut in: every cell beside it is taken. Then, and only then, you pass.
khitan-lesson-pass-done = Passing is no choice: whoever can move must move. If neither side can, the game is drawn.
khitan-lesson-pass-hint = No cell is free beside your tile. Use the button “Pass”.

khitan-lesson-last-task = One black tile is left. Take it and you win. Look at the colour it shows along each line, then find the tile and the edge.
khitan-lesson-last-done = The board is clear: you have won! You know the whole game now.
khitan-lesson-last-hint = It got away. Look along its line up to the left: it shows orange there. Your tile on e3 can turn its orange that way if it tips to the right, onto e4.
