### A match across the net.

match-title = { $game }, played online
match-guest = Guest
match-you-named = { $name } (you)
# How well somebody plays, at a rated table; what is short goes with a small screen, where the word is only read out. The
# question mark says that it is a guess yet, the change is what this match has made of it.
match-rating = rating { $rating }
    .brief = { $rating }
match-provisional-rating = rating { $rating }?
    .brief = { $rating }?
match-changed-rating = rating { $rating } ({ $change })
    .brief = { $rating } ({ $change })
match-rated-name = { $name } · { match-rating }
match-provisional-name = { $name } · { match-provisional-rating }
match-needs-account = Log in or create an account
match-seat-free = Free seat
match-turn-of = { $name } to move
# A sentence, spoken.
match-other-turn = It is { $name }’s turn.
match-waiting = Waiting for your opponent.
match-watching = You are watching this game.
match-paused = The game is paused.
match-resumed = The game resumes.
# Instead of how it ended.
match-annulled = The rules have changed since this game began, so it could not go on. It does not count.
match-joined = { $name } has sat down. The game begins.
# In a live game whoever does not make the first move in time has not come.
match-first-turn =
    { $seconds ->
        [one] First move within 1 second, or the game is called off.
       *[other] First move within { $seconds } seconds, or the game is called off.
    }

## The invitation.

match-send-link = Send this link to your friend. The first person to take the seat plays.
match-link = Link to this game
match-copy = Copy
match-copied = Link copied
match-share = Share…
match-qr = QR code of the link
match-only-here = This address works on this computer only. To let others join, open the page at the address by which they reach your server.
match-cancel = Withdraw the invitation
match-invited = You are invited to a game
match-invited-by = { $name } invites you to a game
match-you-would-play = You would play { $side }.
match-your-name = Your name (optional)
match-join = Take the seat
match-rated = Rated
match-game = Game
match-yes = Yes
match-no-clock = No clock
match-days-per-turn =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
match-live-clock = { $minutes } min + { $seconds } s per turn

## The connection.

match-connected = Connected.
match-connecting = Connecting…
match-lost = Connection lost. Reconnecting…
match-lost-holding = Connection lost. Your move is kept and will be sent.
match-lost-resigning = Connection lost. Your resignation is kept and will be sent.
match-restarting = The server is restarting. It will be back in a moment…
match-restarting-holding = The server is restarting. Your move is kept and will be sent.
match-restarting-resigning = The server is restarting. Your resignation is kept and will be sent.
match-away = { $name } is not here.
match-not-now = There is no connection right now: that was not sent. Try again in a moment.
match-maybe-sent = The connection was lost. Once it is back you will see whether that was sent.
match-not-made = { $move } was not played: { $why }
match-board-changed = the position has changed meanwhile.
match-is-over = the game is over.
match-too-late = your time was up.

## Confirming moves.

match-confirm-ask = Play { $move }?
match-confirm-yes = Play it
match-confirm-no = Take it back
match-confirm-moves = Ask me to confirm my moves

## What players can do.

match-take-back = Ask to take back
    .brief = Take back
match-asked = Asked…
    .brief = Asked…
match-more = More
    .brief = More
match-abort = Call the game off
    .brief = Call off
match-offer-abort = Propose to call the game off
    .brief = Call off
match-offer-pause = Propose a break
    .brief = Break
match-offer-resume = Propose to resume
    .brief = Resume
match-resign-ask = Resign this game?
match-abort-ask = Call this game off? It ends without a result.
match-abort-yes = Yes, call it off
match-abort-no = No
match-declined = Your offer was declined.
match-draw-asked = { $name } offers a draw.
match-take-back-asked = { $name } would like to take back their last turn.
match-pause-asked = { $name } proposes a break.
match-resume-asked = { $name } proposes to resume the game.
match-abort-asked = { $name } proposes to call the game off.
match-rematch-asked = { $name } would like a rematch.
match-claim-ask = This position has come up three times.
match-left-ask = Your opponent has left.
match-claim-left = Claim the win
match-rematch = Rematch
    .brief = Rematch
match-rematch-asked-other = Rematch offered…
    .brief = Offered…
match-to-rematch = To the rematch

## When it cannot be shown.

match-missing-title = There is no such game
match-missing = The link may be incomplete, or the invitation was withdrawn long ago.
match-unreachable-title = The server does not answer
match-unreachable = Games with others need a connection. Everything else works without one.
match-tries-again = This page keeps trying.
match-outdated-title = This page is out of date
match-outdated = The server has a newer version. Close all tabs of Quinconce and open the link again.
