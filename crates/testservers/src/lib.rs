//! Other people's servers, started by tests and ended with them: each in a folder of its own, on
//! loopback, never the one that the system runs.
//!
//! ```no_run
//! use testservers::{Line, Postgres, Proxy};
//!
//! // One for all tests of a process, quick because it does not wait for the disk.
//! let url = Postgres::shared().database();
//!
//! // One of one's own, to be hurt.
//! let mut postgres = Postgres::start();
//! postgres.pause();
//! postgres.resume();
//! postgres.kill();
//! postgres.restart();
//!
//! // And a line to it that can be cut.
//! let proxy = Proxy::start(postgres.port());
//! proxy.set(Line::Silent);
//! # drop(url);
//! ```

mod guard;
mod nats;
mod postgres;
mod proxy;

pub use guard::{Guarded, free_port, new_folder};
pub use nats::Nats;
pub use postgres::Postgres;
pub use proxy::{Cut, Line, Proxy};
