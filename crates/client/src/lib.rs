//! The other end of the server's protocol, for programs that play on a server: a bot, a terminal.
//!
//! An [`Address`] is what people hand each other, `https://example.org/match/k3wz…`. A [`Server`] is asked
//! by HTTP; a [`Session`] follows one match over a WebSocket, comes back by itself with what it has
//! seen, and sends again what was not acknowledged. Whoever has no runtime opens a [`Link`], which is a
//! session on a thread of its own.
//!
//! ```no_run
//! use std::sync::mpsc;
//!
//! use client::{Address, Link, News, Session, block_on};
//! use protocol::{EventBody, JoinMatch, MakeMove};
//!
//! let address: Address = "http://127.0.0.1:7070/match/k3wzabcdefgh".parse()?;
//! let (server, id) = (address.server(), address.id().expect("the address of a match"));
//! let joined = block_on(server.join(id, None, &JoinMatch { name: Some("Ada".to_owned()) }))??;
//!
//! let (tell, news) = mpsc::channel();
//! let session = Session::new(server, id, Some(&joined.token));
//! let link = Link::open(session, move |news| tell.send(news).is_ok())?;
//! for news in news {
//!     match news? {
//!         News::Event(event) if matches!(event.body, EventBody::Joined { .. }) => {
//!             let (mv, id) = ("c2c3".to_owned(), "my-first-move".to_owned());
//!             link.make_move(MakeMove { ply: 0, mv, id, after: Some(event.number) });
//!         }
//!         News::Event(event) if matches!(event.body, EventBody::Ended { .. }) => break,
//!         news => println!("{news:?}"),
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod address;
mod backoff;
mod error;
mod lines;
mod link;
mod messages;
mod news;
mod outbox;
mod server;
mod session;
mod stream;

pub use address::Address;
pub use backoff::Backoff;
pub use error::ClientError;
pub use lines::Lines;
pub use link::{Link, block_on};
pub use news::News;
pub use server::Server;
pub use session::Session;
