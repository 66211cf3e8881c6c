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

    /// Which way this choice turns the piece in the hand, if that is what it does.
    #[must_use]
    pub fn rotation(self) -> Option<Rotation> {
        Rotation::ALL.into_iter().find(|rotation| self == Step::Choice(rotation.name()))
    }
}

/// A turn of the piece in the hand where it stands. Games that have it call it so, and a front end
/// can put a handle beside the piece.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Rotation {
    /// To the right.
    Clockwise,
    /// To the left.
    Anticlockwise,
    /// Either way: both come to the same.
    Either,
}

impl Rotation {
    /// All of them.
    pub const ALL: [Rotation; 3] = [Rotation::Clockwise, Rotation::Anticlockwise, Rotation::Either];

    /// The name of the choice, one of [`Descriptor::choices`](crate::Descriptor::choices).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Rotation::Clockwise => "clockwise",
            Rotation::Anticlockwise => "anticlockwise",
            Rotation::Either => "turn",
        }
    }
}
