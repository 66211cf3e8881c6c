var n=`analyse-title = { $game } : analyse
analyse-side = Analyse
analyse-moves = Coups
analyse-start = D\xE9part
analyse-no-moves = Jouez sur le plateau : chaque coup est gard\xE9, et les autres essais deviennent des variantes.
analyse-variation = Variante
analyse-nav = Parcourir les coups
analyse-first = Au d\xE9part
analyse-back = Un coup en arri\xE8re
analyse-on = Un coup en avant
analyse-last = \xC0 la fin
analyse-flip = Retourner le plateau
analyse-promote = Promouvoir la variante
analyse-remove = Effacer \xE0 partir d\u2019ici
analyse-removed =
    { $count ->
        [1] Un coup effac\xE9.
       *[other] { $count } coups effac\xE9s.
    }
analyse-put-back = R\xE9tablir
analyse-comment = Commentaire
analyse-comment-start = Commentaire sur la position de d\xE9part
analyse-mark = Annotation
analyse-no-mark = Aucune
analyse-mark-name =
    { $mark ->
        [brilliant] brillant
        [good] bon
        [interesting] int\xE9ressant
        [doubtful] douteux
        [mistake] erreur
       *[blunder] gaffe
    }
analyse-engine = Moteur
analyse-lines = Lignes
analyse-thinking = Analyse en cours\u2026
analyse-over = La partie est termin\xE9e.
analyse-depth = prof. { $depth }
analyse-speed = { $thousands } kN/s
analyse-speed-long = { $thousands } milliers de positions par seconde
analyse-wins =
    { $plies ->
        [0] { $side } a gagn\xE9
       *[other] { $side } gagne en { $plies }
    }
analyse-proven = D\xE9montr\xE9. Les coups des deux camps sont compt\xE9s.
analyse-solved =
    { $points ->
        [0] R\xE9solu : \xE9galit\xE9 de points si chacun joue au mieux.
        [1] R\xE9solu : { $side } finit avec { $points } point d\u2019avance si chacun joue au mieux.
       *[other] R\xE9solu : { $side } finit avec { $points } points d\u2019avance si chacun joue au mieux.
    }
analyse-plus = Un score positif est favorable \xE0 { $side }.
analyse-play-line = { $move }. { $sentence }
analyse-ahead =
    { $points ->
        [0] La position est \xE9gale
       *[other] { $side } m\xE8ne de { $points }
    }
analyse-at-score = { $ply } : { $move }, { $score }
analyse-bar = \xC9valuation : { $text }
analyse-unknown = pas encore analys\xE9e
analyse-graph = Courbe d\u2019\xE9valuation
analyse-graph-label = \xC9valuation au fil de la partie ; vers le haut, elle est favorable \xE0 { $side }
analyse-survey = Analyser toute la partie
analyse-survey-more = Analyser le reste
analyse-surveying = Position { $done } sur { $all }
analyse-stop = Arr\xEAter
analyse-terms = Pourquoi ? L\u2019\xE9valuation, terme par terme
analyse-terms-total = Total
analyse-terms-note = L\u2019avis du moteur sur cette position, sans calculer plus loin.
analyse-no-terms = Il n\u2019y a rien \xE0 \xE9valuer ici.
analyse-threats = Menaces
analyse-both = Les deux
analyse-threats-none = Rien n\u2019est attaqu\xE9.
analyse-threats-legend = Traits pleins : { $first }. Pointill\xE9s : { $second }. Pi\xE8ce cercl\xE9e : prise possible au prochain coup.
analyse-threat =
    { $captures ->
        [yes] { $side } : de { $from } vers { $to }, prise possible
       *[no] { $side } : de { $from } vers { $to }
    }
analyse-files = Ouvrir, enregistrer, partager
analyse-files-brief = Fichiers
analyse-open-help = Collez une partie not\xE9e ou une position, ou choisissez un fichier.
analyse-paste = Partie ou position
analyse-file = Depuis un fichier
analyse-load = Ouvrir
analyse-aside = Analyse pr\xE9c\xE9dente
analyse-record = Partie not\xE9e
analyse-copy-record = Copier la partie
analyse-download-record = T\xE9l\xE9charger la partie
analyse-copy-position = Copier la position
analyse-copy-link = Copier le lien
analyse-carries =
    { $what ->
        [all] Le lien contient toute l\u2019analyse.
        [line] Le lien ne contient que la ligne affich\xE9e : toutes les variantes et tous les commentaires n\u2019y tiennent pas. La partie not\xE9e contient tout.
       *[position] Le lien ne contient que la position affich\xE9e : la partie est trop longue pour y tenir. La partie not\xE9e contient tout.
    }
analyse-link-refused = De ce lien, seule la ligne a pu \xEAtre lue, sans les variantes ni les commentaires : { $why }
analyse-link-damaged = le lien a \xE9t\xE9 tronqu\xE9 ou modifi\xE9 en route
analyse-link-other = ils appartiennent \xE0 un autre jeu
analyse-svg = Diagramme en SVG
analyse-png = Diagramme en PNG
analyse-print = Imprimer
analyse-copied = Copi\xE9.
analyse-copy-failed = Le navigateur n\u2019a pas permis de copier.
analyse-saved = Enregistr\xE9 sous { $name }.
analyse-diagram-failed = Le diagramme n\u2019a pas pu \xEAtre dessin\xE9.
analyse-refused = Impossible d\u2019ouvrir :
analyse-too-large = Ce fichier d\xE9passe 1 Mio ; aucune partie not\xE9e n\u2019est aussi longue.
analyse-empty = Il n\u2019y a encore rien \xE0 ouvrir.
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
analyse-field-reserves = R\xE9serves
analyse-field-pending = Tuiles encore \xE0 poser
analyse-field-quiet = Coups sans prise
analyse-field-barred = Distance interdite
analyse-field-edge = Bord
analyse-field-khan = Khan en
analyse-field-captured = Pi\xE8ces prises
analyse-clear = Vider
analyse-start-position = Position de d\xE9part
analyse-analyse-here = Analyser \xE0 partir d\u2019ici
analyse-play-here = Jouer \xE0 partir d\u2019ici
analyse-done = Retour
analyse-keys = Raccourcis
analyse-key-back = un coup en arri\xE8re ou en avant
    .key = \u2190 \u2192
analyse-key-variation = une autre variante
    .key = \u2191 \u2193
analyse-key-ends = au d\xE9part ou \xE0 la fin
    .key = D\xE9but Fin
analyse-key-everywhere = en arri\xE8re et en avant, m\xEAme depuis le plateau
    .key = [ ]
analyse-key-engine = activer ou couper le moteur
    .key = e
analyse-key-opinion = ce que pense le moteur, en mots
    .key = v
analyse-key-threats = afficher ou masquer les menaces
    .key = t
analyse-key-flip = retourner le plateau
    .key = f
analyse-key-comment = \xE9crire un commentaire, \xC9chap pour en sortir
    .key = c
analyse-key-delete = effacer \xE0 partir d\u2019ici
    .key = Suppr
analyse-key-put-back = r\xE9tablir ce qui est effac\xE9
    .key = u
analyse-key-sound = activer ou couper les sons
    .key = s
analyse-key-help = cette liste
    .key = ?
analyse-engine-is-on = Le moteur est en marche.
analyse-engine-is-off = Le moteur est arr\xEAt\xE9.
analyse-threats-shown =
    { $count ->
        [0] Aucune menace ici.
        [1] 1 menace est montr\xE9e ; la liste est \xE0 c\xF4t\xE9 du plateau.
       *[other] { $count } menaces sont montr\xE9es ; la liste est \xE0 c\xF4t\xE9 du plateau.
    }
analyse-threats-hidden = Les menaces sont cach\xE9es.
analyse-fair-play = Cette position appartient \xE0 une partie en ligne qui se joue encore. Le moteur l\u2019examinera quand elle sera termin\xE9e.
`;export{n as default};
