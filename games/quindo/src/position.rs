//! The position and the rules.

use game::{
    Bits, Cell, Descriptor, End, Game, Observer, Outcome, Piece, PositionError, Random, Reason,
    Refusal, Side, Step, Threat, View,
};

use crate::descriptor::DESCRIPTOR;
use crate::generate::Board;
use crate::lines::Word;
use crate::mv::Move;
use crate::square::Square;
use crate::variant::Variant;
use crate::{keys, notation, refusals, steps, threats, view};

/// Quiet plies that end the game. A ply is quiet when no pawn is flipped and none leaves.
pub const QUIET_LIMIT: u8 = 60;

pub(crate) const MIN_SIZE: u8 = 5; // squares a side of the smallest board
pub(crate) const MAX_SIZE: u8 = 11; // and of the largest

const START: &str = "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0";

/// A position of Quindo, on a board of 5 to 11 squares a side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Quindo {
    pub(crate) pawns: [u128; 2], // White's and Black's, by the index of `Word`
    pub(crate) key: u64,
    pub(crate) size: u8,
    pub(crate) turn: Side,
    pub(crate) barred: u8, // 0 for none
    pub(crate) quiet: u8,
}

const _: () = assert!(size_of::<Quindo>() == 48);

/// Runs an expression with the word that holds a board of that size.
macro_rules! with_word {
    ($size:expr, $word:ident => $run:expr) => {
        if $size <= $crate::lines::SMALL {
            type $word = u64;
            $run
        } else {
            type $word = u128;
            $run
        }
    };
}

pub(crate) use with_word;

impl Game for Quindo {
    type Move = Move;
    type Variant = Variant;

    const DESCRIPTOR: &'static Descriptor = &DESCRIPTOR;

    fn start(variant: Variant, _seed: u64) -> Quindo {
        Quindo::parse(START, variant).expect("the start is a position")
    }

    fn parse(text: &str, _variant: Variant) -> Result<Quindo, PositionError> {
        notation::parse(text)
    }

    fn variant(&self) -> Variant {
        Variant::Standard
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    // Both players blocked cannot be: a player is only ever blocked by a barred 1, since his
    // foremost pawn always has an empty square ahead, the border at the latest. After his pass
    // nothing is barred, so that the other can move.
    #[inline]
    fn end(&self) -> Option<End> {
        if self.pawns[0] == 0 {
            Some(End::win(Side::Second, Reason::Goal))
        } else if self.pawns[1] == 0 {
            Some(End::win(Side::First, Reason::Goal))
        } else if self.quiet >= QUIET_LIMIT {
            Some(End { outcome: self.adjudicate(), reason: Reason::Quiet })
        } else {
            None
        }
    }

    #[inline]
    fn quiet(&self) -> u32 {
        self.quiet.into()
    }

    fn adjudicate(&self) -> Outcome {
        Outcome::by_count(self.pawns[0].count(), self.pawns[1].count())
    }

    #[inline]
    fn each_move(&self, visit: impl FnMut(Move)) {
        with_word!(self.size, B => self.visit_moves::<B>(visit));
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        with_word!(self.size, B => self.number_of_moves::<B>())
    }

    #[inline]
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        with_word!(self.size, B => self.draw_move::<B>(random))
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        with_word!(self.size, B => self.allows::<B>(mv))
    }

    #[inline]
    fn play_unchecked<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        self.make(mv, observer);
    }

    fn view(&self) -> View {
        view::view(self)
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        view::piece_at(self, cell)
    }

    fn symbol(piece: Piece) -> String {
        notation::symbol(piece)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(self, mv)
    }

    fn explain(&self, steps: &[Step]) -> Refusal {
        refusals::explain(self, steps)
    }

    fn threats(&self) -> Vec<Threat> {
        threats::threats(self)
    }
}

impl Quindo {
    /// A board without pawns, to be filled with [`put`](Quindo::put).
    pub(crate) fn new(size: u8, turn: Side, barred: u8, quiet: u8) -> Quindo {
        let mut position = Quindo { pawns: [0; 2], key: 0, size, turn, barred, quiet };
        position.key = keys::of(&position);
        position
    }

    /// Sets a pawn on an empty square.
    pub(crate) fn put(&mut self, square: Square, side: Side) {
        let index = self.index(square);
        self.pawns[side.index()] |= u128::one(index);
        self.key ^= keys::pawn(side, index);
    }

    /// How many squares the board has along a side, border included.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Whether the board has that square.
    #[must_use]
    pub fn has(&self, square: Square) -> bool {
        square.file() < self.size && square.rank() < self.size
    }

    /// Whose pawn stands on a square.
    #[must_use]
    pub fn pawn(&self, square: Square) -> Option<Side> {
        if !self.has(square) {
            return None;
        }
        let index = self.index(square);
        Side::ALL.into_iter().find(|side| self.pawns[side.index()].has(index))
    }

    /// How many pawns a side has.
    #[must_use]
    pub fn count(&self, side: Side) -> u32 {
        self.pawns[side.index()].count()
    }

    /// The distance the player to move may not go.
    #[must_use]
    pub fn barred(&self) -> Option<u8> {
        (self.barred > 0).then_some(self.barred)
    }

    /// Whether a square belongs to the border, which takes off whatever lands on it.
    #[must_use]
    pub fn is_border(&self, square: Square) -> bool {
        let last = self.size - 1;
        let ends = |place: u8| place == 0 || place == last;
        ends(square.file()) || ends(square.rank())
    }

    /// The square's place in the view: rank by rank from a1.
    pub(crate) fn cell(&self, square: Square) -> Cell {
        Cell(square.rank() * self.size + square.file())
    }

    fn index(&self, square: Square) -> u32 {
        with_word!(self.size, B => B::index(square))
    }

    /// The board as the player to move sees it.
    #[inline]
    pub(crate) fn board<B: Word>(&self) -> Board<B> {
        let own = B::from_wide(self.pawns[self.turn.index()]);
        let enemy = B::from_wide(self.pawns[self.turn.other().index()]);
        let empty = B::board(self.size) & !(own | enemy);
        Board { own, enemy, empty, field: B::field(self.size), barred: self.barred }
    }
}
