var a=`chat-title = Chat
chat-unread =
    { $count ->
        [one] , 1 new message
       *[other] , { $count } new messages
    }
chat-rooms = Who you talk to
chat-room-players = Opponent
chat-room-spectators = Spectators
chat-lines = Messages
chat-empty-players = Say hello. Only the two of you can read this.
chat-empty-spectators = Nobody has said anything yet. The players see this once the game is over.
chat-placeholder = Write a message
chat-field-players = Message to your opponent
chat-field-spectators = Message to the spectators
chat-send = Send
chat-not-sent = Not sent: the server does not answer. Your message is still in the field.
chat-you = You
chat-guest = Guest { $id }
chat-removed = Message removed
chat-says = { $name } says: { $text }
chat-many-new =
    { $count ->
        [one] 1 new chat message.
       *[other] { $count } new chat messages.
    }
chat-key = write in the chat; Esc leads back to the board
    .key = c
chat-about = About this message by { $name }
chat-mute = Mute { $name }
chat-mute-explained = You will not see their messages any more, here or in other games. They are not told.
chat-unmute = Unmute
chat-is-muted = { $name } is muted.
chat-now-muted = { $name } is muted.
chat-now-heard = { $name } is no longer muted.
chat-report = Report this message\u2026
chat-report-short = The people who run this server will look at it.
chat-report-title = Report this message?
chat-report-explained = The message and the ones around it are sent to the people who run this server. The author is not told who reported it.
chat-why = What is wrong with it? (optional)
chat-report-yes = Report
chat-back = Back
chat-reported = Thank you. The message has been reported.
match-title = { $game }, played online
match-guest = Guest
match-you-named = { $name } (you)
match-rating = rating { $rating }
    .brief = { $rating }
match-provisional-rating = rating { $rating }?
    .brief = { $rating }?
match-changed-rating = rating { $rating } ({ $change })
    .brief = { $rating } ({ $change })
match-rated-name = { $name } \xB7 { match-rating }
match-provisional-name = { $name } \xB7 { match-provisional-rating }
match-needs-account = Log in or create an account
match-seat-free = Free seat
match-turn-of = { $name } to move
match-other-turn = It is { $name }\u2019s turn.
match-waiting = Waiting for your opponent.
match-watching = You are watching this game.
match-paused = The game is paused.
match-resumed = The game resumes.
match-annulled = The rules have changed since this game began, so it could not go on. It does not count.
match-joined = { $name } has sat down. The game begins.
match-first-turn =
    { $seconds ->
        [one] First move within 1 second, or the game is called off.
       *[other] First move within { $seconds } seconds, or the game is called off.
    }
match-send-link = Send this link to your friend. The first person to take the seat plays.
match-link = Link to this game
match-copy = Copy
match-copied = Link copied
match-share = Share\u2026
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
match-connected = Connected.
match-connecting = Connecting\u2026
match-lost = Connection lost. Reconnecting\u2026
match-lost-holding = Connection lost. Your move is kept and will be sent.
match-lost-resigning = Connection lost. Your resignation is kept and will be sent.
match-restarting = The server is restarting. It will be back in a moment\u2026
match-restarting-holding = The server is restarting. Your move is kept and will be sent.
match-restarting-resigning = The server is restarting. Your resignation is kept and will be sent.
match-away = { $name } is not here.
match-not-now = There is no connection right now: that was not sent. Try again in a moment.
match-maybe-sent = The connection was lost. Once it is back you will see whether that was sent.
match-not-made = { $move } was not played: { $why }
match-board-changed = the position has changed meanwhile.
match-is-over = the game is over.
match-too-late = your time was up.
match-confirm-ask = Play { $move }?
match-confirm-yes = Play it
match-confirm-no = Take it back
match-confirm-moves = Ask me to confirm my moves
match-take-back = Ask to take back
    .brief = Take back
match-asked = Asked\u2026
    .brief = Asked\u2026
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
match-rematch-asked-other = Rematch offered\u2026
    .brief = Offered\u2026
match-to-rematch = To the rematch
match-missing-title = There is no such game
match-missing = The link may be incomplete, or the invitation was withdrawn long ago.
match-unreachable-title = The server does not answer
match-unreachable = Games with others need a connection. Everything else works without one.
match-tries-again = This page keeps trying.
match-outdated-title = This page is out of date
match-outdated = The server has a newer version. Close all tabs of Quinconce and open the link again.
`;export{a as default};
