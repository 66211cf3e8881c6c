var a=`app-quote = "{ $text }"
app-quote-nothing = ""
app-name = Quinconce
app-tagline = Five forgotten board games, on one table.
app-lead = Played exactly by their printed rules, against a friend or the computer. Nothing to install, no account.
app-skip = Skip to the content
app-home = The five games
app-play = Play
app-learn = Learn
app-analyse = Analyse
app-settings = Settings
app-language = Language
app-speaks = English
    .brief = EN
app-theme = Appearance
app-theme-system = System
app-theme-light = Light
app-theme-dark = Dark
app-motion = Motion
app-motion-system = System
app-motion-on = On
app-motion-off = Off
app-sound = Sound
app-on = On
app-off = Off
app-close = Close
app-cancel = Cancel
app-loading = Laying out the board\u2026
board-grid = { $game } board
board-how = Arrow keys move, Enter picks, Escape undoes a step. b reads out the board, w whose turn it is, l the last move; m types a move, question mark lists all keys.
board-empty = empty
board-target = legal target
board-capture = legal target, captures
board-source = can move
board-taking = with a capture
board-lost = the piece is lost there
board-losing = where it is lost
board-doomed = can be taken
board-reach = To { $cells }.
board-or-choices = By button: { $choices }.
board-ways = Choose one of { $count } ways to lay it, by button.
board-last = last move
board-demanded = demanded
board-barred = barred distance
board-choices = Choices
board-reserve = From beside the board
board-faces = Which way round
board-lay = Place it
board-laying = r turns it, o turns it over, Enter places it.
board-turning = r turns it.
board-turning-both = r turns it to the right, Shift r to the left.
board-faces-enemy = Faces { $cells }.
board-undo = Undo this step
board-type = Type a move
board-completions = Legal moves
board-no-move = No move can be made now.
board-unknown-move = \u201C{ $text }\u201D is no legal move here. One is { $example }.
board-undone = Undone: { $step }.
choose-title = Which game?
choose-play = Five boards are laid out. Sit down at any of them.
choose-learn = A short lesson on the board, and the rules in full.
choose-analyse = Try out moves, ask the engine, set up a position, or open a record of a game.
ends-win = { $side } wins
ends-won = You won
ends-lost = You lost
ends-draw = Draw
ends-goal = { "" }
ends-blocked = no move is left
ends-quiet = the quiet limit is reached
ends-claim = the position came up three times
ends-repetition = the position came up five times
ends-length = 600 moves have been made
ends-resignation = the other side resigned
ends-agreement = both agreed
ends-time = the other side ran out of time
hokito-title = Hokito
hokito-line = Discs hop onto one another until somebody is stuck; then every tower pays its top token\u2019s value times its height.
hokito-goal = Have more points when somebody is stuck.
hokito-credit = Claude Leroy, 2011
hokito-side-first = Black
hokito-side-second = White
hokito-kind-one = token 1
hokito-kind-two = token 2
hokito-kind-three = token 3
hokito-piece =
    { $height ->
        [1] { hokito-token }
       *[other] stack of { $height }, { hokito-token } on top
    }
hokito-token = { hokito-colour } { hokito-value }
hokito-value =
    { $kind ->
        [one] 1
        [two] 2
       *[three] 3
    }
hokito-colour =
    { $side ->
        [first] black
       *[second] white
    }
hokito-brief =
    { $height ->
        [1] { "" }
       *[other] height { $height }
    }
hokito-hops =
    { $number ->
        [1] one hop
        [2] two hops
       *[3] three hops
    }
hokito-variant-standard = Standard
    .line = Three ranks of black, three of white.
hokito-variant-mixed = Mixed
    .line = All tokens shuffled over the whole board.
hokito-counter-score = Points
hokito-prompt-move = Choose a token or a stack of yours.
hokito-prompt-target = Where does it land?
hokito-prompt-pass = You have no move.
hokito-refusal-stuck = It cannot make { hokito-hops } from here.
hokito-refusal-no-single-in-reach = With { hokito-hops } it reaches no single token.
hokito-refusal-no-stack-in-reach = With { hokito-hops } it reaches no stack.
hokito-refusal-needs-piece = A move ends on a token, never on an empty square.
hokito-refusal-single-on-single = A single token must end on a single one.
hokito-refusal-stack-on-stack = A stack must end on a stack.
hokito-refusal-returns = It would have to touch a square twice.
hokito-refusal-hops = It makes exactly { hokito-hops }, and none of its ways leads there.
hokito-ends-goal = more points
hokito-ends-blocked = more points when no move was left
hokito-losses-goal = fewer points
hokito-losses-blocked = fewer points when no move was left
hokito-term-points = points
hokito-term-tops = stacks in reach
hokito-term-mobility = mobility
hokito-term-tempo = the move
home-map = The five games as a map
home-play-game = Play { $game }
home-learn-game = Learn { $game }
home-analyse-game = Analyse { $game }
home-board = A game of { $game } being played
home-resume = Go on playing
home-footer = Free software, MIT or Apache 2.0. Rulings of ours are marked as ours in the rules.
home-licences = Third-party licences
khan-title = Khan
khan-line = Pieces go as far as their square has lines, and a hat tells the opponent which sort of square must answer.
khan-goal = Take the enemy Kalista.
khan-credit = A duel for Kalista and Sbires
khan-side-first = Red
khan-side-second = Ocre
khan-kind-kalista = Kalista
khan-kind-sbire = Sbire
khan-piece = { khan-colour } { khan-name }
khan-name =
    { $kind ->
        [kalista] Kalista
       *[sbire] Sbire
    }
khan-colour =
    { $side ->
        [first] red
       *[second] ocre
    }
khan-sort =
    { $number ->
        [1] simple
        [2] double
       *[3] triple
    }
khan-far =
    { $number ->
        [1] one square
        [2] two squares
       *[3] three squares
    }
khan-terrain-lines = { khan-sort } square
khan-brief = { khan-sort }
khan-laid =
    { $edge ->
        [1] lays the mat with its north edge in front of Red
        [2] lays the mat with its east edge in front of Red
        [3] lays the mat with its south edge in front of Red
       *[4] lays the mat with its west edge in front of Red
    }
khan-lines = Lines from a to f. { $rows }
khan-lines-row = Row { $number }: { $lines }.
khan-says-demand = The Khan demands a { khan-sort } square
khan-crown = wears the Khan
khan-variant-standard = Standard
    .line = A Sbire comes back on the demanded sort of square.
khan-variant-anywhere = Anywhere
    .line = A Sbire comes back on any empty square.
khan-choice-edge-s = South edge
khan-choice-edge-w = West edge
khan-choice-edge-n = North edge
khan-choice-edge-e = East edge
khan-choice-pass = Pass
khan-enter-kalista = Kalista
khan-enter-sbire = Sbire
khan-counter-captured = Captured
khan-counter-demand = The Khan demands
khan-prompt-move = Choose a piece.
khan-prompt-target = Where does it go?
khan-prompt-edge = Which edge of the mat lies in front of Red?
khan-prompt-setup = Set your piece on one of your two nearest ranks.
khan-prompt-place = Where does it come back?
khan-prompt-pass = None of your pieces can move. You pass.
khan-refusal-choose-edge = First choose which edge of the mat lies in front.
khan-refusal-edge-chosen = The mat lies already.
khan-refusal-place-first = First set up all your pieces.
khan-refusal-kalista-first = The Kalista goes down first.
khan-refusal-kalista-placed = Your Kalista stands already.
khan-refusal-home = Set up on your two nearest ranks.
khan-refusal-occupied = A piece stands there already.
khan-refusal-demand = The Khan demands a { khan-sort } square.
khan-refusal-stuck = It cannot go { khan-far }: every way is blocked.
khan-refusal-own-piece = One of your pieces stands there.
khan-refusal-too-far = On a { khan-sort } square it goes exactly { khan-far }.
khan-refusal-distance = On a { khan-sort } square it goes exactly { khan-far }.
khan-refusal-turns-back = It would have to pass a square twice.
khan-refusal-blocked = The way there is blocked.
khan-refusal-none-captured = None of your Sbires is captured.
khan-refusal-no-demand = Nothing is demanded, so nobody comes back.
khan-refusal-can-obey = A piece of yours on a { khan-sort } square can move, so it must.
khan-refusal-entry-lines = It comes back on a { khan-sort } square.
khan-ends-goal = the Kalista is taken
khan-losses-goal = your Kalista is taken
khan-term-sbires = Sbires
khan-term-reserve = Sbires to come back
khan-term-simple_moves = simple moves
khan-term-double_moves = double moves
khan-term-triple_moves = triple moves
khan-term-pieces_on_triple_squares = pieces on triple squares
khan-term-unobeyable_sorts = sorts that cannot be obeyed
khan-term-one_step_from_the_kalista = one step from the Kalista
khan-term-two_steps_from_the_kalista = two steps from the Kalista
khan-term-three_steps_from_the_kalista = three steps from the Kalista
khan-term-kalista_on_a_simple_square = Kalista on a simple square
khan-term-sbires_in_the_centre = Sbires in the centre
khan-term-aims_at_the_kalista = aims at the Kalista
khan-term-safe_sorts = safe sorts
khan-term-cornered = cornered
khan-term-approaches = approaches
khan-term-escapes = escapes
khan-term-trap = trap
khan-term-freedom = freedom
khan-term-tempo = the move
khan-term-set-up__lines_under_sbires = set-up: lines under Sbires
khan-term-set-up__lines_under_the_kalista = set-up: lines under the Kalista
khan-term-set-up__sbires_in_front = set-up: Sbires in front
khan-term-set-up__kalista_in_front = set-up: Kalista in front
khan-term-set-up__shield = set-up: shield
khet-title = Khet
khet-line = Step or turn one piece, then your laser fires: it runs from mirror to mirror until it strikes something.
khet-goal = Light the enemy pharaoh.
khet-credit = First edition, 2005\u201306
khet-how = North is towards row 8, east towards column j. Silver\u2019s laser stands below j1 and fires north; Red\u2019s stands above a8 and fires south.
khet-side-first = Silver
khet-side-second = Red
khet-kind-pharaoh = pharaoh
khet-kind-obelisk = obelisk
khet-kind-pyramid = pyramid
khet-kind-djed = djed
khet-kind-eye = eye
khet-piece =
    { $kind ->
        [pharaoh] { khet-colour } pharaoh
        [obelisk]
            { $height ->
                [1] { khet-colour } obelisk
               *[other] { khet-colours } stack of two obelisks
            }
        [pyramid] { khet-colour } pyramid, { khet-mirror }
        [djed] { khet-colour } djed, { khet-mirrors }
       *[eye] { khet-colour } eye, { khet-mirrors }
    }
khet-colour =
    { $side ->
        [first] silver
       *[second] red
    }
khet-colours =
    { $side ->
        [first] silver
       *[second] red
    }
khet-mirror =
    { $orientation ->
        [0] mirror to the north-east
        [1] mirror to the south-east
        [2] mirror to the south-west
       *[3] mirror to the north-west
    }
khet-mirrors =
    { $orientation ->
        [0] mirrors to the north-east and south-west
        [2] mirrors to the north-east and south-west
       *[other] mirrors to the north-west and south-east
    }
khet-brief =
    { $kind ->
        [pyramid]
            { $orientation ->
                [0] north-east
                [1] south-east
                [2] south-west
               *[3] north-west
            }
        [obelisk]
            { $height ->
                [1] { "" }
               *[other] stack of two
            }
        [pharaoh] { "" }
       *[other]
            { $orientation ->
                [0] north-east and south-west
                [2] north-east and south-west
               *[other] north-west and south-east
            }
    }
khet-terrain-reserved =
    { $side ->
        [first] for Silver only
       *[second] for Red only
    }
khet-variant-classic = Classic
    .line = The start to begin with.
khet-variant-imhotep = Imhotep
    .line = More ways to defend.
khet-variant-dynasty = Dynasty
    .line = Attack and defence are soon on a par.
khet-variant-classic_horus = Classic with the Eye of Horus
    .line = One djed a side splits the beam.
khet-variant-imhotep_horus = Imhotep with the Eye of Horus
    .line = One djed a side splits the beam.
khet-variant-dynasty_horus = Dynasty with the Eye of Horus
    .line = One djed a side splits the beam.
khet-choice-clockwise = Turn right
khet-choice-anticlockwise = Turn left
khet-choice-turn = Turn
khet-choice-top = Only the top
khet-prompt-move = Choose a piece. Your laser fires after the move.
khet-prompt-target = Step to a marked square, or turn the piece.
khet-prompt-pass = You have no move.
khet-refusal-stuck = That piece cannot move.
khet-refusal-pharaoh-turns = A pharaoh looks the same from everywhere; it is not turned.
khet-refusal-obelisk-turns = An obelisk looks the same from everywhere; it is not turned.
khet-refusal-no-stack = Only a stack has a top to lift.
khet-refusal-one-turn = Both quarter turns of this piece come to the same: just turn it.
khet-refusal-which-way = Say which way it turns.
khet-refusal-neighbour = A piece goes one square only.
khet-refusal-reserved = That square is reserved for the other colour.
khet-refusal-own-piece = One of your pieces stands there.
khet-refusal-enemy-piece = An enemy piece stands there. Only light takes pieces.
khet-refusal-two-high = Three obelisks are never stacked.
khet-refusal-swap-pharaoh = A pharaoh never changes places.
khet-refusal-swap-djed = Djeds and eyes do not change places with each other.
khet-refusal-swap-reserved = The swap would put a piece on a square reserved for the other colour.
khet-ends-goal = the pharaoh is lit
khet-losses-goal = your pharaoh is lit
khet-term-material = material
khet-term-mirrors = mirrors
khet-term-approach = approach
khet-term-gates = ways to the pharaoh
khet-term-mirrors_in_gates = mirrors in those ways
khet-term-mirrors_beside_gates = mirrors beside those ways
khet-term-open_lines = open lines
khet-term-guards = guards
khet-term-targets = targets
khet-term-helpers = helpers
khet-term-pyramids = pyramids
khet-term-djeds = djeds
khet-term-tempo = the move
khet-term-prey = prey
khet-term-own_men_lit = own pieces lit
khet-term-men_in_danger = pieces in danger
khet-term-deadly_threats = deadly threats
khitan-title = Khitan
khitan-line = Hexagonal tiles tip over their edges; when two enemies show each other the same colour, whoever moved takes.
khitan-goal = Clear the board of enemy tiles.
khitan-credit = Ludovic Chabry, 2012
khitan-how = Of every tile six colours are told: to the east, north-east, north-west, west, south-west and south-east. Rows go north from a; the cell north-east of a1 is b2, the one north-west of it b1.
khitan-side-first = White
khitan-side-second = Black
khitan-kind-tile = tile
khitan-piece =
    { $side ->
        [first] white tile
       *[second] black tile
    }
khitan-shows = east { $east }, { $northEast }, { $northWest }, west { $west }, { $southWest }, { $southEast }
khitan-colour =
    { $colour ->
        [0] yellow
        [1] orange
        [2] red
        [3] green
        [4] blue
       *[5] violet
    }
khitan-terrain-half =
    { $side ->
        [first] White\u2019s half
       *[second] Black\u2019s half
    }
khitan-variant-classic = Classic
    .line = What is taken is out of the game.
khitan-variant-expert = Expert
    .line = Whoever takes places a tile from a reserve of three.
khitan-variant-master = Master
    .line = A reserve of six that never closes.
khitan-variant-sprint = Sprint
    .line = Four tiles or fewer, and you have lost.
khitan-variant-sprint-ends-goal = the other side has four tiles or fewer left
khitan-variant-sprint-losses-goal = you have four tiles or fewer left
khitan-choice-pass = Pass
khitan-enter-tile = A tile from the reserve
khitan-counter-reserve = In reserve
khitan-counter-pending = Still to place
khitan-prompt-move = Choose a tile.
khitan-prompt-target = Where does it tip?
khitan-prompt-place = Place a tile in your half.
khitan-prompt-face = Which way does it lie?
khitan-prompt-pass = None of your tiles can move. You pass.
khitan-refusal-stuck = That tile is shut in: no cell beside it is free.
khitan-refusal-neighbour = A tile only tips onto a cell right beside it.
khitan-refusal-own-piece = One of your tiles lies there.
khitan-refusal-enemy-piece = An enemy tile lies there. Tiles are taken by facing them, not by landing on them.
khitan-refusal-no-reserve = There is no reserve in this variant.
khitan-refusal-reserve-empty = Your reserve is empty.
khitan-refusal-reserves-closed = The reserves are closed: one of them has been used up.
khitan-refusal-capture-first = You place a tile only after taking one.
khitan-refusal-place-first =
    { $number ->
        [1] First place a tile from your reserve.
       *[other] First place { $number } tiles from your reserve.
    }
khitan-refusal-occupied = A tile lies there already.
khitan-refusal-own-half = That is the other half. Place it in your own.
khitan-refusal-middle-row = The middle row belongs to nobody. Place it in your half.
khitan-ends-goal = the other side has no tiles left
khitan-losses-goal = you have no tiles left
khitan-term-pieces = pieces
khitan-term-share = share of all pieces
khitan-term-reserve = reserve
khitan-term-closed = closed reserve
khitan-term-sight = free sight
khitan-term-aims = enemies in the line of fire
khitan-term-exposed = in danger
khitan-term-exposed_more = more in danger
khitan-term-open_aims = enemies in the line of fire, reserves open
khitan-term-open_exposed = in danger, reserves open
khitan-term-open_exposed_more = more in danger, reserves open
khitan-term-verdict = lead before the quiet limit
khitan-term-tempo = the move
losses-resignation = you resigned
losses-time = your time ran out
play-turn = { $side } to move
play-your-turn = Your turn
play-thinking = The computer is thinking\u2026
play-computer = Computer, level { $level }
    .brief = Level { $level }
play-you = You
play-new-game = New game
    .brief = New
play-start = Begin
play-opponent = Opponent
play-against-computer = The computer
play-against-person = Two people, one device
play-level = Level
play-level-option = { $level } \xB7 about { $rating }
play-level-gentle = gentle
play-level-strong = strong
play-side = You play
play-random = Draw lots
play-variant = Variant
play-position = Own start position
play-position-help = Leave it empty for the usual start.
play-position-refused = The rules refuse it:
play-clock = Clock
play-no-clock = No clock
play-minutes = Minutes for { $side }
play-increment = Seconds added per move
play-bad-number = { $field }: write a number from { $least } to { $most }.
play-autoflip = Turn the board after every move
play-take-back = Take back
    .brief = Back
play-resign = Resign
    .brief = Resign
play-resign-ask = Resign as { $side }?
play-resign-yes = Yes, resign
play-resign-no = Play on
play-offer = Offer a draw
    .brief = Draw
play-offer-ask = { $side } offers a draw. Does the other side accept?
play-offer-yes = Accept
play-offer-no = Decline
play-offer-wait = The computer considers it\u2026
play-declined = The offer is declined.
play-claim = Claim a draw
    .brief = Claim
play-rematch = Play again
    .brief = Again
play-flip = Turn the board
    .brief = Turn
play-pause = Pause
    .brief = Pause
play-resume = Go on
    .brief = Go on
play-paused = The clock is stopped.
play-moves = Moves
play-no-moves = No move yet.
play-start-of-game = Start
play-present = Back to the present
play-earlier = Earlier position
play-analyse = Analyse this game
    .brief = Analyse
play-legend = Pieces and signs
    .brief = Legend
play-help = Keys
    .brief = Keys
play-actions = Actions
play-engine-failed = The computer player failed. Take back or begin anew.
play-key-board = move over the board
    .key = \u2190 \u2191 \u2192 \u2193
play-key-pick = pick a cell or a button
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
play-key-flip = turn the board
    .key = f
play-key-take-back = take back a move
    .key = u
play-key-earlier = look at earlier positions
    .key = [ ]
play-key-sound = sound on or off
    .key = s
play-key-new-game = new game
    .key = n
play-key-help = this list
    .key = ?
quindo-title = Quindo
quindo-line = Counters leap over enemies and turn them over, one, two or three squares far, but never as far as the opponent just went.
quindo-goal = Leave your opponent without pawns.
quindo-credit = Author and year unknown
quindo-side-first = White
quindo-side-second = Black
quindo-kind-pawn = pawn
quindo-piece =
    { $side ->
        [first] white pawn
       *[second] black pawn
    }
quindo-terrain-border = border
quindo-variant-standard = Standard
    .line = Five pawns a side on a field of 5 \xD7 5.
quindo-choice-pass = Pass
quindo-counter-barred = Barred distance
quindo-prompt-move = Choose a pawn.
quindo-prompt-target = Where does it land?
quindo-prompt-pass = Only the barred distance is left. You pass.
quindo-refusal-barred = Your opponent has just gone { $number }, so { $number } is barred.
quindo-refusal-blocked = That pawn is blocked by your own.
quindo-refusal-not-straight = Pawns go in a straight line, in one of the eight directions.
quindo-refusal-own-piece = One of your pawns stands there.
quindo-refusal-own-in-the-way = One of your own pawns is in the way.
quindo-refusal-enemy-piece = An enemy stands there. Leap over it onto an empty square.
quindo-refusal-too-far = That is { $number } empty squares away; three is the limit.
quindo-ends-goal = the other side has no pawns left
quindo-ends-quiet = more pawns at the quiet limit
quindo-losses-goal = you have no pawns left
quindo-losses-quiet = fewer pawns at the quiet limit
quindo-term-pawns = pawns
quindo-term-share = share of all pawns
quindo-term-last_pawn = last pawn
quindo-term-capture = captures
quindo-term-prey = prey
quindo-term-exposed = in danger
quindo-term-inner = inner squares
quindo-term-barred = barred distance
quindo-term-barred_one = one barred
quindo-term-barred_three = three barred
refusals-general = That is not possible.
refusals-finished = The game is over.
refusals-empty = There is nothing there.
refusals-not-yours = That piece is not yours.
refusals-must-pass = You have no move; you can only pass.
refusals-must-move = You have a move, so you cannot pass.
refusals-stays = It has to go somewhere else.
refusals-no-such-move = There is no such move.
refusals-wait = It is not your turn.
refusals-past = This is an earlier position. Go back to the present to play.
tell-pair = { $first } and { $last }
tell-series = { $first }, { $next }
tell-apart = { $first }; { $next }
tell-by = { $side }: { $deed }.
tell-moved = { $piece } { $from } to { $to }
tell-by-way = by way of { $cells }
tell-tumbled = { $piece } tips from { $from } to { $to }
tell-turned = { $piece } on { $at } turns
tell-swapped = { $piece } { $from } changes places with { $to }
tell-stacked = { $piece } { $from } onto { $to }
tell-unstacked = top { $piece } { $from } to { $to }
tell-captured = takes the { $piece } on { $at }
tell-burnt = the beam strikes the { $piece } on { $at }
tell-mirrored = the light turns on { $cells }
tell-faded = the light ends on { $cells }
tell-flipped = turns over { $cells }
tell-entered = { $piece } placed on { $at }
tell-left = it leaves the board on { $at }
tell-passed = passes
tell-nothing = nothing
tell-new-game = New game.
tell-goes-on = The game goes on.
tell-you-play = You play { $side }.
tell-computer-turn = It is the computer\u2019s turn.
tell-taken-back = Taken back: { $moves }.
tell-at-move = Move { $ply } of { $count }.
tell-no-move = No move has been made.
tell-clock =
    { $minutes ->
        [0] { $side }: { tell-seconds }.
       *[other] { $side }: { tell-minutes }, { tell-seconds }.
    }
tell-minutes =
    { $minutes ->
        [1] 1 minute
       *[other] { $minutes } minutes
    }
tell-seconds =
    { $seconds ->
        [1] 1 second
       *[other] { $seconds } seconds
    }
tell-no-clock = There is no clock.
tell-pieces =
    { $count ->
        [1] 1 piece
       *[other] { $count } pieces
    }
tell-plain = All squares are alike.
titles-home = Quinconce \xB7 five board games
titles-play = Play \xB7 Quinconce
titles-play-game = Play { $game } \xB7 Quinconce
titles-learn = Learn \xB7 Quinconce
titles-learn-game = Learn { $game } \xB7 Quinconce
titles-analyse = Analyse \xB7 Quinconce
titles-analyse-game = Analyse { $game } \xB7 Quinconce
titles-unknown = Not here \xB7 Quinconce
trouble-wasm-title = The rules did not load
trouble-wasm = The boards need WebAssembly, and it could not be started here. A flaky connection or a strict browser setting is the usual reason.
trouble-setup-title = That table cannot be set up
trouble-setup = The address asks for a position, a variant or a move the rules do not accept:
trouble-ordinary = Play from the usual start
trouble-retry = Try again
trouble-unknown-title = No game on this table
trouble-unknown = This address leads nowhere. The five games are where they always are.
trouble-page = This part of the page did not load.
trouble-broken-title = Something went wrong
trouble-broken = It is a fault in the program, not yours. What was kept before is still there.
trouble-reload = Load the page again
trouble-put-aside = Put this analysis aside
trouble-aside-help = If it happens again, put the analysis aside: the page opens with a fresh board, and \u201CFiles\u201D has it as \u201CThe analysis before this\u201D.
trouble-new-table = Begin a new game
`;export{a as default};
