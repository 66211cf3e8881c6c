//! `POST /api/matches`: a new match.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{HIGHEST_LEVEL, Side};
use matches::check_clock;
use protocol::{CreateMatch, MatchCreated, MatchSetup, Seat, SideChoice};
use store::{Bearer, Person, Token};

use super::body::Body;
use super::caller::{Caller, Guest};
use super::problem::Problem;
use super::query::LARGEST;
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;
use crate::referee::Extra;
use crate::secret;

pub(crate) const MAX_NAME: usize = 30; // characters

pub(crate) async fn create(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<CreateMatch>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::Seat(caller.address))?;
    let (headers, created) = open(&node, &caller, &asked).await?;
    Ok((StatusCode::CREATED, headers, Json(created)).into_response())
}

/// A new match, with a seat for whoever asks.
pub(super) async fn open(
    node: &Node,
    caller: &Caller,
    asked: &CreateMatch,
) -> Result<(HeaderMap, MatchCreated), Problem> {
    let setup = setup(asked)?;
    let name = name(asked.name.as_deref())?;
    let guest = caller.person(name.clone())?;
    if asked.rated {
        check_account(node, caller).await?;
    }
    let store = node.referee.store();
    let most = node.rates.open_matches();
    if guest.new.is_none() && store.open_matches(&guest.id).await? >= most {
        let message = messages::too_many_matches(told(most));
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many_matches", message));
    }
    let waits = asked.public && asked.level.is_none();
    let most = node.rates.open_challenges();
    if waits && guest.new.is_none() && node.database.open_challenges(&guest.id).await? >= most {
        let message = messages::too_many_challenges(told(most));
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many_challenges", message));
    }
    call(node, caller, name).await?;
    let side = match asked.side {
        SideChoice::First => Side::First,
        SideChoice::Second => Side::Second,
        SideChoice::Random if secret::coin() => Side::First,
        SideChoice::Random => Side::Second,
    };
    let own = Some(Seat::Person { id: guest.id.clone() });
    let other = asked.level.map(|level| Seat::Engine { level });
    let (first, second) = if side == Side::First { (own, other) } else { (other, own) };
    let id = secret::id();
    let (token, extra, headers) = seat_token(caller, guest, &id, side);
    node.referee.create(&id, MatchSetup { first, second, ..setup }, extra).await?;
    let join = format!("{}/match/{id}", caller.base);
    Ok((headers, MatchCreated { id, token, side, join }))
}

/// A limit as a message tells it.
pub(super) fn told(most: u64) -> u32 {
    u32::try_from(most).unwrap_or(u32::MAX)
}

/// What is asked for, if it can be played.
pub(super) fn setup(asked: &CreateMatch) -> Result<MatchSetup, Problem> {
    let unprocessable =
        |code, message| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message);
    let unusual = asked.position.is_some() || asked.seed.is_some() || asked.level.is_some();
    if asked.rated && (unusual || asked.clock.is_none()) {
        return Err(unprocessable("rated", messages::rated()));
    }
    if asked.seed.is_some_and(|seed| seed > LARGEST) {
        return Err(unprocessable("seed", messages::bad_seed()));
    }
    if asked.level.is_some_and(|level| !(1..=HIGHEST_LEVEL as u32).contains(&level)) {
        return Err(unprocessable("level", messages::bad_level(HIGHEST_LEVEL)));
    }
    if let Some(clock) = asked.clock {
        check_clock(clock)?;
    }
    let seed = asked.seed.unwrap_or_else(secret::seed);
    let [variant, position] = [&asked.variant, &asked.position].map(Option::as_deref);
    let setup = matches::setup(&asked.game, variant, position, seed)?;
    Ok(MatchSetup { clock: asked.clock, rated: asked.rated, public: asked.public, ..setup })
}

/// Whether an account asks, in person or by a token of theirs: nobody else plays for a rating.
pub(super) async fn check_account(node: &Node, caller: &Caller) -> Result<(), Problem> {
    let person = caller.bearer.as_ref().filter(|bearer| bearer.seat.is_none());
    let account = match person {
        Some(bearer) => node.database.account_of(&bearer.person).await?,
        None => None,
    };
    account.map(drop).ok_or_else(Problem::no_account)
}

/// A name that can be shown.
pub(super) fn name(name: Option<&str>) -> Result<Option<String>, Problem> {
    let Some(name) = name else { return Ok(None) };
    let name = name.trim();
    let fine = (1..=MAX_NAME).contains(&name.chars().count())
        && name.chars().all(|ch| ch == ' ' || !(ch.is_control() || ch.is_whitespace()));
    if fine {
        return Ok(Some(name.to_owned()));
    }
    let message = messages::bad_name(MAX_NAME);
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "name", message))
}

/// A guest who gives another name is called so from now on; an account keeps its own.
pub(super) async fn call(
    node: &Node,
    caller: &Caller,
    name: Option<String>,
) -> Result<(), Problem> {
    let (Some(name), Ok(Some(id))) = (name, caller.owner()) else { return Ok(()) };
    let known = node.database.person(id).await?;
    let Some(known) = known.filter(|known| !known.account) else { return Ok(()) };
    if known.name.as_ref() != Some(&name) {
        let person = Person { id: known.id, name: Some(name), at: known.since };
        node.database.set_name(&person, None).await?;
    }
    Ok(())
}

/// The secret of a seat, what is kept of it, and the cookie of a new guest.
pub(super) fn seat_token(
    caller: &Caller,
    guest: Guest,
    id: &str,
    side: Side,
) -> (String, Extra, HeaderMap) {
    let token = secret::token();
    let seat = Some((id.to_owned(), side));
    let bearer = Bearer { person: guest.id, seat, ..Bearer::default() };
    let mut extra = Extra {
        persons: Vec::new(),
        tokens: vec![Token { hash: secret::hash(&token), bearer, at: caller.received }],
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, "no-store".parse().expect("a header"));
    if let Some(new) = guest.new {
        headers.insert(header::SET_COOKIE, caller.cookie(&new.token));
        extra.persons.push(new.person);
        extra.tokens.push(new.kept);
    }
    (token, extra, headers)
}
