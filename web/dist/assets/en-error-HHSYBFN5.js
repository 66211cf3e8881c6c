var o=`catalog-error-unknown-game = unknown game { $name }: expected { $known }
catalog-error-missing = missing
client-error-bad-address = bad address { $text }: expected http(s)://HOST:PORT or the link to a match
client-error-certificate = the server at this address cannot be trusted: { $why } (SSL_CERT_FILE names a file of certificates to trust)
client-error-not-https = nothing at this address speaks https: is it an http address?
client-error-away = the server does not answer: { $why }
client-error-refused = the server refuses ({ $status }): { $message }
client-error-other-protocol = the server speaks protocol { $theirs }, this program { $ours }: update the older one
client-error-nonsense = the server says something this program does not understand: { $text }
game-error-not-a-position = { $text } is not a position: expected { $count } fields, { $fields }
game-error-bad-counter = bad { $what } { $text }: expected a number from 0 to { $most }
game-error-quiet-counter = count of quiet moves
game-error-wrong-ranks = the board { $board } has { $ranks }: expected { $expected }
game-error-ranks =
    { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    }
game-error-wrong-squares = rank { $number } { $rank } has { $squares }: expected { $expected }
game-error-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
game-error-bad-rank = bad rank { $rank }: { $why }
game-error-numbers-touch = two numbers next to each other
game-error-unexpected = unexpected { $text }
game-error-not-turned = { $piece } needs an orientation
game-error-bad-run = bad run of empty squares { $run }
game-error-too-long = too long
game-error-not-a-move = { $text } is not a move: expected { $expected }
game-error-illegal-move = illegal move { $text }
game-error-finished = the game is over
game-error-unknown-variant = unknown variant { $name }: expected { $known }
game-error-not-repeated = no draw to claim: the position has occurred { $count } of { $needed } times
game-error-line = line { $number }: { $reason }
game-error-too-large = the file has { $size } bytes: expected at most { $most }
game-error-tag-twice = tag { $tag } appears twice
game-error-too-many-tags = more than { $most } tags
game-error-tag-without-name = a tag needs a name: [Name "value"]
game-error-tag-without-value = tag { $tag } needs a value: [{ $tag } "value"]
game-error-bad-escape = tag { $tag }: \\ may only stand before " or \\
game-error-tag-beyond-line = tag { $tag } is not closed on its line
game-error-tag-without-end = tag { $tag } is not closed
game-error-tag-not-closed = tag { $tag } needs a ] after its value
game-error-after-result = nothing but comments may follow the result
game-error-variation-of-nothing = a variation needs a move before it
game-error-too-deep = variations are nested more than { $most } deep
game-error-alone = { $bracket } without { $other }
game-error-empty-variation = an empty variation
game-error-late-tag = tags come before the moves
game-error-result-in-variation = a result belongs at the end of the game, not in a variation
game-error-unknown-mark = unknown annotation { $mark }: expected { $known }
game-error-mark-of-nothing = { $mark } needs a move before it
game-error-tree-full = more than { $most } moves
game-error-at-move = move { $number }: { $reason }
game-error-move-after-end = move { $number } { $text }: the game is already over
game-error-at-tag = tag { $tag }: { $reason }
game-error-missing = missing
game-error-other-game = { $name } is not { $game }
game-error-start-and-seed = a game has a start or a seed, not both
game-error-nothing-drawn = this start leaves nothing to chance
game-error-bad-seed = { $text } is not a number below 2^64
game-error-seed-missing = missing: this start is random
game-error-two-results = { $tag }, but the moves end with { $last }
game-error-unknown-result = unknown result { $text }: expected 1-0, 0-1, 1/2-1/2 or *
game-error-unknown-reason = unknown reason { $text }
game-error-other-end = the moves do not end in { $reason } with this result
game-error-end-missing = missing: the game is not over by its moves; expected resignation, time, agreement, claim or abandoned
game-error-not-what-moves-say = { $told }, but the moves say { $found }
game-error-not-finished = the game is not over
hokito-error-a-move = two squares from a1 to f6, such as a1c2
hokito-error-fields = <board> <side>
hokito-error-bad-side = bad side to move { $text }: expected b or w
hokito-error-wrong-ranks = { $board } has { $ranks }: expected { $expected }
hokito-error-ranks =
    { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    }
hokito-error-bad-rank = bad rank { $rank }: { $why }
hokito-error-runs-touch = two runs of empty squares next to each other
hokito-error-too-wide = more than 6 squares
hokito-error-too-narrow = { $squares }: expected { $expected }
hokito-error-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
hokito-error-bad-square = bad square { $text }: { $why }
hokito-error-bad-height = the height of a stack is even, from 2 to 36
hokito-error-not-a-tower = expected a token such as b3, a stack such as w2*4, or a run from 1 to 6
hokito-error-too-many-tops = { $board } has more than { $most } tops { $top }
hokito-error-no-token = no token on the board { $board }
hokito-error-too-many-tokens = { $board } has { $count } tokens: expected at most { $most }
khan-error-a-move = edge:s, K@c1, S@a2, c1c3 or pass
khan-error-fields = <edge> <board> <side> <khan> <captured> <quiet>
khan-error-unknown-side = unknown side { $text }: expected r or o
khan-error-unknown-edge = unknown edge { $text }: expected n, e, s, w or -
khan-error-unknown-piece = unknown piece { $piece }: expected K, S, k or s
khan-error-two-kalistas = { $side } has two Kalistas in { $board }
khan-error-unknown-square = unknown square { $text }: expected a1 to f6 or -
khan-error-bad-captured = bad captured { $text }: expected two numbers such as 0/0
khan-error-captured-red = count of captured red Sbires
khan-error-captured-ocre = count of captured ochre Sbires
khan-error-impossible = impossible position { $position }: { $why }
khan-error-empty-board = Ochre is to move, but the mat is empty
khan-error-piece-without-edge = a piece stands on { $square }, but the edge is "-"
khan-error-sbires-alone = { $side } has Sbires on the mat, but no Kalista
khan-error-wrong-count = { $side } has { $sbires }, captured ones included: expected { $expected }
khan-error-sbires =
    { $count ->
        [one] { $count } Sbire
       *[other] { $count } Sbires
    }
khan-error-no-kalistas = neither side has a Kalista
khan-error-lost-out-of-turn = { $side } has no Kalista, but { $other } is to move
khan-error-lost-to-nobody = { $side } has no Kalista, but no piece wears the Khan
khan-error-lost-quietly = { $side } has no Kalista, but the count of quiet moves is { $quiet }
khan-error-placed-without-edge = all pieces are placed, but the edge is "-"
khan-error-nobody-wears = no piece stands on { $square }, where the Khan is
khan-error-own-khan = { $side } is to move, but the Khan is on { $side }\u2019s own piece on { $square }
khan-error-red = Red
khan-error-ocre = Ochre
khet-error-a-move = two neighbouring squares (c1d2), a stack\u2019s top (d1^e2) or a quarter turn (h5+, h5-)
khet-error-fields = <board> <side> <quiet>
khet-error-bad-side = bad side { $text }: expected s or r
khet-error-unknown-piece = unknown piece { $piece } on { $square }
khet-error-misplaced = { $piece } on { $square }: { $why }
khet-error-reserved = the square is reserved for { $side }
khet-error-no-eyes = variant { $variant } has no eyes; { $variant }+horus has
khet-error-too-many = { $side } has { $count } { $pieces }: at most { $most } in { $position }
khet-error-pharaohs = pharaohs
khet-error-obelisks = obelisks
khet-error-pyramids = pyramids
khet-error-djeds-and-eyes = djeds and eyes
khet-error-no-pharaoh = no pharaoh in { $position }: without eyes, one shot cannot light both
khet-error-just-lit = the count of quiet moves, { $quiet }, contradicts the board: { $side }\u2019s pharaoh has just been lit
khet-error-just-struck = the count of quiet moves, { $quiet }, contradicts the board: { $side }\u2019s last shot would have struck { $square }
khet-error-silver = Silver
khet-error-red = Red
khitan-error-a-move = two neighbouring cells (b3c3), a placement (F@c2) or pass
khitan-error-fields = <board> <side> <reserves> <pending> <quiet>
khitan-error-bad-side = bad side { $text }: expected w or b
khitan-error-wrong-rows = the board { $board } has { $rows }: expected 5, 7, 9, 11 or 13
khitan-error-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
khitan-error-wrong-cells = row { $letter } { $row } has { $cells }: expected { $expected }
khitan-error-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
khitan-error-bad-piece = bad tile { $piece }: expected A to L or a to l
khitan-error-bad-reserves = bad reserves { $text }: expected <white>/<black>
khitan-error-reserve = reserve
khitan-error-no-reserve = bad reserve { $text }: this variant has no reserve
khitan-error-too-many = { $side } has { $count } tiles with its reserve of { $reserve }: expected at most { $most }
khitan-error-both-lost = { $board } is lost for both sides: one of them needs more than { $few } tiles
khitan-error-lost-out-of-turn = { $side } has lost with { $pieces } in { $board }, but { $other } is to move
khitan-error-lost-quietly = { $side } has lost with { $pieces } in { $board }, but the count of quiet moves is { $quiet }: expected 0
khitan-error-pieces =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
khitan-error-pending = pending placements
khitan-error-bad-pending = bad pending placements { $owed }: { $why }
khitan-error-reserve-holds = the reserve holds only { $count }
khitan-error-room = { $cells } free in that half
khitan-error-over = the game is over
khitan-error-capture-ago = the last capture was { $moves } ago
khitan-error-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
khitan-error-not-returned = so many captured tiles would be in the reserve, which holds { $count }
khitan-error-white = White
khitan-error-black = Black
matches-error-nothing-to-play = this position leaves nothing to play
matches-error-bad-clock = a clock has up to { $main } seconds and { $increment } a turn, or 1 to { $days } days a turn
matches-error-full = both seats are taken
matches-error-waiting = the other seat is still free
matches-error-finished = the match is over
matches-error-not-finished = the match is not over
matches-error-paused = the match is paused
matches-error-not-paused = the match is not paused
matches-error-no-clock = there is no clock to stop
matches-error-frozen = the rules have changed: this match cannot go on
matches-error-not-your-turn = it is the other player\u2019s turn
matches-error-other-ply = this is move number { $found }, but number { $expected } is expected
matches-error-other-event = the board changed with event { $expected }, and you have only seen { $found }
matches-error-late = your time was up
matches-error-offered = this has already been offered
matches-error-declined = this was declined: wait for the next move
matches-error-no-offer = this offer no longer stands
matches-error-own-offer = this is your own offer
matches-error-nothing-to-take-back = there is no move of yours to take back
matches-error-rated = moves cannot be taken back in a rated match
matches-error-too-late-to-abort = both have played: the other player must agree to call it off
matches-error-not-left = the other player has not been away long enough
matches-error-rematched = the rematch is already under way
matches-error-due = something else must happen first: try again
quindo-error-a-move = two squares such as b2e5, or pass
quindo-error-fields = <board> <side> <barred> <quiet>
quindo-error-wrong-ranks = the board { $board } has { $ranks }: expected { $least } to { $most }
quindo-error-ranks =
    { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    }
quindo-error-unknown-pawn = unknown pawn { $piece }: expected W or B
quindo-error-unknown-side = unknown side { $text }: expected w or b
quindo-error-bad-barred = bad barred distance { $text }: expected 1, 2, 3 or -
quindo-error-on-the-border = a pawn on the border at { $square }: { $board }
quindo-error-no-pawn = no pawns on the board: { $board }
quindo-error-quiet-after-last = quiet moves are counted, but one side has no pawns left: { $board }
server-error-not-found = nothing at { $path }
server-error-other-method = this address does not answer to { $method }
server-error-no-match = there is no such match
server-error-not-your-seat = this is not your seat
server-error-unknown-token = this token is unknown
server-error-malformed = the request cannot be read: { $why }
server-error-not-json = expected a body of Content-Type: application/json
server-error-not-websocket = this address speaks WebSocket: connect with one
server-error-too-large = the body is larger than { $most } bytes
server-error-too-many =
    { $seconds ->
        [one] too many requests: try again in { $seconds } second
       *[other] too many requests: try again in { $seconds } seconds
    }
server-error-too-many-matches = you have { $most } open matches: finish one first
server-error-too-many-streams = too many streams are open from your address: there may be { $most } at a time
server-error-no-room = this server has no room for another stream right now: try again in a moment
server-error-cross-site = requests from other sites are refused
server-error-rated = a rated match starts from the usual position, has a clock, and is between two people
server-error-rated-self = you cannot play a rated match against yourself
server-error-no-account = this needs an account: create one, or log in
server-error-scope = this token does not allow that
server-error-credentials = the name and the passphrase or code do not match
server-error-crowded = too many people are logging in right now: try again in a moment
server-error-bad-account-name = an account\u2019s name has { $least } to { $most } letters of one alphabet or digits, with single hyphens between them
server-error-name-taken = this name, or one that looks like it, is taken
server-error-account-name = an account keeps its name
server-error-bad-passphrase = a passphrase has { $least } to { $most } characters, and is not the name
server-error-has-account = you already have an account
server-error-bad-code = this code is not valid, or no longer is
server-error-bad-token-name = the name of a token has 1 to { $most } characters
server-error-no-scopes = a token needs at least one scope
server-error-too-many-tokens = you have { $most } tokens: remove one first
server-error-no-person = there is no account by that name
server-error-no-such-token = you have no such token
server-error-bad-query = this cannot be searched for: { $what }
server-error-bad-seed = a seed is a number below 2^53
server-error-bad-level = the computer plays at a level from 1 to { $most }
server-error-bad-name = a name has 1 to { $most } characters
server-error-bad-id = an id has 1 to { $most } letters, digits or signs
server-error-long-move = { $text } is not a move in any game
server-error-bad-line = a message has 1 to { $most } characters
server-error-bad-why = a reason has at most { $most } characters
server-error-no-chat = there is no chat in a match against the computer
server-error-not-your-room = this chat is not yours
server-error-no-line = there is no such message
server-error-room-full = this chat has { $most } messages: nothing more can be said in it
server-error-closed = this account was closed by the people who run this server
server-error-not-yourself = you cannot mute yourself
server-error-needs-person = send a message by POST first: that makes you a guest
server-error-resync = this is another log: read it from the beginning
server-error-unknown = it is not known whether this was saved: send it again with the same id
server-error-away = nothing can be saved right now: try again in a moment
server-error-newer = a newer program has continued this match: try again in a moment
server-error-busy = others were quicker several times in a row: try again
server-error-no-token = the server must know who is asking: a token is missing
server-error-mistake = something went wrong on the server; it has been noted for the people who run it
server-error-too-many-challenges = you have { $most } open challenges: withdraw one first
server-error-no-analysis = nobody has asked for an analysis of this match: ask for it by POST
server-error-too-long = a match of more than { $most } moves is not analysed
server-error-analyses-full = too many analyses are waiting already: try again later
server-error-feed-title = Quinconce: my turns
server-error-feed-turn = { $game }: it is your turn
server-error-feed-turn-against = { $game } against { $name }: it is your turn
server-error-feed-deadline = Please move before { $time } UTC.
`;export{o as default};
