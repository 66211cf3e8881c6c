//! A name on the list of a match, and how to build it.

use std::fmt;

use game::{Eval, Game, Level};
use search::Limit;

use crate::error::ArenaError;
use crate::external::{External, Program};
use crate::greedy::Greedy;
use crate::leveled::Leveled;
use crate::player::{Forfeit, Player, RandomMover};
use crate::searcher::Searcher;
use crate::taker::Taker;
use crate::weights::weights_fingerprint;

type Build<G> = dyn Fn() -> Result<Box<dyn Player<G>>, Forfeit> + Send + Sync;

/// Somebody who takes part: every thread of a match seats a player of its own.
pub struct Contestant<G: Game> {
    name: String,
    fingerprint: String,
    build: Box<Build<G>>,
}

impl<G: Game> Contestant<G> {
    /// A contestant whose players are made by `build`. All of them must play alike.
    pub fn new(
        name: impl Into<String>,
        build: impl Fn() -> Result<Box<dyn Player<G>>, Forfeit> + Send + Sync + 'static,
    ) -> Contestant<G> {
        Contestant { name: name.into(), fingerprint: String::new(), build: Box::new(build) }
    }

    /// With what tells it from others of its name, such as the [`weights_fingerprint`] of its opinion: a
    /// journal of other players is not gone on with.
    #[must_use]
    pub fn with_fingerprint(self, fingerprint: impl Into<String>) -> Contestant<G> {
        Contestant { fingerprint: fingerprint.into(), ..self }
    }

    /// The engine, with a limit for every move and a table of so many mebibytes.
    pub fn searcher<E: Eval<Game = G>>(
        name: impl Into<String>,
        eval: E,
        limit: Limit,
        hash: usize,
    ) -> Contestant<G> {
        let fingerprint = weights_fingerprint(&eval);
        Contestant::new(name, move || {
            Ok(Box::new(Searcher::new(eval.clone(), limit).with_hash(hash)))
        })
        .with_fingerprint(fingerprint)
    }

    /// The engine at one of the levels people play against.
    pub fn level<E: Eval<Game = G>>(
        name: impl Into<String>,
        eval: E,
        level: Level,
        seed: u64,
    ) -> Contestant<G> {
        let Level { nodes, noise, slips, .. } = level;
        let fingerprint = format!("{nodes}:{noise}:{slips}, {}", weights_fingerprint(&eval));
        Contestant::new(name, move || Ok(Box::new(Leveled::new(eval.clone(), level, seed))))
            .with_fingerprint(fingerprint)
    }

    /// The ten levels of a game, the gentlest first: the players of a ladder.
    pub fn levels<E: Eval<Game = G>>(eval: &E, seed: u64) -> Vec<Contestant<G>> {
        let level = |(number, level): (u64, Level)| {
            Contestant::level(format!("level {number}"), eval.clone(), level, seed + number)
        };
        (1..).zip(E::levels()).map(level).collect()
    }

    /// The player who looks two plies far.
    pub fn greedy<E: Eval<Game = G>>(name: impl Into<String>, eval: E, seed: u64) -> Contestant<G> {
        let fingerprint = weights_fingerprint(&eval);
        Contestant::new(name, move || Ok(Box::new(Greedy::new(eval.clone(), seed))))
            .with_fingerprint(fingerprint)
    }

    /// The player who takes whatever can be taken, and otherwise makes any move.
    pub fn taker(name: impl Into<String>, seed: u64) -> Contestant<G> {
        Contestant::new(name, move || Ok(Box::new(Taker::new(seed))))
    }

    /// The player who makes any move.
    pub fn random(name: impl Into<String>, seed: u64) -> Contestant<G> {
        Contestant::new(name, move || Ok(Box::new(RandomMover::new(seed))))
    }

    /// A program that speaks the Universal Game Interface.
    pub fn external(
        name: impl Into<String>,
        program: Program,
        variant: G::Variant,
    ) -> Contestant<G> {
        Contestant::new(name, move || Ok(Box::new(External::<G>::start(program.clone(), variant)?)))
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
    pub fn player(&self) -> Result<Box<dyn Player<G>>, ArenaError> {
        (self.build)().map_err(|forfeit| ArenaError::Player {
            name: self.name.clone(),
            reason: forfeit.reason,
        })
    }
}

impl<G: Game> fmt::Debug for Contestant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contestant").field("name", &self.name).finish_non_exhaustive()
    }
}
