//! A match on a server, line by line.

use std::io::{self, Write};

use game::{Arg, Side};
use protocol::{Action, OfferKind};

use super::Plain;
use super::command::Command;
use crate::messages as said;
use crate::online::MatchNews;
use crate::online_match::OnlineMatch;

/// What was sent and not answered yet: what is typed meanwhile waits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Pending {
    /// Nobody has answered.
    Sent,
    /// It is done, with that event.
    Done(u64),
}

impl<W: Write> Plain<'_, W> {
    /// Does what a command means in a match; whether it means something else there than here.
    pub(super) fn match_command(&mut self, command: Command, rest: &str) -> io::Result<bool> {
        let Some(online) = &self.session.online else { return Ok(false) };
        let plays = online.you().is_some();
        match command {
            Command::Hint if self.session.table().end().is_none() => {
                self.say(&said::not_online())?;
            }
            Command::Say => self.talk_to(rest)?,
            Command::Who => self.who()?,
            Command::Yes | Command::No => {
                let offered = online.offered().is_some();
                if offered {
                    self.ask(|online| _ = online.answer(command == Command::Yes));
                } else {
                    self.say(&said::no_offer())?;
                }
            }
            Command::Back
            | Command::Resign
            | Command::Claim
            | Command::Offer
            | Command::Pause
            | Command::Abort
            | Command::Rematch
                if !plays =>
            {
                self.say(&said::only_watching())?;
            }
            Command::Back => self.ask(|online| online.offer(OfferKind::TakeBack)),
            Command::Resign => self.ask(|online| online.act(Action::Resign)),
            Command::Claim => self.ask(OnlineMatch::claim),
            Command::Offer => self.ask(|online| online.offer(OfferKind::Draw)),
            Command::Pause => self.ask(OnlineMatch::pause),
            Command::Abort => self.ask(OnlineMatch::abort),
            Command::Rematch => self.ask(OnlineMatch::rematch),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Asks the server for something; the next line waits until it is answered.
    pub(super) fn ask(&mut self, what: impl FnOnce(&OnlineMatch)) {
        if let Some(online) = &self.session.online {
            what(online);
            self.pending = Some(Pending::Sent);
        }
    }

    fn talk_to(&mut self, text: &str) -> io::Result<()> {
        if text.is_empty() {
            return self.say(&said::say_what());
        }
        match &self.session.online {
            Some(online) if online.can_talk() => {
                online.say(text);
                Ok(())
            }
            _ => self.say(&said::no_chat()),
        }
    }

    /// Who plays, and who is here.
    fn who(&mut self) -> io::Result<()> {
        let Some(online) = &self.session.online else { return Ok(()) };
        let words = self.session.words(self.catalogue);
        for side in Side::ALL {
            let deed = Arg::Name(online.seat(side, self.catalogue));
            let told = self
                .catalogue
                .said("tell-by", &[("side", Arg::Name(words.side(side))), ("deed", deed)]);
            let here = online.is_here(side) || online.you() == Some(side);
            let here = if here { said::here() } else { said::not_here() };
            writeln!(self.out, "{told} {}", self.catalogue.render(&here))?;
        }
        Ok(())
    }

    /// Who plays against whom on the server, for the first sentence.
    pub(super) fn introduction(&self, online: &OnlineMatch) -> String {
        let words = self.session.words(self.catalogue);
        let name = |side| Arg::Name(online.seat(side, self.catalogue));
        self.catalogue.render(&match online.you() {
            Some(you) => said::server_against(name(!you), Arg::Name(words.side(you))),
            None => said::watched(name(Side::First), name(Side::Second)),
        })
    }

    /// Takes a piece of news and tells it; whether there will be more.
    pub(super) fn hear(&mut self, news: MatchNews) -> io::Result<bool> {
        match news {
            MatchNews::Rematch(session) => {
                self.session = *session;
                self.pending = None;
                self.told_end = false;
                self.introduce()?;
                return Ok(true);
            }
            MatchNews::Done(event) => self.pending = Some(Pending::Done(event)),
            // Who is cut off may still leave.
            MatchNews::Refused(_) | MatchNews::Away(_) => self.pending = None,
            _ => {}
        }
        let lost = matches!(news, MatchNews::Lost(_));
        let could_claim = self.claim_told();
        let happening = self.session.hear(news, self.catalogue);
        if let Some(told) = &happening.told {
            let offer = self.session.offer_told(self.catalogue);
            if offer.as_ref() == Some(told) {
                let answer = self.catalogue.render(&said::answer_words());
                writeln!(self.out, "{told} {answer}")?;
            } else {
                writeln!(self.out, "{told}")?;
            }
        }
        if happening.moved.is_some() || happening.changed {
            writeln!(self.out, "position {}", self.session.table().position())?;
            self.turn()?;
        }
        self.tell_claim(could_claim.as_deref())?;
        let head = self.session.online.as_ref().map_or(0, |online| online.log().head());
        if matches!(self.pending, Some(Pending::Done(event)) if event <= head) {
            self.pending = None;
        }
        Ok(!lost)
    }

    /// What can be claimed now, as a sentence.
    pub(super) fn claim_told(&self) -> Option<String> {
        let online = self.session.online.as_ref()?;
        let ask = |id: &str| {
            let word = self.catalogue.render(&said::claim_word());
            format!("{} {word}", self.catalogue.said(id, &[]))
        };
        if online.can(Action::Claim) {
            Some(ask("match-claim-ask"))
        } else if online.can(Action::ClaimLeft) {
            Some(ask("match-left-ask"))
        } else {
            None
        }
    }

    /// Tells what can be claimed where that could not be before.
    pub(super) fn tell_claim(&mut self, before: Option<&str>) -> io::Result<()> {
        match self.claim_told().filter(|claim| before != Some(claim.as_str())) {
            Some(claim) => writeln!(self.out, "{claim}"),
            None => Ok(()),
        }
    }
}
