### Un coup en mots, pour qui ne le voit pas.

# D’une énumération, les deux derniers et ceux d’avant.
tell-pair = { $first } et { $last }
tell-series = { $first }, { $next }
tell-apart = { $first } ; { $next }
tell-by = { $side } : { $deed }.
tell-moved = { $piece } de { $from } en { $to }
tell-by-way = par { $cells }
tell-tumbled = { $piece } bascule de { $from } en { $to }
tell-turned = { $piece } tourne en { $at }
tell-swapped = { $piece } de { $from } échange sa place avec { $to }
tell-stacked = { $piece } de { $from } sur { $to }
# Une pile qui se déplace, là où une pièce serait nommée.
tell-stack = pile de { $height }, { $piece } au sommet,
tell-unstacked = { $piece } du sommet, de { $from } en { $to }
tell-captured = prise en { $at } : { $piece }
tell-burnt = le faisceau frappe en { $at } : { $piece }
tell-mirrored = le faisceau tourne en { $cells }
tell-faded = le faisceau s’arrête en { $cells }
tell-flipped = retourne { $cells }
tell-entered = { $piece } en { $at }
tell-left = sort du plateau en { $at }
tell-passed = passe
tell-nothing = rien sur le plateau

## Ce qui est dit d’une partie, de soi-même ou à qui le demande par une touche.

tell-new-game = Nouvelle partie.
tell-goes-on = La partie continue.
tell-you-play = Vous jouez { $side }.
tell-computer-turn = C’est à l’ordinateur de jouer.
tell-taken-back = Annulé : { $moves }.
tell-at-move = Coup { $ply } sur { $count }.
tell-no-move = Aucun coup n’a été joué.
tell-clock =
    { $minutes ->
        [0] { $side } : { tell-seconds }.
       *[other] { $side } : { tell-minutes }, { tell-seconds }.
    }
tell-minutes =
    { $minutes ->
        [1] 1 minute
       *[other] { $minutes } minutes
    }
tell-seconds =
    { $seconds ->
        [0] 0 seconde
        [1] 1 seconde
       *[other] { $seconds } secondes
    }
tell-no-clock = Il n’y a pas de pendule.
tell-pieces =
    { $count ->
        [0] 0 pièce
        [1] 1 pièce
       *[other] { $count } pièces
    }
tell-plain = Toutes les cases sont pareilles.
tell-sound-on = Son activé.
tell-sound-off = Son coupé.
