//! What every game of Quinconce promises: positions that can be played, written down and drawn,
//! and a record that keeps a whole game with the arbiter's rules.
//!
//! A game is a type that implements [`Game`]; the type is its position. Code that is generic over
//! `Game` can count, search, record and draw it:
//!
//! ```
//! use game::{Game, perft};
//!
//! /// How many ways a game can open.
//! fn openings<G: Game>(variant: G::Variant) -> u64 {
//!     perft(&G::start(variant, 0), 2)
//! }
//! ```

pub mod bits;
pub mod error;
pub mod notation;
pub mod sheet;

mod change;
mod clock;
mod descriptor;
mod draft;
mod drawing;
mod eval;
mod event;
mod file;
mod game;
mod level;
mod message;
mod messages;
mod mv;
mod outcome;
mod perft;
mod random;
mod record;
mod refusal;
mod side;
mod sight;
mod step;
mod threat;
mod touched;
mod tree;
mod variant;
mod view;
mod walk;

pub use bits::Bits;
pub use change::{CellChange, Changes, CounterChange, Crown, Frame};
pub use clock::{Clock, TimeControl};
pub use descriptor::{Descriptor, Rules, SideName};
pub use draft::{Draft, Field, Format, Notation, PaletteItem};
pub use drawing::draw;
pub use error::{LocalizedError, MoveError, PositionError, UnknownVariant};
pub use eval::{Eval, MoveOf, Solved, Term, Tunable};
pub use event::{Beam, Cell, Event, Heading, Observer, Piece, Terrain};
pub use file::{RecordError, result_name};
pub use game::{Game, GameExt};
pub use level::{HIGHEST_LEVEL, LEVEL_ONE, Level, Levels};
pub use message::{Arg, Message};
pub use mv::Move;
pub use outcome::{End, Outcome, Reason};
pub use perft::{perft, perft_while, random_plies};
pub use random::{Random, key_table};
pub use record::{CLAIMABLE, MAX_GAME_PLIES, Origin, REPEATED, Record, VerdictError};
pub use refusal::Refusal;
pub use sheet::Sheet;
pub use side::Side;
pub use sight::Sight;
pub use step::{Rotation, Step};
pub use threat::Threat;
pub use touched::Touched;
pub use tree::{MAX_COMMENT, MAX_NODES, Node, NodeId, ROOT, Removed, Tree, TreeFull};
pub use variant::Variant;
pub use view::{CellView, Counter, Face, Faces, Port, Shape, Turns, View};
pub use walk::{LegalMove, Taken, Walk};
