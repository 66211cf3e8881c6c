//! A finished match as the engine sees it.

use serde::{Deserialize, Serialize};

/// An analysis of a whole match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MatchAnalysis {
    /// How far it is.
    pub state: AnalysisState,
    /// The event that it answers: the last one that changed the board.
    pub event: u64,
    /// The record with what every position was worth, the best line in it, and `?` where a move changed
    /// the result; none as long as it is not done.
    pub record: Option<String>,
}

/// How far an analysis is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum AnalysisState {
    /// It waits for an engine, or one is at it.
    Queued,
    /// It is there.
    Done,
    /// It could not be made.
    Failed,
}
