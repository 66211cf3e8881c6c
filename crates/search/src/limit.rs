//! How long a search may go on.

use std::time::Duration;

/// When a search stops by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "type", content = "value", rename_all = "camelCase"))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub enum Limit {
    /// After this many plies, quiescence not counted.
    Depth(u32),
    /// After this many positions.
    Nodes(u64),
    /// After this time.
    Time(
        #[cfg_attr(feature = "serde", serde(with = "crate::millis"))]
        #[cfg_attr(feature = "ts-rs", ts(type = "number"))]
        Duration,
    ),
    /// So that the clock lasts for the game.
    Clock {
        /// What is left for the player to move.
        #[cfg_attr(feature = "serde", serde(with = "crate::millis"))]
        #[cfg_attr(feature = "ts-rs", ts(type = "number"))]
        remaining: Duration,
        /// What every move adds.
        #[cfg_attr(feature = "serde", serde(with = "crate::millis"))]
        #[cfg_attr(feature = "ts-rs", ts(type = "number"))]
        increment: Duration,
    },
    /// When it is told to.
    Infinite,
}

const SLACK: Duration = Duration::from_millis(5); // for answering
const MOVES_LEFT: u32 = 25; // a game is thought to go on for

/// A limit in numbers that can be compared quickly.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Budget {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// Stop at once after this.
    pub(crate) hard: Option<Duration>,
    /// Begin no further iteration after this.
    pub(crate) soft: Option<Duration>,
}

impl Budget {
    pub(crate) fn new(limit: Limit) -> Budget {
        let open = Budget { depth: u32::MAX, nodes: u64::MAX, hard: None, soft: None };
        match limit {
            Limit::Depth(depth) => Budget { depth, ..open },
            Limit::Nodes(nodes) => Budget { nodes, ..open },
            Limit::Time(time) => {
                let hard = time.saturating_sub(SLACK.min(time / 10));
                Budget { hard: Some(hard), ..open }
            }
            Limit::Clock { remaining, increment } => {
                let share = remaining / MOVES_LEFT + increment * 3 / 4;
                let most = (remaining / 3).saturating_sub(SLACK);
                Budget {
                    hard: Some((share * 3).min(most)),
                    soft: Some(share.min(most) / 2),
                    ..open
                }
            }
            Limit::Infinite => open,
        }
    }
}

/// Tells the time since the search began. Handed in, since a browser has another clock.
pub trait Clock: Send + Sync {
    /// Time since some fixed moment.
    fn now(&self) -> Duration;
}

/// The machine's own clock.
#[derive(Copy, Clone, Debug)]
pub struct SystemClock(std::time::Instant);

impl SystemClock {
    /// A clock that begins now.
    #[must_use]
    pub fn start() -> SystemClock {
        SystemClock(std::time::Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
