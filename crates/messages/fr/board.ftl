### À côté de tous les plateaux, et pour qui ne les voit pas.

board-grid = Plateau de { $game }
board-how = Les flèches déplacent, Entrée choisit, Échap annule une étape, b dit tout le plateau.
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
