### La première page.

home-map = Les cinq jeux, en carte
home-play-game = Jouer à { $game }
home-learn-game = Apprendre { $game }
home-analyse-game = Analyser { $game }
home-board = Une partie de { $game } en cours
home-resume = Reprendre la partie
home-footer = Logiciel libre, MIT ou Apache 2.0. Dans les règles, nos décisions sont signalées comme telles.
home-licences = Licences des bibliothèques et des polices
