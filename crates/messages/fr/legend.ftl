### La légende des pièces : ce qui se tient sur un plateau, ce qui y est imprimé, et les signes qui s’y ajoutent. Demandée par les noms des règles.

legend-pieces = Pièces
legend-board = Plateau
legend-signs = Signes

## Les signes de plusieurs jeux.

legend-sign-target = La pièce choisie peut aller ici.
legend-sign-last = Le dernier coup s’est terminé ici.

## Khitan.

legend-khitan-tile = Bascule par-dessus l’un de ses bords sur la case voisine et se pose en miroir. Elle prend toute tuile adverse à laquelle elle présente alors la même couleur.
legend-khitan-half-first = La moitié de Blanc, où Blanc pose les tuiles de sa réserve.
legend-khitan-half-second = La moitié de Noir, où Noir pose les tuiles de sa réserve.
legend-khitan-sign-target = La tuile choisie peut basculer ici.
legend-khitan-sign-capture = Une tuile qui peut être prise ; sur une case vide, l’endroit où basculer.
legend-khitan-sign-sight = La tuile que vous posez ferait face à cette tuile adverse : les deux montrent la même couleur.

## Hokito.

legend-hokito-one = Fait un saut. Au sommet d’une pile, il rapporte 1 point par jeton.
legend-hokito-two = Fait deux sauts et rapporte 2 points par jeton.
legend-hokito-three = Fait trois sauts et rapporte 3 points par jeton.
legend-hokito-stack = Une pile appartient au camp du jeton placé au sommet, et se déplace d’un bloc.
legend-hokito-sign-landing = Le jeton ou la pile en main peut se poser ici.

## Khet.

legend-khet-pharaoh = Si la lumière le frappe, son camp a perdu.
legend-khet-obelisk = Sans miroir : la lumière le prend, d’où qu’elle vienne.
legend-khet-stack = Deux obélisques empilés. La lumière prend d’abord celui du dessus.
legend-khet-pyramid = Un miroir. Frappée ailleurs que sur le miroir, elle est prise.
legend-khet-djed = Deux miroirs : la lumière ne le prend jamais. Il peut échanger sa place avec une pyramide ou un obélisque voisin.
legend-khet-eye = Divise le faisceau : une moitié continue tout droit, l’autre est réfléchie.
legend-khet-reserved-first = Seules les pièces d’Argent peuvent s’y tenir.
legend-khet-reserved-second = Seules les pièces de Rouge peuvent s’y tenir.
legend-khet-port = Le laser, qui tire après chaque coup de son camp.
legend-khet-sign-target = { legend-sign-target }
legend-khet-sign-landing = Échanger sa place avec cette pièce, ou s’empiler dessus.

## Quindo.

legend-quindo-pawn = Saute d’une, deux ou trois cases en ligne droite et retourne chaque pion adverse qu’il franchit.
legend-quindo-border = Le bord. Un pion qui s’y pose est perdu.
legend-quindo-sign-target = { legend-sign-target }
legend-quindo-sign-capture = Un pion qui peut être retourné ; sur une case vide, l’endroit où sauter.
legend-quindo-sign-lost = On peut sauter ici, mais le pion tombe du plateau.
legend-quindo-sign-barred = Interdit : exactement la distance que l’adversaire vient de parcourir.

## Khan.

legend-khan-kalista = La reine. Qui prend la Kalista adverse gagne.
legend-khan-sbire = Un serviteur. Une fois pris, il peut revenir.
legend-khan-crown = Le Khan coiffe la pièce qui vient de jouer. L’adversaire répond depuis une case du même type.
legend-khan-lines-1 = Case simple : d’ici, une pièce avance d’exactement une case.
legend-khan-lines-2 = Case double : d’exactement deux.
legend-khan-lines-3 = Case triple : d’exactement trois.
legend-khan-sign-target = { legend-sign-target }
legend-khan-sign-answers = Cette pièce peut répondre.
legend-khan-sign-demanded = Une case du type que le Khan demande.
legend-khan-sign-capture = Une pièce qui peut être prise.
