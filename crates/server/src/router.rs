//! Every address there is, on one page.

use axum::Router;
use axum::http::Uri;
use axum::middleware::map_response;
use axum::routing::{any, get};

use crate::{api, bundle, headers, licences};

/// The whole server.
pub fn app() -> Router {
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/health", get(api::health))
        .fallback(api::not_found)
        .method_not_allowed_fallback(api::method_not_allowed);
    Router::new()
        .nest("/api", api)
        // Nesting leaves out the bare slash.
        .route("/api/", any(api::not_found))
        .route("/licences.txt", get(licences::answer))
        .fallback_service(get(bundle::answer))
        .layer(map_response(headers::strict))
}

/// Whether the page itself knows what to show there.
pub(crate) fn is_page(address: &Uri) -> bool {
    let first = address.path().trim_start_matches('/').split('/').next().unwrap_or_default();
    matches!(first, "" | "play" | "learn" | "analyse")
}
