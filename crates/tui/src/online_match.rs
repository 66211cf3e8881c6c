//! A match on a server as this table follows it: the same fold over its log that the server makes.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::Table;
use game::{Arg, Reason, Side};
use matches::{Context, Match, Millis};
use messages::{Catalogue, Words};
use protocol::{
    Action, BySide, ChatLine, MatchEvent, MatchOptions, MatchStatus, OfferKind, Player, Players,
    Seat, StandingOffer,
};

use crate::left::Left;
use crate::online::Referee;

/// Since when somebody was seen who counts as being here, in milliseconds.
const HERE: Millis = 15_000;

/// Lines of the chat that are remembered.
const LINES: usize = 200;

/// A match on a server, whoever plays.
pub struct OnlineMatch {
    referee: Box<dyn Referee>,
    log: Match,
    you: Option<Side>,
    players: Players,
    /// How far the server's clock is ahead of this machine's, in milliseconds.
    ahead: i64,
    /// When each was last seen.
    seen: [Option<Millis>; 2],
    /// Whether everything that has happened is heard.
    current: bool,
    lines: Vec<ChatLine>,
    /// What can be done besides moving, when it was last looked at.
    options: MatchOptions,
    /// When this table was opened, by the server's clock.
    opened: Millis,
}

impl OnlineMatch {
    /// A match whose log is heard up to that moment of the server's clock.
    #[must_use]
    pub fn new(
        referee: Box<dyn Referee>,
        log: Match,
        you: Option<Side>,
        players: Players,
        now: u64,
        seen: BySide<Option<u64>>,
    ) -> OnlineMatch {
        let mut online = OnlineMatch {
            referee,
            log,
            you,
            players,
            ahead: 0,
            seen: [None; 2],
            current: true,
            lines: Vec::new(),
            options: MatchOptions::default(),
            opened: now,
        };
        online.set_time(now, seen);
        online.look();
        online
    }

    pub(crate) fn log(&self) -> &Match {
        &self.log
    }

    pub(crate) fn you(&self) -> Option<Side> {
        self.you
    }

    pub(crate) fn address(&self) -> &str {
        self.referee.address()
    }

    /// The board as the log tells it, with the end that it had.
    pub(crate) fn table(&self) -> Box<dyn Table> {
        let mut table = self.log.table().copy();
        if let Some(end) = self.log.end()
            && table.end().is_none()
            && (end.reason != Reason::Claim || table.can_claim())
        {
            catalog::decide(&mut *table, end);
        }
        table
    }

    /// Whether somebody could move now.
    pub(crate) fn is_open(&self) -> bool {
        self.log.status() == MatchStatus::Running && !self.is_paused() && !self.log.is_frozen()
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.log.timing().paused().is_some()
    }

    /// The server's time.
    pub(crate) fn now(&self) -> Millis {
        u64::try_from(local_time() + self.ahead).unwrap_or(0)
    }

    /// Takes the server's time; whether the other has come or gone.
    pub(crate) fn set_time(&mut self, now: Millis, seen: BySide<Option<Millis>>) -> bool {
        let other = self.you.map(|you| !you);
        let before = other.is_some_and(|other| self.is_here(other));
        self.ahead = i64::try_from(now).unwrap_or(0) - local_time();
        self.seen = [seen.first, seen.second];
        other.is_some_and(|other| self.is_here(other)) != before
    }

    /// Whether a player is connected, or was a moment ago.
    pub(crate) fn is_here(&self, side: Side) -> bool {
        let engine = matches!(self.log.seat(side), Some(Seat::Engine { .. }));
        let seen = self.seen[side.index()];
        engine || seen.is_some_and(|seen| self.now().saturating_sub(seen) < HERE)
    }

    /// The next entry of the log; whether it is one that is told.
    pub(crate) fn apply(&mut self, event: &MatchEvent) -> bool {
        if event.number == 1 {
            if let Ok(log) = Match::replay([event]) {
                self.log = log;
            }
            return false;
        }
        self.log.apply(event).is_ok() && self.current
    }

