//! Somebody who can be asked for a move.

use std::error::Error;
use std::fmt;

use game::Arg;
use table::TestTable;

use crate::messages;

/// Somebody who plays a game.
pub trait Player: Send {
    /// A new game begins: forget the last one.
    fn new_game(&mut self) {}

    /// The move to play. The game is not over.
    ///
    /// # Errors
    /// When the player has no move to give: it is too late, has crashed, or talks nonsense.
    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit>;
}

/// Somebody who remembers nothing is a function of the game so far.
impl<F: FnMut(&dyn TestTable) -> Result<String, Forfeit> + Send> Player for F {
    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        self(table)
    }
}

/// A game lost away from the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// Whether the player's time was up; otherwise it broke down or broke the rules.
    pub late: bool,
    /// What happened, quoting what the player said.
    pub reason: Arg,
}

impl Forfeit {
    /// The player did not answer in time.
    pub fn late(reason: impl Into<Arg>) -> Forfeit {
        Forfeit { late: true, reason: reason.into() }
    }

    /// The player broke down or broke the rules.
    pub fn fault(reason: impl Into<Arg>) -> Forfeit {
        Forfeit { late: false, reason: reason.into() }
    }

    /// An open game has a move: the rules or the search are broken.
    pub(crate) fn no_move() -> Forfeit {
        Forfeit::fault(messages::no_move())
    }
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl Error for Forfeit {}
