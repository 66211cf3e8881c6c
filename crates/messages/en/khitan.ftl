### What the page calls the things of Khitan.

khitan-title = Khitan
khitan-line = Hexagonal tiles tip over their edges; when two enemies show each other the same colour, whoever moved takes.
khitan-goal = Clear the board of enemy tiles.
khitan-credit = Ludovic Chabry, 2012
khitan-how = Of every tile six colours are told: to the east, north-east, north-west, west, south-west and south-east. Rows go north from a; the cell north-east of a1 is b2, the one north-west of it b1.
khitan-side-first = White
khitan-side-second = Black

## The pieces.

khitan-kind-tile = tile
# For those who do not see it.
khitan-piece =
    { $side ->
        [first] white tile
       *[second] black tile
    }
khitan-shows = east { $east }, { $northEast }, { $northWest }, west { $west }, { $southWest }, { $southEast }
khitan-colour =
    { $colour ->
        [0] yellow
        [1] orange
        [2] red
        [3] green
        [4] blue
       *[5] violet
    }
khitan-terrain-half =
    { $side ->
        [first] White’s half
       *[second] Black’s half
    }

## The variants.

khitan-variant-classic = Classic
    .line = What is taken is out of the game.
khitan-variant-expert = Expert
    .line = Whoever takes places a tile from a reserve of three.
khitan-variant-master = Master
    .line = A reserve of six that never closes.
khitan-variant-sprint = Sprint
    .line = Four tiles or fewer, and you have lost.
khitan-variant-sprint-ends-goal = the other side has four tiles or fewer left
khitan-variant-sprint-losses-goal = you have four tiles or fewer left

## Buttons and numbers.

khitan-choice-pass = Pass
khitan-enter-tile = A tile from the reserve
khitan-counter-reserve = In reserve
khitan-counter-pending = Still to place

## What is to be done.

khitan-prompt-move = Choose a tile.
khitan-prompt-target = Where does it tip?
khitan-prompt-place = Place a tile in your half.
khitan-prompt-face = Which way does it lie?
khitan-prompt-pass = None of your tiles can move. You pass.

## Why a step is refused.

khitan-refusal-stuck = That tile is shut in: no cell beside it is free.
khitan-refusal-neighbour = A tile only tips onto a cell right beside it.
khitan-refusal-own-piece = One of your tiles lies there.
khitan-refusal-enemy-piece = An enemy tile lies there. Tiles are taken by facing them, not by landing on them.
khitan-refusal-no-reserve = There is no reserve in this variant.
khitan-refusal-reserve-empty = Your reserve is empty.
khitan-refusal-reserves-closed = The reserves are closed: one of them has been used up.
khitan-refusal-capture-first = You place a tile only after taking one.
khitan-refusal-place-first =
    { $number ->
        [1] First place a tile from your reserve.
       *[other] First place { $number } tiles from your reserve.
    }
khitan-refusal-occupied = A tile lies there already.
khitan-refusal-own-half = That is the other half. Place it in your own.
khitan-refusal-middle-row = The middle row belongs to nobody. Place it in your half.

## How it ends, and to whoever lost.

khitan-ends-goal = the other side has no tiles left
khitan-losses-goal = you have no tiles left

## The terms of the evaluation.

khitan-term-pieces = pieces
khitan-term-share = share of all pieces
khitan-term-reserve = reserve
khitan-term-closed = closed reserve
khitan-term-sight = free sight
khitan-term-aims = enemies in the line of fire
khitan-term-exposed = in danger
khitan-term-exposed_more = more in danger
khitan-term-open_aims = enemies in the line of fire, reserves open
khitan-term-open_exposed = in danger, reserves open
khitan-term-open_exposed_more = more in danger, reserves open
khitan-term-verdict = lead before the quiet limit
khitan-term-tempo = the move
