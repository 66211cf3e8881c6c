### Ce que répond le serveur quand une chose ne se fait pas.

server-error-not-found = il n’y a rien à l’adresse { $path }
server-error-other-method = cette adresse ne répond pas à { $method }
server-error-no-match = cette partie n’existe pas
server-error-not-your-seat = ce n’est pas votre place
server-error-unknown-token = ce jeton est inconnu
server-error-malformed = la requête est illisible : { $why }
server-error-not-json = il faut un corps avec Content-Type: application/json
server-error-not-websocket = cette adresse parle WebSocket : il faut s’y connecter ainsi
server-error-too-large = le corps dépasse { $most } octets
server-error-too-many =
    { $seconds ->
        [one] trop de demandes : réessayez dans { $seconds } seconde
       *[other] trop de demandes : réessayez dans { $seconds } secondes
    }
server-error-too-many-matches = vous avez { $most } parties en cours : terminez-en une d’abord
server-error-too-many-streams = trop de flux sont ouverts depuis votre adresse : il peut y en avoir { $most } à la fois
server-error-no-room = ce serveur n’a plus de place pour un flux : réessayez dans un instant
server-error-cross-site = les requêtes venues d’autres sites sont refusées
server-error-rated = une partie classée part de la position habituelle, avec une pendule, entre deux personnes
server-error-rated-self = on ne joue pas de partie classée contre soi-même
server-error-no-account = il faut un compte pour cela : créez-en un, ou connectez-vous
server-error-scope = ce jeton ne le permet pas
server-error-credentials = ce nom ne va pas avec cette phrase de passe ou ce code
server-error-crowded = trop de connexions en ce moment : réessayez dans un instant
server-error-bad-account-name = le nom d’un compte a de { $least } à { $most } lettres d’un même alphabet ou chiffres, avec des traits d’union isolés entre eux
server-error-name-taken = ce nom, ou un nom qui lui ressemble, est déjà pris
server-error-account-name = un compte garde son nom
server-error-bad-passphrase = une phrase de passe a de { $least } à { $most } caractères, et n’est pas le nom
server-error-has-account = vous avez déjà un compte
server-error-bad-code = ce code n’est pas valable, ou ne l’est plus
server-error-bad-token-name = le nom d’un jeton a de 1 à { $most } caractères
server-error-no-scopes = un jeton doit donner au moins un droit
server-error-too-many-tokens = vous avez déjà { $most } jetons : supprimez-en un d’abord
server-error-no-person = aucun compte ne porte ce nom
server-error-no-such-token = vous n’avez pas ce jeton
server-error-bad-query = impossible de chercher cela : { $what }
server-error-bad-seed = une graine est un nombre inférieur à 2⁵³
server-error-bad-level = l’ordinateur joue à un niveau de 1 à { $most }
server-error-bad-name = un nom a de 1 à { $most } caractères
server-error-bad-id = un identifiant a de 1 à { $most } lettres, chiffres ou signes
server-error-long-move = { $text } n’est un coup d’aucun jeu
server-error-bad-line = un message a de 1 à { $most } caractères
server-error-bad-why = un motif a au plus { $most } caractères
server-error-no-chat = on ne discute pas dans une partie contre l’ordinateur
server-error-not-your-room = cette discussion n’est pas la vôtre
server-error-no-line = ce message n’existe pas
server-error-room-full = cette discussion a { $most } messages : rien ne peut y être ajouté
server-error-closed = ce compte a été fermé par les personnes qui gèrent ce serveur
server-error-not-yourself = vous ne pouvez pas vous masquer vous-même
server-error-needs-person = envoyez d’abord un message par POST : vous serez alors connu comme invité
server-error-resync = ce n’est plus le même journal : relisez-le depuis le début
server-error-unknown = on ne sait pas si cela a été enregistré : renvoyez-le avec le même identifiant
server-error-away = rien ne peut être enregistré pour l’instant : réessayez dans un moment
server-error-newer = un programme plus récent a continué cette partie : réessayez dans un moment
server-error-busy = d’autres ont été plus rapides, plusieurs fois de suite : réessayez
server-error-no-token = il faut être connu ici : il manque un jeton
server-error-mistake = une erreur s’est produite sur le serveur ; elle est consignée pour les personnes qui le gèrent
server-error-too-many-challenges = vous avez { $most } défis ouverts : retirez-en un d’abord
server-error-no-analysis = personne n’a demandé l’analyse de cette partie : demandez-la par POST
server-error-too-long = une partie de plus de { $most } coups n’est pas analysée
server-error-analyses-full = trop d’analyses sont déjà en attente : réessayez plus tard

## Le flux des tours de quelqu’un.

server-error-feed-title = Quinconce : mes tours
server-error-feed-turn = { $game } : à vous de jouer
server-error-feed-turn-against = { $game } contre { $name } : à vous de jouer
server-error-feed-deadline = Coup à jouer avant le { $time } UTC.