    /// Another log follows from its beginning.
    pub(crate) fn forget(&mut self) {
        self.current = false;
    }

    /// Everything is heard; whether it was not before.
    pub(crate) fn catch_up(&mut self) -> bool {
        !std::mem::replace(&mut self.current, true)
    }

    pub(crate) fn sit(&mut self, side: Option<Side>) {
        self.you = side;
    }

    pub(crate) fn set_players(&mut self, players: Players) {
        self.players = players;
    }

    fn player(&self, side: Side) -> Option<&Player> {
        match side {
            Side::First => self.players.first.as_ref(),
            Side::Second => self.players.second.as_ref(),
        }
    }

    /// What a player is called, if they have said so.
    pub(crate) fn called(&self, side: Side, catalogue: &Catalogue) -> Option<String> {
        match self.log.seat(side) {
            Some(Seat::Engine { level }) => {
                Some(catalogue.said("play-computer", &[("level", (*level).into())]))
            }
            _ => self.player(side)?.name.as_deref().map(harmless),
        }
    }

    /// What a player is called; what the side is called, otherwise.
    pub(crate) fn name(&self, side: Side, words: &Words<'_>, catalogue: &Catalogue) -> String {
        self.called(side, catalogue).unwrap_or_else(|| words.side(side))
    }

    /// Who sits there, as it is written beside the board.
    pub(crate) fn seat(&self, side: Side, catalogue: &Catalogue) -> String {
        if self.log.seat(side).is_none() {
            return catalogue.said("match-seat-free", &[]);
        }
        let called = self.called(side, catalogue);
        let rated = |name: String| match self.player(side).and_then(|player| player.rating) {
            None => name,
            Some(found) => {
                let args = [("name", Arg::Name(name)), ("rating", found.rating.into())];
                let id =
                    if found.provisional { "match-provisional-name" } else { "match-rated-name" };
                catalogue.said(id, &args)
            }
        };
        if self.you == Some(side) {
            return match called {
                Some(name) => catalogue.said("match-you-named", &[("name", Arg::Name(name))]),
                None => catalogue.said("play-you", &[]),
            };
        }
        rated(called.unwrap_or_else(|| catalogue.said("match-guest", &[])))
    }

    /// What is left to a side.
    pub(crate) fn left(&self, side: Side) -> Option<Left> {
        let clock = self.log.clock(self.now())?;
        let duration = Duration::from_millis;
        match (clock.left, clock.deadline) {
            (Some(left), _) => {
                let left = if side == Side::First { left.first } else { left.second };
                Some(Left::Clock(duration(left)))
            }
            (None, Some(deadline)) if clock.running == Some(side) => {
                Some(Left::Turn(duration(deadline.saturating_sub(clock.now))))
            }
            _ => None,
        }
    }

    /// The seconds until the match is called off because nobody has begun, where that can happen.
    pub(crate) fn first_turn(&self) -> Option<u32> {
        let clock = self.log.clock(self.now())?;
        let waits = clock.left.is_some() && self.is_open() && self.log.is_first_turn();
        let deadline = clock.deadline.filter(|_| waits)?;
        u32::try_from(deadline.saturating_sub(clock.now).div_ceil(1000)).ok()
    }

    /// Looks what can be done besides moving; whether that has changed.
    pub(crate) fn look(&mut self) -> bool {
        let options = self.you.map_or_else(MatchOptions::default, |side| {
            let context = Context { seen: self.seen, ..Context::at(self.now()) };
            self.log.options(side, &context)
        });
        let changed = options != self.options;
        self.options = options;
        changed
    }

    /// Whether that can be done now without being agreed on.
    pub(crate) fn can(&self, action: Action) -> bool {
        self.options.actions.contains(&action)
    }

    /// What the other offers and waits for an answer to.
    pub(crate) fn offered(&self) -> Option<StandingOffer> {
        let you = self.you?;
        self.log.offers().iter().find(|offer| offer.side != you).copied()
    }

