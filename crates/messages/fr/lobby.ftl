### Le salon : qui cherche un adversaire, et ce qui se joue.

lobby-title = Salon
lobby-lead = Trouver un adversaire, ou regarder une partie.
lobby-people =
    { $count ->
        [one] 1 personne est ici.
       *[other] { $count } personnes sont ici.
    }

## Trouver vite un adversaire.

lobby-quick = Jouer tout de suite
lobby-quick-lead = Choisissez un jeu et une cadence : vous jouerez contre quelqu’un qui veut la même chose.
lobby-game = Jeu
lobby-speeds = Cadence
lobby-live-clock = { $minutes } min + { $seconds } s
# Pour les oreilles.
lobby-live-clock-spoken = { $minutes } minutes par joueur, plus { $seconds } secondes par tour
lobby-days =
    { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
lobby-no-clock = Sans pendule
lobby-looking = À la recherche d’un adversaire
lobby-looking-days = Votre défi reste ouvert. « Mes parties » vous dira quand quelqu’un l’aura relevé.
lobby-looking-live = Restez sur ces pages : on vous appellera dès que quelqu’un aura pris place.
lobby-withdraw = Retirer
lobby-withdraw-which = Retirer le défi : { $game }, { $clock }
lobby-withdrawn = Le défi est retiré.
# L’ordinateur, à côté d’une recherche qui continue. Les deux boutons disent ce qu’elle devient, la phrase en dessous aussi.
lobby-nobody-yet = Personne pour l’instant ? L’ordinateur est libre :
lobby-level = Niveau
lobby-meanwhile = Jouer en attendant
lobby-instead = Jouer au lieu d’attendre
lobby-meanwhile-help = En attendant : la place en face reste libre, et on vous appelle dès que quelqu’un la prend. Au lieu d’attendre : vous n’attendez plus personne, et l’ordinateur prend la place aux mêmes conditions.
lobby-found = Un adversaire est là. La partie commence.

## Les défis ouverts.

lobby-challenges = Défis ouverts
lobby-no-challenges = Personne n’attend pour l’instant. Choisissez une cadence ci-dessus pour ouvrir le bal, ou jouez tout de suite contre l’ordinateur :
lobby-computer = Jouer contre l’ordinateur
lobby-no-others = Personne d’autre n’attend pour l’instant.
lobby-accept = Relever
lobby-accept-which = Relever le défi : { $game }, { $clock }, contre { $name }
lobby-rated = classée
lobby-custom = position composée
lobby-new-challenge = Nouveau défi : { $game }, { $clock }, { $name }.

## Les parties à regarder.

lobby-games = Parties en cours
lobby-no-games = Aucune partie publique n’est en cours.

## Sans serveur.

lobby-lost = Connexion perdue. Nouvelle tentative…
lobby-away-title = Le salon a besoin d’une connexion
lobby-away = Aucun serveur ne répond ici. Tout le reste fonctionne sans : jouez contre l’ordinateur, ou avec quelqu’un à côté de vous.
