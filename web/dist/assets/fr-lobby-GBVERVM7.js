var n=`lobby-title = Salon
lobby-lead = Trouver un adversaire, ou regarder une partie.
lobby-people =
    { $count ->
        [one] 1 personne est ici.
       *[other] { $count } personnes sont ici.
    }
lobby-quick = Jouer tout de suite
lobby-quick-lead = Choisissez un jeu et une cadence : vous jouerez contre quelqu\u2019un qui veut la m\xEAme chose.
lobby-game = Jeu
lobby-speeds = Cadence
lobby-live-clock = { $minutes } min + { $seconds } s
lobby-live-clock-spoken = { $minutes } minutes par joueur, plus { $seconds } secondes par tour
lobby-days =
    { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
lobby-no-clock = Sans pendule
lobby-looking = \xC0 la recherche d\u2019un adversaire
lobby-looking-days = Votre d\xE9fi reste ouvert. \xAB Mes parties \xBB vous dira quand quelqu\u2019un l\u2019aura relev\xE9.
lobby-looking-live = Restez sur ces pages : on vous appellera d\xE8s que quelqu\u2019un aura pris place.
lobby-withdraw = Retirer
lobby-withdraw-which = Retirer le d\xE9fi : { $game }, { $clock }
lobby-withdrawn = Le d\xE9fi est retir\xE9.
lobby-nobody-yet = Personne pour l\u2019instant ? L\u2019ordinateur est libre :
lobby-level = Niveau
lobby-meanwhile = Jouer en attendant
lobby-instead = Jouer au lieu d\u2019attendre
lobby-meanwhile-help = En attendant : la place en face reste libre, et on vous appelle d\xE8s que quelqu\u2019un la prend. Au lieu d\u2019attendre : vous n\u2019attendez plus personne, et l\u2019ordinateur prend la place aux m\xEAmes conditions.
lobby-found = Un adversaire est l\xE0. La partie commence.
lobby-challenges = D\xE9fis ouverts
lobby-no-challenges = Personne n\u2019attend pour l\u2019instant. Choisissez une cadence ci-dessus pour ouvrir le bal, ou jouez tout de suite contre l\u2019ordinateur :
lobby-computer = Jouer contre l\u2019ordinateur
lobby-no-others = Personne d\u2019autre n\u2019attend pour l\u2019instant.
lobby-accept = Relever
lobby-accept-which = Relever le d\xE9fi : { $game }, { $clock }, contre { $name }
lobby-rated = class\xE9e
lobby-custom = position compos\xE9e
lobby-new-challenge = Nouveau d\xE9fi : { $game }, { $clock }, { $name }.
lobby-games = Parties en cours
lobby-no-games = Aucune partie publique n\u2019est en cours.
lobby-lost = Connexion perdue. Nouvelle tentative\u2026
lobby-away-title = Le salon a besoin d\u2019une connexion
lobby-away = Aucun serveur ne r\xE9pond ici. Tout le reste fonctionne sans : jouez contre l\u2019ordinateur, ou avec quelqu\u2019un \xE0 c\xF4t\xE9 de vous.
`;export{n as default};
