//! What the browser, the server and the engine's worker tell each other, as JSON.
//!
//! Views, events, scores and whatever else the rules and the engine tell travels as it is (the
//! feature `serde` of `game` and `search`); here is what the wire adds: requests, and answers that
//! are put together. The TypeScript in `web/src/protocol` and the description of the HTTP API in
//! `docs/openapi.json` are made from all these types and never written by hand: `cargo xtask types`
//! makes them anew, and a test fails where one is stale.
//!
//! ```
//! let table = catalog::find("khan")?.open(&catalog::Setup::default())?;
//! let legal = protocol::LegalMove::all(&*table);
//! let text = serde_json::to_string(&legal[0])?;
//! assert_eq!(text, r#"{"text":"edge:e","steps":[{"type":"choice","name":"edge-e"}]}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod analysis;
mod chat;
mod hand;
mod info;
mod json;
mod listing;
mod match_event;
mod match_request;
#[cfg(test)]
mod openapi;
mod people;
mod search_request;
mod speed;
mod step;
mod study;
mod table;
#[cfg(test)]
mod typescript;

pub use account::{
    AccountOpened, ChangePassphrase, ClaimDevice, CloseAccount, Credentials, DeviceCode, Me,
    NewToken, Recover, Scope, SetName, TokenCreated, TokenInfo,
};
pub use analysis::{AnalysisState, MatchAnalysis};
pub use chat::{
    ChatLine, ChatRoom, ChatSeen, LineReported, MutePerson, Muted, ReportLine, Room, SayLine,
};
pub use hand::{HandState, Reach, Taken};
pub use info::{GameInfo, LevelInfo, VariantInfo};
pub use listing::{
    FeedAddress, ListedMatch, LobbyState, MatchNews, MyMatch, MyMatches, News, Pairing,
    PairingRequest,
};
pub use match_event::{EventBody, MatchEvent, MatchSetup, OfferKind, Seat, TimeControl};
pub use match_request::{
    Acknowledgement, Act, Action, BUILD, BySide, ClientMessage, ClockState, CreateMatch, ErrorBody,
    JoinMatch, LegalMoves, MakeMove, MatchCreated, MatchJoined, MatchOptions, MatchState,
    MatchStatus, PROTOCOL, Player, Players, ServerMessage, SideChoice, StandingOffer,
};
pub use people::{GamesPage, PlayedGame, PlayerRating, Profile, RatingInfo, RatingPoint};
pub use search_request::SearchRequest;
pub use speed::Speed;
pub use step::{LegalMove, Step};
pub use study::{Arrival, EditorState, FieldText, Problem, StudyState};
pub use table::{SetupRequest, TableState};
