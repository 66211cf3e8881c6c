//! How a match stands: what follows from its log.

use std::collections::HashMap;
use std::fmt;

use catalog::{Setup, SetupError, Table};
use game::{End, Outcome, Reason, Sheet, Side};
use protocol::{
    Acknowledgement, BySide, ClockState, EventBody, MatchEvent, MatchSetup, MatchStatus, OfferKind,
    Seat, StandingOffer, TimeControl,
};

use crate::error::LogError;
use crate::request::Outage;
use crate::timing::{GRACE, Millis, PAUSE, RESTING, Timing, WAITING};

/// An offer that waits for its answer.
pub type Offer = StandingOffer;

/// A match, as its log tells.
pub struct Match {
    setup: MatchSetup,
    seats: [Option<Seat>; 2],
    table: Box<dyn Table>,
    /// Who made each move.
    movers: Vec<Side>,
    timing: Timing,
    offers: Vec<Offer>,
    /// What was declined since the board last changed, and by whom it was offered.
    declined: Vec<(OfferKind, Side)>,
    /// What was done under the names that players gave it.
    done: [HashMap<String, Done>; 2],
    end: Option<End>,
    next: Option<String>,
    /// Whether the start can be laid under the rules of today.
    laid: bool,
    /// Whether it cannot, or a move of the log is not legal under them.
    frozen: bool,
    annulled: bool,
    /// The last event that changed the board.
    board: u64,
    head: u64,
    tag: String,
    at: Millis,
    began: Millis,
    /// The end of the last outage that was credited.
    credited: Millis,
}

/// What was done under a name.
struct Done {
    event: u64,
    ply: u32,
    /// The position then, once the table does not know it any more.
    position: Option<String>,
}

impl fmt::Debug for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("game", &self.setup.game)
            .field("head", &self.head)
            .field("status", &self.status())
            .field("position", &self.table.position())
            .finish_non_exhaustive()
    }
}

