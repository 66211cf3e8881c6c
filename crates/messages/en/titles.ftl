### The titles of the pages.

titles-home = Quinconce · five board games
titles-play = Play · Quinconce
titles-play-game = Play { $game } · Quinconce
# Before the title, for somebody who looks at another tab.
titles-calling = { $calling } · { $title }
titles-learn = Learn · Quinconce
titles-learn-game = Learn { $game } · Quinconce
titles-analyse = Analyse · Quinconce
titles-analyse-game = Analyse { $game } · Quinconce
titles-lobby = Lobby · Quinconce
titles-games = My games · Quinconce
# Before the title: how many games wait for the player.
titles-waiting = ({ $count }) { $title }
titles-match = Online game · Quinconce
titles-account = Account · Quinconce
titles-person = { $name } · Quinconce
titles-unknown = Page not found · Quinconce
