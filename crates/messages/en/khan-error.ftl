### Why a text is no position or move of Khan.

khan-error-a-move = edge:s, K@c1, S@a2, c1c3 or pass
khan-error-fields = <edge> <board> <side> <khan> <captured> <quiet>
khan-error-unknown-side = unknown side { $text }: expected r or o
khan-error-unknown-edge = unknown edge { $text }: expected n, e, s, w or -
khan-error-unknown-piece = unknown piece { $piece }: expected K, S, k or s
khan-error-two-kalistas = { $side } has two Kalistas in { $board }
khan-error-unknown-square = unknown square { $text }: expected a1 to f6 or -
khan-error-bad-captured = bad captured { $text }: expected two numbers such as 0/0
khan-error-captured-red = count of captured red Sbires
khan-error-captured-ocre = count of captured ochre Sbires
khan-error-impossible = impossible position { $position }: { $why }
khan-error-empty-board = Ochre is to move, but the mat is empty
khan-error-piece-without-edge = a piece stands on { $square }, but the edge is "-"
khan-error-sbires-alone = { $side } has Sbires on the mat, but no Kalista
khan-error-wrong-count = { $side } has { $sbires }, captured ones included: expected { $expected }
khan-error-sbires =
    { $count ->
        [one] { $count } Sbire
       *[other] { $count } Sbires
    }
khan-error-no-kalistas = neither side has a Kalista
khan-error-lost-out-of-turn = { $side } has no Kalista, but { $other } is to move
khan-error-lost-to-nobody = { $side } has no Kalista, but no piece wears the Khan
khan-error-lost-quietly = { $side } has no Kalista, but the count of quiet moves is { $quiet }
khan-error-placed-without-edge = all pieces are placed, but the edge is "-"
khan-error-nobody-wears = no piece stands on { $square }, where the Khan is
khan-error-own-khan = { $side } is to move, but the Khan is on { $side }’s own piece on { $square }
khan-error-red = Red
khan-error-ocre = Ochre
