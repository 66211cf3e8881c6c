//! The four ways to play.

/// How captured pieces fare, and when a side has lost.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Variant {
    /// Captured pieces are gone.
    Classic,
    /// A reserve of three; as soon as one of them has reached 0, both are closed for good.
    Expert,
    /// A reserve of six that never closes.
    Master,
    /// As classic, but a side with four pieces or fewer has lost.
    Sprint,
}

impl Variant {
    /// Pieces each side has beside the board at the start.
    #[must_use]
    pub const fn first_reserve(self) -> u8 {
        match self {
            Variant::Classic | Variant::Sprint => 0,
            Variant::Expert => 3,
            Variant::Master => 6,
        }
    }

    /// Whether captured pieces come back through a reserve.
    #[must_use]
    pub const fn has_reserve(self) -> bool {
        matches!(self, Variant::Expert | Variant::Master)
    }

    /// A side with that many pieces on the board or fewer, has lost.
    #[must_use]
    pub const fn losing_count(self) -> u32 {
        match self {
            Variant::Sprint => 4,
            Variant::Classic | Variant::Expert | Variant::Master => 0,
        }
    }
}

impl game::Variant for Variant {
    const ALL: &'static [Variant] =
        &[Variant::Classic, Variant::Expert, Variant::Master, Variant::Sprint];

    fn name(self) -> &'static str {
        match self {
            Variant::Classic => "classic",
            Variant::Expert => "expert",
            Variant::Master => "master",
            Variant::Sprint => "sprint",
        }
    }
}
