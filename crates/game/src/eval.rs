//! An opinion about positions: what the rules do not say and a search needs.

use crate::event::{Cell, Piece};
use crate::game::Game;
use crate::side::Side;
use crate::touched::Touched;

/// One reason of an evaluation, for people.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Term {
    /// What is counted: `pieces`, `mobility`, `exposure`.
    pub name: &'static str,
    /// Points for the first player, less those for the second.
    pub points: i32,
}

/// A game looked through to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved<M> {
    /// The points of the player to move less those of the other when the game is over.
    pub margin: i32,
    /// The moves that both sides play for the greatest margin, to the end of the game.
    pub line: Vec<M>,
    /// Positions visited.
    pub nodes: u64,
}

/// The moves of the game that an evaluation knows.
pub type MoveOf<E> = <<E as Eval>::Game as Game>::Move;

/// An opinion about the positions of one game.
///
/// The rules live in [`Game`]; what is good and which moves are loud is the engine's business, but
/// the knowledge belongs in the game's folder, so the seam is here.
pub trait Eval: Clone + Send + Sync + 'static {
    /// The game it knows.
    type Game: Game;

    /// What follows from the pieces on the board and is kept up to date from move to move instead of
    /// being counted anew, such as the accumulator of a network. An evaluation that keeps nothing
    /// says `()`, and a state without size costs nothing.
    type State: Clone + Default + Send;

    /// Whether [`each_noisy`](Eval::each_noisy) visits every move with a gain above zero. Then the
    /// search asks no other move for its gain.
    const FOLLOWS_EVERY_GAIN: bool = true;

    /// A piece came to stand on a cell.
    #[inline]
    fn add(&self, state: &mut Self::State, cell: Cell, piece: Piece) {
        let _ = (state, cell, piece);
    }

    /// A piece that stood on a cell does not stand there any more, or is turned another way.
    #[inline]
    fn remove(&self, state: &mut Self::State, cell: Cell, piece: Piece) {
        let _ = (state, cell, piece);
    }

    /// The state of a position, computed from scratch.
    fn refresh(&self, position: &Self::Game) -> Self::State {
        let mut state = Self::State::default();
        if size_of::<Self::State>() > 0 {
            for cell in Cell::all() {
                if let Some(piece) = position.piece_at(cell) {
                    self.add(&mut state, cell, piece);
                }
            }
        }
        state
    }

    /// Makes a move and brings the state up to date with it: what stood on the cells that the move
    /// touched is removed, what stands there now is added.
    #[inline]
    fn advance(&self, position: &mut Self::Game, mv: MoveOf<Self>, state: &mut Self::State) {
        if size_of::<Self::State>() == 0 {
            return position.play_unchecked(mv, &mut ());
        }
        let (before, mut touched) = (*position, Touched::default());
        position.play_unchecked(mv, &mut touched);
        for cell in touched.cells() {
            let (old, new) = (before.piece_at(cell), position.piece_at(cell));
            if old != new {
                if let Some(piece) = old {
                    self.remove(state, cell, piece);
                }
                if let Some(piece) = new {
                    self.add(state, cell, piece);
                }
            }
        }
    }

    /// How good an open position is for the player to move. 100 is an advantage as large as that of
    /// an ordinary piece in most games, and the search's margins are made for that; always within
    /// ±20 000.
    fn evaluate(&self, position: &Self::Game, state: &Self::State) -> i32;

    /// As [`evaluate`](Eval::evaluate), the state computed from scratch.
    fn value(&self, position: &Self::Game) -> i32 {
        self.evaluate(position, &self.refresh(position))
    }

    /// What a move is likely to win at once, in the same unit. A move with a gain above zero is
    /// noisy: the search follows noisy moves to the end before it trusts
    /// [`evaluate`](Eval::evaluate). Only a guess: cheap matters more than exact.
    fn gain(&self, position: &Self::Game, mv: MoveOf<Self>) -> i32;

    /// Visits the noisy moves. The default asks every legal move for its gain; a game that can
    /// find its captures without making the others says how. A move that wins the game may stand
    /// for all others.
    fn each_noisy(&self, position: &Self::Game, mut visit: impl FnMut(MoveOf<Self>, i32)) {
        position.each_move(|mv| {
            let gain = self.gain(position, mv);
            if gain > 0 {
                visit(mv, gain);
            }
        });
    }

    /// The position with the turn handed over, where giving up a turn is nearly always worse than
    /// the best move, so that standing well after it proves something. `None` where the game is
    /// not like that, or not here.
    fn null_move(&self, position: &Self::Game) -> Option<Self::Game> {
        let _ = position;
        None
    }

    /// Whether the player to move is under a threat that a reduced search would miss, as in check.
    fn is_urgent(&self, position: &Self::Game) -> bool {
        let _ = position;
        false
    }

    /// Both [`evaluate`](Eval::evaluate) and [`is_urgent`](Eval::is_urgent), for games where they
    /// share their work.
    fn judge(&self, position: &Self::Game, state: &Self::State) -> (i32, bool) {
        (self.evaluate(position, state), self.is_urgent(position))
    }

    /// Whether it is proven that neither player can force a win any more. The search then takes
    /// the position for a draw.
    fn is_drawn(&self, position: &Self::Game) -> bool {
        let _ = position;
        false
    }

    /// Best play to the end of the game, where what is left of it is small enough to be looked
    /// through. `go_on` is asked at every position, with their number so far, whether to continue.
    fn solve(
        &self,
        position: &Self::Game,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Solved<MoveOf<Self>>> {
        let _ = (position, go_on);
        None
    }

    /// The evaluation term by term, from the first player's point of view. The sum is
    /// [`evaluate`](Eval::evaluate) for the first player to move. A finished game has none.
    fn terms(&self, position: &Self::Game) -> Vec<Term> {
        if position.end().is_some() { Vec::new() } else { self.open_terms(position) }
    }

    /// The [`terms`](Eval::terms) of an open position.
    fn open_terms(&self, position: &Self::Game) -> Vec<Term> {
        let sign = if position.turn() == Side::First { 1 } else { -1 };
        vec![Term { name: "evaluation", points: sign * self.value(position) }]
    }
}

/// An evaluation with weights that can be fitted to games.
pub trait Tunable: Eval {
    /// The weights with their names.
    fn weights(&self) -> Vec<(String, i32)> {
        Vec::new()
    }

    /// The same opinion with other weights, in the order of [`weights`](Tunable::weights).
    #[must_use]
    fn with_weights(&self, weights: &[i32]) -> Self {
        let _ = weights;
        self.clone()
    }
}
