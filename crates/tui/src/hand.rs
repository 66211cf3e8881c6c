//! A hand in the middle of a move, led by the rules.

use catalog::{Reach, Table};
use game::{Cell, Piece, Refusal, Rotation, Step, Taken, View, Walk};

use crate::board::marks::{self, Mark};

/// How far a hand has come, and what it can do next.
pub(crate) struct Hand {
    walk: Walk,
    options: Vec<Reach>,
    pub(crate) marks: Vec<Mark>,
    /// How the piece lies that is about to be laid down.
    face: Option<u8>,
}

/// What became of something that a hand did.
pub(crate) enum Did {
    /// The move goes on.
    Went,
    /// It makes this move.
    Move(String),
    /// It leads nowhere.
    Refused(Refusal),
}

impl Hand {
    /// A hand before its first step.
    pub(crate) fn new(table: &dyn Table) -> Hand {
        Hand::at(Walk::new(table.legal_steps()), table)
    }

    /// A hand that can do nothing: it is not its turn.
    pub(crate) fn idle(table: &dyn Table) -> Hand {
        Hand::at(Walk::default(), table)
    }

    fn at(walk: Walk, table: &dyn Table) -> Hand {
        let options = marks::options(table, &walk);
        let marks = marks::of_hand(table, &walk, &options);
        let face =
            |option: &Reach| if let Step::Face(face) = option.step { Some(face) } else { None };
        let face = options.iter().find_map(face);
        Hand { walk, options, marks, face }
    }

    pub(crate) fn steps(&self) -> &[Step] {
        self.walk.steps()
    }

    pub(crate) fn next(&self) -> Vec<Step> {
        self.walk.options()
    }

    pub(crate) fn is_begun(&self) -> bool {
        self.walk.is_begun()
    }

    /// What can be done beside pointing at cells, in order.
    pub(crate) fn choices(&self) -> Vec<Step> {
        let steps = self.options.iter().map(|option| option.step);
        steps.filter(|step| matches!(step, Step::Choice(_) | Step::Enter(_))).collect()
    }

    /// The piece that is about to be laid down, and where.
    pub(crate) fn ghost(&self, view: &View) -> Option<(Cell, Piece)> {
        let orientation = self.face?;
        let cell = |step: &Step| if let Step::Cell(cell) = *step { Some(cell) } else { None };
        let kind = |step: &Step| if let Step::Enter(kind) = *step { Some(kind) } else { None };
        let at = self.steps().iter().rev().find_map(cell)?;
        let kind = self.steps().iter().find_map(kind)?;
        Some((at, Piece { owner: view.turn, kind, orientation, height: 1 }))
    }

    /// Turns the piece that is about to be laid down; tells whether one is.
    pub(crate) fn turn_ghost(&mut self, over: bool, clockwise: bool) -> bool {
        let Some(face) = self.face else { return false };
        let option = self.options.iter().find(|option| option.step == Step::Face(face));
        if let Some(turns) = option.and_then(|option| option.turns) {
            let turned = match (over, clockwise) {
                (true, _) => turns.over,
                (_, true) => turns.clockwise,
                (_, false) => turns.anticlockwise,
            };
            if self.options.iter().any(|option| option.step == Step::Face(turned)) {
                self.face = Some(turned);
            }
        }
        true
    }

    /// The step that lays it down.
    pub(crate) fn lay(&self) -> Option<Step> {
        self.face.map(Step::Face)
    }

    /// The choice that turns the piece in the hand, if there is one.
    pub(crate) fn rotation(&self, clockwise: bool) -> Option<Step> {
        let wanted = if clockwise { Rotation::Clockwise } else { Rotation::Anticlockwise };
        let turns = |rotation| rotation == wanted || rotation == Rotation::Either;
        let mut options = self.options.iter();
        options.find(|option| option.rotation.is_some_and(turns)).map(|option| option.step)
    }

    /// Does something.
    pub(crate) fn take(&mut self, step: Step, table: &dyn Table) -> Did {
        // Pointing at the place of a piece that is to be laid lays it.
        if let (Some(lay), Step::Cell(_)) = (self.lay(), step)
            && self.steps().last() == Some(&step)
        {
            return self.take(lay, table);
        }
        match self.walk.take(step) {
            Taken::Refused => {
                let tried = [self.walk.steps(), &[step]].concat();
                Did::Refused(table.refusal(&tried).unwrap_or(Refusal::NO_SUCH_MOVE))
            }
            Taken::Move(mv) => Did::Move(mv),
            Taken::Step | Taken::Back => {
                *self = Hand::at(std::mem::take(&mut self.walk), table);
                Did::Went
            }
        }
    }

    /// Takes a step back; tells whether there was one.
    pub(crate) fn back(&mut self, table: &dyn Table) -> bool {
        let went = self.walk.back();
        *self = Hand::at(std::mem::take(&mut self.walk), table);
        went
    }
}
