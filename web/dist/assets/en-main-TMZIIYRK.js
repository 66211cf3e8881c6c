var a=`app-quote = "{ $text }"
app-quote-nothing = ""
app-name = Quinconce
app-tagline = Five forgotten board games, on one table.
app-lead = Played by their printed leaflets; where they are silent, our rulings are marked. Against a friend or the computer, with nothing to install and no account.
app-skip = Skip to content
app-home = The five games
app-play = Play
app-learn = Learn
app-analyse = Analyse
app-lobby = Lobby
app-online = Playing online
app-my-games = My games
app-my-games-waiting =
    { $count ->
        [one] My games: 1 waiting for you
       *[other] My games: { $count } waiting for you
    }
app-watch-which = Watch { $game }: { $first } against { $second }
app-versus = { $first } \u2013 { $second }
app-ply =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
app-next-game =
    { $count ->
        [one] Next game waiting for me
       *[other] Next of { $count } games waiting for me
    }
app-summons = { $name } has accepted your challenge: { $game }.
app-summons-go = To the board
app-settings = Settings
app-language = Language
app-speaks = English
app-theme = Appearance
app-theme-system = System
app-theme-light = Light
app-theme-dark = Dark
app-motion = Animations
app-motion-system = System
app-motion-on = On
app-motion-off = Off
app-sound = Sound
app-chat = Chat
app-on = On
app-off = Off
app-close = Close
app-cancel = Cancel
app-account = Account
app-account-of = Account: { $name }
app-guest = Guest
app-guest-name = { $name } (guest)
app-rated-name = { $name } (rating { $rating })
app-provisional-name = { $name } (rating { $rating }?)
app-deleted-account = Deleted account
app-no-answer = The server does not answer.
app-loading = Setting up the board\u2026
board-grid = { $game } board
board-how = Arrow keys move around the board, Enter selects, Escape undoes a step. b reads out the board, w says whose turn it is, l repeats the last move; m lets you type a move, question mark lists all shortcuts.
board-empty = empty
board-target = possible move
board-capture = possible capture
board-source = can move
board-taking = with a capture
board-lost = the piece is lost there
board-losing = where it is lost
board-doomed = can be taken
board-reach = To { $cells }.
board-or-choices = Buttons: { $choices }.
board-ways = Choose one of { $count } orientations with the buttons.
board-last = last move
board-demanded = demanded
board-barred = barred distance
board-choices = Choices
board-reserve = Pieces to place
board-faces = Orientation
board-lay = Place it
board-laying = r turns it, o turns it over, Enter places it.
board-turning = r turns it.
board-turning-both = r turns it to the right, Shift r to the left.
board-faces-enemy = Faces { $cells }.
board-undo = Undo this step
board-type = Type a move
board-completions = Legal moves
board-no-move = No move can be made now.
board-unknown-move = \u201C{ $text }\u201D is not a legal move here. Try { $example }, for instance.
board-undone = Undone: { $step }.
choose-title = Which game?
choose-play = Five boards are set up. Take a seat at any of them.
choose-learn = A short lesson on the board, and the rules in full.
choose-analyse = Try out moves, ask the engine, set up a position, or open a recorded game.
developers-language = en
developers-title = The HTTP API
developers-lead = Write a bot, a tool or another table: the server plays by the same rules with everybody.
developers-note = The limits are below, and whoever runs a server can raise them.
developers-skip = Skip to the guide
developers-contents = Contents
developers-reference = Addresses
developers-parameters = Parameters
developers-body = Body
developers-answers = Answers
developers-types = Types
developers-codes = Error codes
ends-win = { $side } wins
ends-won = You won
ends-lost = You lost
ends-draw = Draw
ends-goal = { "" }
ends-blocked = no legal move is left
ends-quiet = { $moves } moves in a row without a capture
ends-claim = the same position came up three times
ends-repetition = the same position came up five times
ends-length = { $moves } moves have been played
ends-resignation = the opponent resigned
ends-agreement = by agreement
ends-time = the opponent ran out of time
ends-abandoned = the opponent left
ends-called-off = The game was called off.
ends-aborted = the game was called off
hokito-title = Hokito
hokito-line = Tokens hop onto one another until somebody is stuck; then every stack scores the value of its top token times its height.
hokito-goal = Have more points when somebody is stuck.
hokito-credit = A game by Claude Leroy, 2011
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
    .line = Black tokens on three ranks, white tokens on the other three.
hokito-variant-mixed = Mixed
    .line = All tokens of both colours shuffled over the whole board.
hokito-counter-score = Points
hokito-says-score =
    { $number ->
        [1] 1 point
       *[other] { $number } points
    }
hokito-prompt-move = Choose a token or a stack of yours.
hokito-prompt-target = Where does it land?
hokito-prompt-pass = You have no legal move.
hokito-refusal-stuck = It cannot make { hokito-hops } from here.
hokito-refusal-no-single-in-reach = With { hokito-hops } it reaches no single token.
hokito-refusal-no-stack-in-reach = With { hokito-hops } it reaches no stack.
hokito-refusal-needs-piece = A move ends on a token, never on an empty square.
hokito-refusal-single-on-single = A single token must end on a single token.
hokito-refusal-stack-on-stack = A stack must end on a stack.
hokito-refusal-returns = It would have to touch the same square twice.
hokito-refusal-hops = It makes exactly { hokito-hops }, and no path leads there.
hokito-ends-goal = more points
hokito-losses-goal = fewer points
hokito-draws-goal = equal points
hokito-term-points = points
hokito-term-tops = stacks within reach
hokito-term-mobility = mobility
hokito-term-tempo = the move
home-map = Map of the five games
home-play-game = Play { $game }
home-learn-game = Learn { $game }
home-analyse-game = Analyse { $game }
home-board = A game of { $game } being played
home-resume = Resume
home-live-title = Games under way
home-live-lobby = To the lobby
home-footer = Free software, MIT or Apache 2.0. The games belong to their authors; all texts are our own.
home-licences = Third-party licences
home-developers = For developers: the HTTP API
khan-title = Khan
khan-line = A piece moves as many squares as its own square has lines; then a hat dictates which kind of square the opponent must move from.
khan-goal = Take the enemy Kalista.
khan-credit = The leaflet names no author; a relative of Claude Leroy\u2019s Escampe and Mana
khan-side-first = Red
khan-side-second = Ochre
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
       *[second] ochre
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
    .brief =
        { $edge ->
            [1] North edge
            [2] East edge
            [3] South edge
           *[4] West edge
        }
khan-lines = Lines of the squares, from a to f. { $rows }
khan-lines-row = Rank { $number }: { $lines }.
khan-says-demand = The Khan demands a { khan-sort } square
khan-says-captured =
    { $number ->
        [1] 1 Sbire waits beside the mat
       *[other] { $number } Sbires wait beside the mat
    }
khan-crown = wears the Khan
khan-variant-standard = Standard
    .line = A Sbire comes back on the demanded kind of square.
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
khan-prompt-edge = Which edge of the mat should lie in front of Red?
khan-prompt-setup =
    { $kind ->
        [kalista] Place the Kalista on one of your first two ranks.
       *[sbire] Place a Sbire on one of your first two ranks.
    }
khan-prompt-place = Where does the Sbire come back?
khan-prompt-pass = None of your pieces can move, so you pass.
khan-refusal-choose-edge = First choose which edge of the mat lies in front of Red.
khan-refusal-edge-chosen = The mat is already in place.
khan-refusal-place-first = First place all your pieces.
khan-refusal-kalista-first = Place the Kalista first.
khan-refusal-kalista-placed = Your Kalista is already on the mat.
khan-refusal-home = Place your pieces on your first two ranks.
khan-refusal-occupied = There is already a piece there.
khan-refusal-demand = The Khan demands a piece on a { khan-sort } square.
khan-refusal-stuck = It cannot go { khan-far }: every path is blocked.
khan-refusal-own-piece = One of your own pieces is there.
khan-refusal-too-far = From a { khan-sort } square it goes exactly { khan-far }.
khan-refusal-distance = From a { khan-sort } square it goes exactly { khan-far }.
khan-refusal-turns-back = It would have to cross the same square twice.
khan-refusal-blocked = The path there is blocked.
khan-refusal-none-captured = None of your Sbires has been captured.
khan-refusal-no-demand = The Khan demands nothing now, so no Sbire can come back.
khan-refusal-can-obey = One of your pieces on a { khan-sort } square can move, so it must.
khan-refusal-entry-lines = It comes back on an empty { khan-sort } square.
khan-ends-goal = the enemy Kalista is taken
khan-losses-goal = your Kalista is taken
khan-draws-quiet = { $moves } moves in a row without a capture
khan-term-sbires = Sbires
khan-term-reserve = Sbires that can come back
khan-term-simple_moves = simple moves
khan-term-double_moves = double moves
khan-term-triple_moves = triple moves
khan-term-pieces_on_triple_squares = pieces on triple squares
khan-term-kinds_that_cannot_be_obeyed = kinds of square that cannot be obeyed
khan-term-one_step_from_the_kalista = one step from the Kalista
khan-term-two_steps_from_the_kalista = two steps from the Kalista
khan-term-three_steps_from_the_kalista = three steps from the Kalista
khan-term-kalista_on_a_simple_square = Kalista on a simple square
khan-term-sbires_in_the_centre = Sbires in the centre
khan-term-aims_at_the_kalista = threats to the Kalista
khan-term-safe_kinds = safe kinds of square
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
khet-line = Move or turn one piece, then your laser fires: the beam runs from mirror to mirror until it strikes something.
khet-goal = Light the enemy pharaoh.
khet-credit = Innovention Toys, first edition, 2005\u201306
khet-how = North is towards rank 8, east towards file j. Silver\u2019s laser stands below j1 and fires north; Red\u2019s stands above a8 and fires south.
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
    .line = The one to start with.
khet-variant-imhotep = Imhotep
    .line = The next step: more ways to defend.
khet-variant-dynasty = Dynasty
    .line = Attack and defence soon balance out.
khet-variant-classic_horus = Classic with the Eye of Horus
    .line = One djed on each side gives way to an eye, which splits the beam.
khet-variant-imhotep_horus = Imhotep with the Eye of Horus
    .line = One djed on each side gives way to an eye, which splits the beam.
khet-variant-dynasty_horus = Dynasty with the Eye of Horus
    .line = One djed on each side gives way to an eye, which splits the beam.
khet-choice-clockwise = Turn right
khet-choice-anticlockwise = Turn left
khet-choice-turn = Turn
khet-choice-top = Top only
khet-prompt-move = Choose a piece. Your laser fires after the move.
khet-prompt-target = Move to a marked square.
khet-prompt-turn = Move to a marked square, or turn the piece.
khet-prompt-pass = You have no legal move.
khet-refusal-stuck = That piece cannot move.
khet-refusal-pharaoh-turns = A pharaoh looks the same from every side, so it is never turned.
khet-refusal-obelisk-turns = An obelisk looks the same from every side, so it is never turned.
khet-refusal-no-stack = Only a stack has a top that can move alone.
khet-refusal-one-turn = Turned left or right, this piece ends up the same: just turn it.
khet-refusal-which-way = Choose which way it turns.
khet-refusal-neighbour = A piece moves one square at a time.
khet-refusal-reserved = That square is reserved for the other colour.
khet-refusal-own-piece = One of your own pieces is there.
khet-refusal-enemy-piece = An enemy piece is there. Only the beam takes pieces.
khet-refusal-two-high = Obelisks are never stacked three high.
khet-refusal-swap-pharaoh = A pharaoh never swaps places.
khet-refusal-swap-djed = Djeds and eyes do not swap places with each other.
khet-refusal-swap-reserved = The swap would put a piece on a square reserved for the other colour.
khet-ends-goal = the enemy pharaoh is lit
khet-losses-goal = your pharaoh is lit
khet-draws-goal = both pharaohs are lit
khet-draws-quiet = { $moves } moves in a row without a piece lost
khet-term-material = material
khet-term-mirrors = mirrors
khet-term-approach = approach
khet-term-gates = lines to the pharaoh
khet-term-mirrors_in_gates = mirrors on those lines
khet-term-mirrors_beside_gates = mirrors beside those lines
khet-term-open_lines = open lines
khet-term-guards = guards
khet-term-targets = targets
khet-term-helpers = helpers
khet-term-pyramids = pyramids
khet-term-djeds = djeds
khet-term-tempo = the move
khet-term-prey = enemies in the beam\u2019s reach
khet-term-own_pieces_lit = own pieces hit
khet-term-pieces_in_danger = pieces in danger
khet-term-deadly_threats = deadly threats
khitan-title = Khitan
khitan-line = Hexagonal tiles tip over their edges; when two enemy tiles show each other the same colour, the player who has just moved takes the other\u2019s.
khitan-goal = Clear the board of enemy tiles.
khitan-credit = A game by Ludovic Chabry, 2012
khitan-how = Each tile is read out by its six colours: east, north-east, north-west, west, south-west and south-east. Rows go north from a; the cell north-east of a1 is b2, the one north-west of it b1.
khitan-side-first = White
khitan-side-second = Black
khitan-kind-tile = tile
khitan-piece =
    { $side ->
        [first] white tile
       *[second] black tile
    }
khitan-shows = east { $east }, north-east { $northEast }, north-west { $northWest }, west { $west }, south-west { $southWest }, south-east { $southEast }
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
    .line = Tiles that are taken are out of the game.
khitan-variant-expert = Expert
    .line = Take a tile, and you place one from a reserve of three.
khitan-variant-master = Master
    .line = A reserve of six that never closes.
khitan-variant-sprint = Sprint
    .line = A side with four tiles or fewer has lost.
khitan-variant-sprint-ends-goal = the opponent has four tiles or fewer left
khitan-variant-sprint-losses-goal = you have four tiles or fewer left
khitan-choice-pass = Pass
khitan-enter-tile = A tile from the reserve
khitan-counter-reserve = In reserve
khitan-counter-pending = Still to place
khitan-says-pieces =
    { $number ->
        [1] 1 tile
       *[other] { $number } tiles
    }
khitan-prompt-move = Choose a tile.
khitan-prompt-target = Where does it tip?
khitan-prompt-place = Place a tile on your half of the board.
khitan-prompt-face = Press the tile to turn it, then place it.
khitan-prompt-pass = None of your tiles can move, so you pass.
khitan-refusal-stuck = That tile is hemmed in: no cell beside it is free.
khitan-refusal-neighbour = A tile only tips onto a cell right next to it.
khitan-refusal-own-piece = One of your own tiles is there.
khitan-refusal-enemy-piece = An enemy tile is there. Tiles are taken by facing them, not by landing on them.
khitan-refusal-no-reserve = There is no reserve in this variant.
khitan-refusal-reserve-empty = Your reserve is empty.
khitan-refusal-reserves-closed = The reserves are closed: one of them has been used up.
khitan-refusal-capture-first = You may place a tile only after taking one.
khitan-refusal-place-first =
    { $number ->
        [1] First place a tile from your reserve.
       *[other] First place { $number } tiles from your reserve.
    }
khitan-refusal-occupied = There is already a tile there.
khitan-refusal-own-half = That is your opponent\u2019s half. Place the tile on your own.
khitan-refusal-middle-row = The middle row belongs to nobody. Place the tile on your half.
khitan-ends-goal = the opponent has no tiles left
khitan-ends-quiet = more tiles after { $moves } moves without a capture
khitan-ends-length = more tiles after { $moves } moves in all
khitan-losses-goal = you have no tiles left
khitan-losses-quiet = fewer tiles after { $moves } moves without a capture
khitan-losses-length = fewer tiles after { $moves } moves in all
khitan-draws-quiet = the same number of tiles after { $moves } moves without a capture
khitan-draws-length = the same number of tiles after { $moves } moves in all
khitan-term-pieces = tiles
khitan-term-share = share of all tiles
khitan-term-reserve = reserve
khitan-term-closed = closed reserve
khitan-term-sight = open lines
khitan-term-aims = enemies in the line of fire
khitan-term-exposed = in danger
khitan-term-exposed_more = more in danger
khitan-term-open_aims = enemies in the line of fire, reserves open
khitan-term-open_exposed = in danger, reserves open
khitan-term-open_exposed_more = more in danger, reserves open
khitan-term-verdict = lead when the move limit is near
khitan-term-tempo = the move
losses-resignation = you resigned
losses-time = you ran out of time
losses-abandoned = you left
online-friend = A friend, online
online-play-friend = Play a friend
online-play-friend-game = Play a friend at { $game }
online-no-server = Playing online needs a server, and none answers here right now. Everything else works without one.
online-time = Time
online-time-help = Minutes for each player + seconds added per turn, or days for each turn.
online-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
online-own-clock = Other clock
online-own-days = Other days
online-base = Minutes for each player
online-increment = Seconds added per turn
online-days-each = Days for each turn
online-seed = Number of the start (optional)
online-seed-help = The start is drawn by lot; the same number always gives the same start. A game with a number is not rated.
online-name = Your name (optional)
online-public = Open to everyone, not only by link
online-rated = Rated: the result counts for both
online-rated-account = Rated games are played between two accounts: create one or log in under \u201CAccount\u201D.
online-rated-clock = A rated game needs a clock or days per turn, and the usual start.
online-invite = Get the link
online-asking = Setting the table\u2026
play-turn = { $side } to move
play-your-turn = Your turn
play-thinking = The computer is thinking\u2026
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
play-level-option = { play-level-name } \xB7 about { $rating } Elo
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
play-offer-wait = The computer is considering your offer\u2026
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
    .key = \u2190 \u2192
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
play-takes = captures
play-leafing = Step through the moves
play-leaf-first = To the start
play-leaf-back = One move back
play-leaf-on = One move forward
play-leaf-last = To the last move
play-own-clock = Other
play-clock-help = Minutes for each player + seconds added per turn.
play-days-left = { $days } d { $hours } h
play-winner = Winner
play-human = Human
play-declined-early = The computer declines: it is too early for a draw.
play-replaces = This ends the game under way, without a result.
play-other-game = You have an unfinished game. Your first move here replaces it.
play-other-resume = Resume it
play-still-waiting = You are still waiting for an opponent, and are called as soon as somebody sits down.
quindo-title = Quindo
quindo-line = Pawns leap over enemies and turn them over. They move one, two or three squares, but never exactly as far as the opponent has just gone.
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
    .line = Five pawns a side on a 5 \xD7 5 field.
quindo-choice-pass = Pass
quindo-counter-barred = Barred distance
quindo-says-pieces =
    { $number ->
        [1] 1 pawn
       *[other] { $number } pawns
    }
quindo-prompt-move = Choose a pawn.
quindo-prompt-target = Where does it land?
quindo-prompt-pass = Only the barred distance is left, so you pass.
quindo-refusal-barred =
    { $number ->
        [1] Your opponent has just moved one square, so you may not.
        [2] Your opponent has just moved two squares, so you may not.
       *[3] Your opponent has just moved three squares, so you may not.
    }
quindo-refusal-blocked = That pawn is blocked by your own pawns.
quindo-refusal-not-straight = Pawns move in a straight line, in one of the eight directions.
quindo-refusal-own-piece = One of your own pawns is there.
quindo-refusal-own-in-the-way = One of your own pawns is in the way.
quindo-refusal-enemy-piece = An enemy pawn is there. Leap over it onto an empty square.
quindo-refusal-too-far = That is { $number } empty squares away; three is the most.
quindo-ends-goal = the opponent has no pawns left
quindo-ends-quiet = more pawns after { $moves } moves with none turned over or lost
quindo-ends-length = more pawns after { $moves } moves in all
quindo-losses-goal = you have no pawns left
quindo-losses-quiet = fewer pawns after { $moves } moves with none turned over or lost
quindo-losses-length = fewer pawns after { $moves } moves in all
quindo-draws-quiet = the same number of pawns after { $moves } moves with none turned over or lost
quindo-draws-length = the same number of pawns after { $moves } moves in all
quindo-term-pawns = pawns
quindo-term-share = share of all pawns
quindo-term-last_pawn = last pawn
quindo-term-capture = captures
quindo-term-prey = enemies within reach
quindo-term-exposed = in danger
quindo-term-inner = inner squares
quindo-term-barred = barred distance
quindo-term-barred_one = one barred
quindo-term-barred_three = three barred
refusals-general = That is not possible.
refusals-finished = The game is over.
refusals-empty = There is nothing there.
refusals-not-yours = That is not yours.
refusals-must-pass = You have no legal move: all you can do is pass.
refusals-must-move = You have a legal move, so you may not pass.
refusals-stays = It cannot stay where it is.
refusals-no-such-move = That is not a legal move.
refusals-wait = It is not your turn.
refusals-past = This is an earlier position. Go back to the current one to play.
tell-pair = { $first } and { $last }
tell-series = { $first }, { $next }
tell-apart = { $first }; { $next }
tell-by = { $side }: { $deed }.
tell-moved = { $piece } { $from } to { $to }
tell-by-way = via { $cells }
tell-tumbled = { $piece } tips from { $from } to { $to }
tell-turned = { $piece } on { $at } turns
tell-swapped = { $piece } { $from } swaps places with { $to }
tell-stacked = { $piece } { $from } onto { $to }
tell-stack = stack of { $height }, { $piece } on top,
tell-unstacked = top { $piece } { $from } to { $to }
tell-captured = takes the { $piece } on { $at }
tell-burnt = the beam strikes the { $piece } on { $at }
tell-mirrored = the beam turns at { $cells }
tell-faded = the beam ends at { $cells }
tell-flipped = turns over { $cells }
tell-entered = { $piece } placed on { $at }
tell-left = leaves the board at { $at }
tell-passed = passes
tell-nothing = nothing on the board
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
tell-sound-on = Sound on.
tell-sound-off = Sound off.
titles-home = Quinconce \xB7 five board games
titles-play = Play \xB7 Quinconce
titles-play-game = Play { $game } \xB7 Quinconce
titles-calling = { $calling } \xB7 { $title }
titles-learn = Learn \xB7 Quinconce
titles-learn-game = Learn { $game } \xB7 Quinconce
titles-analyse = Analyse \xB7 Quinconce
titles-analyse-game = Analyse { $game } \xB7 Quinconce
titles-lobby = Lobby \xB7 Quinconce
titles-games = My games \xB7 Quinconce
titles-waiting = ({ $count }) { $title }
titles-match = Online game \xB7 Quinconce
titles-account = Account \xB7 Quinconce
titles-person = { $name } \xB7 Quinconce
titles-unknown = Page not found \xB7 Quinconce
trouble-wasm-title = The rules did not load
trouble-wasm = The boards need WebAssembly, and it could not be started here. A flaky connection or a strict browser setting is the usual reason.
trouble-setup-title = This game cannot be set up
trouble-setup = The address asks for a position, a variant or a move that the rules do not allow:
trouble-ordinary = Play from the usual start
trouble-retry = Try again
trouble-unknown-title = There is no game at this table
trouble-unknown = This address leads nowhere. The five games are where they always are.
trouble-page = This part of the page did not load.
trouble-broken-title = Something went wrong
trouble-broken = The program is at fault, not you. Everything that was saved is still there.
trouble-reload = Reload the page
trouble-put-aside = Set this analysis aside
trouble-aside-help = If it happens again, set the analysis aside: the page will open with a fresh board, and you will find the analysis in \u201CFiles\u201D, as \u201CPrevious analysis\u201D.
trouble-new-table = Start a new game
`;export{a as default};
