### What the server answers when something is not done.

server-error-not-found = nothing at { $path }
server-error-other-method = this address does not answer to { $method }
server-error-no-match = there is no such match
server-error-not-your-seat = this is not your seat
server-error-unknown-token = nobody has this token
server-error-malformed = the request cannot be read: { $why }
server-error-not-json = expected a body of Content-Type: application/json
server-error-too-large = the body is larger than { $most } bytes
server-error-too-many =
    { $seconds ->
        [one] too many requests: try again in { $seconds } second
       *[other] too many requests: try again in { $seconds } seconds
    }
server-error-too-many-matches = you have { $most } open matches: finish one first
server-error-cross-site = requests from other sites are refused
server-error-rated = a rated match is between two accounts, and there are none here yet
server-error-bad-seed = a seed is a number below 2^53
server-error-bad-level = the computer plays at a level from 1 to { $most }
server-error-bad-name = a name has 1 to { $most } characters
server-error-bad-id = an id has 1 to { $most } letters, digits or signs
server-error-long-move = { $text } is no move of any game
server-error-resync = this log is another one: read it from the beginning
server-error-unknown = nobody knows whether this was kept: send it again under the same id
server-error-away = nothing can be kept right now: try again in a moment
server-error-newer = this match was continued by a newer program: try again in a moment
server-error-busy = others were quicker, again and again: try once more
server-error-no-token = this is for somebody who is known here: a token is missing
server-error-too-many-challenges = you have { $most } open challenges: withdraw one first

## The feed of somebody's turns.

server-error-feed-title = Quinconce: my turns
server-error-feed-turn = { $game }: it is your turn
server-error-feed-turn-against = { $game } against { $name }: it is your turn
server-error-feed-deadline = Please move before { $time } UTC.
