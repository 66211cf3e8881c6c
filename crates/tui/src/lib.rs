//! The table in the terminal: `quinconce play`.
//!
//! Two front ends share a [`Session`]: the whole window ([`run`]), and a plain one that speaks line by
//! line, for screen readers, pipes and scripts ([`run_plain`]). Rules, moves in words and levels of play
//! come from the catalog and the messages; nothing here knows a game by its rules.

mod app;
mod ascii;
mod board;
mod context;
mod field;
mod file_error;
mod hand;
mod happening;
mod help;
mod kept;
mod left;
mod look;
mod menu;
mod messages;
mod online;
mod online_match;
mod panel;
mod plain;
mod record;
mod screen;
mod session;
mod signal;
mod table_screen;
mod terminal;
mod thinker;

pub use app::Opening;
pub use kept::{Kept, KeptGames};
pub use look::{Depth, Look};
pub use online::{MatchNews, Referee};
pub use online_match::OnlineMatch;
pub use plain::{Conversation, Settled, choose as choose_plain, run as run_plain};
pub use record::open as open_record;
pub use session::{People, Session, TableRequest};
pub use terminal::{Settings, Wire, run};

#[cfg(test)]
mod tests;
