var o=`catalog-error-unknown-game = le jeu { $name } est inconnu : il y a { $known }
catalog-error-missing = elle manque
client-error-bad-address = adresse incorrecte : { $text } ; il faut http(s)://H\xD4TE:PORT ou le lien vers une partie
client-error-certificate = le serveur \xE0 cette adresse n\u2019est pas digne de confiance : { $why } (SSL_CERT_FILE d\xE9signe un fichier de certificats de confiance)
client-error-not-https = rien ne parle https \xE0 cette adresse : est-ce une adresse http ?
client-error-away = le serveur ne r\xE9pond pas : { $why }
client-error-refused = le serveur refuse ({ $status }) : { $message }
client-error-other-protocol = le serveur parle le protocole { $theirs }, ce programme le { $ours } : mettez le plus ancien \xE0 jour
client-error-nonsense = ce programme ne comprend pas ce que dit le serveur : { $text }
game-error-not-a-position = { $text } n\u2019est pas une position : il faut { $count } champs, { $fields }
game-error-bad-counter = { $what } : { $text } n\u2019est pas un nombre de 0 \xE0 { $most }
game-error-quiet-counter = nombre de coups sans prise
game-error-wrong-ranks = le plateau { $board } a { $ranks } : il en faut { $expected }
game-error-ranks =
    { $count ->
        [one] { $count } rang\xE9e
       *[other] { $count } rang\xE9es
    }
game-error-wrong-squares = la rang\xE9e { $number }, { $rank }, a { $squares } : il en faut { $expected }
game-error-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
game-error-bad-rank = dans la rang\xE9e { $rank } : { $why }
game-error-numbers-touch = deux nombres se suivent
game-error-unexpected = { $text } est de trop
game-error-not-turned = il manque un chiffre apr\xE8s { $piece } pour dire son sens
game-error-bad-run = { $run } n\u2019est pas une suite de cases vides
game-error-too-long = elle est trop longue
game-error-not-a-move = { $text } n\u2019est pas un coup : il faut { $expected }
game-error-illegal-move = le coup { $text } n\u2019est pas permis
game-error-finished = la partie est termin\xE9e
game-error-unknown-variant = la version { $name } est inconnue : il y a { $known }
game-error-not-repeated = pas encore de nulle \xE0 r\xE9clamer : la position s\u2019est pr\xE9sent\xE9e { $count } fois sur { $needed }
game-error-line = ligne { $number } : { $reason }
game-error-too-large = le fichier a { $size } octets : { $most } au plus
game-error-tag-twice = l\u2019\xE9tiquette { $tag } figure deux fois
game-error-too-many-tags = il y a plus de { $most } \xE9tiquettes
game-error-tag-without-name = il manque un nom \xE0 une \xE9tiquette : [Nom "valeur"]
game-error-tag-without-value = il manque une valeur \xE0 l\u2019\xE9tiquette { $tag } : [{ $tag } "valeur"]
game-error-bad-escape = \xE9tiquette { $tag } : \\ ne se met que devant " ou \\
game-error-tag-beyond-line = l\u2019\xE9tiquette { $tag } ne se ferme pas sur sa ligne
game-error-tag-without-end = l\u2019\xE9tiquette { $tag } ne se ferme pas
game-error-tag-not-closed = il manque un ] apr\xE8s la valeur de l\u2019\xE9tiquette { $tag }
game-error-after-result = apr\xE8s le r\xE9sultat, seuls des commentaires sont permis
game-error-variation-of-nothing = une variante doit suivre un coup
game-error-too-deep = les variantes s\u2019embo\xEEtent sur plus de { $most } niveaux
game-error-alone = il y a { $bracket } sans { $other }
game-error-empty-variation = une variante est vide
game-error-late-tag = les \xE9tiquettes viennent avant les coups
game-error-result-in-variation = un r\xE9sultat se met \xE0 la fin de la partie, pas dans une variante
game-error-unknown-mark = l\u2019annotation { $mark } est inconnue : il y a { $known }
game-error-mark-of-nothing = { $mark } doit suivre un coup
game-error-tree-full = il y a plus de { $most } coups
game-error-at-move = coup { $number } : { $reason }
game-error-move-after-end = coup { $number }, { $text } : la partie est d\xE9j\xE0 termin\xE9e
game-error-at-tag = \xE9tiquette { $tag } : { $reason }
game-error-missing = elle manque
game-error-other-game = { $name } n\u2019est pas { $game }
game-error-start-and-seed = une partie a un d\xE9part ou une graine, pas les deux
game-error-nothing-drawn = ce d\xE9part ne laisse rien au hasard
game-error-bad-seed = { $text } n\u2019est pas un nombre inf\xE9rieur \xE0 2\u2076\u2074
game-error-seed-missing = elle manque, or ce d\xE9part est tir\xE9 au sort
game-error-two-results = { $tag }, mais les coups finissent par { $last }
game-error-unknown-result = le r\xE9sultat { $text } est inconnu : il faut 1-0, 0-1, 1/2-1/2 ou *
game-error-unknown-reason = la raison { $text } est inconnue
game-error-other-end = les coups ne m\xE8nent pas \xE0 \xAB { $reason } \xBB avec ce r\xE9sultat
game-error-end-missing = elle manque, or les coups ne terminent pas la partie ; il faut resignation, time, agreement, claim ou abandoned
game-error-not-what-moves-say = { $told }, mais les coups disent { $found }
game-error-not-finished = la partie n\u2019est pas termin\xE9e
hokito-error-a-move = deux cases de a1 \xE0 f6, comme a1c2
hokito-error-fields = <plateau> <trait>
hokito-error-bad-side = le trait ne peut pas \xEAtre { $text } : il faut b ou w
hokito-error-wrong-ranks = { $board } a { $ranks } : il en faut { $expected }
hokito-error-ranks =
    { $count ->
        [one] { $count } rang\xE9e
       *[other] { $count } rang\xE9es
    }
hokito-error-bad-rank = dans la rang\xE9e { $rank } : { $why }
hokito-error-runs-touch = deux suites de cases vides se suivent
hokito-error-too-wide = il y a plus de 6 cases
hokito-error-too-narrow = { $squares }, il en faut { $expected }
hokito-error-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
hokito-error-bad-square = la case { $text } ne se lit pas : { $why }
hokito-error-bad-height = la hauteur d\u2019une pile est paire, de 2 \xE0 36
hokito-error-not-a-tower = il faut un jeton comme b3, une pile comme w2*4, ou une suite vide de 1 \xE0 6
hokito-error-too-many-tops = { $board } a plus de { $most } sommets { $top }
hokito-error-no-token = aucun jeton sur le plateau { $board }
hokito-error-too-many-tokens = { $board } a { $count } jetons : { $most } au plus
khan-error-a-move = edge:s, K@c1, S@a2, c1c3 ou pass
khan-error-fields = <bord> <tapis> <trait> <khan> <pris> <compteur>
khan-error-unknown-side = le trait ne peut pas \xEAtre { $text } : il faut r ou o
khan-error-unknown-edge = le bord ne peut pas \xEAtre { $text } : il faut n, e, s, w ou -
khan-error-unknown-piece = la pi\xE8ce { $piece } est inconnue : il faut K, S, k ou s
khan-error-two-kalistas = { $side } a deux Kalistas dans { $board }
khan-error-unknown-square = la case { $text } est inconnue : il faut a1 \xE0 f6, ou -
khan-error-bad-captured = le nombre de pris ne peut pas \xEAtre { $text } : il faut deux nombres, comme 0/0
khan-error-captured-red = Sbires rouges pris
khan-error-captured-ocre = Sbires ocres pris
khan-error-impossible = la position { $position } est impossible : { $why }
khan-error-empty-board = Ocre a le trait, mais le tapis est vide
khan-error-piece-without-edge = une pi\xE8ce se tient en { $square }, mais le bord est \xAB - \xBB
khan-error-sbires-alone = { $side } a des Sbires sur le tapis, mais pas de Kalista
khan-error-wrong-count = { $side } a { $sbires }, y compris ceux qui sont pris : il en faut { $expected }
khan-error-sbires =
    { $count ->
        [one] { $count } Sbire
       *[other] { $count } Sbires
    }
khan-error-no-kalistas = aucun camp n\u2019a de Kalista
khan-error-lost-out-of-turn = { $side } n\u2019a pas de Kalista, mais { $other } a le trait
khan-error-lost-to-nobody = { $side } n\u2019a pas de Kalista, mais aucune pi\xE8ce ne porte le Khan
khan-error-lost-quietly = { $side } n\u2019a pas de Kalista, mais { $quiet } coups sans prise sont compt\xE9s
khan-error-placed-without-edge = toutes les pi\xE8ces sont pos\xE9es, mais le bord est \xAB - \xBB
khan-error-nobody-wears = aucune pi\xE8ce en { $square }, o\xF9 se trouve le Khan
khan-error-own-khan = { $side } a le trait, mais sa propre pi\xE8ce en { $square } porte le Khan
khan-error-red = Rouge
khan-error-ocre = Ocre
khet-error-a-move = deux cases voisines (c1d2), un sommet de pile (d1^e2) ou un quart de tour (h5+, h5-)
khet-error-fields = <plateau> <trait> <compteur>
khet-error-bad-side = le trait ne peut pas \xEAtre { $text } : il faut s ou r
khet-error-unknown-piece = la pi\xE8ce { $piece } en { $square } est inconnue
khet-error-misplaced = { $piece } en { $square } : { $why }
khet-error-reserved = la case est r\xE9serv\xE9e \xE0 { $side }
khet-error-no-eyes = la version { $variant } n\u2019a pas d\u2019\u0153il, { $variant }+horus en a
khet-error-too-many = { $side } a { $count } { $pieces } : { $most } au plus dans { $position }
khet-error-pharaohs = pharaons
khet-error-obelisks = ob\xE9lisques
khet-error-pyramids = pyramides
khet-error-djeds-and-eyes = djeds et yeux
khet-error-no-pharaoh = aucun pharaon dans { $position } : sans \u0153il, un tir ne peut pas \xE9clairer les deux
khet-error-just-lit = le compteur de coups, { $quiet }, contredit le plateau : { $side } vient de perdre son pharaon
khet-error-just-struck = le compteur de coups, { $quiet }, contredit le plateau : { $side }, \xE0 son dernier tir, aurait frapp\xE9 en { $square }
khet-error-silver = Argent
khet-error-red = Rouge
khitan-error-a-move = deux cases voisines (b3c3), une pose (F@c2) ou pass
khitan-error-fields = <plateau> <trait> <r\xE9serves> <poses> <compteur>
khitan-error-bad-side = le trait ne peut pas \xEAtre { $text } : il faut w ou b
khitan-error-wrong-rows = le plateau { $board } a { $rows } : il en faut 5, 7, 9, 11 ou 13
khitan-error-rows =
    { $count ->
        [one] { $count } rang\xE9e
       *[other] { $count } rang\xE9es
    }
khitan-error-wrong-cells = la rang\xE9e { $letter }, { $row }, a { $cells } : il en faut { $expected }
khitan-error-cells =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
khitan-error-bad-piece = la tuile { $piece } est inconnue : il faut A \xE0 L, ou a \xE0 l
khitan-error-bad-reserves = les r\xE9serves ne peuvent pas \xEAtre { $text } : il faut <blanche>/<noire>
khitan-error-reserve = r\xE9serve
khitan-error-no-reserve = la r\xE9serve ne peut pas \xEAtre { $text } : il n\u2019y en a pas dans cette version
khitan-error-too-many = { $side } a { $count } tuiles avec sa r\xE9serve { $reserve } : { $most } au plus
khitan-error-both-lost = dans { $board }, les deux camps ont perdu : il faut \xE0 l\u2019un d\u2019eux plus de { $few } tuiles
khitan-error-lost-out-of-turn = { $side } a perdu avec { $pieces } dans { $board }, mais { $other } a le trait
khitan-error-lost-quietly = { $side } a perdu avec { $pieces } dans { $board }, mais { $quiet } coups sans prise sont compt\xE9s au lieu de 0
khitan-error-pieces =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
khitan-error-pending = poses dues
khitan-error-bad-pending = { $owed } ne convient pas pour les poses dues : { $why }
khitan-error-reserve-holds = la r\xE9serve n\u2019est que de { $count }
khitan-error-room = place libre dans cette moiti\xE9, { $cells }
khitan-error-over = la partie est termin\xE9e
khitan-error-capture-ago = la derni\xE8re prise remonte \xE0 { $moves }
khitan-error-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
khitan-error-not-returned = autant de prises seraient dans la r\xE9serve adverse, qui est de { $count }
khitan-error-white = Blanc
khitan-error-black = Noir
matches-error-nothing-to-play = il n\u2019y a rien \xE0 jouer dans cette position
matches-error-bad-clock = une pendule a { $main } secondes au plus et { $increment } par tour, ou de 1 \xE0 { $days } jours par tour
matches-error-full = les deux places sont prises
matches-error-waiting = l\u2019autre place est encore libre
matches-error-finished = la partie est termin\xE9e
matches-error-not-finished = la partie n\u2019est pas termin\xE9e
matches-error-paused = la partie est en pause
matches-error-not-paused = la partie n\u2019est pas en pause
matches-error-no-clock = il n\u2019y a pas de pendule \xE0 arr\xEAter
matches-error-frozen = les r\xE8gles ont chang\xE9 : cette partie ne peut pas continuer
matches-error-not-your-turn = c\u2019est \xE0 l\u2019autre de jouer
matches-error-other-ply = ce coup porte le num\xE9ro { $found }, or c\u2019est le num\xE9ro { $expected } qui est attendu
matches-error-other-event = le plateau a chang\xE9 \xE0 l\u2019\xE9v\xE9nement { $expected }, et vous n\u2019avez vu que jusqu\u2019au { $found }
matches-error-late = votre temps \xE9tait \xE9coul\xE9
matches-error-offered = la proposition a d\xE9j\xE0 \xE9t\xE9 faite
matches-error-declined = la proposition a \xE9t\xE9 refus\xE9e : attendez le prochain coup
matches-error-no-offer = cette proposition n\u2019est plus valable
matches-error-own-offer = c\u2019est votre propre proposition
matches-error-nothing-to-take-back = vous n\u2019avez aucun coup \xE0 annuler
matches-error-rated = on n\u2019annule pas de coup dans une partie class\xE9e
matches-error-too-late-to-abort = chacun a jou\xE9 : il faut l\u2019accord de l\u2019autre pour annuler
matches-error-not-left = l\u2019autre n\u2019est pas parti depuis assez longtemps
matches-error-rematched = la revanche est d\xE9j\xE0 lanc\xE9e
matches-error-due = autre chose doit d\u2019abord se produire : r\xE9essayez
quindo-error-a-move = deux cases comme b2e5, ou pass
quindo-error-fields = <plateau> <trait> <interdit> <compteur>
quindo-error-wrong-ranks = le plateau { $board } a { $ranks } : il en faut de { $least } \xE0 { $most }
quindo-error-ranks =
    { $count ->
        [one] { $count } rang\xE9e
       *[other] { $count } rang\xE9es
    }
quindo-error-unknown-pawn = le pion { $piece } est inconnu : il faut W ou B
quindo-error-unknown-side = le trait ne peut pas \xEAtre { $text } : il faut w ou b
quindo-error-bad-barred = la distance interdite ne peut pas \xEAtre { $text } : il faut 1, 2, 3 ou -
quindo-error-on-the-border = un pion se tient sur le bord, en { $square } : { $board }
quindo-error-no-pawn = aucun pion sur le plateau : { $board }
quindo-error-quiet-after-last = un camp n\u2019a plus de pions, et pourtant des coups sont compt\xE9s : { $board }
server-error-not-found = il n\u2019y a rien \xE0 l\u2019adresse { $path }
server-error-other-method = cette adresse ne r\xE9pond pas \xE0 { $method }
server-error-no-match = cette partie n\u2019existe pas
server-error-not-your-seat = ce n\u2019est pas votre place
server-error-unknown-token = ce jeton est inconnu
server-error-malformed = la requ\xEAte est illisible : { $why }
server-error-not-json = il faut un corps avec Content-Type: application/json
server-error-not-websocket = cette adresse parle WebSocket : il faut s\u2019y connecter ainsi
server-error-too-large = le corps d\xE9passe { $most } octets
server-error-too-many =
    { $seconds ->
        [one] trop de demandes : r\xE9essayez dans { $seconds } seconde
       *[other] trop de demandes : r\xE9essayez dans { $seconds } secondes
    }
server-error-too-many-matches = vous avez { $most } parties en cours : terminez-en une d\u2019abord
server-error-too-many-streams = trop de flux sont ouverts depuis votre adresse : il peut y en avoir { $most } \xE0 la fois
server-error-no-room = ce serveur n\u2019a plus de place pour un flux : r\xE9essayez dans un instant
server-error-cross-site = les requ\xEAtes venues d\u2019autres sites sont refus\xE9es
server-error-rated = une partie class\xE9e part de la position habituelle, avec une pendule, entre deux personnes
server-error-rated-self = on ne joue pas de partie class\xE9e contre soi-m\xEAme
server-error-no-account = il faut un compte pour cela : cr\xE9ez-en un, ou connectez-vous
server-error-scope = ce jeton ne le permet pas
server-error-credentials = ce nom ne va pas avec cette phrase de passe ou ce code
server-error-crowded = trop de connexions en ce moment : r\xE9essayez dans un instant
server-error-bad-account-name = le nom d\u2019un compte a de { $least } \xE0 { $most } lettres d\u2019un m\xEAme alphabet ou chiffres, avec des traits d\u2019union isol\xE9s entre eux
server-error-name-taken = ce nom, ou un nom qui lui ressemble, est d\xE9j\xE0 pris
server-error-account-name = un compte garde son nom
server-error-bad-passphrase = une phrase de passe a de { $least } \xE0 { $most } caract\xE8res, et n\u2019est pas le nom
server-error-has-account = vous avez d\xE9j\xE0 un compte
server-error-bad-code = ce code n\u2019est pas valable, ou ne l\u2019est plus
server-error-bad-token-name = le nom d\u2019un jeton a de 1 \xE0 { $most } caract\xE8res
server-error-no-scopes = un jeton doit donner au moins un droit
server-error-too-many-tokens = vous avez d\xE9j\xE0 { $most } jetons : supprimez-en un d\u2019abord
server-error-no-person = aucun compte ne porte ce nom
server-error-no-such-token = vous n\u2019avez pas ce jeton
server-error-bad-query = impossible de chercher cela : { $what }
server-error-bad-seed = une graine est un nombre inf\xE9rieur \xE0 2\u2075\xB3
server-error-bad-level = l\u2019ordinateur joue \xE0 un niveau de 1 \xE0 { $most }
server-error-bad-name = un nom a de 1 \xE0 { $most } caract\xE8res
server-error-bad-id = un identifiant a de 1 \xE0 { $most } lettres, chiffres ou signes
server-error-long-move = { $text } n\u2019est un coup d\u2019aucun jeu
server-error-bad-line = un message a de 1 \xE0 { $most } caract\xE8res
server-error-bad-why = un motif a au plus { $most } caract\xE8res
server-error-no-chat = on ne discute pas dans une partie contre l\u2019ordinateur
server-error-not-your-room = cette discussion n\u2019est pas la v\xF4tre
server-error-no-line = ce message n\u2019existe pas
server-error-room-full = cette discussion a { $most } messages : rien ne peut y \xEAtre ajout\xE9
server-error-closed = ce compte a \xE9t\xE9 ferm\xE9 par les personnes qui g\xE8rent ce serveur
server-error-not-yourself = vous ne pouvez pas vous masquer vous-m\xEAme
server-error-needs-person = envoyez d\u2019abord un message par POST : vous serez alors connu comme invit\xE9
server-error-resync = ce n\u2019est plus le m\xEAme journal : relisez-le depuis le d\xE9but
server-error-unknown = on ne sait pas si cela a \xE9t\xE9 enregistr\xE9 : renvoyez-le avec le m\xEAme identifiant
server-error-away = rien ne peut \xEAtre enregistr\xE9 pour l\u2019instant : r\xE9essayez dans un moment
server-error-newer = un programme plus r\xE9cent a continu\xE9 cette partie : r\xE9essayez dans un moment
server-error-busy = d\u2019autres ont \xE9t\xE9 plus rapides, plusieurs fois de suite : r\xE9essayez
server-error-no-token = il faut \xEAtre connu ici : il manque un jeton
server-error-mistake = une erreur s\u2019est produite sur le serveur ; elle est consign\xE9e pour les personnes qui le g\xE8rent
server-error-too-many-challenges = vous avez { $most } d\xE9fis ouverts : retirez-en un d\u2019abord
server-error-no-analysis = personne n\u2019a demand\xE9 l\u2019analyse de cette partie : demandez-la par POST
server-error-too-long = une partie de plus de { $most } coups n\u2019est pas analys\xE9e
server-error-analyses-full = trop d\u2019analyses sont d\xE9j\xE0 en attente : r\xE9essayez plus tard
server-error-feed-title = Quinconce : mes tours
server-error-feed-turn = { $game } : \xE0 vous de jouer
server-error-feed-turn-against = { $game } contre { $name } : \xE0 vous de jouer
server-error-feed-deadline = Coup \xE0 jouer avant le { $time } UTC.
`;export{o as default};
