var n=`analyse-title = { $game }: analysis
analyse-side = Analysis
analyse-moves = Moves
analyse-start = Start
analyse-no-moves = Play on the board: every move is kept, other tries become variations.
analyse-variation = Variation
analyse-nav = Through the moves
analyse-first = To the start
analyse-back = One move back
analyse-on = One move on
analyse-last = To the end
analyse-flip = Turn the board
analyse-promote = Make it more important
analyse-remove = Delete from here
analyse-removed =
    { $count ->
        [1] One move deleted.
       *[other] { $count } moves deleted.
    }
analyse-put-back = Put back
analyse-comment = Comment
analyse-comment-start = Comment on the start
analyse-mark = Mark
analyse-no-mark = No mark
analyse-mark-name =
    { $mark ->
        [brilliant] brilliant
        [good] good
        [interesting] interesting
        [doubtful] doubtful
        [mistake] mistake
       *[blunder] blunder
    }
analyse-engine = Engine
analyse-lines = Lines
analyse-thinking = Looking\u2026
analyse-over = The game is over here.
analyse-depth = depth { $depth }
analyse-speed = { $thousands } kN/s
analyse-speed-long = { $thousands } thousand positions a second
analyse-wins =
    { $plies ->
        [0] { $side } has won
       *[other] { $side }: win in { $plies }
    }
analyse-proven = Proven. Counted in moves of both sides.
analyse-solved =
    { $points ->
        [0] Solved: an even score with best play.
        [1] Solved: { $side } ends { $points } point ahead with best play.
       *[other] Solved: { $side } ends { $points } points ahead with best play.
    }
analyse-plus = Plus is good for { $side }.
analyse-play-line = Play { $moves }
analyse-at-score = { $ply }: { $move }, { $score }
analyse-bar = Evaluation: { $text }
analyse-unknown = not looked at yet
analyse-graph = The game as a curve
analyse-graph-label = Evaluation over the game; high is good for { $side }
analyse-survey = Look at the whole game
analyse-survey-more = Look at the rest
analyse-surveying = Position { $done } of { $all }
analyse-stop = Stop
analyse-terms = Why: the evaluation, term by term
analyse-terms-total = In all
analyse-terms-note = The engine's opinion of this position without looking ahead.
analyse-no-terms = There is nothing to weigh here.
analyse-threats = Threats
analyse-both = Both
analyse-threats-none = Nothing is under attack.
analyse-threats-legend = Solid lines: { $first }. Dashed: { $second }. A ring: could be taken next.
analyse-threat =
    { $captures ->
        [yes] { $side }: { $from } to { $to }, could take
       *[no] { $side }: { $from } to { $to }
    }
analyse-files = Open, save, share
analyse-files-brief = Files
analyse-open-help = A record file or a position, pasted or from a file.
analyse-paste = Record or position
analyse-file = From a file
analyse-load = Open it
analyse-aside = The analysis before this
analyse-record = Record
analyse-copy-record = Copy the record
analyse-download-record = Download the record
analyse-copy-position = Copy the position
analyse-copy-link = Copy the link
analyse-carries =
    { $what ->
        [all] The link carries the whole analysis.
        [line] The link carries only the line on the board: there is no room in it for all variations and comments. The record carries everything.
       *[position] The link carries only the position on the board: the game is too long for it. The record carries everything.
    }
analyse-link-refused = Of this link only the line can be read, not its variations and comments: { $why }
analyse-link-damaged = it was cut short or changed on its way
analyse-link-other = they are of another game
analyse-svg = Diagram as SVG
analyse-png = Diagram as PNG
analyse-print = Print
analyse-copied = Copied.
analyse-copy-failed = The browser did not allow copying.
analyse-saved = Saved as { $name }.
analyse-diagram-failed = The diagram could not be drawn.
analyse-refused = The rules refuse it:
analyse-too-large = That file is larger than a mebibyte; no record is.
analyse-empty = There is nothing to open yet.
analyse-fresh = New
analyse-setup = Set up
analyse-setup-title = Set up a position
analyse-tools = What a click does
analyse-turn-tool = Turn
analyse-remove-tool = Remove
analyse-ways = Which way round
analyse-height = Height
analyse-to-move = To move
analyse-variant = Variant
analyse-position = Position
analyse-valid = The rules accept this position.
analyse-invalid = The rules do not accept this yet:
analyse-empty-field = { $field }: this field is empty.
analyse-field-reserves = Reserves
analyse-field-pending = Placements owed
analyse-field-quiet = Quiet moves
analyse-field-barred = Barred distance
analyse-field-edge = Edge
analyse-field-khan = Khan on
analyse-field-captured = Captured
analyse-clear = Clear
analyse-start-position = Start position
analyse-analyse-here = Analyse from here
analyse-play-here = Play from here
analyse-done = Back
analyse-keys = Keys
analyse-key-back = one move back or on
    .key = \u2190 \u2192
analyse-key-variation = another variation
    .key = \u2191 \u2193
analyse-key-ends = to the start or the end
    .key = Home End
analyse-key-everywhere = back and on, also from the board
    .key = [ ]
analyse-key-engine = engine on or off
    .key = e
analyse-key-threats = threats on or off
    .key = t
analyse-key-flip = turn the board
    .key = f
analyse-key-comment = write a comment, Esc leaves it
    .key = c
analyse-key-delete = delete from here
    .key = Del
analyse-key-put-back = put back what was deleted
    .key = u
analyse-key-sound = sound on or off
    .key = s
analyse-key-help = this list
    .key = ?
`;export{n as default};
