//! `/api/account`: opening an account, getting back into it, leaving it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Side;
use matches::Request;
use protocol::{AccountOpened, ChangePassphrase, CloseAccount, Credentials, Recover};
use store::{Account, Bearer, NewAccount, Token};

use super::body::Body;
use super::caller::Caller;
use super::me;
use super::problem::Problem;
use crate::account_name::AccountName;
use crate::messages;
use crate::node::Node;
use crate::passphrase;
use crate::rates::Asked;
use crate::secret;

/// Groups of four letters in a recovery code: 100 bits, which nobody guesses.
const RECOVERY: usize = 5;

/// How many games of a person who leaves are looked at in one go.
const SOME: u32 = 200;

pub(crate) async fn open_account(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<Credentials>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let owner = caller.owner()?;
    let (least, most) = (AccountName::LEAST, AccountName::MOST);
    let name = AccountName::parse(&asked.name).ok_or_else(|| {
        let message = messages::bad_account_name(least, most);
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "name", message)
    })?;
    check_passphrase(&asked.passphrase, &asked.name)?;
    let database = &node.database;
    if let Some(person) = owner
        && database.account_of(person).await?.is_some()
    {
        let message = messages::has_account();
        return Err(Problem::new(StatusCode::CONFLICT, "has_account", message));
    }
    let taken = || Problem::new(StatusCode::CONFLICT, "name_taken", messages::name_taken());
    if database.account(&name.key).await?.is_some() {
        return Err(taken());
    }
    caller.count(&node, &Asked::Login(caller.address))?;
    let passphrase = node.passphrases.hash(asked.passphrase).await?;
    let guest = caller.person(None)?;
    let recovery = secret::code(RECOVERY);
    let account = NewAccount {
        person: guest.id.clone(),
        name: name.shown,
        key: name.key,
        passphrase,
        recovery: secret::hash(&recovery),
        at: caller.received,
    };
    let kept = guest.new.as_ref().map(|new| &new.kept);
    if !database.open_account(&account, kept).await? {
        return Err(taken());
    }
    let me = me::of(&node, &guest.id).await?;
    let headers = caller.signed_in(guest.new.as_ref().map(|new| &*new.token));
    Ok((StatusCode::CREATED, headers, Json(AccountOpened { me, recovery })).into_response())
}

/// A new passphrase for who has forgotten theirs, by the code they wrote down. Every other browser is
/// logged out, and the code is used up: the answer has the next one.
pub(crate) async fn recover(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<Recover>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let guest = caller.owner()?;
    check_passphrase(&asked.passphrase, &asked.name)?;
    let account = tried(&node, &caller, &asked.name).await?;
    let code = secret::hash(&secret::read_code(&asked.code));
    let account = account.filter(|account| account.recovery == code);
    let account = account.ok_or_else(Problem::credentials)?;
    let passphrase = node.passphrases.hash(asked.passphrase).await?;
    let recovery = secret::code(RECOVERY);
    let hash = secret::hash(&recovery);
    node.database.set_passphrase(&account.person, &passphrase, Some(&hash), None).await?;
    let token = begin_session(&node, &caller, &account.person, guest).await?;
    let me = me::of(&node, &account.person).await?;
    let headers = caller.signed_in(Some(&token));
    Ok((headers, Json(AccountOpened { me, recovery })).into_response())
}

pub(crate) async fn change_passphrase(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<ChangePassphrase>,
) -> Result<Response, Problem> {
    let account = proven(&node, &caller, asked.passphrase).await?;
    let name = node.database.person(&account.person).await?.and_then(|person| person.name);
    check_passphrase(&asked.new, name.as_deref().unwrap_or_default())?;
    let passphrase = node.passphrases.hash(asked.new).await?;
    let but = caller.hash.as_deref();
    node.database.set_passphrase(&account.person, &passphrase, None, but).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The end of an account. Games that are not over are left first, so that nobody waits.
pub(crate) async fn close_account(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<CloseAccount>,
) -> Result<Response, Problem> {
    let account = proven(&node, &caller, asked.passphrase).await?;
    leave_games(&node, &caller, &account.person).await?;
    node.database.remove_lines_of(&account.person).await?;
    node.database.close_account(&account.person, caller.received).await?;
    Ok((StatusCode::NO_CONTENT, Caller::signed_out()).into_response())
}

/// Calls off what can be called off, and gives up the rest.
async fn leave_games(node: &Node, caller: &Caller, person: &str) -> Result<(), Problem> {
    let mut open = node.database.open_games(person, SOME).await?;
    while !open.is_empty() {
        for id in &open {
            for side in node.referee.look(id, |state| caller.held(state)).await? {
                leave(node, id, side, caller).await;
            }
        }
        let left = node.database.open_games(person, SOME).await?;
        // What cannot be left, a frozen match or so, stays as it is.
        if left == open {
            break;
        }
        open = left;
    }
    Ok(())
}

async fn leave(node: &Node, id: &str, side: Side, caller: &Caller) {
    let referee = &node.referee;
    if referee.ask(id, &Request::Abort { side, id: None }, caller.received).await.is_err() {
        let _ = referee.ask(id, &Request::Resign { side, id: None }, caller.received).await;
    }
}

/// The account with that name, whose passphrase or code is about to be tried.
pub(super) async fn tried(
    node: &Node,
    caller: &Caller,
    name: &str,
) -> Result<Option<Account>, Problem> {
    caller.count(node, &Asked::Login(caller.address))?;
    let Some(name) = AccountName::parse(name) else { return Ok(None) };
    caller.count(node, &Asked::Name(&name.key))?;
    Ok(node.database.account(&name.key).await?)
}

/// The account of whoever asks and knows its passphrase.
async fn proven(node: &Node, caller: &Caller, passphrase: String) -> Result<Account, Problem> {
    caller.count(node, &Asked::Anything(caller.address))?;
    let person = caller.owner()?.ok_or_else(Problem::no_account)?;
    let account = node.database.account_of(person).await?.ok_or_else(Problem::no_account)?;
    caller.count(node, &Asked::Login(caller.address))?;
    caller.count(node, &Asked::Name(person))?;
    let passphrase = limited(passphrase);
    if node.passphrases.verify(passphrase, Some(account.passphrase.clone())).await? {
        return Ok(account);
    }
    Err(Problem::credentials())
}

/// What is longer than any passphrase is none.
pub(super) fn limited(passphrase: String) -> String {
    if passphrase.chars().count() > passphrase::MOST { String::new() } else { passphrase }
}

fn check_passphrase(text: &str, name: &str) -> Result<(), Problem> {
    let (least, most) = (passphrase::LEAST, passphrase::MOST);
    let same = text.trim().to_lowercase() == name.trim().to_lowercase();
    if (least..=most).contains(&text.chars().count()) && !same {
        return Ok(());
    }
    let message = messages::bad_passphrase(least, most);
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "passphrase", message))
}

/// Lets a browser in as that person; what the guest has who was here before is theirs from now on.
pub(super) async fn begin_session(
    node: &Node,
    caller: &Caller,
    person: &str,
    guest: Option<&str>,
) -> Result<String, Problem> {
    let token = secret::token();
    let bearer = Bearer { person: person.to_owned(), ..Bearer::default() };
    let kept = Token { hash: secret::hash(&token), bearer, at: caller.received };
    node.database.begin_session(&kept, guest).await?;
    Ok(token)
}
