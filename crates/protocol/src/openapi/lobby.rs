//! The lobby, and one's own matches.

use super::codes::KEPT;
use super::operation::Operation;
use crate::{FeedAddress, LobbyState, MatchNews, MyMatches, Pairing, PairingRequest};

pub(super) const ABOUT: &str =
    "Who looks for an opponent, what is being played, and the matches of whoever asks.";

/// Whoever asks may be known by a token.
fn known(operation: Operation) -> Operation {
    operation.refuses(401, &["unknown_token"]).refuses(403, &["scope"]).counted().stored()
}

pub(super) fn operations() -> Vec<Operation> {
    vec![
        known(Operation::get("/api/lobby", "getLobby", "Open challenges and games to watch"))
            .about("A challenge is a public match with a free seat: it is accepted by joining it. Unless there are days for a turn, it is shown while its owner is connected.")
            .gives::<LobbyState>(200, "One's own challenges come last, the liveliest games first."),
        known(Operation::get("/api/lobby/events", "followLobby", "The lobby, and how it changes"))
            .about("Stays open; an empty line every ten seconds says that it is alive.")
            .gives_lines::<LobbyState>("The whole lobby whenever something has changed, at most twice a second.")
            .open(),
        known(Operation::post("/api/pairings", "pair", "An opponent, whoever wants to play the same"))
            .about("Joins the challenge that has waited longest, or makes one. Asked again, one waits on at the same table.")
            .takes::<PairingRequest>()
            .gives::<Pairing>(200, "There is an opponent, or one waits already.")
            .gives::<Pairing>(201, "Nobody is there yet: the match waits for somebody.")
            .refuses(403, &["account"])
            .refuses(422, &["clock", "name", "rated", "setup"])
            .refuses(429, &["too_many_challenges", "too_many_matches"])
            .refuses(503, KEPT),
        known(Operation::get("/api/me/matches", "getMyMatches", "One's own matches"))
            .about("With the token of a seat, its match alone; empty for somebody who is not known.")
            .gives::<MyMatches>(200, "Those that wait for a move first, the most urgent before the others."),
        known(Operation::get("/api/me/events", "followMyMatches", "One's own matches, and how they change"))
            .about("Stays open; an empty line every ten seconds says that it is alive. Whoever listens counts as being at the tables of their open challenges.")
            .gives_lines::<MatchNews>("Every match that is not over, then whatever happens.")
            .refuses(401, &["no_token"])
            .open(),
        known(Operation::post("/api/me/feed", "makeFeed", "A private address for the Atom feed of one's turns"))
            .about("It replaces any before it. The feed tells the games with days for a turn that wait for a move.")
            .gives::<FeedAddress>(201, "The address, told this once.")
            .refuses(401, &["no_token"])
            .refuses(503, KEPT),
        known(Operation::delete("/api/me/feed", "endFeed", "The end of the feed"))
            .gives_nothing(204, "The address leads nowhere.")
            .refuses(401, &["no_token"])
            .refuses(503, KEPT),
    ]
}
