### Une partie en ligne.

match-title = { $game }, partie en ligne
match-guest = Invité
match-you-named = { $name } (vous)
# Le niveau de quelqu’un, à une table classée ; la forme courte est pour un petit écran, où le mot n’est que lu à voix haute. Le
# point d’interrogation dit que ce n’est encore qu’une estimation, l’écart est ce que cette partie en a fait.
match-rating = classement { $rating }
    .brief = { $rating }
match-provisional-rating = classement { $rating } ?
    .brief = { $rating } ?
match-changed-rating = classement { $rating } ({ $change })
    .brief = { $rating } ({ $change })
match-rated-name = { $name } · { match-rating }
match-provisional-name = { $name } · { match-provisional-rating }
match-needs-account = Se connecter ou créer un compte
match-seat-free = Place libre
match-turn-of = À { $name } de jouer
# Une phrase, dite à voix haute.
match-other-turn = C’est à { $name } de jouer.
match-waiting = En attente de votre adversaire.
match-watching = Vous regardez cette partie.
match-paused = La partie est en pause.
match-resumed = La partie reprend.
# À la place de la façon dont elle a fini.
match-annulled = Les règles ont changé depuis le début de cette partie, qui n’a pas pu continuer. Elle ne compte pas.
match-joined = { $name } prend place. La partie commence.
# Dans une partie à la pendule, qui ne joue pas son premier coup à temps n’est pas venu.
match-first-turn =
    { $seconds ->
        [one] Premier coup : il reste { $seconds } seconde avant l’annulation de la partie.
       *[other] Premier coup : il reste { $seconds } secondes avant l’annulation de la partie.
    }

## L’invitation.

match-send-link = Envoyez ce lien à la personne avec qui vous voulez jouer. La première à prendre la place joue.
match-link = Lien vers cette partie
match-copy = Copier
match-copied = Lien copié
match-share = Partager…
match-qr = Code QR du lien
match-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour que d’autres puissent jouer, ouvrez la page à l’adresse par laquelle on joint votre serveur.
match-cancel = Retirer l’invitation
match-invited = On vous invite à une partie
match-invited-by = { $name } vous invite à une partie
match-you-would-play = Vous joueriez : { $side }.
match-your-name = Votre nom (facultatif)
match-join = Prendre la place
match-rated = Classée
match-game = Jeu
match-yes = Oui
match-no-clock = Sans pendule
match-days-per-turn =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
match-live-clock = { $minutes } min + { $seconds } s par tour

## La connexion.

match-connected = Connexion établie.
match-connecting = Connexion…
match-lost = Connexion perdue. Nouvelle tentative…
match-lost-holding = Connexion perdue. Votre coup est gardé et sera envoyé.
match-lost-resigning = Connexion perdue. Votre abandon est gardé et sera envoyé.
match-restarting = Le serveur redémarre. Il revient dans un instant…
match-restarting-holding = Le serveur redémarre. Votre coup est gardé et sera envoyé.
match-restarting-resigning = Le serveur redémarre. Votre abandon est gardé et sera envoyé.
match-away = { $name } n’est pas là.
match-not-now = Pas de connexion pour l’instant : rien n’a été envoyé. Réessayez dans un moment.
match-maybe-sent = La connexion a été perdue. À son retour, vous verrez si l’envoi est passé.
match-not-made = { $move } n’a pas été joué : { $why }
match-board-changed = la position a changé entre-temps.
match-is-over = la partie est terminée.
match-too-late = votre temps était écoulé.

## Confirmer ses coups.

match-confirm-ask = Jouer { $move } ?
match-confirm-yes = Jouer ce coup
match-confirm-no = L’annuler
match-confirm-moves = Me demander de confirmer mes coups

## Ce que peuvent faire les joueurs.

match-take-back = Demander à annuler le coup
    .brief = Annuler
match-asked = Demandé…
    .brief = Demandé…
match-more = Plus
    .brief = Plus
match-abort = Annuler la partie
    .brief = Arrêter
match-offer-abort = Proposer d’annuler la partie
    .brief = Arrêter
match-offer-pause = Proposer une pause
    .brief = Pause
match-offer-resume = Proposer de reprendre
    .brief = Reprendre
match-resign-ask = Abandonner cette partie ?
match-abort-ask = Annuler cette partie ? Elle s’arrêtera sans résultat.
match-abort-yes = Oui, l’annuler
match-abort-no = Non
match-declined = Votre proposition a été refusée.
match-draw-asked = { $name } propose la nulle.
match-take-back-asked = { $name } aimerait annuler son dernier coup.
match-pause-asked = { $name } propose une pause.
match-resume-asked = { $name } propose de reprendre la partie.
match-abort-asked = { $name } propose d’annuler la partie.
match-rematch-asked = { $name } propose une revanche.
match-claim-ask = Cette position s’est présentée trois fois.
match-left-ask = Votre adversaire a quitté la partie.
match-claim-left = Réclamer la victoire
match-rematch = Revanche
    .brief = Revanche
match-rematch-asked-other = Revanche proposée…
    .brief = Proposée…
match-to-rematch = Vers la revanche

## Quand elle ne peut pas être montrée.

match-missing-title = Cette partie n’existe pas
match-missing = Le lien est peut-être incomplet, ou l’invitation a été retirée il y a longtemps.
match-unreachable-title = Le serveur ne répond pas
match-unreachable = Pour jouer avec d’autres, il faut une connexion. Tout le reste fonctionne sans.
match-tries-again = Cette page réessaie d’elle-même.
match-outdated-title = Cette page n’est plus à jour
match-outdated = Le serveur a une version plus récente. Fermez tous les onglets de Quinconce, puis rouvrez le lien.
