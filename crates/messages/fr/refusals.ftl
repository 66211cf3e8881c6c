### Pourquoi un geste est refusé, dans tous les jeux.

refusals-general = Ce n’est pas possible.
refusals-finished = La partie est terminée.
refusals-empty = Il n’y a rien ici.
refusals-not-yours = Ce n’est pas à vous.
refusals-must-pass = Vous n’avez aucun coup permis : vous ne pouvez que passer.
refusals-must-move = Vous avez un coup permis : vous ne pouvez pas passer.
refusals-stays = Il faut aller sur une autre case.
refusals-no-such-move = Ce coup n’est pas permis.
refusals-wait = Ce n’est pas votre tour.
refusals-past = C’est une position antérieure. Revenez à la position actuelle pour jouer.
