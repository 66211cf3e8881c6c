### À côté de tous les plateaux, et pour qui ne les voit pas.

board-grid = Plateau de { $game }
board-how = Les flèches déplacent, Entrée choisit, Échap annule une étape. b lit le plateau, w dit à qui de jouer, l le dernier coup ; m écrit un coup, le point d’interrogation donne toutes les touches.
board-empty = vide
board-target = arrivée permise
board-capture = arrivée permise, avec prise
board-source = peut jouer
board-taking = avec prise
board-reach = Arrivées : { $cells }.
board-or-choices = Par bouton : { $choices }.
board-ways = Choisissez l’une des { $count } façons de la poser, par bouton.
board-last = dernier coup
board-demanded = demandée
board-barred = distance interdite
board-choices = Au choix
board-reserve = À côté du plateau
board-faces = Dans quel sens
board-undo = Annuler cette étape
board-type = Écrire un coup
board-completions = Coups permis
board-no-move = Aucun coup ne peut être joué maintenant.
board-unknown-move = « { $text } » n’est pas un coup permis ici. { $example } en est un.
board-undone = Annulé : { $step }.
