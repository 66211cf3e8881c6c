//! The engine: finds good moves in any game that has an opinion about its positions.
//!
//! It is generic over [`Eval`](game::Eval) and knows no game by name. An [`Engine`] deepens step by
//! step, reports what it has found after each, and can be stopped at any moment.

mod cancel;
mod engine;
mod history;
mod info;
mod limit;
#[cfg(feature = "serde")]
mod millis;
mod monte_carlo;
mod noise;
mod params;
mod picker;
mod reference;
mod repetition;
mod request;
mod score;
mod search;
mod threads;
mod transposition_table;
mod worker;

pub use cancel::{Cancel, CancelToken};
pub use engine::Engine;
pub use info::{PvLine, SearchInfo};
pub use limit::{Clock, Limit, SystemClock};
pub use monte_carlo::{Opinion, monte_carlo};
pub use reference::negamax;
pub use request::SearchRequest;
pub use score::Score;
pub use threads::{SingleThread, ThreadSpawner, Threads};
