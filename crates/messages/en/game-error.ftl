### What the parts that the games share refuse.

## Positions.

game-error-not-a-position = { $text } is not a position: expected { $count } fields, { $fields }
game-error-bad-counter = bad { $what } { $text }: expected a number from 0 to { $most }
game-error-quiet-counter = count of quiet moves
game-error-wrong-ranks = the board { $board } has { $ranks }: expected { $expected }
game-error-ranks =
    { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    }
game-error-wrong-squares = rank { $number } { $rank } has { $squares }: expected { $expected }
game-error-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
game-error-bad-rank = bad rank { $rank }: { $why }
game-error-numbers-touch = two numbers next to each other
game-error-unexpected = unexpected { $text }
game-error-not-turned = { $piece } needs an orientation
game-error-bad-run = bad run of empty squares { $run }
game-error-too-long = too long

## Moves, variants and verdicts.

game-error-not-a-move = { $text } is not a move: expected { $expected }
game-error-illegal-move = illegal move { $text }
game-error-finished = the game is over
game-error-unknown-variant = unknown variant { $name }: expected { $known }
game-error-not-repeated = no draw to claim: the position has occurred { $count } of { $needed } times

## Record files: the text.

game-error-line = line { $number }: { $reason }
game-error-too-large = the file has { $size } bytes: expected at most { $most }
game-error-tag-twice = tag { $tag } appears twice
game-error-too-many-tags = more than { $most } tags
game-error-tag-without-name = a tag needs a name: [Name "value"]
game-error-tag-without-value = tag { $tag } needs a value: [{ $tag } "value"]
game-error-bad-escape = tag { $tag }: \ may only stand before " or \
game-error-tag-beyond-line = tag { $tag } is not closed on its line
game-error-tag-without-end = tag { $tag } is not closed
game-error-tag-not-closed = tag { $tag } needs a ] after its value
game-error-after-result = nothing but comments may follow the result
game-error-variation-of-nothing = a variation needs a move before it
game-error-too-deep = variations are nested more than { $most } deep
game-error-alone = { $bracket } without { $other }
game-error-empty-variation = an empty variation
game-error-late-tag = tags come before the moves
game-error-result-in-variation = a result belongs at the end of the game, not in a variation
game-error-unknown-mark = unknown annotation { $mark }: expected { $known }
game-error-mark-of-nothing = { $mark } needs a move before it

## Record files: the text held against the rules.

game-error-tree-full = more than { $most } moves
game-error-at-move = move { $number }: { $reason }
game-error-move-after-end = move { $number } { $text }: the game is already over
game-error-at-tag = tag { $tag }: { $reason }
game-error-missing = missing
game-error-other-game = { $name } is not { $game }
game-error-start-and-seed = a game has a start or a seed, not both
game-error-nothing-drawn = this start leaves nothing to chance
game-error-bad-seed = { $text } is not a number below 2^64
game-error-seed-missing = missing: this start is random
game-error-two-results = { $tag }, but the moves end with { $last }
game-error-unknown-result = unknown result { $text }: expected 1-0, 0-1, 1/2-1/2 or *
game-error-unknown-reason = unknown reason { $text }
game-error-other-end = the moves do not end in { $reason } with this result
game-error-end-missing = missing: the game is not over by its moves; expected resignation, time, agreement, claim or abandoned
game-error-not-what-moves-say = { $told }, but the moves say { $found }
game-error-not-finished = the game is not over
