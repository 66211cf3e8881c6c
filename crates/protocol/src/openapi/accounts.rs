//! Who somebody is: names, accounts, sessions, tokens; and what can be seen of people.

use serde_json::{Value, json};

use super::codes::KEPT;
use super::operation::Operation;
use crate::{
    AccountOpened, ChangePassphrase, ClaimDevice, CloseAccount, Credentials, DeviceCode, GamesPage,
    Me, NewToken, Profile, RatingPoint, Recover, SetName, TokenCreated, TokenInfo,
};

pub(super) const ABOUT: &str = "Names, accounts and what belongs to them; ratings and games of people. \
    What is one's own is changed by one's own browser alone: neither by the token of a seat nor by a personal one (403 `scope`).";

/// Something of one's own is changed.
fn own(operation: Operation) -> Operation {
    operation
        .refuses(401, &["unknown_token"])
        .refuses(403, &["scope"])
        .refuses(503, KEPT)
        .counted()
        .stored()
}

/// A passphrase is hashed for it.
fn hashed(operation: Operation) -> Operation {
    own(operation).refuses(503, &["crowded"])
}

fn named(operation: Operation) -> Operation {
    operation
        .part("name", "The name of the account, whatever the case.", &text())
        .refuses(400, &["malformed"])
        .refuses(404, &["not_found"])
        .counted()
        .stored()
}

fn text() -> Value {
    json!({ "type": "string" })
}

fn moment() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": 9_007_199_254_740_991_u64 })
}

pub(super) fn operations() -> Vec<Operation> {
    vec![
        Operation::get("/api/me", "getMe", "Who I am")
            .about("A personal token needs the scope `read`.")
            .gives::<Me>(200, "Name, account or guest, ratings; nothing of somebody new.")
            .refuses(401, &["unknown_token"])
            .refuses(403, &["scope"])
            .counted()
            .stored(),
        own(Operation::put("/api/me", "setName", "Gives a guest a name"))
            .about("Also for somebody new, who becomes a guest and gets the cookie.")
            .takes::<SetName>()
            .gives::<Me>(200, "It is kept.")
            .refuses(409, &["account_name"])
            .refuses(422, &["name"]),
        hashed(Operation::post("/api/account", "openAccount", "Opens an account"))
            .about("Whoever asks stays the same person, with all games.")
            .takes::<Credentials>()
            .gives::<AccountOpened>(201, "The account, and its recovery code, which is told this once.")
            .refuses(409, &["has_account", "name_taken"])
            .refuses(422, &["name", "passphrase"]),
        hashed(Operation::delete("/api/account", "closeAccount", "Ends an account"))
            .about("Games that are not over are called off or given up; finished ones stay, without the name.")
            .takes::<CloseAccount>()
            .gives_nothing(204, "It is gone.")
            .refuses(401, &["credentials"])
            .refuses(403, &["account"]),
        hashed(Operation::put("/api/account/passphrase", "changePassphrase", "Sets another passphrase"))
            .about("Every other browser is logged out.")
            .takes::<ChangePassphrase>()
            .gives_nothing(204, "It is changed.")
            .refuses(401, &["credentials"])
            .refuses(403, &["account"])
            .refuses(422, &["passphrase"]),
        hashed(Operation::post("/api/account/recovery", "recoverAccount", "Sets a new passphrase by the recovery code"))
            .about("Every browser is logged out but this one, personal tokens end, and the code is used up.")
            .takes::<Recover>()
            .gives::<AccountOpened>(200, "The account, and its next recovery code.")
            .refuses(401, &["credentials"])
            .refuses(422, &["passphrase"]),
        own(Operation::get("/api/account/export", "exportAccount", "Everything of mine"))
            .about("Games with their records, open challenges, ratings and how they went, what was said, muted and reported, tokens without secrets. For guests as well.")
            .gives_value("One JSON.", &json!({ "type": "object" }))
            .refuses(403, &["account"]),
        hashed(Operation::post("/api/session", "logIn", "Logs in"))
            .about("What was played as a guest in this browser goes to the account.")
            .takes::<Credentials>()
            .gives::<Me>(200, "Who one is now; the cookie comes along.")
            .refuses(401, &["credentials"]),
        own(Operation::delete("/api/session", "logOut", "Logs out"))
            .gives_nothing(204, "The cookie is worth nothing any more.")
            .refuses(403, &["account"]),
        own(Operation::post("/api/devices", "makeDeviceCode", "A code for another device"))
            .about("Good once and for five minutes; the one before is not good any more.")
            .gives::<DeviceCode>(201, "The code."),
        own(Operation::post("/api/devices/claim", "claimDevice", "Goes on as whoever has the code"))
            .takes::<ClaimDevice>()
            .gives::<Me>(200, "Who one is now; the cookie comes along.")
            .refuses(401, &["code"]),
        own(Operation::get("/api/tokens", "getTokens", "My personal tokens"))
            .gives_list::<TokenInfo>("Without their secrets.")
            .refuses(403, &["account"]),
        own(Operation::post("/api/tokens", "createToken", "Makes a personal token"))
            .takes::<NewToken>()
            .gives::<TokenCreated>(201, "The secret is told this once.")
            .refuses(403, &["account"])
            .refuses(422, &["name", "scopes"])
            .refuses(429, &["too_many_tokens"]),
        own(Operation::delete("/api/tokens/{id}", "endToken", "Ends a personal token"))
            .part("id", "The token.", &text())
            .gives_nothing(204, "It is gone.")
            .refuses(400, &["malformed"])
            .refuses(403, &["account"])
            .refuses(404, &["not_found"]),
        named(Operation::get("/api/people/{name}", "getPerson", "An account as everybody sees it"))
            .gives::<Profile>(200, "Since when, ratings for each game and speed, how many games."),
        named(Operation::get("/api/people/{name}/ratings", "getRatings", "How ratings went"))
            .query("game", "Of this game alone.", &text())
            .gives_list::<RatingPoint>("In the order of time, the last thousand.")
            .refuses(400, &["query"]),
        searched(named(Operation::get("/api/people/{name}/games", "getGamesOf", "Games that were played")))
            .about("The latest first, 30 at a time. Public and rated games are everybody's to see, others their players'."),
        searched(Operation::get("/api/me/games", "getMyGames", "My games"))
            .about("Of an account or a guest: the latest first, 30 at a time. None for somebody who is not known, or with the token of a seat.")
            .counted()
            .stored(),
    ]
}

/// Games are looked for.
fn searched(operation: Operation) -> Operation {
    operation
        .query("game", "Of this game.", &text())
        .query("opponent", "Against somebody whose name begins so.", &text())
        .query(
            "result",
            "With this result.",
            &json!({ "enum": ["win", "loss", "draw", "running", "aborted"] }),
        )
        .query("rated", "Whether they count.", &json!({ "type": "boolean" }))
        .query("from", "From this moment on, in milliseconds since 1970.", &moment())
        .query("to", "Before this moment.", &moment())
        .query("before", "The `next` of the answer before.", &text())
        .gives::<GamesPage>(200, "The games, and where the next ones begin.")
        .refuses(400, &["query"])
        .refuses(401, &["unknown_token"])
        .refuses(403, &["scope"])
}
