//! `POST /api/matches/{id}/moves` and `/actions`: what players do.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::{Side, error::quoted};
use matches::{Millis, Request};
use protocol::{Acknowledgement, Act, Action, MakeMove, Scope};

use super::body::Body;
use super::caller::Caller;
use super::problem::Problem;
use super::query::LARGEST;
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;

const MAX_ID: usize = 64; // characters
const MAX_MOVE: usize = 100; // bytes: no game's notation comes near

pub(crate) async fn make_move(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
    Body(asked): Body<MakeMove>,
) -> Result<Json<Acknowledgement>, Problem> {
    moved(&node, &id, &caller, asked, caller.received).await.map(Json)
}

pub(crate) async fn act(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
    Body(asked): Body<Act>,
) -> Result<Json<Acknowledgement>, Problem> {
    acted(&node, &id, &caller, asked, caller.received).await.map(Json)
}

/// A move, however it came here.
pub(super) async fn moved(
    node: &Node,
    id: &str,
    caller: &Caller,
    asked: MakeMove,
    received: Millis,
) -> Result<Acknowledgement, Problem> {
    let MakeMove { ply, mv, id: name, after } = asked;
    check_name(&name)?;
    check_number(after)?;
    if mv.len() > MAX_MOVE {
        let message = messages::long_move(quoted(&mv));
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", message));
    }
    let side = seat(node, id, caller).await?;
    let request = Request::Move { side, mv, ply, after, id: name };
    done(node, id, side, &request, received).await
}

/// Anything else that a player does.
pub(super) async fn acted(
    node: &Node,
    id: &str,
    caller: &Caller,
    asked: Act,
    received: Millis,
) -> Result<Acknowledgement, Problem> {
    let Act { action, kind, offer, id: name } = asked;
    name.as_deref().map_or(Ok(()), check_name)?;
    check_number(offer)?;
    let side = seat(node, id, caller).await?;
    let lacks = |what| Problem::malformed(&format!("missing field `{what}`"));
    let request = match action {
        Action::Offer => {
            Request::Offer { side, kind: kind.ok_or_else(|| lacks("kind"))?, id: name }
        }
        Action::Accept => {
            Request::Accept { side, offer: offer.ok_or_else(|| lacks("offer"))?, id: name }
        }
        Action::Decline => {
            Request::Decline { side, offer: offer.ok_or_else(|| lacks("offer"))?, id: name }
        }
        Action::Resign => Request::Resign { side, id: name },
        Action::Abort => Request::Abort { side, id: name },
        Action::Claim => Request::Claim { side, id: name },
        Action::ClaimLeft => Request::ClaimLeft { side, id: name },
    };
    done(node, id, side, &request, received).await
}

/// Has the referee decide. Whose request is accepted is here, also where nobody holds a connection.
async fn done(
    node: &Node,
    id: &str,
    side: Side,
    request: &Request,
    received: Millis,
) -> Result<Acknowledgement, Problem> {
    let done = node.referee.ask(id, request, received).await?;
    node.referee.presence.acted(id, side, received);
    Ok(done)
}

/// Where whoever asks sits. Everybody may see the table, so that a match that is not there is told
/// from a seat that is not theirs.
async fn seat(node: &Node, id: &str, caller: &Caller) -> Result<Side, Problem> {
    caller.check_open(node)?;
    caller.count(node, &Asked::Anything(caller.address))?;
    if let Some(hash) = &caller.hash {
        caller.count(node, &Asked::Move(hash))?;
    }
    caller.allow(Scope::Play)?;
    let limited = caller.bearer.as_ref().and_then(|bearer| bearer.seat.as_ref());
    // A seat's own secret says everything, without a look at the match.
    if let Some((seat, side)) = limited
        && seat == id
    {
        return Ok(*side);
    }
    let side = node.referee.look(id, |state| caller.side(id, state)).await?;
    side.ok_or_else(Problem::not_your_seat)
}

/// Whether a client may call something so.
pub(super) fn check_name(name: &str) -> Result<(), Problem> {
    let fine =
        (1..=MAX_ID).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_graphic());
    if fine {
        return Ok(());
    }
    Err(Problem::new(StatusCode::BAD_REQUEST, "id", messages::bad_id(MAX_ID)))
}

/// Whether an event can have that number.
fn check_number(number: Option<u64>) -> Result<(), Problem> {
    match number.filter(|&number| number > LARGEST) {
        Some(number) => Err(Problem::malformed(&format!("{number} is beyond {LARGEST}"))),
        None => Ok(()),
    }
}
