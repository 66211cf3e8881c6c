//! `/api/tokens`: personal tokens, for programs of one's own.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{NewToken, TokenCreated, TokenInfo};
use store::PersonalToken;

use super::body::Body;
use super::caller::Caller;
use super::creation::told;
use super::problem::Problem;
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;
use crate::secret;

const MAX_NAME: usize = 40; // characters

/// The account whose browser this is.
async fn account(node: &Node, caller: &Caller) -> Result<String, Problem> {
    let person = caller.owner()?.ok_or_else(Problem::no_account)?;
    let account = node.database.account_of(person).await?;
    account.map(|account| account.person).ok_or_else(Problem::no_account)
}

pub(crate) async fn tokens(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let person = account(&node, &caller).await?;
    let tokens = node.database.personal_tokens(&person).await?;
    Ok((caller.signed_in(None), Json(tokens)).into_response())
}

pub(crate) async fn create_token(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<NewToken>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let person = account(&node, &caller).await?;
    let wrong = |code, message| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message);
    let name = asked.name.trim();
    let fine =
        (1..=MAX_NAME).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if !fine {
        return Err(wrong("name", messages::bad_token_name(MAX_NAME)));
    }
    let mut scopes = asked.scopes;
    scopes.sort();
    scopes.dedup();
    if scopes.is_empty() {
        return Err(wrong("scopes", messages::no_scopes()));
    }
    let most = node.rates.tokens();
    if node.database.personal_tokens(&person).await?.len() as u64 >= most {
        let message = messages::too_many_tokens(told(most));
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many_tokens", message));
    }
    let (token, id) = (secret::token(), secret::id());
    let kept = PersonalToken {
        hash: secret::hash(&token),
        id: id.clone(),
        person,
        name: name.to_owned(),
        scopes: scopes.clone(),
        at: caller.received,
    };
    node.database.add_personal_token(&kept).await?;
    let info = TokenInfo { id, name: name.to_owned(), scopes, since: caller.received };
    let created = Json(TokenCreated { info, token });
    Ok((StatusCode::CREATED, caller.signed_in(None), created).into_response())
}

pub(crate) async fn end_token(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let person = account(&node, &caller).await?;
    if node.database.end_personal_token(&person, &id).await? {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    Err(Problem::new(StatusCode::NOT_FOUND, "not_found", messages::no_such_token()))
}
