//! An opinion about positions of Khet.
//!
//! Material counts, but light decides: how far a beam reaches, how near the other pharaoh it
//! passes, and above all on how many squares a mirror would send it to him.

mod camp;
mod light;
mod probe;

use game::{Bits, Eval, HIGHEST_LEVEL, Level, Levels, Side, Term, Tunable};

use crate::mv::Move;
use crate::piece::Class;
use crate::position::Khet;
use crate::square::Squares;

use camp::{COUNTS, Camp, FIFTHS};
use light::Board;
use probe::Probe;

/// What matters only because of whose turn it is.
const TURN_COUNTS: usize = 5;

const WEIGHTS: usize = COUNTS + TURN_COUNTS;

/// What is counted: first for each side, then for the player to move.
const NAMES: [&str; WEIGHTS] = [
    "material",
    "mirrors",
    "approach",
    "gates",
    "mirrors in gates",
    "mirrors beside gates",
    "open lines",
    "guards",
    "targets",
    "helpers",
    "pyramids",
    "djeds",
    "tempo",
    "prey",
    "own pieces lit",
    "pieces in danger",
    "deadly threats",
];

/// An opinion about positions of Khet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KhetEval {
    /// In the order of [`NAMES`].
    weights: [i32; WEIGHTS],
}

impl Default for KhetEval {
    fn default() -> KhetEval {
        // Found by `quinconce arena spsa khet`. A pyramid by itself is worth little: what wins is light
        // near the other pharaoh, and mirrors that can send it there.
        let weights = [11, -5, 10, 22, 75, 67, 14, -24, 5, 6, 6, 31, 0, 94, -37, -44, -93];
        KhetEval { weights }
    }
}

impl KhetEval {
    /// Points for everything that is counted, for the player to move.
    #[inline]
    fn points(&self, mut counts: [i32; WEIGHTS]) -> [i32; WEIGHTS] {
        for (count, weight) in counts.iter_mut().zip(self.weights) {
            *count *= weight;
        }
        counts[0] /= FIFTHS;
        counts
    }
}

/// What is counted, for the player to move, and whether the position is urgent.
#[inline]
fn look(position: &Khet) -> ([i32; WEIGHTS], bool) {
    let board = Board::new(position);
    let own = Camp::new(position, &board, position.turn);
    let other = Camp::new(position, &board, !position.turn);
    let mut counts = [0; WEIGHTS];
    let sides = own.counts(&other).into_iter().zip(other.counts(&own));
    for (count, (own, other)) in counts.iter_mut().zip(sides) {
        *count = own - other;
    }
    let men = |side: Side| position.sides[side.index()] & !position.class(Class::Pharaoh);
    let number = |set: Squares| set.count() as i32;
    let threats = other.threats(&board, &own);
    counts[COUNTS..].copy_from_slice(&[
        1,
        // The shot is certain: whatever else is done, what it strikes is as good as taken.
        number(own.light.struck & men(!position.turn)),
        number(own.light.struck & men(position.turn)),
        number(other.light.struck & men(position.turn)),
        threats,
    ]);
    let struck = own.light.struck | other.light.struck;
    (counts, threats > 0 || !(struck & own.pharaoh.set()).is_none())
}

impl Eval for KhetEval {
    type Game = Khet;
    type State = ();

    #[inline]
    fn evaluate(&self, position: &Khet, (): &()) -> i32 {
        self.judge(position, &()).0
    }

    /// What the shot after the move strikes, beyond what it strikes if nothing is changed: exact
    /// wherever it is above zero.
    #[inline]
    fn gain(&self, position: &Khet, mv: Move) -> i32 {
        Probe::new(position).gain(mv)
    }

    /// The moves with a gain. Where the shot wins by itself, one move that leaves it alone.
    #[inline]
    fn each_noisy(&self, position: &Khet, visit: impl FnMut(Move, i32)) {
        Probe::new(position).each_noisy(position, visit);
    }

    /// Nobody moves, and the laser fires all the same.
    ///
    /// There is no passing in Khet, but with dozens of moves one nearly always does no harm, such
    /// as the turn of a mirror far from all light: a player who stands well after doing nothing
    /// stands well. Not so when doing nothing lights one's own pharaoh, nor without a mirror: the
    /// few moves of a pharaoh and some obelisks may all be bad.
    fn null_move(&self, position: &Khet) -> Option<Khet> {
        let own = position.sides[position.turn.index()];
        if (own & (position.class(Class::Pyramid) | position.class(Class::Djed))).is_none() {
            return None;
        }
        let mut passed = *position;
        passed.fire(&mut ());
        passed.hand_over();
        passed.has_pharaoh(position.turn).then_some(passed)
    }

    /// Whether some beam lights the pharaoh of the player to move, or the next one may.
    fn is_urgent(&self, position: &Khet) -> bool {
        look(position).1
    }

    fn judge(&self, position: &Khet, (): &()) -> (i32, bool) {
        let (counts, urgent) = look(position);
        (self.points(counts).iter().sum(), urgent)
    }

    fn open_terms(&self, position: &Khet) -> Vec<Term> {
        let sign = if position.turn == Side::First { 1 } else { -1 };
        let points = self.points(look(position).0);
        let term = |(&name, points)| Term { name, points: sign * points };
        NAMES.iter().zip(points).map(term).collect()
    }
}

impl Tunable for KhetEval {
    fn weights(&self) -> Vec<(String, i32)> {
        NAMES.map(str::to_owned).into_iter().zip(self.weights).collect()
    }

    fn with_weights(&self, weights: &[i32]) -> KhetEval {
        KhetEval { weights: weights.try_into().expect("as many weights as there are names") }
    }
}

impl Levels for KhetEval {
    const LEVELS: [Level; HIGHEST_LEVEL] = [
        Level::rated(20, 400, 925, 500),
        Level::rated(30, 400, 570, 663),
        Level::rated(50, 280, 300, 821),
        Level::rated(130, 175, 135, 1036),
        Level::rated(350, 108, 60, 1270),
        Level::rated(950, 64, 16, 1472),
        Level::rated(2_800, 36, 0, 1687),
        Level::rated(10_000, 15, 0, 2015),
        Level::rated(42_000, 0, 0, 2218),
        Level::rated(200_000, 0, 0, 2566),
    ];
}
