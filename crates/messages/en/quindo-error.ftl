### Why a text is no position or move of Quindo.

quindo-error-a-move = two squares such as b2e5, or pass
quindo-error-fields = <board> <side> <barred> <quiet>
quindo-error-wrong-ranks = the board { $board } has { $ranks }: expected { $least } to { $most }
quindo-error-ranks =
    { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    }
quindo-error-unknown-pawn = unknown pawn { $piece }: expected W or B
quindo-error-unknown-side = unknown side { $text }: expected w or b
quindo-error-bad-barred = bad barred distance { $text }: expected 1, 2, 3 or -
quindo-error-on-the-border = a pawn on the border at { $square }: { $board }
quindo-error-no-pawn = no pawns on the board: { $board }
quindo-error-quiet-after-last = quiet moves are counted, but one side has no pawns left: { $board }
