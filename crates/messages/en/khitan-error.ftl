### Why a text is no position or move of Khitan.

khitan-error-a-move = two neighbouring cells (b3c3), a placement (F@c2) or pass
khitan-error-fields = <board> <side> <reserves> <pending> <quiet>
khitan-error-bad-side = bad side { $text }: expected w or b
khitan-error-wrong-rows = the board { $board } has { $rows }: expected 5, 7, 9, 11 or 13
khitan-error-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
khitan-error-wrong-cells = row { $letter } { $row } has { $cells }: expected { $expected }
khitan-error-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
khitan-error-bad-piece = bad tile { $piece }: expected A to L or a to l
khitan-error-bad-reserves = bad reserves { $text }: expected <white>/<black>
khitan-error-reserve = reserve
khitan-error-no-reserve = bad reserve { $text }: this variant has no reserve
khitan-error-too-many = { $side } has { $count } tiles with its reserve of { $reserve }: expected at most { $most }
khitan-error-both-lost = { $board } is lost for both sides: one of them needs more than { $few } tiles
khitan-error-lost-out-of-turn = { $side } has lost with { $pieces } in { $board }, but { $other } is to move
khitan-error-lost-quietly = { $side } has lost with { $pieces } in { $board }, but the count of quiet moves is { $quiet }: expected 0
khitan-error-pieces =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
khitan-error-pending = pending placements
khitan-error-bad-pending = bad pending placements { $owed }: { $why }
khitan-error-reserve-holds = the reserve holds only { $count }
khitan-error-room = { $cells } free in that half
khitan-error-over = the game is over
khitan-error-capture-ago = the last capture was { $moves } ago
khitan-error-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
khitan-error-not-returned = so many captured tiles would be in the reserve, which holds { $count }
khitan-error-white = White
khitan-error-black = Black
