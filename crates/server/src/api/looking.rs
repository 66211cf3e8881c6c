//! `GET /api/matches/{id}` and `/record`: a match as it stands.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::{Sheet, Side};
use matches::{Match, Millis};
use protocol::{LegalMoves, MatchState, MatchStatus, Player, Players, Seat};

use super::caller::Caller;
use super::problem::Problem;
use crate::calendar::record_date;
use crate::node::Node;

const FRESH: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

pub(crate) async fn look(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let now = caller.received;
    let mut state =
        node.referee.look(&id, |state| told(&id, state, caller.side(&id, state), now)).await?;
    let names = names(&node, [&state.players.first, &state.players.second]).await?;
    for player in [&mut state.players.first, &mut state.players.second].into_iter().flatten() {
        player.name = person(player).and_then(|id| names.get(id).cloned());
    }
    Ok((FRESH, Json(state)).into_response())
}

fn person(player: &Player) -> Option<&str> {
    match &player.seat {
        Seat::Person { id } => Some(id),
        Seat::Engine { .. } => None,
    }
}

async fn names(
    node: &Node,
    players: [&Option<Player>; 2],
) -> Result<HashMap<String, String>, Problem> {
    let people = players.into_iter().flatten().filter_map(person);
    let people: Vec<String> = people.map(str::to_owned).collect();
    Ok(node.referee.store().names(&people).await?)
}

fn players(state: &Match) -> Players {
    let player = |side| {
        let seat = state.seat(side)?.clone();
        Some(Player { seat, name: None })
    };
    Players { first: player(Side::First), second: player(Side::Second) }
}

fn told(id: &str, state: &Match, you: Option<Side>, now: Millis) -> MatchState {
    let table = state.table();
    let running = state.status() == MatchStatus::Running;
    MatchState {
        id: id.to_owned(),
        game: table.game().to_owned(),
        variant: table.variant().to_owned(),
        start: table.start(),
        position: table.position(),
        ply: state.ply(),
        turn: state.turn(),
        status: state.status(),
        moves: table.moves(),
        outcome: state.end(),
        clock: state.clock(now),
        players: players(state),
        events: state.head(),
        tag: state.tag().to_owned(),
        offers: state.offers().to_vec(),
        paused: state.timing().paused().is_some(),
        claimable: running && table.can_claim(),
        rated: state.setup().rated,
        public: state.setup().public,
        next: state.next().map(str::to_owned),
        you,
    }
}

/// The moves that can be played, for programs that do not know the rules.
pub(crate) async fn legal(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
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
) -> Result<Response, Problem> {
    let (mut sheet, players, sides, began) = node
        .referee
        .look(&id, |state| {
            let sides = state.table().descriptor().sides;
            (state.sheet(), players(state), sides.map(|side| side.en), state.began())
        })
        .await?;
    let names = names(&node, [&players.first, &players.second]).await?;
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
    let kind =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, sheet.to_string()).into_response())
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
