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
    too_large(most) = "server-error-too-large": "the body is larger than {most} bytes";
    too_many(seconds) = "server-error-too-many": "too many requests: try again in {seconds} second" | "too many requests: try again in {seconds} seconds";
    too_many_matches(most) = "server-error-too-many-matches": "you have {most} open matches: finish one first";
    cross_site() = "server-error-cross-site": "requests from other sites are refused";
    rated() = "server-error-rated": "a rated match is between two accounts, and there are none here yet";
    bad_seed() = "server-error-bad-seed": "a seed is a number below 2^53";
    bad_level(most) = "server-error-bad-level": "the computer plays at a level from 1 to {most}";
    bad_name(most) = "server-error-bad-name": "a name has 1 to {most} characters";
    bad_id(most) = "server-error-bad-id": "an id has 1 to {most} letters, digits or signs";
    long_move(text) = "server-error-long-move": "{text} is no move of any game";
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
