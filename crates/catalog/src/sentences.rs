//! What the list itself can complain about, and the list of all complaints.

use game::Complaint;

use crate::GAMES;

game::sentences! {
    unknown_game(name, known) = "unknown game {name}: expected {known}";
    missing() = "missing";
}

/// Every sentence in which anything is refused, in alphabetical order: what a front end has to
/// translate.
#[must_use]
pub fn sentences() -> Vec<&'static str> {
    let games = GAMES.iter().flat_map(|entry| entry.descriptor().sentences);
    let mut all: Vec<&str> = games.chain(Complaint::COMMON).chain(SENTENCES).copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}
