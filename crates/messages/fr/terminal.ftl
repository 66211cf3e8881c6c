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
terminal-kept = La partie est gardée : quinconce play --resume la reprend.
terminal-not-kept = La partie ne peut pas être gardée : { $error }
terminal-hint = Le moteur jouerait { $mv }. { $sentence }
terminal-nothing-to-do = Rien à reprendre : aucune partie n’est restée inachevée.
terminal-not-resumable = La partie gardée { $file } est illisible : { $reason }
terminal-saved = Enregistrée dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $error }
terminal-save-where = enregistrer attend le nom d’un fichier
terminal-exists = { $file } existe déjà : choisissez un autre nom
terminal-line-too-long = une ligne dépasse { $most } octets
terminal-line-not-utf8 = une ligne n’est pas du texte UTF-8
terminal-unknown = { $text } n’est ni un coup ni une commande : tapez aide
terminal-refused = { $error }. { $reason }

## Les commandes, comme on les tape ; celles de l’anglais marchent dans toutes les langues.

terminal-command-board = plateau
terminal-command-draw = dessin
terminal-command-moves = coups
terminal-command-hint = conseil
terminal-command-back = reprendre
terminal-command-resign = abandonner
terminal-command-claim = nulle
terminal-command-position = position
terminal-command-save = enregistrer
terminal-command-help = aide
terminal-command-quit = quitter
terminal-help-move = un coup en notation, par exemple { $example }
terminal-help-board = le plateau en mots
terminal-help-draw = le plateau dessiné en lettres
terminal-help-moves = tous les coups permis, sur une ligne qui commence par « legal »
terminal-help-hint = ce que jouerait le moteur
terminal-help-back = reprendre votre dernier coup
terminal-help-resign = abandonner la partie
terminal-help-claim = réclamer la nulle quand la même position s’est présentée trois fois
terminal-help-position = la position en notation
terminal-help-save = enregistrer FICHIER écrit la partie
terminal-help-help = cette liste
terminal-help-quit = partir ; la partie est gardée pour quinconce play --resume

## La fenêtre.

terminal-resume = Reprendre
terminal-watch = Personne : regarder jouer deux ordinateurs
terminal-menu-keys = Les flèches choisissent et changent, Entrée commence, q quitte.
terminal-table-keys = Entrée choisit  m écrire  u annuler  h conseil  e moteur  ? touches  q quitter
terminal-review-keys = ← → avancer  m essayer  e moteur  s enregistrer  ? touches  q quitter
terminal-over-keys = n nouvelle partie   a analyser celle-ci   u annuler   s enregistrer   q quitter
terminal-paused = En pause : p pour continuer.
terminal-too-small = La fenêtre est trop petite pour le plateau : il faut { $width } colonnes et { $height } lignes.
terminal-save-as = Enregistrer sous
terminal-open-which = Ouvrir quel fichier
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

## Une partie sur un serveur.

terminal-not-online = Pas dans une partie en ligne : votre adversaire n’a pas de moteur non plus.
terminal-away = Le serveur est hors d’atteinte : { $why } On le cherche encore.
terminal-back-again = Le serveur est de nouveau là.
terminal-sent = Votre coup est en route.
terminal-left-match = La partie continue à son adresse : quinconce play { $url } y revient.
terminal-server = Sur un serveur ; vous jouez { $side }.
