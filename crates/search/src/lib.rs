//! The engine: finds good moves in any game that has an opinion about its positions.
//!
//! It is generic over [`Eval`](game::Eval) and knows no game by name. [`search`] deepens step by
//! step, reports what it has found after each, and can be stopped at any moment.

mod history;
mod limit;
#[cfg(feature = "serde")]
mod millis;
mod monte_carlo;
mod noise;
mod picker;
mod reference;
mod repetition;
mod score;
mod search;
mod transposition_table;
mod worker;

pub use limit::{Clock, Limit, SystemClock};
pub use monte_carlo::{Opinion, monte_carlo};
pub use noise::search_at_level;
pub use reference::negamax;
pub use score::Score;
pub use search::{
    PvLine, SearchContext, SearchInfo, SingleThread, Task, ThreadSpawner, Threads, search,
};
pub use transposition_table::TranspositionTable;
