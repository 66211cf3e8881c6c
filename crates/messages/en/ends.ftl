### How games end.

ends-win = { $side } wins
ends-won = You won
ends-lost = You lost
ends-draw = Draw
ends-goal = { "" }
ends-blocked = no move is left
ends-quiet = the quiet limit is reached
ends-claim = the position came up three times
ends-repetition = the position came up five times
ends-length = 600 moves have been made
ends-resignation = the other side resigned
ends-agreement = both agreed
ends-time = the other side ran out of time
