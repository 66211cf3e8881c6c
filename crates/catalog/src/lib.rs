//! The one list of games. Inside, each game has its own types; outside there is only text and
//! plain data, so that a server, a terminal or a page can play any of them without knowing which.
//!
//! ```
//! let mut table = catalog::find("quindo")?.open(&catalog::Setup::default())?;
//! table.play("c2c3")?;
//! assert_eq!(table.position(), "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entry;
mod error;
mod table;

pub use entry::{Entry, Setup, Shelf};
pub use error::{SetupError, UnknownGame};
pub use table::Table;

use game::{RecordError, Sheet};

/// Every game there is, in the order they are shown. Adding a game is adding a line.
pub static GAMES: &[&dyn Entry] = &[
    &Shelf::<khitan::Khitan>::NEW,
    &Shelf::<hokito::Hokito>::NEW,
    &Shelf::<khet::Khet>::NEW,
    &Shelf::<quindo::Quindo>::NEW,
    &Shelf::<khan::Khan>::NEW,
];

/// Finds a game by its name.
///
/// # Errors
/// When no game has that name; the error lists those there are.
pub fn find(name: &str) -> Result<&'static dyn Entry, UnknownGame> {
    GAMES.iter().copied().find(|entry| entry.name() == name).ok_or_else(|| UnknownGame::new(name))
}

/// Reads a record file of any game and replays it. Gives the table as it stands after the last
/// move, and the sheet with its tags, comments and variations.
///
/// # Errors
/// When the file is malformed, its game is unknown, or it could not have been played; the error
/// names line and move.
pub fn load(text: &str) -> Result<(Box<dyn Table>, Sheet), RecordError> {
    let sheet = Sheet::parse(text)?;
    let no_game = |reason: String| RecordError { place: None, reason };
    let name = sheet.tag("Game").ok_or_else(|| no_game("tag Game: missing".to_owned()))?;
    let entry = find(name).map_err(|error| no_game(format!("tag Game: {error}")))?;
    let table = entry.replay(&sheet)?;
    Ok((table, sheet))
}
