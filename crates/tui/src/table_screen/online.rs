//! A game that is played on a server.

use protocol::{Action, OfferKind};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{Asking, Subject, TableScreen};
use crate::board::marks::rays;
use crate::context::Context;
use crate::field::Field;
use crate::help::Occasion;
use crate::messages as said;
use crate::online::MatchNews;
use crate::online_match::OnlineMatch;
use crate::session::People;

impl TableScreen {
    fn online(&self) -> Option<&OnlineMatch> {
        match &self.subject {
            Subject::Game(session) => session.online.as_ref(),
            Subject::Study(_) => None,
        }
    }

    pub(super) fn is_online(&self) -> bool {
        self.online().is_some()
    }

    /// What keys there are to be told about.
    pub(super) fn occasion(&self) -> Occasion {
        match &self.subject {
            Subject::Study(_) => Occasion::Study,
            Subject::Game(session) if session.online.is_some() => Occasion::Match,
            Subject::Game(session) if session.people == People::Nobody => Occasion::Watch,
            Subject::Game(_) => Occasion::Game,
        }
    }

    pub(super) fn can_resign(&self) -> bool {
        let plays = match &self.subject {
            Subject::Study(_) => false,
            Subject::Game(session) => match &session.online {
                Some(online) => online.can(Action::Resign),
                // Nobody resigns for an engine.
                None => session.people != People::Nobody,
            },
        };
        plays && self.subject.table().end().is_none()
    }

    /// Sends a move to the server; it is played when the server has it.
    pub(super) fn send(&mut self, mv: &str, context: &Context<'_>) {
        let Subject::Game(session) = &self.subject else { return };
        let Some(online) = &session.online else { return };
        match session.table().copy().play(mv) {
            Ok(_) => {
                online.make_move(mv);
                self.notice = context.render(&said::sent());
            }
            Err(error) => self.notice = session.refusal(mv, &error, context.catalogue),
        }
    }

    /// Whether what is asked for is not fair against a person far away, or not ours to do.
    pub(super) fn is_refused_online(&mut self, context: &Context<'_>) -> bool {
        let refused = self.is_online() && self.subject.table().end().is_none();
        if refused {
            self.notice = context.render(&said::not_online());
        }
        refused
    }

    /// Does what a key means in a match; whether it means something there.
    pub(super) fn match_key(&mut self, key: KeyEvent, context: &Context<'_>) -> bool {
        let Some(online) = self.online() else { return false };
        let over = self.subject.table().end().is_some();
        if key.code == KeyCode::Char('t') {
            if online.can_talk() {
                self.asking = Some(Asking::Say(Field::default()));
            } else {
                self.notice = context.render(&said::no_chat());
            }
            return true;
        }
        if online.you().is_none() {
            return false;
        }
        // A tile in the hand is turned over by the key that is also a French yes.
        let is_laying = self.hand.lay().is_some();
        match key.code {
            KeyCode::Char('o') if is_laying => return false,
            KeyCode::Char('y' | 'o' | 'n') => {
                if !online.answer(key.code != KeyCode::Char('n')) {
                    self.notice = context.render(&said::no_offer());
                }
            }
            KeyCode::Char('r') if over => online.rematch(),
            KeyCode::Char('u') => online.offer(OfferKind::TakeBack),
            KeyCode::Char('d') => online.offer(OfferKind::Draw),
            KeyCode::Char('p') => online.pause(),
            KeyCode::Char('c') => online.claim(),
            KeyCode::Char('b') if online.can(Action::Abort) => self.asking = Some(Asking::Abort),
            KeyCode::Char('b') => online.abort(),
            _ => return false,
        }
        true
    }

    pub(super) fn abort(&self) {
        if let Some(online) = self.online() {
            online.abort();
        }
    }

    pub(super) fn say(&self, text: &str) {
        if let Some(online) = self.online() {
            online.say(text);
        }
    }

    pub(super) fn hear_news(&mut self, news: MatchNews, context: &mut Context<'_>) {
        let Subject::Game(session) = &mut self.subject else { return };
        let is_away = matches!(news, MatchNews::Away(_));
        let is_back = matches!(news, MatchNews::Connected { .. } | MatchNews::Heartbeat { .. });
        // The chat stands beside the board, and an offer below it.
        let is_line = matches!(&news, MatchNews::Line(_));
        let happening = session.hear(news, context.catalogue);
        let stands = is_line || happening.told == session.offer_told(context.catalogue);
        if is_away {
            self.away = true;
        } else if is_back && std::mem::take(&mut self.away) {
            self.notice = context.render(&said::back_again());
        }
        if let Some((_, events)) = happening.moved {
            self.rays = rays(&events);
            self.events = events;
            self.told = happening.told.unwrap_or_default();
            self.notice.clear();
            self.settle(context);
            return;
        }
        if happening.changed {
            self.events.clear();
            self.rays.clear();
            self.told = happening.told.unwrap_or_default();
            self.notice.clear();
            self.settle(context);
        } else if let Some(told) = happening.told.filter(|_| !stands) {
            self.notice = told;
        }
    }
}
