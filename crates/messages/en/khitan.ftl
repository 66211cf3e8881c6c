### What the page calls the things of Khitan.

khitan-title = Khitan
khitan-line = Hexagonal tiles tip over their edges; when two enemy tiles show each other the same colour, the player who has just moved takes the other’s.
khitan-goal = Clear the board of enemy tiles.
khitan-credit = A game by Ludovic Chabry, 2012
khitan-how = Each tile is read out by its six colours: east, north-east, north-west, west, south-west and south-east. Rows go north from a; the cell north-east of a1 is b2, the one north-west of it b1.
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
khitan-shows = east { $east }, north-east { $northEast }, north-west { $northWest }, west { $west }, south-west { $southWest }, south-east { $southEast }
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
    .line = Tiles that are taken are out of the game.
khitan-variant-expert = Expert
    .line = Take a tile, and you place one from a reserve of three.
khitan-variant-master = Master
    .line = A reserve of six that never closes.
khitan-variant-sprint = Sprint
    .line = A side with four tiles or fewer has lost.
khitan-variant-sprint-ends-goal = the opponent has four tiles or fewer left
khitan-variant-sprint-losses-goal = you have four tiles or fewer left

## Buttons and numbers.

khitan-choice-pass = Pass
khitan-enter-tile = A tile from the reserve
khitan-counter-reserve = In reserve
khitan-counter-pending = Still to place
khitan-says-pieces =
    { $number ->
        [1] 1 tile
       *[other] { $number } tiles
    }

## What is to be done.

khitan-prompt-move = Choose a tile.
khitan-prompt-target = Where does it tip?
khitan-prompt-place = Place a tile on your half of the board.
khitan-prompt-face = Press the tile to turn it, then place it.
khitan-prompt-pass = None of your tiles can move, so you pass.

## Why a step is refused.

khitan-refusal-stuck = That tile is hemmed in: no cell beside it is free.
khitan-refusal-neighbour = A tile only tips onto a cell right next to it.
khitan-refusal-own-piece = One of your own tiles is there.
khitan-refusal-enemy-piece = An enemy tile is there. Tiles are taken by facing them, not by landing on them.
khitan-refusal-no-reserve = There is no reserve in this variant.
khitan-refusal-reserve-empty = Your reserve is empty.
khitan-refusal-reserves-closed = The reserves are closed: one of them has been used up.
khitan-refusal-capture-first = You may place a tile only after taking one.
khitan-refusal-place-first =
    { $number ->
        [1] First place a tile from your reserve.
       *[other] First place { $number } tiles from your reserve.
    }
khitan-refusal-occupied = There is already a tile there.
khitan-refusal-own-half = That is your opponent’s half. Place the tile on your own.
khitan-refusal-middle-row = The middle row belongs to nobody. Place the tile on your half.

## How it ends, for whoever won, for whoever lost, and for both.

khitan-ends-goal = the opponent has no tiles left
khitan-ends-quiet = more tiles after { $moves } moves without a capture
khitan-ends-length = more tiles after { $moves } moves in all
khitan-losses-goal = you have no tiles left
khitan-losses-quiet = fewer tiles after { $moves } moves without a capture
khitan-losses-length = fewer tiles after { $moves } moves in all
khitan-draws-quiet = the same number of tiles after { $moves } moves without a capture
khitan-draws-length = the same number of tiles after { $moves } moves in all

## The terms of the evaluation.

khitan-term-pieces = tiles
khitan-term-share = share of all tiles
khitan-term-reserve = reserve
khitan-term-closed = closed reserve
khitan-term-sight = open lines
khitan-term-aims = enemies in the line of fire
khitan-term-exposed = in danger
khitan-term-exposed_more = more in danger
khitan-term-open_aims = enemies in the line of fire, reserves open
khitan-term-open_exposed = in danger, reserves open
khitan-term-open_exposed_more = more in danger, reserves open
khitan-term-verdict = lead when the move limit is near
khitan-term-tempo = the move
