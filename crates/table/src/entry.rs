//! One game of the list.

use std::marker::PhantomData;

use game::{
    Descriptor, Draft, Eval, Game, HIGHEST_LEVEL, Level, Notation, Record, RecordError, Sheet,
    Variant,
};

use crate::GameEval;
use crate::error::SetupError;
use crate::table::{Table, TypedTable};

type VariantOf<E> = <<E as Eval>::Game as Game>::Variant;

/// What a table is laid with. Everything left out takes the game's default.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup<'t> {
    /// The variant's name; the game's first variant for `None`.
    pub variant: Option<&'t str>,
    /// A position to start from instead of the variant's own.
    pub position: Option<&'t str>,
    /// Decides the start where it is drawn by lot.
    pub seed: u64,
}

/// A game as the rest of the world sees it.
pub trait Entry: Send + Sync {
    /// What the game is called, and what there is in it.
    fn descriptor(&self) -> &'static Descriptor;

    /// The name in files, on the wire and on the command line.
    fn name(&self) -> &'static str {
        self.descriptor().name
    }

    /// The variants' names, the default first.
    fn variants(&self) -> Vec<&'static str>;

    /// Whether the start of that variant is drawn by lot.
    ///
    /// # Errors
    /// When there is no such variant.
    fn is_seeded(&self, variant: &str) -> Result<bool, SetupError>;

    /// The levels of play, the gentlest first.
    fn levels(&self) -> [Level; HIGHEST_LEVEL];

    /// The tables that benchmarks count from.
    fn bench(&self) -> Vec<Box<dyn Table>>;

    /// How the texts of positions are taken apart and put together.
    fn notation(&self) -> Notation;

    /// As [`Game::tidy`].
    fn tidy(&self, draft: &mut Draft);

    /// Lays a table.
    ///
    /// # Errors
    /// When the variant is unknown or the position impossible.
    fn open(&self, setup: &Setup<'_>) -> Result<Box<dyn Table>, SetupError>;

    /// Lays a table and replays a sheet on it.
    ///
    /// # Errors
    /// As [`Record::from_sheet`].
    fn replay(&self, sheet: &Sheet) -> Result<Box<dyn Table>, RecordError>;
}

/// A game with its types, known by its evaluation.
#[derive(Copy, Clone, Debug)]
pub struct TypedEntry<E>(PhantomData<fn() -> E>);

impl<E: GameEval> TypedEntry<E> {
    /// The only value there is.
    pub const NEW: TypedEntry<E> = TypedEntry(PhantomData);

    fn table(record: Record<E::Game>) -> Box<dyn Table> {
        Box::new(TypedTable { record, eval: E::default() })
    }

    pub(crate) fn record(setup: &Setup<'_>) -> Result<Record<E::Game>, SetupError> {
        let variant = match setup.variant {
            None => VariantOf::<E>::default_variant(),
            Some(name) => VariantOf::<E>::parse(name).map_err(SetupError::Variant)?,
        };
        Ok(match setup.position {
            None => Record::new(variant, setup.seed),
            Some(text) => {
                Record::from_position(E::Game::parse(text, variant).map_err(SetupError::Position)?)
            }
        })
    }
}

impl<E: GameEval> Entry for TypedEntry<E> {
    fn descriptor(&self) -> &'static Descriptor {
        E::Game::DESCRIPTOR
    }

    fn variants(&self) -> Vec<&'static str> {
        VariantOf::<E>::ALL.iter().map(|variant| variant.name()).collect()
    }

    fn is_seeded(&self, variant: &str) -> Result<bool, SetupError> {
        VariantOf::<E>::parse(variant).map(Variant::is_seeded).map_err(SetupError::Variant)
    }

    fn levels(&self) -> [Level; HIGHEST_LEVEL] {
        E::LEVELS
    }

    fn bench(&self) -> Vec<Box<dyn Table>> {
        let mut setups: Vec<Setup<'_>> = E::Game::DESCRIPTOR
            .bench
            .iter()
            .map(|&(variant, position)| Setup {
                variant: Some(variant),
                position: Some(position),
                ..Setup::default()
            })
            .collect();
        if setups.is_empty() {
            setups.push(Setup::default());
        }
        setups.iter().map(|setup| self.open(setup).expect("a bench position is legal")).collect()
    }

    fn notation(&self) -> Notation {
        Notation::of::<E::Game>()
    }

    fn tidy(&self, draft: &mut Draft) {
        E::Game::tidy(draft);
    }

    fn open(&self, setup: &Setup<'_>) -> Result<Box<dyn Table>, SetupError> {
        Ok(Self::table(Self::record(setup)?))
    }

    fn replay(&self, sheet: &Sheet) -> Result<Box<dyn Table>, RecordError> {
        Ok(Self::table(Record::from_sheet(sheet)?))
    }
}
