var a=`games-title = Mes parties
games-waiting = \xC0 vous de jouer
games-others = \xC0 l\u2019adversaire de jouer
games-challenges = En attente d\u2019un adversaire
games-finished = Termin\xE9es
games-history = Toutes les parties, et recherche
games-all = Toutes les parties
games-nothing-waits = Aucune partie ne vous attend.
games-nothing = Vous n\u2019avez pas encore de partie en ligne.
games-nothing-lead = Trouvez un adversaire au salon. Pour les parties de plusieurs jours, vous verrez ici \xE0 qui de jouer et combien de temps il reste.
games-to-lobby = Vers le salon
games-against = { $game } contre { $name }
games-open = { $game }, ouvert \xE0 tous
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
games-left-soon = Moins d\u2019une minute
games-won = Gagn\xE9e
games-lost = Perdue
games-drawn = Nulle
games-called-off = Annul\xE9e
games-your-turn = \xC0 vous de jouer : { $game }.
games-feed = Le flux de mes tours
games-feed-lead = Pour les parties de plusieurs jours : un lecteur de flux vous dit quand c\u2019est \xE0 vous. L\u2019adresse est priv\xE9e : quiconque la poss\xE8de peut lire le flux.
games-feed-make = Cr\xE9er une adresse
games-feed-anew = Cr\xE9er une nouvelle adresse
games-feed-exists = Vous avez une adresse. Elle n\u2019a \xE9t\xE9 affich\xE9e qu\u2019une fois ; une nouvelle la remplacera.
games-feed-address = Adresse du flux
games-feed-copy = Copier
games-feed-copied = Copi\xE9e
games-feed-revoke = R\xE9voquer
games-feed-revoked = L\u2019adresse ne fonctionne plus.
games-away-title = Vos parties ont besoin d\u2019une connexion
games-away = Aucun serveur ne r\xE9pond ici. Les parties contre l\u2019ordinateur ou sur un m\xEAme \xE9cran se trouvent avec chaque jeu.
`;export{a as default};
