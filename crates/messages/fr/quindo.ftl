### Comment la page nomme les choses de Quindo.

quindo-title = Quindo
quindo-line = Les pions sautent l’adversaire et le retournent, à une, deux ou trois cases, mais jamais à la distance qu’il vient de parcourir.
quindo-goal = Laisser l’adversaire sans pions.
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

## Les variantes.

quindo-variant-standard = Standard
    .line = Cinq pions par camp sur un champ de 5 × 5.

## Les boutons et les nombres.

quindo-choice-pass = Passer
quindo-counter-barred = Distance interdite

## Ce qu’il faut faire.

quindo-prompt-move = Choisissez un pion.
quindo-prompt-target = Où se pose-t-il ?
quindo-prompt-pass = Il ne reste que la distance interdite. Vous passez.

## Pourquoi un geste est refusé.

quindo-refusal-barred = L’adversaire vient d’avancer de { $number } : { $number } est interdit.
quindo-refusal-blocked = Ce pion est bloqué par les vôtres.
quindo-refusal-not-straight = Un pion va en ligne droite, dans l’une des huit directions.
quindo-refusal-own-piece = Un de vos pions s’y trouve.
quindo-refusal-own-in-the-way = Un de vos pions barre le chemin.
quindo-refusal-enemy-piece = Un adversaire s’y trouve. Sautez-le pour finir sur une case vide.
quindo-refusal-too-far = C’est à { $number } cases vides ; trois est la limite.

## Comment finit la partie, et pour qui a perdu.

quindo-ends-goal = l’autre camp n’a plus de pion
quindo-ends-quiet = plus de pions à la limite de calme
quindo-losses-goal = vous n’avez plus de pion
quindo-losses-quiet = moins de pions à la limite de calme

## Les termes de l’évaluation.

quindo-term-pawns = pions
quindo-term-share = part de tous les pions
quindo-term-last_pawn = dernier pion
quindo-term-capture = prises
quindo-term-prey = proies
quindo-term-exposed = en danger
quindo-term-inner = cases intérieures
quindo-term-barred = distance interdite
quindo-term-barred_one = un interdit
quindo-term-barred_three = trois interdit
