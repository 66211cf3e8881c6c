//! Somebody who can be asked for a move.

use std::error::Error;
use std::fmt;

use game::{Game, Random, Record};

/// Somebody who plays one game.
pub trait Player<G: Game>: Send {
    /// A new game begins: forget the last one.
    fn new_game(&mut self) {}

    /// The move to play. The game is not over.
    ///
    /// # Errors
    /// When the player has no move to give: it is too late, has crashed, or talks nonsense.
    fn choose(&mut self, record: &Record<G>) -> Result<G::Move, Forfeit>;
}

/// A game lost away from the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// Whether the player's time was up; otherwise it broke down or broke the rules.
    pub late: bool,
    /// What happened: lower case, quoting what the player said.
    pub reason: String,
}

impl Forfeit {
    /// The player did not answer in time.
    pub fn late(reason: impl Into<String>) -> Forfeit {
        Forfeit { late: true, reason: reason.into() }
    }

    /// An open game has a move: the rules or the search are broken.
    pub(crate) fn no_move() -> Forfeit {
        Forfeit::fault("no move in a game that is not over")
    }

    /// The player broke down or broke the rules.
    pub fn fault(reason: impl Into<String>) -> Forfeit {
        Forfeit { late: false, reason: reason.into() }
    }
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl Error for Forfeit {}

/// A player who makes any legal move, each as likely as the next.
#[derive(Clone, Debug)]
pub struct RandomMover {
    seed: u64,
}

impl RandomMover {
    /// The player of that seed: the same game so far is always answered by the same move.
    #[must_use]
    pub const fn new(seed: u64) -> RandomMover {
        RandomMover { seed }
    }
}

impl<G: Game> Player<G> for RandomMover {
    fn choose(&mut self, record: &Record<G>) -> Result<G::Move, Forfeit> {
        let mut dice = dice(self.seed, record);
        record.position().random_move(&mut dice).ok_or_else(Forfeit::no_move)
    }
}

/// Dice that fall the same way whenever the same game has come to the same point, so that a match
/// does not depend on who plays which pair when.
pub(crate) fn dice<G: Game>(seed: u64, record: &Record<G>) -> Random {
    let plies = record.moves().len() as u64;
    let mut mixed = Random::new(seed ^ record.position().key());
    Random::new(mixed.next() ^ plies)
}

/// The keys of the positions before the one on the board.
pub(crate) fn earlier<G: Game>(record: &Record<G>) -> Vec<u64> {
    let positions = record.positions();
    positions[..positions.len() - 1].iter().map(Game::key).collect()
}
