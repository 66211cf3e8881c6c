//! `POST /api/matches/{id}/join`: the free seat.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use game::Side;
use matches::{Refusal, Request};
use protocol::{JoinMatch, MatchJoined, Seat};
use store::Append;

use super::body::Body;
use super::caller::Caller;
use super::creation::{call, check_account, name, seat_token};
use super::problem::Problem;
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;
use crate::referee::{Extra, Failure};

pub(crate) async fn join(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
    Body(asked): Body<JoinMatch>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::Seat(caller.address))?;
    let (headers, joined) = take(&node, &caller, &id, asked.name.as_deref()).await?;
    Ok((headers, Json(joined)).into_response())
}

/// The free seat of that match, for whoever asks.
pub(super) async fn take(
    node: &Node,
    caller: &Caller,
    id: &str,
    called: Option<&str>,
) -> Result<(HeaderMap, MatchJoined), Problem> {
    let name = name(called)?;
    let guest = caller.person(name.clone())?;
    let (free, held, rated) = node
        .referee
        .look(id, |state| {
            let free = Side::ALL.into_iter().find(|&side| state.seat(side).is_none());
            (free, caller.held(state), state.setup().rated)
        })
        .await?;
    // Whoever sits here already, and did not hear of it, gets another secret of the same seat.
    if let (None, [side]) = (free, &held[..]) {
        let (token, extra, headers) = seat_token(caller, guest, id, *side);
        node.referee.keep_extra(extra).await?;
        return Ok((headers, MatchJoined { token, side: *side }));
    }
    let side = free.ok_or(Failure::Refused(Refusal::Full))?;
    if rated {
        check_account(node, caller).await?;
        if !held.is_empty() {
            let status = StatusCode::CONFLICT;
            return Err(Problem::new(status, "rated_self", messages::rated_self()));
        }
    }
    call(node, caller, name).await?;
    let request = Request::Join { seat: Seat::Person { id: guest.id.clone() }, side: Some(side) };
    let (token, extra, headers) = seat_token(caller, guest, id, side);
    node.referee.ask_with(id, &request, caller.received, |_| extra.clone()).await?;
    Ok((headers, MatchJoined { token, side }))
}

impl crate::referee::Referee {
    /// Keeps secrets that belong to nothing new.
    pub(super) async fn keep_extra(&self, extra: Extra) -> Result<(), Failure> {
        let Extra { persons, tokens } = extra;
        self.append(Append { persons, tokens, ..Append::default() }).await.map(drop)
    }
}
