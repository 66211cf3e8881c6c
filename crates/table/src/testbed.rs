//! One game of the list, for the arena.

use game::{Game, Side, Tunable, Variant};

use crate::GameEval;
use crate::entry::{Entry, Setup, TypedEntry};
use crate::error::SetupError;
use crate::table::TypedTable;
use crate::test_table::TestTable;

/// A game as those see it who test and tune engines.
pub trait Testbed: Entry {
    /// The evaluation's weights that can be tuned, with their names.
    fn weights(&self) -> Vec<(String, i32)>;

    /// Lays a table for a test.
    ///
    /// # Errors
    /// As [`Entry::open`].
    fn lay(&self, setup: &Setup<'_>) -> Result<Box<dyn TestTable>, SetupError>;

    /// An empty set of positions.
    fn positions(&self) -> Box<dyn PositionSet>;
}

/// Positions to evaluate again and again with changing weights.
pub trait PositionSet: Send + Sync {
    /// Adds a position and gives who is to move in it.
    ///
    /// # Errors
    /// When the variant is unknown or the position impossible.
    fn push(&mut self, variant: &str, position: &str) -> Result<Side, SetupError>;

    /// What the evaluation with those weights says about the positions of these numbers, each for
    /// its player to move.
    fn evaluate(&self, weights: &[i32], numbers: &[usize]) -> Vec<i32>;
}

struct Positions<E: Tunable> {
    eval: E,
    positions: Vec<E::Game>,
}

impl<E: Tunable> PositionSet for Positions<E> {
    fn push(&mut self, variant: &str, position: &str) -> Result<Side, SetupError> {
        let variant = Variant::parse(variant).map_err(SetupError::Variant)?;
        let position = E::Game::parse(position, variant).map_err(SetupError::Position)?;
        self.positions.push(position);
        Ok(position.turn())
    }

    fn evaluate(&self, weights: &[i32], numbers: &[usize]) -> Vec<i32> {
        let eval = self.eval.with_weights(weights);
        numbers.iter().map(|&number| eval.value(&self.positions[number])).collect()
    }
}

impl<E: GameEval> Testbed for TypedEntry<E> {
    fn weights(&self) -> Vec<(String, i32)> {
        E::default().weights()
    }

    fn lay(&self, setup: &Setup<'_>) -> Result<Box<dyn TestTable>, SetupError> {
        Ok(Box::new(TypedTable { record: Self::record(setup)?, eval: E::default() }))
    }

    fn positions(&self) -> Box<dyn PositionSet> {
        Box::new(Positions { eval: E::default(), positions: Vec::new() })
    }
}
