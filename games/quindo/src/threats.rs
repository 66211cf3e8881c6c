//! Which pawns each side could turn over.

use game::{Side, Threat};

use crate::generate::Board;
use crate::lines::Word;
use crate::mv::Move;
use crate::position::{Quindo, with_word};
use crate::square::Square;

/// What each side could jump, were it to move. The distance that is barred now holds back only the
/// player to move: what will be barred for the other is not known yet.
pub(crate) fn threats(position: &Quindo) -> Vec<Threat> {
    with_word!(position.size, B => {
        let board = position.board::<B>();
        let free = Board { barred: 0, ..position.board::<B>() };
        let allowed = jumps(&board);
        let own = jumps(&free).into_iter().map(|jump| {
            position.threat(position.turn, jump, allowed.contains(&jump))
        });
        let other = jumps(&board.seen_by_the_opponent()).into_iter().map(|jump| {
            position.threat(!position.turn, jump, true)
        });
        own.chain(other).collect()
    })
}

/// Every pawn of the player to move with every enemy it could jump.
fn jumps<B: Word>(board: &Board<B>) -> Vec<(Square, Square)> {
    let mut found = Vec::new();
    board.each_jump(|jump| {
        let Move::Leap { from, .. } = jump.leap() else { return };
        let jumped = if jump.turned { jump.jumped.turned() } else { jump.jumped };
        found.extend(jumped.cells().map(|enemy| (from, B::square(enemy))));
    });
    // Several landing squares behind an enemy are one threat.
    found.sort_unstable();
    found.dedup();
    found
}

impl Quindo {
    fn threat(&self, side: Side, (from, to): (Square, Square), captures: bool) -> Threat {
        let (mut file, mut rank) = (from.file(), from.rank());
        let mut path = vec![self.cell(from)];
        while (file, rank) != (to.file(), to.rank()) {
            file = towards(file, to.file());
            rank = towards(rank, to.rank());
            path.push(self.cell(Square::at(file, rank)));
        }
        Threat::along(side, path, captures)
    }
}

/// One step nearer.
fn towards(here: u8, there: u8) -> u8 {
    match here.cmp(&there) {
        std::cmp::Ordering::Less => here + 1,
        std::cmp::Ordering::Equal => here,
        std::cmp::Ordering::Greater => here - 1,
    }
}
