//! The clock of a game. It does not know the time: whoever asks hands it in.

use std::time::Duration;

use crate::side::Side;

/// How much time the players have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// What each side begins with, the beginner first.
    pub main: [Duration; 2],
    /// What a side gets for each of its turns, however many moves it makes in one.
    pub increment: Duration,
}

/// What is left to the players, and whose time runs. Moments are counted from any one beginning.
///
/// ```
/// use game::{Clock, Side, TimeControl};
/// use std::time::Duration;
/// let [minute, second] = [60, 1].map(Duration::from_secs);
/// let mut clock = Clock::new(TimeControl { main: [minute; 2], increment: second });
/// clock.run(Some(Side::First), second * 10);
/// clock.hand_over(Side::First, second * 15);
/// assert_eq!(clock.left(Side::First, second * 20), second * 56);
/// assert_eq!(clock.left(Side::Second, second * 20), second * 55);
/// assert_eq!(clock.flagged(second * 80), Some(Side::Second));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    left: [Duration; 2],
    increment: Duration,
    running: Option<(Side, Duration)>,
}

impl Clock {
    /// A clock before the first move: it stands.
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        Clock { left: control.main, increment: control.increment, running: None }
    }

    /// What is left to a side.
    #[must_use]
    pub fn left(&self, side: Side, now: Duration) -> Duration {
        let used = match self.running {
            Some((running, since)) if running == side => now.saturating_sub(since),
            _ => Duration::ZERO,
        };
        self.left[side.index()].saturating_sub(used)
    }

    /// Whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// Lets the time of that side run from now on, or nobody's.
    pub fn run(&mut self, side: Option<Side>, now: Duration) {
        self.left = Side::ALL.map(|side| self.left(side, now));
        self.running = side.map(|side| (side, now));
    }

    /// A side has ended its turn: it gets its increment, and if its time ran, the other's runs now.
    pub fn hand_over(&mut self, from: Side, now: Duration) {
        self.run(self.running().map(|side| if side == from { !from } else { side }), now);
        self.left[from.index()] += self.increment;
    }

    /// The side whose time is over, if it runs.
    #[must_use]
    pub fn flagged(&self, now: Duration) -> Option<Side> {
        self.running().filter(|&side| self.left(side, now).is_zero())
    }
}
