//! What each thing is worth, by the stage of the game.

use super::holdings::COUNTS;
use crate::square::SQUARES;

/// Squares that have become empty at the three stages that have weights of their own: early,
/// midway and late. Between two of them the weights change evenly; after the last they stay.
const STAGES: [usize; 3] = [0, 14, 28];

const SPAN: usize = STAGES[1] - STAGES[0];
const _: () = assert!(STAGES[2] - STAGES[1] == SPAN);

/// The points, then the counts in their order, each early, midway and late.
///
/// Fitted to the results of some 8,000 games the engine played against itself, then bettered by
/// `quinconce arena spsa hokito`. Points that can still change hands say little, so the stacks'
/// weights take away what the points gave; towers to move are what decides, and stacks are the ones
/// that take others. Only late in the game are the points of stacks out of reach worth what the
/// score says.
pub(super) const WEIGHTS: [(&str, i32); 1 + STAGES.len() * COUNTS] = [
    ("points", 18),
    ("single ones early", 58),
    ("single ones midway", 55),
    ("single ones late", 5),
    ("single twos early", 106),
    ("single twos midway", 95),
    ("single twos late", 28),
    ("single threes early", 195),
    ("single threes midway", 134),
    ("single threes late", 28),
    ("stack ones early", 44),
    ("stack ones midway", 209),
    ("stack ones late", 66),
    ("stack twos early", 97),
    ("stack twos midway", 315),
    ("stack twos late", 66),
    ("stack threes early", 194),
    ("stack threes midway", 381),
    ("stack threes late", 17),
    ("stacks in reach early", -13),
    ("stacks in reach midway", -16),
    ("stacks in reach late", -13),
    ("stacks out of reach early", -10),
    ("stacks out of reach midway", -16),
    ("stacks out of reach late", 1),
    ("single movers early", 3),
    ("single movers midway", 27),
    ("single movers late", 73),
    ("single moves early", -4),
    ("single moves midway", 11),
    ("single moves late", 36),
    ("stack movers early", 19),
    ("stack movers midway", 29),
    ("stack movers late", 79),
    ("stack moves early", -6),
    ("stack moves midway", 12),
    ("stack moves late", 40),
    ("captors early", 22),
    ("captors midway", 29),
    ("captors late", 29),
    ("singles in reach early", -4),
    ("singles in reach midway", -15),
    ("singles in reach late", -15),
    ("tempo early", 38),
    ("tempo midway", 215),
    ("tempo late", 33),
];

/// Weights ready for use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    /// As they are tuned, in the order of [`WEIGHTS`].
    pub(super) tuned: [i32; WEIGHTS.len()],
    /// Those of the counts for every number of empty squares.
    by_empty: [[i32; COUNTS]; STAGES[2] + 1],
}

impl Weights {
    pub(super) fn new(tuned: [i32; WEIGHTS.len()]) -> Weights {
        let mut by_empty = [[0; COUNTS]; STAGES[2] + 1];
        for (empty, weights) in by_empty.iter_mut().enumerate() {
            for (weight, stages) in weights.iter_mut().zip(tuned[1..].chunks(STAGES.len())) {
                let parts = stages.iter().zip(STAGES).map(|(&weight, stage)| {
                    weight * SPAN.saturating_sub(empty.abs_diff(stage)) as i32
                });
                *weight = parts.sum::<i32>() / SPAN as i32;
            }
        }
        Weights { tuned, by_empty }
    }

    /// What a point of the score is worth.
    #[inline]
    pub(super) fn points(&self) -> i32 {
        self.tuned[0]
    }

    /// What the counts are worth with so many towers on the board.
    #[inline]
    pub(super) fn counts(&self, towers: u32) -> &[i32; COUNTS] {
        &self.by_empty[(SQUARES - towers as usize).min(STAGES[2])]
    }
}
