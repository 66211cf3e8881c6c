//! What the page, or a program, can ask.

mod account;
mod body;
mod caller;
mod chat;
mod creation;
mod devices;
mod export;
mod feed;
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
mod session;
mod socket;
mod stream;
mod tokens;

pub(crate) use account::{change_passphrase, close_account, open_account, recover};
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
pub(crate) use people::{games as person_games, profile, ratings as person_ratings};
pub(crate) use problem::{language, tell};
pub(crate) use session::{log_in, log_out};
pub(crate) use socket::socket;
pub(crate) use stream::events;
pub(crate) use tokens::{create_token, end_token, tokens};

use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::{OriginalUri, State};
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Arg;
use protocol::GameInfo;
use serde_json::json;

use crate::messages;
use crate::node::Node;
use problem::Problem;

/// Made of the wire types by `cargo xtask types`.
const DESCRIPTION: &str = include_str!("../../../docs/openapi.json");

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
pub(crate) async fn health() -> Response {
    let version = env!("CARGO_PKG_VERSION");
    let fresh = [(header::CACHE_CONTROL, "no-store")];
    (fresh, Json(json!({ "status": "ok", "version": version }))).into_response()
}

/// `GET /api/ready`: the server keeps what it is told.
pub(crate) async fn ready(State(node): State<Arc<Node>>) -> Result<Response, Problem> {
    if node.is_leaving() {
        return Err(crate::store::StoreError::Away(String::new()).into());
    }
    node.referee.store().due(0, 1).await?;
    let fresh = [(header::CACHE_CONTROL, "no-store")];
    Ok((fresh, Json(json!({ "status": "ready" }))).into_response())
}

/// Any other address below `/api`.
pub(crate) async fn not_found(OriginalUri(address): OriginalUri) -> Problem {
    Problem::not_found(address.path())
}

/// A known address, asked in a way it does not answer to.
pub(crate) async fn method_not_allowed(method: Method) -> Problem {
    let message = messages::other_method(Arg::name(method));
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method", message)
}
