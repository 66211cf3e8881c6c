//! The position: what stands where, who is to move, and the points so far.

use game::{Side, key_table};

use crate::moves::Move;
use crate::square::{PLACES, Square, squares};
use crate::tower::Tower;
use crate::variant::Variant;

/// A position of Hokito.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Hokito {
    /// Squares by the token on top, at [`Tower::top`]. Tops of no value do not exist.
    tops: [u64; Tower::TOPS],
    /// Squares with something on them.
    pub(crate) occupied: u64,
    /// Squares with two tokens or more.
    pub(crate) stacks: u64,
    key: u64,
    /// What each side would score now.
    points: [u16; 2],
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
            key: turn_key(turn),
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
        self.key ^= tower_key(square, tower);
    }

    /// Puts what stands on one square on top of what stands on the other, and hands over the turn.
    #[inline]
    pub(crate) fn stack(&mut self, Move { from, to }: Move) {
        let (mover, below) = (self.towers[from.place()], self.towers[to.place()]);
        let made = mover.onto(below);
        self.tops[mover.top()] ^= from.bit() | to.bit();
        self.tops[below.top()] ^= to.bit();
        self.occupied &= !from.bit();
        self.stacks = self.stacks & !from.bit() | to.bit();
        self.towers[from.place()] = Tower::NONE;
        self.towers[to.place()] = made;
        // The tokens that are covered count for another top now; the mover's own bring what they did.
        let covered = u16::from(below.height());
        self.points[below.owner().index()] -= covered * u16::from(below.value());
        self.points[mover.owner().index()] += covered * u16::from(mover.value());
        self.key ^= tower_key(from, mover) ^ tower_key(to, below) ^ tower_key(to, made);
        self.key ^= TURN_KEY;
        self.turn = !self.turn;
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

    #[inline]
    pub(crate) fn kept_key(&self) -> u64 {
        self.key
    }

    pub(crate) fn fresh_key(&self) -> u64 {
        let towers = squares(self.occupied).map(|at| tower_key(at, self.towers[at.place()]));
        towers.fold(turn_key(self.turn), |key, tower| key ^ tower)
    }
}

static TOP_KEYS: [u64; PLACES * Tower::TOPS] = key_table(1);
static HEIGHT_KEYS: [u64; PLACES * Tower::LEVELS] = key_table(2);
const TURN_KEY: u64 = key_table::<1>(3)[0];

#[inline]
fn tower_key(square: Square, tower: Tower) -> u64 {
    TOP_KEYS[square.place() * Tower::TOPS + tower.top()]
        ^ HEIGHT_KEYS[square.place() * Tower::LEVELS + tower.half()]
}

#[inline]
fn turn_key(turn: Side) -> u64 {
    match turn {
        Side::First => 0,
        Side::Second => TURN_KEY,
    }
}
