### Ce que dit la table dans le terminal.

terminal-table = { $game }, { $variant }.
terminal-opponent = L’ordinateur joue { $side } au niveau { $level }.
terminal-both = Deux personnes jouent à cette table.
terminal-watching = Deux ordinateurs jouent au niveau { $level }.
terminal-resumed =
    { $count ->
        [one] La partie reprend après { $count } coup.
       *[other] La partie reprend après { $count } coups.
    }
terminal-ask-help = Tapez un coup, ou aide.
terminal-kept = La partie est gardée : reprenez-la avec quinconce play --resume.
terminal-not-kept = La partie ne peut pas être gardée : { $error }
terminal-hint = Le moteur jouerait { $mv }. { $sentence }
terminal-nothing-to-do = Rien à reprendre : aucune partie n’est restée inachevée.
terminal-not-resumable = La partie gardée { $file } est illisible : { $reason }
terminal-unfinished = Une partie inachevée de { $game } est gardée : quinconce play { $name } --resume la reprend.
terminal-nothing-to-take-back = Vous n’avez aucun coup à annuler.
terminal-saved = Enregistrée dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $error }
terminal-save-where = enregistrer attend le nom d’un fichier
terminal-exists = { $file } existe déjà : choisissez un autre nom
terminal-error-not-found = ce fichier n’existe pas
terminal-error-no-permission = accès refusé
terminal-error-directory = c’est un dossier
terminal-error-no-folder = ce dossier n’existe pas
terminal-error-full = le disque est plein
terminal-error-not-utf8 = ce n’est pas du texte UTF-8
terminal-error-other = erreur { $code } du système
terminal-line-too-long = une ligne dépasse { $most } octets
terminal-line-not-utf8 = une ligne n’est pas du texte UTF-8
terminal-unknown = { $text } n’est ni un coup ni une commande : tapez aide
terminal-refused = { $error }. { $reason }

## Les commandes, comme on les tape ; celles de l’anglais marchent dans toutes les langues.

terminal-command-board = plateau
terminal-command-draw = dessin
terminal-command-moves = coups
terminal-command-squares = cases
terminal-command-hint = conseil
terminal-command-back = annuler
terminal-command-resign = abandonner
terminal-command-claim = nulle
terminal-command-clock = pendule
terminal-command-position = position
terminal-command-save = enregistrer
terminal-command-help = aide
terminal-command-quit = quitter
terminal-command-yes = oui
terminal-command-no = non
terminal-command-offer = proposer
terminal-command-pause = pause
terminal-command-abort = arrêter
terminal-command-rematch = revanche
terminal-command-say = dire
terminal-command-who = qui
terminal-command-does = { $word } : { $does }
terminal-help-move = un coup en notation, par exemple { $example }
terminal-help-board = le plateau en mots
terminal-help-draw = le plateau dessiné en lettres
terminal-help-moves = tous les coups permis, sur une ligne qui commence par « legal »
terminal-help-squares = le type des cases
terminal-help-hint = ce que jouerait le moteur
terminal-help-back = annuler votre dernier coup
terminal-help-resign = abandonner la partie
terminal-help-claim = réclamer la nulle quand la même position s’est présentée trois fois
terminal-help-clock = le temps qui reste
terminal-help-position = la position en notation
terminal-help-save = enregistrer FICHIER écrit la partie
terminal-help-help = cette liste
terminal-help-quit = partir ; la partie est gardée pour quinconce play --resume
terminal-help-ask-back = demander à annuler votre dernier coup
terminal-help-claim-match = réclamer la nulle par répétition, ou le gain si l’adversaire est parti
terminal-help-yes = accepter ce que propose l’adversaire
terminal-help-no = le refuser
terminal-help-offer = proposer la nulle
terminal-help-pause = proposer une pause, ou de continuer après une pause
terminal-help-abort = arrêter la partie sans résultat, ou le proposer si chacun a joué
terminal-help-rematch = rejouer, la partie finie
terminal-help-say = dire TEXTE écrit à l’adversaire
terminal-help-who = qui joue, et qui est là
terminal-help-leave = partir ; la partie continue, et son lien y ramène

## La fenêtre.

