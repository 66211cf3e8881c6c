//! `GET /api/matches/{id}` and `/record`: a match as it stands.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::Sheet;
use matches::Match;
use protocol::{LegalMoves, MatchState, MatchStatus, Player, Seat};

use super::caller::Caller;
use super::introduction::{Introduction, Table, person};
use super::problem::Problem;
use crate::calendar::record_date;
use crate::node::Node;
use crate::rates::Asked;

const FRESH: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

pub(crate) async fn look(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Look(caller.address))?;
    let now = caller.received;
    let mut state =
        node.referee.look(&id, |state| state.told(&id, caller.side(&id, state), now)).await?;
    introduce(&node, &mut state).await?;
    Ok((FRESH, Json(state)).into_response())
}

/// Says who the players are, and how well they play.
async fn introduce(node: &Node, state: &mut MatchState) -> Result<(), Problem> {
    let table = Table::from(&*state);
    let known = Introduction::of(&*node.database, std::slice::from_ref(&table)).await?;
    let rating = |player: &Player| person(player).and_then(|id| known.rating(&table, id));
    let ratings =
        [&state.players.first, &state.players.second].map(|one| one.as_ref().and_then(rating));
    let players = [&mut state.players.first, &mut state.players.second];
    for (player, rating) in players.into_iter().zip(ratings) {
        let Some(player) = player else { continue };
        let Some(card) = person(player).and_then(|id| known.card(id)) else { continue };
        player.name.clone_from(&card.name);
        player.account = card.account;
        player.rating = rating;
    }
    Ok(())
}

async fn names(
    node: &Node,
    players: [&Option<Player>; 2],
) -> Result<HashMap<String, String>, Problem> {
    let people = players.into_iter().flatten().filter_map(person);
    let people: Vec<String> = people.map(str::to_owned).collect();
    Ok(node.referee.store().names(&people).await?)
}

/// The moves that can be played, for programs that do not know the rules.
pub(crate) async fn legal(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Look(caller.address))?;
    let legal = node
        .referee
        .look(&id, |state| {
            let open = state.status() == MatchStatus::Running && !state.is_frozen();
            let moves = if open { state.table().legal() } else { Vec::new() };
            let (ply, event, turn) = (state.ply(), state.board_event(), state.turn());
            LegalMoves { ply, event, turn, moves }
        })
        .await?;
    Ok((FRESH, Json(legal)).into_response())
}

pub(crate) async fn record(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Look(caller.address))?;
    let text = record_text(&node, &id).await?;
    let kind =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, text).into_response())
}

/// The record file of a match.
pub(super) async fn record_text(node: &Node, id: &str) -> Result<String, Problem> {
    named(node, id, Match::sheet).await
}

/// A sheet of a match as a record file, with who played and when.
pub(super) async fn named(
    node: &Node,
    id: &str,
    sheet: impl FnOnce(&Match) -> Sheet,
) -> Result<String, Problem> {
    let (mut sheet, players, sides, began) = node
        .referee
        .look(id, |state| {
            let sides = state.table().descriptor().sides;
            (sheet(state), state.players(), sides.map(|side| side.en), state.began())
        })
        .await?;
    let names = names(node, [&players.first, &players.second]).await?;
    for (player, side) in [&players.first, &players.second].into_iter().zip(sides) {
        let name = match player.as_ref().map(|player| &player.seat) {
            Some(Seat::Person { id }) => names.get(id).cloned(),
            Some(Seat::Engine { level }) => Some(format!("Quinconce, level {level}")),
            None => None,
        };
        if let Some(name) = name {
            before_result(&mut sheet, side, name);
        }
    }
    before_result(&mut sheet, "Date", record_date(began));
    Ok(sheet.to_string())
}

/// Adds a tag where people look for it.
fn before_result(sheet: &mut Sheet, name: &str, value: String) {
    sheet.set_tag(name, value);
    let added = sheet.tags.iter().position(|tag| tag.name == name);
    let result = sheet.tags.iter().position(|tag| tag.name == "Result");
    if let (Some(added), Some(result)) = (added, result)
        && added > result
    {
        let tag = sheet.tags.remove(added);
        sheet.tags.insert(result, tag);
    }
}
