//! What the browser, the server and the engine's worker tell each other, as JSON.
//!
//! Games, boards and moves have types of their own inside; here they are what travels: plain data
//! with names. The TypeScript in `web/src/protocol` is made from these types and never written by
//! hand: `cargo xtask web` makes it anew, and a test fails where it is stale.
//!
//! ```
//! let table = catalog::find("khan")?.open(&catalog::Setup::default())?;
//! let state = protocol::TableState::of(&*table);
//! let text = serde_json::to_string(&state.legal[0])?;
//! assert_eq!(text, r#"{"text":"edge:e","steps":[{"type":"choice","name":"edge-e"}]}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod complaint;
mod event;
mod info;
mod search;
mod side;
mod step;
mod table;
#[cfg(test)]
mod typescript;
mod view;

pub use complaint::{Complaint, Word};
pub use event::{Beam, Event};
pub use info::{GameInfo, LevelInfo, VariantInfo};
pub use search::{Limit, PvLine, Score, SearchInfo, SearchRequest};
pub use side::{SideId, SideName};
pub use step::{LegalMove, Refusal, Step, UnknownStep};
pub use table::{End, SetupRequest, TableState, Term};
pub use view::{CellView, Counter, Face, Faces, Heading, Mark, Piece, Port, Shape, Threat, View};
