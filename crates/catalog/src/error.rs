//! What can be wrong with the choice of a game.

use game::error::quoted;
use game::{Arg, LocalizedError, Message};

use crate::{GAMES, messages};

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    name: Arg,
}

impl UnknownGame {
    pub(crate) fn new(name: &str) -> UnknownGame {
        UnknownGame { name: quoted(name) }
    }
}

impl LocalizedError for UnknownGame {
    fn message(&self) -> Message {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.name()).collect();
        messages::unknown_game(self.name.clone(), Arg::list(&known))
    }
}

game::errors_in_english!(UnknownGame);
