### La page pour développeurs : son cadre. Le guide lui-même est docs/api.md, en anglais.

developers-language = fr
developers-title = L’API HTTP
developers-lead = Écrivez un robot, un outil ou une autre table : le serveur applique les mêmes règles à tout le monde.
developers-note = Le guide est en anglais. Les limites y figurent ; qui héberge un serveur peut les relever.
developers-skip = Aller au guide
developers-contents = Sommaire
developers-reference = Adresses
developers-parameters = Paramètres
developers-body = Corps
developers-answers = Réponses
developers-types = Types
developers-codes = Codes d’erreur
