### What the page calls the things of Khet.

khet-title = Khet
khet-line = Move or turn one piece, then your laser fires: the beam runs from mirror to mirror until it strikes something.
khet-goal = Light the enemy pharaoh.
khet-credit = Innovention Toys, first edition, 2005–06
khet-how = North is towards rank 8, east towards file j. Silver’s laser stands below j1 and fires north; Red’s stands above a8 and fires south.
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
    .line = The one to start with.
khet-variant-imhotep = Imhotep
    .line = The next step: more ways to defend.
khet-variant-dynasty = Dynasty
    .line = Attack and defence soon balance out.
khet-variant-classic_horus = Classic with the Eye of Horus
    .line = One djed on each side gives way to an eye, which splits the beam.
khet-variant-imhotep_horus = Imhotep with the Eye of Horus
    .line = One djed on each side gives way to an eye, which splits the beam.
khet-variant-dynasty_horus = Dynasty with the Eye of Horus
    .line = One djed on each side gives way to an eye, which splits the beam.

## Buttons and numbers.

khet-choice-clockwise = Turn right
khet-choice-anticlockwise = Turn left
khet-choice-turn = Turn
khet-choice-top = Top only

## What is to be done.

khet-prompt-move = Choose a piece. Your laser fires after the move.
khet-prompt-target = Move to a marked square.
# Of a piece that can turn, which pharaohs and obelisks cannot.
khet-prompt-turn = Move to a marked square, or turn the piece.
khet-prompt-pass = You have no legal move.

## Why a step is refused.

khet-refusal-stuck = That piece cannot move.
khet-refusal-pharaoh-turns = A pharaoh looks the same from every side, so it is never turned.
khet-refusal-obelisk-turns = An obelisk looks the same from every side, so it is never turned.
khet-refusal-no-stack = Only a stack has a top that can move alone.
khet-refusal-one-turn = Turned left or right, this piece ends up the same: just turn it.
khet-refusal-which-way = Choose which way it turns.
khet-refusal-neighbour = A piece moves one square at a time.
khet-refusal-reserved = That square is reserved for the other colour.
khet-refusal-own-piece = One of your own pieces is there.
khet-refusal-enemy-piece = An enemy piece is there. Only the beam takes pieces.
khet-refusal-two-high = Obelisks are never stacked three high.
khet-refusal-swap-pharaoh = A pharaoh never swaps places.
khet-refusal-swap-djed = Djeds and eyes do not swap places with each other.
khet-refusal-swap-reserved = The swap would put a piece on a square reserved for the other colour.

## How it ends, for whoever won, for whoever lost, and for both.

khet-ends-goal = the enemy pharaoh is lit
khet-losses-goal = your pharaoh is lit
khet-draws-goal = both pharaohs are lit
khet-draws-quiet = { $moves } moves in a row without a piece lost

## The terms of the evaluation.

khet-term-material = material
khet-term-mirrors = mirrors
khet-term-approach = approach
khet-term-gates = lines to the pharaoh
khet-term-mirrors_in_gates = mirrors on those lines
khet-term-mirrors_beside_gates = mirrors beside those lines
khet-term-open_lines = open lines
khet-term-guards = guards
khet-term-targets = targets
khet-term-helpers = helpers
khet-term-pyramids = pyramids
khet-term-djeds = djeds
khet-term-tempo = the move
khet-term-prey = enemies in the beam’s reach
khet-term-own_pieces_lit = own pieces hit
khet-term-pieces_in_danger = pieces in danger
khet-term-deadly_threats = deadly threats
