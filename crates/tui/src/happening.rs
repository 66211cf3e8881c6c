//! What news from a server means at this table.

use game::{Arg, Event, Side, View};
use messages::{Catalogue, Words};
use protocol::{EventBody, MatchStatus};

use crate::messages as said;
use crate::online::MatchNews;
use crate::session::Session;

/// What a piece of news has changed, and what is to be said about it.
#[derive(Default)]
pub(crate) struct Happening {
    /// A sentence.
    pub(crate) told: Option<String>,
    /// A move: the view before it, and what it did.
    pub(crate) moved: Option<(View, Vec<Event>)>,
    /// Whether the board, or who may do what on it, has changed in another way.
    pub(crate) changed: bool,
}

impl Happening {
    fn told(text: String) -> Happening {
        Happening { told: Some(text), ..Happening::default() }
    }

    fn changed(text: Option<String>) -> Happening {
        Happening { told: text, changed: true, ..Happening::default() }
    }
}

impl Session {
    /// Takes what happened on the server. Another match is the front end's to begin.
    pub(crate) fn hear(&mut self, news: MatchNews, catalogue: &Catalogue) -> Happening {
        let words = Words::new(catalogue, self.table().descriptor());
        let Some(online) = &mut self.online else { return Happening::default() };
        match news {
            MatchNews::Event(event) => {
                if !online.apply(&event) {
                    return Happening::default();
                }
                online.look();
                self.happen(&event.body, catalogue)
            }
            MatchNews::Heartbeat { now, seen } => {
                let moved = online.set_time(now, seen);
                online.look();
                if online.catch_up() {
                    self.lay_again();
                    return Happening::changed(None);
                }
                match online.you().filter(|_| moved && online.is_open()) {
                    None => Happening::default(),
                    Some(you) => {
                        let name = Arg::Name(online.name(!you, &words, catalogue));
                        Happening::told(if online.is_here(!you) {
                            catalogue.render(&said::here_again(name))
                        } else {
                            catalogue.said("match-away", &[("name", name)])
                        })
                    }
                }
            }
            MatchNews::Connected { side, anew } => {
                online.sit(side);
                if anew {
                    online.forget();
                }
                Happening::default()
            }
            MatchNews::Players(players) => {
                online.set_players(players);
                Happening::default()
            }
            MatchNews::Line(line) => {
                let (name, text) = online.line_told(&line, &words, catalogue);
                if !online.hear_line(line) {
                    return Happening::default();
                }
                let args = [("name", Arg::Name(name)), ("text", Arg::Name(text))];
                Happening::told(catalogue.said("chat-says", &args))
            }
            MatchNews::Refused(why) | MatchNews::Lost(why) => Happening::told(why),
            MatchNews::Away(why) => Happening::told(catalogue.render(&said::away(Arg::Name(why)))),
            MatchNews::Done(_) | MatchNews::Rematch(_) => Happening::default(),
        }
    }

    fn happen(&mut self, body: &EventBody, catalogue: &Catalogue) -> Happening {
        match body {
            EventBody::Moved { mv, .. } => {
                let before = self.table().view();
                match self.play(mv) {
                    Ok(events) => {
                        let over = self.table().end().is_some();
                        let told = self.words(catalogue).happened(&events, &before, over);
                        let moved = Some((before, events));
                        Happening { told: Some(told), moved, changed: false }
                    }
                    // Rules of another day: the server will say so.
                    Err(_) => Happening::changed(None),
                }
            }
            EventBody::TakenBack { .. } => {
                let before = self.table().moves();
                self.lay_again();
                let kept = self.table().moves().len().min(before.len());
                let moves = Arg::Name(before[kept..].join(", "));
                Happening::changed(Some(catalogue.said("tell-taken-back", &[("moves", moves)])))
            }
            EventBody::Ended { .. } => {
                self.lay_again();
                Happening::changed(None)
            }
            EventBody::Paused => Happening::changed(Some(catalogue.said("match-paused", &[]))),
            EventBody::Resumed => Happening::changed(Some(catalogue.said("match-resumed", &[]))),
            EventBody::Joined { side, .. } => {
                let name = [("name", Arg::Name(self.name(*side, catalogue)))];
                Happening::changed(Some(catalogue.said("match-joined", &name)))
            }
            EventBody::Offered { side, .. } if self.is_you(*side) => {
                Happening::told(catalogue.render(&said::offered()))
            }
            EventBody::Offered { .. } => {
                self.offer_told(catalogue).map_or_else(Happening::default, Happening::told)
            }
            EventBody::Declined { side, .. }
                if !self.is_you(*side) && self.people.you().is_some() =>
            {
                Happening::told(catalogue.said("match-declined", &[]))
            }
            _ => Happening::default(),
        }
    }

    fn is_you(&self, side: Side) -> bool {
        self.people.you() == Some(side)
    }

    /// What a player is called; what the side is called, otherwise.
    pub(crate) fn name(&self, side: Side, catalogue: &Catalogue) -> String {
        let words = self.words(catalogue);
        match &self.online {
            Some(online) => online.name(side, &words, catalogue),
            None => words.side(side),
        }
    }

    /// What was said in the chat of a match, line by line.
    pub(crate) fn chat_told(&self, catalogue: &Catalogue) -> Vec<String> {
        let (words, online) = (self.words(catalogue), self.online.as_ref());
        let lines = online
            .into_iter()
            .flat_map(|online| online.lines().iter().map(move |line| (online, line)));
        let told = lines.map(|(online, line)| {
            let (name, text) = online.line_told(line, &words, catalogue);
            catalogue.render(&said::line(Arg::Name(name), Arg::Name(text)))
        });
        told.collect()
    }

    /// For what one waits who is not to move in a match.
    pub(crate) fn waiting_told(&self, catalogue: &Catalogue) -> String {
        let Some(online) = &self.online else { return String::new() };
        match online.log().status() {
            MatchStatus::Waiting => catalogue.said("match-waiting", &[]),
            _ if online.is_paused() => catalogue.said("match-paused", &[]),
            _ => {
                let name = Arg::Name(self.name(self.table().turn(), catalogue));
                catalogue.said("match-turn-of", &[("name", name)])
            }
        }
    }

    /// What the other offers, as a question.
    pub(crate) fn offer_told(&self, catalogue: &Catalogue) -> Option<String> {
        let online = self.online.as_ref()?;
        Some(online.question(online.offered()?, &self.words(catalogue), catalogue))
    }
}
