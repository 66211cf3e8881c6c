### What the table in the terminal says.

terminal-table = { $game }, { $variant }.
terminal-opponent = The computer plays { $side } at level { $level }.
terminal-both = Two people play at this table.
terminal-watching = Two computers play at level { $level }.
terminal-resumed =
    { $count ->
        [one] The game goes on after { $count } move.
       *[other] The game goes on after { $count } moves.
    }
terminal-ask-help = Type a move, or help.
terminal-kept = The game is kept: quinconce play --resume goes on with it.
terminal-not-kept = The game cannot be kept: { $error }
terminal-hint = The engine would play { $mv }. { $sentence }
terminal-nothing-to-do = There is nothing to resume: no game was left unfinished.
terminal-not-resumable = The kept game { $file } cannot be read: { $reason }
terminal-saved = Saved as { $file }.
terminal-not-saved = { $file } cannot be written: { $error }
terminal-save-where = save needs the name of a file
terminal-exists = { $file } is there already: choose another name
terminal-line-too-long = a line has more than { $most } bytes
terminal-line-not-utf8 = a line is not UTF-8 text
terminal-unknown = { $text } is neither a move nor a command: type help
terminal-refused = { $error }. { $reason }

## The commands, as they are typed; the English ones work in every language.

terminal-command-board = board
terminal-command-draw = draw
terminal-command-moves = moves
terminal-command-hint = hint
terminal-command-back = back
terminal-command-resign = resign
terminal-command-claim = claim
terminal-command-position = position
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit
terminal-help-move = a move in notation, such as { $example }
terminal-help-board = the board in words
terminal-help-draw = the board drawn with letters
terminal-help-moves = all legal moves, on a line that begins with “legal”
terminal-help-hint = what the engine would play
terminal-help-back = take back your last move
terminal-help-resign = give up
terminal-help-claim = claim a draw when the same position has come up three times
terminal-help-position = the position in notation
terminal-help-save = save FILE writes the record of the game
terminal-help-help = this list
terminal-help-quit = leave; the game is kept for quinconce play --resume

## The window.

terminal-resume = Resume
terminal-watch = Nobody: watch two computers play
terminal-menu-keys = Arrow keys choose and change, Enter starts, q leaves.
terminal-table-keys = Enter picks  m types a move  u takes back  h hint  e engine  ? keys  q leaves
terminal-review-keys = ← → step  Home End  m tries a move  e engine  s saves  ? keys  q leaves
terminal-over-keys = n new game   a analyses this one   u takes back   s saves   q leaves
terminal-paused = Paused: p goes on.
terminal-too-small = This window is too small for the board: it needs { $width } columns and { $height } rows.
terminal-save-as = Save as
terminal-open-which = Open which file
terminal-unreadable = { $file }: { $reason }
terminal-yes-no = (y yes, any other key no)
terminal-key-choice = one of the choices below the board
terminal-key-hint = what the engine would play
terminal-key-claim = claim a draw by repetition
terminal-key-resign = resign
terminal-key-pause = stop the computer, or let it go on
terminal-key-analyse = look through this game with the engine
terminal-key-engine = what the engine thinks, beside the board
terminal-key-save = save the record of the game
terminal-key-load = open a record
terminal-key-quit = leave; the game is kept for quinconce play --resume

## A match on a server.

terminal-not-online = Not in a match: your opponent has no engine either.
terminal-away = The server is out of reach: { $why } It is looked for again.
terminal-back-again = The server is there again.
terminal-sent = Your move is on its way.
terminal-left-match = The match goes on at its address: quinconce play { $url } comes back to it.
terminal-server = On a server; you play { $side }.
