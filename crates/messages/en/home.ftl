### The first page.

home-map = The five games as a map
home-play-game = Play { $game }
home-learn-game = Learn { $game }
home-analyse-game = Analyse { $game }
home-board = A game of { $game } being played
home-resume = Go on playing
home-footer = Free software, MIT or Apache 2.0. Rulings of ours are marked as ours in the rules.
home-licences = Third-party licences
