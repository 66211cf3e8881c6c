var a=`app-quote = \xAB { $text } \xBB
app-quote-nothing = \xAB \xBB
app-name = Quinconce
app-tagline = Cinq jeux de plateau oubli\xE9s, sur une m\xEAme table.
app-lead = Jou\xE9s d\u2019apr\xE8s leurs notices imprim\xE9es ; l\xE0 o\xF9 elles se taisent, nos d\xE9cisions sont signal\xE9es. \xC0 deux ou contre l\u2019ordinateur, sans rien installer, sans compte.
app-skip = Aller au contenu
app-home = Les cinq jeux
app-play = Jouer
app-learn = Apprendre
app-analyse = Analyser
app-lobby = Salon
app-online = Jouer en ligne
app-my-games = Mes parties
app-my-games-waiting =
    { $count ->
        [one] Mes parties : 1 vous attend
       *[other] Mes parties : { $count } vous attendent
    }
app-watch-which = Regarder { $game } : { $first } contre { $second }
app-versus = { $first } \u2013 { $second }
app-ply =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
app-next-game =
    { $count ->
        [one] La partie suivante qui m\u2019attend
       *[other] La suivante des { $count } parties qui m\u2019attendent
    }
app-summons = { $name } a relev\xE9 votre d\xE9fi : { $game }.
app-summons-go = Au plateau
app-settings = R\xE9glages
app-language = Langue
app-speaks = Fran\xE7ais
app-theme = Apparence
app-theme-system = Syst\xE8me
app-theme-light = Clair
app-theme-dark = Sombre
app-motion = Animations
app-motion-system = Syst\xE8me
app-motion-on = Oui
app-motion-off = Non
app-sound = Sons
app-chat = Discussion
app-on = Oui
app-off = Non
app-close = Fermer
app-cancel = Annuler
app-account = Compte
app-account-of = Compte : { $name }
app-guest = Invit\xE9
app-guest-name = { $name } (invit\xE9)
app-rated-name = { $name } (classement { $rating })
app-provisional-name = { $name } (classement { $rating } ?)
app-deleted-account = Compte supprim\xE9
app-no-answer = Le serveur ne r\xE9pond pas.
app-loading = Mise en place du plateau\u2026
board-grid = Plateau de { $game }
board-how = Les fl\xE8ches parcourent le plateau, Entr\xE9e choisit, \xC9chap annule une \xE9tape. b lit le plateau, w dit \xE0 qui de jouer, l r\xE9p\xE8te le dernier coup ; m permet d\u2019\xE9crire un coup, le point d\u2019interrogation donne tous les raccourcis.
board-empty = vide
board-target = coup possible
board-capture = prise possible
board-source = peut jouer
board-taking = avec prise
board-lost = la pi\xE8ce y est perdue
board-losing = o\xF9 la pi\xE8ce est perdue
board-doomed = peut \xEAtre prise
board-reach = Vers { $cells }.
board-or-choices = Boutons : { $choices }.
board-ways = Choisissez l\u2019une des { $count } orientations avec les boutons.
board-last = dernier coup
board-demanded = demand\xE9e
board-barred = distance interdite
board-choices = Au choix
board-reserve = Pi\xE8ces \xE0 poser
board-faces = Orientation
board-lay = Poser
board-laying = r la fait pivoter, o la retourne, Entr\xE9e la pose.
board-turning = r la fait pivoter.
board-turning-both = r la fait pivoter vers la droite, Maj r vers la gauche.
board-faces-enemy = Fait face \xE0 { $cells }.
board-undo = Annuler cette \xE9tape
board-type = \xC9crire un coup
board-completions = Coups permis
board-no-move = Aucun coup ne peut \xEAtre jou\xE9 maintenant.
board-unknown-move = \xAB { $text } \xBB n\u2019est pas un coup permis ici. Essayez par exemple { $example }.
board-undone = Annul\xE9 : { $step }.
choose-title = Quel jeu ?
choose-play = Cinq plateaux sont pr\xEAts. Prenez place devant l\u2019un d\u2019eux.
choose-learn = Une courte le\xE7on sur le plateau, et les r\xE8gles compl\xE8tes.
choose-analyse = Essayer des coups, interroger le moteur, composer une position ou ouvrir une partie not\xE9e.
developers-language = fr
developers-title = L\u2019API HTTP
developers-lead = \xC9crivez un robot, un outil ou une autre table : le serveur applique les m\xEAmes r\xE8gles \xE0 tout le monde.
developers-note = Le guide est en anglais. Les limites y figurent ; qui h\xE9berge un serveur peut les relever.
developers-skip = Aller au guide
developers-contents = Sommaire
developers-reference = Adresses
developers-parameters = Param\xE8tres
developers-body = Corps
developers-answers = R\xE9ponses
developers-types = Types
developers-codes = Codes d\u2019erreur
ends-win = { $side } gagne
ends-won = Vous avez gagn\xE9
ends-lost = Vous avez perdu
ends-draw = Partie nulle
ends-goal = { "" }
ends-blocked = il n\u2019y a plus de coup permis
ends-quiet = { $moves } coups de suite sans prise
ends-claim = la m\xEAme position s\u2019est pr\xE9sent\xE9e trois fois
ends-repetition = la m\xEAme position s\u2019est pr\xE9sent\xE9e cinq fois
ends-length = { $moves } coups ont \xE9t\xE9 jou\xE9s
ends-resignation = l\u2019adversaire a abandonn\xE9
ends-agreement = d\u2019un commun accord
ends-time = le temps de l\u2019adversaire est \xE9coul\xE9
ends-abandoned = l\u2019adversaire a quitt\xE9 la partie
ends-called-off = La partie a \xE9t\xE9 annul\xE9e.
ends-aborted = la partie a \xE9t\xE9 annul\xE9e
hokito-title = Hokito
hokito-line = Les jetons sautent les uns sur les autres jusqu\u2019\xE0 ce que l\u2019un des joueurs soit bloqu\xE9 ; chaque pile rapporte alors la valeur de son sommet multipli\xE9e par sa hauteur.
hokito-goal = Avoir le plus de points quand l\u2019un des joueurs est bloqu\xE9.
hokito-credit = Un jeu de Claude Leroy, 2011
hokito-side-first = Noir
hokito-side-second = Blanc
hokito-kind-one = jeton 1
hokito-kind-two = jeton 2
hokito-kind-three = jeton 3
hokito-piece =
    { $height ->
        [1] { hokito-token }
       *[other] pile de { $height }, { hokito-token } au sommet
    }
hokito-token = { hokito-value } { hokito-colour }
hokito-value =
    { $kind ->
        [one] 1
        [two] 2
       *[three] 3
    }
hokito-colour =
    { $side ->
        [first] noir
       *[second] blanc
    }
hokito-brief =
    { $height ->
        [1] { "" }
       *[other] hauteur { $height }
    }
hokito-hops =
    { $number ->
        [1] un saut
        [2] deux sauts
       *[3] trois sauts
    }
hokito-variant-standard = Standard
    .line = Les jetons noirs sur trois rang\xE9es, les blancs sur les trois autres.
hokito-variant-mixed = M\xE9lang\xE9e
    .line = Les jetons des deux couleurs m\xE9lang\xE9s sur tout le plateau.
hokito-counter-score = Points
hokito-says-score =
    { $number ->
        [1] 1 point
       *[other] { $number } points
    }
hokito-prompt-move = Choisissez l\u2019un de vos jetons ou l\u2019une de vos piles.
hokito-prompt-target = Sur quelle case finit le coup ?
hokito-prompt-pass = Vous n\u2019avez aucun coup permis.
hokito-refusal-stuck =
    { $number ->
        [1] D\u2019ici, { hokito-hops } n\u2019est pas possible.
       *[other] D\u2019ici, { hokito-hops } ne sont pas possibles.
    }
hokito-refusal-no-single-in-reach = Avec { hokito-hops }, aucun jeton seul n\u2019est \xE0 port\xE9e.
hokito-refusal-no-stack-in-reach = Avec { hokito-hops }, aucune pile n\u2019est \xE0 port\xE9e.
hokito-refusal-needs-piece = Un coup finit sur un jeton, jamais sur une case vide.
hokito-refusal-single-on-single = Un jeton seul doit finir sur un jeton seul.
hokito-refusal-stack-on-stack = Une pile doit finir sur une pile.
hokito-refusal-returns = Il faudrait toucher deux fois la m\xEAme case.
hokito-refusal-hops = Il faut exactement { hokito-hops }, et aucun chemin n\u2019y m\xE8ne.
hokito-ends-goal = plus de points
hokito-losses-goal = moins de points
hokito-draws-goal = \xE9galit\xE9 de points
hokito-term-points = points
hokito-term-tops = piles \xE0 port\xE9e
hokito-term-mobility = mobilit\xE9
hokito-term-tempo = le trait
home-map = Plan des cinq jeux
home-play-game = Jouer \xE0 { $game }
home-learn-game = Apprendre { $game }
home-analyse-game = Analyser { $game }
home-board = Une partie de { $game } en cours
home-resume = Reprendre la partie
home-live-title = Parties en cours
home-live-lobby = Vers le salon
home-footer = Logiciel libre, MIT ou Apache 2.0. Les jeux appartiennent \xE0 leurs auteurs ; tous les textes sont de nous.
home-licences = Licences des biblioth\xE8ques et des polices
home-developers = Pour les d\xE9veloppeurs : l\u2019API HTTP
khan-title = Khan
khan-line = Une pi\xE8ce avance d\u2019autant de cases que la sienne compte de traits ; un chapeau dicte ensuite de quel type de case l\u2019adversaire doit partir.
khan-goal = Prendre la Kalista adverse.
khan-credit = La notice ne nomme aucun auteur ; un parent d\u2019Escampe et de Mana, de Claude Leroy
khan-side-first = Rouge
khan-side-second = Ocre
khan-kind-kalista = Kalista
khan-kind-sbire = Sbire
khan-piece = { khan-name } { khan-colour }
khan-name =
    { $kind ->
        [kalista] Kalista
       *[sbire] Sbire
    }
khan-colour =
    { $side ->
        [first] rouge
       *[second] ocre
    }
khan-sort =
    { $number ->
        [1] simple
        [2] double
       *[3] triple
    }
khan-far =
    { $number ->
        [1] d\u2019une case
        [2] de deux cases
       *[3] de trois cases
    }
khan-terrain-lines = case { khan-sort }
khan-brief = { khan-sort }
khan-laid =
    { $edge ->
        [1] place le bord nord du tapis devant Rouge
        [2] place le bord est du tapis devant Rouge
        [3] place le bord sud du tapis devant Rouge
       *[4] place le bord ouest du tapis devant Rouge
    }
    .brief =
        { $edge ->
            [1] Bord nord
            [2] Bord est
            [3] Bord sud
           *[4] Bord ouest
        }
khan-lines = Traits des cases, de a \xE0 f. { $rows }
khan-lines-row = Rang\xE9e { $number } : { $lines }.
khan-says-demand = Le Khan demande une case { khan-sort }
khan-says-captured =
    { $number ->
        [1] 1 Sbire attend \xE0 c\xF4t\xE9 du tapis
       *[other] { $number } Sbires attendent \xE0 c\xF4t\xE9 du tapis
    }
khan-crown = porte le Khan
khan-variant-standard = Standard
    .line = Un Sbire revient sur une case du type demand\xE9.
khan-variant-anywhere = N\u2019importe o\xF9
    .line = Un Sbire revient sur n\u2019importe quelle case vide.
khan-choice-edge-s = Bord sud
khan-choice-edge-w = Bord ouest
khan-choice-edge-n = Bord nord
khan-choice-edge-e = Bord est
khan-choice-pass = Passer
khan-enter-kalista = Kalista
khan-enter-sbire = Sbire
khan-counter-captured = Pris
khan-counter-demand = Le Khan demande
khan-prompt-move = Choisissez une pi\xE8ce.
khan-prompt-target = O\xF9 va-t-elle ?
khan-prompt-edge = Quel bord du tapis placer devant Rouge ?
khan-prompt-setup =
    { $kind ->
        [kalista] Posez la Kalista sur l\u2019une de vos deux premi\xE8res rang\xE9es.
       *[sbire] Posez un Sbire sur l\u2019une de vos deux premi\xE8res rang\xE9es.
    }
khan-prompt-place = O\xF9 revient le Sbire ?
khan-prompt-pass = Aucune de vos pi\xE8ces ne peut bouger. Vous passez.
khan-refusal-choose-edge = Choisissez d\u2019abord le bord du tapis \xE0 placer devant Rouge.
khan-refusal-edge-chosen = Le tapis est d\xE9j\xE0 en place.
khan-refusal-place-first = Posez d\u2019abord toutes vos pi\xE8ces.
khan-refusal-kalista-first = Posez d\u2019abord la Kalista.
khan-refusal-kalista-placed = Votre Kalista est d\xE9j\xE0 sur le tapis.
khan-refusal-home = Posez vos pi\xE8ces sur vos deux premi\xE8res rang\xE9es.
khan-refusal-occupied = Il y a d\xE9j\xE0 une pi\xE8ce sur cette case.
khan-refusal-demand = Le Khan demande une pi\xE8ce plac\xE9e sur une case { khan-sort }.
khan-refusal-stuck = Impossible d\u2019avancer { khan-far } : tous les chemins sont barr\xE9s.
khan-refusal-own-piece = L\u2019une de vos pi\xE8ces s\u2019y trouve.
khan-refusal-too-far = Depuis une case { khan-sort }, on avance exactement { khan-far }.
khan-refusal-distance = Depuis une case { khan-sort }, on avance exactement { khan-far }.
khan-refusal-turns-back = Il faudrait passer deux fois par la m\xEAme case.
khan-refusal-blocked = Le chemin est barr\xE9.
khan-refusal-none-captured = Aucun de vos Sbires n\u2019a \xE9t\xE9 pris.
khan-refusal-no-demand = Le Khan ne demande rien pour l\u2019instant : aucun Sbire ne peut revenir.
khan-refusal-can-obey = L\u2019une de vos pi\xE8ces plac\xE9es sur une case { khan-sort } peut jouer : il faut ob\xE9ir.
khan-refusal-entry-lines = Il revient sur une case { khan-sort } vide.
khan-ends-goal = la Kalista adverse est prise
khan-losses-goal = votre Kalista est prise
khan-draws-quiet = { $moves } coups de suite sans prise
khan-term-sbires = Sbires
khan-term-reserve = Sbires qui peuvent revenir
khan-term-simple_moves = coups simples
khan-term-double_moves = coups doubles
khan-term-triple_moves = coups triples
khan-term-pieces_on_triple_squares = pi\xE8ces sur cases triples
khan-term-kinds_that_cannot_be_obeyed = types de case auxquels on ne peut ob\xE9ir
khan-term-one_step_from_the_kalista = \xE0 un pas de la Kalista
khan-term-two_steps_from_the_kalista = \xE0 deux pas de la Kalista
khan-term-three_steps_from_the_kalista = \xE0 trois pas de la Kalista
khan-term-kalista_on_a_simple_square = Kalista sur case simple
khan-term-sbires_in_the_centre = Sbires au centre
khan-term-aims_at_the_kalista = menaces sur la Kalista
khan-term-safe_kinds = types de case s\xFBrs
khan-term-cornered = accul\xE9e
khan-term-approaches = approches
khan-term-escapes = fuites
khan-term-trap = pi\xE8ge
khan-term-freedom = libert\xE9
khan-term-tempo = le trait
khan-term-set-up__lines_under_sbires = mise en place : traits sous les Sbires
khan-term-set-up__lines_under_the_kalista = mise en place : traits sous la Kalista
khan-term-set-up__sbires_in_front = mise en place : Sbires devant
khan-term-set-up__kalista_in_front = mise en place : Kalista devant
khan-term-set-up__shield = mise en place : bouclier
khet-title = Khet
khet-line = Vous d\xE9placez ou tournez une pi\xE8ce, puis votre laser tire : le faisceau court de miroir en miroir jusqu\u2019\xE0 frapper quelque chose.
khet-goal = \xC9clairer le pharaon adverse.
khet-credit = Innovention Toys, premi\xE8re \xE9dition, 2005\u201306
khet-how = Le nord est vers la rang\xE9e 8, l\u2019est vers la colonne j. Le laser d\u2019Argent est sous j1 et tire vers le nord ; celui de Rouge est au-dessus de a8 et tire vers le sud.
khet-side-first = Argent
khet-side-second = Rouge
khet-kind-pharaoh = pharaon
khet-kind-obelisk = ob\xE9lisque
khet-kind-pyramid = pyramide
khet-kind-djed = djed
khet-kind-eye = \u0153il
khet-piece =
    { $kind ->
        [pharaoh] pharaon { khet-colour }
        [obelisk]
            { $height ->
                [1] ob\xE9lisque { khet-colour }
               *[other] pile de deux ob\xE9lisques { khet-colours }
            }
        [pyramid] pyramide { khet-colour }, { khet-mirror }
        [djed] djed { khet-colour }, { khet-mirrors }
       *[eye] \u0153il { khet-colour }, { khet-mirrors }
    }
khet-colour =
    { $side ->
        [first] argent
       *[second] rouge
    }
khet-colours =
    { $side ->
        [first] argent
       *[second] rouges
    }
khet-mirror =
    { $orientation ->
        [0] miroir au nord-est
        [1] miroir au sud-est
        [2] miroir au sud-ouest
       *[3] miroir au nord-ouest
    }
khet-mirrors =
    { $orientation ->
        [0] miroirs au nord-est et au sud-ouest
        [2] miroirs au nord-est et au sud-ouest
       *[other] miroirs au nord-ouest et au sud-est
    }
khet-brief =
    { $kind ->
        [pyramid]
            { $orientation ->
                [0] nord-est
                [1] sud-est
                [2] sud-ouest
               *[3] nord-ouest
            }
        [obelisk]
            { $height ->
                [1] { "" }
               *[other] pile de deux
            }
        [pharaoh] { "" }
       *[other]
            { $orientation ->
                [0] nord-est et sud-ouest
                [2] nord-est et sud-ouest
               *[other] nord-ouest et sud-est
            }
    }
khet-terrain-reserved =
    { $side ->
        [first] r\xE9serv\xE9e \xE0 Argent
       *[second] r\xE9serv\xE9e \xE0 Rouge
    }
khet-variant-classic = Classique
    .line = Pour d\xE9buter.
khet-variant-imhotep = Imhotep
    .line = L\u2019\xE9tape suivante : davantage de parades.
khet-variant-dynasty = Dynastie
    .line = Attaque et d\xE9fense s\u2019\xE9quilibrent vite.
khet-variant-classic_horus = Classique avec l\u2019\u0152il d\u2019Horus
    .line = Dans chaque camp, un djed c\xE8de sa place \xE0 un \u0153il, qui divise le faisceau.
khet-variant-imhotep_horus = Imhotep avec l\u2019\u0152il d\u2019Horus
    .line = Dans chaque camp, un djed c\xE8de sa place \xE0 un \u0153il, qui divise le faisceau.
khet-variant-dynasty_horus = Dynastie avec l\u2019\u0152il d\u2019Horus
    .line = Dans chaque camp, un djed c\xE8de sa place \xE0 un \u0153il, qui divise le faisceau.
khet-choice-clockwise = Tourner \xE0 droite
khet-choice-anticlockwise = Tourner \xE0 gauche
khet-choice-turn = Tourner
khet-choice-top = Le sommet seul
khet-prompt-move = Choisissez une pi\xE8ce. Votre laser tire apr\xE8s le coup.
khet-prompt-target = Allez sur une case marqu\xE9e.
khet-prompt-turn = Allez sur une case marqu\xE9e, ou tournez la pi\xE8ce.
khet-prompt-pass = Vous n\u2019avez aucun coup permis.
khet-refusal-stuck = Cette pi\xE8ce ne peut pas bouger.
khet-refusal-pharaoh-turns = Un pharaon est pareil de tous les c\xF4t\xE9s ; on ne le tourne pas.
khet-refusal-obelisk-turns = Un ob\xE9lisque est pareil de tous les c\xF4t\xE9s ; on ne le tourne pas.
khet-refusal-no-stack = Seule une pile a un sommet qui peut partir seul.
khet-refusal-one-turn = \xC0 droite ou \xE0 gauche, le r\xE9sultat est le m\xEAme pour cette pi\xE8ce : tournez-la, simplement.
khet-refusal-which-way = Choisissez le sens dans lequel elle tourne.
khet-refusal-neighbour = Une pi\xE8ce n\u2019avance que d\u2019une case.
khet-refusal-reserved = Cette case est r\xE9serv\xE9e \xE0 l\u2019autre couleur.
khet-refusal-own-piece = L\u2019une de vos pi\xE8ces s\u2019y trouve.
khet-refusal-enemy-piece = Une pi\xE8ce adverse s\u2019y trouve. Seul le faisceau prend des pi\xE8ces.
khet-refusal-two-high = On n\u2019empile jamais trois ob\xE9lisques.
khet-refusal-swap-pharaoh = Un pharaon n\u2019\xE9change jamais sa place.
khet-refusal-swap-djed = Djeds et yeux n\u2019\xE9changent pas leur place entre eux.
khet-refusal-swap-reserved = L\u2019\xE9change mettrait une pi\xE8ce sur une case r\xE9serv\xE9e \xE0 l\u2019autre couleur.
khet-ends-goal = le pharaon adverse est \xE9clair\xE9
khet-losses-goal = votre pharaon est \xE9clair\xE9
khet-draws-goal = les deux pharaons sont \xE9clair\xE9s
khet-draws-quiet = { $moves } coups de suite sans perte de pi\xE8ce
khet-term-material = mat\xE9riel
khet-term-mirrors = miroirs
khet-term-approach = approche
khet-term-gates = lignes vers le pharaon
khet-term-mirrors_in_gates = miroirs sur ces lignes
khet-term-mirrors_beside_gates = miroirs \xE0 c\xF4t\xE9 de ces lignes
khet-term-open_lines = lignes ouvertes
khet-term-guards = gardes
khet-term-targets = cibles
khet-term-helpers = renforts
khet-term-pyramids = pyramides
khet-term-djeds = djeds
khet-term-tempo = le trait
khet-term-prey = pi\xE8ces adverses \xE0 port\xE9e du faisceau
khet-term-own_pieces_lit = pi\xE8ces touch\xE9es par son propre tir
khet-term-pieces_in_danger = pi\xE8ces en danger
khet-term-deadly_threats = menaces mortelles
khitan-title = Khitan
khitan-line = Des tuiles hexagonales basculent par-dessus leurs bords ; quand deux tuiles adverses se montrent la m\xEAme couleur, celui qui vient de jouer prend celle de l\u2019autre.
khitan-goal = D\xE9barrasser le plateau des tuiles adverses.
khitan-credit = Un jeu de Ludovic Chabry, 2012
khitan-how = Chaque tuile est d\xE9crite par ses six couleurs : \xE0 l\u2019est, au nord-est, au nord-ouest, \xE0 l\u2019ouest, au sud-ouest et au sud-est. Les rang\xE9es montent vers le nord depuis a ; au nord-est de a1 se trouve b2, au nord-ouest b1.
khitan-side-first = Blanc
khitan-side-second = Noir
khitan-kind-tile = tuile
khitan-piece =
    { $side ->
        [first] tuile blanche
       *[second] tuile noire
    }
khitan-shows = \xE0 l\u2019est { $east }, au nord-est { $northEast }, au nord-ouest { $northWest }, \xE0 l\u2019ouest { $west }, au sud-ouest { $southWest }, au sud-est { $southEast }
khitan-colour =
    { $colour ->
        [0] jaune
        [1] orange
        [2] rouge
        [3] vert
        [4] bleu
       *[5] violet
    }
khitan-terrain-half =
    { $side ->
        [first] moiti\xE9 de Blanc
       *[second] moiti\xE9 de Noir
    }
khitan-variant-classic = Classique
    .line = Les tuiles prises sortent du jeu.
khitan-variant-expert = Expert
    .line = Celui qui prend une tuile en pose une, tir\xE9e d\u2019une r\xE9serve de trois.
khitan-variant-master = Master
    .line = Une r\xE9serve de six, qui ne se ferme jamais.
khitan-variant-sprint = Sprint
    .line = Un camp r\xE9duit \xE0 quatre tuiles ou moins a perdu.
khitan-variant-sprint-ends-goal = l\u2019adversaire n\u2019a plus que quatre tuiles ou moins
khitan-variant-sprint-losses-goal = vous n\u2019avez plus que quatre tuiles ou moins
khitan-choice-pass = Passer
khitan-enter-tile = Une tuile de la r\xE9serve
khitan-counter-reserve = En r\xE9serve
khitan-counter-pending = Encore \xE0 poser
khitan-says-pieces =
    { $number ->
        [0] 0 tuile
        [1] 1 tuile
       *[other] { $number } tuiles
    }
khitan-prompt-move = Choisissez une tuile.
khitan-prompt-target = O\xF9 bascule-t-elle ?
khitan-prompt-place = Posez une tuile dans votre moiti\xE9 du plateau.
khitan-prompt-face = Appuyez sur la tuile pour la tourner, puis posez-la.
khitan-prompt-pass = Aucune de vos tuiles ne peut bouger. Vous passez.
khitan-refusal-stuck = Cette tuile est enferm\xE9e : aucune case voisine n\u2019est libre.
khitan-refusal-neighbour = Une tuile ne bascule que sur une case voisine.
khitan-refusal-own-piece = L\u2019une de vos tuiles s\u2019y trouve.
khitan-refusal-enemy-piece = Une tuile adverse s\u2019y trouve. On prend une tuile en lui faisant face, pas en retombant dessus.
khitan-refusal-no-reserve = Il n\u2019y a pas de r\xE9serve dans cette version.
khitan-refusal-reserve-empty = Votre r\xE9serve est vide.
khitan-refusal-reserves-closed = Les r\xE9serves sont ferm\xE9es : l\u2019une d\u2019elles est \xE9puis\xE9e.
khitan-refusal-capture-first = Vous ne posez une tuile qu\u2019apr\xE8s une prise.
khitan-refusal-place-first =
    { $number ->
        [1] Posez d\u2019abord une tuile de votre r\xE9serve.
       *[other] Posez d\u2019abord { $number } tuiles de votre r\xE9serve.
    }
khitan-refusal-occupied = Il y a d\xE9j\xE0 une tuile sur cette case.
khitan-refusal-own-half = C\u2019est la moiti\xE9 de l\u2019adversaire. Posez la tuile dans la v\xF4tre.
khitan-refusal-middle-row = La rang\xE9e du milieu n\u2019est \xE0 personne. Posez la tuile dans votre moiti\xE9.
khitan-ends-goal = l\u2019adversaire n\u2019a plus de tuiles
khitan-ends-quiet = plus de tuiles apr\xE8s { $moves } coups sans prise
khitan-ends-length = plus de tuiles apr\xE8s { $moves } coups en tout
khitan-losses-goal = vous n\u2019avez plus de tuiles
khitan-losses-quiet = moins de tuiles apr\xE8s { $moves } coups sans prise
khitan-losses-length = moins de tuiles apr\xE8s { $moves } coups en tout
khitan-draws-quiet = m\xEAme nombre de tuiles apr\xE8s { $moves } coups sans prise
khitan-draws-length = m\xEAme nombre de tuiles apr\xE8s { $moves } coups en tout
khitan-term-pieces = tuiles
khitan-term-share = part de toutes les tuiles
khitan-term-reserve = r\xE9serve
khitan-term-closed = r\xE9serve ferm\xE9e
khitan-term-sight = lignes ouvertes
khitan-term-aims = tuiles adverses dans la ligne de tir
khitan-term-exposed = en danger
khitan-term-exposed_more = autres en danger
khitan-term-open_aims = tuiles adverses dans la ligne de tir, r\xE9serves ouvertes
khitan-term-open_exposed = en danger, r\xE9serves ouvertes
khitan-term-open_exposed_more = autres en danger, r\xE9serves ouvertes
khitan-term-verdict = avance \xE0 l\u2019approche de la limite de coups
khitan-term-tempo = le trait
losses-resignation = vous avez abandonn\xE9
losses-time = votre temps est \xE9coul\xE9
losses-abandoned = vous avez quitt\xE9 la partie
online-friend = En ligne, avec un proche
online-play-friend = Jouer en ligne
online-play-friend-game = Jouer en ligne \xE0 { $game }
online-no-server = Pour jouer en ligne, il faut un serveur, et aucun ne r\xE9pond ici pour l\u2019instant. Tout le reste fonctionne sans.
online-time = Temps
online-time-help = Minutes par joueur + secondes ajout\xE9es par tour, ou nombre de jours par tour.
online-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
online-own-clock = Autre pendule
online-own-days = Autre nombre de jours
online-base = Minutes par joueur
online-increment = Secondes ajout\xE9es par tour
online-days-each = Jours par tour
online-seed = Num\xE9ro de la position de d\xE9part (facultatif)
online-seed-help = La position de d\xE9part est tir\xE9e au sort ; le m\xEAme num\xE9ro donne toujours la m\xEAme. Une partie \xE0 num\xE9ro n\u2019est pas class\xE9e.
online-name = Votre nom (facultatif)
online-public = Ouverte \xE0 tous, pas seulement par le lien
online-rated = Class\xE9e : le r\xE9sultat compte pour les deux
online-rated-account = Une partie class\xE9e oppose deux comptes : cr\xE9ez-en un ou connectez-vous sous \xAB Compte \xBB.
online-rated-clock = Une partie class\xE9e demande une pendule ou des jours par tour, et la position de d\xE9part habituelle.
online-invite = Obtenir le lien
online-asking = On pr\xE9pare la table\u2026
play-turn = \xC0 { $side } de jouer
play-your-turn = \xC0 vous de jouer
play-thinking = L\u2019ordinateur r\xE9fl\xE9chit\u2026
play-computer = Ordinateur, niveau { $level }
    .brief = Niveau { $level }
play-you = Vous
play-new-game = Nouvelle partie
    .brief = Nouvelle
play-start = Commencer
play-opponent = Adversaire
play-against-computer = L\u2019ordinateur
play-against-person = \xC0 deux, sur cet appareil
play-level = Niveau
play-level-option = { play-level-name } \xB7 environ { $rating } Elo
play-level-name = { $level }, { play-level-word }
play-level-word =
    { $level ->
        [1] d\xE9butant
        [2] novice
        [3] facile
        [4] tranquille
        [5] moyen
        [6] solide
        [7] fort
        [8] tr\xE8s fort
        [9] redoutable
       *[10] le plus fort
    }
play-level-gentle = le plus facile
play-level-strong = le plus difficile
play-side = Vous jouez
play-random = Au hasard
play-variant = Version
play-position = Position de d\xE9part personnalis\xE9e
play-position-help = Laissez ce champ vide pour le d\xE9part habituel.
play-position-refused = Cette position n\u2019est pas valable :
play-clock = Pendule
play-no-clock = Sans
play-minutes = Minutes pour { $side }
play-increment = Secondes ajout\xE9es par tour
play-bad-number = { $field } : indiquez un nombre de { $least } \xE0 { $most }.
play-autoflip = Retourner le plateau apr\xE8s chaque coup
play-take-back = Annuler le coup
    .brief = Annuler
play-resign = Abandonner
    .brief = Abandon
play-resign-ask = { $side } abandonne la partie ?
play-resign-yes = Oui, abandonner
play-resign-no = Continuer \xE0 jouer
play-offer = Proposer la nulle
    .brief = Nulle
play-offer-ask = { $side } propose la nulle. L\u2019autre camp accepte-t-il ?
play-offer-yes = Accepter
play-offer-no = Refuser
play-offer-wait = L\u2019ordinateur examine votre proposition\u2026
play-declined = La proposition de nulle est refus\xE9e.
play-claim = R\xE9clamer la nulle
    .brief = R\xE9clamer
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
play-no-moves = Aucun coup jou\xE9.
play-start-of-game = D\xE9part
play-present = Revenir \xE0 la position actuelle
play-earlier = Position ant\xE9rieure
play-analyse = Analyser cette partie
    .brief = Analyser
play-legend = Pi\xE8ces et signes
    .brief = L\xE9gende
play-help = Raccourcis
    .brief = Raccourcis
play-actions = Actions
play-engine-failed = L\u2019ordinateur ne r\xE9pond plus. Annulez un coup ou commencez une nouvelle partie.
play-key-board = parcourir le plateau
    .key = Fl\xE8ches
play-key-pick = choisir une case ou actionner un bouton
    .key = Entr\xE9e
play-key-type = \xE9crire un coup
    .key = m
play-key-tell = lire le plateau
    .key = b
play-key-whole = lire le plateau en d\xE9tail
    .key = Maj b
play-key-turn = \xE0 qui de jouer, et que faire
    .key = w
play-key-last = le dernier coup
    .key = l
play-key-clocks = le temps qui reste
    .key = t
play-key-score = le score
    .key = p
play-key-ground = les cases du plateau
    .key = g
play-key-rotate = tourner la pi\xE8ce en main vers la droite, ou vers la gauche
    .key = r R
play-key-over = retourner la tuile en main
    .key = o
play-key-undo = annuler une \xE9tape
    .key = \xC9chap
play-key-flip = retourner le plateau
    .key = f
play-key-take-back = annuler un coup
    .key = u
play-key-earlier = un coup en arri\xE8re ou en avant, hors du plateau
    .key = \u2190 \u2192
play-key-sound = activer ou couper les sons
    .key = s
play-key-new-game = nouvelle partie
    .key = n
play-key-help = cette liste
    .key = ?
play-key-ends = premi\xE8re ou derni\xE8re position
    .key = D\xE9but Fin
play-key-everywhere = un coup en arri\xE8re ou en avant, m\xEAme sur le plateau
    .key = [ ]
play-takes = prise
play-leafing = Parcourir les coups
play-leaf-first = Au d\xE9part
play-leaf-back = Un coup en arri\xE8re
play-leaf-on = Un coup en avant
play-leaf-last = Au dernier coup
play-own-clock = Autre
play-clock-help = Minutes par joueur + secondes ajout\xE9es par tour.
play-days-left = { $days } j { $hours } h
play-winner = Gagnant
play-human = Humain
play-declined-early = L\u2019ordinateur refuse : il est trop t\xF4t pour une nulle.
play-replaces = La partie en cours s\u2019arr\xEAtera l\xE0, sans r\xE9sultat.
play-other-game = Vous avez une partie inachev\xE9e. Votre premier coup ici la remplacera.
play-other-resume = La reprendre
play-still-waiting = Vous attendez toujours un adversaire : on vous appelle d\xE8s que quelqu\u2019un prend place.
quindo-title = Quindo
quindo-line = Les pions sautent par-dessus l\u2019adversaire et le retournent. Ils avancent d\u2019une, deux ou trois cases, mais jamais exactement de la distance qu\u2019il vient de parcourir.
quindo-goal = Laisser l\u2019adversaire sans pion.
quindo-credit = Auteur et ann\xE9e inconnus
quindo-side-first = Blanc
quindo-side-second = Noir
quindo-kind-pawn = pion
quindo-piece =
    { $side ->
        [first] pion blanc
       *[second] pion noir
    }
quindo-terrain-border = bord
quindo-variant-standard = Standard
    .line = Cinq pions par camp sur un champ de 5 \xD7 5 cases.
quindo-choice-pass = Passer
quindo-counter-barred = Distance interdite
quindo-says-pieces =
    { $number ->
        [0] 0 pion
        [1] 1 pion
       *[other] { $number } pions
    }
quindo-prompt-move = Choisissez un pion.
quindo-prompt-target = O\xF9 se pose-t-il ?
quindo-prompt-pass = Il ne reste que la distance interdite. Vous passez.
quindo-refusal-barred =
    { $number ->
        [1] L\u2019adversaire vient d\u2019avancer d\u2019une case : cette distance vous est interdite.
        [2] L\u2019adversaire vient d\u2019avancer de deux cases : cette distance vous est interdite.
       *[3] L\u2019adversaire vient d\u2019avancer de trois cases : cette distance vous est interdite.
    }
quindo-refusal-blocked = Ce pion est bloqu\xE9 par les v\xF4tres.
quindo-refusal-not-straight = Un pion va en ligne droite, dans l\u2019une des huit directions.
quindo-refusal-own-piece = L\u2019un de vos pions s\u2019y trouve.
quindo-refusal-own-in-the-way = L\u2019un de vos pions barre le chemin.
quindo-refusal-enemy-piece = Un pion adverse s\u2019y trouve. Sautez par-dessus pour finir sur une case vide.
quindo-refusal-too-far = C\u2019est \xE0 { $number } cases vides ; trois est le maximum.
quindo-ends-goal = l\u2019adversaire n\u2019a plus de pions
quindo-ends-quiet = plus de pions apr\xE8s { $moves } coups sans pion retourn\xE9 ni perdu
quindo-ends-length = plus de pions apr\xE8s { $moves } coups en tout
quindo-losses-goal = vous n\u2019avez plus de pions
quindo-losses-quiet = moins de pions apr\xE8s { $moves } coups sans pion retourn\xE9 ni perdu
quindo-losses-length = moins de pions apr\xE8s { $moves } coups en tout
quindo-draws-quiet = m\xEAme nombre de pions apr\xE8s { $moves } coups sans pion retourn\xE9 ni perdu
quindo-draws-length = m\xEAme nombre de pions apr\xE8s { $moves } coups en tout
quindo-term-pawns = pions
quindo-term-share = part de tous les pions
quindo-term-last_pawn = dernier pion
quindo-term-capture = prises
quindo-term-prey = pions adverses \xE0 port\xE9e
quindo-term-exposed = en danger
quindo-term-inner = cases int\xE9rieures
quindo-term-barred = distance interdite
quindo-term-barred_one = un interdit
quindo-term-barred_three = trois interdit
refusals-general = Ce n\u2019est pas possible.
refusals-finished = La partie est termin\xE9e.
refusals-empty = Il n\u2019y a rien ici.
refusals-not-yours = Ce n\u2019est pas \xE0 vous.
refusals-must-pass = Vous n\u2019avez aucun coup permis : vous ne pouvez que passer.
refusals-must-move = Vous avez un coup permis : vous ne pouvez pas passer.
refusals-stays = Il faut aller sur une autre case.
refusals-no-such-move = Ce coup n\u2019est pas permis.
refusals-wait = Ce n\u2019est pas votre tour.
refusals-past = C\u2019est une position ant\xE9rieure. Revenez \xE0 la position actuelle pour jouer.
tell-pair = { $first } et { $last }
tell-series = { $first }, { $next }
tell-apart = { $first } ; { $next }
tell-by = { $side } : { $deed }.
tell-moved = { $piece } de { $from } en { $to }
tell-by-way = par { $cells }
tell-tumbled = { $piece } bascule de { $from } en { $to }
tell-turned = { $piece } tourne en { $at }
tell-swapped = { $piece } de { $from } \xE9change sa place avec { $to }
tell-stacked = { $piece } de { $from } sur { $to }
tell-stack = pile de { $height }, { $piece } au sommet,
tell-unstacked = { $piece } du sommet, de { $from } en { $to }
tell-captured = prise en { $at } : { $piece }
tell-burnt = le faisceau frappe en { $at } : { $piece }
tell-mirrored = le faisceau tourne en { $cells }
tell-faded = le faisceau s\u2019arr\xEAte en { $cells }
tell-flipped = retourne { $cells }
tell-entered = { $piece } en { $at }
tell-left = sort du plateau en { $at }
tell-passed = passe
tell-nothing = rien sur le plateau
tell-new-game = Nouvelle partie.
tell-goes-on = La partie continue.
tell-you-play = Vous jouez { $side }.
tell-computer-turn = C\u2019est \xE0 l\u2019ordinateur de jouer.
tell-taken-back = Annul\xE9 : { $moves }.
tell-at-move = Coup { $ply } sur { $count }.
tell-no-move = Aucun coup n\u2019a \xE9t\xE9 jou\xE9.
tell-clock =
    { $minutes ->
        [0] { $side } : { tell-seconds }.
       *[other] { $side } : { tell-minutes }, { tell-seconds }.
    }
tell-minutes =
    { $minutes ->
        [1] 1 minute
       *[other] { $minutes } minutes
    }
tell-seconds =
    { $seconds ->
        [0] 0 seconde
        [1] 1 seconde
       *[other] { $seconds } secondes
    }
tell-no-clock = Il n\u2019y a pas de pendule.
tell-pieces =
    { $count ->
        [0] 0 pi\xE8ce
        [1] 1 pi\xE8ce
       *[other] { $count } pi\xE8ces
    }
tell-plain = Toutes les cases sont pareilles.
tell-sound-on = Son activ\xE9.
tell-sound-off = Son coup\xE9.
titles-home = Quinconce \xB7 cinq jeux de plateau
titles-play = Jouer \xB7 Quinconce
titles-play-game = Jouer \xE0 { $game } \xB7 Quinconce
titles-calling = { $calling } \xB7 { $title }
titles-learn = Apprendre \xB7 Quinconce
titles-learn-game = Apprendre { $game } \xB7 Quinconce
titles-analyse = Analyser \xB7 Quinconce
titles-analyse-game = Analyser { $game } \xB7 Quinconce
titles-lobby = Salon \xB7 Quinconce
titles-games = Mes parties \xB7 Quinconce
titles-waiting = ({ $count }) { $title }
titles-match = Partie en ligne \xB7 Quinconce
titles-account = Compte \xB7 Quinconce
titles-person = { $name } \xB7 Quinconce
titles-unknown = Page introuvable \xB7 Quinconce
trouble-wasm-title = Les r\xE8gles n\u2019ont pas pu \xEAtre charg\xE9es
trouble-wasm = Les plateaux ont besoin de WebAssembly, qui n\u2019a pas pu d\xE9marrer ici. Une connexion instable ou un r\xE9glage strict du navigateur en sont les causes habituelles.
trouble-setup-title = Impossible de mettre en place cette partie
trouble-setup = L\u2019adresse demande une position, une version ou un coup que les r\xE8gles ne permettent pas :
trouble-ordinary = Jouer depuis le d\xE9part habituel
trouble-retry = R\xE9essayer
trouble-unknown-title = Il n\u2019y a pas de jeu \xE0 cette table
trouble-unknown = Cette adresse ne m\xE8ne nulle part. Les cinq jeux, eux, sont toujours \xE0 leur place.
trouble-page = Cette partie de la page n\u2019a pas pu \xEAtre charg\xE9e.
trouble-broken-title = Une erreur s\u2019est produite
trouble-broken = C\u2019est un d\xE9faut du programme, vous n\u2019y \xEAtes pour rien. Tout ce qui \xE9tait enregistr\xE9 l\u2019est toujours.
trouble-reload = Recharger la page
trouble-put-aside = Mettre cette analyse de c\xF4t\xE9
trouble-aside-help = Si cela se reproduit, mettez l\u2019analyse de c\xF4t\xE9 : la page s\u2019ouvrira sur un plateau neuf, et vous retrouverez l\u2019analyse dans \xAB Fichiers \xBB, sous \xAB Analyse pr\xE9c\xE9dente \xBB.
trouble-new-table = Commencer une nouvelle partie
`;export{a as default};