terminal-resume = Reprendre
terminal-watch = Personne : regarder jouer deux ordinateurs
terminal-menu-keys = Flèches : choisir et changer. Tab : réglages. Entrée : commencer. q : quitter.
terminal-table-keys = Entrée choisit  m écrire  u annuler  h conseil  e moteur  ? aide  q quitter
terminal-watch-keys = p pause  f retourner  s enregistrer  n nouvelle partie  ? aide  q quitter
terminal-review-keys = ← → parcourir  Début Fin  m essayer  e moteur  s enregistrer  ? aide  q quitter
terminal-over-keys = n nouvelle partie   a analyser celle-ci   u annuler   s enregistrer   q quitter
terminal-paused = En pause : p pour continuer.
terminal-too-small = La fenêtre est trop petite : il faut { $width } colonnes et { $height } lignes.
terminal-lay = Tournez la pièce, puis posez-la.
terminal-sign-cursor = Le curseur.
terminal-sign-chosen = Ce que vous avez choisi.
terminal-sign-last = Le dernier coup a commencé ou s’est terminé ici.
terminal-sign-struck = Quelque chose a été pris ici.
terminal-sign-hint = Ce que jouerait le moteur, après h.
terminal-sign-turn = À qui de jouer.
terminal-legend-rules = Toutes les règles : quinconce rules { $game }
terminal-past-keys = [ en arrière  ] en avant ; toute autre touche revient à la partie.
terminal-field = { $label } :
terminal-score = { $side } +{ $whole },{ $hundredths }
terminal-score-even = égalité
terminal-save-as = Enregistrer sous
terminal-open-which = Ouvrir le fichier
terminal-unreadable = { $file } : { $reason }
terminal-yes-no = (o oui, toute autre touche non)
terminal-key-choice = un des choix sous le plateau
terminal-key-hint = ce que jouerait le moteur
terminal-key-claim = réclamer la nulle par répétition
terminal-key-resign = abandonner
terminal-key-pause = arrêter l’ordinateur, ou le laisser continuer
terminal-key-analyse = revoir cette partie avec le moteur
terminal-key-engine = ce que pense le moteur, à côté du plateau
terminal-key-save = enregistrer la partie
terminal-key-load = ouvrir une partie enregistrée
terminal-key-quit = quitter ; la partie est gardée pour quinconce play --resume
terminal-key-leave-study = quitter

terminal-match-keys = Entrée choisit  m écrire  u annuler  d nulle  t message  ? aide  q quitter
terminal-match-over-keys = r revanche   a analyser   s enregistrer   t message   q quitter
terminal-key-answer = accepter (o ou y) ou refuser (n) ce que propose l’adversaire
terminal-key-ask-back = demander à annuler votre dernier coup
terminal-key-offer = proposer la nulle
terminal-key-break = proposer une pause, ou de continuer après une pause
terminal-key-abort = arrêter la partie sans résultat, ou le proposer si chacun a joué
terminal-key-claim-match = réclamer la nulle par répétition, ou le gain
terminal-key-say = écrire à l’adversaire
terminal-key-after = après la partie : rejouer, ou la revoir
terminal-key-leave = quitter ; la partie continue, et son lien y ramène

## Sans jeu nommé, ligne par ligne.

terminal-which-game = Quel jeu ? Tapez son numéro ou son nom.
terminal-which-variant = Quelle version ? Tapez un numéro ou un nom ; une ligne vide prend la première.
terminal-which-side = Qui joue ? Tapez un numéro ; une ligne vide prend le premier choix.
terminal-which-level = De quelle force est l’ordinateur ? Tapez le numéro ou le mot d’un niveau de 1 à { $most } ; une ligne vide prend le { $usual }.
terminal-choice = { $number }. { $name }
terminal-choice-told = { $number }. { $name } : { $line }
terminal-no-choice = { $text } n’est pas dans la liste.
terminal-side-alone = Vous jouez { $side }

## Une partie sur un serveur.

terminal-not-online = Pas dans une partie en ligne : votre adversaire n’a pas de moteur non plus.
terminal-away = Le serveur est injoignable : { $why } Nouvelle tentative.
terminal-back-again = Le serveur répond de nouveau.
terminal-sent = Votre coup est en route.
terminal-left-match = La partie continue : quinconce play { $url } vous y ramène.
terminal-server-against = En ligne, contre { $name } ; vous jouez { $side }.
terminal-watched = En ligne : { $first } contre { $second }. Vous regardez.
terminal-here-again = { $name } est là.
terminal-not-here = (hors ligne)
terminal-here = (en ligne)
terminal-line = { $name } : { $text }
terminal-offered = Votre proposition tient jusqu’à la réponse.
terminal-answer-keys = o accepte, n refuse.
terminal-answer-words = Tapez oui ou non.
terminal-claim-key = c pour réclamer.
terminal-claim-word = Tapez nulle pour réclamer.
terminal-no-offer = Il n’y a rien à répondre.
terminal-not-your-turn = Ce n’est pas votre tour.
terminal-say-what = dire attend le texte du message
terminal-no-chat = La discussion est coupée.
terminal-only-watching = Vous ne faites que regarder.
terminal-seats-taken = Les deux places sont prises : vous regardez.
terminal-after-match = Tapez revanche pour rejouer, ou quitter.
