//! What the page, or a program, can ask.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::OriginalUri;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::GameInfo;
use serde_json::{Value, json};

/// The games do not change while the program runs.
static GAMES: LazyLock<String> = LazyLock::new(|| {
    serde_json::to_string(&GameInfo::all()).expect("wire types have only names for keys")
});

/// `GET /api/games`: the games and how they can be played.
pub(crate) async fn games() -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")];
    (kind, GAMES.as_str()).into_response()
}

/// `GET /api/health`: the server answers.
pub(crate) async fn health() -> Response {
    let version = env!("CARGO_PKG_VERSION");
    let fresh = [(header::CACHE_CONTROL, "no-store")];
    (fresh, Json(json!({ "status": "ok", "version": version }))).into_response()
}

/// Any other address below `/api`.
pub(crate) async fn not_found(OriginalUri(address): OriginalUri) -> (StatusCode, Json<Value>) {
    (StatusCode::NOT_FOUND, Json(json!({ "error": format!("nothing at {}", address.path()) })))
}

/// A known address, asked in a way it does not answer to.
pub(crate) async fn method_not_allowed() -> (StatusCode, Json<Value>) {
    (StatusCode::METHOD_NOT_ALLOWED, Json(json!({ "error": "this address answers to GET alone" })))
}
