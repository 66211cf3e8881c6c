### La première page.

home-map = Plan des cinq jeux
home-play-game = Jouer à { $game }
home-learn-game = Apprendre { $game }
home-analyse-game = Analyser { $game }
home-board = Une partie de { $game } en cours
home-resume = Reprendre la partie
home-live-title = Parties en cours
home-live-lobby = Vers le salon
home-footer = Logiciel libre, MIT ou Apache 2.0. Les jeux appartiennent à leurs auteurs ; tous les textes sont de nous.
home-licences = Licences des bibliothèques et des polices
home-developers = Pour les développeurs : l’API HTTP
