//! Walking through the steps of a move, for front ends that lead a hand.

use crate::step::Step;

/// A move that can be played, and what hands do to make it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// The move in the notation.
    pub text: String,
    /// No move's steps begin with all the steps of another.
    pub steps: Vec<Step>,
}

/// How far a hand has come with its next move. The steps of all legal moves form a tree, and this is
/// a place in it. Steps that leave no choice are taken along.
///
/// ```
/// use game::{Cell, LegalMove, Step, Taken, Walk};
/// let [from, to, turn] = [Step::Cell(Cell(3)), Step::Cell(Cell(4)), Step::Choice("turn")];
/// let mv = |text: &str, steps: &[Step]| LegalMove { text: text.to_owned(), steps: steps.to_vec() };
/// let mut walk = Walk::new(vec![mv("a4b4", &[from, to]), mv("a4+", &[from, turn])]);
/// assert_eq!(walk.options(), [from]);
/// assert_eq!(walk.take(from), Taken::Step);
/// assert_eq!(walk.options(), [to, turn]);
/// assert_eq!(walk.take(turn), Taken::Move("a4+".to_owned()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    legal: Vec<LegalMove>,
    steps: Vec<Step>,
}

/// What became of a step that a hand tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// No legal move begins so: nothing has changed.
    Refused,
    /// The move goes on, or another one was begun instead.
    Step,
    /// The cell had been pointed at before: its step was taken back.
    Back,
    /// The steps make this move; the next walk begins when it has been played.
    Move(String),
}

impl Walk {
    /// A hand before its first step.
    #[must_use]
    pub fn new(legal: Vec<LegalMove>) -> Walk {
        let mut walk = Walk { legal, steps: Vec::new() };
        walk.steps = walk.settled(Vec::new());
        walk
    }

    /// The moves that the hand can make.
    #[must_use]
    pub fn legal(&self) -> &[LegalMove] {
        &self.legal
    }

    /// The steps taken so far, those without a choice included.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether the hand has done something that it can take back.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.steps.len() > self.settled(Vec::new()).len()
    }

    /// What can come next, each once, in the order of the moves.
    #[must_use]
    pub fn options(&self) -> Vec<Step> {
        self.after(&self.steps)
    }

    /// Every step that [`take`](Walk::take) would not refuse: it continues what the hand has done, or
    /// a beginning of it.
    #[must_use]
    pub fn leads(&self) -> Vec<Step> {
        let mut leads: Vec<Step> =
            (0..=self.steps.len()).flat_map(|length| self.after(&self.steps[..length])).collect();
        leads.sort_unstable();
        leads.dedup();
        leads
    }

    /// The move that one more step makes, if it makes one.
    #[must_use]
    pub fn completed_by(&self, step: Step) -> Option<&str> {
        self.complete(&[self.steps.as_slice(), &[step]].concat())
    }

    /// Takes a step. One that does not continue the move continues the longest beginning of it that
    /// it can, so that a click on another piece of one's own picks that one instead; a cell that was
    /// pointed at already is let go.
    pub fn take(&mut self, step: Step) -> Taken {
        let continues = |length: usize| self.begins(&[&self.steps[..length], &[step]].concat());
        let length = match (0..=self.steps.len()).rev().find(|&length| continues(length)) {
            Some(length) if length == self.steps.len() => length,
            _ if matches!(step, Step::Cell(_)) && self.steps.contains(&step) => {
                self.back();
                return Taken::Back;
            }
            Some(length) => length,
            None => return Taken::Refused,
        };
        let steps = self.settled([&self.steps[..length], &[step]].concat());
        if let Some(text) = self.complete(&steps) {
            return Taken::Move(text.to_owned());
        }
        self.steps = steps;
        Taken::Step
    }

    /// Goes one step back, and with it those that followed without a choice. Tells whether there was
    /// one to take back.
    pub fn back(&mut self) -> bool {
        let before = self.steps.len();
        let mut steps = self.steps.clone();
        steps.pop();
        while !steps.is_empty() && self.after(&steps).len() == 1 {
            steps.pop();
        }
        self.steps = self.settled(steps);
        self.steps.len() < before
    }

    /// Goes back to the beginning.
    pub fn restart(&mut self) {
        self.steps = self.settled(Vec::new());
    }

    fn begins(&self, steps: &[Step]) -> bool {
        self.legal.iter().any(|mv| mv.steps.starts_with(steps))
    }

    fn complete(&self, steps: &[Step]) -> Option<&str> {
        self.legal.iter().find(|mv| mv.steps == steps).map(|mv| mv.text.as_str())
    }

    fn after(&self, steps: &[Step]) -> Vec<Step> {
        let mut options = Vec::new();
        for mv in self.legal.iter().filter(|mv| mv.steps.starts_with(steps)) {
            if let Some(next) = mv.steps.get(steps.len())
                && !options.contains(next)
            {
                options.push(*next);
            }
        }
        options
    }

    /// Takes the steps that leave no choice. A cell is always pointed at by hand, and so is whatever
    /// completes a move.
    fn settled(&self, mut steps: Vec<Step>) -> Vec<Step> {
        loop {
            match self.after(&steps)[..] {
                [only] if !matches!(only, Step::Cell(_)) => steps.push(only),
                _ => return steps,
            }
            if self.complete(&steps).is_some() {
                steps.pop();
                return steps;
            }
        }
    }
}
