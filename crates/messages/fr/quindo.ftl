### Comment la page nomme les choses de Quindo.

quindo-title = Quindo
quindo-line = Les pions sautent par-dessus l’adversaire et le retournent. Ils avancent d’une, deux ou trois cases, mais jamais exactement de la distance qu’il vient de parcourir.
quindo-goal = Laisser l’adversaire sans pion.
quindo-credit = Auteur et année inconnus
quindo-side-first = Blanc
quindo-side-second = Noir

## Les pièces.

quindo-kind-pawn = pion
# Pour qui ne la voit pas.
quindo-piece =
    { $side ->
        [first] pion blanc
       *[second] pion noir
    }
quindo-terrain-border = bord

## Les versions.

quindo-variant-standard = Standard
    .line = Cinq pions par camp sur un champ de 5 × 5 cases.

## Les boutons et les nombres.

quindo-choice-pass = Passer
quindo-counter-barred = Distance interdite
quindo-says-pieces =
    { $number ->
        [0] 0 pion
        [1] 1 pion
       *[other] { $number } pions
    }

## Ce qu’il faut faire.

quindo-prompt-move = Choisissez un pion.
quindo-prompt-target = Où se pose-t-il ?
quindo-prompt-pass = Il ne reste que la distance interdite. Vous passez.

## Pourquoi un geste est refusé.

quindo-refusal-barred =
    { $number ->
        [1] L’adversaire vient d’avancer d’une case : cette distance vous est interdite.
        [2] L’adversaire vient d’avancer de deux cases : cette distance vous est interdite.
       *[3] L’adversaire vient d’avancer de trois cases : cette distance vous est interdite.
    }
quindo-refusal-blocked = Ce pion est bloqué par les vôtres.
quindo-refusal-not-straight = Un pion va en ligne droite, dans l’une des huit directions.
quindo-refusal-own-piece = L’un de vos pions s’y trouve.
quindo-refusal-own-in-the-way = L’un de vos pions barre le chemin.
quindo-refusal-enemy-piece = Un pion adverse s’y trouve. Sautez par-dessus pour finir sur une case vide.
quindo-refusal-too-far = C’est à { $number } cases vides ; trois est le maximum.

## Comment finit la partie, pour qui a gagné, pour qui a perdu, et pour les deux.

quindo-ends-goal = l’adversaire n’a plus de pions
quindo-ends-quiet = plus de pions après { $moves } coups sans pion retourné ni perdu
quindo-ends-length = plus de pions après { $moves } coups en tout
quindo-losses-goal = vous n’avez plus de pions
quindo-losses-quiet = moins de pions après { $moves } coups sans pion retourné ni perdu
quindo-losses-length = moins de pions après { $moves } coups en tout
quindo-draws-quiet = même nombre de pions après { $moves } coups sans pion retourné ni perdu
quindo-draws-length = même nombre de pions après { $moves } coups en tout

## Les termes de l’évaluation.

quindo-term-pawns = pions
quindo-term-share = part de tous les pions
quindo-term-last_pawn = dernier pion
quindo-term-capture = prises
quindo-term-prey = pions adverses à portée
quindo-term-exposed = en danger
quindo-term-inner = cases intérieures
quindo-term-barred = distance interdite
quindo-term-barred_one = un interdit
quindo-term-barred_three = trois interdit
