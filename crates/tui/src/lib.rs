//! The table in the terminal: `quinconce play`.
//!
//! Two front ends share a [`Session`]: the full screen ([`screen`](crate::run)), and a plain one that
//! speaks line by line, for screen readers, pipes and scripts. Rules, moves in words and levels of
//! play come from the catalog and the messages; nothing here knows a game by its rules.

mod kept;
mod messages;
mod plain;
mod session;

pub use kept::{Kept, KeptGames};
pub use plain::run as run_plain;
pub use session::{People, Session, TableRequest};
