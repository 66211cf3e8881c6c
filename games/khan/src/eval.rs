//! An opinion about positions of Khan.
//!
//! The demand is everything. Whoever ends on a simple square lets only the opponent's pieces on
//! simple squares move; so a Kalista in reach is safe as long as one can avoid the sort of square
//! its hunter stands on, and a hunter wins when the opponent has only that sort left to end on.

mod camp;
mod counts;
mod weights;

use game::{Eval, Game, HIGHEST_LEVEL, Level, Levels, Side, Term, Tunable};

use crate::kind::Kind;
use crate::mv::Move;
use crate::position::Khan;
use camp::Camp;
use counts::counts;
use weights::{Count, TERMS, WEIGHTS};

/// What taking the Kalista wins: more than anything else on the board.
const KALISTA: i32 = 5_000;

/// An opinion about positions of Khan: a weighted sum of what can be counted on the board.
///
/// ```
/// use game::{Eval, Game};
/// use khan::{Khan, KhanEval, Variant};
///
/// // Only the demand differs. Red may not move from the simple square c4, next to the Kalista…
/// let text = "s 6/2k3/2S3/6/3s2/K5 r d2 4/4 0";
/// let bound = Khan::parse(text, Variant::Standard).expect("a position of the game");
/// // …or may.
/// let text = "s 6/2k3/2S3/6/3s2/K5 r - 4/4 0";
/// let free = Khan::parse(text, Variant::Standard).expect("a position of the game");
/// let eval = KhanEval::default();
/// assert!(eval.value(&free) > eval.value(&bound));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KhanEval {
    weights: [i32; TERMS],
}

impl Default for KhanEval {
    fn default() -> KhanEval {
        KhanEval { weights: WEIGHTS.map(|(_, weight)| weight) }
    }
}

impl KhanEval {
    /// Every count times its weight.
    #[inline(always)]
    fn points(&self, position: &Khan) -> impl Iterator<Item = i32> {
        self.weights.into_iter().zip(counts(position)).map(|(weight, count)| weight * count)
    }

    /// What the capture of a Sbire wins. Where a Sbire beside the board is worth more than one on
    /// it, that is nothing, and the capture is a quiet move like others.
    #[inline]
    fn sbire(&self) -> i32 {
        let weight = |count: Count| self.weights[count as usize];
        (weight(Count::Sbires) - weight(Count::Reserve)).max(0)
    }
}

impl Eval for KhanEval {
    type Game = Khan;
    type State = ();

    fn evaluate(&self, position: &Khan, (): &()) -> i32 {
        self.points(position).sum()
    }

    #[inline]
    fn gain(&self, position: &Khan, mv: Move) -> i32 {
        let Move::Step { to, .. } = mv else { return 0 };
        if position.pieces[(!position.turn).index()] & to.bit() == 0 {
            return 0;
        }
        match position.kind(to) {
            Kind::Kalista => KALISTA,
            Kind::Sbire => self.sbire(),
        }
    }

    fn each_noisy(&self, position: &Khan, mut visit: impl FnMut(Move, i32)) {
        let enemy = position.pieces[(!position.turn).index()];
        let targets = if self.sbire() > 0 { enemy } else { enemy & position.kalistas };
        position.visit_captures(targets, |mv| visit(mv, self.gain(position, mv)));
    }

    // No null move: every move demands something, and to be without a safe square to end on is how
    // games are lost. A player who could give up the turn would often be glad to.

    /// Whether every sort of square the player can end on lets the opponent take the Kalista. To be
    /// aimed at is not enough: that is common, often on both sides at once, and mostly harmless.
    fn is_urgent(&self, position: &Khan) -> bool {
        if position.is_setting_up() {
            return false;
        }
        let other = Camp::new(position, !position.turn);
        other.aims != 0 && {
            let own = Camp::new(position, position.turn);
            own.landings_under(position.demand) & !other.deadly() == 0
        }
    }

    fn open_terms(&self, position: &Khan) -> Vec<Term> {
        let sign = if position.turn() == Side::First { 1 } else { -1 };
        let term = |((name, _), points)| Term { name, points: sign * points };
        WEIGHTS.into_iter().zip(self.points(position)).map(term).collect()
    }
}

impl Tunable for KhanEval {
    fn weights(&self) -> Vec<(String, i32)> {
        WEIGHTS.map(|(name, _)| name.to_owned()).into_iter().zip(self.weights).collect()
    }

    /// # Panics
    /// When there are not as many weights as there are names.
    fn with_weights(&self, weights: &[i32]) -> KhanEval {
        KhanEval { weights: weights.try_into().expect("a weight for every name") }
    }
}

impl Levels for KhanEval {
    const LEVELS: [Level; HIGHEST_LEVEL] = [
        Level::rated(18, 340, 900, 500),
        Level::rated(24, 320, 640, 691),
        Level::rated(32, 300, 330, 838),
        Level::rated(94, 190, 160, 1029),
        Level::rated(440, 95, 45, 1244),
        Level::rated(1_300, 55, 10, 1485),
        Level::rated(4_000, 27, 0, 1642),
        Level::rated(14_000, 13, 0, 1870),
        Level::rated(52_000, 0, 0, 2072),
        Level::rated(200_000, 0, 0, 2252),
    ];
}
