//! The time that somebody has left, written and in words.

use std::time::Duration;

use game::{Arg, Side};
use messages::Catalogue;

use crate::session::Session;

const DAY: u32 = 24 * 3600; // seconds

/// The time that somebody has left.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// For the whole game.
    Clock(Duration),
    /// For this turn.
    Turn(Duration),
}

impl Left {
    fn seconds(self) -> u32 {
        let (Left::Clock(left) | Left::Turn(left)) = self;
        u32::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u32::MAX)
    }

    /// As it stands on a clock.
    pub(crate) fn text(self, catalogue: &Catalogue) -> String {
        let seconds = self.seconds();
        match self {
            Left::Turn(_) if seconds >= DAY => days(seconds, catalogue),
            _ if seconds >= 3600 => {
                format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
            }
            _ => format!("{}:{:02}", seconds / 60, seconds % 60),
        }
    }
}

fn days(seconds: u32, catalogue: &Catalogue) -> String {
    let args = [("days", (seconds / DAY).into()), ("hours", (seconds % DAY / 3600).into())];
    catalogue.said("play-days-left", &args)
}

impl Session {
    /// The time that is left to both, in words.
    pub(crate) fn clock_told(&self, catalogue: &Catalogue) -> String {
        let told = |side: Side| {
            let left = self.left(side)?;
            let (seconds, name) = (left.seconds(), self.name(side, catalogue));
            if matches!(left, Left::Turn(_)) && seconds >= DAY {
                let (side, deed) = (Arg::Name(name), Arg::Name(days(seconds, catalogue)));
                return Some(catalogue.said("tell-by", &[("side", side), ("deed", deed)]));
            }
            let args = [
                ("side", Arg::Name(name)),
                ("minutes", (seconds / 60).into()),
                ("seconds", (seconds % 60).into()),
            ];
            Some(catalogue.said("tell-clock", &args))
        };
        let both: Vec<String> = Side::ALL.into_iter().filter_map(told).collect();
        if both.is_empty() { catalogue.said("tell-no-clock", &[]) } else { both.join(" ") }
    }
}
