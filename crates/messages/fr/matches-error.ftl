### Ce que refuse l’arbitre d’une partie.

matches-error-nothing-to-play = il n’y a rien à jouer dans cette position
matches-error-bad-clock = une pendule a { $main } secondes au plus et { $increment } par tour, ou de 1 à { $days } jours par tour
matches-error-full = les deux places sont prises
matches-error-waiting = l’autre place est encore libre
matches-error-finished = la partie est terminée
matches-error-not-finished = la partie n’est pas terminée
matches-error-paused = la partie est en pause
matches-error-not-paused = la partie n’est pas en pause
matches-error-no-clock = il n’y a pas de pendule à arrêter
matches-error-frozen = les règles ont changé : cette partie ne peut pas continuer
matches-error-not-your-turn = c’est à l’autre de jouer
matches-error-other-ply = ce coup porte le numéro { $found }, or c’est le numéro { $expected } qui est attendu
matches-error-other-event = le plateau a changé à l’événement { $expected }, et vous n’avez vu que jusqu’au { $found }
matches-error-late = votre temps était écoulé
matches-error-offered = la proposition a déjà été faite
matches-error-declined = la proposition a été refusée : attendez le prochain coup
matches-error-no-offer = cette proposition n’est plus valable
matches-error-own-offer = c’est votre propre proposition
matches-error-nothing-to-take-back = vous n’avez aucun coup à annuler
matches-error-rated = on n’annule pas de coup dans une partie classée
matches-error-too-late-to-abort = chacun a joué : il faut l’accord de l’autre pour annuler
matches-error-not-left = l’autre n’est pas parti depuis assez longtemps
matches-error-rematched = la revanche est déjà lancée
matches-error-due = autre chose doit d’abord se produire : réessayez
