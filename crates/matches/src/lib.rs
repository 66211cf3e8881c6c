//! A match between two players who do not sit in one room.
//!
//! A match is a log of events, numbered from 1; how it stands ([`Match`]) is what follows from them,
//! one after the other. The referee is a function ([`decide()`]): how the match stands, what somebody
//! asks for and what time it is make new events, or a refusal. Nothing here reads a clock, draws a
//! lot or writes a file; whoever asks hands everything in, so that any machine decides alike.
//!
//! ```
//! use matches::{Context, Match, Request, decide, number};
//! use protocol::{EventBody, MatchSetup, Seat};
//!
//! let ada = Seat::Person { id: "ada".to_owned() };
//! let setup = matches::setup("quindo", None, None, 0)?;
//! let setup = MatchSetup { first: Some(ada), ..setup };
//! let mut log = number(0, 1000, vec![EventBody::Created(setup)], || "tag".to_owned());
//! let mut state = Match::replay(&log)?;
//!
//! let join = Request::Join { seat: Seat::Person { id: "grace".to_owned() }, side: None };
//! let decision = decide(&state, &join, &Context::at(2000))?;
//! for event in number(state.head(), 2000, decision.events, || "tag".to_owned()) {
//!     state.apply(&event)?;
//!     log.push(event);
//! }
//! assert_eq!(state.status(), protocol::MatchStatus::Running);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod decide;
mod error;
mod messages;
mod refusal;
mod request;
mod setup;
mod state;
mod timing;
mod told;

pub use decide::decide;
pub use error::LogError;
pub use refusal::Refusal;
pub use request::{Context, Decision, Outage, Request};
pub use setup::{MAX_DAYS, MAX_INCREMENT, MAX_MAIN_TIME, check_clock, setup};
pub use state::{Match, Offer};
pub use timing::{FIRST_TURN, GRACE, LAG_BOUND, Millis, RESTING, Timing, WAITING};

use protocol::{EventBody, MatchEvent};

/// New entries of a log that has so many.
#[must_use]
pub fn number(
    head: u64,
    at: Millis,
    bodies: Vec<EventBody>,
    mut tag: impl FnMut() -> String,
) -> Vec<MatchEvent> {
    let numbers = head + 1..;
    numbers.zip(bodies).map(|(number, body)| MatchEvent { number, tag: tag(), at, body }).collect()
}
