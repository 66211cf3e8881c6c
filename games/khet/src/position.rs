//! The position: who stands where, and who is to move.

use game::{
    Cell, Descriptor, End, Game, Observer, PositionError, Random, Reason, Refusal, Side, Step,
    Threat, View,
};

use crate::descriptor::DESCRIPTOR;
use crate::mv::Move;
use crate::piece::{self, Class, Piece};
use crate::square::{SQUARES, Square, Squares};
use crate::variant::Variant;
use crate::{keys, notation, refusals, steps, threats, view};

/// Plies without a piece leaving the board after which the game is drawn.
pub const QUIET_LIMIT: u8 = 100;

/// A position of Khet.
///
/// The pieces stand both on a list of squares, which the beam reads, and in sets of squares, from
/// which moves are counted all at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Khet {
    pub(crate) sides: [Squares; 2],
    pub(crate) classes: [Squares; 5],
    pub(crate) pieces: [Piece; SQUARES],
    pub(crate) key: u64,
    /// Plies since a piece left the board.
    pub(crate) quiet: u8,
    pub(crate) turn: Side,
    pub(crate) variant: Variant,
}

const _: () = assert!(size_of::<Khet>() <= 208, "moves are made on copies: keep it small");

impl Khet {
    /// An empty board.
    pub(crate) const fn empty(turn: Side, quiet: u8, variant: Variant) -> Khet {
        Khet {
            sides: [0; 2],
            classes: [0; 5],
            pieces: [Piece::NONE; SQUARES],
            key: keys::turn(turn),
            quiet,
            turn,
            variant,
        }
    }

    /// What stands on a square.
    #[inline]
    pub(crate) fn piece(&self, at: Square) -> Piece {
        self.pieces[at.index()]
    }

    #[inline]
    pub(crate) const fn class(&self, class: Class) -> Squares {
        self.classes[class as usize]
    }

    #[inline]
    pub(crate) const fn occupied(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    /// Whether that side's pharaoh has not been lit.
    #[inline]
    pub(crate) const fn has_pharaoh(&self, side: Side) -> bool {
        self.class(Class::Pharaoh) & self.sides[side.index()] != 0
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, at: Square) {
        self.toggle(piece, at.set());
        self.pieces[at.index()] = piece;
        self.key ^= keys::piece(piece, at);
    }

    /// Takes a piece off its square.
    #[inline]
    pub(crate) fn take(&mut self, at: Square) -> Piece {
        let piece = self.piece(at);
        self.toggle(piece, at.set());
        self.pieces[at.index()] = Piece::NONE;
        self.key ^= keys::piece(piece, at);
        piece
    }

    /// Moves a piece to an empty square.
    #[inline]
    pub(crate) fn shift(&mut self, piece: Piece, from: Square, to: Square) {
        self.toggle(piece, from.set() | to.set());
        self.pieces[from.index()] = Piece::NONE;
        self.pieces[to.index()] = piece;
        self.key ^= keys::piece(piece, from) ^ keys::piece(piece, to);
    }

    /// Puts a piece in the place of one of the same owner and class.
    #[inline]
    pub(crate) fn replace(&mut self, piece: Piece, by: Piece, at: Square) {
        self.pieces[at.index()] = by;
        self.key ^= keys::piece(piece, at) ^ keys::piece(by, at);
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, squares: Squares) {
        self.sides[piece.owner().index()] ^= squares;
        self.classes[piece.class() as usize] ^= squares;
    }
}

impl Game for Khet {
    type Move = Move;
    type Variant = Variant;

    const DESCRIPTOR: &'static Descriptor = &DESCRIPTOR;

    fn start(variant: Variant, _seed: u64) -> Khet {
        Khet::parse(variant.start(), variant).expect("the set-ups are positions")
    }

    fn parse(text: &str, variant: Variant) -> Result<Khet, PositionError> {
        notation::parse(text, variant)
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn quiet(&self) -> u32 {
        self.quiet.into()
    }

    #[inline]
    fn end(&self) -> Option<End> {
        match Side::ALL.map(|side| self.has_pharaoh(side)) {
            [true, true] if self.quiet >= QUIET_LIMIT => Some(End::draw(Reason::Quiet)),
            [true, true] if self.is_blocked() => Some(End::draw(Reason::Blocked)),
            [true, true] => None,
            [true, false] => Some(End::win(Side::First, Reason::Goal)),
            [false, true] => Some(End::win(Side::Second, Reason::Goal)),
            [false, false] => Some(End::draw(Reason::Goal)),
        }
    }

    #[inline]
    fn each_move(&self, visit: impl FnMut(Move)) {
        self.visit_moves(visit);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        self.number_of_moves().into()
    }

    #[inline]
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        self.draw_move(random)
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        self.allows(mv)
    }

    #[inline]
    fn play_unchecked<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        self.make(mv, observer);
    }

    fn view(&self) -> View {
        view::view(self)
    }

    #[inline]
    fn piece_at(&self, cell: Cell) -> Option<game::Piece> {
        view::piece_at(self, cell)
    }

    fn symbol(piece: game::Piece) -> String {
        piece::symbol(piece)
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
