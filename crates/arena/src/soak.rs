//! Many hasty games, to see whether anything breaks.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Eval, Game, Random, Reason, Record, Variant};
use search::{Limit, TranspositionTable};

use crate::searcher::think;

const HASH_MIB: usize = 1;
const MOST_POINTS: i32 = 20_000; // what an evaluation may say

/// Games of an engine that thinks little, with random moves strewn in so that it meets positions
/// no good player would.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Soak {
    /// How many games; the variants take turns.
    pub games: u32,
    /// Plies the engine looks ahead at most.
    pub depth: u32,
    /// Decides the games.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SoakResult {
    /// Games played.
    pub games: u32,
    /// Moves made in all of them.
    pub plies: u64,
    /// How many ended for each reason, in the order of [`Reason::ALL`].
    pub ends: [u32; Reason::ALL.len()],
}

impl Soak {
    /// Plays the games; `on_progress` is called after each.
    ///
    /// # Errors
    /// When something breaks: which game it was, and how far it had come.
    pub fn play<E: Eval>(
        &self,
        eval: &E,
        mut on_progress: impl FnMut(&SoakResult),
    ) -> Result<SoakResult, String> {
        let transpositions = TranspositionTable::new(HASH_MIB);
        let mut result = SoakResult::default();
        let variants = <E::Game as Game>::Variant::ALL;
        for (number, &variant) in (0..self.games).zip(variants.iter().cycle()) {
            let seed = self.seed.wrapping_add(u64::from(number));
            let mut record = Record::<E::Game>::new(variant, seed);
            let played = catch_unwind(AssertUnwindSafe(|| {
                self.play_one(eval, &mut record, &transpositions, &mut Random::new(seed))
            }));
            let broken = match played {
                Ok(Ok(())) => None,
                Ok(Err(reason)) => Some(reason),
                Err(_) => Some("panicked".to_owned()),
            };
            if let Some(reason) = broken {
                let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
                return Err(format!(
                    "{} {}, seed {seed}: {reason} after {} from {}",
                    E::Game::DESCRIPTOR.name,
                    variant.name(),
                    moves.join(" "),
                    record.start()
                ));
            }
            result.games += 1;
            result.plies += record.moves().len() as u64;
            let end = record.end().expect("a game is played to its end");
            let place = Reason::ALL.iter().position(|&reason| reason == end.reason);
            result.ends[place.expect("every reason is listed")] += 1;
            on_progress(&result);
        }
        Ok(result)
    }

    fn play_one<E: Eval>(
        &self,
        eval: &E,
        record: &mut Record<E::Game>,
        transpositions: &TranspositionTable,
        random: &mut Random,
    ) -> Result<(), String> {
        transpositions.clear();
        while record.end().is_none() {
            let position = *record.position();
            let points = eval.evaluate(&position);
            if points.abs() > MOST_POINTS {
                return Err(format!("an evaluation of {points}"));
            }
            let random_move = position.random_move(random).ok_or("an open game without a move")?;
            let mv = if random.below(2) == 0 {
                random_move
            } else {
                let depth = 1 + random.below(self.depth.max(1));
                let report = think(eval, record, Limit::Depth(depth), transpositions);
                *report.best().ok_or("a search without a move")?
            };
            record.play(mv, &mut ()).map_err(|error| error.to_string())?;
            let position = record.position();
            if E::Game::parse(&position.to_string(), position.variant()).as_ref() != Ok(position) {
                return Err(format!("{position} is read as another position"));
            }
        }
        Ok(())
    }
}

impl fmt::Display for SoakResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} plies", self.games, self.plies)?;
        for (reason, &count) in Reason::ALL.iter().zip(&self.ends) {
            if count > 0 {
                write!(f, ", {count} by {reason}")?;
            }
        }
        Ok(())
    }
}
