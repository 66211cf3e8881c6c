var s=`games-title = My games
games-waiting = Your turn
games-others = Waiting for the other
games-challenges = Nobody has joined yet
games-finished = Finished
games-nothing-waits = No game waits for you.
games-nothing = You have no games online yet.
games-nothing-lead = Find an opponent in the lobby. Games over days show here whose turn it is, and how long there is left.
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
games-feed-lead = For games over days: a feed reader tells you when it is your turn. The address is private; whoever has it can read it.
games-feed-make = Make a feed address
games-feed-anew = Make a new address
games-feed-exists = There is an address. It is shown only once; a new one replaces it.
games-feed-address = Address of the feed
games-feed-copy = Copy
games-feed-copied = Copied
games-feed-revoke = Revoke
games-feed-revoked = The address leads nowhere now.
games-away-title = My games need a connection
games-away = No server answers here. Games against the computer and at one screen are under each game.
`;export{s as default};
