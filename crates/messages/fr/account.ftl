### La page du nom et du compte.

account-guest-title = Vous jouez en invité
account-title = { $name }
account-lead = Aucune adresse électronique n’est demandée. Un compte, c’est un nom et une phrase de passe : il garde vos parties sur tous vos appareils et donne accès aux parties classées.
account-since = Compte créé le { $date }
account-profile = Profil et parties
account-no-server = Il n’y a pas de serveur ici
account-no-server-text = Les noms et les comptes servent aux parties en ligne. Tout le reste fonctionne sans eux.
account-retry = Réessayer

account-name-title = Votre nom
account-name = Nom
account-name-help = Les autres le voient à la table. Jusqu’à 30 caractères.
account-name-save = Enregistrer le nom
account-name-saved = Votre nom est désormais { $name }.

account-open-title = Créer un compte
account-open-lead = Rien ne se perd : vos parties vous suivent.
account-account-name = Nom de compte
account-account-name-help = De 2 à 20 lettres ou chiffres, avec des traits d’union au besoin.
account-passphrase = Phrase de passe
account-passphrase-help = Au moins 8 caractères. Quelques mots que personne d’autre n’assemblerait se retiennent facilement.
account-show = Afficher
account-open = Créer le compte
account-login-title = Se connecter
account-login-lead = Les parties jouées en invité dans ce navigateur rejoignent votre compte.
account-login = Se connecter
account-forgotten = Phrase de passe oubliée ?
account-recover-lead = Le code de secours que vous avez noté permet d’en choisir une nouvelle. Tous vos autres appareils seront déconnectés.
account-code = Code de secours
account-new-passphrase = Nouvelle phrase de passe
account-recover = Changer la phrase de passe

account-recovery-title = À noter sur papier
account-recovery-lead = Si vous oubliez votre phrase de passe, ce code de secours rouvre votre compte. Il n’est affiché qu’une fois, et il n’existe pas d’autre moyen.
account-copy = Copier
account-copied = Copié.
account-copy-failed = Le navigateur ne permet pas de copier : sélectionnez le texte et copiez-le à la main.
account-print = Imprimer
account-written = C’est noté

account-devices-title = Continuer sur un autre appareil
account-devices-lead = Un code vous permet de continuer dans un autre navigateur. Il ne sert qu’une fois, dans les cinq minutes.
account-devices-make = Afficher un code
account-devices-until = À saisir sur l’autre appareil, sous « Compte ». Valable jusqu’à { $time }.
account-devices-entry = Code de l’autre appareil
account-devices-entry-help = Vous serez ici la même personne que sur l’autre appareil ; les parties jouées dans ce navigateur vous suivent.
account-devices-claim = Continuer ici
account-devices-claimed = Vous êtes désormais { $name } ici aussi.
account-devices-claimed-nameless = Vous continuez ici comme sur l’autre appareil.

account-tokens-title = Jetons d’accès pour programmes
account-tokens-lead = Avec un jeton, un programme à vous agit en votre nom, dans les limites que vous fixez.
account-tokens-developers = Comment les programmes jouent ici
account-tokens-none = Aucun jeton pour l’instant.
account-tokens-name = À quoi sert-il ?
account-tokens-scopes = Il peut
account-tokens-read = voir mes parties et mes classements
account-tokens-play = jouer pour moi
account-tokens-make = Créer un jeton
account-tokens-secret = Le jeton n’est affiché qu’une fois :
account-tokens-since = depuis le { $date }
account-tokens-remove = Supprimer
account-tokens-remove-named = Supprimer le jeton « { $name } »
account-tokens-removed = Le jeton « { $name } » a été supprimé.

account-change-title = Changer la phrase de passe
account-old-passphrase = Phrase de passe actuelle
account-change = La changer
account-changed = La phrase de passe a été changée. Tous vos autres appareils sont déconnectés.

account-data-title = Vos données
account-export = Télécharger toutes mes données
account-export-help = Un seul fichier : les parties avec tous leurs coups, les défis ouverts, les classements, ce que vous avez écrit, masqué et signalé, les jetons sans leurs secrets.
account-logout = Se déconnecter
account-logged-out = La session est fermée.
account-delete-title = Supprimer le compte
account-delete-lead = Votre nom, votre page et vos jetons disparaissent aussitôt, et les parties en cours sont abandonnées. Les parties finies restent, sans votre nom. C’est définitif.
account-delete-check = Je veux supprimer le compte { $name }
account-delete = Supprimer définitivement
account-deleted = Le compte a été supprimé.
