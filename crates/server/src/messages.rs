//! What the server answers when something is not done.
//!
//! Made from crates/messages/en/server-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    not_found(path) = "server-error-not-found": "nothing at {path}";
    other_method(method) = "server-error-other-method": "this address does not answer to {method}";
    no_match() = "server-error-no-match": "there is no such match";
    not_your_seat() = "server-error-not-your-seat": "this is not your seat";
    unknown_token() = "server-error-unknown-token": "nobody has this token";
    malformed(why) = "server-error-malformed": "the request cannot be read: {why}";
    not_json() = "server-error-not-json": "expected a body of Content-Type: application/json";
    not_websocket() = "server-error-not-websocket": "this address speaks WebSocket: connect with one";
    too_large(most) = "server-error-too-large": "the body is larger than {most} bytes";
    too_many(seconds) = "server-error-too-many": "too many requests: try again in {seconds} second" | "too many requests: try again in {seconds} seconds";
    too_many_matches(most) = "server-error-too-many-matches": "you have {most} open matches: finish one first";
    cross_site() = "server-error-cross-site": "requests from other sites are refused";
    rated() = "server-error-rated": "a rated match begins as usual, has a clock, and is between two people";
    rated_self() = "server-error-rated-self": "you cannot play a rated match against yourself";
    no_account() = "server-error-no-account": "this needs an account: open one, or log in";
    scope() = "server-error-scope": "this token is not good for that";
    credentials() = "server-error-credentials": "the name and the passphrase or code do not belong together";
    crowded() = "server-error-crowded": "too many log in right now: try again in a moment";
    bad_account_name(least, most) = "server-error-bad-account-name": "an account's name has {least} to {most} letters of one alphabet or digits, with single hyphens between them";
    name_taken() = "server-error-name-taken": "this name, or one that looks like it, is taken";
    account_name() = "server-error-account-name": "an account keeps its name";
    bad_passphrase(least, most) = "server-error-bad-passphrase": "a passphrase has {least} to {most} characters, and is not the name";
    has_account() = "server-error-has-account": "you have an account already";
    bad_code() = "server-error-bad-code": "this code is not valid, or not any more";
    bad_token_name(most) = "server-error-bad-token-name": "a token has a name of 1 to {most} characters";
    no_scopes() = "server-error-no-scopes": "a token is good for something: give it at least one scope";
    too_many_tokens(most) = "server-error-too-many-tokens": "you have {most} tokens: remove one first";
    no_person() = "server-error-no-person": "there is no account of that name";
    no_such_token() = "server-error-no-such-token": "you have no such token";
    bad_query(what) = "server-error-bad-query": "this cannot be searched for: {what}";
    bad_seed() = "server-error-bad-seed": "a seed is a number below 2^53";
    bad_level(most) = "server-error-bad-level": "the computer plays at a level from 1 to {most}";
    bad_name(most) = "server-error-bad-name": "a name has 1 to {most} characters";
    bad_id(most) = "server-error-bad-id": "an id has 1 to {most} letters, digits or signs";
    long_move(text) = "server-error-long-move": "{text} is no move of any game";
    bad_line(most) = "server-error-bad-line": "a line has 1 to {most} characters";
    bad_why(most) = "server-error-bad-why": "a reason has at most {most} characters";
    no_chat() = "server-error-no-chat": "there is no chat in a match against the computer";
    not_your_room() = "server-error-not-your-room": "this room is not yours";
    no_line() = "server-error-no-line": "there is no such line";
    room_full(most) = "server-error-room-full": "this room has {most} lines: nothing more can be said in it";
    closed() = "server-error-closed": "this account was closed by whoever runs this server";
    not_yourself() = "server-error-not-yourself": "nobody can mute themselves";
    needs_person() = "server-error-needs-person": "say something by POST first: that makes you a guest";
    resync() = "server-error-resync": "this log is another one: read it from the beginning";
    unknown() = "server-error-unknown": "nobody knows whether this was kept: send it again under the same id";
    away() = "server-error-away": "nothing can be kept right now: try again in a moment";
    newer() = "server-error-newer": "this match was continued by a newer program: try again in a moment";
    busy() = "server-error-busy": "others were quicker, again and again: try once more";
    no_token() = "server-error-no-token": "this is for somebody who is known here: a token is missing";
    too_many_challenges(most) = "server-error-too-many-challenges": "you have {most} open challenges: withdraw one first";
    feed_title() = "server-error-feed-title": "Quinconce: my turns";
    feed_turn(game) = "server-error-feed-turn": "{game}: it is your turn";
    feed_turn_against(game, name) = "server-error-feed-turn-against": "{game} against {name}: it is your turn";
    feed_deadline(time) = "server-error-feed-deadline": "Please move before {time} UTC.";
}
