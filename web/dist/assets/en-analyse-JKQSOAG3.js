var n=`analyse-title = { $game }: analysis
analyse-side = Analysis
analyse-moves = Moves
analyse-start = Start
analyse-no-moves = Play on the board: every move is kept, and alternatives become variations.
analyse-variation = Variation
analyse-nav = Step through the moves
analyse-first = To the start
analyse-back = One move back
analyse-on = One move forward
analyse-last = To the end
analyse-flip = Flip the board
analyse-promote = Promote variation
analyse-remove = Delete from here
analyse-removed =
    { $count ->
        [1] One move deleted.
       *[other] { $count } moves deleted.
    }
analyse-put-back = Restore
analyse-comment = Comment
analyse-comment-start = Comment on the starting position
analyse-mark = Annotation
analyse-no-mark = None
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
analyse-thinking = Analysing\u2026
analyse-over = The game is over.
analyse-depth = depth { $depth }
analyse-speed = { $thousands } kN/s
analyse-speed-long = { $thousands } thousand positions a second
analyse-wins =
    { $plies ->
        [0] { $side } has won
       *[other] { $side } wins in { $plies }
    }
analyse-proven = Proven. Moves of both sides are counted.
analyse-solved =
    { $points ->
        [0] Solved: level on points with best play.
        [1] Solved: { $side } ends { $points } point ahead with best play.
       *[other] Solved: { $side } ends { $points } points ahead with best play.
    }
analyse-plus = Positive scores favour { $side }.
analyse-play-line = { $move }. { $sentence }
analyse-ahead =
    { $points ->
        [0] The position is level
       *[other] { $side } is ahead by { $points }
    }
analyse-at-score = { $ply }: { $move }, { $score }
analyse-bar = Evaluation: { $text }
analyse-unknown = not analysed yet
analyse-graph = Evaluation graph
analyse-graph-label = Evaluation throughout the game; up is good for { $side }
analyse-survey = Analyse the whole game
analyse-survey-more = Analyse the rest
analyse-surveying = Position { $done } of { $all }
analyse-stop = Stop
analyse-terms = Why? The evaluation, term by term
analyse-terms-total = Total
analyse-terms-note = The engine\u2019s opinion of this position, without looking ahead.
analyse-no-terms = There is nothing to evaluate here.
analyse-threats = Threats
analyse-both = Both
analyse-threats-none = Nothing is under attack.
analyse-threats-legend = Solid lines: { $first }. Dashed lines: { $second }. Ringed: could be taken next.
analyse-threat =
    { $captures ->
        [yes] { $side }: { $from } to { $to }, could take
       *[no] { $side }: { $from } to { $to }
    }
analyse-files = Open, save, share
analyse-files-brief = Files
analyse-open-help = Paste a game record or a position, or choose a file.
analyse-paste = Record or position
analyse-file = From a file
analyse-load = Open
analyse-aside = Previous analysis
analyse-record = Game record
analyse-copy-record = Copy the record
analyse-download-record = Download the record
analyse-copy-position = Copy the position
analyse-copy-link = Copy the link
analyse-carries =
    { $what ->
        [all] The link contains the whole analysis.
        [line] The link contains only the current line: the variations and comments do not all fit. The game record contains everything.
       *[position] The link contains only the current position: the game is too long to fit. The game record contains everything.
    }
analyse-link-refused = Only the line in this link could be read, without its variations and comments: { $why }
analyse-link-damaged = the link was cut short or altered on its way
analyse-link-other = they belong to another game
analyse-svg = Diagram as SVG
analyse-png = Diagram as PNG
analyse-print = Print
analyse-copied = Copied.
analyse-copy-failed = The browser did not allow copying.
analyse-saved = Saved as { $name }.
analyse-diagram-failed = The diagram could not be drawn.
analyse-refused = This cannot be opened:
analyse-too-large = This file is larger than 1 MiB; no game record is that large.
analyse-empty = There is nothing to open yet.
analyse-fresh = New
analyse-setup = Set up
analyse-setup-title = Set up a position
analyse-tools = Tool
analyse-turn-tool = Turn
analyse-remove-tool = Remove
analyse-ways = Orientation
analyse-height = Height
analyse-to-move = To move
analyse-variant = Variant
analyse-position = Position
analyse-valid = This position is legal.
analyse-invalid = Not legal yet:
analyse-empty-field = { $field }: this field is empty.
analyse-field-reserves = Reserves
analyse-field-pending = Tiles still to place
analyse-field-quiet = Moves without a capture
analyse-field-barred = Barred distance
analyse-field-edge = Edge
analyse-field-khan = Khan on
analyse-field-captured = Captured
analyse-clear = Clear
analyse-start-position = Starting position
analyse-analyse-here = Analyse from here
analyse-play-here = Play from here
analyse-done = Back
analyse-keys = Shortcuts
analyse-key-back = one move back or forward
    .key = \u2190 \u2192
analyse-key-variation = another variation
    .key = \u2191 \u2193
analyse-key-ends = to the start or the end
    .key = Home End
analyse-key-everywhere = back and forward, also from the board
    .key = [ ]
analyse-key-engine = engine on or off
    .key = e
analyse-key-opinion = what the engine thinks, in words
    .key = v
analyse-key-threats = threats on or off
    .key = t
analyse-key-flip = flip the board
    .key = f
analyse-key-comment = write a comment; Esc leaves it
    .key = c
analyse-key-delete = delete from here
    .key = Del
analyse-key-put-back = restore what was deleted
    .key = u
analyse-key-sound = sound on or off
    .key = s
analyse-key-help = this list
    .key = ?
analyse-engine-is-on = The engine is on.
analyse-engine-is-off = The engine is off.
analyse-threats-shown =
    { $count ->
        [0] No threats here.
        [1] 1 threat is shown; the list is beside the board.
       *[other] { $count } threats are shown; the list is beside the board.
    }
analyse-threats-hidden = Threats are hidden.
analyse-fair-play = This position belongs to an online game that is still being played. The engine will look at it when the game is over.
`;export{n as default};
