//! `POST` and `GET /api/matches/{id}/analysis`: a finished match as the engine sees it. While it is
//! played, nobody learns that.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Arg, Sheet};
use matches::{Match, Refusal};
use protocol::{AnalysisState, MatchAnalysis, MatchStatus};
use store::Analysis;

use super::caller::Caller;
use super::looking::named;
use super::problem::Problem;
use crate::analyses::{MOST_PLIES, MOST_WAITING};
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;

/// The seconds after which there may be room for another.
const RETRY: u64 = 60;

pub(crate) async fn ask_analysis(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.check_open(&node)?;
    let person = caller.known()?.map(|bearer| bearer.person.clone());
    caller.count(&node, &Asked::Anything(caller.address))?;
    let event = analysable(&node, &id).await?;
    // Whoever asks again is told how far it is, however often.
    if let Some(analysis) = node.database.analysis(&id, event).await? {
        let status = if analysis.done.is_some() { StatusCode::OK } else { StatusCode::ACCEPTED };
        return told(&node, &id, event, analysis, status).await;
    }
    caller.count(&node, &Asked::Analyses(caller.address))?;
    if let Some(person) = &person {
        caller.count(&node, &Asked::Analysis(person))?;
    }
    if !node.database.ask_analysis(&id, event, MOST_WAITING).await? {
        let (status, full) = (StatusCode::SERVICE_UNAVAILABLE, messages::analyses_full());
        return Err(Problem { retry: Some(RETRY), ..Problem::new(status, "queue_full", full) });
    }
    let asked = Analysis { asked: caller.received, done: None, record: None };
    told(&node, &id, event, asked, StatusCode::ACCEPTED).await
}

pub(crate) async fn analysis(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let event = analysable(&node, &id).await?;
    let Some(analysis) = node.database.analysis(&id, event).await? else {
        let unasked = messages::no_analysis();
        return Err(Problem::new(StatusCode::NOT_FOUND, "not_found", unasked));
    };
    told(&node, &id, event, analysis, StatusCode::OK).await
}

/// The event that an analysis answers, where the match may be analysed.
async fn analysable(node: &Node, id: &str) -> Result<u64, Problem> {
    let allowed = |state: &Match| match state.status() {
        MatchStatus::Waiting | MatchStatus::Running => Err(Refusal::NotFinished.into()),
        MatchStatus::Over | MatchStatus::Aborted if state.is_frozen() => {
            Err(Refusal::Frozen.into())
        }
        MatchStatus::Over | MatchStatus::Aborted if state.ply() > MOST_PLIES => {
            let message = messages::too_long(Arg::Number(MOST_PLIES.into()));
            Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "too_long", message))
        }
        MatchStatus::Over | MatchStatus::Aborted => Ok(state.board_event()),
    };
    node.referee.look(id, allowed).await?
}

async fn told(
    node: &Node,
    id: &str,
    event: u64,
    analysis: Analysis,
    status: StatusCode,
) -> Result<Response, Problem> {
    // What is kept was written by us.
    let sheet = analysis.record.and_then(|text| Sheet::parse(&text).ok());
    let state = match (analysis.done, &sheet) {
        (None, _) => AnalysisState::Queued,
        (Some(_), None) => AnalysisState::Failed,
        (Some(_), Some(_)) => AnalysisState::Done,
    };
    let record = match sheet {
        Some(sheet) => Some(named(node, id, |_| sheet).await?),
        None => None,
    };
    let told = Json(MatchAnalysis { state, event, record });
    let mut response = (status, [(header::CACHE_CONTROL, "no-store")], told).into_response();
    if let Ok(place) = HeaderValue::from_str(&format!("/api/matches/{id}/analysis")) {
        response.headers_mut().insert(header::LOCATION, place);
    }
    Ok(response)
}
