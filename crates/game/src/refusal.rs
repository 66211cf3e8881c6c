//! Why something that a player tries is no move.

use crate::event::Cell;
use crate::game::{Game, GameExt};
use crate::step::Step;
use crate::view::View;

/// Why a player cannot do this: a fact that front ends put into words.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Refusal {
    /// The fact, one of [`Refusal::COMMON`] or of
    /// [`Descriptor::refusals`](crate::Descriptor::refusals).
    pub code: &'static str,
    /// The number in it, where it has one: the lines demanded, the distance barred.
    pub number: Option<i16>,
}

/// Names what a game refuses: a constant for each code, and `REFUSALS`, the list of them all for its
/// [`Descriptor`](crate::Descriptor).
#[macro_export]
macro_rules! refusals {
    ($($name:ident = $code:literal;)*) => {
        pub(crate) const REFUSALS: &[&str] = &[$($name),*];
        $(const $name: &str = $code;)*
    };
}

impl Refusal {
    /// The game is over.
    pub const FINISHED: Refusal = Refusal::new("finished");
    /// No piece stands there.
    pub const EMPTY: Refusal = Refusal::new("empty");
    /// The piece is the opponent's.
    pub const NOT_YOURS: Refusal = Refusal::new("not-yours");
    /// The player cannot move and has to pass.
    pub const MUST_PASS: Refusal = Refusal::new("must-pass");
    /// The player can move and may not pass.
    pub const MUST_MOVE: Refusal = Refusal::new("must-move");
    /// The piece has to leave its cell.
    pub const STAYS: Refusal = Refusal::new("stays");
    /// Nothing of that sort exists in this game, whatever the position: a front end asked in vain.
    pub const NO_SUCH_MOVE: Refusal = Refusal::new("no-such-move");

    /// The codes that any game can give.
    pub const COMMON: &'static [&'static str] = &[
        Refusal::FINISHED.code,
        Refusal::EMPTY.code,
        Refusal::NOT_YOURS.code,
        Refusal::MUST_PASS.code,
        Refusal::MUST_MOVE.code,
        Refusal::STAYS.code,
        Refusal::NO_SUCH_MOVE.code,
    ];

    /// A fact without a number.
    #[must_use]
    pub const fn new(code: &'static str) -> Refusal {
        Refusal { code, number: None }
    }

    /// A fact with its number.
    #[must_use]
    pub fn with(code: &'static str, number: impl Into<i16>) -> Refusal {
        Refusal { code, number: Some(number.into()) }
    }

    /// What is wrong with picking up what stands on a cell: nothing does, or it is the opponent's.
    #[must_use]
    pub fn to_pick_up(view: &View, cell: Cell) -> Option<Refusal> {
        match view.cells.get(usize::from(cell.0))?.piece {
            None => Some(Refusal::EMPTY),
            Some(piece) if piece.owner != view.turn => Some(Refusal::NOT_YOURS),
            Some(_) => None,
        }
    }
}

/// What [`GameExt::refusal`] does. What is legal is asked of the legal moves, so that no rule is
/// stated twice; only the reason for a refusal is the game's own.
pub(crate) fn refusal<G: Game>(position: &G, steps: &[Step]) -> Option<Refusal> {
    let legal: Vec<Vec<Step>> =
        position.legal_moves().into_iter().map(|mv| position.steps(mv)).collect();
    if legal.is_empty() {
        return Some(Refusal::FINISHED);
    }
    // The first step that leads nowhere is what the player hears about.
    let begins = |length: usize| legal.iter().any(|mv| mv.starts_with(&steps[..length]));
    let wrong = (1..=steps.len()).find(|&length| !begins(length))?;
    let (before, last) = (&steps[..wrong - 1], steps[wrong - 1]);
    let complete = legal.iter().any(|mv| mv == before);
    Some(if complete || !exists::<G>(position, last) {
        Refusal::NO_SUCH_MOVE
    } else if legal == [[Step::PASS]] {
        Refusal::MUST_PASS
    } else if last == Step::PASS {
        Refusal::MUST_MOVE
    } else if before == [last] {
        Refusal::STAYS
    } else {
        position.explain(&steps[..wrong])
    })
}

/// Whether the game has such a step at all.
fn exists<G: Game>(position: &G, step: Step) -> bool {
    match step {
        Step::Cell(cell) => usize::from(cell.0) < position.view().cells.len(),
        Step::Enter(kind) => usize::from(kind) < G::DESCRIPTOR.kinds.len(),
        Step::Face(_) => true,
        Step::Choice(name) => G::DESCRIPTOR.choices.contains(&name),
    }
}
