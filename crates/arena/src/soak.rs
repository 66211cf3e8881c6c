//! Many hasty games, to see whether anything breaks.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Arg, LocalizedError as _, Random, Reason};
use search::{Engine, Limit, SearchRequest};
use table::{Setup, TestTable, Testbed};

use crate::error::ArenaError;
use crate::messages;
use crate::weights::Weights;

const HASH_MIB: usize = 1;

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
    ///
    /// # Panics
    /// When a variant that the game lists is unknown to it.
    pub fn play(
        &self,
        testbed: &dyn Testbed,
        mut on_progress: impl FnMut(&SoakResult),
    ) -> Result<SoakResult, ArenaError> {
        let engine = Engine::new(HASH_MIB);
        let weights = Weights::of(testbed).values();
        let mut result = SoakResult::default();
        for (number, variant) in (0..self.games).zip(testbed.variants().into_iter().cycle()) {
            let seed = self.seed.wrapping_add(u64::from(number));
            let setup = Setup { variant: Some(variant), position: None, seed };
            let mut table = testbed.lay(&setup).expect("the game's own variant");
            let played = catch_unwind(AssertUnwindSafe(|| {
                let mut random = Random::new(seed);
                self.play_one(&mut *table, &weights, &engine, &mut random)
            }));
            let broken = match played {
                Ok(Ok(())) => None,
                Ok(Err(reason)) => Some(reason),
                Err(_) => Some(messages::panicked().into()),
            };
            if let Some(reason) = broken {
                return Err(ArenaError(messages::broken(
                    Arg::name(testbed.name()),
                    Arg::name(variant),
                    Arg::name(seed),
                    reason,
                    Arg::Name(table.moves().join(" ")),
                    Arg::Name(table.start()),
                )));
            }
            result.games += 1;
            result.plies += table.moves().len() as u64;
            let end = table.end().expect("a game is played to its end");
            let place = Reason::ALL.iter().position(|&reason| reason == end.reason);
            result.ends[place.expect("every reason is listed")] += 1;
            on_progress(&result);
        }
        Ok(result)
    }

    fn play_one(
        &self,
        table: &mut dyn TestTable,
        weights: &[i32],
        engine: &Engine,
        random: &mut Random,
    ) -> Result<(), Arg> {
        engine.clear();
        while table.end().is_none() {
            let random_move = table.random_move(random).ok_or_else(messages::no_move)?;
            let mv = if random.below(2) == 0 {
                random_move
            } else {
                let depth = 1 + random.below(self.depth.max(1));
                let request = SearchRequest::new(Limit::Depth(depth));
                let info = table.search_with(weights, engine, &request);
                info.best().cloned().ok_or_else(messages::search_without_move)?
            };
            table.play(&mv).map_err(|error| error.message())?;
            table.check().map_err(Arg::Name)?;
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
