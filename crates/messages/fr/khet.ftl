### Comment la page nomme les choses de Khet.

khet-title = Khet
khet-line = Vous déplacez ou tournez une pièce, puis votre laser tire : le faisceau court de miroir en miroir jusqu’à frapper quelque chose.
khet-goal = Éclairer le pharaon adverse.
khet-credit = Innovention Toys, première édition, 2005–06
khet-how = Le nord est vers la rangée 8, l’est vers la colonne j. Le laser d’Argent est sous j1 et tire vers le nord ; celui de Rouge est au-dessus de a8 et tire vers le sud.
khet-side-first = Argent
khet-side-second = Rouge

## Les pièces.

khet-kind-pharaoh = pharaon
khet-kind-obelisk = obélisque
khet-kind-pyramid = pyramide
khet-kind-djed = djed
khet-kind-eye = œil
# Pour qui ne la voit pas.
khet-piece =
    { $kind ->
        [pharaoh] pharaon { khet-colour }
        [obelisk]
            { $height ->
                [1] obélisque { khet-colour }
               *[other] pile de deux obélisques { khet-colours }
            }
        [pyramid] pyramide { khet-colour }, { khet-mirror }
        [djed] djed { khet-colour }, { khet-mirrors }
       *[eye] œil { khet-colour }, { khet-mirrors }
    }
khet-colour =
    { $side ->
        [first] argent
       *[second] rouge
    }
khet-colours =
    { $side ->
        [first] argent
       *[second] rouges
    }
khet-mirror =
    { $orientation ->
        [0] miroir au nord-est
        [1] miroir au sud-est
        [2] miroir au sud-ouest
       *[3] miroir au nord-ouest
    }
khet-mirrors =
    { $orientation ->
        [0] miroirs au nord-est et au sud-ouest
        [2] miroirs au nord-est et au sud-ouest
       *[other] miroirs au nord-ouest et au sud-est
    }
# Ce qui distingue une pièce d’une autre du même genre, quand tout le plateau est dit.
khet-brief =
    { $kind ->
        [pyramid]
            { $orientation ->
                [0] nord-est
                [1] sud-est
                [2] sud-ouest
               *[3] nord-ouest
            }
        [obelisk]
            { $height ->
                [1] { "" }
               *[other] pile de deux
            }
        [pharaoh] { "" }
       *[other]
            { $orientation ->
                [0] nord-est et sud-ouest
                [2] nord-est et sud-ouest
               *[other] nord-ouest et sud-est
            }
    }
khet-terrain-reserved =
    { $side ->
        [first] réservée à Argent
       *[second] réservée à Rouge
    }

## Les versions.

khet-variant-classic = Classique
    .line = Pour débuter.
khet-variant-imhotep = Imhotep
    .line = L’étape suivante : davantage de parades.
khet-variant-dynasty = Dynastie
    .line = Attaque et défense s’équilibrent vite.
khet-variant-classic_horus = Classique avec l’Œil d’Horus
    .line = Dans chaque camp, un djed cède sa place à un œil, qui divise le faisceau.
khet-variant-imhotep_horus = Imhotep avec l’Œil d’Horus
    .line = Dans chaque camp, un djed cède sa place à un œil, qui divise le faisceau.
khet-variant-dynasty_horus = Dynastie avec l’Œil d’Horus
    .line = Dans chaque camp, un djed cède sa place à un œil, qui divise le faisceau.

## Les boutons et les nombres.

khet-choice-clockwise = Tourner à droite
khet-choice-anticlockwise = Tourner à gauche
khet-choice-turn = Tourner
khet-choice-top = Le sommet seul

## Ce qu’il faut faire.

khet-prompt-move = Choisissez une pièce. Votre laser tire après le coup.
khet-prompt-target = Allez sur une case marquée.
# D’une pièce qui peut tourner, ce que ne font ni les pharaons ni les obélisques.
khet-prompt-turn = Allez sur une case marquée, ou tournez la pièce.
khet-prompt-pass = Vous n’avez aucun coup permis.

## Pourquoi un geste est refusé.

khet-refusal-stuck = Cette pièce ne peut pas bouger.
khet-refusal-pharaoh-turns = Un pharaon est pareil de tous les côtés ; on ne le tourne pas.
khet-refusal-obelisk-turns = Un obélisque est pareil de tous les côtés ; on ne le tourne pas.
khet-refusal-no-stack = Seule une pile a un sommet qui peut partir seul.
khet-refusal-one-turn = À droite ou à gauche, le résultat est le même pour cette pièce : tournez-la, simplement.
khet-refusal-which-way = Choisissez le sens dans lequel elle tourne.
khet-refusal-neighbour = Une pièce n’avance que d’une case.
khet-refusal-reserved = Cette case est réservée à l’autre couleur.
khet-refusal-own-piece = L’une de vos pièces s’y trouve.
khet-refusal-enemy-piece = Une pièce adverse s’y trouve. Seul le faisceau prend des pièces.
khet-refusal-two-high = On n’empile jamais trois obélisques.
khet-refusal-swap-pharaoh = Un pharaon n’échange jamais sa place.
khet-refusal-swap-djed = Djeds et yeux n’échangent pas leur place entre eux.
khet-refusal-swap-reserved = L’échange mettrait une pièce sur une case réservée à l’autre couleur.

## Comment finit la partie, pour qui a gagné, pour qui a perdu, et pour les deux.

khet-ends-goal = le pharaon adverse est éclairé
khet-losses-goal = votre pharaon est éclairé
khet-draws-goal = les deux pharaons sont éclairés
khet-draws-quiet = { $moves } coups de suite sans perte de pièce

## Les termes de l’évaluation.

khet-term-material = matériel
khet-term-mirrors = miroirs
khet-term-approach = approche
khet-term-gates = lignes vers le pharaon
khet-term-mirrors_in_gates = miroirs sur ces lignes
khet-term-mirrors_beside_gates = miroirs à côté de ces lignes
khet-term-open_lines = lignes ouvertes
khet-term-guards = gardes
khet-term-targets = cibles
khet-term-helpers = renforts
khet-term-pyramids = pyramides
khet-term-djeds = djeds
khet-term-tempo = le trait
khet-term-prey = pièces adverses à portée du faisceau
khet-term-own_pieces_lit = pièces touchées par son propre tir
khet-term-pieces_in_danger = pièces en danger
khet-term-deadly_threats = menaces mortelles
