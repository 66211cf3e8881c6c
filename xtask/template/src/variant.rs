//! The ways to play.

/// The ways to play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Variant {
    /// The only one.
    Standard,
}

impl game::Variant for Variant {
    const ALL: &'static [Variant] = &[Variant::Standard];

    fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
        }
    }
}
