### Why a text is no position or move of this game.

newgame-error-a-move = a square, such as b2
newgame-error-fields = <board> <side>
newgame-error-unknown-mark = unknown mark { $text }: expected x or o
newgame-error-unknown-side = unknown side { $text }: expected x or o
newgame-error-wrong-count = { $crosses } crosses and { $noughts } noughts cannot stand with { $side } to move
newgame-error-already-won = the player to move has already won
