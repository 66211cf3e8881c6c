//! The two kinds of piece.

/// A kind of piece.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// The queen: whoever loses it loses the game.
    Kalista,
    /// A servant: may come back when it was taken.
    Sbire,
}

impl Kind {
    /// Its letter in a move, and in a position where it is red.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Kalista => 'K',
            Kind::Sbire => 'S',
        }
    }
}
