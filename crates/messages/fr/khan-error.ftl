### Pourquoi un texte n’est pas une position ou un coup de Khan.
### Ces phrases suivent un deux-points : pas de majuscule, pas de point.

khan-error-a-move = edge:s, K@c1, S@a2, c1c3 ou pass
khan-error-fields = <bord> <tapis> <trait> <khan> <pris> <compteur>
khan-error-unknown-side = le trait ne peut pas être { $text } : il faut r ou o
khan-error-unknown-edge = le bord ne peut pas être { $text } : il faut n, e, s, w ou -
khan-error-unknown-piece = la pièce { $piece } est inconnue : il faut K, S, k ou s
khan-error-two-kalistas = { $side } a deux Kalistas dans { $board }
khan-error-unknown-square = la case { $text } est inconnue : il faut a1 à f6, ou -
khan-error-bad-captured = le nombre de pris ne peut pas être { $text } : il faut deux nombres, comme 0/0
khan-error-captured-red = Sbires rouges pris
khan-error-captured-ocre = Sbires ocres pris
khan-error-impossible = la position { $position } est impossible : { $why }
khan-error-empty-board = Ocre a le trait, mais le tapis est vide
khan-error-piece-without-edge = une pièce se tient en { $square }, mais le bord est « - »
khan-error-sbires-alone = { $side } a des Sbires sur le tapis, mais pas de Kalista
khan-error-wrong-count = { $side } a { $sbires }, y compris ceux qui sont pris : il en faut { $expected }
khan-error-sbires =
    { $count ->
        [one] { $count } Sbire
       *[other] { $count } Sbires
    }
khan-error-no-kalistas = aucun camp n’a de Kalista
khan-error-lost-out-of-turn = { $side } n’a pas de Kalista, mais { $other } a le trait
khan-error-lost-to-nobody = { $side } n’a pas de Kalista, mais aucune pièce ne porte le Khan
khan-error-lost-quietly = { $side } n’a pas de Kalista, mais { $quiet } coups sans prise sont comptés
khan-error-placed-without-edge = toutes les pièces sont posées, mais le bord est « - »
khan-error-nobody-wears = aucune pièce en { $square }, où se trouve le Khan
khan-error-own-khan = { $side } a le trait, mais sa propre pièce en { $square } porte le Khan
khan-error-red = Rouge
khan-error-ocre = Ocre
