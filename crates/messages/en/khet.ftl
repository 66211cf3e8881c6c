### What the page calls the things of Khet.

khet-title = Khet
khet-line = Step or turn one piece, then your laser fires: it runs from mirror to mirror until it strikes something.
khet-goal = Light the enemy pharaoh.
khet-credit = First edition, 2005–06
khet-how = North is towards row 8, east towards column j. Silver’s laser stands below j1 and fires north; Red’s stands above a8 and fires south.
khet-side-first = Silver
khet-side-second = Red

## The pieces.

khet-kind-pharaoh = pharaoh
khet-kind-obelisk = obelisk
khet-kind-pyramid = pyramid
khet-kind-djed = djed
khet-kind-eye = eye
# For those who do not see it.
khet-piece =
    { $kind ->
        [pharaoh] { khet-colour } pharaoh
        [obelisk]
            { $height ->
                [1] { khet-colour } obelisk
               *[other] { khet-colours } stack of two obelisks
            }
        [pyramid] { khet-colour } pyramid, { khet-mirror }
        [djed] { khet-colour } djed, { khet-mirrors }
       *[eye] { khet-colour } eye, { khet-mirrors }
    }
khet-colour =
    { $side ->
        [first] silver
       *[second] red
    }
khet-colours =
    { $side ->
        [first] silver
       *[second] red
    }
khet-mirror =
    { $orientation ->
        [0] mirror to the north-east
        [1] mirror to the south-east
        [2] mirror to the south-west
       *[3] mirror to the north-west
    }
khet-mirrors =
    { $orientation ->
        [0] mirrors to the north-east and south-west
        [2] mirrors to the north-east and south-west
       *[other] mirrors to the north-west and south-east
    }
# What tells one piece of a kind from the next, where the whole board is told.
khet-brief =
    { $kind ->
        [pyramid]
            { $orientation ->
                [0] north-east
                [1] south-east
                [2] south-west
               *[3] north-west
            }
        [obelisk]
            { $height ->
                [1] { "" }
               *[other] stack of two
            }
        [pharaoh] { "" }
       *[other]
            { $orientation ->
                [0] north-east and south-west
                [2] north-east and south-west
               *[other] north-west and south-east
            }
    }
khet-terrain-reserved =
    { $side ->
        [first] for Silver only
       *[second] for Red only
    }

## The variants.

khet-variant-classic = Classic
    .line = The start to begin with.
khet-variant-imhotep = Imhotep
    .line = More ways to defend.
khet-variant-dynasty = Dynasty
    .line = Attack and defence are soon on a par.
khet-variant-classic_horus = Classic with the Eye of Horus
    .line = One djed a side splits the beam.
khet-variant-imhotep_horus = Imhotep with the Eye of Horus
    .line = One djed a side splits the beam.
khet-variant-dynasty_horus = Dynasty with the Eye of Horus
    .line = One djed a side splits the beam.

## Buttons and numbers.

khet-choice-clockwise = Turn right
khet-choice-anticlockwise = Turn left
khet-choice-turn = Turn
khet-choice-top = Only the top

## What is to be done.

khet-prompt-move = Choose a piece. Your laser fires after the move.
khet-prompt-target = Step to a marked square, or turn the piece.
khet-prompt-pass = You have no move.

## Why a step is refused.

khet-refusal-stuck = That piece cannot move.
khet-refusal-pharaoh-turns = A pharaoh looks the same from everywhere; it is not turned.
khet-refusal-obelisk-turns = An obelisk looks the same from everywhere; it is not turned.
khet-refusal-no-stack = Only a stack has a top to lift.
khet-refusal-one-turn = Both quarter turns of this piece come to the same: just turn it.
khet-refusal-which-way = Say which way it turns.
khet-refusal-neighbour = A piece goes one square only.
khet-refusal-reserved = That square is reserved for the other colour.
khet-refusal-own-piece = One of your pieces stands there.
khet-refusal-enemy-piece = An enemy piece stands there. Only light takes pieces.
khet-refusal-two-high = Three obelisks are never stacked.
khet-refusal-swap-pharaoh = A pharaoh never changes places.
khet-refusal-swap-djed = Djeds and eyes do not change places with each other.
khet-refusal-swap-reserved = The swap would put a piece on a square reserved for the other colour.

## How it ends, and to whoever lost.

khet-ends-goal = the pharaoh is lit
khet-losses-goal = your pharaoh is lit

## The terms of the evaluation.

khet-term-material = material
khet-term-mirrors = mirrors
khet-term-approach = approach
khet-term-gates = ways to the pharaoh
khet-term-mirrors_in_gates = mirrors in those ways
khet-term-mirrors_beside_gates = mirrors beside those ways
khet-term-open_lines = open lines
khet-term-guards = guards
khet-term-targets = targets
khet-term-helpers = helpers
khet-term-pyramids = pyramids
khet-term-djeds = djeds
khet-term-tempo = the move
khet-term-prey = prey
khet-term-own_men_lit = own pieces lit
khet-term-men_in_danger = pieces in danger
khet-term-deadly_threats = deadly threats
