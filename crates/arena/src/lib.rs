//! Engines against engines: who is stronger, by how much, and what their games teach.
//!
//! ```no_run
//! use std::sync::atomic::AtomicBool;
//!
//! use arena::{Contestant, Match, Openings, Sprt};
//! use game::{Eval, Variant};
//! use search::Limit;
//!
//! /// Is a changed opinion better than the old one?
//! fn test<E: Eval>(old: E, new: E) -> Result<(), arena::ArenaError> {
//!     let standing = Match {
//!         one: &Contestant::searcher("new", new, Limit::Nodes(5_000), 16),
//!         other: &Contestant::searcher("old", old.clone(), Limit::Nodes(5_000), 16),
//!         book: &Openings::new(old, Variant::default_variant(), 6, 1),
//!         pairs: 1_000,
//!         sprt: Some(Sprt::new(0.0, 10.0)),
//!         workers: 2,
//!         journal: Some("new-old.journal".as_ref()),
//!         stop: &AtomicBool::new(false),
//!     }
//!     .play(&mut ())?;
//!     println!("{:?}: Elo {}", standing.ending, standing.tally.elo());
//!     Ok(())
//! }
//! ```

// Who plays.
mod contestant;
mod external;
mod greedy;
mod leveled;
mod monte_carlo;
mod player;
mod searcher;
mod taker;

// What is played.
mod duel;
mod game_result;
mod ladder;
mod matches;
mod opening;

// What it says.
mod progress;
mod report;
mod sprt;
mod tally;

// What is learnt from it.
mod sample;
mod selfplay;
mod spsa;
mod tune;
mod weights;

// What shows that nothing breaks.
mod soak;

// What keeps it going.
mod error;
mod journal;
mod process_group;
mod workers;

pub use contestant::Contestant;
pub use duel::Duel;
pub use error::ArenaError;
pub use external::{External, Program};
pub use greedy::Greedy;
pub use ladder::{Anchor, Ladder, LadderReporter, Ratings, Rung, rate};
pub use leveled::Leveled;
pub use matches::{Ending, Match, Played, Reporter, Standing};
pub use monte_carlo::MonteCarlo;
pub use opening::{Book, Openings};
pub use player::{Forfeit, Player, RandomMover};
pub use process_group::kill_programs;
pub use progress::{Progress, bar};
pub use report::{Report, Statistics};
pub use sample::{Sample, read_samples};
pub use searcher::Searcher;
pub use selfplay::{SelfPlay, SelfPlayProgress};
pub use soak::{Soak, SoakResult};
pub use sprt::{Sprt, Verdict};
pub use spsa::{Spsa, SpsaProgress};
pub use taker::Taker;
pub use tally::{Elo, Pair, Point, Tally, elo, expected_score};
pub use tune::{Loss, Sweep, Tuned, Tuning, tune};
pub use weights::{WeightError, read_weights, weights_fingerprint, write_weights};
