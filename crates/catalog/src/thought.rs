//! What the engine is asked, and what it answers, in text.

use std::fmt;
use std::time::Duration;

use search::{Limit, Report, Score};

/// How to think about a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// When to stop; a level has its own.
    pub limit: Limit,
    /// How many of the best moves to tell.
    pub lines: usize,
    /// How many threads.
    pub threads: usize,
    /// By how much to rather play on than draw, in points.
    pub contempt: i32,
    /// A level from 1 to 10 instead of full strength.
    pub level: Option<usize>,
    /// Decides a level's errors.
    pub seed: u64,
}

impl Wish {
    /// Full strength on one thread within a limit.
    #[must_use]
    pub fn new(limit: Limit) -> Wish {
        Wish { limit, lines: 1, threads: 1, contempt: 0, level: None, seed: 0 }
    }
}

/// One of the best moves and what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThoughtLine {
    /// How the position stands for the player to move.
    pub score: Score,
    /// The move, then what both sides play.
    pub moves: Vec<String>,
}

/// What the engine has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// Plies searched in full.
    pub depth: u32,
    /// The longest line looked at.
    pub deepest: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// The best moves, best first; none if the game is over.
    pub lines: Vec<ThoughtLine>,
    /// The final points of the player to move less those of the other with best play, where the
    /// rest of the game was looked through.
    pub margin: Option<i32>,
}

impl Thought {
    pub(crate) fn of<M: fmt::Display>(report: &Report<M>) -> Thought {
        let line = |line: &search::Line<M>| ThoughtLine {
            score: line.score,
            moves: line.moves.iter().map(ToString::to_string).collect(),
        };
        Thought {
            depth: report.depth,
            deepest: report.deepest,
            nodes: report.nodes,
            time: report.time,
            lines: report.lines.iter().map(line).collect(),
            margin: report.margin,
        }
    }

    /// The move to play; `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.lines.first().and_then(|line| line.moves.first()).map(String::as_str)
    }
}
