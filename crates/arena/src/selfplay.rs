//! The engine against itself, for positions to learn from.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use game::{Eval, Game, Outcome, Random, Side};
use search::{Limit, Score, TranspositionTable};

use crate::error::ArenaError;
use crate::journal::Journal;
use crate::opening::{Book, Openings};
use crate::sample::{Sample, end_line, ended_game, header};
use crate::searcher::think;
use crate::weights::weights_fingerprint;
use crate::workers::{ReorderBuffer, StopSignal, run_parallel};

const HASH_MIB: usize = 4; // the searches are short

/// What is to be played.
#[derive(Clone, Debug)]
pub struct SelfPlay<E: Eval> {
    /// The opinion of both players.
    pub eval: E,
    /// Where the games begin.
    pub openings: Openings<E>,
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

impl<E: Eval> SelfPlay<E> {
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
        let mut header = header::<E::Game>(self.openings.variant);
        header.push(("player", weights_fingerprint(&self.eval)));
        header.push(("openings", self.openings.title()));
        header.push(("limit", format!("{:?}", self.limit)));
        header.push(("taken", format!("{} random_every {}", self.positions, self.random_every)));
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
            || Ok(TranspositionTable::new(HASH_MIB)),
            |transpositions, number, stop| self.game(number, transpositions, stop),
            |number, samples| {
                queue.put(number, samples);
                while let Some((number, samples)) = queue.take() {
                    let lines: String = samples.iter().map(Sample::line).collect();
                    journal.append(&(lines + &end_line(number)))?;
                    progress.games += 1;
                    progress.positions += samples.len() as u64;
                    on_progress(&progress);
                }
                Ok(ControlFlow::Continue(()))
            },
        )?;
        Ok(progress)
    }

    /// Plays a game and takes some of its quiet positions.
    fn game(
        &self,
        number: u32,
        transpositions: &mut TranspositionTable,
        stop: &StopSignal<'_>,
    ) -> Option<Vec<Sample<E::Game>>> {
        let mut record = self.openings.opening(number);
        let mut random = Random::new(record.position().key() ^ u64::from(number));
        let mut quiet: Vec<(E::Game, i32)> = Vec::new();
        transpositions.clear();
        let outcome = loop {
            if let Some(end) = record.end() {
                break end.outcome;
            }
            if stop.is_set() {
                return None;
            }
            let position = *record.position();
            let report = think(&self.eval, &record, self.limit, transpositions);
            let mut mv = *report.best().expect("an open game has a move");
            match report.lines[0].score {
                // What is proven need not be played.
                Score::Win(_) => break Outcome::Win(position.turn()),
                Score::Loss(_) => break Outcome::Win(!position.turn()),
                Score::Points(points) => {
                    // What the next capture will change says nothing about the position as it is.
                    if self.eval.gain(&position, mv) <= 0 && !self.eval.is_urgent(&position) {
                        let first = position.turn() == Side::First;
                        quiet.push((position, if first { points } else { -points }));
                    }
                }
            }
            if self.random_every > 0 && random.below(self.random_every) == 0 {
                mv = position.random_move(&mut random).expect("an open game has a move");
                // The result says nothing about what stood before a stray move.
                quiet.clear();
            }
            record.play(mv, &mut ()).expect("the search plays legal moves");
        };
        random.shuffle(&mut quiet);
        quiet.truncate(self.positions);
        let sample = |(position, points)| Sample { position, outcome, points, game: number };
        Some(quiet.into_iter().map(sample).collect())
    }
}
