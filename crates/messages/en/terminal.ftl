### What the table in the terminal says.

terminal-table = { $game }, { $variant }.
terminal-opponent = The computer plays { $side } at level { $level }.
terminal-both = Two people play at this table.
terminal-watching = Two computers play at level { $level }.
terminal-resumed =
    { $count ->
        [one] The game resumes after { $count } move.
       *[other] The game resumes after { $count } moves.
    }
terminal-ask-help = Type a move, or help.
terminal-kept = The game is kept: resume it with quinconce play --resume.
terminal-not-kept = The game cannot be kept: { $error }
terminal-hint = The engine would play { $mv }. { $sentence }
terminal-nothing-to-do = There is nothing to resume: no game was left unfinished.
terminal-not-resumable = The kept game { $file } cannot be read: { $reason }
terminal-unfinished = An unfinished game of { $game } is kept: quinconce play { $name } --resume goes on with it.
terminal-nothing-to-take-back = You have no move to take back.
terminal-saved = Saved as { $file }.
terminal-not-saved = { $file } cannot be written: { $error }
terminal-save-where = save needs the name of a file
terminal-exists = { $file } already exists: choose another name
terminal-error-not-found = there is no such file
terminal-error-no-permission = permission denied
terminal-error-directory = it is a folder
terminal-error-no-folder = there is no such folder
terminal-error-full = the disk is full
terminal-error-not-utf8 = not UTF-8 text
terminal-error-other = error { $code } of the system
terminal-line-too-long = a line has more than { $most } bytes
terminal-line-not-utf8 = a line is not UTF-8 text
terminal-unknown = { $text } is neither a move nor a command: type help
terminal-refused = { $error }. { $reason }

## The commands, as they are typed; the English ones work in every language.

terminal-command-board = board
terminal-command-draw = draw
terminal-command-moves = moves
terminal-command-squares = squares
terminal-command-hint = hint
terminal-command-back = back
terminal-command-resign = resign
terminal-command-claim = claim
terminal-command-clock = clock
terminal-command-position = position
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit
terminal-command-yes = yes
terminal-command-no = no
terminal-command-offer = offer
terminal-command-pause = pause
terminal-command-abort = abort
terminal-command-rematch = rematch
terminal-command-say = say
terminal-command-who = who
terminal-command-does = { $word }: { $does }
terminal-help-move = a move in notation, such as { $example }
terminal-help-board = the board in words
terminal-help-draw = the board drawn with letters
terminal-help-moves = all legal moves, on a line that begins with "legal"
terminal-help-squares = the kinds of the squares
terminal-help-hint = what the engine would play
terminal-help-back = take back your last move
terminal-help-resign = resign the game
terminal-help-claim = claim a draw when the same position has come up three times
terminal-help-clock = the time that is left
terminal-help-position = the position in notation
terminal-help-save = save FILE writes the record of the game
terminal-help-help = this list
terminal-help-quit = leave; the game is kept for quinconce play --resume
terminal-help-ask-back = ask to take back your last turn
terminal-help-claim-match = claim a draw by repetition, or the win when your opponent has left
terminal-help-yes = accept what your opponent offers
terminal-help-no = decline it
terminal-help-offer = offer a draw
terminal-help-pause = propose a break, or to go on after one
terminal-help-abort = call the game off, or propose it once both have played
terminal-help-rematch = play again, once the game is over
terminal-help-say = say TEXT writes to your opponent
terminal-help-who = who plays, and who is here
terminal-help-leave = leave; the match goes on, and its link leads back to it

## The window.

