//! How fast a match is, as ratings and pairings tell them apart.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::match_event::TimeControl;

/// How many turns of each a game is taken to have.
const TURNS: u32 = 30;

/// How fast a match is: by how long it is expected to last for each player.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Speed {
    /// Less than eight minutes for each.
    Blitz,
    /// Less than twenty-five minutes.
    Rapid,
    /// Longer, at one sitting.
    Classical,
    /// Days for every turn.
    Days,
}

impl Speed {
    /// From the fastest.
    pub const ALL: [Speed; 4] = [Speed::Blitz, Speed::Rapid, Speed::Classical, Speed::Days];

    /// How fast a match with that clock is.
    #[must_use]
    pub fn of(control: TimeControl) -> Speed {
        match control {
            TimeControl::Days { .. } => Speed::Days,
            TimeControl::Live { base, increment } => {
                match base.saturating_add(increment.saturating_mul(TURNS)) {
                    0..480 => Speed::Blitz,
                    480..1500 => Speed::Rapid,
                    _ => Speed::Classical,
                }
            }
        }
    }

    /// As it is written in JSON and in addresses.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Days => "days",
        }
    }
}

impl FromStr for Speed {
    type Err = ();

    fn from_str(text: &str) -> Result<Speed, ()> {
        Speed::ALL.into_iter().find(|speed| speed.name() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_speed_follows_from_the_clock() {
        let live = |base, increment| Speed::of(TimeControl::Live { base, increment });
        assert_eq!(live(180, 2), Speed::Blitz);
        assert_eq!(live(300, 5), Speed::Blitz);
        assert_eq!(live(300, 6), Speed::Rapid);
        assert_eq!(live(900, 10), Speed::Rapid);
        assert_eq!(live(1800, 0), Speed::Classical);
        assert_eq!(live(u32::MAX, u32::MAX), Speed::Classical);
        assert_eq!(Speed::of(TimeControl::Days { days: 1 }), Speed::Days);
        assert!(Speed::ALL.into_iter().all(|speed| speed.name().parse() == Ok(speed)));
    }
}
