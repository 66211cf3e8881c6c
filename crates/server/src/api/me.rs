//! `/api/me`: who I am.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Me, SetName};
use store::Person;

use super::body::Body;
use super::caller::Caller;
use super::creation::name;
use super::problem::Problem;
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;

pub(crate) async fn me(State(node): State<Arc<Node>>, caller: Caller) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Look(caller.address))?;
    let me = match caller.reader()? {
        Some(person) => of(&node, person).await?,
        None => Me::default(),
    };
    Ok((caller.signed_in(None), Json(me)).into_response())
}

/// What is known of somebody.
pub(super) async fn of(node: &Node, person: &str) -> Result<Me, Problem> {
    let known = node.database.person(person).await?;
    let ratings = node.database.ratings_of(person).await?;
    let ratings = ratings.into_iter().map(|(game, speed, rating)| rating.info(game, speed));
    Ok(Me {
        id: Some(person.to_owned()),
        name: known.as_ref().and_then(|known| known.name.clone()),
        account: known.as_ref().is_some_and(|known| known.account),
        since: known.as_ref().map(|known| known.since),
        ratings: ratings.collect(),
    })
}

/// A guest's name, at once: also for somebody who has done nothing here yet.
pub(crate) async fn set_name(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<SetName>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::Seat(caller.address))?;
    let name = name(Some(&asked.name))?;
    caller.owner()?;
    let guest = caller.person(name.clone())?;
    let database = &node.database;
    let token = match guest.new {
        Some(new) => {
            database.set_name(&new.person, Some(&new.kept)).await?;
            Some(new.token)
        }
        None if database.account_of(&guest.id).await?.is_some() => {
            let message = messages::account_name();
            return Err(Problem::new(StatusCode::CONFLICT, "account_name", message));
        }
        None => {
            let person = Person { id: guest.id.clone(), name, at: caller.received };
            database.set_name(&person, None).await?;
            None
        }
    };
    let me = of(&node, &guest.id).await?;
    Ok((caller.signed_in(token.as_deref()), Json(me)).into_response())
}
