### Ce que l’on se dit à côté d’une partie.

chat-title = Discussion
chat-unread =
    { $count ->
        [one] , 1 nouveau message
       *[other] , { $count } nouveaux messages
    }
chat-rooms = À qui vous parlez
chat-room-players = Adversaire
chat-room-spectators = Spectateurs
chat-lines = Messages
chat-empty-players = Dites bonjour. Vous êtes les deux seuls à lire cette discussion.
chat-empty-spectators = Personne n’a encore rien dit. Les joueurs verront cette discussion après la partie.
chat-placeholder = Écrire un message
chat-field-players = Message à votre adversaire
chat-field-spectators = Message aux spectateurs
chat-send = Envoyer
chat-not-sent = Message non envoyé : le serveur ne répond pas. Il est resté dans le champ.
chat-you = Vous
# Un spectateur ou un joueur qui n’a pas donné de nom ; $id est fait de quelques lettres qui les distinguent.
chat-guest = Invité { $id }
chat-removed = Message supprimé
# Dit par un lecteur d’écran.
chat-says = { $name } dit : { $text }
chat-many-new =
    { $count ->
        [one] 1 nouveau message dans la discussion.
       *[other] { $count } nouveaux messages dans la discussion.
    }
chat-key = écrire dans la discussion ; Échap ramène au plateau
    .key = c

## Ce que l’on peut faire d’un message.

chat-about = À propos de ce message de { $name }
chat-mute = Masquer { $name }
chat-mute-explained = Vous ne verrez plus ses messages, ni ici ni dans d’autres parties. La personne n’en saura rien.
chat-unmute = Ne plus masquer
chat-is-muted = { $name } : messages masqués.
chat-now-muted = Les messages de { $name } sont masqués.
chat-now-heard = Les messages de { $name } ne sont plus masqués.
chat-report = Signaler ce message…
chat-report-short = Les personnes qui gèrent ce serveur l’examineront.
chat-report-title = Signaler ce message ?
chat-report-explained = Le message et ceux qui l’entourent sont transmis aux personnes qui gèrent ce serveur. L’auteur ne saura pas qui l’a signalé.
chat-why = Qu’est-ce qui ne va pas ? (facultatif)
chat-report-yes = Signaler
chat-back = Retour
chat-reported = Merci. Le message est signalé.
