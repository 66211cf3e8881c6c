### What the page calls the things of Khan.

khan-title = Khan
khan-line = A piece moves as many squares as its own square has lines; then a hat dictates which kind of square the opponent must move from.
khan-goal = Take the enemy Kalista.
khan-credit = The leaflet names no author; a relative of Claude Leroy’s Escampe and Mana
khan-side-first = Red
khan-side-second = Ochre

## The pieces.

khan-kind-kalista = Kalista
khan-kind-sbire = Sbire
# For those who do not see it.
khan-piece = { khan-colour } { khan-name }
khan-name =
    { $kind ->
        [kalista] Kalista
       *[sbire] Sbire
    }
khan-colour =
    { $side ->
        [first] red
       *[second] ochre
    }
khan-sort =
    { $number ->
        [1] simple
        [2] double
       *[3] triple
    }
khan-far =
    { $number ->
        [1] one square
        [2] two squares
       *[3] three squares
    }
khan-terrain-lines = { khan-sort } square
# What tells one piece of a kind from the next, where the whole board is told.
khan-brief = { khan-sort }
khan-laid =
    { $edge ->
        [1] lays the mat with its north edge in front of Red
        [2] lays the mat with its east edge in front of Red
        [3] lays the mat with its south edge in front of Red
       *[4] lays the mat with its west edge in front of Red
    }
    .brief =
        { $edge ->
            [1] North edge
            [2] East edge
            [3] South edge
           *[4] West edge
        }
khan-lines = Lines of the squares, from a to f. { $rows }
khan-lines-row = Rank { $number }: { $lines }.
khan-says-demand = The Khan demands a { khan-sort } square
khan-says-captured =
    { $number ->
        [1] 1 Sbire waits beside the mat
       *[other] { $number } Sbires wait beside the mat
    }
khan-crown = wears the Khan

## The variants.

khan-variant-standard = Standard
    .line = A Sbire comes back on the demanded kind of square.
khan-variant-anywhere = Anywhere
    .line = A Sbire comes back on any empty square.

## Buttons and numbers.

khan-choice-edge-s = South edge
khan-choice-edge-w = West edge
khan-choice-edge-n = North edge
khan-choice-edge-e = East edge
khan-choice-pass = Pass
khan-enter-kalista = Kalista
khan-enter-sbire = Sbire
khan-counter-captured = Captured
khan-counter-demand = The Khan demands

## What is to be done.

khan-prompt-move = Choose a piece.
khan-prompt-target = Where does it go?
khan-prompt-edge = Which edge of the mat should lie in front of Red?
khan-prompt-setup =
    { $kind ->
        [kalista] Place the Kalista on one of your first two ranks.
       *[sbire] Place a Sbire on one of your first two ranks.
    }
khan-prompt-place = Where does the Sbire come back?
khan-prompt-pass = None of your pieces can move, so you pass.

## Why a step is refused.

khan-refusal-choose-edge = First choose which edge of the mat lies in front of Red.
khan-refusal-edge-chosen = The mat is already in place.
khan-refusal-place-first = First place all your pieces.
khan-refusal-kalista-first = Place the Kalista first.
khan-refusal-kalista-placed = Your Kalista is already on the mat.
khan-refusal-home = Place your pieces on your first two ranks.
khan-refusal-occupied = There is already a piece there.
khan-refusal-demand = The Khan demands a piece on a { khan-sort } square.
khan-refusal-stuck = It cannot go { khan-far }: every path is blocked.
khan-refusal-own-piece = One of your own pieces is there.
khan-refusal-too-far = From a { khan-sort } square it goes exactly { khan-far }.
khan-refusal-distance = From a { khan-sort } square it goes exactly { khan-far }.
khan-refusal-turns-back = It would have to cross the same square twice.
khan-refusal-blocked = The path there is blocked.
khan-refusal-none-captured = None of your Sbires has been captured.
khan-refusal-no-demand = The Khan demands nothing now, so no Sbire can come back.
khan-refusal-can-obey = One of your pieces on a { khan-sort } square can move, so it must.
khan-refusal-entry-lines = It comes back on an empty { khan-sort } square.

## How it ends, for whoever won, for whoever lost, and for both.

khan-ends-goal = the enemy Kalista is taken
khan-losses-goal = your Kalista is taken
khan-draws-quiet = { $moves } moves in a row without a capture

## The terms of the evaluation.

khan-term-sbires = Sbires
khan-term-reserve = Sbires that can come back
khan-term-simple_moves = simple moves
khan-term-double_moves = double moves
khan-term-triple_moves = triple moves
khan-term-pieces_on_triple_squares = pieces on triple squares
khan-term-kinds_that_cannot_be_obeyed = kinds of square that cannot be obeyed
khan-term-one_step_from_the_kalista = one step from the Kalista
khan-term-two_steps_from_the_kalista = two steps from the Kalista
khan-term-three_steps_from_the_kalista = three steps from the Kalista
khan-term-kalista_on_a_simple_square = Kalista on a simple square
khan-term-sbires_in_the_centre = Sbires in the centre
khan-term-aims_at_the_kalista = threats to the Kalista
khan-term-safe_kinds = safe kinds of square
khan-term-cornered = cornered
khan-term-approaches = approaches
khan-term-escapes = escapes
khan-term-trap = trap
khan-term-freedom = freedom
khan-term-tempo = the move
khan-term-set-up__lines_under_sbires = set-up: lines under Sbires
khan-term-set-up__lines_under_the_kalista = set-up: lines under the Kalista
khan-term-set-up__sbires_in_front = set-up: Sbires in front
khan-term-set-up__kalista_in_front = set-up: Kalista in front
khan-term-set-up__shield = set-up: shield
