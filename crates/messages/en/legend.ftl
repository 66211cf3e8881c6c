### The legend of the pieces: what stands on a board, what is printed on it, and the signs over it. Asked for by the names of the rules.

legend-pieces = Pieces
legend-board = Board
legend-signs = Signs

## Signs of several games.

legend-sign-target = The chosen piece can go here.
legend-sign-last = The last move ended here.

## Khitan.

legend-khitan-tile = Tips over one of its edges onto the next cell and lands mirrored. It takes every enemy tile that it then faces with the same colour.
legend-khitan-half-first = White’s half, where White places tiles from the reserve.
legend-khitan-half-second = Black’s half, where Black places tiles from the reserve.
legend-khitan-sign-target = The chosen tile can tip onto this cell.
legend-khitan-sign-capture = A tile that can be taken; on an empty cell, the place to tip to.
legend-khitan-sign-sight = The tile you are placing would face this enemy: both show the same colour.

## Hokito.

legend-hokito-one = Makes one hop. On top of a stack it scores 1 point for each token.
legend-hokito-two = Makes two hops and scores 2 points for each token.
legend-hokito-three = Makes three hops and scores 3 points for each token.
legend-hokito-stack = A stack belongs to the owner of the token on top, and moves as a whole.
legend-hokito-sign-landing = The chosen token or stack can land here.

## Khet.

legend-khet-pharaoh = If the beam strikes it, its owner has lost.
legend-khet-obelisk = No mirror: light from any side takes it.
legend-khet-stack = Two stacked obelisks. Light takes the top one first.
legend-khet-pyramid = One mirror. Light that strikes it from behind takes it.
legend-khet-djed = Two mirrors: light never takes it. It can swap places with a neighbouring pyramid or obelisk.
legend-khet-eye = Splits the beam: one half goes straight on, the other is reflected.
legend-khet-reserved-first = Only silver pieces may stand here.
legend-khet-reserved-second = Only red pieces may stand here.
legend-khet-port = The laser, which fires after every move of its owner.
legend-khet-sign-target = { legend-sign-target }
legend-khet-sign-landing = Swap places with this piece, or stack on top of it.

## Quindo.

legend-quindo-pawn = Leaps one, two or three squares in a straight line and turns over every enemy it leaps over.
legend-quindo-border = The border. A pawn that lands here is lost.
legend-quindo-sign-target = { legend-sign-target }
legend-quindo-sign-capture = A pawn that can be turned over; on an empty square, the place to leap to.
legend-quindo-sign-lost = You can leap here, but the pawn falls off the board.
legend-quindo-sign-barred = Barred: exactly as far as your opponent has just gone.

## Khan.

legend-khan-kalista = The queen. Take the enemy Kalista and you win.
legend-khan-sbire = A servant. Once captured, it can come back.
legend-khan-crown = The Khan sits on the piece that has just moved. The opponent answers from the same kind of square.
legend-khan-lines-1 = Simple square: from here a piece goes exactly one square.
legend-khan-lines-2 = Double square: exactly two.
legend-khan-lines-3 = Triple square: exactly three.
legend-khan-sign-target = { legend-sign-target }
legend-khan-sign-answers = This piece may answer.
legend-khan-sign-demanded = A square of the kind that the Khan demands.
legend-khan-sign-capture = A piece that can be taken.
