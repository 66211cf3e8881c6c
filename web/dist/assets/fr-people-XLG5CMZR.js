var o=`people-unknown-title = Personne ne porte ce nom
people-unknown = Aucun compte ne porte ce nom. Il a peut-\xEAtre \xE9t\xE9 supprim\xE9.
people-since = Ici depuis le { $date }
people-finished =
    { $games ->
        [one] { $games } partie termin\xE9e
       *[other] { $games } parties termin\xE9es
    }
people-yours = Voici ce que les autres voient de vous ; vous seul voyez les parties sur invitation.
people-edit = Votre compte
people-ratings-title = Classements
people-no-ratings = Aucune partie class\xE9e pour l\u2019instant.
people-blitz = Blitz
people-rapid = Rapide
people-classical = Classique
people-days = Par correspondance
people-no-clock = Sans pendule
people-game = Jeu
people-speed = Cadence
people-rating = Classement
people-rated-games = Parties class\xE9es
people-provisional = { $rating } ?
people-provisional-help = Le point d\u2019interrogation : apr\xE8s si peu de parties, le classement reste incertain.
people-curve-title = \xC9volution
people-curve-choice = Courbe
people-curve-option = { $game }, { $speed }
people-curve = De { $first } \xE0 { $last }, au mieux { $best }
people-curve-table = Sous forme de tableau
people-date = Date
people-games-title = Parties
people-search = Recherche
people-opponent = Adversaire
people-opponent-help = Le d\xE9but du nom
people-result = R\xE9sultat
people-any = Tous
people-win = Gagn\xE9e
people-loss = Perdue
people-draw = Nulle
people-running = En cours
people-aborted = Annul\xE9e
people-from = Du
people-to = Au
people-find = Chercher
people-clear = Effacer la recherche
people-no-games = Aucune partie pour l\u2019instant.
people-none-found = Aucune partie ne correspond \xE0 cette recherche.
people-more = Afficher la suite
people-computer = l\u2019ordinateur
people-deleted = un compte supprim\xE9
people-anonymous = un invit\xE9
people-against = { $game } contre { $opponent }
people-rated = class\xE9e
people-change = { $change } points
`;export{o as default};
