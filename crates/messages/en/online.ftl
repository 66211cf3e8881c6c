### Inviting a friend to a game across the net.

online-friend = A friend, online
online-play-friend = Play a friend
online-play-friend-game = Play a friend at { $game }
online-no-server = Playing online needs a server, and none answers here right now. Everything else works without one.
online-time = Time
online-time-help = Minutes for each player + seconds added per turn, or days for each turn.
online-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
online-own-clock = Other clock
online-own-days = Other days
online-base = Minutes for each player
online-increment = Seconds added per turn
online-days-each = Days for each turn
online-seed = Number of the start (optional)
online-seed-help = The start is drawn by lot; the same number always gives the same start. A game with a number is not rated.
online-name = Your name (optional)
online-public = Open to everyone, not only by link
online-rated = Rated: the result counts for both
online-rated-account = Rated games are played between two accounts: create one or log in under “Account”.
online-rated-clock = A rated game needs a clock or days per turn, and the usual start.
online-invite = Get the link
online-asking = Setting the table…
