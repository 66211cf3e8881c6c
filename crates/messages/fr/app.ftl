### Ce que dit chaque page.

app-quote = « { $text } »
app-quote-nothing = « »
app-name = Quinconce
app-tagline = Cinq jeux de plateau oubliés, sur une même table.
app-lead = Joués d’après leurs notices imprimées ; là où elles se taisent, nos décisions sont signalées. À deux ou contre l’ordinateur, sans rien installer, sans compte.
app-skip = Aller au contenu
app-home = Les cinq jeux
app-play = Jouer
app-learn = Apprendre
app-analyse = Analyser
app-lobby = Salon
app-online = Jouer en ligne
app-my-games = Mes parties
app-my-games-waiting =
    { $count ->
        [one] Mes parties : 1 vous attend
       *[other] Mes parties : { $count } vous attendent
    }
app-watch-which = Regarder { $game } : { $first } contre { $second }
app-versus = { $first } – { $second }
app-ply =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
app-next-game =
    { $count ->
        [one] La partie suivante qui m’attend
       *[other] La suivante des { $count } parties qui m’attendent
    }
# Quelqu’un a pris la place libre pendant que l’on était sur une autre page.
app-summons = { $name } a relevé votre défi : { $game }.
app-summons-go = Au plateau
app-settings = Réglages
app-language = Langue
app-speaks = Français
app-theme = Apparence
app-theme-system = Système
app-theme-light = Clair
app-theme-dark = Sombre
app-motion = Animations
app-motion-system = Système
app-motion-on = Oui
app-motion-off = Non
app-sound = Sons
app-chat = Discussion
app-on = Oui
app-off = Non
app-close = Fermer
app-cancel = Annuler
app-account = Compte
app-account-of = Compte : { $name }
app-guest = Invité
# Après un nom, dans une liste : quelqu’un sans compte, ou sa force au jeu ; le point d’interrogation dit que ce n’est encore qu’une estimation.
app-guest-name = { $name } (invité)
app-rated-name = { $name } (classement { $rating })
app-provisional-name = { $name } (classement { $rating } ?)
app-deleted-account = Compte supprimé
app-no-answer = Le serveur ne répond pas.
app-loading = Mise en place du plateau…
