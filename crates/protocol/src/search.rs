//! What the engine is asked, and what it answers.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How to think about a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchRequest {
    /// When to stop; a level has its own.
    pub limit: Limit,
    /// How many of the best moves to report with their lines.
    pub lines: u32,
    /// A level from 1 to 10 instead of full strength.
    pub level: Option<u32>,
    /// Decides a level's errors.
    pub seed: u64,
    /// Mebibytes of the transposition table.
    pub hash: u32,
}

impl From<SearchRequest> for catalog::SearchRequest {
    fn from(request: SearchRequest) -> catalog::SearchRequest {
        catalog::SearchRequest {
            lines: request.lines.max(1) as usize,
            level: request.level.map(|level| level as usize),
            seed: request.seed,
            ..catalog::SearchRequest::new(request.limit.into())
        }
    }
}

/// When to stop thinking.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Limit {
    /// After so many plies.
    Depth {
        /// Plies.
        depth: u32,
    },
    /// After so many positions.
    Nodes {
        /// Positions.
        nodes: u64,
    },
    /// After this time.
    Time {
        /// Milliseconds.
        millis: u64,
    },
    /// When the worker is ended.
    Infinite,
}

impl From<Limit> for search::Limit {
    fn from(limit: Limit) -> search::Limit {
        match limit {
            Limit::Depth { depth } => search::Limit::Depth(depth),
            Limit::Nodes { nodes } => search::Limit::Nodes(nodes),
            Limit::Time { millis } => search::Limit::Time(Duration::from_millis(millis)),
            Limit::Infinite => search::Limit::Infinite,
        }
    }
}

/// How a position stands for the player to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Score {
    /// An opinion: 100 is about the worth of a piece.
    Points {
        /// The opinion.
        points: i32,
    },
    /// Proven won.
    Win {
        /// After that many more plies.
        plies: u32,
    },
    /// Proven lost.
    Loss {
        /// After that many more plies.
        plies: u32,
    },
}

impl From<search::Score> for Score {
    fn from(score: search::Score) -> Score {
        match score {
            search::Score::Points(points) => Score::Points { points },
            search::Score::Win(plies) => Score::Win { plies },
            search::Score::Loss(plies) => Score::Loss { plies },
        }
    }
}

/// One of the best moves and what follows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PvLine {
    /// How the position stands if it is played, for the player to move.
    pub score: Score,
    /// The move, then what both sides play.
    pub moves: Vec<String>,
}

/// What the engine has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchInfo {
    /// Plies searched in full.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub millis: u64,
    /// The best moves, best first; none if the game is over.
    pub lines: Vec<PvLine>,
    /// The final points of the player to move less those of the other with best play, where the
    /// rest of the game was looked through.
    pub margin: Option<i32>,
    /// The move to play; none if the game is over.
    pub best: Option<String>,
}

impl From<&catalog::SearchInfo> for SearchInfo {
    fn from(info: &catalog::SearchInfo) -> SearchInfo {
        let line = |line: &search::PvLine<String>| PvLine {
            score: line.score.into(),
            moves: line.moves.clone(),
        };
        SearchInfo {
            depth: info.depth,
            seldepth: info.seldepth,
            nodes: info.nodes,
            millis: u64::try_from(info.time.as_millis()).unwrap_or(u64::MAX),
            lines: info.lines.iter().map(line).collect(),
            margin: info.margin,
            best: info.best().cloned(),
        }
    }
}
