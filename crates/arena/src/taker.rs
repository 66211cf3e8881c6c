//! The beginner whom the gentlest levels are made for.

use game::{Game, Record, Side};

use crate::player::{Forfeit, Player, dice};

/// A player who takes whatever can be taken, as much as possible at once, and otherwise makes any
/// move.
#[derive(Clone, Debug)]
pub struct Taker {
    seed: u64,
}

impl Taker {
    /// The player of that seed: the same game so far is always answered by the same move.
    #[must_use]
    pub const fn new(seed: u64) -> Taker {
        Taker { seed }
    }
}

impl<G: Game> Player<G> for Taker {
    fn choose(&mut self, record: &Record<G>) -> Result<G::Move, Forfeit> {
        let position = record.position();
        let enemy = !position.turn();
        let (mut fewest, mut moves) = (usize::MAX, Vec::new());
        position.each_move(|mv| {
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            let left = pieces(&next, enemy);
            if left < fewest {
                fewest = left;
                moves.clear();
            }
            if left == fewest {
                moves.push(mv);
            }
        });
        let count = u32::try_from(moves.len()).expect("fewer than four billion moves");
        Ok(moves[dice(self.seed, record).below(count) as usize])
    }
}

/// The pieces of a side that are to be seen on the board: what is taken, covered or turned over
/// is one less.
fn pieces<G: Game>(position: &G, side: Side) -> usize {
    let cells = position.view().cells;
    cells.iter().filter(|cell| cell.piece.is_some_and(|piece| piece.owner == side)).count()
}
