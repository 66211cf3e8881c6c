//! The way to the server.

use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::time::{SystemTime, UNIX_EPOCH};

use client::{Address, Link};
use protocol::{Act, Action, MakeMove, OfferKind, SayLine};
use tui::Referee;

use super::Told;

/// The way to the server. What is sent has a name that was never used before.
pub(super) struct Line {
    link: Link,
    address: String,
    chat: bool,
    tell: Sender<Told>,
    began: u128,
    sent: AtomicU64,
}

impl Line {
    pub(super) fn new(link: Link, address: &Address, chat: bool, tell: Sender<Told>) -> Line {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        Line { link, address: address.to_string(), chat, tell, began, sent: AtomicU64::new(0) }
    }

    fn name(&self) -> String {
        let number = self.sent.fetch_add(1, Ordering::Relaxed);
        format!("terminal-{:x}-{}-{number}", self.began, process::id())
    }
}

impl Referee for Line {
    fn make_move(&self, ply: u32, mv: &str, after: u64) {
        let (mv, after) = (mv.to_owned(), Some(after));
        self.link.make_move(MakeMove { ply, mv, id: self.name(), after });
    }

    fn act(&self, action: Action, kind: Option<OfferKind>, offer: Option<u64>) {
        let name = self.name();
        self.link.act(&name, Act { action, kind, offer, id: Some(name.clone()) });
    }

    fn can_talk(&self) -> bool {
        self.chat
    }

    fn say(&self, text: &str) {
        let line = SayLine { room: None, text: text.to_owned(), id: self.name(), name: None };
        self.link.say(line);
    }

    fn go_to(&self, id: &str) {
        // Who has stopped listening has left.
        let _ = self.tell.send(Told::GoTo(id.to_owned()));
    }

    fn address(&self) -> &str {
        &self.address
    }
}