impl Match {
    /// A match from the beginning of its log.
    ///
    /// # Errors
    /// When the log does not begin with a match, something is missing in it, or there is no such game
    /// or variant here.
    pub fn replay<'e>(events: impl IntoIterator<Item = &'e MatchEvent>) -> Result<Match, LogError> {
        let mut events = events.into_iter();
        let mut state = Match::begin(events.next().ok_or(LogError::NoBeginning)?)?;
        events.try_for_each(|event| state.apply(event))?;
        Ok(state)
    }

    fn begin(event: &MatchEvent) -> Result<Match, LogError> {
        let MatchEvent { number: 1, body: EventBody::Created(setup), tag, at } = event else {
            return Err(LogError::NoBeginning);
        };
        let start = Setup {
            variant: Some(&setup.variant),
            position: setup.position.as_deref(),
            seed: setup.seed,
        };
        // A game or a variant that is not known here may be a newer program's. A start that was possible
        // once and is not any more is for nobody: the match stands at the usual one until it is annulled.
        let entry = catalog::find(&setup.game).map_err(|_| LogError::Setup)?;
        let (table, laid) = match entry.open(&start) {
            Ok(table) => (table, true),
            Err(SetupError::Position(_)) => {
                let usual = Setup { position: None, ..start };
                (entry.open(&usual).map_err(|_| LogError::Setup)?, false)
            }
            Err(SetupError::Variant(_)) => return Err(LogError::Setup),
        };
        let mut state = Match {
            seats: [setup.first.clone(), setup.second.clone()],
            frozen: !laid || table.end().is_some(),
            laid,
            table,
            movers: Vec::new(),
            timing: Timing::new(setup.clock),
            offers: Vec::new(),
            declined: Vec::new(),
            done: Default::default(),
            end: None,
            next: None,
            annulled: false,
            board: 1,
            head: 1,
            tag: tag.clone(),
            at: *at,
            began: *at,
            credited: 0,
            setup: setup.clone(),
        };
        if state.seats.iter().all(Option::is_some) {
            state.timing.begin_turn(*at);
        }
        Ok(state)
    }

    /// The next entry of the log.
    ///
    /// # Errors
    /// When it is not the next one.
    pub fn apply(&mut self, event: &MatchEvent) -> Result<(), LogError> {
        let expected = self.head + 1;
        if event.number != expected {
            return Err(LogError::Gap { expected, found: event.number });
        }
        self.head = event.number;
        self.tag.clone_from(&event.tag);
        self.at = self.at.max(event.at);
        self.happen(event.number, event.at, &event.body);
        Ok(())
    }

    fn happen(&mut self, number: u64, at: Millis, body: &EventBody) {
        let mut named = None;
        match body {
            // A second beginning changes nothing.
            EventBody::Created(_) => {}
            EventBody::Joined { side, seat } => {
                self.seats[side.index()] = Some(seat.clone());
                if self.seats.iter().all(Option::is_some) {
                    self.timing.begin_turn(at);
                }
            }
            EventBody::Moved { side, mv, id, charged, .. } => {
                self.board = number;
                if self.frozen || self.table.turn() != *side || self.table.play(mv).is_err() {
                    self.frozen = true;
                    return;
                }
                self.movers.push(*side);
                let ends_turn = self.table.turn() != *side;
                self.timing.moved(*side, *charged, ends_turn, at);
                self.declined.clear();
                // Whoever plays on has answered, and what was to be taken back is covered now.
                self.offers.retain(|offer| {
                    offer.kind != OfferKind::TakeBack
                        && (offer.kind != OfferKind::Draw || offer.side == *side)
                });
                named = Some((*side, Some(id)));
            }
            EventBody::Offered { side, offer, id } => {
                self.offers.push(Offer { number, side: *side, kind: *offer });
                named = Some((*side, id.as_ref()));
            }
            EventBody::Accepted { side, offer, id } => {
                self.offers.retain(|other| other.number != *offer);
                named = Some((*side, id.as_ref()));
            }
            EventBody::Declined { side, offer, id } => {
                let declined = self.offers.iter().position(|other| other.number == *offer);
                if let Some(place) = declined {
                    let Offer { kind, side, .. } = self.offers.remove(place);
                    self.declined.push((kind, side));
                }
                named = Some((*side, id.as_ref()));
            }
            EventBody::TakenBack { ply } => {
                self.board = number;
                self.write_down_positions(*ply);
                while self.movers.len() > *ply as usize && self.table.take_back().is_some() {
                    self.movers.pop();
                }
                self.offers.retain(|offer| offer.kind != OfferKind::Draw);
                self.declined.clear();
                self.timing.begin_turn(at);
            }
            EventBody::Paused => self.timing.pause(at),
            EventBody::Resumed => self.timing.resume(at),
            EventBody::Outage { from, to } => {
                self.timing.credit(Outage { from: *from, to: *to });
                self.credited = self.credited.max(*to);
            }
            EventBody::Resigned { side, id } | EventBody::Claimed { side, id } => {
                named = Some((*side, id.as_ref()));
            }
            EventBody::Flagged { .. } => {}
            // It was the other who did this.
            EventBody::Left { side, id } => named = Some((!*side, id.as_ref())),
            EventBody::Annulled => self.annulled = true,
            EventBody::Ended { winner, reason, by, id } => {
                let outcome = winner.map_or(Outcome::Draw, Outcome::Win);
                self.end = Some(End { outcome, reason: *reason });
                self.offers.clear();
                self.declined.clear();
                self.timing.stop();
                named = by.map(|side| (side, id.as_ref()));
            }
            EventBody::Rematched { next } => self.next = Some(next.clone()),
        }
        if let Some((side, Some(id))) = named {
            let done = Done { event: number, ply: self.ply(), position: None };
            self.done[side.index()].insert(id.clone(), done);
        }
    }

    /// The last event and how the board stands after it.
    #[must_use]
    pub fn acknowledgement(&self, event: u64) -> Acknowledgement {
        Acknowledgement { event, ply: self.ply(), position: self.table.position() }
    }

    /// What a player did under a name before.
    #[must_use]
    pub fn done(&self, side: Side, id: &str) -> Option<Acknowledgement> {
        let Done { event, ply, position } = self.done[side.index()].get(id)?;
        let position = position.clone().or_else(|| self.table.position_after(*ply as usize));
        let position = position.expect("what is taken back is written down before");
        Some(Acknowledgement { event: *event, ply: *ply, position })
    }

    /// Remembers what the table forgets when moves after that one are taken back.
    fn write_down_positions(&mut self, ply: u32) {
        let forgotten = |done: &&mut Done| done.ply > ply && done.position.is_none();
        for done in self.done.iter_mut().flat_map(HashMap::values_mut).filter(forgotten) {
            done.position = self.table.position_after(done.ply as usize);
        }
    }

    /// What was agreed on before the first move.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// Who sits at a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Option<&Seat> {
        self.seats[side.index()].as_ref()
    }

    /// The sides at which a person sits.
    pub fn sides_of<'p>(&'p self, person: &'p str) -> impl Iterator<Item = Side> + 'p {
        Side::ALL.into_iter().filter(
            move |&side| matches!(self.seat(side), Some(Seat::Person { id }) if id == person),
        )
    }

    /// The board, with all moves.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// How many moves there are.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.movers.len()).expect("a game has at most 600 moves")
    }

    /// Who is to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.table.turn()
    }

    /// The number of the last event.
    #[must_use]
    pub fn head(&self) -> u64 {
        self.head
    }

    /// The tag of the last event.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// When the last event happened.
    #[must_use]
    pub fn at(&self) -> Millis {
        self.at
    }

    /// When it was made.
    #[must_use]
    pub fn began(&self) -> Millis {
        self.began
    }

    /// The last event that changed the board.
    #[must_use]
    pub fn board_event(&self) -> u64 {
        self.board
    }

    /// How far it is.
    #[must_use]
    pub fn status(&self) -> MatchStatus {
        match self.end {
            Some(End { reason: Reason::Aborted, .. }) => MatchStatus::Aborted,
            Some(_) => MatchStatus::Over,
            None if self.seats.iter().any(Option::is_none) => MatchStatus::Waiting,
            None => MatchStatus::Running,
        }
    }

    /// How it ended.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Whether it was made under newer rules than these: it is not for this program to say what can be
    /// played in it.
    ///
    /// That is all the revision tells. Of older rules nobody asks what has changed: a match is theirs who
    /// play it for as long as every move of its log can be played, and replaying is what finds that out.
    #[must_use]
    pub fn is_newer(&self) -> bool {
        self.setup.rules > self.table.descriptor().revision
    }

    /// Whether its start can be laid under the rules of today.
    pub(crate) fn is_laid(&self) -> bool {
        self.laid
    }

    /// Whether its start or its moves cannot be played under the rules of today.
    #[must_use]
    pub fn is_frozen(&self) -> bool {
        self.frozen
    }

    /// Whether it was ended for that.
    #[must_use]
    pub fn is_annulled(&self) -> bool {
        self.annulled
    }

    /// The match that follows this one.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// What is offered and not yet answered.
    #[must_use]
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    pub(crate) fn was_declined(&self, kind: OfferKind, side: Side) -> bool {
        self.declined.contains(&(kind, side))
    }

    /// The time, before any outage that the log does not tell of yet.
    #[must_use]
    pub fn timing(&self) -> &Timing {
        &self.timing
    }

    /// Of these outages, those that have a part in the time that runs and are not in the log yet.
    pub(crate) fn uncredited(&self, outages: &[Outage]) -> Vec<Outage> {
        let Some(since) = self.timing.since().filter(|_| self.timing.control().is_some()) else {
            return Vec::new();
        };
        let counts = |outage: &&Outage| outage.to > since.max(self.credited);
        let mut outages: Vec<Outage> = outages.iter().filter(counts).copied().collect();
        // Two may overlap: no moment is given back twice.
        let mut from = since.max(self.credited);
        outages.sort_by_key(|outage| outage.from);
        for outage in &mut outages {
            outage.from = outage.from.max(from);
            from = from.max(outage.to);
        }
        outages.retain(|outage| outage.to > outage.from);
        outages
    }

    /// How many turns a side has made; one under way is none.
    #[must_use]
    pub fn turns(&self, side: Side) -> usize {
        let runs = self.movers.chunk_by(|one, next| one == next);
        let made = runs.filter(|run| run[0] == side).count();
        let under_way = self.movers.last() == Some(&side) && self.turn() == side;
        made - usize::from(under_way)
    }

    /// Whether the player to move has not made a turn yet.
    #[must_use]
    pub fn is_first_turn(&self) -> bool {
        self.turns(self.turn()) == 0
    }

    /// The ply at which a side's last turn began.
    pub(crate) fn last_turn(&self, side: Side) -> Option<u32> {
        let last = self.movers.iter().rposition(|&mover| mover == side)?;
        let before = self.movers[..last].iter().rposition(|&mover| mover != side);
        u32::try_from(before.map_or(0, |place| place + 1)).ok()
    }

    /// When something happens by itself, if nothing happens before.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        match self.status() {
            MatchStatus::Over | MatchStatus::Aborted => None,
            _ if self.frozen => Some(self.at),
            MatchStatus::Waiting => Some(self.at + WAITING),
            MatchStatus::Running => match (self.timing.paused(), self.timing.control()) {
                (Some(since), _) => Some(since + PAUSE),
                (None, None) => Some(self.at + RESTING),
                (None, Some(_)) => self.deadline().map(|deadline| deadline + GRACE),
            },
        }
    }

    /// The last moment in which a move counts.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        self.timing.deadline(self.turn(), self.is_first_turn())
    }

    /// The clock as it stands at that moment.
    #[must_use]
    pub fn clock(&self, now: Millis) -> Option<ClockState> {
        let control = self.timing.control()?;
        let [turn, first] = [self.turn(), Side::First];
        let left = |side| self.timing.left(side, turn, self.is_first_turn(), now);
        Some(ClockState {
            control,
            left: matches!(control, TimeControl::Live { .. })
                .then(|| BySide { first: left(first), second: left(!first) }),
            running: self.timing.since().map(|_| turn),
            deadline: self.deadline(),
            now,
        })
    }

    /// The record, with the end that the players or the clock decided.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let mut table = self.table.copy();
        if let Some(end) = self.end
            && table.end().is_none()
        {
            catalog::decide(&mut *table, end);
        }
        table.sheet()
    }

    /// Whether the computer is to move, and at which level.
    #[must_use]
    pub fn engine_to_move(&self) -> Option<u32> {
        let runs = self.status() == MatchStatus::Running && !self.frozen;
        match self.seat(self.turn()) {
            Some(Seat::Engine { level }) if runs && self.timing.paused().is_none() => Some(*level),
            _ => None,
        }
    }
}
