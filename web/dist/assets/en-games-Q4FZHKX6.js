var s=`games-title = My games
games-waiting = Your turn
games-others = Opponent\u2019s turn
games-challenges = Nobody has joined yet
games-finished = Finished
games-history = All games, and search
games-all = All games
games-nothing-waits = No game is waiting for you.
games-nothing = You have no games online yet.
games-nothing-lead = Find an opponent in the lobby. For games that last days, you will see here whose turn it is and how much time is left.
games-to-lobby = To the lobby
games-against = { $game } against { $name }
games-open = { $game }, open to all
games-by-link = { $game }, by link
games-left-days =
    { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
games-left-hours =
    { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
games-left-minutes =
    { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
games-left-soon = Less than a minute left
games-won = Won
games-lost = Lost
games-drawn = Draw
games-called-off = Called off
games-your-turn = It is your turn: { $game }.
games-feed = Feed of my turns
games-feed-lead = For games that last days: a feed reader tells you when it is your turn. The address is private: anyone who has it can read the feed.
games-feed-make = Create a feed address
games-feed-anew = Create a new address
games-feed-exists = You have an address. It was shown only once; a new one replaces it.
games-feed-address = Address of the feed
games-feed-copy = Copy
games-feed-copied = Copied
games-feed-revoke = Revoke
games-feed-revoked = The address no longer works.
games-away-title = My games need a connection
games-away = No server answers here. Games against the computer or at one screen are found with each game.
`;export{s as default};
