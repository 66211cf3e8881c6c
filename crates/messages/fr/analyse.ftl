### L’analyse.

analyse-title = { $game } : analyse
analyse-side = Analyse
analyse-moves = Coups
analyse-start = Départ
analyse-no-moves = Il suffit de jouer sur le plateau : chaque coup est gardé, les autres essais deviennent des variantes.
analyse-variation = Variante
analyse-nav = Parcourir les coups
analyse-first = Au départ
analyse-back = Un coup en arrière
analyse-on = Un coup en avant
analyse-last = À la fin
analyse-flip = Tourner le plateau
analyse-promote = Rendre plus important
analyse-remove = Effacer à partir d’ici
analyse-removed =
    { $count ->
        [1] Un coup effacé.
       *[other] { $count } coups effacés.
    }
analyse-put-back = Remettre
analyse-comment = Commentaire
analyse-comment-start = Commentaire du départ
analyse-mark = Signe
analyse-no-mark = Sans signe
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
analyse-thinking = Il cherche…
analyse-over = Ici, la partie est finie.
analyse-depth = prof. { $depth }
analyse-speed = { $thousands } kN/s
analyse-speed-long = { $thousands } mille positions par seconde
analyse-wins =
    { $plies ->
        [0] { $side } a gagné
       *[other] { $side } : gagné en { $plies }
    }
analyse-proven = Démontré. On compte les coups des deux camps.
analyse-solved =
    { $points ->
        [0] Résolu : égalité de points avec le meilleur jeu.
        [1] Résolu : { $side } finit avec { $points } point d’avance, avec le meilleur jeu.
       *[other] Résolu : { $side } finit avec { $points } points d’avance, avec le meilleur jeu.
    }
analyse-plus = Un plus est bon pour { $side }.
analyse-play-line = Jouer { $moves }
analyse-at-score = { $ply } : { $move }, { $score }
analyse-bar = Évaluation : { $text }
analyse-unknown = pas encore examinée
analyse-graph = La partie en courbe
analyse-graph-label = Évaluation au fil de la partie ; en haut, c’est bon pour { $side }
analyse-survey = Examiner toute la partie
analyse-survey-more = Examiner le reste
analyse-surveying = Position { $done } sur { $all }
analyse-stop = Arrêter
analyse-terms = Pourquoi : l’évaluation, terme par terme
analyse-terms-total = En tout
analyse-terms-note = L’avis du moteur sur cette position, sans regarder plus loin.
analyse-no-terms = Il n’y a rien à peser ici.
analyse-threats = Menaces
analyse-both = Les deux
analyse-threats-none = Rien n’est attaqué.
analyse-threats-legend = Traits pleins : { $first }. Pointillés : { $second }. Un anneau : prise possible au prochain coup.
analyse-threat =
    { $captures ->
        [yes] { $side } : de { $from } vers { $to }, prise possible
       *[no] { $side } : de { $from } vers { $to }
    }
analyse-files = Ouvrir, enregistrer, partager
analyse-files-brief = Fichiers
analyse-open-help = Une partie notée ou une position, collée ou depuis un fichier.
analyse-paste = Partie ou position
analyse-file = Depuis un fichier
analyse-load = Ouvrir
analyse-aside = L’analyse d’avant
analyse-record = Partie notée
analyse-copy-record = Copier la partie
analyse-download-record = Télécharger la partie
analyse-copy-position = Copier la position
analyse-copy-link = Copier le lien
analyse-carries =
    { $what ->
        [all] Le lien contient toute l’analyse.
        [line] Le lien ne contient que la ligne affichée : il n’a pas la place pour toutes les variantes et tous les commentaires. La partie notée contient tout.
       *[position] Le lien ne contient que la position affichée : la partie est trop longue pour lui. La partie notée contient tout.
    }
analyse-link-refused = De ce lien, on ne peut lire que la ligne, pas les variantes ni les commentaires : { $why }
analyse-link-damaged = il a été tronqué ou modifié en route
analyse-link-other = ils sont d’un autre jeu
analyse-svg = Diagramme en SVG
analyse-png = Diagramme en PNG
analyse-print = Imprimer
analyse-copied = Copié.
analyse-copy-failed = Le navigateur n’a pas permis de copier.
analyse-saved = Enregistré sous { $name }.
analyse-diagram-failed = Le diagramme n’a pas pu être dessiné.
analyse-refused = Les règles refusent :
analyse-too-large = Ce fichier dépasse un mébioctet ; aucune partie notée n’est si longue.
analyse-empty = Il n’y a encore rien à ouvrir.
analyse-fresh = Nouvelle
analyse-setup = Composer
analyse-setup-title = Composer une position
analyse-tools = Ce que fait un clic
analyse-turn-tool = Tourner
analyse-remove-tool = Enlever
analyse-ways = Dans quel sens
analyse-height = Hauteur
analyse-to-move = Au trait
analyse-variant = Variante
analyse-position = Position
analyse-valid = Les règles acceptent cette position.
analyse-invalid = Les règles ne l’acceptent pas encore :
analyse-empty-field = { $field } : ce champ est vide.
analyse-field-reserves = Réserves
analyse-field-pending = Poses dues
analyse-field-quiet = Coups calmes
analyse-field-barred = Distance interdite
analyse-field-edge = Bord
analyse-field-khan = Khan en
analyse-field-captured = Prises
analyse-clear = Vider
analyse-start-position = Position de départ
analyse-analyse-here = Analyser à partir d’ici
analyse-play-here = Jouer à partir d’ici
analyse-done = Retour
analyse-keys = Touches

## Les touches.

analyse-key-back = un coup en arrière ou en avant
    .key = ← →
analyse-key-variation = une autre variante
    .key = ↑ ↓
analyse-key-ends = au départ ou à la fin
    .key = Début Fin
analyse-key-everywhere = en arrière et en avant, même depuis le plateau
    .key = [ ]
analyse-key-engine = moteur
    .key = e
analyse-key-threats = menaces
    .key = t
analyse-key-flip = tourner le plateau
    .key = f
analyse-key-comment = écrire un commentaire, Échap pour en sortir
    .key = c
analyse-key-delete = effacer à partir d’ici
    .key = Suppr
analyse-key-put-back = remettre ce qui est effacé
    .key = u
analyse-key-sound = sons
    .key = s
analyse-key-help = cette liste
    .key = ?
