//! The two players.

use std::ops::Not;

/// A player: the one who begins, or the other.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[repr(u8)]
pub enum Side {
    /// The player who begins (`p1` in the engine protocol), drawn at the bottom of the board.
    First,
    /// The other player (`p2`).
    Second,
}

impl Side {
    /// Both sides, the beginner first.
    pub const ALL: [Side; 2] = [Side::First, Side::Second];

    /// 0 for the first player, 1 for the second: an index into per-side arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The player across the table.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        self.other()
    }
}
