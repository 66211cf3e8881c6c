//! What all screens share.

use std::time::Duration;

use game::{Arg, Message};
use messages::Catalogue;

use crate::kept::KeptGames;
use crate::look::Look;
use crate::thinker::Thinker;

/// What all screens share.
pub(crate) struct Context<'c> {
    pub(crate) catalogue: &'c Catalogue,
    pub(crate) look: Look,
    pub(crate) kept: &'c KeptGames,
    pub(crate) thinker: Thinker,
    /// How long the computer lets one look at one's own move.
    pub(crate) pace: Duration,
    /// How many threads the engine thinks with about what is looked at.
    pub(crate) threads: usize,
}

impl Context<'_> {
    /// A message of the terminal's own.
    pub(crate) fn render(&self, message: &Message) -> String {
        self.catalogue.render(message)
    }

    /// A message that the page has, too.
    pub(crate) fn said(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.catalogue.said(id, args)
    }
}
