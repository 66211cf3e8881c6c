### Why a text is no position or move of Khan.

khan-error-a-move = edge:s, K@c1, S@a2, c1c3 or pass
khan-error-fields = <edge> <board> <side> <khan> <captured> <quiet>
khan-error-unknown-side = unknown side { $text }: expected r or o
khan-error-unknown-edge = unknown edge { $text }: expected n, e, s, w or -
khan-error-unknown-piece = unknown piece { $piece }: expected K, S, k or s
khan-error-two-kalistas = { $side } has two kalistas in { $board }
khan-error-unknown-square = unknown square { $text }: expected a1 to f6 or -
khan-error-bad-captured = bad captured { $text }: expected two numbers as 0/0
khan-error-captured-red = count of captured red sbires
khan-error-captured-ocre = count of captured ocre sbires
khan-error-impossible = impossible position { $position }: { $why }
khan-error-empty-board = ocre is to move, but the board is empty
khan-error-piece-without-edge = a piece stands on { $square }, but the edge is "-"
khan-error-sbires-alone = { $side } has sbires on the board, but no kalista
khan-error-wrong-count = { $side } has { $sbires }, captured ones included: expected { $expected }
khan-error-sbires =
    { $count ->
        [one] { $count } sbire
       *[other] { $count } sbires
    }
khan-error-no-kalistas = neither side has a kalista
khan-error-lost-out-of-turn = { $side } has no kalista, but { $other } is to move
khan-error-lost-to-nobody = { $side } has no kalista, but no piece wears the khan
khan-error-lost-quietly = { $side } has no kalista, but the quiet counter is { $quiet }
khan-error-placed-without-edge = all pieces are placed, but the edge is "-"
khan-error-nobody-wears = no piece stands on { $square }, where the khan is
khan-error-own-khan = { $side } is to move, but the khan is on { $side }'s piece on { $square }
khan-error-red = red
khan-error-ocre = ocre
