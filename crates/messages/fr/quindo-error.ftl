### Pourquoi un texte n’est pas une position ou un coup de Quindo.
### Ces phrases suivent un deux-points : pas de majuscule, pas de point.

quindo-error-a-move = deux cases comme b2e5, ou pass
quindo-error-fields = <plateau> <trait> <interdit> <compteur>
quindo-error-wrong-ranks = le plateau { $board } a { $ranks } : il en faut de { $least } à { $most }
quindo-error-ranks =
    { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
quindo-error-unknown-pawn = le pion { $piece } est inconnu : il faut W ou B
quindo-error-unknown-side = le trait ne peut pas être { $text } : il faut w ou b
quindo-error-bad-barred = la distance interdite ne peut pas être { $text } : il faut 1, 2, 3 ou -
quindo-error-on-the-border = un pion se tient sur le bord, en { $square } : { $board }
quindo-error-no-pawn = aucun pion sur le plateau : { $board }
quindo-error-quiet-after-last = un camp n’a plus de pions, et pourtant des coups sont comptés : { $board }
