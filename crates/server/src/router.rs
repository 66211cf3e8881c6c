//! Every address there is, on one page.

use std::sync::Arc;

use axum::Router;
use axum::http::Uri;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::routing::{any, get, post};

use crate::node::Node;
use crate::{api, bundle, headers, licences};

/// The whole server.
pub fn app(node: Arc<Node>) -> Router {
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/health", get(api::health))
        .route("/ready", get(api::ready))
        .route("/matches", post(api::create))
        .route("/matches/{id}", get(api::look))
        .route("/matches/{id}/join", post(api::join))
        .route("/matches/{id}/moves", post(api::make_move))
        .route("/matches/{id}/actions", post(api::act))
        .route("/matches/{id}/events", get(api::events))
        .route("/matches/{id}/socket", get(api::socket))
        .route("/matches/{id}/legal", get(api::legal))
        .route("/matches/{id}/record", get(api::record))
        .route("/pairings", post(api::pair))
        .route("/lobby", get(api::lobby))
        .route("/lobby/events", get(api::lobby_events))
        .route("/me/matches", get(api::my_matches))
        .route("/me/events", get(api::my_events))
        .route("/me/feed", post(api::make_feed).delete(api::end_feed))
        .fallback(api::not_found)
        .method_not_allowed_fallback(api::method_not_allowed)
        .layer(from_fn_with_state(Arc::clone(&node), api::same_site))
        .layer(from_fn(api::tell));
    Router::new()
        .nest("/api", api)
        // Nesting leaves out the bare slash.
        .route("/api/", any(api::not_found).layer(from_fn(api::tell)))
        .route("/feed/{file}", get(api::feed).layer(from_fn(api::tell)))
        .route("/licences.txt", get(licences::answer))
        .with_state(node)
        .fallback_service(get(bundle::answer))
        .layer(map_response(headers::strict))
}

/// Whether the page itself knows what to show there.
pub(crate) fn is_page(address: &Uri) -> bool {
    let first = address.path().trim_start_matches('/').split('/').next().unwrap_or_default();
    matches!(first, "" | "play" | "learn" | "analyse" | "lobby" | "games")
}