    /// What is offered, as a question.
    pub(crate) fn question(
        &self,
        offer: StandingOffer,
        words: &Words<'_>,
        catalogue: &Catalogue,
    ) -> String {
        let id = match offer.kind {
            OfferKind::Draw => "match-draw-asked",
            OfferKind::TakeBack => "match-take-back-asked",
            OfferKind::Pause => "match-pause-asked",
            OfferKind::Resume => "match-resume-asked",
            OfferKind::Abort => "match-abort-asked",
            OfferKind::Rematch => "match-rematch-asked",
        };
        let name = Arg::Name(self.name(offer.side, words, catalogue));
        catalogue.said(id, &[("name", name)])
    }

    pub(crate) fn make_move(&self, mv: &str) {
        self.referee.make_move(self.log.ply(), mv, self.log.board_event());
    }

    pub(crate) fn act(&self, action: Action) {
        self.referee.act(action, None, None);
    }

    pub(crate) fn offer(&self, kind: OfferKind) {
        self.referee.act(Action::Offer, Some(kind), None);
    }

    /// Claims what there is to claim; where there is nothing, the server says why.
    pub(crate) fn claim(&self) {
        let left = self.can(Action::ClaimLeft) && !self.can(Action::Claim);
        self.act(if left { Action::ClaimLeft } else { Action::Claim });
    }

    /// Proposes a break, or to go on.
    pub(crate) fn pause(&self) {
        self.offer(if self.is_paused() { OfferKind::Resume } else { OfferKind::Pause });
    }

    /// Calls the match off, where that needs no agreement; proposes it otherwise.
    pub(crate) fn abort(&self) {
        if self.can(Action::Abort) { self.act(Action::Abort) } else { self.offer(OfferKind::Abort) }
    }

    /// Answers what is offered; whether something is.
    pub(crate) fn answer(&self, yes: bool) -> bool {
        let Some(offer) = self.offered() else { return false };
        let action = if yes { Action::Accept } else { Action::Decline };
        self.referee.act(action, None, Some(offer.number));
        true
    }

    /// Offers to play again, or goes where that was agreed on already.
    pub(crate) fn rematch(&self) {
        match self.log.next() {
            Some(next) => self.referee.go_to(next),
            None => self.offer(OfferKind::Rematch),
        }
    }

    pub(crate) fn can_talk(&self) -> bool {
        self.referee.can_talk()
    }

    pub(crate) fn say(&self, text: &str) {
        self.referee.say(text);
    }

    /// What was said, the latest last.
    pub(crate) fn lines(&self) -> &[ChatLine] {
        &self.lines
    }

    /// Takes a line of the chat; whether it is news to whoever sits here.
    pub(crate) fn hear_line(&mut self, line: ChatLine) -> bool {
        let same = |other: &&mut ChatLine| (other.room, other.number) == (line.room, line.number);
        if let Some(known) = self.lines.iter_mut().find(same) {
            *known = line;
            return false;
        }
        let news = !line.mine && line.text.is_some() && line.at >= self.opened;
        let place = self.lines.partition_point(|other| other.at <= line.at);
        self.lines.insert(place, line);
        if self.lines.len() > LINES {
            self.lines.remove(0);
        }
        news
    }

    /// Who said a line, and what.
    pub(crate) fn line_told(
        &self,
        line: &ChatLine,
        words: &Words<'_>,
        catalogue: &Catalogue,
    ) -> (String, String) {
        let name = match (line.mine, &line.name, line.side) {
            (true, ..) => catalogue.said("chat-you", &[]),
            (false, Some(name), _) => harmless(name),
            (false, None, Some(side)) => self.name(side, words, catalogue),
            (false, None, None) => {
                let id = harmless(&line.person).chars().take(4).collect::<String>();
                catalogue.said("chat-guest", &[("id", Arg::Name(id))])
            }
        };
        let removed = || catalogue.said("chat-removed", &[]);
        (name, line.text.as_deref().map_or_else(removed, harmless))
    }
}

/// What others say, without what a terminal would obey.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().filter(|ch| !ch.is_control()).collect()
}

/// This machine's clock, in milliseconds since 1970.
fn local_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
