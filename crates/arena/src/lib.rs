//! Engines against engines: who is stronger, by how much, and what their games teach.
//!
//! ```no_run
//! use std::sync::atomic::AtomicBool;
//!
//! use arena::{Contestant, Match, Openings, Sprt, Weights};
//! use search::{Limit, SearchRequest};
//! use table::Testbed;
//!
//! /// Are changed weights better than the old ones?
//! fn test(game: &'static dyn Testbed, new: Weights) -> Result<(), Box<dyn std::error::Error>> {
//!     let request = SearchRequest::new(Limit::Nodes(5_000));
//!     let standing = Match {
//!         one: &Contestant::engine("new", new, request, 16),
//!         other: &Contestant::engine("old", Weights::of(game), request, 16),
//!         openings: &Openings::new(game, game.variants()[0], 6, 1)?,
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
mod baseline;
mod contestant;
mod external;
mod player;
mod searcher;
mod weights;

// What is played.
mod game_result;
mod ladder;
mod matches;
mod messages;
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

// What shows that nothing breaks.
mod soak;

// What keeps it going.
mod error;
mod journal;
mod process_group;
mod workers;

pub use baseline::{greedy, monte_carlo, random_mover, taker};
pub use contestant::Contestant;
pub use error::ArenaError;
pub use external::{External, Program};
pub use ladder::{Anchor, Ladder, Ratings, Rung, rate};
pub use matches::{Ending, Match, Played, Reporter, Standing};
pub use opening::Openings;
pub use player::{Forfeit, Player};
pub use process_group::kill_programs;
pub use progress::{Progress, bar};
pub use report::{Report, Statistics};
pub use sample::{Sample, Samples};
pub use searcher::Searcher;
pub use selfplay::{SelfPlay, SelfPlayProgress};
pub use soak::{Soak, SoakResult};
pub use sprt::{Sprt, Verdict};
pub use spsa::{Spsa, SpsaProgress};
pub use tally::{Elo, Pair, Point, Tally, elo, expected_score};
pub use tune::{Loss, Sweep, Tuned, Tuning, tune};
pub use weights::Weights;
