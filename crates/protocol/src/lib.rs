//! What the browser, the server and the engine's worker tell each other, as JSON.
//!
//! Views, events, scores and whatever else the rules and the engine tell travels as it is (the
//! feature `serde` of `game` and `search`); here is what the wire adds: requests, and answers that
//! are put together. The TypeScript in `web/src/protocol` is made from all these types and never
//! written by hand: `cargo xtask web` makes it anew, and a test fails where it is stale.
//!
//! ```
//! let table = catalog::find("khan")?.open(&catalog::Setup::default())?;
//! let legal = protocol::LegalMove::all(&*table);
//! let text = serde_json::to_string(&legal[0])?;
//! assert_eq!(text, r#"{"text":"edge:e","steps":[{"type":"choice","name":"edge-e"}]}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod hand;
mod info;
mod listing;
mod match_event;
mod match_request;
mod search_request;
mod step;
mod study;
mod table;
#[cfg(test)]
mod typescript;

pub use hand::{HandState, Reach, Taken};
pub use info::{GameInfo, LevelInfo, VariantInfo};
pub use listing::{
    FeedAddress, ListedMatch, LobbyState, MatchNews, MyMatch, MyMatches, News, Pairing,
    PairingRequest,
};
pub use match_event::{EventBody, MatchEvent, MatchSetup, OfferKind, Seat, TimeControl};
pub use match_request::{
    Acknowledgement, Act, Action, BySide, ClientMessage, ClockState, CreateMatch, ErrorBody,
    JoinMatch, LegalMoves, MakeMove, MatchCreated, MatchJoined, MatchState, MatchStatus, PROTOCOL,
    Player, Players, ServerMessage, SideChoice, StandingOffer,
};
pub use search_request::SearchRequest;
pub use step::{LegalMove, Step};
pub use study::{Arrival, EditorState, FieldText, Problem, StudyState};
pub use table::{SetupRequest, TableState};
