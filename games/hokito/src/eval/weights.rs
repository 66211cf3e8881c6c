//! What each thing is worth, by the stage of the game.

use super::holdings::COUNTS;
use crate::square::SQUARES;

/// Squares that have become empty at the three stages that have weights of their own: early,
/// midway and late. Between two of them the weights change evenly; after the last they stay.
const STAGES: [usize; 3] = [0, 14, 28];

const SPAN: usize = STAGES[1] - STAGES[0];
const _: () = assert!(STAGES[2] - STAGES[1] == SPAN);

/// What a point of the score is worth, whatever the stage.
pub(super) const POINTS: i32 = 18;

/// The counts in their order, each with its weight early, midway and late.
///
/// Fitted to the results of some 8,000 games the engine played against itself, then bettered by
/// `quinconce arena spsa hokito`. Points that can still change hands say little, so the stacks'
/// weights take away what the points gave; towers to move are what decides, and stacks are the ones
/// that take others. Only late in the game are the points of stacks out of reach worth what the
/// score says.
pub(super) const WEIGHTS: [(&str, [i32; STAGES.len()]); COUNTS] = [
    ("single ones", [58, 55, 5]),
    ("single twos", [106, 95, 28]),
    ("single threes", [195, 134, 28]),
    ("stack ones", [44, 209, 66]),
    ("stack twos", [97, 315, 66]),
    ("stack threes", [194, 381, 17]),
    ("stacks in reach", [-13, -16, -13]),
    ("stacks out of reach", [-10, -16, 1]),
    ("single movers", [3, 27, 73]),
    ("single moves", [-4, 11, 36]),
    ("stack movers", [19, 29, 79]),
    ("stack moves", [-6, 12, 40]),
    ("captors", [22, 29, 29]),
    ("singles in reach", [-4, -15, -15]),
    ("tempo", [38, 215, 33]),
];

/// Weights ready for use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    /// What a point of the score is worth.
    pub(super) points: i32,
    /// Those of the counts as they are tuned.
    stages: [[i32; STAGES.len()]; COUNTS],
    /// The same for every number of empty squares.
    by_empty: [[i32; COUNTS]; STAGES[2] + 1],
}

impl Weights {
    pub(super) fn new(points: i32, stages: [[i32; STAGES.len()]; COUNTS]) -> Weights {
        let at = |empty: usize, weights: [i32; STAGES.len()]| {
            let part = |(weight, stage): (i32, usize)| {
                weight * SPAN.saturating_sub(empty.abs_diff(stage)) as i32
            };
            weights.into_iter().zip(STAGES).map(part).sum::<i32>() / SPAN as i32
        };
        let by_empty = std::array::from_fn(|empty| stages.map(|weights| at(empty, weights)));
        Weights { points, stages, by_empty }
    }

    /// All weights with their names, as they are tuned.
    pub(super) fn named(&self) -> Vec<(String, i32)> {
        let mut named = vec![("points".to_owned(), self.points)];
        for ((count, _), weights) in WEIGHTS.into_iter().zip(self.stages) {
            let stages = ["early", "midway", "late"].into_iter().zip(weights);
            named.extend(stages.map(|(stage, weight)| (format!("{count} {stage}"), weight)));
        }
        named
    }

    /// What the counts are worth with so many towers on the board.
    #[inline]
    pub(super) fn counts(&self, towers: u32) -> &[i32; COUNTS] {
        &self.by_empty[(SQUARES - towers as usize).min(STAGES[2])]
    }
}
