### Pourquoi un texte n’est pas une position ou un coup de Khitan.
### Ces phrases suivent un deux-points : pas de majuscule, pas de point.

khitan-error-a-move = deux cases voisines (b3c3), une pose (F@c2) ou pass
khitan-error-fields = <plateau> <trait> <réserves> <poses> <compteur>
khitan-error-bad-side = le trait ne peut pas être { $text } : il faut w ou b
khitan-error-wrong-rows = le plateau { $board } a { $rows } : il en faut 5, 7, 9, 11 ou 13
khitan-error-rows =
    { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
khitan-error-wrong-cells = la rangée { $letter }, { $row }, a { $cells } : il en faut { $expected }
khitan-error-cells =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
khitan-error-bad-piece = la tuile { $piece } est inconnue : il faut A à L, ou a à l
khitan-error-bad-reserves = les réserves ne peuvent pas être { $text } : il faut <blanche>/<noire>
khitan-error-reserve = réserve
khitan-error-no-reserve = la réserve ne peut pas être { $text } : il n’y en a pas dans cette version
khitan-error-too-many = { $side } a { $count } tuiles avec sa réserve { $reserve } : { $most } au plus
khitan-error-both-lost = dans { $board }, les deux camps ont perdu : il faut à l’un d’eux plus de { $few } tuiles
khitan-error-lost-out-of-turn = { $side } a perdu avec { $pieces } dans { $board }, mais { $other } a le trait
khitan-error-lost-quietly = { $side } a perdu avec { $pieces } dans { $board }, mais { $quiet } coups sans prise sont comptés au lieu de 0
khitan-error-pieces =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
khitan-error-pending = poses dues
khitan-error-bad-pending = { $owed } ne convient pas pour les poses dues : { $why }
khitan-error-reserve-holds = la réserve n’est que de { $count }
khitan-error-room = place libre dans cette moitié, { $cells }
khitan-error-over = la partie est terminée
khitan-error-capture-ago = la dernière prise remonte à { $moves }
khitan-error-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
khitan-error-not-returned = autant de prises seraient dans la réserve adverse, qui est de { $count }
khitan-error-white = Blanc
khitan-error-black = Noir
