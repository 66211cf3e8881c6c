//! The position: who stands where, and who is to move.

use game::{
    End, Game, Observer, PositionError, Random, Reason, Refusal, Rules, Side, SideName, Step,
    Threat, View,
};

use crate::mv::Move;
use crate::piece::{self, Class, Piece};
use crate::square::{SQUARES, Square, Squares};
use crate::variant::Variant;
use crate::{keys, notation, refusals, sentences, steps, threats, view};

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

    const NAME: &'static str = "khet";
    const SIDES: [SideName; 2] = [
        SideName { letter: 's', en: "Silver", fr: "Argent" },
        SideName { letter: 'r', en: "Red", fr: "Rouge" },
    ];
    const KINDS: &'static [&'static str] = piece::KINDS;
    const CHOICES: &'static [&'static str] = steps::CHOICES;
    const REFUSALS: &'static [&'static str] = refusals::REFUSALS;
    const SENTENCES: &'static [&'static str] = sentences::SENTENCES;
    const BENCH: &'static [(&'static str, &'static str)] = &[
        ("classic", "4tktp12/2p27/3P36/p01P21d0d11p11P3/p11P31D1D01p01P2/6p13/7P02/2P3TKT4 s 0"),
        ("imhotep", "3o2td12/4ok4/5P1p02P2/1P22P3D11d12/1P25p01P2/3P2p35/p09/2D01KT4 s 1"),
        ("dynasty", "4p2tp13/5k4/p03p2td13/p11d01P31P13/3p31p11D01P3/3D1TP03P2/4K5/3P3TP04 s 0"),
        (
            "classic+horus",
            "4tktp12/2p27/3P36/p01P21d0e11p11P3/p11P31E1D01p01P2/6p13/7P02/2P3TKT4 s 0",
        ),
    ];

    const RULES: Rules =
        Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") };

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

    fn recomputed_key(&self) -> u64 {
        keys::of(self)
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
