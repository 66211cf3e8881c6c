### Comment finissent les parties.

ends-win = { $side } gagne
ends-won = Vous avez gagné
ends-lost = Vous avez perdu
ends-draw = Partie nulle
ends-goal = { "" }
ends-blocked = plus aucun coup possible
ends-quiet = la limite de calme est atteinte
ends-claim = la position s’est présentée trois fois
ends-repetition = la position s’est présentée cinq fois
ends-length = 600 coups ont été joués
ends-resignation = l’autre camp abandonne
ends-agreement = d’un commun accord
ends-time = l’autre camp n’a plus de temps
