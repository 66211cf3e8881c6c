### What the page calls the things of Quindo.

quindo-title = Quindo
quindo-line = Pawns leap over enemies and turn them over. They move one, two or three squares, but never exactly as far as the opponent has just gone.
quindo-goal = Leave your opponent without pawns.
quindo-credit = Author and year unknown
quindo-side-first = White
quindo-side-second = Black

## The pieces.

quindo-kind-pawn = pawn
# For those who do not see it.
quindo-piece =
    { $side ->
        [first] white pawn
       *[second] black pawn
    }
quindo-terrain-border = border

## The variants.

quindo-variant-standard = Standard
    .line = Five pawns a side on a 5 × 5 field.

## Buttons and numbers.

quindo-choice-pass = Pass
quindo-counter-barred = Barred distance
quindo-says-pieces =
    { $number ->
        [1] 1 pawn
       *[other] { $number } pawns
    }

## What is to be done.

quindo-prompt-move = Choose a pawn.
quindo-prompt-target = Where does it land?
quindo-prompt-pass = Only the barred distance is left, so you pass.

## Why a step is refused.

quindo-refusal-barred =
    { $number ->
        [1] Your opponent has just moved one square, so you may not.
        [2] Your opponent has just moved two squares, so you may not.
       *[3] Your opponent has just moved three squares, so you may not.
    }
quindo-refusal-blocked = That pawn is blocked by your own pawns.
quindo-refusal-not-straight = Pawns move in a straight line, in one of the eight directions.
quindo-refusal-own-piece = One of your own pawns is there.
quindo-refusal-own-in-the-way = One of your own pawns is in the way.
quindo-refusal-enemy-piece = An enemy pawn is there. Leap over it onto an empty square.
quindo-refusal-too-far = That is { $number } empty squares away; three is the most.

## How it ends, for whoever won, for whoever lost, and for both.

quindo-ends-goal = the opponent has no pawns left
quindo-ends-quiet = more pawns after { $moves } moves with none turned over or lost
quindo-ends-length = more pawns after { $moves } moves in all
quindo-losses-goal = you have no pawns left
quindo-losses-quiet = fewer pawns after { $moves } moves with none turned over or lost
quindo-losses-length = fewer pawns after { $moves } moves in all
quindo-draws-quiet = the same number of pawns after { $moves } moves with none turned over or lost
quindo-draws-length = the same number of pawns after { $moves } moves in all

## The terms of the evaluation.

quindo-term-pawns = pawns
quindo-term-share = share of all pawns
quindo-term-last_pawn = last pawn
quindo-term-capture = captures
quindo-term-prey = enemies within reach
quindo-term-exposed = in danger
quindo-term-inner = inner squares
quindo-term-barred = barred distance
quindo-term-barred_one = one barred
quindo-term-barred_three = three barred
