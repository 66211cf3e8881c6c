//! The rules and the engine for the browser: the catalogue of games and a table to play at.
//!
//! Structured values cross as JSON, in the types of `protocol`. What goes wrong is thrown as an
//! `Error` with a plain sentence, and what the rules refuse as data too; no input makes the module
//! fall over.

mod clock;
mod editor;
mod failure;
mod game_clock;
mod match_log;
mod study;
mod table;
mod thinking;

pub use editor::Editor;
pub use failure::Failure;
pub use game_clock::Clock;
pub use match_log::MatchLog;
pub use study::Study;
pub use table::Table;

use protocol::GameInfo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::failure::fault;

/// The games there are: `GameInfo[]`.
#[wasm_bindgen]
#[must_use]
pub fn catalogue() -> String {
    write(&GameInfo::all())
}

/// A game's rules in Markdown, in French for `fr` and in English for everything else.
///
/// # Errors
/// When there is no such game.
#[wasm_bindgen(js_name = rulesText)]
pub fn rules_text(game: &str, lang: &str) -> Result<String, Failure> {
    let rules = catalog::find(game)?.descriptor().rules;
    Ok(if lang == "fr" { rules.fr } else { rules.en }.to_owned())
}

fn write<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("wire types have only names for keys")
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(fault)
}
