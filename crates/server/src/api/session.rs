//! `/api/session`: coming in and going out.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Credentials;

use super::account::{begin_session, limited, tried};
use super::body::Body;
use super::caller::Caller;
use super::me;
use super::problem::Problem;
use crate::node::Node;
use crate::rates::Asked;

/// Lets a browser in. An unknown name takes as long to refuse as a wrong passphrase.
pub(crate) async fn log_in(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<Credentials>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let guest = caller.owner()?;
    let account = tried(&node, &caller, &asked.name).await?;
    let kept = account.as_ref().map(|account| account.passphrase.clone());
    let right = node.passphrases.verify(limited(asked.passphrase), kept).await?;
    let account = account.filter(|_| right).ok_or_else(Problem::credentials)?;
    let token = begin_session(&node, &caller, &account.person, guest).await?;
    let me = me::of(&node, &account.person).await?;
    Ok((caller.signed_in(Some(&token)), Json(me)).into_response())
}

/// Ends the session of this browser. A guest has nothing to come back with, and stays.
pub(crate) async fn log_out(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let person = caller.owner()?.ok_or_else(Problem::no_account)?;
    if node.database.account_of(person).await?.is_none() {
        return Err(Problem::no_account());
    }
    if let Some(hash) = &caller.hash {
        node.database.end_session(hash).await?;
    }
    Ok((StatusCode::NO_CONTENT, Caller::signed_out()).into_response())
}
