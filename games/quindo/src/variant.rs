//! The ways to play.

/// The one way to play. Board size and set-up belong to the position, not to the variant.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// The rules of the leaflet.
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
