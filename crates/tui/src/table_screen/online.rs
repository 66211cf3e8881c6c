//! A game that is played on a server.

use std::time::Duration;

use game::Clock;

use super::{Subject, TableScreen};
use crate::board::marks::rays;
use crate::context::Context;
use crate::menu::named;
use crate::messages as said;
use crate::online::MatchNews;

impl TableScreen {
    /// Sends a move to the server; it is played when the server has it.
    pub(super) fn send(&mut self, mv: &str, context: &Context<'_>) {
        let Subject::Game(session) = &self.subject else { return };
        let Some(referee) = &session.referee else { return };
        match session.table().copy().play(mv) {
            Ok(_) => {
                referee.make_move(session.table().moves().len() as u32, mv);
                self.notice = context.render(&said::sent());
            }
            Err(error) => self.notice = session.refusal(mv, &error, context.catalogue),
        }
    }

    /// Whether what is asked for is not fair against a person far away, or not ours to do.
    pub(super) fn is_refused_online(&mut self, context: &Context<'_>) -> bool {
        let Subject::Game(session) = &self.subject else { return false };
        let refused = session.referee.is_some() && session.table().end().is_none();
        if refused {
            self.notice = context.render(&said::not_online());
        }
        refused
    }

    pub(super) fn hear_news(&mut self, news: &MatchNews, context: &mut Context<'_>) {
        let Subject::Game(session) = &mut self.subject else { return };
        let happened = session.hear(news);
        let was_away = std::mem::replace(&mut self.away, matches!(news, MatchNews::Away(_)));
        self.notice = match news {
            MatchNews::Refused(why) | MatchNews::Lost(why) => why.clone(),
            MatchNews::Away(why) => context.render(&said::away(named(why.as_str()))),
            MatchNews::Back { .. } if was_away => context.render(&said::back_again()),
            _ => String::new(),
        };
        match (news, happened) {
            (MatchNews::Moved { charged, side, .. }, Some((before, events))) => {
                let over = session.table().end().is_some();
                self.told = session.words(context.catalogue).happened(&events, &before, over);
                let passes = session.table().turn() != before.turn;
                self.rays = rays(&events);
                self.events = events;
                self.charge(side.index(), *charged, passes, context);
                self.settle(context);
            }
            (MatchNews::TakenBack { .. } | MatchNews::Back { anew: true }, _) => {
                self.events.clear();
                self.rays.clear();
                self.told.clear();
                self.settle(context);
            }
            (MatchNews::Ended(_), _) => self.settle(context),
            _ => {}
        }
    }

    /// The clock as the server keeps it: what a move cost, and whose time runs now.
    fn charge(&mut self, side: usize, charged: Duration, passes: bool, context: &Context<'_>) {
        let Subject::Game(session) = &mut self.subject else { return };
        let Some(control) = &mut session.request.clock else { return };
        control.main[side] = control.main[side].saturating_sub(charged);
        if passes {
            control.main[side] += control.increment;
        }
        let control = *control;
        let mut clock = Clock::new(control);
        let running = session.table().end().is_none().then(|| session.table().turn());
        clock.run(running, context.now());
        self.clock = Some(clock);
    }
}
