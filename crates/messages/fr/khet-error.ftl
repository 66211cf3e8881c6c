### Pourquoi un texte n’est pas une position ou un coup de Khet.
### Ces phrases suivent un deux-points : pas de majuscule, pas de point.

khet-error-a-move = deux cases voisines (c1d2), un sommet de pile (d1^e2) ou un quart de tour (h5+, h5-)
khet-error-fields = <plateau> <trait> <compteur>
khet-error-bad-side = le trait ne peut pas être { $text } : il faut s ou r
khet-error-unknown-piece = la pièce { $piece } en { $square } est inconnue
khet-error-misplaced = { $piece } en { $square } : { $why }
khet-error-reserved = la case est réservée à { $side }
khet-error-no-eyes = la version { $variant } n’a pas d’œil, { $variant }+horus en a
khet-error-too-many = { $side } a { $count } { $pieces } : { $most } au plus dans { $position }
khet-error-pharaohs = pharaons
khet-error-obelisks = obélisques
khet-error-pyramids = pyramides
khet-error-djeds-and-eyes = djeds et yeux
khet-error-no-pharaoh = aucun pharaon dans { $position } : sans œil, un tir ne peut pas éclairer les deux
khet-error-just-lit = le compteur de coups, { $quiet }, contredit le plateau : { $side } vient de perdre son pharaon
khet-error-just-struck = le compteur de coups, { $quiet }, contredit le plateau : { $side }, à son dernier tir, aurait frappé en { $square }
khet-error-silver = Argent
khet-error-red = Rouge
