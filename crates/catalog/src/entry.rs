//! One game of the list.

use std::marker::PhantomData;

use game::{Game, Record, RecordError, Rules, Sheet, SideName, Variant};

use crate::error::SetupError;
use crate::table::Table;

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
    /// The name in files, on the wire and on the command line.
    fn name(&self) -> &'static str;

    /// The variants' names, the default first.
    fn variants(&self) -> Vec<&'static str>;

    /// Whether the start of that variant is drawn by lot.
    ///
    /// # Errors
    /// When there is no such variant.
    fn is_seeded(&self, variant: &str) -> Result<bool, SetupError>;

    /// The sides' letters and names, the beginner first.
    fn sides(&self) -> [SideName; 2];

    /// What the kinds of piece are called.
    fn kinds(&self) -> &'static [&'static str];

    /// The rules for people.
    fn rules(&self) -> Rules;

    /// The tables that benchmarks count from.
    fn bench(&self) -> Vec<Box<dyn Table>>;

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

/// A typed game on the shelf.
#[derive(Copy, Clone, Debug)]
pub struct Shelf<G>(PhantomData<fn() -> G>);

impl<G> Shelf<G> {
    /// The only value there is.
    pub const NEW: Shelf<G> = Shelf(PhantomData);
}

impl<G: Game> Entry for Shelf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn variants(&self) -> Vec<&'static str> {
        G::Variant::ALL.iter().map(|variant| variant.name()).collect()
    }

    fn is_seeded(&self, variant: &str) -> Result<bool, SetupError> {
        G::Variant::parse(variant).map(G::is_seeded).map_err(SetupError::Variant)
    }

    fn sides(&self) -> [SideName; 2] {
        G::SIDES
    }

    fn kinds(&self) -> &'static [&'static str] {
        G::KINDS
    }

    fn rules(&self) -> Rules {
        G::RULES
    }

    fn bench(&self) -> Vec<Box<dyn Table>> {
        let mut setups: Vec<Setup<'_>> = G::BENCH
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

    fn open(&self, setup: &Setup<'_>) -> Result<Box<dyn Table>, SetupError> {
        let variant = match setup.variant {
            None => G::Variant::default_variant(),
            Some(name) => G::Variant::parse(name).map_err(SetupError::Variant)?,
        };
        Ok(Box::new(match setup.position {
            None => Record::<G>::new(variant, setup.seed),
            Some(text) => {
                Record::from_position(G::parse(text, variant).map_err(SetupError::Position)?)
            }
        }))
    }

    fn replay(&self, sheet: &Sheet) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Record::<G>::from_sheet(sheet)?))
    }
}
