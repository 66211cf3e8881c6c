//! The ways to play.

/// The ways to play Khan.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Variant {
    /// A captured Sbire comes back on a square of the demanded type.
    Standard,
    /// A captured Sbire comes back on any empty square, as in Mana.
    Anywhere,
}

impl game::Variant for Variant {
    const ALL: &'static [Variant] = &[Variant::Standard, Variant::Anywhere];

    fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Anywhere => "anywhere",
        }
    }
}
