//! The engine against itself, for positions to learn from.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use game::{Outcome, Random, Side};
use search::{Engine, Limit, Score, SearchRequest};

use crate::error::ArenaError;
use crate::journal::Journal;
use crate::opening::Openings;
use crate::sample::{end_line, ended_game, header, sample_line};
use crate::weights::Weights;
use crate::workers::{ReorderBuffer, StopSignal, run_parallel};

const HASH_MIB: usize = 4; // the searches are short

/// What is to be played.
#[derive(Clone)]
pub struct SelfPlay {
    /// The evaluation of both players.
    pub weights: Weights,
    /// Where the games begin.
    pub openings: Openings,
    /// How long every move is thought about.
    pub limit: Limit,
    /// How many games.
    pub games: u32,
    /// Positions taken from a game at most.
    pub positions: usize,
    /// One move in so many is random, so that the games go more ways; 0 for none.
    pub random_every: u32,
    /// How many games are played at the same time.
    pub workers: usize,
}

/// What has been gathered.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct SelfPlayProgress {
    /// Games in the file.
    pub games: u32,
    /// Positions in the file.
    pub positions: u64,
}

impl SelfPlay {
    /// Plays the games, or those still missing from the file, and writes their positions. `on_progress`
    /// is called after every game. A raised `stop` breaks it off; calling again goes on. With a limit
    /// of nodes or depth the file is the same however often that happens.
    ///
    /// # Errors
    /// When the file cannot be written, or was begun with other settings.
    pub fn play(
        &self,
        path: &Path,
        stop: &AtomicBool,
        mut on_progress: impl FnMut(&SelfPlayProgress),
    ) -> Result<SelfPlayProgress, ArenaError> {
        let mut header = header(self.openings.testbed.name(), self.openings.variant);
        header.push(("player", self.weights.fingerprint()));
        header.push(("openings", self.openings.title()));
        header.push(("limit", format!("{:?}", self.limit)));
        header.push(("taken", format!("{} strays {}", self.positions, self.random_every)));
        let (mut journal, lines) = Journal::open(path, &header, |line| ended_game(line).is_some())?;
        let ends = lines.iter().filter(|line| ended_game(line).is_some()).count();
        let mut progress =
            SelfPlayProgress { games: ends as u32, positions: (lines.len() - ends) as u64 };
        on_progress(&progress);
        let mut queue = ReorderBuffer::from(progress.games);
        run_parallel(
            self.workers,
            progress.games..self.games,
            stop,
            || Ok(Engine::new(HASH_MIB)),
            |engine, number, stop| self.game(number, engine, stop),
            |number, samples| {
                queue.put(number, samples);
                while let Some((number, samples)) = queue.take() {
                    journal.append(&(samples.concat() + &end_line(number)))?;
                    progress.games += 1;
                    progress.positions += samples.len() as u64;
                    on_progress(&progress);
                }
                Ok(ControlFlow::Continue(()))
            },
        )?;
        Ok(progress)
    }

    /// Plays a game and takes some of its quiet positions, a line each.
    fn game(&self, number: u32, engine: &Engine, stop: &StopSignal<'_>) -> Option<Vec<String>> {
        let mut table = self.openings.opening(number);
        let mut random = Random::new(table.key() ^ u64::from(number));
        let weights = self.weights.values();
        let mut quiet: Vec<(String, i32)> = Vec::new();
        engine.clear();
        let outcome = loop {
            if let Some(end) = table.end() {
                break end.outcome;
            }
            if stop.is_set() {
                return None;
            }
            let info = table.search_with(&weights, engine, &SearchRequest::new(self.limit));
            let mut mv = info.best().cloned().expect("an open game has a move");
            match info.lines[0].score {
                // What is proven need not be played.
                Score::Win(_) => break Outcome::Win(table.turn()),
                Score::Loss(_) => break Outcome::Win(!table.turn()),
                Score::Points(points) => {
                    // What the next capture will change says nothing about the position as it is.
                    if table.is_quiet(&mv) {
                        let first = table.turn() == Side::First;
                        quiet.push((table.position(), if first { points } else { -points }));
                    }
                }
            }
            if self.random_every > 0 && random.below(self.random_every) == 0 {
                mv = table.random_move(&mut random).expect("an open game has a move");
                // The result says nothing about what stood before a random move.
                quiet.clear();
            }
            table.play(&mv).expect("the search plays legal moves");
        };
        random.shuffle(&mut quiet);
        quiet.truncate(self.positions);
        let line = |(position, points): &(String, i32)| sample_line(position, outcome, *points);
        Some(quiet.iter().map(line).collect())
    }
}
