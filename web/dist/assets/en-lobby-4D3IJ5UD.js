var a=`lobby-title = Lobby
lobby-lead = Find an opponent, or watch a game.
lobby-people =
    { $count ->
        [one] 1 person is here.
       *[other] { $count } people are here.
    }
lobby-quick = Play now
lobby-quick-lead = Choose a game and a pace: you play whoever wants the same.
lobby-game = Game
lobby-speeds = Pace
lobby-live-clock = { $minutes } min + { $seconds } s
lobby-live-clock-spoken = { $minutes } minutes each, plus { $seconds } seconds per turn
lobby-days =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
lobby-no-clock = No clock
lobby-looking = Looking for an opponent
lobby-looking-days = Your challenge stays open. You will see under My games when somebody accepts it.
lobby-looking-live = Stay on these pages: you will be called as soon as somebody sits down.
lobby-withdraw = Withdraw
lobby-withdraw-which = Withdraw the challenge: { $game }, { $clock }
lobby-withdrawn = The challenge is withdrawn.
lobby-nobody-yet = Nobody there yet? The computer is free:
lobby-level = Level
lobby-meanwhile = Play while waiting
lobby-instead = Play instead of waiting
lobby-meanwhile-help = While waiting: the other seat stays free, and you are called as soon as somebody takes it. Instead: you stop waiting, and the computer takes the seat on the same terms.
lobby-found = An opponent is here. The game begins.
lobby-challenges = Open challenges
lobby-no-challenges = Nobody is waiting at the moment. Choose a pace above and you will be the first, or play the computer right away:
lobby-computer = Play the computer
lobby-no-others = Nobody else is waiting at the moment.
lobby-accept = Accept
lobby-accept-which = Accept: { $game }, { $clock }, against { $name }
lobby-rated = rated
lobby-custom = set-up position
lobby-new-challenge = New challenge: { $game }, { $clock }, { $name }.
lobby-games = Games under way
lobby-no-games = No public game is under way at the moment.
lobby-lost = Connection lost. Reconnecting\u2026
lobby-away-title = The lobby needs a connection
lobby-away = No server answers here. Everything else works without one: play the computer, or somebody beside you.
`;export{a as default};
