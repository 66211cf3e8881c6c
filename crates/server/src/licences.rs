//! What we owe to others: the licences of everything that program and page are made of.

use axum::http::header;
use axum::response::{IntoResponse, Response};

/// All of them, each with the names of those it is for. `cargo xtask licences` writes it.
pub const LICENCES: &str = include_str!("../licences.txt");

/// `GET /licences.txt`: the same that `quinconce licences` prints.
pub(crate) async fn answer() -> Response {
    let kind =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (kind, LICENCES).into_response()
}
