//! What goes over a socket and into a log, as JSON. It is compiled here, once and optimised, and not in
//! everybody who sends or reads it.

use serde_json::Error;

use crate::{ClientMessage, EventBody, MatchEvent, ServerMessage};

macro_rules! travels {
    ($($wire:ty),*) => {$(
        impl $wire {
            /// As it travels.
            #[must_use]
            pub fn to_json(&self) -> String {
                serde_json::to_string(self).expect("what travels has only names for keys")
            }

            /// As it was meant.
            ///
            /// # Errors
            /// When it is something else.
            pub fn from_json(text: &str) -> Result<Self, Error> {
                serde_json::from_str(text)
            }
        }
    )*};
}
travels!(ClientMessage, EventBody, MatchEvent, ServerMessage);
