//! `/api/devices`: going on somewhere else, by a code that is typed there.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use matches::Millis;
use protocol::{ClaimDevice, DeviceCode};

use super::account::begin_session;
use super::body::Body;
use super::caller::Caller;
use super::me;
use super::problem::Problem;
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;
use crate::secret;

/// How long a code is good.
const VALID: Millis = 5 * 60 * 1000;

/// Groups of four letters: 40 bits, of which an address may try a few in five minutes.
const GROUPS: usize = 2;

/// A code for another device of the same person, guest or not. The one before is not good any more.
pub(crate) async fn device_code(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::Seat(caller.address))?;
    caller.owner()?;
    let guest = caller.person(None)?;
    if let Some(new) = &guest.new {
        node.database.set_name(&new.person, Some(&new.kept)).await?;
    }
    let (code, until) = (secret::code(GROUPS), caller.received + VALID);
    node.database.add_device_code(&secret::hash(&code), &guest.id, until).await?;
    let headers = caller.signed_in(guest.new.as_ref().map(|new| &*new.token));
    Ok((StatusCode::CREATED, headers, Json(DeviceCode { code, until })).into_response())
}

/// This browser goes on as whoever has the code.
pub(crate) async fn claim_device(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<ClaimDevice>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::Login(caller.address))?;
    let guest = caller.owner()?;
    let hash = secret::hash(&secret::read_code(&asked.code));
    let person = node.database.take_device_code(&hash, caller.received).await?;
    let person = person
        .ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "code", messages::bad_code()))?;
    let token = begin_session(&node, &caller, &person, guest).await?;
    let me = me::of(&node, &person).await?;
    Ok((caller.signed_in(Some(&token)), Json(me)).into_response())
}
