//! One game between two players.

use game::{Game, Outcome, Record, Side};

use crate::player::{Forfeit, Player};
use crate::tally::Point;

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub(crate) struct GameResult<G: Game> {
    pub(crate) record: Record<G>,
    /// Why it ended away from the board, and who lost by it.
    pub(crate) forfeit: Option<(Side, Forfeit)>,
}

impl<G: Game> GameResult<G> {
    /// What the player on that side got.
    pub(crate) fn point(&self, side: Side) -> Point {
        match self.record.end().expect("the game is over").outcome {
            Outcome::Draw => Point::Draw,
            Outcome::Win(winner) if winner == side => Point::Win,
            Outcome::Win(_) => Point::Loss,
        }
    }
}

/// Plays on from an opening, `one` on `side`. Who has no legal move to give loses. `None` when the
/// game was broken off.
pub(crate) fn play_game<G: Game>(
    mut record: Record<G>,
    one: &mut dyn Player<G>,
    other: &mut dyn Player<G>,
    side: Side,
    broken_off: impl Fn() -> bool,
) -> Option<GameResult<G>> {
    one.new_game();
    other.new_game();
    while record.end().is_none() {
        if broken_off() {
            return None;
        }
        let turn = record.position().turn();
        let player: &mut dyn Player<G> = if turn == side { &mut *one } else { &mut *other };
        let played = player.choose(&record).and_then(|mv| {
            record.play(mv, &mut ()).map_err(|error| Forfeit::fault(error.to_string()))
        });
        if let Err(forfeit) = played {
            // Whatever ends the match may have ended a program too: nobody has lost by that.
            if broken_off() {
                return None;
            }
            let lost = if forfeit.late { record.out_of_time(turn) } else { record.resign(turn) };
            lost.expect("the game was open");
            return Some(GameResult { record, forfeit: Some((turn, forfeit)) });
        }
    }
    Some(GameResult { record, forfeit: None })
}
