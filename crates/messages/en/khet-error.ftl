### Why a text is no position or move of Khet.

khet-error-a-move = two neighbouring squares (c1d2), a stack’s top (d1^e2) or a quarter turn (h5+, h5-)
khet-error-fields = <board> <side> <quiet>
khet-error-bad-side = bad side { $text }: expected s or r
khet-error-unknown-piece = unknown piece { $piece } on { $square }
khet-error-misplaced = { $piece } on { $square }: { $why }
khet-error-reserved = the square is reserved for { $side }
khet-error-no-eyes = variant { $variant } has no eyes; { $variant }+horus has
khet-error-too-many = { $side } has { $count } { $pieces }: at most { $most } in { $position }
khet-error-pharaohs = pharaohs
khet-error-obelisks = obelisks
khet-error-pyramids = pyramids
khet-error-djeds-and-eyes = djeds and eyes
khet-error-no-pharaoh = no pharaoh in { $position }: without eyes, one shot cannot light both
khet-error-just-lit = the count of quiet moves, { $quiet }, contradicts the board: { $side }’s pharaoh has just been lit
khet-error-just-struck = the count of quiet moves, { $quiet }, contradicts the board: { $side }’s last shot would have struck { $square }
khet-error-silver = Silver
khet-error-red = Red
