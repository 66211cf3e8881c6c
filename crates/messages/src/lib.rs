//! Everything Quinconce says, in every language it speaks.
//!
//! The messages are data, in [Fluent](https://projectfluent.org): a folder a language, the same
//! files with the same ids in each. The page reads the same files.
//!
//! ```
//! use game::MoveError;
//! use game::error::LocalizedError;
//! use messages::{Catalogue, Language};
//!
//! let error = MoveError::illegal("a1a2");
//! assert_eq!(error.to_string(), "illegal move \"a1a2\"");
//! let french = Catalogue::new("fr".parse::<Language>()?);
//! assert_eq!(french.render(&error.message()), "le coup «\u{202f}a1a2\u{202f}» n’est pas permis");
//! # Ok::<(), messages::UnknownLanguage>(())
//! ```

mod catalogue;
mod describe;
mod language;
mod typography;
mod words;

pub use catalogue::Catalogue;
pub use language::{Language, UnknownLanguage};
pub use words::Words;
