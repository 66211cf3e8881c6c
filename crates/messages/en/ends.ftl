### How games end.

ends-win = { $side } wins
ends-won = You won
ends-lost = You lost
ends-draw = Draw
ends-goal = { "" }
ends-blocked = no legal move is left
ends-quiet = { $moves } moves in a row without a capture
ends-claim = the same position came up three times
ends-repetition = the same position came up five times
ends-length = { $moves } moves have been played
ends-resignation = the opponent resigned
ends-agreement = by agreement
ends-time = the opponent ran out of time
ends-abandoned = the opponent left
ends-called-off = The game was called off.
ends-aborted = the game was called off
