### Inviter quelqu’un à une partie en ligne.

online-friend = En ligne, avec un proche
online-play-friend = Jouer en ligne
online-play-friend-game = Jouer en ligne à { $game }
online-no-server = Pour jouer en ligne, il faut un serveur, et aucun ne répond ici pour l’instant. Tout le reste fonctionne sans.
online-time = Temps
online-time-help = Minutes par joueur + secondes ajoutées par tour, ou nombre de jours par tour.
online-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
online-own-clock = Autre pendule
online-own-days = Autre nombre de jours
online-base = Minutes par joueur
online-increment = Secondes ajoutées par tour
online-days-each = Jours par tour
online-seed = Numéro de la position de départ (facultatif)
online-seed-help = La position de départ est tirée au sort ; le même numéro donne toujours la même. Une partie à numéro n’est pas classée.
online-name = Votre nom (facultatif)
online-public = Ouverte à tous, pas seulement par le lien
online-rated = Classée : le résultat compte pour les deux
online-rated-account = Une partie classée oppose deux comptes : créez-en un ou connectez-vous sous « Compte ».
online-rated-clock = Une partie classée demande une pendule ou des jours par tour, et la position de départ habituelle.
online-invite = Obtenir le lien
online-asking = On prépare la table…
