### The page where one plays.

play-turn = { $side } to move
play-your-turn = Your turn
play-thinking = The computer is thinking…
play-computer = Computer, level { $level }
    .brief = Level { $level }
play-you = You
play-new-game = New game
    .brief = New
play-start = Start
play-opponent = Opponent
play-against-computer = The computer
play-against-person = A friend, on this device
play-level = Level
play-level-option = { play-level-name } · about { $rating } Elo
play-level-name = { $level }, { play-level-word }
play-level-word =
    { $level ->
        [1] beginner
        [2] novice
        [3] easy
        [4] casual
        [5] medium
        [6] solid
        [7] strong
        [8] very strong
        [9] formidable
       *[10] strongest
    }
play-level-gentle = easiest
play-level-strong = hardest
play-side = You play
play-random = Random
play-variant = Variant
play-position = Custom starting position
play-position-help = Leave this empty for the usual start.
play-position-refused = This position is not valid:
play-clock = Clock
play-no-clock = None
play-minutes = Minutes for { $side }
play-increment = Seconds added per turn
play-bad-number = { $field }: enter a number from { $least } to { $most }.
play-autoflip = Flip the board after every move
play-take-back = Take back
    .brief = Take back
play-resign = Resign
    .brief = Resign
play-resign-ask = Resign as { $side }?
play-resign-yes = Yes, resign
play-resign-no = Keep playing
play-offer = Offer a draw
    .brief = Draw
play-offer-ask = { $side } offers a draw. Does the other side accept?
play-offer-yes = Accept
play-offer-no = Decline
play-offer-wait = The computer is considering your offer…
play-declined = The draw offer was declined.
play-claim = Claim a draw
    .brief = Claim
play-rematch = Play again
    .brief = Again
play-flip = Flip the board
    .brief = Flip
play-pause = Pause
    .brief = Pause
play-resume = Resume
    .brief = Resume
play-paused = The clock is paused.
play-moves = Moves
play-no-moves = No moves yet.
play-start-of-game = Start
play-present = Back to the current position
play-earlier = Earlier position
play-analyse = Analyse this game
    .brief = Analyse
play-legend = Pieces and signs
    .brief = Legend
play-help = Shortcuts
    .brief = Shortcuts
play-actions = Actions
play-engine-failed = The computer player has failed. Take back a move or start a new game.

## Keys.

play-key-board = move around the board
    .key = Arrow keys
play-key-pick = choose a square or press a button
    .key = Enter
play-key-type = type a move
    .key = m
play-key-tell = read out the board
    .key = b
play-key-whole = read out the board in every detail
    .key = Shift b
play-key-turn = whose turn it is, and what to do
    .key = w
play-key-last = the last move
    .key = l
play-key-clocks = the time that is left
    .key = t
play-key-score = the score
    .key = p
play-key-ground = the squares of the board
    .key = g
play-key-rotate = turn the piece in hand to the right, or to the left
    .key = r R
play-key-over = turn the tile in hand over
    .key = o
play-key-undo = undo a step
    .key = Esc
play-key-flip = flip the board
    .key = f
play-key-take-back = take back a move
    .key = u
play-key-earlier = one move back or forward, away from the board
    .key = ← →
play-key-sound = sound on or off
    .key = s
play-key-new-game = new game
    .key = n
play-key-help = this list
    .key = ?
play-key-ends = to the first or the last position
    .key = Home End
play-key-everywhere = one move back or forward, also from the board
    .key = [ ]

## The list of moves. Beside a move that takes something: captures.

play-takes = captures
play-leafing = Step through the moves
play-leaf-first = To the start
play-leaf-back = One move back
play-leaf-on = One move forward
play-leaf-last = To the last move

## Clocks.

play-own-clock = Other
play-clock-help = Minutes for each player + seconds added per turn.

# The time of a turn, shortened: days and hours.
play-days-left = { $days } d { $hours } h

## The end of a game, and of one that makes room for another. In a record: Human.

play-winner = Winner
play-human = Human
play-declined-early = The computer declines: it is too early for a draw.
play-replaces = This ends the game under way, without a result.
play-other-game = You have an unfinished game. Your first move here replaces it.
play-other-resume = Resume it
# At the table of one's own, while a seat elsewhere is open.
play-still-waiting = You are still waiting for an opponent, and are called as soon as somebody sits down.
