var a=`app-quote = \xAB { $text } \xBB
app-quote-nothing = \xAB \xBB
app-name = Quinconce
app-tagline = Cinq jeux de plateau oubli\xE9s, sur une m\xEAme table.
app-lead = Jou\xE9s exactement selon leurs r\xE8gles imprim\xE9es, \xE0 deux ou contre l\u2019ordinateur. Rien \xE0 installer, aucun compte.
app-skip = Aller au contenu
app-home = Les cinq jeux
app-play = Jouer
app-learn = Apprendre
app-analyse = Analyser
app-settings = R\xE9glages
app-language = Langue
app-speaks = Fran\xE7ais
    .brief = FR
app-theme = Apparence
app-theme-system = Syst\xE8me
app-theme-light = Clair
app-theme-dark = Sombre
app-motion = Mouvement
app-motion-system = Syst\xE8me
app-motion-on = Oui
app-motion-off = Non
app-sound = Sons
app-on = Oui
app-off = Non
app-close = Fermer
app-cancel = Annuler
app-loading = Mise en place du plateau\u2026
board-grid = Plateau de { $game }
board-how = Les fl\xE8ches d\xE9placent, Entr\xE9e choisit, \xC9chap annule une \xE9tape. b lit le plateau, w dit \xE0 qui de jouer, l le dernier coup ; m \xE9crit un coup, le point d\u2019interrogation donne toutes les touches.
board-empty = vide
board-target = arriv\xE9e permise
board-capture = arriv\xE9e permise, avec prise
board-source = peut jouer
board-taking = avec prise
board-lost = la pi\xE8ce y est perdue
board-losing = o\xF9 la pi\xE8ce est perdue
board-doomed = peut \xEAtre prise
board-reach = Arriv\xE9es : { $cells }.
board-or-choices = Par bouton : { $choices }.
board-ways = Choisissez l\u2019une des { $count } fa\xE7ons de la poser, par bouton.
board-last = dernier coup
board-demanded = demand\xE9e
board-barred = distance interdite
board-choices = Au choix
board-reserve = \xC0 c\xF4t\xE9 du plateau
board-faces = Dans quel sens
board-lay = Poser
board-laying = r la fait pivoter, o la retourne, Entr\xE9e la pose.
board-turning = r la fait pivoter.
board-turning-both = r la fait pivoter vers la droite, Maj r vers la gauche.
board-faces-enemy = Fait face \xE0 { $cells }.
board-undo = Annuler cette \xE9tape
board-type = \xC9crire un coup
board-completions = Coups permis
board-no-move = Aucun coup ne peut \xEAtre jou\xE9 maintenant.
board-unknown-move = \xAB { $text } \xBB n\u2019est pas un coup permis ici. { $example } en est un.
board-undone = Annul\xE9 : { $step }.
choose-title = Quel jeu ?
choose-play = Cinq plateaux sont dress\xE9s. Prenez place \xE0 l\u2019un d\u2019eux.
choose-learn = Une courte le\xE7on sur le plateau, et les r\xE8gles compl\xE8tes.
choose-analyse = Essayer des coups, interroger le moteur, composer une position ou ouvrir une partie not\xE9e.
ends-win = { $side } gagne
ends-won = Vous avez gagn\xE9
ends-lost = Vous avez perdu
ends-draw = Partie nulle
ends-goal = { "" }
ends-blocked = plus aucun coup possible
ends-quiet = la limite de calme est atteinte
ends-claim = la position s\u2019est pr\xE9sent\xE9e trois fois
ends-repetition = la position s\u2019est pr\xE9sent\xE9e cinq fois
ends-length = 600 coups ont \xE9t\xE9 jou\xE9s
ends-resignation = l\u2019autre camp abandonne
ends-agreement = d\u2019un commun accord
ends-time = l\u2019autre camp n\u2019a plus de temps
hokito-title = Hokito
hokito-line = Les jetons sautent les uns sur les autres jusqu\u2019au blocage ; chaque pile rapporte alors la valeur de son sommet fois sa hauteur.
hokito-goal = Avoir plus de points quand quelqu\u2019un est bloqu\xE9.
hokito-credit = Claude Leroy, 2011
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
    .line = Trois rang\xE9es de noirs, trois de blancs.
hokito-variant-mixed = M\xE9lang\xE9e
    .line = Tous les jetons m\xEAl\xE9s sur tout le plateau.
hokito-counter-score = Points
hokito-prompt-move = Choisissez un jeton ou une pile \xE0 vous.
hokito-prompt-target = O\xF9 se pose-t-il ?
hokito-prompt-pass = Aucun coup possible.
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
hokito-ends-blocked = plus de points, au blocage
hokito-losses-goal = moins de points
hokito-losses-blocked = moins de points, au blocage
hokito-term-points = points
hokito-term-tops = piles \xE0 port\xE9e
hokito-term-mobility = mobilit\xE9
hokito-term-tempo = le trait
home-map = Les cinq jeux, en carte
home-play-game = Jouer \xE0 { $game }
home-learn-game = Apprendre { $game }
home-analyse-game = Analyser { $game }
home-board = Une partie de { $game } en cours
home-resume = Reprendre la partie
home-footer = Logiciel libre, MIT ou Apache 2.0. Dans les r\xE8gles, nos d\xE9cisions sont signal\xE9es comme telles.
home-licences = Licences des biblioth\xE8ques et des polices
khan-title = Khan
khan-line = Chaque pi\xE8ce avance d\u2019autant de cases que la sienne a de traits, et un chapeau dicte \xE0 l\u2019adversaire quel type de case doit r\xE9pondre.
khan-goal = Prendre la Kalista adverse.
khan-credit = Un duel pour Kalista et Sbires
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
        [1] oriente le tapis, son bord nord devant Rouge
        [2] oriente le tapis, son bord est devant Rouge
        [3] oriente le tapis, son bord sud devant Rouge
       *[4] oriente le tapis, son bord ouest devant Rouge
    }
khan-lines = Traits de a \xE0 f. { $rows }
khan-lines-row = Rang\xE9e { $number } : { $lines }.
khan-says-demand = Le Khan demande une case { khan-sort }
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
khan-prompt-edge = Quel bord du tapis est devant Rouge ?
khan-prompt-setup = Posez votre pi\xE8ce sur l\u2019une de vos deux rang\xE9es les plus proches.
khan-prompt-place = O\xF9 revient-il ?
khan-prompt-pass = Aucune de vos pi\xE8ces ne peut bouger. Vous passez.
khan-refusal-choose-edge = Choisissez d\u2019abord le bord du tapis plac\xE9 devant.
khan-refusal-edge-chosen = Le tapis est d\xE9j\xE0 pos\xE9.
khan-refusal-place-first = Posez d\u2019abord toutes vos pi\xE8ces.
khan-refusal-kalista-first = La Kalista est pos\xE9e la premi\xE8re.
khan-refusal-kalista-placed = Votre Kalista est d\xE9j\xE0 pos\xE9e.
khan-refusal-home = Posez vos pi\xE8ces sur vos deux rang\xE9es les plus proches.
khan-refusal-occupied = Une pi\xE8ce s\u2019y trouve d\xE9j\xE0.
khan-refusal-demand = Le Khan demande une case { khan-sort }.
khan-refusal-stuck = Impossible d\u2019avancer { khan-far } : tous les chemins sont barr\xE9s.
khan-refusal-own-piece = Une de vos pi\xE8ces s\u2019y trouve.
khan-refusal-too-far = Depuis une case { khan-sort }, on avance exactement { khan-far }.
khan-refusal-distance = Depuis une case { khan-sort }, on avance exactement { khan-far }.
khan-refusal-turns-back = Il faudrait passer deux fois par la m\xEAme case.
khan-refusal-blocked = Le chemin est barr\xE9.
khan-refusal-none-captured = Aucun de vos Sbires n\u2019est pris.
khan-refusal-no-demand = Rien n\u2019est demand\xE9 : personne ne revient.
khan-refusal-can-obey = Une de vos pi\xE8ces sur une case { khan-sort } peut jouer : elle le doit.
khan-refusal-entry-lines = Il revient sur une case { khan-sort }.
khan-ends-goal = la Kalista est prise
khan-losses-goal = votre Kalista est prise
khan-term-sbires = Sbires
khan-term-reserve = Sbires \xE0 faire revenir
khan-term-simple_moves = coups simples
khan-term-double_moves = coups doubles
khan-term-triple_moves = coups triples
khan-term-pieces_on_triple_squares = pi\xE8ces sur cases triples
khan-term-unobeyable_sorts = types auxquels on ne peut ob\xE9ir
khan-term-one_step_from_the_kalista = \xE0 un pas de la Kalista
khan-term-two_steps_from_the_kalista = \xE0 deux pas de la Kalista
khan-term-three_steps_from_the_kalista = \xE0 trois pas de la Kalista
khan-term-kalista_on_a_simple_square = Kalista sur case simple
khan-term-sbires_in_the_centre = Sbires au centre
khan-term-aims_at_the_kalista = vis\xE9es sur la Kalista
khan-term-safe_sorts = types s\xFBrs
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
khet-line = On avance ou on tourne une pi\xE8ce, puis le laser tire : il court de miroir en miroir jusqu\u2019\xE0 frapper quelque chose.
khet-goal = \xC9clairer le pharaon adverse.
khet-credit = Premi\xE8re \xE9dition, 2005\u201306
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
    .line = Le d\xE9part pour commencer.
khet-variant-imhotep = Imhotep
    .line = Davantage de parades.
khet-variant-dynasty = Dynastie
    .line = Attaque et d\xE9fense sont t\xF4t \xE0 \xE9galit\xE9.
khet-variant-classic_horus = Classique avec l\u2019\u0152il d\u2019Horus
    .line = Un djed par camp divise le faisceau.
khet-variant-imhotep_horus = Imhotep avec l\u2019\u0152il d\u2019Horus
    .line = Un djed par camp divise le faisceau.
khet-variant-dynasty_horus = Dynastie avec l\u2019\u0152il d\u2019Horus
    .line = Un djed par camp divise le faisceau.
khet-choice-clockwise = Tourner \xE0 droite
khet-choice-anticlockwise = Tourner \xE0 gauche
khet-choice-turn = Tourner
khet-choice-top = Le sommet seul
khet-prompt-move = Choisissez une pi\xE8ce. Votre laser tire apr\xE8s le coup.
khet-prompt-target = Avancez sur une case marqu\xE9e, ou tournez la pi\xE8ce.
khet-prompt-pass = Aucun coup possible.
khet-refusal-stuck = Cette pi\xE8ce ne peut pas bouger.
khet-refusal-pharaoh-turns = Un pharaon est le m\xEAme de partout ; on ne le tourne pas.
khet-refusal-obelisk-turns = Un ob\xE9lisque est le m\xEAme de partout ; on ne le tourne pas.
khet-refusal-no-stack = Seule une pile a un sommet \xE0 soulever.
khet-refusal-one-turn = Les deux quarts de tour de cette pi\xE8ce reviennent au m\xEAme : tournez-la, simplement.
khet-refusal-which-way = Dites dans quel sens elle tourne.
khet-refusal-neighbour = Une pi\xE8ce n\u2019avance que d\u2019une case.
khet-refusal-reserved = Cette case est r\xE9serv\xE9e \xE0 l\u2019autre couleur.
khet-refusal-own-piece = Une de vos pi\xE8ces s\u2019y trouve.
khet-refusal-enemy-piece = Une pi\xE8ce adverse s\u2019y trouve. Seule la lumi\xE8re prend.
khet-refusal-two-high = On n\u2019empile jamais trois ob\xE9lisques.
khet-refusal-swap-pharaoh = Un pharaon n\u2019\xE9change jamais sa place.
khet-refusal-swap-djed = Djeds et yeux n\u2019\xE9changent pas leur place entre eux.
khet-refusal-swap-reserved = L\u2019\xE9change mettrait une pi\xE8ce sur une case r\xE9serv\xE9e \xE0 l\u2019autre couleur.
khet-ends-goal = le pharaon est \xE9clair\xE9
khet-losses-goal = votre pharaon est \xE9clair\xE9
khet-term-material = mat\xE9riel
khet-term-mirrors = miroirs
khet-term-approach = approche
khet-term-gates = acc\xE8s au pharaon
khet-term-mirrors_in_gates = miroirs sur ces acc\xE8s
khet-term-mirrors_beside_gates = miroirs \xE0 c\xF4t\xE9 de ces acc\xE8s
khet-term-open_lines = lignes ouvertes
khet-term-guards = gardes
khet-term-targets = cibles
khet-term-helpers = renforts
khet-term-pyramids = pyramides
khet-term-djeds = djeds
khet-term-tempo = le trait
khet-term-prey = proies
khet-term-own_men_lit = pi\xE8ces \xE9clair\xE9es par soi-m\xEAme
khet-term-men_in_danger = pi\xE8ces en danger
khet-term-deadly_threats = menaces mortelles
khitan-title = Khitan
khitan-line = Des tuiles hexagonales basculent par-dessus leurs bords ; quand deux adversaires se montrent la m\xEAme couleur, qui vient de jouer prend.
khitan-goal = D\xE9barrasser le plateau des tuiles adverses.
khitan-credit = Ludovic Chabry, 2012
khitan-how = Chaque tuile est dite par ses six couleurs : \xE0 l\u2019est, au nord-est, au nord-ouest, \xE0 l\u2019ouest, au sud-ouest et au sud-est. Les rang\xE9es montent vers le nord depuis a ; au nord-est de a1 se trouve b2, au nord-ouest b1.
khitan-side-first = Blanc
khitan-side-second = Noir
khitan-kind-tile = tuile
khitan-piece =
    { $side ->
        [first] tuile blanche
       *[second] tuile noire
    }
khitan-shows = est { $east }, { $northEast }, { $northWest }, ouest { $west }, { $southWest }, { $southEast }
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
    .line = Ce qui est pris sort du jeu.
khitan-variant-expert = Expert
    .line = Qui prend pose une tuile d\u2019une r\xE9serve de trois.
khitan-variant-master = Ma\xEEtre
    .line = Une r\xE9serve de six, jamais ferm\xE9e.
khitan-variant-sprint = Sprint
    .line = Quatre tuiles ou moins, et c\u2019est perdu.
khitan-variant-sprint-ends-goal = l\u2019autre camp n\u2019a plus que quatre tuiles ou moins
khitan-variant-sprint-losses-goal = vous n\u2019avez plus que quatre tuiles ou moins
khitan-choice-pass = Passer
khitan-enter-tile = Une tuile de la r\xE9serve
khitan-counter-reserve = En r\xE9serve
khitan-counter-pending = Encore \xE0 poser
khitan-prompt-move = Choisissez une tuile.
khitan-prompt-target = O\xF9 bascule-t-elle ?
khitan-prompt-place = Posez une tuile dans votre moiti\xE9.
khitan-prompt-face = Dans quel sens est-elle pos\xE9e ?
khitan-prompt-pass = Aucune de vos tuiles ne peut bouger. Vous passez.
khitan-refusal-stuck = Cette tuile est enferm\xE9e : aucune case voisine n\u2019est libre.
khitan-refusal-neighbour = Une tuile ne bascule que sur une case voisine.
khitan-refusal-own-piece = Une de vos tuiles s\u2019y trouve.
khitan-refusal-enemy-piece = Une tuile adverse s\u2019y trouve. On prend en faisant face, pas en retombant dessus.
khitan-refusal-no-reserve = Il n\u2019y a pas de r\xE9serve dans cette variante.
khitan-refusal-reserve-empty = Votre r\xE9serve est vide.
khitan-refusal-reserves-closed = Les r\xE9serves sont ferm\xE9es : l\u2019une d\u2019elles est \xE9puis\xE9e.
khitan-refusal-capture-first = On ne pose une tuile qu\u2019apr\xE8s une prise.
khitan-refusal-place-first =
    { $number ->
        [1] Posez d\u2019abord une tuile de votre r\xE9serve.
       *[other] Posez d\u2019abord { $number } tuiles de votre r\xE9serve.
    }
khitan-refusal-occupied = Une tuile s\u2019y trouve d\xE9j\xE0.
khitan-refusal-own-half = C\u2019est l\u2019autre moiti\xE9. Posez-la dans la v\xF4tre.
khitan-refusal-middle-row = La rang\xE9e du milieu n\u2019est \xE0 personne. Posez-la dans votre moiti\xE9.
khitan-ends-goal = l\u2019autre camp n\u2019a plus de tuile
khitan-losses-goal = vous n\u2019avez plus de tuile
khitan-term-pieces = pi\xE8ces
khitan-term-share = part de toutes les pi\xE8ces
khitan-term-reserve = r\xE9serve
khitan-term-closed = r\xE9serve ferm\xE9e
khitan-term-sight = vue d\xE9gag\xE9e
khitan-term-aims = ennemis dans la ligne de tir
khitan-term-exposed = en danger
khitan-term-exposed_more = autres en danger
khitan-term-open_aims = ennemis dans la ligne de tir, r\xE9serves ouvertes
khitan-term-open_exposed = en danger, r\xE9serves ouvertes
khitan-term-open_exposed_more = autres en danger, r\xE9serves ouvertes
khitan-term-verdict = avance avant la limite de calme
khitan-term-tempo = le trait
losses-resignation = vous avez abandonn\xE9
losses-time = votre temps est \xE9coul\xE9
play-turn = { $side } joue
play-your-turn = \xC0 vous
play-thinking = L\u2019ordinateur r\xE9fl\xE9chit\u2026
play-computer = Ordinateur, niveau { $level }
    .brief = Niveau { $level }
play-you = Vous
play-new-game = Nouvelle partie
    .brief = Nouvelle
play-start = Commencer
play-opponent = Adversaire
play-against-computer = L\u2019ordinateur
play-against-person = Deux personnes, un appareil
play-level = Niveau
play-level-option = { $level } \xB7 environ { $rating }
play-level-gentle = doux
play-level-strong = fort
play-side = Vous jouez
play-random = Tirer au sort
play-variant = Variante
play-position = Position de d\xE9part
play-position-help = Laisser vide pour le d\xE9part habituel.
play-position-refused = Les r\xE8gles la refusent :
play-clock = Pendule
play-no-clock = Sans pendule
play-minutes = Minutes pour { $side }
play-increment = Secondes ajout\xE9es par coup
play-bad-number = { $field } : \xE9crivez un nombre de { $least } \xE0 { $most }.
play-autoflip = Tourner le plateau apr\xE8s chaque coup
play-take-back = Reprendre
    .brief = Reprendre
play-resign = Abandonner
    .brief = Abandon
play-resign-ask = { $side } abandonne ?
play-resign-yes = Oui, abandonner
play-resign-no = Continuer
play-offer = Proposer nulle
    .brief = Nulle
play-offer-ask = { $side } propose la nulle. L\u2019autre camp accepte-t-il ?
play-offer-yes = Accepter
play-offer-no = Refuser
play-offer-wait = L\u2019ordinateur examine l\u2019offre\u2026
play-declined = L\u2019offre est refus\xE9e.
play-claim = R\xE9clamer la nulle
    .brief = R\xE9clamer
play-rematch = Rejouer
    .brief = Rejouer
play-flip = Tourner le plateau
    .brief = Tourner
play-pause = Pause
    .brief = Pause
play-resume = Continuer
    .brief = Continuer
play-paused = La pendule est arr\xEAt\xE9e.
play-moves = Coups
play-no-moves = Aucun coup pour l\u2019instant.
play-start-of-game = D\xE9part
play-present = Revenir au pr\xE9sent
play-earlier = Position pass\xE9e
play-analyse = Analyser cette partie
    .brief = Analyser
play-legend = Pi\xE8ces et signes
    .brief = L\xE9gende
play-help = Touches
    .brief = Touches
play-actions = Actions
play-engine-failed = Le joueur \xE9lectronique a \xE9chou\xE9. Reprenez un coup ou recommencez.
play-key-board = parcourir le plateau
    .key = \u2190 \u2191 \u2192 \u2193
play-key-pick = choisir une case ou un bouton
    .key = Entr\xE9e
play-key-type = \xE9crire un coup
    .key = m
play-key-tell = lire le plateau
    .key = b
play-key-whole = lire le plateau en d\xE9tail
    .key = Shift b
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
play-key-flip = tourner le plateau
    .key = f
play-key-take-back = reprendre un coup
    .key = u
play-key-earlier = voir les positions pass\xE9es
    .key = [ ]
play-key-sound = sons
    .key = s
play-key-new-game = nouvelle partie
    .key = n
play-key-help = cette liste
    .key = ?
quindo-title = Quindo
quindo-line = Les pions sautent l\u2019adversaire et le retournent, \xE0 une, deux ou trois cases, mais jamais \xE0 la distance qu\u2019il vient de parcourir.
quindo-goal = Laisser l\u2019adversaire sans pions.
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
    .line = Cinq pions par camp sur un champ de 5 \xD7 5.
quindo-choice-pass = Passer
quindo-counter-barred = Distance interdite
quindo-prompt-move = Choisissez un pion.
quindo-prompt-target = O\xF9 se pose-t-il ?
quindo-prompt-pass = Il ne reste que la distance interdite. Vous passez.
quindo-refusal-barred = L\u2019adversaire vient d\u2019avancer de { $number } : { $number } est interdit.
quindo-refusal-blocked = Ce pion est bloqu\xE9 par les v\xF4tres.
quindo-refusal-not-straight = Un pion va en ligne droite, dans l\u2019une des huit directions.
quindo-refusal-own-piece = Un de vos pions s\u2019y trouve.
quindo-refusal-own-in-the-way = Un de vos pions barre le chemin.
quindo-refusal-enemy-piece = Un adversaire s\u2019y trouve. Sautez-le pour finir sur une case vide.
quindo-refusal-too-far = C\u2019est \xE0 { $number } cases vides ; trois est la limite.
quindo-ends-goal = l\u2019autre camp n\u2019a plus de pion
quindo-ends-quiet = plus de pions \xE0 la limite de calme
quindo-losses-goal = vous n\u2019avez plus de pion
quindo-losses-quiet = moins de pions \xE0 la limite de calme
quindo-term-pawns = pions
quindo-term-share = part de tous les pions
quindo-term-last_pawn = dernier pion
quindo-term-capture = prises
quindo-term-prey = proies
quindo-term-exposed = en danger
quindo-term-inner = cases int\xE9rieures
quindo-term-barred = distance interdite
quindo-term-barred_one = un interdit
quindo-term-barred_three = trois interdit
refusals-general = Ce n\u2019est pas possible.
refusals-finished = La partie est termin\xE9e.
refusals-empty = Il n\u2019y a rien ici.
refusals-not-yours = Cette pi\xE8ce n\u2019est pas la v\xF4tre.
refusals-must-pass = Aucun coup possible : il ne reste qu\u2019\xE0 passer.
refusals-must-move = Un coup est possible : on ne peut pas passer.
refusals-stays = Il faut aller sur une autre case.
refusals-no-such-move = Ce coup n\u2019existe pas.
refusals-wait = Ce n\u2019est pas votre tour.
refusals-past = Cette position est pass\xE9e. Revenez au pr\xE9sent pour jouer.
tell-pair = { $first } et { $last }
tell-series = { $first }, { $next }
tell-apart = { $first } ; { $next }
tell-by = { $side } : { $deed }.
tell-moved = { $piece } { $from } en { $to }
tell-by-way = par { $cells }
tell-tumbled = { $piece } bascule de { $from } en { $to }
tell-turned = { $piece } tourne en { $at }
tell-swapped = { $piece } { $from } \xE9change sa place avec { $to }
tell-stacked = { $piece } { $from } sur { $to }
tell-unstacked = sommet, { $piece }, { $from } en { $to }
tell-captured = prise en { $at } : { $piece }
tell-burnt = le faisceau frappe en { $at } : { $piece }
tell-mirrored = la lumi\xE8re tourne en { $cells }
tell-faded = la lumi\xE8re s\u2019\xE9teint en { $cells }
tell-flipped = retourne { $cells }
tell-entered = { $piece } en { $at }
tell-left = sortie du plateau en { $at }
tell-passed = passe
tell-nothing = rien
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
        [1] 1 pi\xE8ce
       *[other] { $count } pi\xE8ces
    }
tell-plain = Toutes les cases sont pareilles.
titles-home = Quinconce \xB7 cinq jeux de plateau
titles-play = Jouer \xB7 Quinconce
titles-play-game = Jouer \xE0 { $game } \xB7 Quinconce
titles-learn = Apprendre \xB7 Quinconce
titles-learn-game = Apprendre { $game } \xB7 Quinconce
titles-analyse = Analyser \xB7 Quinconce
titles-analyse-game = Analyser { $game } \xB7 Quinconce
titles-unknown = Introuvable \xB7 Quinconce
trouble-wasm-title = Les r\xE8gles n\u2019ont pas pu \xEAtre charg\xE9es
trouble-wasm = Les plateaux ont besoin de WebAssembly, qui n\u2019a pas pu d\xE9marrer ici. Une connexion instable ou un navigateur r\xE9gl\xE9 strictement en sont les causes habituelles.
trouble-setup-title = Impossible de mettre en place cette table
trouble-setup = L\u2019adresse demande une position, une variante ou un coup que les r\xE8gles refusent :
trouble-ordinary = Jouer depuis le d\xE9part habituel
trouble-retry = R\xE9essayer
trouble-unknown-title = Aucun jeu sur cette table
trouble-unknown = Cette adresse ne m\xE8ne nulle part. Les cinq jeux, eux, sont toujours \xE0 leur place.
trouble-page = Cette partie de la page n\u2019a pas pu \xEAtre charg\xE9e.
trouble-broken-title = Une erreur s\u2019est produite
trouble-broken = C\u2019est un d\xE9faut du programme, vous n\u2019y \xEAtes pour rien. Ce qui \xE9tait d\xE9j\xE0 conserv\xE9 l\u2019est toujours.
trouble-reload = Recharger la page
trouble-put-aside = Mettre cette analyse de c\xF4t\xE9
trouble-aside-help = Si cela se reproduit, mettez l\u2019analyse de c\xF4t\xE9 : la page s\u2019ouvrira sur un plateau neuf, et vous retrouverez l\u2019analyse dans \xAB Fichiers \xBB, sous \xAB L\u2019analyse d\u2019avant \xBB.
trouble-new-table = Commencer une nouvelle partie
`;export{a as default};
