//! What a game is like between equals: how fair, how long, how wide, and how it ends.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use game::{Level, Outcome, Reason, Side};
use table::TestTable;

use crate::game_result::play_game;
use crate::opening::Openings;
use crate::searcher::Searcher;
use crate::tally::{Pair, Point, Tally};
use crate::weights::Weights;
use crate::workers::{ReorderBuffer, StopSignal, run_parallel};

/// The two players are off by so many points at most, each in its own way: otherwise both games of
/// an opening would be the same. A twentieth of a piece does not make them weaker.
const NOISE: i32 = 5;

/// What is to be played: one variant, the engine against itself.
#[derive(Clone)]
pub struct Report {
    /// Where the games begin, and in which variant.
    pub openings: Openings,
    /// Positions looked at for every move.
    pub nodes: u64,
    /// How many openings; each is played with both sides.
    pub pairs: u32,
    /// How many openings are played at the same time.
    pub workers: usize,
}

/// What the games have shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// The results of whoever begins.
    pub first: Tally,
    /// The lengths of the games in plies, the opening counted.
    pub plies: Vec<u32>,
    /// Turns in all games, several moves of one player in a row counted as one.
    pub turns: u64,
    /// Legal moves at every ply of all games together.
    pub legal: u64,
    /// How many games ended for each reason, in the order of [`Reason::ALL`].
    pub ends: [u32; Reason::ALL.len()],
}

impl Report {
    /// Plays the games; `on_progress` is called after every pair. A raised `stop` breaks it off.
    pub fn play(&self, stop: &AtomicBool, mut on_progress: impl FnMut(&Statistics)) -> Statistics {
        let level = Level::new(self.nodes, NOISE, 0);
        let weights = Weights::of(self.openings.testbed);
        let player = |seed| Searcher::at_level(&weights, level, seed);
        let mut statistics = Statistics::default();
        let mut queue = ReorderBuffer::from(0);
        let played = run_parallel::<_, _, std::convert::Infallible>(
            self.workers,
            0..self.pairs,
            stop,
            || Ok([player(1), player(2)]),
            |players, number, stop| self.pair(number, players, stop),
            |number, tables| {
                queue.put(number, tables);
                while let Some((_, tables)) = queue.take() {
                    statistics.add(tables);
                    on_progress(&statistics);
                }
                Ok(ControlFlow::Continue(()))
            },
        );
        let Ok(()) = played;
        statistics
    }

    /// Plays an opening twice, the players on either side.
    fn pair(
        &self,
        number: u32,
        [one, other]: &mut [Searcher; 2],
        stop: &StopSignal<'_>,
    ) -> Option<[Box<dyn TestTable>; 2]> {
        let opening = self.openings.opening(number);
        let mut play = |side| Some(play_game(&*opening, one, other, side, || stop.is_set())?.table);
        Some([play(Side::First)?, play(Side::Second)?])
    }
}

impl Statistics {
    /// The head of a table in Markdown, whose rows are [`row`](Statistics::row)s.
    pub const HEAD: &str = "\
| game | variant | games | first player | draws | plies (middle 80 %) | plies a turn | legal moves \
| goal | blocked | quiet limit | repetition | cap |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|";

    fn add(&mut self, tables: [Box<dyn TestTable>; 2]) {
        self.first.add(Pair(tables.each_ref().map(|table| {
            let end = table.end().expect("the games are over");
            let reason = Reason::ALL.iter().position(|&reason| reason == end.reason);
            self.ends[reason.expect("every reason is listed")] += 1;
            match end.outcome {
                Outcome::Win(Side::First) => Point::Win,
                Outcome::Win(Side::Second) => Point::Loss,
                Outcome::Draw => Point::Draw,
            }
        })));
        for mut table in tables {
            let mut turns = Vec::new();
            while table.rewind().is_some() {
                turns.push(table.turn());
                self.legal += table.count_moves();
            }
            self.plies.push(turns.len() as u32);
            self.turns += turns.chunk_by(|one, next| one == next).count() as u64;
        }
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.plies.len() as u32
    }

    /// How many games ended for that reason.
    #[must_use]
    pub fn ended(&self, reason: Reason) -> u32 {
        Reason::ALL.iter().zip(self.ends).filter(|&(&of, _)| of == reason).map(|(_, n)| n).sum()
    }

    /// One row of the table.
    #[must_use]
    pub fn row(&self, game: &str, variant: &str) -> String {
        let all = self.plies.iter().map(|&plies| u64::from(plies)).sum::<u64>() as f64;
        let mut sorted = self.plies.clone();
        sorted.sort_unstable();
        let at = |tenth: usize| sorted.get(sorted.len() * tenth / 10).copied().unwrap_or_default();
        let (low, high) = self.first.interval();
        let ends =
            [Reason::Goal, Reason::Blocked, Reason::Quiet, Reason::Repetition, Reason::Length];
        let ends: Vec<String> = ends.iter().map(|&end| self.ended(end).to_string()).collect();
        format!(
            "| {game} | {} | {} | {:.1} ± {:.1} % | {} | {:.0} ({} to {}) | {:.2} | {:.1} | {} |",
            variant,
            self.games(),
            100.0 * self.first.score(),
            50.0 * (high - low),
            self.first.draws,
            all / f64::from(self.games().max(1)),
            at(1),
            at(9),
            all / self.turns.max(1) as f64,
            self.legal as f64 / all.max(1.0),
            ends.join(" | "),
        )
    }
}
