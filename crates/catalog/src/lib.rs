//! The one list of games. Inside, each game has its own types; outside there is only text and
//! plain data, so that a server, a terminal or a page can play any of them without knowing which.
//!
//! ```
//! let mut table = catalog::find("quindo")?.open(&catalog::Setup::default())?;
//! table.play("c2c3")?;
//! assert_eq!(table.position(), "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod annotator;
mod editor;
mod error;
mod hand;
mod messages;
mod signature;
mod study;

pub use annotator::Annotator;
pub use editor::{Editor, Tool};
pub use error::UnknownGame;
pub use hand::{Reach, answering, barred, play_frames, reach};
pub use signature::{Signature, signature};
pub use study::{Direction, Study, StudyError, decide};
pub use table::{
    Entry, PositionSet, SearchInfo, Setup, SetupError, Table, TestTable, Testbed, TypedEntry,
};

use std::sync::LazyLock;

use game::{LocalizedError, RecordError, Sheet};

/// Makes the list in its two forms: for everybody, and for the arena.
macro_rules! games {
    ($($game:ident),* $(,)?) => {
        /// Every game there is, in the order they are shown.
        // Read when the program runs: a constant would have the compiler make every game's engine
        // here once more.
        pub static GAMES: LazyLock<Vec<&dyn Entry>> = LazyLock::new(|| vec![$($game::ENTRY),*]);

        /// The same games for the arena.
        pub static TESTBEDS: LazyLock<Vec<&dyn Testbed>> =
            LazyLock::new(|| vec![$($game::TESTBED),*]);
    };
}

// Adding a game is adding its name.
games![khitan, hokito, khet, quindo, khan];

/// Finds a game by its name.
///
/// # Errors
/// When no game has that name; the error lists those there are.
pub fn find(name: &str) -> Result<&'static dyn Entry, UnknownGame> {
    GAMES.iter().copied().find(|entry| entry.name() == name).ok_or_else(|| UnknownGame::new(name))
}

/// Finds a game for the arena by its name.
///
/// # Errors
/// When no game has that name; the error lists those there are.
pub fn find_testbed(name: &str) -> Result<&'static dyn Testbed, UnknownGame> {
    let mut testbeds = TESTBEDS.iter().copied();
    testbeds.find(|testbed| testbed.name() == name).ok_or_else(|| UnknownGame::new(name))
}

/// Reads a record file of any game and replays it. Gives the table as it stands after the last
/// move, and the sheet with its tags, comments and variations.
///
/// # Errors
/// When the file is malformed, its game is unknown, or it could not have been played; the error
/// names line and move.
pub fn load(text: &str) -> Result<(Box<dyn Table>, Sheet), RecordError> {
    let sheet = Sheet::parse(text)?;
    let Some(tag) = sheet.tags.iter().find(|tag| tag.name == "Game") else {
        return Err(RecordError::at_tag(&sheet, "Game", messages::missing()));
    };
    let entry =
        find(&tag.value).map_err(|error| RecordError::at_tag(&sheet, "Game", error.message()))?;
    let table = entry.replay(&sheet)?;
    Ok((table, sheet))
}
