//! How games end.

use std::fmt;

use crate::side::Side;

/// The result of a finished game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// That side has won.
    Win(Side),
    /// Nobody has won.
    Draw,
}

impl Outcome {
    /// Whoever has more wins; equal draws.
    #[must_use]
    pub fn by_count(first: u32, second: u32) -> Outcome {
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::First),
            std::cmp::Ordering::Less => Outcome::Win(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }

    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win(side) => Some(side),
            Outcome::Draw => None,
        }
    }
}

/// Travels as the winner, or nobody.
#[cfg(feature = "serde")]
impl serde::Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.winner().serialize(serializer)
    }
}

/// Why a game is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub enum Reason {
    /// The goal of the game was reached: a pharaoh lit, a Kalista taken, no piece left, the count made.
    Goal,
    /// Nobody can move.
    Blocked,
    /// The quiet limit: too many plies without a capture.
    Quiet,
    /// The player to move claimed the third occurrence of the position.
    Claim,
    /// The position stood for the fifth time.
    Repetition,
    /// The record reached its greatest length.
    Length,
    /// A player resigned.
    Resignation,
    /// The players agreed to a draw.
    Agreement,
    /// A player ran out of time.
    Time,
    /// A player left and did not come back.
    Abandoned,
    /// It was called off before it counted: nobody has won, and it is no draw either.
    Aborted,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 11] = [
        Reason::Goal,
        Reason::Blocked,
        Reason::Quiet,
        Reason::Claim,
        Reason::Repetition,
        Reason::Length,
        Reason::Resignation,
        Reason::Agreement,
        Reason::Time,
        Reason::Abandoned,
        Reason::Aborted,
    ];

    /// The word used in files and on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Goal => "goal",
            Reason::Blocked => "blocked",
            Reason::Quiet => "quiet",
            Reason::Claim => "claim",
            Reason::Repetition => "repetition",
            Reason::Length => "length",
            Reason::Resignation => "resignation",
            Reason::Agreement => "agreement",
            Reason::Time => "time",
            Reason::Abandoned => "abandoned",
            Reason::Aborted => "aborted",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The end of a game: its result and the reason.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct End {
    /// Who won, if anybody.
    #[cfg_attr(feature = "serde", serde(rename = "winner"))]
    #[cfg_attr(feature = "ts-rs", ts(as = "Option<Side>"))]
    #[cfg_attr(feature = "utoipa", schema(value_type = Option<Side>))]
    pub outcome: Outcome,
    /// Why it is over.
    pub reason: Reason,
}

impl End {
    /// A win for `side`.
    #[must_use]
    pub const fn win(side: Side, reason: Reason) -> End {
        End { outcome: Outcome::Win(side), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> End {
        End { outcome: Outcome::Draw, reason }
    }
}
