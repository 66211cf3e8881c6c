### La page où l’on joue.

play-turn = À { $side } de jouer
play-your-turn = À vous de jouer
play-thinking = L’ordinateur réfléchit…
play-computer = Ordinateur, niveau { $level }
    .brief = Niveau { $level }
play-you = Vous
play-new-game = Nouvelle partie
    .brief = Nouvelle
play-start = Commencer
play-opponent = Adversaire
play-against-computer = L’ordinateur
play-against-person = À deux, sur cet appareil
play-level = Niveau
play-level-option = { play-level-name } · environ { $rating } Elo
play-level-name = { $level }, { play-level-word }
play-level-word =
    { $level ->
        [1] débutant
        [2] novice
        [3] facile
        [4] tranquille
        [5] moyen
        [6] solide
        [7] fort
        [8] très fort
        [9] redoutable
       *[10] le plus fort
    }
play-level-gentle = le plus facile
play-level-strong = le plus difficile
play-side = Vous jouez
play-random = Au hasard
play-variant = Version
play-position = Position de départ personnalisée
play-position-help = Laissez ce champ vide pour le départ habituel.
play-position-refused = Cette position n’est pas valable :
play-clock = Pendule
play-no-clock = Sans
play-minutes = Minutes pour { $side }
play-increment = Secondes ajoutées par tour
play-bad-number = { $field } : indiquez un nombre de { $least } à { $most }.
play-autoflip = Retourner le plateau après chaque coup
play-take-back = Annuler le coup
    .brief = Annuler
play-resign = Abandonner
    .brief = Abandon
play-resign-ask = { $side } abandonne la partie ?
play-resign-yes = Oui, abandonner
play-resign-no = Continuer à jouer
play-offer = Proposer la nulle
    .brief = Nulle
play-offer-ask = { $side } propose la nulle. L’autre camp accepte-t-il ?
play-offer-yes = Accepter
play-offer-no = Refuser
play-offer-wait = L’ordinateur examine votre proposition…
play-declined = La proposition de nulle est refusée.
play-claim = Réclamer la nulle
    .brief = Réclamer
play-rematch = Rejouer
    .brief = Rejouer
play-flip = Retourner le plateau
    .brief = Retourner
play-pause = Pause
    .brief = Pause
play-resume = Reprendre
    .brief = Reprendre
play-paused = La pendule est en pause.
play-moves = Coups
play-no-moves = Aucun coup joué.
play-start-of-game = Départ
play-present = Revenir à la position actuelle
play-earlier = Position antérieure
play-analyse = Analyser cette partie
    .brief = Analyser
play-legend = Pièces et signes
    .brief = Légende
play-help = Raccourcis
    .brief = Raccourcis
play-actions = Actions
play-engine-failed = L’ordinateur ne répond plus. Annulez un coup ou commencez une nouvelle partie.

## Les touches.

play-key-board = parcourir le plateau
    .key = Flèches
play-key-pick = choisir une case ou actionner un bouton
    .key = Entrée
play-key-type = écrire un coup
    .key = m
play-key-tell = lire le plateau
    .key = b
play-key-whole = lire le plateau en détail
    .key = Maj b
play-key-turn = à qui de jouer, et que faire
    .key = w
play-key-last = le dernier coup
    .key = l
play-key-clocks = le temps qui reste
    .key = t
play-key-score = le score
    .key = p
play-key-ground = les cases du plateau
    .key = g
play-key-rotate = tourner la pièce en main vers la droite, ou vers la gauche
    .key = r R
play-key-over = retourner la tuile en main
    .key = o
play-key-undo = annuler une étape
    .key = Échap
play-key-flip = retourner le plateau
    .key = f
play-key-take-back = annuler un coup
    .key = u
play-key-earlier = un coup en arrière ou en avant, hors du plateau
    .key = ← →
play-key-sound = activer ou couper les sons
    .key = s
play-key-new-game = nouvelle partie
    .key = n
play-key-help = cette liste
    .key = ?
play-key-ends = première ou dernière position
    .key = Début Fin
play-key-everywhere = un coup en arrière ou en avant, même sur le plateau
    .key = [ ]

## La liste des coups. À côté d’un coup qui prend : prise.

play-takes = prise
play-leafing = Parcourir les coups
play-leaf-first = Au départ
play-leaf-back = Un coup en arrière
play-leaf-on = Un coup en avant
play-leaf-last = Au dernier coup

## Les pendules.

play-own-clock = Autre
play-clock-help = Minutes par joueur + secondes ajoutées par tour.

# Le temps d’un tour, abrégé : jours et heures.
play-days-left = { $days } j { $hours } h

## La fin d’une partie, et celle qui fait place à une autre. Dans une feuille de partie : Humain.

play-winner = Gagnant
play-human = Humain
play-declined-early = L’ordinateur refuse : il est trop tôt pour une nulle.
play-replaces = La partie en cours s’arrêtera là, sans résultat.
play-other-game = Vous avez une partie inachevée. Votre premier coup ici la remplacera.
play-other-resume = La reprendre
# À sa propre table, pendant qu’une place reste libre ailleurs.
play-still-waiting = Vous attendez toujours un adversaire : on vous appelle dès que quelqu’un prend place.
