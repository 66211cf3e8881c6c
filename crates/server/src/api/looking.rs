//! `GET /api/matches/{id}` and `/record`: a match as it stands.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::Sheet;
use matches::Millis;
use protocol::{LegalMoves, MatchStatus, Player, Seat};

use super::caller::Caller;
use super::problem::Problem;
use crate::node::Node;

const FRESH: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

pub(crate) async fn look(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let now = caller.received;
    let mut state =
        node.referee.look(&id, |state| state.told(&id, caller.side(&id, state), now)).await?;
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
            (state.sheet(), state.players(), sides.map(|side| side.en), state.began())
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
    before_result(&mut sheet, "Date", date(began));
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

/// The day in Greenwich, as records write it (Howard Hinnant's `civil_from_days`).
pub(crate) fn date(at: Millis) -> String {
    let days = at / (24 * 3600 * 1000) + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(951_782_400_000), "2000.02.29");
        assert_eq!(date(1_795_046_399_999), "2026.11.18");
    }
}
