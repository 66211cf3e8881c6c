### A move in words, for those who do not see it.

# Of a list, the last two and those before them.
tell-pair = { $first } and { $last }
tell-series = { $first }, { $next }
tell-apart = { $first }; { $next }
tell-by = { $side }: { $deed }.
tell-moved = { $piece } { $from } to { $to }
tell-by-way = via { $cells }
tell-tumbled = { $piece } tips from { $from } to { $to }
tell-turned = { $piece } on { $at } turns
tell-swapped = { $piece } { $from } swaps places with { $to }
tell-stacked = { $piece } { $from } onto { $to }
# A stack that moves, where a piece would be named.
tell-stack = stack of { $height }, { $piece } on top,
tell-unstacked = top { $piece } { $from } to { $to }
tell-captured = takes the { $piece } on { $at }
tell-burnt = the beam strikes the { $piece } on { $at }
tell-mirrored = the beam turns at { $cells }
tell-faded = the beam ends at { $cells }
tell-flipped = turns over { $cells }
tell-entered = { $piece } placed on { $at }
tell-left = leaves the board at { $at }
tell-passed = passes
tell-nothing = nothing on the board

## What is said of a game, by itself or to whoever asks by key.

tell-new-game = New game.
tell-goes-on = The game goes on.
tell-you-play = You play { $side }.
tell-computer-turn = It is the computer’s turn.
tell-taken-back = Taken back: { $moves }.
tell-at-move = Move { $ply } of { $count }.
tell-no-move = No move has been made.
tell-clock =
    { $minutes ->
        [0] { $side }: { tell-seconds }.
       *[other] { $side }: { tell-minutes }, { tell-seconds }.
    }
tell-minutes =
    { $minutes ->
        [1] 1 minute
       *[other] { $minutes } minutes
    }
tell-seconds =
    { $seconds ->
        [1] 1 second
       *[other] { $seconds } seconds
    }
tell-no-clock = There is no clock.
tell-pieces =
    { $count ->
        [1] 1 piece
       *[other] { $count } pieces
    }
tell-plain = All squares are alike.
tell-sound-on = Sound on.
tell-sound-off = Sound off.
