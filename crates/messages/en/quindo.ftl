### What the page calls the things of Quindo.

quindo-title = Quindo
quindo-line = Counters leap over enemies and turn them over, one, two or three squares far, but never as far as the opponent just went.
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
    .line = Five pawns a side on a field of 5 × 5.

## Buttons and numbers.

quindo-choice-pass = Pass
quindo-counter-barred = Barred distance

## What is to be done.

quindo-prompt-move = Choose a pawn.
quindo-prompt-target = Where does it land?
quindo-prompt-pass = Only the barred distance is left. You pass.

## Why a step is refused.

quindo-refusal-barred = Your opponent has just gone { $number }, so { $number } is barred.
quindo-refusal-blocked = That pawn is blocked by your own.
quindo-refusal-not-straight = Pawns go in a straight line, in one of the eight directions.
quindo-refusal-own-piece = One of your pawns stands there.
quindo-refusal-own-in-the-way = One of your own pawns is in the way.
quindo-refusal-enemy-piece = An enemy stands there. Leap over it onto an empty square.
quindo-refusal-too-far = That is { $number } empty squares away; three is the limit.

## How it ends, and to whoever lost.

quindo-ends-goal = the other side has no pawns left
quindo-ends-quiet = more pawns at the quiet limit
quindo-losses-goal = you have no pawns left
quindo-losses-quiet = fewer pawns at the quiet limit

## The terms of the evaluation.

quindo-term-pawns = pawns
quindo-term-share = share of all pawns
quindo-term-last_pawn = last pawn
quindo-term-capture = captures
quindo-term-prey = prey
quindo-term-exposed = in danger
quindo-term-inner = inner squares
quindo-term-barred = barred distance
quindo-term-barred_one = one barred
quindo-term-barred_three = three barred
