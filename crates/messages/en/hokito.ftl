### What the page calls the things of Hokito.

hokito-title = Hokito
hokito-line = Tokens hop onto one another until somebody is stuck; then every stack scores the value of its top token times its height.
hokito-goal = Have more points when somebody is stuck.
hokito-credit = A game by Claude Leroy, 2011
hokito-side-first = Black
hokito-side-second = White

## The pieces.

hokito-kind-one = token 1
hokito-kind-two = token 2
hokito-kind-three = token 3
# For those who do not see it.
hokito-piece =
    { $height ->
        [1] { hokito-token }
       *[other] stack of { $height }, { hokito-token } on top
    }
hokito-token = { hokito-colour } { hokito-value }
hokito-value =
    { $kind ->
        [one] 1
        [two] 2
       *[three] 3
    }
hokito-colour =
    { $side ->
        [first] black
       *[second] white
    }
# What tells one piece of a kind from the next, where the whole board is told.
hokito-brief =
    { $height ->
        [1] { "" }
       *[other] height { $height }
    }
hokito-hops =
    { $number ->
        [1] one hop
        [2] two hops
       *[3] three hops
    }

## The variants.

hokito-variant-standard = Standard
    .line = Black tokens on three ranks, white tokens on the other three.
hokito-variant-mixed = Mixed
    .line = All tokens of both colours shuffled over the whole board.

## Buttons and numbers.

hokito-counter-score = Points
hokito-says-score =
    { $number ->
        [1] 1 point
       *[other] { $number } points
    }

## What is to be done.

hokito-prompt-move = Choose a token or a stack of yours.
hokito-prompt-target = Where does it land?
hokito-prompt-pass = You have no legal move.

## Why a step is refused.

hokito-refusal-stuck = It cannot make { hokito-hops } from here.
hokito-refusal-no-single-in-reach = With { hokito-hops } it reaches no single token.
hokito-refusal-no-stack-in-reach = With { hokito-hops } it reaches no stack.
hokito-refusal-needs-piece = A move ends on a token, never on an empty square.
hokito-refusal-single-on-single = A single token must end on a single token.
hokito-refusal-stack-on-stack = A stack must end on a stack.
hokito-refusal-returns = It would have to touch the same square twice.
hokito-refusal-hops = It makes exactly { hokito-hops }, and no path leads there.

## How it ends, for whoever won, for whoever lost, and for both.

hokito-ends-goal = more points
hokito-losses-goal = fewer points
hokito-draws-goal = equal points

## The terms of the evaluation.

hokito-term-points = points
hokito-term-tops = stacks within reach
hokito-term-mobility = mobility
hokito-term-tempo = the move
