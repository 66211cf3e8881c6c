//! Every address there is, on one page.

use std::sync::Arc;

use axum::Router;
use axum::http::Uri;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, delete, get, post, put};
use store::Database;

use crate::bus::Bus;
use crate::measure::measure;
use crate::metrics::METRICS;
use crate::node::Node;
use crate::{api, bundle, developers, licences};

/// Everything below `/api`. Each of these is described in `crates/protocol/src/openapi`.
fn api() -> Addresses {
    Addresses::default()
        .route("/games", get(api::games))
        .route("/health", get(api::health))
        .route("/openapi.json", get(api::description))
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
        .route("/matches/{id}/analysis", get(api::analysis).post(api::ask_analysis))
        .route("/matches/{id}/qr.svg", get(api::qr_code))
        .route("/pairings", post(api::pair))
        .route("/lobby", get(api::lobby))
        .route("/lobby/events", get(api::lobby_events))
        .route("/me/matches", get(api::my_matches))
        .route("/me/events", get(api::my_events))
        .route("/me/games", get(api::my_games))
        .route("/me/feed", post(api::make_feed).delete(api::end_feed))
        .route("/me", get(api::me).put(api::set_name))
        .route("/account", post(api::open_account).delete(api::close_account))
        .route("/account/passphrase", put(api::change_passphrase))
        .route("/account/recovery", post(api::recover))
        .route("/account/export", get(api::export))
        .route("/session", post(api::log_in).delete(api::log_out))
        .route("/devices", post(api::device_code))
        .route("/devices/claim", post(api::claim_device))
        .route("/tokens", get(api::tokens).post(api::create_token))
        .route("/tokens/{id}", delete(api::end_token))
        .route("/people/{name}", get(api::profile))
        .route("/people/{name}/ratings", get(api::person_ratings))
        .route("/people/{name}/games", get(api::person_games))
        .route("/matches/{id}/chat", get(api::chat).post(api::say))
        .route("/matches/{id}/chat/mute", post(api::mute))
        .route("/matches/{id}/chat/report", post(api::report))
}

/// The whole server.
pub fn app(node: Arc<Node>) -> Router {
    let api = api()
        .router
        .route("/", get(developers::lead))
        .route("/page.css", get(developers::style))
        .fallback(api::not_found)
        .method_not_allowed_fallback(api::method_not_allowed)
        .layer(from_fn_with_state(Arc::clone(&node), api::same_site))
        .layer(from_fn(api::without_zero))
        .layer(from_fn(api::tell));
    Router::new()
        .nest("/api", api)
        // Nesting leaves out the bare slash.
        .route("/api/", get(developers::page))
        .route(
            "/feed/{file}",
            get(api::feed).layer(from_fn(api::without_zero)).layer(from_fn(api::tell)),
        )
        .route("/licences.txt", get(licences::answer))
        .route(
            "/match/{id}",
            get(api::invitation).layer(from_fn(api::without_zero)).layer(from_fn(api::tell)),
        )
        .with_state(node)
        .fallback_service(get(bundle::answer))
        .layer(from_fn(measure))
}

/// What is counted, for an address of its own that strangers do not reach.
pub(crate) fn metrics(bus: Arc<dyn Bus>, database: Arc<dyn Database>) -> Router {
    let told = async move || METRICS.told(&*bus, &*database).await;
    Router::new().route("/metrics", get(told))
}

/// A router that knows its addresses.
#[derive(Default)]
struct Addresses {
    router: Router<Arc<Node>>,
    paths: Vec<&'static str>,
}

impl Addresses {
    fn route(mut self, path: &'static str, methods: MethodRouter<Arc<Node>>) -> Addresses {
        self.paths.push(path);
        Addresses { router: self.router.route(path, methods), ..self }
    }
}

/// The addresses below `/api`, as the router knows them, to be held against the description.
#[doc(hidden)]
#[must_use]
pub fn addresses() -> Vec<String> {
    api().paths.into_iter().map(|path| format!("/api{path}")).collect()
}

/// Whether the page itself knows what to show there.
pub(crate) fn is_page(address: &Uri) -> bool {
    let first = address.path().trim_start_matches('/').split('/').next().unwrap_or_default();
    matches!(
        first,
        "" | "play" | "learn" | "analyse" | "match" | "account" | "people" | "lobby" | "games"
    )
}
