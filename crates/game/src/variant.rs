//! The ways to play one game.

use std::fmt::Debug;

use crate::error::UnknownVariant;

/// A game's variants, as a small enum. The first of [`Variant::ALL`] is the default.
///
/// The variant is not part of a position's text: it travels beside it.
pub trait Variant: Copy + Eq + Debug + Send + Sync + 'static {
    /// Every variant, the default first.
    const ALL: &'static [Self];

    /// The name used in files, on the wire and on the command line.
    fn name(self) -> &'static str;

    /// Whether the start is random, so that a seed decides it.
    #[must_use]
    fn is_seeded(self) -> bool {
        false
    }

    /// The variant a person gets who asks for none.
    #[must_use]
    fn default_variant() -> Self {
        Self::ALL[0]
    }

    /// Finds a variant by its name.
    ///
    /// # Errors
    /// When no variant has that name; the error lists those there are.
    fn parse(name: &str) -> Result<Self, UnknownVariant> {
        Self::ALL.iter().copied().find(|variant| variant.name() == name).ok_or_else(|| {
            UnknownVariant {
                name: crate::error::quoted(name),
                known: Self::ALL.iter().map(|variant| variant.name()).collect(),
            }
        })
    }
}
