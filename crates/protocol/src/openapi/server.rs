//! The server itself.

use serde_json::json;

use super::operation::Operation;
use crate::GameInfo;

pub(super) const ABOUT: &str = "The games there are, and how the server is.";

pub(super) fn operations() -> Vec<Operation> {
    // Only of a node among others.
    let bus = json!({ "type": "string", "enum": ["connected", "away"] });
    let status = |value: &str| json!({ "type": "string", "const": value });
    vec![
        Operation::get("/api/games", "getGames", "The games and how they can be played")
            .gives_list::<GameInfo>("Variants, and the ratings of the computer's levels."),
        Operation::get("/api/openapi.json", "getDescription", "This description")
            .gives_value("OpenAPI 3.1.", &json!({ "type": "object" })),
        Operation::get("/api/health", "getHealth", "The server answers").gives_value(
            "It does.",
            &json!({
                "type": "object",
                "properties": { "status": status("ok"), "version": { "type": "string" }, "bus": bus },
                "required": ["status", "version"],
            }),
        ),
        Operation::get("/api/ready", "getReadiness", "The server keeps what it is told")
            .about("503 as long as the database does not answer, and from the moment that the server is asked to end.")
            .gives_value(
                "It does.",
                &json!({
                    "type": "object",
                    "properties": { "status": status("ready"), "bus": bus },
                    "required": ["status"],
                }),
            )
            .stored(),
    ]
}
