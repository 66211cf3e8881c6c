### Why a text is no position or move of Hokito.

hokito-error-a-move = two squares from a1 to f6, such as a1c2
hokito-error-fields = <board> <side>
hokito-error-bad-side = bad side to move { $text }: expected b or w
hokito-error-wrong-ranks = { $board } has { $ranks }: expected { $expected }
hokito-error-ranks =
    { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    }
hokito-error-bad-rank = bad rank { $rank }: { $why }
hokito-error-runs-touch = two runs of empty squares next to each other
hokito-error-too-wide = more than 6 squares
hokito-error-too-narrow = { $squares }: expected { $expected }
hokito-error-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
hokito-error-bad-square = bad square { $text }: { $why }
hokito-error-bad-height = the height of a stack is even, from 2 to 36
hokito-error-not-a-tower = expected a token such as b3, a stack such as w2*4, or a run from 1 to 6
hokito-error-too-many-tops = { $board } has more than { $most } tops { $top }
hokito-error-no-token = no token on the board { $board }
hokito-error-too-many-tokens = { $board } has { $count } tokens: expected at most { $most }
