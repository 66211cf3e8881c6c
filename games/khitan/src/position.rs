//! A position.

use game::{
    Bits, Cell, Descriptor, Draft, End, Game, Observer, Outcome, Piece, PositionError, Random,
    Reason, Refusal, Side, Sight, Step, Threat, View,
};

use crate::descriptor::DESCRIPTOR;
use crate::hexagon::{Hexagon, NOWHERE, cell_count, on_board};
use crate::mv::Move;
use crate::tile::Tile;
use crate::variant::Variant;
use crate::{keys, notation, refusals, steps, threats, view};

/// Moves without a capture that end the game.
pub const QUIET_LIMIT: u8 = 60;

/// A position of Khitan, on a hexagon of three to seven cells a side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Khitan {
    /// What lies on each cell, row by row from the bottom; nothing beyond the board.
    pub(crate) tiles: [Tile; NOWHERE + 1],
    /// The cells of each side's pieces.
    pub(crate) pieces: [u128; 2],
    pub(crate) key: u64,
    /// Pieces beside the board. In expert, one reserve of 0 closes both for good.
    pub(crate) reserves: [u8; 2],
    /// Placements the side to move still owes.
    pub(crate) pending: u8,
    /// Moves without a capture; placements do not count.
    pub(crate) quiet: u8,
    pub(crate) turn: Side,
    pub(crate) variant: Variant,
    /// Cells along one side of the board.
    pub(crate) side: u8,
}

/// The most pieces a side can own, on the board and in reserve: the box holds 16 for its board of
/// five cells a side; other boards, which no box goes with, have room for one on every cell.
#[must_use]
pub const fn most_pieces(side: u8) -> u8 {
    if side == 5 { 16 } else { cell_count(side) }
}

impl Khitan {
    /// A board without pieces, white to move.
    pub(crate) fn empty(side: u8, variant: Variant) -> Khitan {
        let mut position = Khitan {
            tiles: [Tile::NONE; NOWHERE + 1],
            pieces: [0; 2],
            key: 0,
            reserves: [0; 2],
            pending: 0,
            quiet: 0,
            turn: Side::First,
            variant,
            side,
        };
        position.key = keys::of(&position);
        position
    }

    /// Cells along one side of the board: five unless the position says otherwise.
    #[must_use]
    pub const fn side(&self) -> u8 {
        self.side
    }

    /// How many pieces a side has on the board.
    #[inline]
    #[must_use]
    pub fn count(&self, side: Side) -> u32 {
        if self.side <= 5 {
            (self.pieces[side.index()] as u64).count_ones()
        } else {
            self.pieces[side.index()].count_ones()
        }
    }

    /// How many pieces a side has beside the board.
    #[must_use]
    pub const fn reserve(&self, side: Side) -> u8 {
        self.reserves[side.index()]
    }

    /// Whether captured pieces go back to their owner and captures bring new ones. Leaflet, expert:
    /// as soon as one player's reserve is used up, it goes on as in classic, for both.
    #[inline]
    #[must_use]
    pub const fn reserves_are_open(&self) -> bool {
        match self.variant {
            Variant::Classic | Variant::Sprint => false,
            Variant::Expert => self.reserves[0] > 0 && self.reserves[1] > 0,
            Variant::Master => true,
        }
    }

    /// How many placements the side to move still owes.
    #[must_use]
    pub const fn pending(&self) -> u8 {
        self.pending
    }

    /// Whether a side has too few pieces to go on.
    #[inline]
    pub(crate) fn has_lost(&self, side: Side) -> bool {
        self.count(side) <= self.variant.losing_count()
    }

    /// Whether the goal is reached or the quiet limit; whether anybody can move is another matter.
    #[inline]
    pub(crate) fn is_decided(&self) -> bool {
        self.has_lost(Side::First) || self.has_lost(Side::Second) || self.quiet >= QUIET_LIMIT
    }

    #[inline]
    pub(crate) fn own<B: Bits>(&self, side: Side) -> B {
        B::from_wide(self.pieces[side.index()])
    }

    #[inline]
    pub(crate) fn occupied<B: Bits>(&self) -> B {
        self.own::<B>(Side::First) | self.own::<B>(Side::Second)
    }

    /// The free cells of the mover's half.
    #[inline]
    pub(crate) fn free_half<B: Bits, const N: usize>(&self, board: &Hexagon<B, N>) -> B {
        board.half(self.turn) & !self.occupied::<B>()
    }

    #[inline]
    pub(crate) fn put(&mut self, index: usize, tile: Tile) {
        self.tiles[index & NOWHERE] = tile;
        self.key ^= keys::tile(tile, index);
    }

    #[inline]
    pub(crate) fn take(&mut self, index: usize) -> Tile {
        let tile = std::mem::replace(&mut self.tiles[index & NOWHERE], Tile::NONE);
        self.key ^= keys::tile(tile, index);
        tile
    }
}

impl Game for Khitan {
    type Move = Move;
    type Variant = Variant;

    const DESCRIPTOR: &'static Descriptor = &DESCRIPTOR;

    fn start(variant: Variant, _seed: u64) -> Khitan {
        let reserve = variant.first_reserve();
        let text = format!("jj1jj/jjjjjj/7/8/9/8/7/AAAAAA/AA1AA w {reserve}/{reserve} 0 0");
        Khitan::parse(&text, variant).expect("the start is a position")
    }

    fn parse(text: &str, variant: Variant) -> Result<Khitan, PositionError> {
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
        for side in Side::ALL {
            if self.has_lost(side) {
                return Some(End::win(!side, Reason::Goal));
            }
        }
        if self.quiet >= QUIET_LIMIT {
            return Some(End { outcome: self.adjudicate(), reason: Reason::Quiet });
        }
        let blocked = self.pending == 0
            && on_board!(self.side, board => {
                !self.can_tumble(board, self.turn) && !self.can_tumble(board, !self.turn)
            });
        blocked.then_some(End::draw(Reason::Blocked))
    }

    fn adjudicate(&self) -> Outcome {
        Outcome::by_count(self.count(Side::First), self.count(Side::Second))
    }

    #[inline]
    fn each_move(&self, visit: impl FnMut(Move)) {
        on_board!(self.side, board => self.visit_moves(board, visit));
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        u64::from(on_board!(self.side, board => self.number_of_moves(board)))
    }

    #[inline]
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        on_board!(self.side, board => self.draw_move(board, random))
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        on_board!(self.side, board => self.allows(board, mv))
    }

    #[inline]
    fn play_unchecked<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        on_board!(self.side, board => self.make(board, mv, observer));
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
        draft.set_field("pending", "0");
        draft.set_field("quiet", "0");
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

    fn sights(&self, cell: Cell) -> Vec<Sight> {
        threats::sights(self, cell)
    }
}

const _: () = assert!(std::mem::size_of::<Khitan>() <= 176);
