//! The position: what stands where, who is to move, and the points so far.

use game::{
    Cell, Descriptor, End, Game, Observer, Outcome, Piece, PositionError, Random, Reason, Refusal,
    Side, Step, Threat, View,
};

use crate::descriptor::DESCRIPTOR;
use crate::mv::Move;
use crate::square::{PLACES, Square};
use crate::tower::Tower;
use crate::variant::{self, Variant};
use crate::{keys, notation, refusals, steps, threats, view};

/// A position of Hokito.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Hokito {
    /// Squares by the token on top, at [`Tower::top`]. Tops of no value do not exist.
    pub(crate) tops: [u64; Tower::TOPS],
    /// Squares with something on them.
    pub(crate) occupied: u64,
    /// Squares with two tokens or more.
    pub(crate) stacks: u64,
    pub(crate) key: u64,
    /// What each side would score now.
    pub(crate) points: [u16; 2],
    /// What stands on each square, at [`Square::place`].
    pub(crate) towers: [Tower; PLACES],
    pub(crate) turn: Side,
    pub(crate) variant: Variant,
}

const _: () = assert!(size_of::<Hokito>() <= 144, "moves are made on copies");

impl Hokito {
    /// An empty board.
    pub(crate) fn empty(variant: Variant, turn: Side) -> Hokito {
        Hokito {
            tops: [0; Tower::TOPS],
            occupied: 0,
            stacks: 0,
            key: keys::turn(turn),
            points: [0; 2],
            towers: [Tower::NONE; PLACES],
            turn,
            variant,
        }
    }

    /// Puts a tower on an empty square.
    pub(crate) fn put(&mut self, square: Square, tower: Tower) {
        self.tops[tower.top()] |= square.bit();
        self.occupied |= square.bit();
        if tower.height() > 1 {
            self.stacks |= square.bit();
        }
        self.towers[square.place()] = tower;
        self.points[tower.owner().index()] += tower.points();
        self.key ^= keys::tower(square, tower);
    }

    /// What stands on a square.
    pub(crate) fn tower(&self, square: Square) -> Option<Tower> {
        let tower = self.towers[square.place()];
        (tower != Tower::NONE).then_some(tower)
    }

    /// The towers of the player to move by the value of their tops, those of one first.
    #[inline]
    pub(crate) fn movers(&self) -> [u64; 3] {
        self.tops_of(self.turn)
    }

    /// The towers of a side by the value of their tops, those of one first.
    #[inline]
    pub(crate) fn tops_of(&self, side: Side) -> [u64; 3] {
        [1, 2, 3].map(|value| self.tops[Tower::new(side, value, 1).top()])
    }

    /// What the tower on a square may end on: a single on singles, a stack on stacks.
    #[inline]
    pub(crate) fn alike(&self, square: Square) -> u64 {
        if self.stacks & square.bit() != 0 { self.stacks } else { self.occupied & !self.stacks }
    }

    /// By how much a move changes the difference of the points, for the player who makes it.
    #[inline]
    pub(crate) fn swing(&self, Move { from, to }: Move) -> i32 {
        let (mover, below) = (self.towers[from.place()], self.towers[to.place()]);
        let covered = i32::from(below.value());
        let lost = if below.owner() == mover.owner() { covered } else { -covered };
        i32::from(below.height()) * (i32::from(mover.value()) - lost)
    }

    /// What each side would score now.
    #[must_use]
    pub fn points(&self) -> [u16; 2] {
        self.points
    }

    /// What the player to move would have scored more than the other.
    #[inline]
    pub(crate) fn lead(&self) -> i32 {
        let [first, second] = self.points.map(i32::from);
        if self.turn == Side::First { first - second } else { second - first }
    }
}

impl Game for Hokito {
    type Move = Move;
    type Variant = Variant;

    const DESCRIPTOR: &'static Descriptor = &DESCRIPTOR;

    fn start(variant: Variant, seed: u64) -> Hokito {
        let mut position = Hokito::empty(variant, Side::First);
        for (square, (owner, value)) in Square::all().zip(variant::draw_start(variant, seed)) {
            position.put(square, Tower::new(owner, value, 1));
        }
        position
    }

    fn parse(text: &str, variant: Variant) -> Result<Hokito, PositionError> {
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
    fn end(&self) -> Option<End> {
        let ended = !self.can_move();
        ended.then(|| End { outcome: self.adjudicate(), reason: Reason::Goal })
    }

    fn adjudicate(&self) -> Outcome {
        let [first, second] = self.points();
        Outcome::by_count(first.into(), second.into())
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
    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        view::piece_at(self, cell)
    }

    fn symbol(piece: Piece) -> String {
        notation::symbol(piece)
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
