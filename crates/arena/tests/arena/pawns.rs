//! A small opinion about Quindo: pawns count, and so does the middle of the board.

use arena::{Contestant, Openings, Weights};
use game::{Eval, Game as _, Levels, Side, Tunable};
use quindo::{Move, Quindo, Square};
use search::{Limit, SearchRequest};
use table::{Testbed, TypedEntry};

pub(crate) static PAWNS: &dyn Testbed = &TypedEntry::<Pawns>::NEW;

#[derive(Clone, Debug)]
pub(crate) struct Pawns {
    pawn: i32,
    middle: i32,
}

impl Default for Pawns {
    fn default() -> Pawns {
        Pawns { pawn: 100, middle: 4 }
    }
}

impl Pawns {
    /// How far the first player is ahead in pawns, and in nearness to the middle.
    fn counts(position: &Quindo) -> [i32; 2] {
        let mut counts = [0; 2];
        for index in 0..49_u8 {
            let (file, rank) = (index % 7, index / 7);
            let square = Square::new(file, rank).expect("the board has seven files and ranks");
            if let Some(owner) = position.pawn(square) {
                let sign = if owner == Side::First { 1 } else { -1 };
                let apart = i32::from(file.abs_diff(3) + rank.abs_diff(3));
                counts[0] += sign;
                counts[1] += sign * (6 - apart);
            }
        }
        counts
    }
}

impl Eval for Pawns {
    type Game = Quindo;
    type State = ();

    fn evaluate(&self, position: &Quindo, (): &()) -> i32 {
        let [pawns, middle] = Pawns::counts(position);
        let points = self.pawn * pawns + self.middle * middle;
        if position.turn() == Side::First { points } else { -points }
    }

    /// Nothing is noisy: in Quindo so many moves flip something that a few hundred positions would
    /// not even settle the first ply.
    fn gain(&self, _position: &Quindo, _mv: Move) -> i32 {
        0
    }
}

impl Tunable for Pawns {
    fn weights(&self) -> Vec<(String, i32)> {
        vec![("pawn".to_owned(), self.pawn), ("middle".to_owned(), self.middle)]
    }

    fn with_weights(&self, weights: &[i32]) -> Pawns {
        Pawns { pawn: weights[0], middle: weights[1] }
    }
}

impl Levels for Pawns {}

/// The weights of a pawn and of the middle.
pub(crate) fn weights(pawn: i32, middle: i32) -> Weights {
    Weights::of(PAWNS).with_values(&[pawn, middle])
}

pub(crate) fn searcher(name: &str, nodes: u64) -> Contestant {
    let request = SearchRequest::new(Limit::Nodes(nodes));
    Contestant::engine(name, Weights::of(PAWNS), request, 1)
}

pub(crate) fn openings(seed: u64) -> Openings {
    let usual = Openings::new(PAWNS, "standard", 4, seed).expect("a variant of the game");
    Openings { nodes: 300, ..usual }
}