terminal-resume = Resume
terminal-watch = Nobody: watch two computers play
terminal-menu-keys = Arrow keys choose and change, Tab: settings, Enter starts, q leaves.
terminal-table-keys = Enter picks  m types a move  u takes back  h hint  e engine  ? help  q leaves
terminal-watch-keys = p pauses  f flips the board  s saves  n new game  ? help  q leaves
terminal-review-keys = ← → step  Home End  m tries a move  e engine  s saves  ? help  q leaves
terminal-over-keys = n new game   a analyses this one   u takes back   s saves   q leaves
terminal-paused = Paused: p resumes.
terminal-too-small = This window is too small: it needs { $width } columns and { $height } rows.
terminal-lay = Turn the piece, then place it.
terminal-sign-cursor = The cursor.
terminal-sign-chosen = What you have chosen.
terminal-sign-last = The last move began or ended here.
terminal-sign-struck = Something was taken here.
terminal-sign-hint = What the engine would play, after h.
terminal-sign-turn = Whose turn it is.
terminal-legend-rules = All the rules: quinconce rules { $game }
terminal-past-keys = [ back  ] forward; any other key returns to the game.
terminal-field = { $label }:
terminal-score = { $side } +{ $whole }.{ $hundredths }
terminal-score-even = even
terminal-save-as = Save as
terminal-open-which = Open file
terminal-unreadable = { $file }: { $reason }
terminal-yes-no = (y yes, any other key no)
terminal-key-choice = one of the choices below the board
terminal-key-hint = what the engine would play
terminal-key-claim = claim a draw by repetition
terminal-key-resign = resign
terminal-key-pause = stop the computer, or let it continue
terminal-key-analyse = look through this game with the engine
terminal-key-engine = what the engine thinks, beside the board
terminal-key-save = save the record of the game
terminal-key-load = open a record
terminal-key-quit = leave; the game is kept for quinconce play --resume
terminal-key-leave-study = leave

terminal-match-keys = Enter picks  m types a move  u takes back  d draw  t chat  ? help  q leaves
terminal-match-over-keys = r rematch   a analyses this game   s saves   t chat   q leaves
terminal-key-answer = accept or decline what your opponent offers
terminal-key-ask-back = ask to take back your last turn
terminal-key-offer = offer a draw
terminal-key-break = propose a break, or to go on after one
terminal-key-abort = call the game off, or propose it once both have played
terminal-key-claim-match = claim a draw by repetition, or the win if your opponent has left
terminal-key-say = write to your opponent
terminal-key-after = after the game: play again, or look through it
terminal-key-leave = leave; the match goes on, and its link leads back to it

## Without a game, line by line.

terminal-which-game = Which game? Type its number or its name.
terminal-which-variant = Which variant? Type a number or a name; an empty line takes the first.
terminal-which-side = Who plays? Type a number; an empty line takes the first.
terminal-which-level = How strong is the computer? Type the number or the word of a level from 1 to { $most }; an empty line takes { $usual }.
terminal-choice = { $number }. { $name }
terminal-choice-told = { $number }. { $name }: { $line }
terminal-no-choice = { $text } is not in the list.
terminal-side-alone = You, as { $side }

## A match on a server.

terminal-not-online = Not in a match: your opponent has no engine either.
terminal-away = The server cannot be reached: { $why } Trying again.
terminal-back-again = The server answers again.
terminal-sent = Your move is on its way.
terminal-left-match = The match goes on: quinconce play { $url } brings you back to it.
terminal-server-against = Online, against { $name }; you play { $side }.
terminal-watched = Online: { $first } against { $second }. You are watching.
terminal-here-again = { $name } is here.
terminal-not-here = (away)
terminal-here = (here)
terminal-line = { $name }: { $text }
terminal-offered = Your offer stands until it is answered.
terminal-answer-keys = y accepts, n declines.
terminal-answer-words = Type yes or no.
terminal-claim-key = c claims it.
terminal-claim-word = Type claim.
terminal-no-offer = There is nothing to answer.
terminal-not-your-turn = It is not your turn.
terminal-say-what = say needs the text of the message
terminal-no-chat = The chat is off.
terminal-only-watching = You are only watching.
terminal-seats-taken = Both seats are taken: you are watching.
terminal-after-match = Type rematch to play again, or quit.
