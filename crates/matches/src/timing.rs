//! The time of a match. Clocks count turns, not moves: who makes seven moves in a row to set up has
//! one turn, and one increment.

use game::Side;
use protocol::TimeControl;

use crate::request::Outage;

/// A moment, in milliseconds since 1970, or as many milliseconds.
pub type Millis = u64;

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

/// What each has for the first turn of a live match. Who does not move in it has not come.
pub const FIRST_TURN: Millis = MINUTE;

/// By how much moves may be late in a match in all, for each player: the net is slow, too.
pub const LAG_BOUND: Millis = SECOND;

/// How long after the last moment in which a move counts the flag falls: a move that was received in
/// time may still be on its way into the log.
pub const GRACE: Millis = SECOND;

/// Whose time runs, since when, and what is left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timing {
    control: Option<TimeControl>,
    /// What is left on the clocks, as of `since`.
    left: [Millis; 2],
    /// By how much each has been late.
    late: [Millis; 2],
    /// When the turn began, and how much of the time since then does not count.
    turn: Stretch,
    /// The same since the last move of the turn.
    stretch: Stretch,
    runs: bool,
    /// Since when the clocks stand.
    paused: Option<Millis>,
    /// Until when they last did.
    resumed: Millis,
}

/// Time that is counted from a moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Stretch {
    since: Millis,
    credit: Millis,
}

impl Stretch {
    fn from(now: Millis) -> Stretch {
        Stretch { since: now, credit: 0 }
    }

    fn elapsed(self, now: Millis) -> Millis {
        now.saturating_sub(self.since).saturating_sub(self.credit)
    }

    /// The moment at which so much will have gone by.
    fn reaches(self, time: Millis) -> Millis {
        self.since.saturating_add(self.credit).saturating_add(time)
    }

    fn add(&mut self, outage: Outage) {
        self.credit += outage.to.saturating_sub(outage.from.max(self.since));
    }
}

impl Timing {
    /// Before anybody's time runs.
    #[must_use]
    pub fn new(control: Option<TimeControl>) -> Timing {
        let base = match control {
            Some(TimeControl::Live { base, .. }) => Millis::from(base) * SECOND,
            _ => 0,
        };
        Timing {
            control,
            left: [base; 2],
            late: [0; 2],
            turn: Stretch::default(),
            stretch: Stretch::default(),
            runs: false,
            paused: None,
            resumed: 0,
        }
    }

    /// How time is kept.
    #[must_use]
    pub fn control(&self) -> Option<TimeControl> {
        self.control
    }

    /// A turn begins.
    pub(crate) fn begin_turn(&mut self, now: Millis) {
        (self.turn, self.stretch) = (Stretch::from(now), Stretch::from(now));
        self.runs = true;
    }

    /// Nobody's time runs any more.
    pub(crate) fn stop(&mut self) {
        self.runs = false;
        self.paused = None;
    }

    /// A move was made: `charged` is taken from the clock.
    pub(crate) fn moved(&mut self, side: Side, charged: Millis, ends_turn: bool, now: Millis) {
        let left = &mut self.left[side.index()];
        // During the first turns nothing is charged, and nobody is late.
        if charged > 0 {
            self.late[side.index()] += self.stretch.elapsed(now).saturating_sub(*left);
        }
        *left = left.saturating_sub(charged);
        self.stretch = Stretch::from(now);
        if ends_turn {
            if let Some(TimeControl::Live { increment, .. }) = self.control
                && charged > 0
            {
                *left += Millis::from(increment) * SECOND;
            }
            self.begin_turn(now);
        }
    }

    pub(crate) fn pause(&mut self, now: Millis) {
        self.paused = Some(now);
    }

    pub(crate) fn resume(&mut self, now: Millis) {
        if let Some(from) = self.paused.take() {
            self.credit(Outage { from, to: now });
            self.resumed = now;
        }
    }

    /// Since when the clocks stand, if they do.
    #[must_use]
    pub fn paused(&self) -> Option<Millis> {
        self.paused
    }

    /// Time that does not count.
    pub(crate) fn credit(&mut self, outage: Outage) {
        if self.runs && self.paused.is_none() {
            self.turn.add(outage);
            self.stretch.add(outage);
        }
    }

    /// When the time that runs began to: with the turn, or when the clocks last stood. What lies before
    /// that is credited already, and nobody had to be there in it.
    pub(crate) fn since(&self) -> Option<Millis> {
        (self.runs && self.paused.is_none()).then_some(self.turn.since.max(self.resumed))
    }

    /// Whether a clock runs down; it stands during the first turn of each.
    fn counts(&self, first: bool) -> bool {
        matches!(self.control, Some(TimeControl::Live { .. })) && self.runs && !first
    }

    /// What a move costs that is received now.
    pub(crate) fn charge(&self, side: Side, first: bool, now: Millis) -> Millis {
        if !self.counts(first) {
            return 0;
        }
        // Never nothing, so that the fold can tell that the clock ran.
        self.stretch.elapsed(now).clamp(1, self.left[side.index()].max(1))
    }

    /// What is left to a side.
    #[must_use]
    pub fn left(&self, side: Side, turn: Side, first: bool, now: Millis) -> Millis {
        let left = self.left[side.index()];
        let now = self.paused.unwrap_or(now);
        let runs = side == turn && self.counts(first);
        if runs { left.saturating_sub(self.stretch.elapsed(now)) } else { left }
    }

    /// The last moment in which a move of the side to move counts; `None` where time has no end.
    #[must_use]
    pub fn deadline(&self, turn: Side, first: bool) -> Option<Millis> {
        if !self.runs || self.paused.is_some() {
            return None;
        }
        match self.control? {
            TimeControl::Live { .. } if first => Some(self.turn.reaches(FIRST_TURN)),
            TimeControl::Live { .. } => {
                let [left, late] = [self.left, self.late].map(|both| both[turn.index()]);
                Some(self.stretch.reaches(left + LAG_BOUND.saturating_sub(late)))
            }
            TimeControl::Days { days } => Some(self.turn.reaches(Millis::from(days) * DAY)),
        }
    }

    /// How long a player must have been away before the other may claim the game.
    #[must_use]
    pub fn absence(&self) -> Option<Millis> {
        match self.control? {
            TimeControl::Live { base, .. } => Some(MINUTE.max(Millis::from(base) * SECOND / 10)),
            TimeControl::Days { .. } => None,
        }
    }
}

/// How long an empty seat waits for somebody.
pub const WAITING: Millis = 14 * DAY;

/// How long a match without a clock waits for a move.
pub const RESTING: Millis = 60 * DAY;

/// How long clocks may stand.
pub(crate) const PAUSE: Millis = DAY;
