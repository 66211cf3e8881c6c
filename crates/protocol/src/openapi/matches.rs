//! Matches: made, joined, played and followed.

use serde_json::{Value, json};

use super::codes::KEPT;
use super::operation::Operation;
use crate::{
    Acknowledgement, Act, ClientMessage, CreateMatch, JoinMatch, LegalMoves, MakeMove,
    MatchAnalysis, MatchCreated, MatchEvent, MatchJoined, MatchState, ServerMessage,
};

pub(super) const ABOUT: &str = "Matches: made, joined, played and followed.";

/// What a move or an action finds at another point than it thought.
const CONFLICTS: &[&str] = &["due", "finished", "frozen", "late", "paused", "waiting"];

/// About one match.
fn of_match(operation: Operation) -> Operation {
    let id = json!({ "type": "string" });
    let operation = operation.part("id", "The match.", &id);
    operation.refuses(400, &["malformed"]).refuses(404, &["not_found"])
}

fn number() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": 9_007_199_254_740_991_u64 })
}

pub(super) fn operations() -> Vec<Operation> {
    vec![
        Operation::post("/api/matches", "createMatch", "Makes a match")
            .about("Who asks takes a seat; the other is free, or the computer's (`level`). The first seat of a new guest comes with a cookie.")
            .takes::<CreateMatch>()
            .gives::<MatchCreated>(201, "The match is made, and the seat taken.")
            .refuses(401, &["unknown_token"])
            .refuses(403, &["account", "closed", "scope"])
            .refuses(422, &["clock", "level", "name", "rated", "seed", "setup"])
            .refuses(429, &["too_many_challenges", "too_many_matches"])
            .refuses(503, KEPT)
            .counted()
            .stored(),
        of_match(Operation::post("/api/matches/{id}/join", "joinMatch", "Takes the free seat"))
            .about("Who sits there already gets another token for the same seat.")
            .takes::<JoinMatch>()
            .gives::<MatchJoined>(200, "The seat is taken.")
            .refuses(401, &["unknown_token"])
            .refuses(403, &["account", "closed", "scope"])
            .refuses(409, &["due", "finished", "frozen", "full", "rated_self"])
            .refuses(422, &["name"])
            .refuses(503, KEPT)
            .counted()
            .stored(),
        of_match(Operation::post("/api/matches/{id}/moves", "makeMove", "Makes a move"))
            .about("However often a move is sent under the same `id`, it is made once, and answered alike. A token that nobody has, or none, is 403 `not_your_seat`.")
            .takes::<MakeMove>()
            .gives::<Acknowledgement>(200, "The move is made and kept.")
            .refuses(400, &["id"])
            .refuses(403, &["closed", "not_your_seat", "not_your_turn", "scope"])
            .refuses(409, CONFLICTS)
            .refuses(409, &["event", "ply"])
            .refuses(422, &["illegal"])
            .refuses(503, KEPT)
            .counted()
            .stored(),
        of_match(Operation::post("/api/matches/{id}/actions", "act", "Whatever else a player does"))
            .about("`offer` needs the `kind` of what is offered; `accept` and `decline` need the number of the `offer`. However often something is sent under the same `id`, it is done once, and answered alike.")
            .takes::<Act>()
            .gives::<Acknowledgement>(200, "It is done and kept.")
            .refuses(400, &["id"])
            .refuses(403, &["closed", "not_your_seat", "not_your_turn", "scope"])
            .refuses(409, CONFLICTS)
            .refuses(409, &[
                "declined", "no_claim", "no_clock", "no_offer", "not_finished", "not_left",
                "not_paused", "nothing_to_take_back", "offered", "own_offer", "rated",
                "rematched", "too_late_to_abort",
            ])
            .refuses(503, KEPT)
            .counted()
            .stored(),
        of_match(Operation::get("/api/matches/{id}", "getMatch", "A match as it stands"))
            .gives::<MatchState>(200, "Position, moves, clock, players and offers.")
            .counted()
            .stored(),
        of_match(Operation::get("/api/matches/{id}/legal", "getLegalMoves", "The moves that can be played"))
            .about("For programs that do not know the rules; none where nothing can be played.")
            .gives::<LegalMoves>(200, "The moves in alphabetical order.")
            .counted()
            .stored(),
        of_match(Operation::get("/api/matches/{id}/events", "followMatch", "The log, and what follows"))
            .about("Stays open; an empty line every ten seconds says that it is alive. With the `tag` of the event `since`, 409 `resync` where the log is another one (a restored backup).")
            .query("since", "The last event that is known; 0 for none.", &number())
            .query("tag", "The tag of that event.", &json!({ "type": "string" }))
            .gives_lines::<MatchEvent>("One event a line.")
            .refuses(400, &["malformed"])
            .refuses(409, &["resync"])
            .open()
            .stored(),
        of_match(Operation::get("/api/matches/{id}/record", "getRecord", "The record file"))
            .gives_text("The record, as the program and the page write it.", "text/plain; charset=utf-8")
            .counted()
            .stored(),
        of_match(Operation::post("/api/matches/{id}/analysis", "askAnalysis", "Asks for an analysis of a finished match"))
            .about("There is one for a match, however often it is asked for; it is made when no move waits for the computer, and found at the same address.")
            .gives::<MatchAnalysis>(200, "It is there already, or could not be made.")
            .gives::<MatchAnalysis>(202, "It will be made; look at the same address.")
            .refuses(401, &["unknown_token"])
            .refuses(403, &["closed", "scope"])
            .refuses(409, &["frozen", "not_finished"])
            .refuses(422, &["too_long"])
            .refuses(503, &["queue_full", "unknown"])
            .counted()
            .stored(),
        of_match(Operation::get("/api/matches/{id}/analysis", "getAnalysis", "The analysis that was asked for"))
            .gives::<MatchAnalysis>(200, "How far it is, and the annotated record once it is done.")
            .refuses(409, &["frozen", "not_finished"])
            .refuses(422, &["too_long"])
            .counted()
            .stored(),
        of_match(Operation::get("/api/matches/{id}/qr.svg", "getQrCode", "A QR code of the match's address"))
            .gives_text("A picture.", "image/svg+xml")
            .counted()
            .stored(),
        of_match(Operation::get("/api/matches/{id}/socket", "openSocket", "The same over a WebSocket"))
            .about("The client says `ClientMessage`s, hello first, and the server `ServerMessage`s, as text.")
            .names::<ClientMessage>()
            .names::<ServerMessage>()
            .gives_nothing(101, "The protocol changes.")
            .refuses(400, &["not_websocket"])
            .refuses(403, &["cross_site"])
            .open()
            .stored(),
    ]
}
