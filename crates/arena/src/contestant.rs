//! A name on the list of a match, and how to make a player of it.

use std::fmt;

use game::Level;
use search::{Limit, SearchRequest};
use table::Testbed;

use crate::baseline;
use crate::error::ArenaError;
use crate::external::{External, Program};
use crate::player::{Forfeit, Player};
use crate::searcher::Searcher;
use crate::weights::Weights;

type Build = dyn Fn() -> Result<Box<dyn Player>, Forfeit> + Send + Sync;

/// Somebody who takes part: every thread of a match makes a player of its own.
pub struct Contestant {
    name: String,
    fingerprint: String,
    build: Box<Build>,
}

impl Contestant {
    /// A contestant whose players are made by `build`. All of them must play alike.
    pub fn new(
        name: impl Into<String>,
        build: impl Fn() -> Result<Box<dyn Player>, Forfeit> + Send + Sync + 'static,
    ) -> Contestant {
        Contestant { name: name.into(), fingerprint: String::new(), build: Box::new(build) }
    }

    /// With what tells it from others of its name, such as the [`Weights::fingerprint`] of its
    /// evaluation: a journal of other players is not gone on with.
    #[must_use]
    pub fn with_fingerprint(self, fingerprint: impl Into<String>) -> Contestant {
        Contestant { fingerprint: fingerprint.into(), ..self }
    }

    /// The engine, with a table of so many mebibytes.
    pub fn engine(
        name: impl Into<String>,
        weights: Weights,
        request: SearchRequest,
        hash: usize,
    ) -> Contestant {
        let fingerprint = weights.fingerprint();
        Contestant::new(name, move || Ok(Box::new(Searcher::new(&weights, request, hash))))
            .with_fingerprint(fingerprint)
    }

    /// The engine at one of the levels people play against.
    pub fn level(name: impl Into<String>, weights: Weights, level: Level, seed: u64) -> Contestant {
        let Level { nodes, noise, slips, .. } = level;
        let fingerprint = format!("{nodes}:{noise}:{slips}, {}", weights.fingerprint());
        Contestant::new(name, move || Ok(Box::new(Searcher::at_level(&weights, level, seed))))
            .with_fingerprint(fingerprint)
    }

    /// The ten levels of a game, the gentlest first: the players of a ladder.
    pub fn levels(testbed: &dyn Testbed, seed: u64) -> Vec<Contestant> {
        let level = |(number, level): (u64, Level)| {
            Contestant::level(format!("level {number}"), Weights::of(testbed), level, seed + number)
        };
        (1..).zip(testbed.levels()).map(level).collect()
    }

    /// The player who looks two plies far.
    pub fn greedy(name: impl Into<String>, weights: Weights, seed: u64) -> Contestant {
        let fingerprint = weights.fingerprint();
        Contestant::new(name, move || Ok(Box::new(baseline::greedy(&weights, seed))))
            .with_fingerprint(fingerprint)
    }

    /// The player who trusts random games; where those are cut off, a game's own evaluation decides.
    pub fn monte_carlo(
        name: impl Into<String>,
        testbed: &dyn Testbed,
        limit: Limit,
        seed: u64,
    ) -> Contestant {
        Contestant::new(name, move || Ok(Box::new(baseline::monte_carlo(limit, seed))))
            .with_fingerprint(Weights::of(testbed).fingerprint())
    }

    /// The player who takes whatever can be taken, and otherwise makes any move.
    pub fn taker(name: impl Into<String>, seed: u64) -> Contestant {
        Contestant::new(name, move || Ok(Box::new(baseline::taker(seed))))
    }

    /// The player who makes any move.
    pub fn random(name: impl Into<String>, seed: u64) -> Contestant {
        Contestant::new(name, move || Ok(Box::new(baseline::random_mover(seed))))
    }

    /// A program that speaks the Universal Game Interface.
    pub fn external(
        name: impl Into<String>,
        program: Program,
        testbed: &'static dyn Testbed,
        variant: impl Into<String>,
    ) -> Contestant {
        let variant = variant.into();
        Contestant::new(name, move || {
            Ok(Box::new(External::start(program.clone(), testbed, &variant)?))
        })
    }

    /// Who it is.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who it is, and how it plays: `level 3 (120:170:130, weights 9b1c…)`.
    pub(crate) fn title(&self) -> String {
        if self.fingerprint.is_empty() {
            self.name.clone()
        } else {
            format!("{} ({})", self.name, self.fingerprint)
        }
    }

    /// A player for one thread.
    ///
    /// # Errors
    /// When the player does not come to the table.
    pub fn player(&self) -> Result<Box<dyn Player>, ArenaError> {
        (self.build)().map_err(|forfeit| ArenaError::player(&self.name, forfeit.reason))
    }
}

impl fmt::Debug for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contestant").field("name", &self.name).finish_non_exhaustive()
    }
}
