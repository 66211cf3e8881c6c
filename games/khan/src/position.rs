//! A position of Khan, and the contract it keeps.

use game::{
    Cell, Descriptor, Draft, End, Game, Observer, Piece, PositionError, Random, Reason, Refusal,
    Side, Step, Threat, View,
};

use crate::descriptor::DESCRIPTOR;
use crate::kind::Kind;
use crate::mat::Edge;
use crate::mv::Move;
use crate::square::{BOARD, Square};
use crate::{Variant, keys, notation, refusals, steps, threats, view};

pub(crate) const SBIRES: u8 = 5; // of each side
pub(crate) const QUIET_LIMIT: u8 = 100; // plies without a capture

/// A position of Khan.
///
/// ```
/// use game::Game;
/// use khan::{Khan, Variant};
///
/// let text = "s ss4/1ks1s1/5s/3S2/1S3S/S1K1S1 r f4 0/0 2";
/// let position = Khan::parse(text, Variant::Standard).expect("a position of the game");
/// assert_eq!(
///     game::draw(&position.view(), Khan::symbol),
///     "\
/// 6  s s 2 3 1 2
/// 5  3 k s 1 s 2
/// 4  2 3 1 2 1 s
/// 3  2 1 3 S 3 1
/// 2  1 S 1 3 1 S
/// 1  S 2 K 1 S 2
///    a b c d e f
/// "
/// );
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Khan {
    /// The squares of each side's pieces.
    pub(crate) pieces: [u64; 2],
    /// The squares of both Kalistas.
    pub(crate) kalistas: u64,
    pub(crate) key: u64,
    /// The edge in front of Red, once it is chosen.
    pub(crate) edge: Option<Edge>,
    pub(crate) turn: Side,
    /// The square of the piece that wears the Khan.
    pub(crate) wearer: Option<Square>,
    /// The lines of the wearer's square, 0 when nobody wears the Khan.
    pub(crate) demand: u8,
    /// Each side's Sbires beside the board, once they have been captured.
    pub(crate) captured: [u8; 2],
    /// Pieces of both sides that the set-up has still to put down.
    pub(crate) unplaced: u8,
    /// Plies since the last capture.
    pub(crate) quiet: u8,
    pub(crate) variant: Variant,
}

impl Khan {
    /// The edge of the mat in front of Red, once it is chosen.
    #[must_use]
    pub fn edge(&self) -> Option<Edge> {
        self.edge
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<(Side, Kind)> {
        let owner = Side::ALL.into_iter().find(|side| self.pieces[side.index()] & at.bit() != 0)?;
        Some((owner, self.kind(at)))
    }

    /// The square of a side's Kalista, if it is on the board.
    #[must_use]
    pub fn kalista(&self, side: Side) -> Option<Square> {
        Square::lowest(self.pieces[side.index()] & self.kalistas)
    }

    /// The square of the piece that wears the Khan.
    #[must_use]
    pub fn wearer(&self) -> Option<Square> {
        self.wearer
    }

    /// The lines that the Khan demands, 1 to 3; 0 when the player to move is free.
    #[must_use]
    pub fn demand(&self) -> u8 {
        self.demand
    }

    /// How many Sbires of a side wait beside the board to come back.
    #[must_use]
    pub fn captured(&self, side: Side) -> u8 {
        self.captured[side.index()]
    }

    /// Whether the edge is still to be chosen or pieces are still to be placed.
    #[inline]
    #[must_use]
    pub fn is_setting_up(&self) -> bool {
        self.unplaced > 0
    }

    /// Kalista or Sbire, on a square that has a piece.
    #[inline]
    pub(crate) fn kind(&self, at: Square) -> Kind {
        if self.kalistas & at.bit() != 0 { Kind::Kalista } else { Kind::Sbire }
    }

    /// Whether the player to move has no Kalista: not yet in the set-up, no more when it was taken.
    #[inline]
    pub(crate) fn lacks_kalista(&self) -> bool {
        self.pieces[self.turn.index()] & self.kalistas == 0
    }

    #[inline]
    pub(crate) fn empty(&self) -> u64 {
        BOARD & !(self.pieces[0] | self.pieces[1])
    }

    /// The squares of 1, 2 and 3 lines, and at 0 all of them.
    #[inline]
    pub(crate) fn mats(&self) -> &'static [u64; 4] {
        Edge::mats(self.edge)
    }
}

impl Game for Khan {
    type Move = Move;
    type Variant = Variant;

    const DESCRIPTOR: &'static Descriptor = &DESCRIPTOR;

    fn start(variant: Variant, _seed: u64) -> Khan {
        let mut start = Khan {
            pieces: [0; 2],
            kalistas: 0,
            key: 0,
            edge: None,
            turn: Side::First,
            wearer: None,
            demand: 0,
            captured: [0; 2],
            unplaced: 2 * (SBIRES + 1),
            quiet: 0,
            variant,
        };
        start.key = keys::of(&start);
        start
    }

    fn parse(text: &str, variant: Variant) -> Result<Khan, PositionError> {
        notation::parse(text, variant)
    }

    #[inline]
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

    fn end(&self) -> Option<End> {
        if self.is_setting_up() {
            None
        } else if self.lacks_kalista() {
            Some(End::win(!self.turn, Reason::Goal))
        } else if self.quiet >= QUIET_LIMIT {
            Some(End::draw(Reason::Quiet))
        } else if !self.can_act() && !self.can_step(!self.turn) {
            Some(End::draw(Reason::Blocked))
        } else {
            None
        }
    }

    #[inline]
    fn each_move(&self, visit: impl FnMut(Move)) {
        self.visit_moves(visit);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        self.number_of_moves()
    }

    #[inline]
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        self.draw_move(random)
    }

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
    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        view::piece_at(self, cell)
    }

    fn symbol(piece: Piece) -> String {
        notation::symbol(piece)
    }

    fn tidy(draft: &mut Draft) {
        notation::tidy(draft);
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(mv)
    }

    fn explain(&self, steps: &[Step]) -> Refusal {
        refusals::explain(self, steps)
    }

    fn threats(&self) -> Vec<Threat> {
        threats::threats(self)
    }
}
