//! What hands do to make a move.

use crate::event::Cell;

/// One thing a player does to make a move: points at a cell, takes a piece from beside the board,
/// lays it this way round, or picks one of a few named choices.
///
/// A front end that knows the steps of every legal move, as
/// [`Game::steps`](crate::Game::steps) gives them, leads a hand through a move without knowing a
/// rule: what may come next is whatever comes next in one of them.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// Points at a cell.
    Cell(Cell),
    /// Takes a piece of that kind, a place in [`Descriptor::kinds`](crate::Descriptor::kinds), from beside the
    /// board.
    Enter(u8),
    /// Lays the piece that way round, as in [`Piece::orientation`](crate::Piece::orientation).
    Face(u8),
    /// Picks a choice by its name, one of [`Descriptor::choices`](crate::Descriptor::choices).
    Choice(&'static str),
}

impl Step {
    /// The whole of the move of a player who has no other.
    pub const PASS: Step = Step::Choice("pass");
}
