//! Why a step leads nowhere.

use game::{Bits, Cell, Game, Refusal, Step};

use crate::generate::is_open;
use crate::piece::{Class, Piece};
use crate::position::Khet;
use crate::square::Square;
use crate::steps::TOP;

game::refusals! {
    STUCK = "stuck";

    // Turning, and lifting the top of a stack.
    PHARAOH_TURNS = "pharaoh-turns";
    OBELISK_TURNS = "obelisk-turns";
    NO_STACK = "no-stack";
    ONE_TURN = "one-turn";
    WHICH_WAY = "which-way";

    // Going somewhere.
    NEIGHBOUR = "neighbour";
    RESERVED = "reserved";
    OWN_PIECE = "own-piece";
    ENEMY_PIECE = "enemy-piece";
    TWO_HIGH = "two-high";
    SWAP_PHARAOH = "swap-pharaoh";
    SWAP_DJED = "swap-djed";
    SWAP_RESERVED = "swap-reserved";
}

pub(crate) fn explain(position: &Khet, steps: &[Step]) -> Refusal {
    match *steps {
        [Step::Cell(from)] => {
            Refusal::to_pick_up(&position.view(), from).unwrap_or(Refusal::new(STUCK))
        }
        [Step::Cell(at), Step::Choice(name)] => why_not_choose(position.piece(square(at)), name),
        [Step::Cell(from), Step::Cell(to)] | [Step::Cell(from), _, Step::Cell(to)] => {
            // Of a stack, the top goes as a single obelisk does.
            let piece = position.piece(square(from));
            let top = steps.len() == 3;
            let mover = if top { Piece::obelisk(position.turn) } else { piece };
            position.why_not_go(mover, square(from), square(to))
        }
        _ => Refusal::NO_SUCH_MOVE,
    }
}

fn square(Cell(index): Cell) -> Square {
    Square::of_bit(index.into())
}

/// Why an own piece cannot be turned that way, or its top lifted.
fn why_not_choose(piece: Piece, name: &str) -> Refusal {
    Refusal::new(match piece.class() {
        // A stack that can move at all can move its top.
        _ if name == TOP => NO_STACK,
        Class::Pharaoh => PHARAOH_TURNS,
        Class::Obelisk | Class::Stack => OBELISK_TURNS,
        Class::Djed => ONE_TURN,
        Class::Pyramid => WHICH_WAY,
    })
}

impl Khet {
    /// Why an own piece cannot go there.
    fn why_not_go(&self, mover: Piece, from: Square, to: Square) -> Refusal {
        let side = self.turn;
        let other = self.piece(to);
        let climbs = |piece: Piece| matches!(piece.class(), Class::Obelisk | Class::Stack);
        Refusal::new(if (from.neighbours() & to.set()).is_none() {
            NEIGHBOUR
        } else if !is_open(side, to) {
            RESERVED
        } else if mover.class() == Class::Djed {
            match other.class() {
                Class::Pharaoh => SWAP_PHARAOH,
                Class::Djed => SWAP_DJED,
                Class::Obelisk | Class::Stack | Class::Pyramid => SWAP_RESERVED,
            }
        } else if other.owner() != side {
            ENEMY_PIECE
        } else if climbs(mover) && climbs(other) {
            TWO_HIGH
        } else {
            OWN_PIECE
        })
    }
}
