### La page des classements et des parties de quelqu’un.

people-unknown-title = Personne ne porte ce nom
people-unknown = Aucun compte ne porte ce nom. Il a peut-être été supprimé.
people-since = Ici depuis le { $date }
people-finished =
    { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }
people-yours = Voici ce que les autres voient de vous ; vous seul voyez les parties sur invitation.
people-edit = Votre compte

people-ratings-title = Classements
people-no-ratings = Aucune partie classée pour l’instant.
people-blitz = Blitz
people-rapid = Rapide
people-classical = Classique
people-days = Par correspondance
people-no-clock = Sans pendule
people-game = Jeu
people-speed = Cadence
people-rating = Classement
people-rated-games = Parties classées
people-provisional = { $rating } ?
people-provisional-help = Le point d’interrogation : après si peu de parties, le classement reste incertain.

people-curve-title = Évolution
people-curve-choice = Courbe
people-curve-option = { $game }, { $speed }
people-curve = De { $first } à { $last }, au mieux { $best }
people-curve-table = Sous forme de tableau
people-date = Date

people-games-title = Parties
people-search = Recherche
people-opponent = Adversaire
people-opponent-help = Le début du nom
people-result = Résultat
people-any = Tous
people-win = Gagnée
people-loss = Perdue
people-draw = Nulle
people-running = En cours
people-aborted = Annulée
people-from = Du
people-to = Au
people-find = Chercher
people-clear = Effacer la recherche
people-no-games = Aucune partie pour l’instant.
people-none-found = Aucune partie ne correspond à cette recherche.
people-more = Afficher la suite
# Après « contre ».
people-computer = l’ordinateur
people-deleted = un compte supprimé
people-anonymous = un invité
people-against = { $game } contre { $opponent }
people-rated = classée
people-change = { $change } points
