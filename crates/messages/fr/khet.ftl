### Comment la page nomme les choses de Khet.

khet-title = Khet
khet-line = On avance ou on tourne une pièce, puis le laser tire : il court de miroir en miroir jusqu’à frapper quelque chose.
khet-goal = Éclairer le pharaon adverse.
khet-credit = Première édition, 2005–06
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

## Les variantes.

khet-variant-classic = Classique
    .line = Le départ pour commencer.
khet-variant-imhotep = Imhotep
    .line = Davantage de parades.
khet-variant-dynasty = Dynastie
    .line = Attaque et défense sont tôt à égalité.
khet-variant-classic_horus = Classique avec l’Œil d’Horus
    .line = Un djed par camp divise le faisceau.
khet-variant-imhotep_horus = Imhotep avec l’Œil d’Horus
    .line = Un djed par camp divise le faisceau.
khet-variant-dynasty_horus = Dynastie avec l’Œil d’Horus
    .line = Un djed par camp divise le faisceau.

## Les boutons et les nombres.

khet-choice-clockwise = Tourner à droite
khet-choice-anticlockwise = Tourner à gauche
khet-choice-turn = Tourner
khet-choice-top = Le sommet seul

## Ce qu’il faut faire.

khet-prompt-move = Choisissez une pièce. Votre laser tire après le coup.
khet-prompt-target = Avancez sur une case marquée, ou tournez la pièce.
khet-prompt-pass = Aucun coup possible.

## Pourquoi un geste est refusé.

khet-refusal-stuck = Cette pièce ne peut pas bouger.
khet-refusal-pharaoh-turns = Un pharaon est le même de partout ; on ne le tourne pas.
khet-refusal-obelisk-turns = Un obélisque est le même de partout ; on ne le tourne pas.
khet-refusal-no-stack = Seule une pile a un sommet à soulever.
khet-refusal-one-turn = Les deux quarts de tour de cette pièce reviennent au même : tournez-la, simplement.
khet-refusal-which-way = Dites dans quel sens elle tourne.
khet-refusal-neighbour = Une pièce n’avance que d’une case.
khet-refusal-reserved = Cette case est réservée à l’autre couleur.
khet-refusal-own-piece = Une de vos pièces s’y trouve.
khet-refusal-enemy-piece = Une pièce adverse s’y trouve. Seule la lumière prend.
khet-refusal-two-high = On n’empile jamais trois obélisques.
khet-refusal-swap-pharaoh = Un pharaon n’échange jamais sa place.
khet-refusal-swap-djed = Djeds et yeux n’échangent pas leur place entre eux.
khet-refusal-swap-reserved = L’échange mettrait une pièce sur une case réservée à l’autre couleur.

## Comment finit la partie, et pour qui a perdu.

khet-ends-goal = le pharaon est éclairé
khet-losses-goal = votre pharaon est éclairé

## Les termes de l’évaluation.

khet-term-material = matériel
khet-term-mirrors = miroirs
khet-term-approach = approche
khet-term-gates = accès au pharaon
khet-term-mirrors_in_gates = miroirs sur ces accès
khet-term-mirrors_beside_gates = miroirs à côté de ces accès
khet-term-open_lines = lignes ouvertes
khet-term-guards = gardes
khet-term-targets = cibles
khet-term-helpers = renforts
khet-term-pyramids = pyramides
khet-term-djeds = djeds
khet-term-tempo = le trait
khet-term-prey = proies
khet-term-own_men_lit = pièces éclairées par soi-même
khet-term-men_in_danger = pièces en danger
khet-term-deadly_threats = menaces mortelles
