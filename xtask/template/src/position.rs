//! A position, and the contract it keeps.

use game::{
    Bits, Cell, Descriptor, End, Game, Observer, Piece, PositionError, Reason, Refusal, Side, Step,
    View,
};

use crate::descriptor::DESCRIPTOR;
use crate::mv::Move;
use crate::variant::Variant;
use crate::{notation, refusals, steps, view};

const FULL: u64 = 0b111_111_111;
pub(crate) const LINES: [u64; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// A position: the squares each side has marked, and who is to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Newgame {
    pub(crate) marks: [u64; 2],
    pub(crate) turn: Side,
    pub(crate) key: u64,
}

impl Newgame {
    pub(crate) fn empty(&self) -> u64 {
        FULL & !(self.marks[0] | self.marks[1])
    }

    pub(crate) fn owner(&self, square: u32) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.marks[side.index()].has(square))
    }

    pub(crate) fn winner(&self) -> Option<Side> {
        let aligned = |marks: u64| LINES.iter().any(|line| marks & line == *line);
        Side::ALL.into_iter().find(|side| aligned(self.marks[side.index()]))
    }
}

impl Game for Newgame {
    type Move = Move;
    type Variant = Variant;

    const DESCRIPTOR: &'static Descriptor = &DESCRIPTOR;

    fn start(_variant: Variant, _seed: u64) -> Newgame {
        Newgame { marks: [0, 0], turn: Side::First, key: 0 }
    }

    fn parse(text: &str, _variant: Variant) -> Result<Newgame, PositionError> {
        notation::parse(text)
    }

    fn variant(&self) -> Variant {
        Variant::Standard
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn end(&self) -> Option<End> {
        match self.winner() {
            Some(side) => Some(End::win(side, Reason::Goal)),
            None if self.empty() == 0 => Some(End::draw(Reason::Blocked)),
            None => None,
        }
    }

    fn each_move(&self, visit: impl FnMut(Move)) {
        self.visit_moves(visit);
    }

    fn count_moves(&self) -> u64 {
        self.number_of_moves()
    }

    fn play_unchecked<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        self.make(mv, observer);
    }

    fn view(&self) -> View {
        view::view(self)
    }

    fn piece_at(&self, Cell(square): Cell) -> Option<Piece> {
        self.owner(square.into()).map(view::piece)
    }

    fn symbol(piece: Piece) -> String {
        notation::symbol(piece)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(mv)
    }

    fn explain(&self, steps: &[Step]) -> Refusal {
        refusals::explain(steps)
    }
}
