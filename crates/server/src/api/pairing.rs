//! `POST /api/pairings`: an opponent, whoever wants to play the same.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use matches::Request;
use protocol::{CreateMatch, MatchSetup, Pairing, PairingRequest, SideChoice};

use super::body::Body;
use super::caller::Caller;
use super::creation::{open, setup};
use super::joining::take;
use super::listing::seat;
use super::problem::Problem;
use crate::lobby::{HERE, READ};
use crate::node::Node;
use crate::rates::Asked;
use crate::store::Listing;

/// How many challenges are tried, where others are quicker each time.
const TRIES: usize = 8;

pub(crate) async fn pair(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<PairingRequest>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::Seat(caller.address))?;
    let PairingRequest { game, variant, clock, rated, name } = asked;
    let (position, seed, side) = (None, None, SideChoice::Random);
    let wanted = CreateMatch {
        game,
        variant,
        position,
        seed,
        side,
        clock,
        rated,
        public: true,
        name,
        level: None,
    };
    let plan = setup(&wanted)?;
    // Of two who ask at once the second finds the challenge of the first.
    let _one_by_one = node.lobby.pairing.lock().await;
    let since = caller.received.saturating_sub(HERE);
    let mut fitting = node.database.challenges(since, READ).await?;
    fitting.retain(|listing| fits(listing, &plan));
    let person = caller.known()?.map(|bearer| bearer.person.as_str());
    let is_own = |listing: &&Listing| person.is_some_and(|id| seat(listing, id).is_some());
    let own = fitting.iter().find(is_own);
    for other in fitting.iter().filter(|listing| !is_own(listing)).take(TRIES) {
        match take(&node, &caller, &other.id, wanted.name.as_deref()).await {
            Ok((headers, joined)) => {
                if let Some(own) = own {
                    withdraw(&node, own, &caller).await;
                }
                let (id, token, side) = (other.id.clone(), joined.token, joined.side);
                return Ok(found(headers, Pairing { id, token, side, paired: true }));
            }
            // Somebody else was quicker, or the challenge is not for this player.
            Err(problem) if problem.status.is_client_error() && is_of_match(&problem) => {}
            Err(problem) => return Err(problem),
        }
    }
    // Whoever asks again waits on at the same table.
    if let Some(own) = own {
        let (headers, joined) = again(&node, &caller, own).await?;
        return Ok(found(headers, joined));
    }
    let (headers, created) = open(&node, &caller, &wanted).await?;
    let (id, token, side) = (created.id, created.token, created.side);
    let pairing = Pairing { id, token, side, paired: false };
    Ok((StatusCode::CREATED, headers, Json(pairing)).into_response())
}

fn found(headers: HeaderMap, pairing: Pairing) -> Response {
    (headers, Json(pairing)).into_response()
}

fn fits(listing: &Listing, plan: &MatchSetup) -> bool {
    let row = &listing.row;
    (&row.game, &row.variant) == (&plan.game, &plan.variant)
        && (row.clock, row.rated, row.custom) == (plan.clock, plan.rated, false)
}

/// Whether another challenge may do where this one did not.
fn is_of_match(problem: &Problem) -> bool {
    matches!(problem.status, StatusCode::CONFLICT | StatusCode::NOT_FOUND | StatusCode::FORBIDDEN)
}

/// Another secret for the seat of one's own challenge.
async fn again(
    node: &Node,
    caller: &Caller,
    own: &Listing,
) -> Result<(HeaderMap, Pairing), Problem> {
    let guest = caller.person(None)?;
    let side = seat(own, &guest.id).ok_or_else(Problem::not_your_seat)?;
    let (token, extra, headers) = super::creation::seat_token(caller, guest, &own.id, side);
    node.referee.keep_extra(extra).await?;
    Ok((headers, Pairing { id: own.id.clone(), token, side, paired: false }))
}

/// Calls off a challenge whose owner has found somebody.
async fn withdraw(node: &Node, own: &Listing, caller: &Caller) {
    let person = caller.bearer.as_ref().map(|bearer| bearer.person.as_str());
    if let Some(side) = person.and_then(|id| seat(own, id)) {
        // Where somebody has just joined it, it is a match like any other.
        let _ = node.referee.ask(&own.id, &Request::Abort { side }, caller.received).await;
    }
}
