//! The one list of games. Inside, each game has its own types; outside there is only text and
//! plain data, so that a server, a terminal or a page can play any of them without knowing which.
//!
//! ```
//! let mut table = catalog::find("quindo")?.open(&catalog::Setup::default())?;
//! table.play("c2c3")?;
//! assert_eq!(table.position(), "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod editor;
mod entry;
mod error;
mod hand;
mod messages;
mod search_request;
mod signature;
mod study;
mod table;

pub use editor::{Editor, Tool};
pub use entry::{Entry, Setup, Shelf};
pub use error::{SetupError, UnknownGame};
pub use hand::{Reach, barred, reach, tell};
pub use search_request::{SearchInfo, SearchRequest};
pub use signature::{Signature, signature};
pub use study::{Leaf, Study, StudyError};
pub use table::Table;

use game::{Eval, Game, LocalizedError, RecordError, Sheet};

/// Makes the list in its two forms: behind text, and with its types.
macro_rules! games {
    ($($eval:ty),* $(,)?) => {
        /// Every game there is, in the order they are shown.
        pub static GAMES: &[&dyn Entry] = &[$(&Shelf::<$eval>::NEW),*];

        /// Hands a game's types to code that is generic over them.
        ///
        /// # Errors
        /// When no game has that name; the error lists those there are.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if name == <<$eval as Eval>::Game as Game>::DESCRIPTOR.name {
                    return Ok(visitor.visit::<$eval>());
                }
            )*
            Err(UnknownGame::new(name))
        }
    };
}

// A game is known by the opinion that comes with it. Adding a game is adding a line.
games![khitan::KhitanEval, hokito::HokitoEval, khet::KhetEval, quindo::QuindoEval, khan::KhanEval,];

/// Something to be done with the types of one game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<E: Eval + Default>(self) -> Self::Output;
}

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
    let Some(tag) = sheet.tags.iter().find(|tag| tag.name == "Game") else {
        return Err(RecordError::at_tag(&sheet, "Game", messages::missing()));
    };
    let entry =
        find(&tag.value).map_err(|error| RecordError::at_tag(&sheet, "Game", error.message()))?;
    let table = entry.replay(&sheet)?;
    Ok((table, sheet))
}
