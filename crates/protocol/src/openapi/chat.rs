//! What people say beside a match.

use serde_json::json;

use super::codes::KEPT;
use super::operation::Operation;
use crate::{ChatLine, ChatRoom, LineReported, MutePerson, ReportLine, SayLine};

pub(super) const ABOUT: &str = "What people say beside a match: a room for those who play, one for those who watch. \
    Who plays sees the spectators' room when the match is over; nobody else ever sees the players'.";

/// About the rooms of one match.
fn of_room(operation: Operation) -> Operation {
    let operation = operation.part("id", "The match.", &json!({ "type": "string" }));
    operation
        .refuses(400, &["malformed"])
        .refuses(403, &["not_your_room"])
        .refuses(404, &["not_found"])
        .refuses(409, &["no_chat"])
        .counted()
        .stored()
}

/// Something is changed by somebody; whoever was nobody so far becomes a guest.
fn by_person(operation: Operation) -> Operation {
    operation
        .refuses(401, &["unknown_token"])
        .refuses(403, &["closed", "not_your_seat", "scope"])
        .refuses(503, KEPT)
}

pub(super) fn operations() -> Vec<Operation> {
    let number = json!({ "type": "integer", "minimum": 0, "maximum": 9_007_199_254_740_991_u64 });
    let room = json!({ "type": "string", "enum": ["players", "spectators"] });
    let path = "/api/matches/{id}/chat";
    vec![
        of_room(Operation::get(path, "getChat", "What changed in a room"))
            .about("At most 200 lines at once. A line whose text was removed comes again, as a later change.")
            .query("room", "Which room; one's own for none.", &room)
            .query("since", "The last change that is known; 0 for none.", &number)
            .gives::<ChatRoom>(200, "The lines, in the order of the changes."),
        by_person(of_room(Operation::post(path, "sayLine", "Says something")))
            .about("However often a line is sent under the same `id`, it is said once. Whoever was nobody so far gets a cookie.")
            .takes::<SayLine>()
            .gives::<ChatLine>(201, "The line is kept.")
            .refuses(400, &["id"])
            .refuses(409, &["room_full"])
            .refuses(422, &["name", "text"]),
        by_person(of_room(Operation::post("/api/matches/{id}/chat/mute", "mutePerson", "Hears somebody no more, or again")))
            .about("In this match and all others. Nobody is told.")
            .takes::<MutePerson>()
            .gives::<MutePerson>(200, "It is so.")
            .refuses(400, &["id"])
            .refuses(422, &["yourself"]),
        by_person(of_room(Operation::post("/api/matches/{id}/chat/report", "reportLine", "Shows a line to whoever runs the server")))
            .about("With ten lines before and after it. The same line is reported once by the same person.")
            .takes::<ReportLine>()
            .gives::<LineReported>(201, "The report is kept.")
            .refuses(404, &["no_line"])
            .refuses(422, &["why"]),
    ]
}
