### L’analyse.

analyse-title = { $game } : analyse
analyse-side = Analyse
analyse-moves = Coups
analyse-start = Départ
analyse-no-moves = Jouez sur le plateau : chaque coup est gardé, et les autres essais deviennent des variantes.
analyse-variation = Variante
analyse-nav = Parcourir les coups
analyse-first = Au départ
analyse-back = Un coup en arrière
analyse-on = Un coup en avant
analyse-last = À la fin
analyse-flip = Retourner le plateau
analyse-promote = Promouvoir la variante
analyse-remove = Effacer à partir d’ici
analyse-removed =
    { $count ->
        [1] Un coup effacé.
       *[other] { $count } coups effacés.
    }
analyse-put-back = Rétablir
analyse-comment = Commentaire
analyse-comment-start = Commentaire sur la position de départ
analyse-mark = Annotation
analyse-no-mark = Aucune
analyse-mark-name =
    { $mark ->
        [brilliant] brillant
        [good] bon
        [interesting] intéressant
        [doubtful] douteux
        [mistake] erreur
       *[blunder] gaffe
    }
analyse-engine = Moteur
analyse-lines = Lignes
analyse-thinking = Analyse en cours…
analyse-over = La partie est terminée.
analyse-depth = prof. { $depth }
analyse-speed = { $thousands } kN/s
analyse-speed-long = { $thousands } milliers de positions par seconde
analyse-wins =
    { $plies ->
        [0] { $side } a gagné
       *[other] { $side } gagne en { $plies }
    }
analyse-proven = Démontré. Les coups des deux camps sont comptés.
analyse-solved =
    { $points ->
        [0] Résolu : égalité de points si chacun joue au mieux.
        [1] Résolu : { $side } finit avec { $points } point d’avance si chacun joue au mieux.
       *[other] Résolu : { $side } finit avec { $points } points d’avance si chacun joue au mieux.
    }
analyse-plus = Un score positif est favorable à { $side }.
# Un coup de la suite du moteur, pour les oreilles.
analyse-play-line = { $move }. { $sentence }
analyse-ahead =
    { $points ->
        [0] La position est égale
       *[other] { $side } mène de { $points }
    }
analyse-at-score = { $ply } : { $move }, { $score }
analyse-bar = Évaluation : { $text }
analyse-unknown = pas encore analysée
analyse-graph = Courbe d’évaluation
analyse-graph-label = Évaluation au fil de la partie ; vers le haut, elle est favorable à { $side }
analyse-survey = Analyser toute la partie
analyse-survey-more = Analyser le reste
analyse-surveying = Position { $done } sur { $all }
analyse-stop = Arrêter
analyse-terms = Pourquoi ? L’évaluation, terme par terme
analyse-terms-total = Total
analyse-terms-note = L’avis du moteur sur cette position, sans calculer plus loin.
analyse-no-terms = Il n’y a rien à évaluer ici.
analyse-threats = Menaces
analyse-both = Les deux
analyse-threats-none = Rien n’est attaqué.
analyse-threats-legend = Traits pleins : { $first }. Pointillés : { $second }. Pièce cerclée : prise possible au prochain coup.
analyse-threat =
    { $captures ->
        [yes] { $side } : de { $from } vers { $to }, prise possible
       *[no] { $side } : de { $from } vers { $to }
    }
analyse-files = Ouvrir, enregistrer, partager
analyse-files-brief = Fichiers
analyse-open-help = Collez une partie notée ou une position, ou choisissez un fichier.
analyse-paste = Partie ou position
analyse-file = Depuis un fichier
analyse-load = Ouvrir
analyse-aside = Analyse précédente
analyse-record = Partie notée
analyse-copy-record = Copier la partie
analyse-download-record = Télécharger la partie
analyse-copy-position = Copier la position
analyse-copy-link = Copier le lien
analyse-carries =
    { $what ->
        [all] Le lien contient toute l’analyse.
        [line] Le lien ne contient que la ligne affichée : toutes les variantes et tous les commentaires n’y tiennent pas. La partie notée contient tout.
       *[position] Le lien ne contient que la position affichée : la partie est trop longue pour y tenir. La partie notée contient tout.
    }
analyse-link-refused = De ce lien, seule la ligne a pu être lue, sans les variantes ni les commentaires : { $why }
analyse-link-damaged = le lien a été tronqué ou modifié en route
analyse-link-other = ils appartiennent à un autre jeu
analyse-svg = Diagramme en SVG
analyse-png = Diagramme en PNG
analyse-print = Imprimer
analyse-copied = Copié.
analyse-copy-failed = Le navigateur n’a pas permis de copier.
analyse-saved = Enregistré sous { $name }.
analyse-diagram-failed = Le diagramme n’a pas pu être dessiné.
analyse-refused = Impossible d’ouvrir :
analyse-too-large = Ce fichier dépasse 1 Mio ; aucune partie notée n’est aussi longue.
analyse-empty = Il n’y a encore rien à ouvrir.
analyse-fresh = Nouvelle
analyse-setup = Composer
analyse-setup-title = Composer une position
analyse-tools = Outil
analyse-turn-tool = Tourner
analyse-remove-tool = Enlever
analyse-ways = Orientation
analyse-height = Hauteur
analyse-to-move = Au trait
analyse-variant = Version
analyse-position = Position
analyse-valid = Cette position est valable.
analyse-invalid = Pas encore valable :
analyse-empty-field = { $field } : ce champ est vide.
analyse-field-reserves = Réserves
analyse-field-pending = Tuiles encore à poser
analyse-field-quiet = Coups sans prise
analyse-field-barred = Distance interdite
analyse-field-edge = Bord
analyse-field-khan = Khan en
analyse-field-captured = Pièces prises
analyse-clear = Vider
analyse-start-position = Position de départ
analyse-analyse-here = Analyser à partir d’ici
analyse-play-here = Jouer à partir d’ici
analyse-done = Retour
analyse-keys = Raccourcis

## Les touches.

analyse-key-back = un coup en arrière ou en avant
    .key = ← →
analyse-key-variation = une autre variante
    .key = ↑ ↓
analyse-key-ends = au départ ou à la fin
    .key = Début Fin
analyse-key-everywhere = en arrière et en avant, même depuis le plateau
    .key = [ ]
analyse-key-engine = activer ou couper le moteur
    .key = e
analyse-key-opinion = ce que pense le moteur, en mots
    .key = v
analyse-key-threats = afficher ou masquer les menaces
    .key = t
analyse-key-flip = retourner le plateau
    .key = f
analyse-key-comment = écrire un commentaire, Échap pour en sortir
    .key = c
analyse-key-delete = effacer à partir d’ici
    .key = Suppr
analyse-key-put-back = rétablir ce qui est effacé
    .key = u
analyse-key-sound = activer ou couper les sons
    .key = s
analyse-key-help = cette liste
    .key = ?

## Ce que les touches répondent.

analyse-engine-is-on = Le moteur est en marche.
analyse-engine-is-off = Le moteur est arrêté.
analyse-threats-shown =
    { $count ->
        [0] Aucune menace ici.
        [1] 1 menace est montrée ; la liste est à côté du plateau.
       *[other] { $count } menaces sont montrées ; la liste est à côté du plateau.
    }
analyse-threats-hidden = Les menaces sont cachées.

## Le jeu loyal.

analyse-fair-play = Cette position appartient à une partie en ligne qui se joue encore. Le moteur l’examinera quand elle sera terminée.
