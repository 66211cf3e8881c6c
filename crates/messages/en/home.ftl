### The first page.

home-map = Map of the five games
home-play-game = Play { $game }
home-learn-game = Learn { $game }
home-analyse-game = Analyse { $game }
home-board = A game of { $game } being played
home-resume = Resume
home-live-title = Games under way
home-live-lobby = To the lobby
home-footer = Free software, MIT or Apache 2.0. The games belong to their authors; all texts are our own.
home-licences = Third-party licences
home-developers = For developers: the HTTP API
