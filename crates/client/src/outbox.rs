//! What was said and not yet answered. It is sent again over the next connection, under the same
//! name, so that it is done once.

use std::collections::VecDeque;

use protocol::{Act, ClientMessage, MakeMove, SayLine};
use tokio::time::Instant;

#[derive(Debug)]
struct Letter {
    name: String,
    text: String,
    /// When it may be sent; nothing once it was, over this connection.
    waits: Option<Instant>,
}

/// Messages that wait for their answers.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    letters: VecDeque<Letter>,
}

impl Outbox {
    pub(crate) fn make_move(&mut self, mv: MakeMove) {
        let name = mv.id.clone();
        self.add(name, &ClientMessage::Move(mv));
    }

    pub(crate) fn act(&mut self, name: String, act: Act) {
        self.add(name.clone(), &ClientMessage::Act { act, name });
    }

    pub(crate) fn say(&mut self, line: SayLine) {
        let name = line.id.clone();
        self.add(name, &ClientMessage::Chat(line));
    }

    fn add(&mut self, name: String, message: &ClientMessage) {
        let text = message.to_json();
        self.letters.push_back(Letter { name, text, waits: Some(Instant::now()) });
    }

    /// The connection broke: nobody knows what was heard.
    pub(crate) fn rewind(&mut self) {
        let now = Instant::now();
        self.letters.iter_mut().for_each(|letter| letter.waits = Some(now));
    }

    /// The next to be sent now.
    pub(crate) fn ready(&self) -> Option<&str> {
        let now = Instant::now();
        let mut letters = self.letters.iter();
        let ready = letters.find(|letter| letter.waits.is_some_and(|waits| waits <= now));
        ready.map(|letter| letter.text.as_str())
    }

    /// That one is on its way.
    pub(crate) fn sent(&mut self) {
        let now = Instant::now();
        let mut letters = self.letters.iter_mut();
        if let Some(letter) = letters.find(|letter| letter.waits.is_some_and(|waits| waits <= now))
        {
            letter.waits = None;
        }
    }

    /// When the next is to be sent.
    pub(crate) fn next(&self) -> Option<Instant> {
        self.letters.iter().filter_map(|letter| letter.waits).min()
    }

    /// It was answered for good.
    pub(crate) fn answered(&mut self, name: &str) {
        self.letters.retain(|letter| letter.name != name);
    }

    /// Nobody knows what became of it: it is sent again then.
    pub(crate) fn again(&mut self, name: &str, at: Instant) {
        let letter = self.letters.iter_mut().find(|letter| letter.name == name);
        if let Some(letter) = letter {
            letter.waits = Some(at);
        }
    }
}
