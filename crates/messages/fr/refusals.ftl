### Pourquoi un geste est refusé, dans tous les jeux.

refusals-general = Ce n’est pas possible.
refusals-finished = La partie est terminée.
refusals-empty = Il n’y a rien ici.
refusals-not-yours = Cette pièce n’est pas la vôtre.
refusals-must-pass = Aucun coup possible : il ne reste qu’à passer.
refusals-must-move = Un coup est possible : on ne peut pas passer.
refusals-stays = Il faut aller sur une autre case.
refusals-no-such-move = Ce coup n’existe pas.
refusals-wait = Ce n’est pas votre tour.
refusals-past = Cette position est passée. Revenez au présent pour jouer.
