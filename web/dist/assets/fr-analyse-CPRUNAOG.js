var n=`analyse-title = { $game } : analyse
analyse-side = Analyse
analyse-moves = Coups
analyse-start = D\xE9part
analyse-no-moves = Il suffit de jouer sur le plateau : chaque coup est gard\xE9, les autres essais deviennent des variantes.
analyse-variation = Variante
analyse-nav = Parcourir les coups
analyse-first = Au d\xE9part
analyse-back = Un coup en arri\xE8re
analyse-on = Un coup en avant
analyse-last = \xC0 la fin
analyse-flip = Tourner le plateau
analyse-promote = Rendre plus important
analyse-remove = Effacer \xE0 partir d\u2019ici
analyse-removed =
    { $count ->
        [1] Un coup effac\xE9.
       *[other] { $count } coups effac\xE9s.
    }
analyse-put-back = Remettre
analyse-comment = Commentaire
analyse-comment-start = Commentaire du d\xE9part
analyse-mark = Signe
analyse-no-mark = Sans signe
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
analyse-thinking = Il cherche\u2026
analyse-over = Ici, la partie est finie.
analyse-depth = prof. { $depth }
analyse-speed = { $thousands } kN/s
analyse-speed-long = { $thousands } mille positions par seconde
analyse-wins =
    { $plies ->
        [0] { $side } a gagn\xE9
       *[other] { $side } : gagn\xE9 en { $plies }
    }
analyse-proven = D\xE9montr\xE9. On compte les coups des deux camps.
analyse-solved =
    { $points ->
        [0] R\xE9solu : \xE9galit\xE9 de points avec le meilleur jeu.
        [1] R\xE9solu : { $side } finit avec { $points } point d\u2019avance, avec le meilleur jeu.
       *[other] R\xE9solu : { $side } finit avec { $points } points d\u2019avance, avec le meilleur jeu.
    }
analyse-plus = Un plus est bon pour { $side }.
analyse-play-line = Jouer { $moves }
analyse-at-score = { $ply } : { $move }, { $score }
analyse-bar = \xC9valuation : { $text }
analyse-unknown = pas encore examin\xE9e
analyse-graph = La partie en courbe
analyse-graph-label = \xC9valuation au fil de la partie ; en haut, c\u2019est bon pour { $side }
analyse-survey = Examiner toute la partie
analyse-survey-more = Examiner le reste
analyse-surveying = Position { $done } sur { $all }
analyse-stop = Arr\xEAter
analyse-terms = Pourquoi : l\u2019\xE9valuation, terme par terme
analyse-terms-total = En tout
analyse-terms-note = L\u2019avis du moteur sur cette position, sans regarder plus loin.
analyse-no-terms = Il n\u2019y a rien \xE0 peser ici.
analyse-threats = Menaces
analyse-both = Les deux
analyse-threats-none = Rien n\u2019est attaqu\xE9.
analyse-threats-legend = Traits pleins : { $first }. Pointill\xE9s : { $second }. Un anneau : prise possible au prochain coup.
analyse-threat =
    { $captures ->
        [yes] { $side } : de { $from } vers { $to }, prise possible
       *[no] { $side } : de { $from } vers { $to }
    }
analyse-files = Ouvrir, enregistrer, partager
analyse-files-brief = Fichiers
analyse-open-help = Une partie not\xE9e ou une position, coll\xE9e ou depuis un fichier.
analyse-paste = Partie ou position
analyse-file = Depuis un fichier
analyse-load = Ouvrir
analyse-aside = L\u2019analyse d\u2019avant
analyse-record = Partie not\xE9e
analyse-copy-record = Copier la partie
analyse-download-record = T\xE9l\xE9charger la partie
analyse-copy-position = Copier la position
analyse-copy-link = Copier le lien
analyse-carries =
    { $what ->
        [all] Le lien contient toute l\u2019analyse.
        [line] Le lien ne contient que la ligne affich\xE9e : il n\u2019a pas la place pour toutes les variantes et tous les commentaires. La partie not\xE9e contient tout.
       *[position] Le lien ne contient que la position affich\xE9e : la partie est trop longue pour lui. La partie not\xE9e contient tout.
    }
analyse-link-refused = De ce lien, on ne peut lire que la ligne, pas les variantes ni les commentaires : { $why }
analyse-link-damaged = il a \xE9t\xE9 tronqu\xE9 ou modifi\xE9 en route
analyse-link-other = ils sont d\u2019un autre jeu
analyse-svg = Diagramme en SVG
analyse-png = Diagramme en PNG
analyse-print = Imprimer
analyse-copied = Copi\xE9.
analyse-copy-failed = Le navigateur n\u2019a pas permis de copier.
analyse-saved = Enregistr\xE9 sous { $name }.
analyse-diagram-failed = Le diagramme n\u2019a pas pu \xEAtre dessin\xE9.
analyse-refused = Les r\xE8gles refusent :
analyse-too-large = Ce fichier d\xE9passe un m\xE9bioctet ; aucune partie not\xE9e n\u2019est si longue.
analyse-empty = Il n\u2019y a encore rien \xE0 ouvrir.
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
analyse-valid = Les r\xE8gles acceptent cette position.
analyse-invalid = Les r\xE8gles ne l\u2019acceptent pas encore :
analyse-empty-field = { $field } : ce champ est vide.
analyse-field-reserves = R\xE9serves
analyse-field-pending = Poses dues
analyse-field-quiet = Coups calmes
analyse-field-barred = Distance interdite
analyse-field-edge = Bord
analyse-field-khan = Khan en
analyse-field-captured = Prises
analyse-clear = Vider
analyse-start-position = Position de d\xE9part
analyse-analyse-here = Analyser \xE0 partir d\u2019ici
analyse-play-here = Jouer \xE0 partir d\u2019ici
analyse-done = Retour
analyse-keys = Touches
analyse-key-back = un coup en arri\xE8re ou en avant
    .key = \u2190 \u2192
analyse-key-variation = une autre variante
    .key = \u2191 \u2193
analyse-key-ends = au d\xE9part ou \xE0 la fin
    .key = D\xE9but Fin
analyse-key-everywhere = en arri\xE8re et en avant, m\xEAme depuis le plateau
    .key = [ ]
analyse-key-engine = moteur
    .key = e
analyse-key-threats = menaces
    .key = t
analyse-key-flip = tourner le plateau
    .key = f
analyse-key-comment = \xE9crire un commentaire, \xC9chap pour en sortir
    .key = c
analyse-key-delete = effacer \xE0 partir d\u2019ici
    .key = Suppr
analyse-key-put-back = remettre ce qui est effac\xE9
    .key = u
analyse-key-sound = sons
    .key = s
analyse-key-help = cette liste
    .key = ?
`;export{n as default};
