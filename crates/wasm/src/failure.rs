//! What goes wrong, as the page catches it.

use std::fmt::Display;

use game::LocalizedError;
use wasm_bindgen::prelude::*;

use crate::write;

#[wasm_bindgen]
extern "C" {
    /// JavaScript's own.
    #[wasm_bindgen(js_name = Error)]
    type PlainError;

    #[wasm_bindgen(constructor, js_class = "Error")]
    fn new(message: &str) -> PlainError;

    #[wasm_bindgen(method, setter, js_class = "Error")]
    fn set_reason(this: &PlainError, reason: &str);
}

/// An `Error` whose message is an English sentence. Where the rules refuse something, its `reason` is
/// the same as data: a `Message`.
pub struct Failure(PlainError);

impl<E: LocalizedError> From<E> for Failure {
    fn from(error: E) -> Failure {
        let failure = PlainError::new(&error.to_string());
        failure.set_reason(&write(&error.message()));
        Failure(failure)
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        failure.0.into()
    }
}

/// The page itself has asked for nonsense: nothing that a player should read.
pub(crate) fn fault(error: impl Display) -> Failure {
    Failure(PlainError::new(&error.to_string()))
}
