//! What the referee of a match refuses.
//!
//! Made from crates/messages/en/matches-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    nothing_to_play() = "matches-error-nothing-to-play": "this position leaves nothing to play";
    bad_clock(main, increment, days) = "matches-error-bad-clock": "a clock has up to {main} seconds and {increment} a turn, or 1 to {days} days a turn";
    full() = "matches-error-full": "both seats are taken";
    waiting() = "matches-error-waiting": "the other seat is still free";
    finished() = "matches-error-finished": "the match is over";
    not_finished() = "matches-error-not-finished": "the match is not over";
    paused() = "matches-error-paused": "the match is paused";
    not_paused() = "matches-error-not-paused": "the match is not paused";
    no_clock() = "matches-error-no-clock": "there is no clock to stop";
    frozen() = "matches-error-frozen": "the rules have changed: this match cannot go on";
    not_your_turn() = "matches-error-not-your-turn": "it is the other player’s turn";
    other_ply(found, expected) = "matches-error-other-ply": "this is move number {found}, but number {expected} is expected";
    other_event(expected, found) = "matches-error-other-event": "the board changed with event {expected}, and you have only seen {found}";
    late() = "matches-error-late": "your time was up";
    offered() = "matches-error-offered": "this has already been offered";
    declined() = "matches-error-declined": "this was declined: wait for the next move";
    no_offer() = "matches-error-no-offer": "this offer no longer stands";
    own_offer() = "matches-error-own-offer": "this is your own offer";
    nothing_to_take_back() = "matches-error-nothing-to-take-back": "there is no move of yours to take back";
    rated() = "matches-error-rated": "moves cannot be taken back in a rated match";
    too_late_to_abort() = "matches-error-too-late-to-abort": "both have played: the other player must agree to call it off";
    not_left() = "matches-error-not-left": "the other player has not been away long enough";
    rematched() = "matches-error-rematched": "the rematch is already under way";
    due() = "matches-error-due": "something else must happen first: try again";
}
