//! A game behind text: inside, each game has its own types; outside there is only text and plain
//! data, so that a server, a terminal or a page can play any of them without knowing which.
//!
//! Everything generic meets a game's types in that game's own crate, by one line
//! ([`game!`](macro@game)). The compiler makes search and rules of a game there and nowhere else,
//! several games at a time.

mod entry;
mod error;
mod table;
mod test_table;
mod testbed;

pub use entry::{Entry, Setup, TypedEntry};
pub use error::SetupError;
pub use table::{SearchInfo, Table};
pub use test_table::TestTable;
pub use testbed::{PositionSet, Testbed};

use game::{Levels, Tunable};

/// What a game brings along: an opinion that can be tuned and is played at levels.
pub trait GameEval: Tunable + Levels + Default {}

impl<E: Tunable + Levels + Default> GameEval for E {}

/// Makes a game of its evaluation, for the list of games: `ENTRY` for everybody, and `TESTBED` for
/// the arena. They are two, so that a front end does not carry what only the arena needs.
#[macro_export]
macro_rules! game {
    ($eval:ty) => {
        /// The game behind text.
        // Unit tests of the game do without it, and need not wait for the engine to be compiled.
        #[cfg(not(test))]
        pub static ENTRY: &dyn $crate::Entry = &$crate::TypedEntry::<$eval>::NEW;

        /// The game for the arena.
        #[cfg(not(test))]
        pub static TESTBED: &dyn $crate::Testbed = &$crate::TypedEntry::<$eval>::NEW;
    };
}
