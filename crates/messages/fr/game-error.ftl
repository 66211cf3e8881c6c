### Ce que refusent les parties communes à tous les jeux.
### Ces phrases suivent un deux-points : pas de majuscule, pas de point.

## Toutes les positions.

game-error-not-a-position = { $text } n’est pas une position : il faut { $count } champs, { $fields }
game-error-bad-counter = { $what } : { $text } n’est pas un nombre de 0 à { $most }
game-error-quiet-counter = nombre de coups sans prise
game-error-wrong-ranks = le plateau { $board } a { $ranks } : il en faut { $expected }
game-error-ranks =
    { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
game-error-wrong-squares = la rangée { $number }, { $rank }, a { $squares } : il en faut { $expected }
game-error-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
game-error-bad-rank = dans la rangée { $rank } : { $why }
game-error-numbers-touch = deux nombres se suivent
game-error-unexpected = { $text } est de trop
game-error-not-turned = il manque un chiffre après { $piece } pour dire son sens
game-error-bad-run = { $run } n’est pas une suite de cases vides
game-error-too-long = elle est trop longue

## Les coups, les variantes, les décisions.

game-error-not-a-move = { $text } n’est pas un coup : il faut { $expected }
game-error-illegal-move = le coup { $text } n’est pas permis
game-error-finished = la partie est terminée
game-error-unknown-variant = la version { $name } est inconnue : il y a { $known }
game-error-not-repeated = pas encore de nulle à réclamer : la position s’est présentée { $count } fois sur { $needed }

## Les parties notées : le texte.

game-error-line = ligne { $number } : { $reason }
game-error-too-large = le fichier a { $size } octets : { $most } au plus
game-error-tag-twice = l’étiquette { $tag } figure deux fois
game-error-too-many-tags = il y a plus de { $most } étiquettes
game-error-tag-without-name = il manque un nom à une étiquette : [Nom "valeur"]
game-error-tag-without-value = il manque une valeur à l’étiquette { $tag } : [{ $tag } "valeur"]
game-error-bad-escape = étiquette { $tag } : \ ne se met que devant " ou \
game-error-tag-beyond-line = l’étiquette { $tag } ne se ferme pas sur sa ligne
game-error-tag-without-end = l’étiquette { $tag } ne se ferme pas
game-error-tag-not-closed = il manque un ] après la valeur de l’étiquette { $tag }
game-error-after-result = après le résultat, seuls des commentaires sont permis
game-error-variation-of-nothing = une variante doit suivre un coup
game-error-too-deep = les variantes s’emboîtent sur plus de { $most } niveaux
game-error-alone = il y a { $bracket } sans { $other }
game-error-empty-variation = une variante est vide
game-error-late-tag = les étiquettes viennent avant les coups
game-error-result-in-variation = un résultat se met à la fin de la partie, pas dans une variante
game-error-unknown-mark = l’annotation { $mark } est inconnue : il y a { $known }
game-error-mark-of-nothing = { $mark } doit suivre un coup

## Les parties notées : le texte face aux règles.

game-error-tree-full = il y a plus de { $most } coups
game-error-at-move = coup { $number } : { $reason }
game-error-move-after-end = coup { $number }, { $text } : la partie est déjà terminée
game-error-at-tag = étiquette { $tag } : { $reason }
game-error-missing = elle manque
game-error-other-game = { $name } n’est pas { $game }
game-error-start-and-seed = une partie a un départ ou une graine, pas les deux
game-error-nothing-drawn = ce départ ne laisse rien au hasard
game-error-bad-seed = { $text } n’est pas un nombre inférieur à 2⁶⁴
game-error-seed-missing = elle manque, or ce départ est tiré au sort
game-error-two-results = { $tag }, mais les coups finissent par { $last }
game-error-unknown-result = le résultat { $text } est inconnu : il faut 1-0, 0-1, 1/2-1/2 ou *
game-error-unknown-reason = la raison { $text } est inconnue
game-error-other-end = les coups ne mènent pas à « { $reason } » avec ce résultat
game-error-end-missing = elle manque, or les coups ne terminent pas la partie ; il faut resignation, time, agreement, claim ou abandoned
game-error-not-what-moves-say = { $told }, mais les coups disent { $found }
game-error-not-finished = la partie n’est pas terminée
