//! What programs tell errors by.

/// What is asked too often.
pub(super) const COUNTED: &[&str] = &["too_many"];

/// Where the store gives no answer.
pub(super) const STORED: &[&str] = &["away", "newer"];

/// Where something is to be kept, besides.
pub(super) const KEPT: &[&str] = &["unknown", "busy"];

/// Every code there is, and what it means.
pub(super) const CODES: &[(&str, &str)] = &[
    ("away", "Nothing can be kept or read right now; nothing was changed. Try again."),
    ("busy", "Others were quicker, again and again; nothing was changed. Try again."),
    ("clock", "A clock cannot be set like that."),
    ("cross_site", "A browser was told by another site to ask this."),
    ("declined", "The same was declined, and nothing has been played since."),
    ("due", "Something else is due first. Try again."),
    ("event", "The board has changed since the event named by `after`."),
    ("finished", "The match is over."),
    ("frozen", "The match cannot be gone on with under the rules of today."),
    ("full", "Both seats are taken."),
    ("id", "The name given to the request is empty, too long, or has blanks in it."),
    ("illegal", "The rules do not allow the move."),
    ("late", "The player's time was over."),
    ("level", "The computer has no such level."),
    ("malformed", "The request cannot be read; the message says where."),
    ("method", "The address does not answer to this method."),
    ("name", "A name cannot be shown like that."),
    ("newer", "A newer program has gone on with this match. Try again."),
    ("no_token", "This is for somebody who is known here: a token or the cookie is missing."),
    ("no_claim", "There is no repetition to claim a draw by."),
    ("no_clock", "There is no clock that could stand."),
    ("no_offer", "No such offer stands."),
    ("not_finished", "The match is not over."),
    ("not_found", "There is nothing at this address: no such match, account or token."),
    ("not_json", "The body is not `application/json`."),
    ("not_left", "The other player has not been away for long enough."),
    ("not_paused", "The clocks run already."),
    ("not_websocket", "The request does not ask for a WebSocket."),
    ("not_your_seat", "The token is of no seat in this match."),
    ("not_your_turn", "It is the other player's turn."),
    ("nothing_to_take_back", "There is nothing to take back."),
    ("offered", "The same is offered already."),
    ("own_offer", "One cannot accept one's own offer."),
    ("paused", "The clocks stand until both want to go on."),
    ("ply", "Another number of moves is expected."),
    ("rated", "This is not possible in a match that counts."),
    ("rematched", "There has been a rematch already."),
    ("resync", "The log is another one: read it from the beginning."),
    ("seed", "A seed is a number below 2^53."),
    (
        "setup",
        "The table cannot be laid like that: an unknown game or variant, or a position that cannot be played.",
    ),
    ("too_large", "The body is too large."),
    ("too_late_to_abort", "Each has had a turn, so both must agree."),
    ("too_many", "Too many requests. `Retry-After` says when to try again."),
    ("too_many_challenges", "Too many challenges of this person wait in the lobby."),
    ("too_many_matches", "Too many matches of this person are open."),
    ("unknown", "Nobody knows whether it was kept. Send the same again, under the same `id`."),
    ("unknown_token", "Nobody has this token."),
    ("waiting", "A seat is still free."),
    ("account", "This needs an account."),
    ("account_name", "An account keeps its name."),
    ("code", "The code is not valid, or not any more."),
    (
        "credentials",
        "The name and the passphrase or code do not belong together; whether there is the name is not told.",
    ),
    ("crowded", "Too many passphrases are being looked at; nothing was changed. Try again."),
    ("has_account", "There is an account already."),
    ("name_taken", "The name, or one that looks like it, is taken."),
    ("passphrase", "A passphrase is too short, too long, or the name."),
    ("query", "This cannot be searched for."),
    ("rated_self", "One cannot play a rated match against oneself."),
    ("scope", "The token is not good for that."),
    ("scopes", "A token is good for something."),
    ("too_many_tokens", "There are too many tokens of this person."),
];
