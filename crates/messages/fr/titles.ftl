### Les titres des pages.

titles-home = Quinconce · cinq jeux de plateau
titles-play = Jouer · Quinconce
titles-play-game = Jouer à { $game } · Quinconce
# Devant le titre, pour qui regarde un autre onglet.
titles-calling = { $calling } · { $title }
titles-learn = Apprendre · Quinconce
titles-learn-game = Apprendre { $game } · Quinconce
titles-analyse = Analyser · Quinconce
titles-analyse-game = Analyser { $game } · Quinconce
titles-lobby = Salon · Quinconce
titles-games = Mes parties · Quinconce
# Devant le titre : combien de parties attendent le joueur.
titles-waiting = ({ $count }) { $title }
titles-match = Partie en ligne · Quinconce
titles-account = Compte · Quinconce
titles-person = { $name } · Quinconce
titles-unknown = Page introuvable · Quinconce
