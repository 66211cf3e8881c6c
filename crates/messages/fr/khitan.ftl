### Comment la page nomme les choses de Khitan.

khitan-title = Khitan
khitan-line = Des tuiles hexagonales basculent par-dessus leurs bords ; quand deux tuiles adverses se montrent la même couleur, celui qui vient de jouer prend celle de l’autre.
khitan-goal = Débarrasser le plateau des tuiles adverses.
khitan-credit = Un jeu de Ludovic Chabry, 2012
khitan-how = Chaque tuile est décrite par ses six couleurs : à l’est, au nord-est, au nord-ouest, à l’ouest, au sud-ouest et au sud-est. Les rangées montent vers le nord depuis a ; au nord-est de a1 se trouve b2, au nord-ouest b1.
khitan-side-first = Blanc
khitan-side-second = Noir

## Les pièces.

khitan-kind-tile = tuile
# Pour qui ne la voit pas.
khitan-piece =
    { $side ->
        [first] tuile blanche
       *[second] tuile noire
    }
khitan-shows = à l’est { $east }, au nord-est { $northEast }, au nord-ouest { $northWest }, à l’ouest { $west }, au sud-ouest { $southWest }, au sud-est { $southEast }
khitan-colour =
    { $colour ->
        [0] jaune
        [1] orange
        [2] rouge
        [3] vert
        [4] bleu
       *[5] violet
    }
khitan-terrain-half =
    { $side ->
        [first] moitié de Blanc
       *[second] moitié de Noir
    }

## Les versions.

khitan-variant-classic = Classique
    .line = Les tuiles prises sortent du jeu.
khitan-variant-expert = Expert
    .line = Celui qui prend une tuile en pose une, tirée d’une réserve de trois.
khitan-variant-master = Master
    .line = Une réserve de six, qui ne se ferme jamais.
khitan-variant-sprint = Sprint
    .line = Un camp réduit à quatre tuiles ou moins a perdu.
khitan-variant-sprint-ends-goal = l’adversaire n’a plus que quatre tuiles ou moins
khitan-variant-sprint-losses-goal = vous n’avez plus que quatre tuiles ou moins

## Les boutons et les nombres.

khitan-choice-pass = Passer
khitan-enter-tile = Une tuile de la réserve
khitan-counter-reserve = En réserve
khitan-counter-pending = Encore à poser
khitan-says-pieces =
    { $number ->
        [0] 0 tuile
        [1] 1 tuile
       *[other] { $number } tuiles
    }

## Ce qu’il faut faire.

khitan-prompt-move = Choisissez une tuile.
khitan-prompt-target = Où bascule-t-elle ?
khitan-prompt-place = Posez une tuile dans votre moitié du plateau.
khitan-prompt-face = Appuyez sur la tuile pour la tourner, puis posez-la.
khitan-prompt-pass = Aucune de vos tuiles ne peut bouger. Vous passez.

## Pourquoi un geste est refusé.

khitan-refusal-stuck = Cette tuile est enfermée : aucune case voisine n’est libre.
khitan-refusal-neighbour = Une tuile ne bascule que sur une case voisine.
khitan-refusal-own-piece = L’une de vos tuiles s’y trouve.
khitan-refusal-enemy-piece = Une tuile adverse s’y trouve. On prend une tuile en lui faisant face, pas en retombant dessus.
khitan-refusal-no-reserve = Il n’y a pas de réserve dans cette version.
khitan-refusal-reserve-empty = Votre réserve est vide.
khitan-refusal-reserves-closed = Les réserves sont fermées : l’une d’elles est épuisée.
khitan-refusal-capture-first = Vous ne posez une tuile qu’après une prise.
khitan-refusal-place-first =
    { $number ->
        [1] Posez d’abord une tuile de votre réserve.
       *[other] Posez d’abord { $number } tuiles de votre réserve.
    }
khitan-refusal-occupied = Il y a déjà une tuile sur cette case.
khitan-refusal-own-half = C’est la moitié de l’adversaire. Posez la tuile dans la vôtre.
khitan-refusal-middle-row = La rangée du milieu n’est à personne. Posez la tuile dans votre moitié.

## Comment finit la partie, pour qui a gagné, pour qui a perdu, et pour les deux.

khitan-ends-goal = l’adversaire n’a plus de tuiles
khitan-ends-quiet = plus de tuiles après { $moves } coups sans prise
khitan-ends-length = plus de tuiles après { $moves } coups en tout
khitan-losses-goal = vous n’avez plus de tuiles
khitan-losses-quiet = moins de tuiles après { $moves } coups sans prise
khitan-losses-length = moins de tuiles après { $moves } coups en tout
khitan-draws-quiet = même nombre de tuiles après { $moves } coups sans prise
khitan-draws-length = même nombre de tuiles après { $moves } coups en tout

## Les termes de l’évaluation.

khitan-term-pieces = tuiles
khitan-term-share = part de toutes les tuiles
khitan-term-reserve = réserve
khitan-term-closed = réserve fermée
khitan-term-sight = lignes ouvertes
khitan-term-aims = tuiles adverses dans la ligne de tir
khitan-term-exposed = en danger
khitan-term-exposed_more = autres en danger
khitan-term-open_aims = tuiles adverses dans la ligne de tir, réserves ouvertes
khitan-term-open_exposed = en danger, réserves ouvertes
khitan-term-open_exposed_more = autres en danger, réserves ouvertes
khitan-term-verdict = avance à l’approche de la limite de coups
khitan-term-tempo = le trait
