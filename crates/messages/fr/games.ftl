### Mes parties : d’abord celles qui m’attendent.

games-title = Mes parties
games-waiting = À vous de jouer
games-others = À l’adversaire de jouer
games-challenges = En attente d’un adversaire
games-finished = Terminées
games-history = Toutes les parties, et recherche
games-all = Toutes les parties
games-nothing-waits = Aucune partie ne vous attend.
games-nothing = Vous n’avez pas encore de partie en ligne.
games-nothing-lead = Trouvez un adversaire au salon. Pour les parties de plusieurs jours, vous verrez ici à qui de jouer et combien de temps il reste.
games-to-lobby = Vers le salon
games-against = { $game } contre { $name }
games-open = { $game }, ouvert à tous
games-by-link = { $game }, sur invitation
games-left-days =
    { $count ->
        [one] Encore 1 jour
       *[other] Encore { $count } jours
    }
games-left-hours =
    { $count ->
        [one] Encore 1 heure
       *[other] Encore { $count } heures
    }
games-left-minutes =
    { $count ->
        [one] Encore 1 minute
       *[other] Encore { $count } minutes
    }
games-left-soon = Moins d’une minute
games-won = Gagnée
games-lost = Perdue
games-drawn = Nulle
games-called-off = Annulée
games-your-turn = À vous de jouer : { $game }.

## Le flux.

games-feed = Le flux de mes tours
games-feed-lead = Pour les parties de plusieurs jours : un lecteur de flux vous dit quand c’est à vous. L’adresse est privée : quiconque la possède peut lire le flux.
games-feed-make = Créer une adresse
games-feed-anew = Créer une nouvelle adresse
games-feed-exists = Vous avez une adresse. Elle n’a été affichée qu’une fois ; une nouvelle la remplacera.
games-feed-address = Adresse du flux
games-feed-copy = Copier
games-feed-copied = Copiée
games-feed-revoke = Révoquer
games-feed-revoked = L’adresse ne fonctionne plus.

games-away-title = Vos parties ont besoin d’une connexion
games-away = Aucun serveur ne répond ici. Les parties contre l’ordinateur ou sur un même écran se trouvent avec chaque jeu.
