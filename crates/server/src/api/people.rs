//! `/api/people/{name}`: an account as everybody sees it, and the games it has played. A game by link is
//! shown to its players alone, unless it counts: what a rating is made of can be looked at.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use matches::Millis;
use protocol::{GamesPage, PlayedGame, Profile};
use store::{Account, ArchivedGame, GameResult, Wanted};

use super::caller::Caller;
use super::listing::status;
use super::problem::Problem;
use super::query::{bad_query, number, pairs};
use crate::account_name::AccountName;
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;

const PAGE: u32 = 30; // games
const MOST_POINTS: u32 = 1000; // of a curve

async fn account(node: &Node, name: &str) -> Result<Account, Problem> {
    let found = match AccountName::parse(name) {
        Some(name) => node.database.account(&name.key).await?,
        None => None,
    };
    found.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "not_found", messages::no_person()))
}

pub(crate) async fn profile(
    State(node): State<Arc<Node>>,
    Path(name): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let account = account(&node, &name).await?;
    let database = &node.database;
    let person = database.person(&account.person).await?;
    let ratings = database.ratings_of(&account.person).await?;
    let ratings = ratings.into_iter().map(|(game, speed, rating)| rating.info(game, speed));
    let profile = Profile {
        name: person.and_then(|person| person.name).unwrap_or(name),
        since: account.since,
        ratings: ratings.collect(),
        games: database.finished_games(&account.person).await?,
        you: caller.reader().is_ok_and(|reader| reader == Some(&account.person)),
    };
    Ok((caller.signed_in(None), Json(profile)).into_response())
}

/// `?game=…`: how the ratings went.
pub(crate) async fn ratings(
    State(node): State<Arc<Node>>,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let account = account(&node, &name).await?;
    let mut game = None;
    for (key, value) in pairs(query.as_deref())? {
        match key.as_str() {
            "game" => game = Some(value),
            _ => return Err(bad_query(&key)),
        }
    }
    let points = node.database.rating_points(&account.person, game.as_deref(), MOST_POINTS).await?;
    Ok((caller.signed_in(None), Json(points)).into_response())
}

/// `?game=…&opponent=…&result=…&rated=…&from=…&to=…&before=…`: the games, the latest first.
pub(crate) async fn games(
    State(node): State<Arc<Node>>,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let account = account(&node, &name).await?;
    let viewer = caller.reader()?.map(str::to_owned);
    let wanted = Wanted { person: account.person, viewer, ..Wanted::default() };
    let page = page(&node, &asked(wanted, query.as_deref())?).await?;
    Ok((caller.signed_in(None), Json(page)).into_response())
}

/// `GET /api/me/games`, with the same query: the games of whoever asks, guest or account.
pub(crate) async fn my_games(
    State(node): State<Arc<Node>>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let page = match caller.reader()?.map(str::to_owned) {
        Some(person) => {
            let wanted = Wanted { viewer: Some(person.clone()), person, ..Wanted::default() };
            page(&node, &asked(wanted, query.as_deref())?).await?
        }
        // Somebody who is not known has played nothing.
        None => {
            asked(Wanted::default(), query.as_deref())?;
            GamesPage { games: Vec::new(), next: None }
        }
    };
    Ok((caller.signed_in(None), Json(page)).into_response())
}

/// Narrowed down by what a query says.
fn asked(mut wanted: Wanted, query: Option<&str>) -> Result<Wanted, Problem> {
    for (key, value) in pairs(query)? {
        let wrong = || bad_query(&format!("{key}={value}"));
        match key.as_str() {
            "game" => wanted.game = Some(value),
            "opponent" => wanted.opponent = Some(value),
            "result" => wanted.result = Some(result(&value).ok_or_else(wrong)?),
            "rated" => wanted.rated = Some(value.parse().map_err(|_| wrong())?),
            "from" => wanted.from = Some(number(&value).ok_or_else(wrong)?),
            "to" => wanted.to = Some(number(&value).ok_or_else(wrong)?),
            "before" => wanted.after = Some(place(&value).ok_or_else(wrong)?),
            _ => return Err(bad_query(&key)),
        }
    }
    Ok(wanted)
}

async fn page(node: &Node, wanted: &Wanted) -> Result<GamesPage, Problem> {
    let mut found = node.database.games(wanted, PAGE + 1).await?;
    let more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let last = found.last().filter(|_| more);
    let next = last.map(|game| format!("{}-{}", game.at, game.id));
    Ok(GamesPage { games: told(node, found).await?, next })
}

/// The games with the names of the others.
pub(super) async fn told(
    node: &Node,
    games: Vec<ArchivedGame>,
) -> Result<Vec<PlayedGame>, Problem> {
    let others: Vec<String> = games.iter().filter_map(|game| game.opponent.clone()).collect();
    let cards = node.database.cards(&others).await?;
    let tell = |game: ArchivedGame| {
        let card = game.opponent.as_ref().and_then(|id| cards.get(id));
        PlayedGame {
            opponent: card.and_then(|card| card.name.clone()),
            account: card.is_some_and(|card| card.account),
            engine: game.opponent.is_none(),
            status: status(&game.status),
            winner: game.end.and_then(|end| end.outcome.winner()),
            reason: game.end.map(|end| end.reason),
            change: game.change.map(|(before, after)| after.round() as i32 - before.round() as i32),
            id: game.id,
            game: game.game,
            at: game.at,
            side: game.side,
            rated: game.rated,
            speed: game.speed,
        }
    };
    Ok(games.into_iter().map(tell).collect())
}

fn result(word: &str) -> Option<GameResult> {
    Some(match word {
        "win" => GameResult::Win,
        "loss" => GameResult::Loss,
        "draw" => GameResult::Draw,
        "running" => GameResult::Running,
        "aborted" => GameResult::Aborted,
        _ => return None,
    })
}

/// Where a page ended: the moment and the match.
fn place(text: &str) -> Option<(Millis, String)> {
    let (at, id) = text.split_once('-')?;
    Some((number(at)?, id.to_owned()))
}
