var t=`chat-title = Discussion
chat-unread =
    { $count ->
        [one] , 1 nouveau message
       *[other] , { $count } nouveaux messages
    }
chat-rooms = \xC0 qui vous parlez
chat-room-players = Adversaire
chat-room-spectators = Spectateurs
chat-lines = Messages
chat-empty-players = Dites bonjour. Vous \xEAtes les deux seuls \xE0 lire cette discussion.
chat-empty-spectators = Personne n\u2019a encore rien dit. Les joueurs verront cette discussion apr\xE8s la partie.
chat-placeholder = \xC9crire un message
chat-field-players = Message \xE0 votre adversaire
chat-field-spectators = Message aux spectateurs
chat-send = Envoyer
chat-not-sent = Message non envoy\xE9 : le serveur ne r\xE9pond pas. Il est rest\xE9 dans le champ.
chat-you = Vous
chat-guest = Invit\xE9 { $id }
chat-removed = Message supprim\xE9
chat-says = { $name } dit : { $text }
chat-many-new =
    { $count ->
        [one] 1 nouveau message dans la discussion.
       *[other] { $count } nouveaux messages dans la discussion.
    }
chat-key = \xE9crire dans la discussion ; \xC9chap ram\xE8ne au plateau
    .key = c
chat-about = \xC0 propos de ce message de { $name }
chat-mute = Masquer { $name }
chat-mute-explained = Vous ne verrez plus ses messages, ni ici ni dans d\u2019autres parties. La personne n\u2019en saura rien.
chat-unmute = Ne plus masquer
chat-is-muted = { $name } : messages masqu\xE9s.
chat-now-muted = Les messages de { $name } sont masqu\xE9s.
chat-now-heard = Les messages de { $name } ne sont plus masqu\xE9s.
chat-report = Signaler ce message\u2026
chat-report-short = Les personnes qui g\xE8rent ce serveur l\u2019examineront.
chat-report-title = Signaler ce message ?
chat-report-explained = Le message et ceux qui l\u2019entourent sont transmis aux personnes qui g\xE8rent ce serveur. L\u2019auteur ne saura pas qui l\u2019a signal\xE9.
chat-why = Qu\u2019est-ce qui ne va pas ? (facultatif)
chat-report-yes = Signaler
chat-back = Retour
chat-reported = Merci. Le message est signal\xE9.
match-title = { $game }, partie en ligne
match-guest = Invit\xE9
match-you-named = { $name } (vous)
match-rating = classement { $rating }
    .brief = { $rating }
match-provisional-rating = classement { $rating } ?
    .brief = { $rating } ?
match-changed-rating = classement { $rating } ({ $change })
    .brief = { $rating } ({ $change })
match-rated-name = { $name } \xB7 { match-rating }
match-provisional-name = { $name } \xB7 { match-provisional-rating }
match-needs-account = Se connecter ou cr\xE9er un compte
match-seat-free = Place libre
match-turn-of = \xC0 { $name } de jouer
match-other-turn = C\u2019est \xE0 { $name } de jouer.
match-waiting = En attente de votre adversaire.
match-watching = Vous regardez cette partie.
match-paused = La partie est en pause.
match-resumed = La partie reprend.
match-annulled = Les r\xE8gles ont chang\xE9 depuis le d\xE9but de cette partie, qui n\u2019a pas pu continuer. Elle ne compte pas.
match-joined = { $name } prend place. La partie commence.
match-first-turn =
    { $seconds ->
        [one] Premier coup : il reste { $seconds } seconde avant l\u2019annulation de la partie.
       *[other] Premier coup : il reste { $seconds } secondes avant l\u2019annulation de la partie.
    }
match-send-link = Envoyez ce lien \xE0 la personne avec qui vous voulez jouer. La premi\xE8re \xE0 prendre la place joue.
match-link = Lien vers cette partie
match-copy = Copier
match-copied = Lien copi\xE9
match-share = Partager\u2026
match-qr = Code QR du lien
match-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour que d\u2019autres puissent jouer, ouvrez la page \xE0 l\u2019adresse par laquelle on joint votre serveur.
match-cancel = Retirer l\u2019invitation
match-invited = On vous invite \xE0 une partie
match-invited-by = { $name } vous invite \xE0 une partie
match-you-would-play = Vous joueriez : { $side }.
match-your-name = Votre nom (facultatif)
match-join = Prendre la place
match-rated = Class\xE9e
match-game = Jeu
match-yes = Oui
match-no-clock = Sans pendule
match-days-per-turn =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
match-live-clock = { $minutes } min + { $seconds } s par tour
match-connected = Connexion \xE9tablie.
match-connecting = Connexion\u2026
match-lost = Connexion perdue. Nouvelle tentative\u2026
match-lost-holding = Connexion perdue. Votre coup est gard\xE9 et sera envoy\xE9.
match-lost-resigning = Connexion perdue. Votre abandon est gard\xE9 et sera envoy\xE9.
match-restarting = Le serveur red\xE9marre. Il revient dans un instant\u2026
match-restarting-holding = Le serveur red\xE9marre. Votre coup est gard\xE9 et sera envoy\xE9.
match-restarting-resigning = Le serveur red\xE9marre. Votre abandon est gard\xE9 et sera envoy\xE9.
match-away = { $name } n\u2019est pas l\xE0.
match-not-now = Pas de connexion pour l\u2019instant : rien n\u2019a \xE9t\xE9 envoy\xE9. R\xE9essayez dans un moment.
match-maybe-sent = La connexion a \xE9t\xE9 perdue. \xC0 son retour, vous verrez si l\u2019envoi est pass\xE9.
match-not-made = { $move } n\u2019a pas \xE9t\xE9 jou\xE9 : { $why }
match-board-changed = la position a chang\xE9 entre-temps.
match-is-over = la partie est termin\xE9e.
match-too-late = votre temps \xE9tait \xE9coul\xE9.
match-confirm-ask = Jouer { $move } ?
match-confirm-yes = Jouer ce coup
match-confirm-no = L\u2019annuler
match-confirm-moves = Me demander de confirmer mes coups
match-take-back = Demander \xE0 annuler le coup
    .brief = Annuler
match-asked = Demand\xE9\u2026
    .brief = Demand\xE9\u2026
match-more = Plus
    .brief = Plus
match-abort = Annuler la partie
    .brief = Arr\xEAter
match-offer-abort = Proposer d\u2019annuler la partie
    .brief = Arr\xEAter
match-offer-pause = Proposer une pause
    .brief = Pause
match-offer-resume = Proposer de reprendre
    .brief = Reprendre
match-resign-ask = Abandonner cette partie ?
match-abort-ask = Annuler cette partie ? Elle s\u2019arr\xEAtera sans r\xE9sultat.
match-abort-yes = Oui, l\u2019annuler
match-abort-no = Non
match-declined = Votre proposition a \xE9t\xE9 refus\xE9e.
match-draw-asked = { $name } propose la nulle.
match-take-back-asked = { $name } aimerait annuler son dernier coup.
match-pause-asked = { $name } propose une pause.
match-resume-asked = { $name } propose de reprendre la partie.
match-abort-asked = { $name } propose d\u2019annuler la partie.
match-rematch-asked = { $name } propose une revanche.
match-claim-ask = Cette position s\u2019est pr\xE9sent\xE9e trois fois.
match-left-ask = Votre adversaire a quitt\xE9 la partie.
match-claim-left = R\xE9clamer la victoire
match-rematch = Revanche
    .brief = Revanche
match-rematch-asked-other = Revanche propos\xE9e\u2026
    .brief = Propos\xE9e\u2026
match-to-rematch = Vers la revanche
match-missing-title = Cette partie n\u2019existe pas
match-missing = Le lien est peut-\xEAtre incomplet, ou l\u2019invitation a \xE9t\xE9 retir\xE9e il y a longtemps.
match-unreachable-title = Le serveur ne r\xE9pond pas
match-unreachable = Pour jouer avec d\u2019autres, il faut une connexion. Tout le reste fonctionne sans.
match-tries-again = Cette page r\xE9essaie d\u2019elle-m\xEAme.
match-outdated-title = Cette page n\u2019est plus \xE0 jour
match-outdated = Le serveur a une version plus r\xE9cente. Fermez tous les onglets de Quinconce, puis rouvrez le lien.
`;export{t as default};
