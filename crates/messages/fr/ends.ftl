### Comment finissent les parties.

ends-win = { $side } gagne
ends-won = Vous avez gagné
ends-lost = Vous avez perdu
ends-draw = Partie nulle
ends-goal = { "" }
ends-blocked = il n’y a plus de coup permis
ends-quiet = { $moves } coups de suite sans prise
ends-claim = la même position s’est présentée trois fois
ends-repetition = la même position s’est présentée cinq fois
ends-length = { $moves } coups ont été joués
ends-resignation = l’adversaire a abandonné
ends-agreement = d’un commun accord
ends-time = le temps de l’adversaire est écoulé
ends-abandoned = l’adversaire a quitté la partie
ends-called-off = La partie a été annulée.
ends-aborted = la partie a été annulée
