//! What the server answers when something is not done.
//!
//! Made from crates/messages/en/server-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    not_found(path) = "server-error-not-found": "nothing at {path}";
    other_method(method) = "server-error-other-method": "this address does not answer to {method}";
    no_match() = "server-error-no-match": "there is no such match";
    not_your_seat() = "server-error-not-your-seat": "this is not your seat";
    unknown_token() = "server-error-unknown-token": "this token is unknown";
    malformed(why) = "server-error-malformed": "the request cannot be read: {why}";
    not_json() = "server-error-not-json": "expected a body of Content-Type: application/json";
    not_websocket() = "server-error-not-websocket": "this address speaks WebSocket: connect with one";
    too_large(most) = "server-error-too-large": "the body is larger than {most} bytes";
    too_many(seconds) = "server-error-too-many": "too many requests: try again in {seconds} second" | "too many requests: try again in {seconds} seconds";
    too_many_matches(most) = "server-error-too-many-matches": "you have {most} open matches: finish one first";
    too_many_streams(most) = "server-error-too-many-streams": "too many streams are open from your address: there may be {most} at a time";
    no_room() = "server-error-no-room": "this server has no room for another stream right now: try again in a moment";
    cross_site() = "server-error-cross-site": "requests from other sites are refused";
    rated() = "server-error-rated": "a rated match starts from the usual position, has a clock, and is between two people";
    rated_self() = "server-error-rated-self": "you cannot play a rated match against yourself";
    no_account() = "server-error-no-account": "this needs an account: create one, or log in";
    scope() = "server-error-scope": "this token does not allow that";
    credentials() = "server-error-credentials": "the name and the passphrase or code do not match";
    crowded() = "server-error-crowded": "too many people are logging in right now: try again in a moment";
    bad_account_name(least, most) = "server-error-bad-account-name": "an account’s name has {least} to {most} letters of one alphabet or digits, with single hyphens between them";
    name_taken() = "server-error-name-taken": "this name, or one that looks like it, is taken";
    account_name() = "server-error-account-name": "an account keeps its name";
    bad_passphrase(least, most) = "server-error-bad-passphrase": "a passphrase has {least} to {most} characters, and is not the name";
    has_account() = "server-error-has-account": "you already have an account";
    bad_code() = "server-error-bad-code": "this code is not valid, or no longer is";
    bad_token_name(most) = "server-error-bad-token-name": "the name of a token has 1 to {most} characters";
    no_scopes() = "server-error-no-scopes": "a token needs at least one scope";
    too_many_tokens(most) = "server-error-too-many-tokens": "you have {most} tokens: remove one first";
    no_person() = "server-error-no-person": "there is no account by that name";
    no_such_token() = "server-error-no-such-token": "you have no such token";
    bad_query(what) = "server-error-bad-query": "this cannot be searched for: {what}";
    bad_seed() = "server-error-bad-seed": "a seed is a number below 2^53";
    bad_level(most) = "server-error-bad-level": "the computer plays at a level from 1 to {most}";
    bad_name(most) = "server-error-bad-name": "a name has 1 to {most} characters";
    bad_id(most) = "server-error-bad-id": "an id has 1 to {most} letters, digits or signs";
    long_move(text) = "server-error-long-move": "{text} is not a move in any game";
    bad_line(most) = "server-error-bad-line": "a message has 1 to {most} characters";
    bad_why(most) = "server-error-bad-why": "a reason has at most {most} characters";
    no_chat() = "server-error-no-chat": "there is no chat in a match against the computer";
    not_your_room() = "server-error-not-your-room": "this chat is not yours";
    no_line() = "server-error-no-line": "there is no such message";
    room_full(most) = "server-error-room-full": "this chat has {most} messages: nothing more can be said in it";
    closed() = "server-error-closed": "this account was closed by the people who run this server";
    not_yourself() = "server-error-not-yourself": "you cannot mute yourself";
    needs_person() = "server-error-needs-person": "send a message by POST first: that makes you a guest";
    resync() = "server-error-resync": "this is another log: read it from the beginning";
    unknown() = "server-error-unknown": "it is not known whether this was saved: send it again with the same id";
    away() = "server-error-away": "nothing can be saved right now: try again in a moment";
    newer() = "server-error-newer": "a newer program has continued this match: try again in a moment";
    busy() = "server-error-busy": "others were quicker several times in a row: try again";
    no_token() = "server-error-no-token": "the server must know who is asking: a token is missing";
    mistake() = "server-error-mistake": "something went wrong on the server; it has been noted for the people who run it";
    too_many_challenges(most) = "server-error-too-many-challenges": "you have {most} open challenges: withdraw one first";
    no_analysis() = "server-error-no-analysis": "nobody has asked for an analysis of this match: ask for it by POST";
    too_long(most) = "server-error-too-long": "a match of more than {most} moves is not analysed";
    analyses_full() = "server-error-analyses-full": "too many analyses are waiting already: try again later";
    feed_title() = "server-error-feed-title": "Quinconce: my turns";
    feed_turn(game) = "server-error-feed-turn": "{game}: it is your turn";
    feed_turn_against(game, name) = "server-error-feed-turn-against": "{game} against {name}: it is your turn";
    feed_deadline(time) = "server-error-feed-deadline": "Please move before {time} UTC.";
}
