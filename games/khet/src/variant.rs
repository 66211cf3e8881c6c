//! The ways to set out.

/// A way to play: one of the leaflet's three set-ups, with or without the beam splitter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Variant {
    /// The set-up for a first game.
    Classic,
    /// A set-up with more ways to defend.
    Imhotep,
    /// A set-up in which attack and defence balance early.
    Dynasty,
    /// Classic, with one djed of each side replaced by an Eye of Horus.
    ClassicHorus,
    /// Imhotep, with one djed of each side replaced by an Eye of Horus.
    ImhotepHorus,
    /// Dynasty, with one djed of each side replaced by an Eye of Horus.
    DynastyHorus,
}

impl Variant {
    /// Whether Eyes of Horus are in play.
    #[must_use]
    pub const fn has_eyes(self) -> bool {
        matches!(self, Variant::ClassicHorus | Variant::ImhotepHorus | Variant::DynastyHorus)
    }

    /// The position a game begins with.
    pub(crate) const fn start(self) -> &'static str {
        match self {
            Variant::Classic => {
                "4tktp12/2p27/3P36/p01P21d0d11p11P3/p11P31D1D01p01P2/6p13/7P02/2P3TKT4 s 0"
            }
            Variant::Imhotep => {
                "4tktd12/10/3P32p03/p0P22P1d12p1P3/p1P32D1p32p0P2/3P22p13/10/2D1TKT4 s 0"
            }
            Variant::Dynasty => {
                "4p2tp13/5k4/p03p2td13/p11d01P31P13/3p31p11D01P3/3D1TP03P2/4K5/3P3TP04 s 0"
            }
            Variant::ClassicHorus => {
                "4tktp12/2p27/3P36/p01P21d0e11p11P3/p11P31E1D01p01P2/6p13/7P02/2P3TKT4 s 0"
            }
            Variant::ImhotepHorus => {
                "4tktd12/10/3P32p03/p0P22P1e12p1P3/p1P32E1p32p0P2/3P22p13/10/2D1TKT4 s 0"
            }
            Variant::DynastyHorus => {
                "4p2tp13/5k4/p03p2te13/p11d01P31P13/3p31p11D01P3/3E1TP03P2/4K5/3P3TP04 s 0"
            }
        }
    }
}

impl game::Variant for Variant {
    const ALL: &'static [Variant] = &[
        Variant::Classic,
        Variant::Imhotep,
        Variant::Dynasty,
        Variant::ClassicHorus,
        Variant::ImhotepHorus,
        Variant::DynastyHorus,
    ];

    fn name(self) -> &'static str {
        match self {
            Variant::Classic => "classic",
            Variant::Imhotep => "imhotep",
            Variant::Dynasty => "dynasty",
            Variant::ClassicHorus => "classic+horus",
            Variant::ImhotepHorus => "imhotep+horus",
            Variant::DynastyHorus => "dynasty+horus",
        }
    }
}
