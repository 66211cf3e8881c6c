### What the server answers when something is not done.

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
server-error-bad-account-name = an account’s name has { $least } to { $most } letters of one alphabet or digits, with single hyphens between them
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

## The feed of somebody's turns.

server-error-feed-title = Quinconce: my turns
server-error-feed-turn = { $game }: it is your turn
server-error-feed-turn-against = { $game } against { $name }: it is your turn
server-error-feed-deadline = Please move before { $time } UTC.
