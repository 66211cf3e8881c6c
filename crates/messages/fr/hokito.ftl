### Comment la page nomme les choses de Hokito.

hokito-title = Hokito
hokito-line = Les jetons sautent les uns sur les autres jusqu’à ce que l’un des joueurs soit bloqué ; chaque pile rapporte alors la valeur de son sommet multipliée par sa hauteur.
hokito-goal = Avoir le plus de points quand l’un des joueurs est bloqué.
hokito-credit = Un jeu de Claude Leroy, 2011
hokito-side-first = Noir
hokito-side-second = Blanc

## Les pièces.

hokito-kind-one = jeton 1
hokito-kind-two = jeton 2
hokito-kind-three = jeton 3
# Pour qui ne la voit pas.
hokito-piece =
    { $height ->
        [1] { hokito-token }
       *[other] pile de { $height }, { hokito-token } au sommet
    }
hokito-token = { hokito-value } { hokito-colour }
hokito-value =
    { $kind ->
        [one] 1
        [two] 2
       *[three] 3
    }
hokito-colour =
    { $side ->
        [first] noir
       *[second] blanc
    }
# Ce qui distingue une pièce d’une autre du même genre, quand tout le plateau est dit.
hokito-brief =
    { $height ->
        [1] { "" }
       *[other] hauteur { $height }
    }
hokito-hops =
    { $number ->
        [1] un saut
        [2] deux sauts
       *[3] trois sauts
    }

## Les versions.

hokito-variant-standard = Standard
    .line = Les jetons noirs sur trois rangées, les blancs sur les trois autres.
hokito-variant-mixed = Mélangée
    .line = Les jetons des deux couleurs mélangés sur tout le plateau.

## Les boutons et les nombres.

hokito-counter-score = Points
hokito-says-score =
    { $number ->
        [1] 1 point
       *[other] { $number } points
    }

## Ce qu’il faut faire.

hokito-prompt-move = Choisissez l’un de vos jetons ou l’une de vos piles.
hokito-prompt-target = Sur quelle case finit le coup ?
hokito-prompt-pass = Vous n’avez aucun coup permis.

## Pourquoi un geste est refusé.

hokito-refusal-stuck =
    { $number ->
        [1] D’ici, { hokito-hops } n’est pas possible.
       *[other] D’ici, { hokito-hops } ne sont pas possibles.
    }
hokito-refusal-no-single-in-reach = Avec { hokito-hops }, aucun jeton seul n’est à portée.
hokito-refusal-no-stack-in-reach = Avec { hokito-hops }, aucune pile n’est à portée.
hokito-refusal-needs-piece = Un coup finit sur un jeton, jamais sur une case vide.
hokito-refusal-single-on-single = Un jeton seul doit finir sur un jeton seul.
hokito-refusal-stack-on-stack = Une pile doit finir sur une pile.
hokito-refusal-returns = Il faudrait toucher deux fois la même case.
hokito-refusal-hops = Il faut exactement { hokito-hops }, et aucun chemin n’y mène.

## Comment finit la partie, pour qui a gagné, pour qui a perdu, et pour les deux.

hokito-ends-goal = plus de points
hokito-losses-goal = moins de points
hokito-draws-goal = égalité de points

## Les termes de l’évaluation.

hokito-term-points = points
hokito-term-tops = piles à portée
hokito-term-mobility = mobilité
hokito-term-tempo = le trait
