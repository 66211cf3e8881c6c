### Quand quelque chose ne marche pas.

trouble-wasm-title = Les règles n’ont pas pu être chargées
trouble-wasm = Les plateaux ont besoin de WebAssembly, qui n’a pas pu démarrer ici. Une connexion instable ou un réglage strict du navigateur en sont les causes habituelles.
trouble-setup-title = Impossible de mettre en place cette partie
trouble-setup = L’adresse demande une position, une version ou un coup que les règles ne permettent pas :
trouble-ordinary = Jouer depuis le départ habituel
trouble-retry = Réessayer
trouble-unknown-title = Il n’y a pas de jeu à cette table
trouble-unknown = Cette adresse ne mène nulle part. Les cinq jeux, eux, sont toujours à leur place.
trouble-page = Cette partie de la page n’a pas pu être chargée.
trouble-broken-title = Une erreur s’est produite
trouble-broken = C’est un défaut du programme, vous n’y êtes pour rien. Tout ce qui était enregistré l’est toujours.
trouble-reload = Recharger la page
trouble-put-aside = Mettre cette analyse de côté
trouble-aside-help = Si cela se reproduit, mettez l’analyse de côté : la page s’ouvrira sur un plateau neuf, et vous retrouverez l’analyse dans « Fichiers », sous « Analyse précédente ».
trouble-new-table = Commencer une nouvelle partie
