//! What goes with the link of a match: its QR code, and the page with a card for those who show links before they
//! are opened. Neither holds a secret, and looking at them takes nothing.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

use super::caller::Caller;
use super::problem::Problem;
use crate::bundle;
use crate::node::Node;
use crate::rates::Asked;

/// `GET /api/matches/{id}/qr.svg`: the address of the match, for a telephone's camera.
pub(crate) async fn qr_code(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Look(caller.address))?;
    // Only of a match that is there.
    node.referee.look(&id, |_| ()).await?;
    let address = format!("{}/match/{id}", caller.base);
    let code = QrCode::with_error_correction_level(address, EcLevel::M)
        .map_err(|_| Problem::not_found("qr.svg"))?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(200, 200).build();
    let about =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=3600")];
    Ok((about, picture).into_response())
}

/// `GET /match/{id}`: the page, with a title and a picture that are found from anywhere.
pub(crate) async fn invitation(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
    asked: HeaderMap,
) -> Response {
    // Who looks too often gets the page without a card, for which nothing is read.
    if caller.count(&node, &Asked::Look(caller.address)).is_err() {
        return bundle::page(&asked, None);
    }
    // A match that is not there is told by the page, in the person's language.
    let game = node.referee.look(&id, |state| state.setup().game.clone()).await.ok();
    let Some(game) = game else { return bundle::page(&asked, None) };
    let mut title = String::new();
    let mut letters = game.chars();
    title.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    let _ = write!(title, "{} · Quinconce", letters.as_str());
    let card = bundle::Card { title, base: caller.base, path: format!("/match/{id}") };
    bundle::page(&asked, Some(&card))
}
