//! What the page, or a program, can ask.

mod account;
mod analysis;
mod body;
mod caller;
mod chat;
mod creation;
mod devices;
mod export;
mod feed;
mod introduction;
mod invitation;
mod joining;
mod listener;
mod listing;
mod lobby;
mod looking;
mod me;
mod mine;
mod moving;
mod pairing;
mod people;
mod problem;
mod query;
mod session;
mod socket;
mod stream;
mod tokens;

pub(crate) use account::{change_passphrase, close_account, open_account, recover};
pub(crate) use analysis::{analysis, ask_analysis};
pub(crate) use caller::{Peer, same_site};
pub(crate) use chat::{chat, mute, report, say};
pub(crate) use creation::create;
pub(crate) use devices::{claim_device, device_code};
pub(crate) use export::export;
pub(crate) use feed::{end_feed, feed, make_feed};
pub(crate) use invitation::{invitation, qr_code};
pub(crate) use joining::join;
pub(crate) use lobby::{lobby, lobby_events};
pub(crate) use looking::{legal, look, record};
pub(crate) use me::{me, set_name};
pub(crate) use mine::{my_events, my_matches};
pub(crate) use moving::{act, make_move};
pub(crate) use pairing::pair;
pub(crate) use people::{games as person_games, my_games, profile, ratings as person_ratings};
pub(crate) use problem::{Problem, language, tell, worded};
pub(crate) use session::{log_in, log_out};
pub(crate) use socket::socket;
pub(crate) use stream::events;
pub(crate) use tokens::{create_token, end_token, tokens};

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::Json;
use axum::extract::{OriginalUri, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::Arg;
use protocol::GameInfo;
use serde_json::json;
use store::StoreError;
use tokio::time::timeout;

use crate::bus::Reach;
use crate::messages;
use crate::node::Node;

#[cfg(test)]
pub(crate) use {body::MOST as MAX_BODY, creation::MAX_NAME, socket::MAX_MESSAGE};

/// Made of the wire types by `cargo xtask types`.
const DESCRIPTION: &str = include_str!("../../../docs/openapi.json");

/// How long the store may take to show that it is there.
const PATIENCE: Duration = Duration::from_secs(2);

/// The games do not change while the program runs.
static GAMES: LazyLock<String> = LazyLock::new(|| {
    serde_json::to_string(&GameInfo::all()).expect("wire types have only names for keys")
});

/// `GET /api/games`: the games and how they can be played.
pub(crate) async fn games() -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")];
    (kind, GAMES.as_str()).into_response()
}

/// `GET /api/openapi.json`: what can be asked, for programs.
pub(crate) async fn description() -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")];
    (kind, DESCRIPTION).into_response()
}

/// `GET /api/health`: the server answers.
pub(crate) async fn health(State(node): State<Arc<Node>>) -> Response {
    how_it_is(&node, json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") }))
}

/// Says of a node among others whether it hears of them; it does without, a little later.
fn how_it_is(node: &Node, mut told: serde_json::Value) -> Response {
    match node.referee.bus().reach() {
        Reach::Alone => {}
        Reach::Connected => told["bus"] = json!("connected"),
        Reach::Away => told["bus"] = json!("away"),
    }
    ([(header::CACHE_CONTROL, "no-store")], Json(told)).into_response()
}

/// `GET /api/ready`: the server keeps what it is told.
pub(crate) async fn ready(State(node): State<Arc<Node>>) -> Result<Response, Problem> {
    let away = || StoreError::Away(String::new());
    if node.is_leaving() {
        return Err(away().into());
    }
    let asked = timeout(PATIENCE, node.referee.store().due(0, 1));
    asked.await.map_err(|_| away())??;
    Ok(how_it_is(&node, json!({ "status": "ready" })))
}

/// Any other address below `/api`.
pub(crate) async fn not_found(OriginalUri(address): OriginalUri) -> Problem {
    Problem::not_found(address.path())
}

/// A zero byte is in no id and no name, and PostgreSQL takes none in a text.
pub(crate) async fn without_zero(request: Request, next: Next) -> Response {
    let address = request.uri();
    if address.path().contains("%00") || address.query().is_some_and(|query| query.contains("%00"))
    {
        return Problem::not_found(address.path()).into_response();
    }
    next.run(request).await
}

/// A known address, asked in a way it does not answer to.
pub(crate) async fn method_not_allowed(method: Method) -> Problem {
    let message = messages::other_method(Arg::name(method));
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method", message)
}
