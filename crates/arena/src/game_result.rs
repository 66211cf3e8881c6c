//! One game between two players.

use game::{LocalizedError as _, Outcome, Side};
use table::TestTable;

use crate::player::{Forfeit, Player};
use crate::tally::Point;

/// A game that was played to its end.
pub(crate) struct GameResult {
    pub(crate) table: Box<dyn TestTable>,
    /// Why it ended away from the board, and who lost by it.
    pub(crate) forfeit: Option<(Side, Forfeit)>,
}

impl GameResult {
    /// What the player on that side got.
    pub(crate) fn point(&self, side: Side) -> Point {
        match self.table.end().expect("the game is over").outcome {
            Outcome::Draw => Point::Draw,
            Outcome::Win(winner) if winner == side => Point::Win,
            Outcome::Win(_) => Point::Loss,
        }
    }
}

/// Plays on from an opening, `one` on `side`. Who has no legal move to give loses. `None` when the
/// game was broken off.
pub(crate) fn play_game(
    opening: &dyn TestTable,
    one: &mut dyn Player,
    other: &mut dyn Player,
    side: Side,
    broken_off: impl Fn() -> bool,
) -> Option<GameResult> {
    let mut table = opening.fork();
    one.new_game();
    other.new_game();
    while table.end().is_none() {
        if broken_off() {
            return None;
        }
        let turn = table.turn();
        let player: &mut dyn Player = if turn == side { &mut *one } else { &mut *other };
        let played = player
            .choose(&*table)
            .and_then(|mv| table.play(&mv).map_err(|error| Forfeit::fault(error.message())));
        if let Err(forfeit) = played {
            // Whatever ends the match may have ended a program too: nobody has lost by that.
            if broken_off() {
                return None;
            }
            let lost = if forfeit.late { table.out_of_time(turn) } else { table.resign(turn) };
            lost.expect("the game was open");
            return Some(GameResult { table, forfeit: Some((turn, forfeit)) });
        }
    }
    Some(GameResult { table, forfeit: None })
}
