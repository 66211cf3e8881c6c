//! What strong players count: who keeps towers to move, what lies out of reach, and the points.

mod holdings;
mod weights;

use game::{Eval, Game, HIGHEST_LEVEL, Level, Levels, Side, Solved, Term, Tunable};

use self::holdings::{COUNTS, IN_REACH, MOBILITY, SINGLES_IN_REACH, TEMPO, counts};
use self::weights::{POINTS, WEIGHTS, Weights};
use crate::hops::Neighbours;
use crate::mv::Move;
use crate::position::Hokito;
use crate::square::squares;

/// Evaluations stay within this.
const MOST: i32 = 20_000;

/// What a move gains that ends the game won.
const WON: i32 = 5_000;

/// Towers on the board from which on every move is asked whether it ends the game. Between good
/// players hardly a game ends with more, and with so few towers asking is cheap.
const LAST_TOWERS: u32 = 10;

/// With at most this many towers the rest of a game can be looked through.
const SOLVED_TOWERS: u32 = 14;

/// An opinion about positions of Hokito.
///
/// There is no null move. With twelve towers or fewer, about one player in six would score more
/// by passing, so that standing well after a pass proves nothing; with more it did not help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HokitoEval {
    weights: Weights,
}

impl Default for HokitoEval {
    fn default() -> HokitoEval {
        HokitoEval { weights: Weights::new(POINTS, WEIGHTS.map(|(_, stages)| stages)) }
    }
}

impl Eval for HokitoEval {
    type Game = Hokito;
    type State = ();

    #[inline]
    fn evaluate(&self, position: &Hokito, (): &()) -> i32 {
        let (points, parts) = self.parts(position);
        (points + parts.into_iter().sum::<i32>()).clamp(-MOST, MOST)
    }

    /// Every move changes the score, so that is not enough to be noisy: covering a stack of the
    /// other side is, which turns many points at once and takes away one of the towers that
    /// matter, and so is ending the game while ahead.
    #[inline]
    fn gain(&self, position: &Hokito, mv: Move) -> i32 {
        if wins_at_once(position, mv) {
            WON
        } else if theirs(position) & position.stacks & mv.to.bit() != 0 {
            self.worth(position, mv)
        } else {
            0
        }
    }

    #[inline]
    fn each_noisy(&self, position: &Hokito, mut visit: impl FnMut(Move, i32)) {
        if position.occupied.count_ones() <= LAST_TOWERS {
            return position.each_move(|mv| {
                let gain = self.gain(position, mv);
                if gain > 0 {
                    visit(mv, gain);
                }
            });
        }
        let prey = theirs(position) & position.stacks;
        if prey == 0 {
            return;
        }
        let neighbours = Neighbours::new(position.occupied);
        for (movers, value) in position.movers().into_iter().zip(1..) {
            for from in squares(movers & position.stacks) {
                for to in squares(neighbours.reach(from, value) & prey) {
                    let mv = Move { from, to };
                    visit(mv, self.worth(position, mv));
                }
            }
        }
    }

    fn solve(&self, position: &Hokito, go_on: &mut dyn FnMut(u64) -> bool) -> Option<Solved<Move>> {
        if position.occupied.count_ones() > SOLVED_TOWERS {
            return None;
        }
        crate::solver::solve(position, go_on)
    }

    /// Fewer terms than weights, for people: the points less what is at risk, the tops, mobility
    /// and the turn.
    fn open_terms(&self, position: &Hokito) -> Vec<Term> {
        let sign = if position.turn() == Side::First { 1 } else { -1 };
        let (points, parts) = self.parts(position);
        let sum = |from: usize, to: usize| parts[from..to].iter().sum::<i32>();
        let points = points + sum(IN_REACH, MOBILITY) + sum(SINGLES_IN_REACH, TEMPO);
        [
            ("points", points),
            ("tops", sum(0, IN_REACH)),
            ("mobility", sum(MOBILITY, SINGLES_IN_REACH)),
            ("tempo", sum(TEMPO, COUNTS)),
        ]
        .map(|(name, points)| Term { name, points: sign * points })
        .to_vec()
    }
}

impl Tunable for HokitoEval {
    fn weights(&self) -> Vec<(String, i32)> {
        self.weights.named()
    }

    fn with_weights(&self, weights: &[i32]) -> HokitoEval {
        let (&points, counts) = weights.split_first().expect("a weight for the points");
        let stages = counts.as_chunks().0.try_into().expect("three weights for every count");
        HokitoEval { weights: Weights::new(points, stages) }
    }
}

impl Levels for HokitoEval {
    const LEVELS: [Level; HIGHEST_LEVEL] = [
        Level::rated(20, 400, 740, 500),
        Level::rated(35, 300, 470, 793),
        Level::rated(52, 255, 260, 972),
        Level::rated(110, 185, 150, 1158),
        Level::rated(200, 135, 90, 1321),
        Level::rated(480, 90, 40, 1529),
        Level::rated(1_100, 60, 13, 1703),
        Level::rated(3_300, 30, 0, 1900),
        Level::rated(20_000, 10, 0, 2154),
        Level::rated(200_000, 0, 0, 2286),
    ];
}

impl HokitoEval {
    /// What the points and what each count is worth to the player to move.
    #[inline]
    fn parts(&self, position: &Hokito) -> (i32, [i32; COUNTS]) {
        let mut parts = counts(position);
        let weights = self.weights.counts(position.occupied.count_ones());
        for (part, weight) in parts.iter_mut().zip(weights) {
            *part *= weight;
        }
        (self.weights.points * position.lead(), parts)
    }

    /// What a move changes in the score.
    #[inline]
    fn worth(&self, position: &Hokito, mv: Move) -> i32 {
        self.weights.points * position.swing(mv)
    }
}

/// The towers of the player who is not to move.
#[inline]
fn theirs(position: &Hokito) -> u64 {
    let [ones, twos, threes] = position.tops_of(!position.turn());
    ones | twos | threes
}

/// Whether a move leaves the other player stuck and behind.
#[inline]
fn wins_at_once(position: &Hokito, mv: Move) -> bool {
    position.occupied.count_ones() <= LAST_TOWERS && position.lead() + position.swing(mv) > 0 && {
        let mut next = *position;
        next.play_unchecked(mv, &mut ());
        next.end().is_some()
    }
}
