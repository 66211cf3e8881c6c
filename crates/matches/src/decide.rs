//! The referee.

use game::{End, Outcome, Reason, Side, VerdictError};
use protocol::{Acknowledgement, EventBody, MatchSetup, MatchStatus, OfferKind, Seat};

use crate::refusal::Refusal;
use crate::request::{Context, Decision, Request};
use crate::state::Match;
use crate::timing::{GRACE, Millis, Timing};

/// What follows from a request: new events for the log, which are to be added right after the last
/// one the match knows, or not at all.
///
/// # Errors
/// When the rules, the clock or how the match stands do not allow it. [`Refusal::Due`] says that
/// [`Request::Tick`] has something to do first.
pub fn decide(state: &Match, request: &Request, context: &Context) -> Result<Decision, Refusal> {
    if let Some((side, id)) = name(request)
        && let Some(done) = state.done(side, id)
    {
        return Ok(Decision { events: Vec::new(), done, next: None });
    }
    let referee = Referee::new(state, context);
    let decided = match request {
        Request::Tick => return Ok(referee.tick()),
        Request::Join { seat, side } => referee.join(seat, *side),
        _ if !referee.tick().events.is_empty() && !referee.only_credits() => Err(Refusal::Due),
        Request::Move { side, mv, ply, after, id } => {
            return referee.make_move(*side, mv, (*ply, *after), id);
        }
        Request::Offer { side, kind, id } => {
            return referee.offer(*side, *kind, id.as_deref());
        }
        Request::Accept { side, offer, id } => {
            return referee.accept(*side, *offer, id.as_deref());
        }
        Request::Decline { side, offer, id } => referee.decline(*side, *offer, id.as_deref()),
        Request::Resign { side, id } => referee.resign(*side, id.as_deref()),
        Request::Abort { side, id } => referee.abort(*side, id.as_deref()),
        Request::Claim { side, id } => referee.claim(*side, id.as_deref()),
        Request::ClaimLeft { side, id } => referee.claim_left(*side, id.as_deref()),
    };
    Ok(referee.deed(decided?))
}

/// What a player calls what they do.
fn name(request: &Request) -> Option<(Side, &str)> {
    match request {
        Request::Move { side, id, .. } => Some((*side, id)),
        Request::Offer { side, id, .. }
        | Request::Accept { side, id, .. }
        | Request::Decline { side, id, .. }
        | Request::Resign { side, id }
        | Request::Abort { side, id }
        | Request::Claim { side, id }
        | Request::ClaimLeft { side, id } => id.as_deref().map(|id| (*side, id)),
        Request::Join { .. } | Request::Tick => None,
    }
}

/// A match at a moment.
struct Referee<'a> {
    state: &'a Match,
    context: &'a Context,
    /// Time never runs backwards, whatever a machine's clock says.
    now: Millis,
    /// Outages that the log does not tell of yet, and the time without them.
    credits: Vec<EventBody>,
    timing: Timing,
}

impl<'a> Referee<'a> {
    fn new(state: &'a Match, context: &'a Context) -> Referee<'a> {
        let outages = state.uncredited(&context.outages);
        let mut timing = state.timing().clone();
        outages.iter().for_each(|&outage| timing.credit(outage));
        let credit =
            |outage: &crate::Outage| EventBody::Outage { from: outage.from, to: outage.to };
        let credits = outages.iter().map(credit).collect();
        Referee { state, context, now: context.now.max(state.at()), credits, timing }
    }

    fn decision(&self, bodies: Vec<EventBody>) -> Decision {
        let events = self.after_credits(bodies);
        let event = self.state.head() + events.len() as u64;
        Decision { events, done: self.state.acknowledgement(event), next: None }
    }

    /// What somebody does begins with the event that has their name for it, and that one is what they
    /// are told of, now and whenever they send the same again.
    fn deed(&self, bodies: Vec<EventBody>) -> Decision {
        let done = self.state.acknowledgement(self.next_number());
        Decision { done, ..self.decision(bodies) }
    }

    fn after_credits(&self, bodies: Vec<EventBody>) -> Vec<EventBody> {
        if self.credits.is_empty() { bodies } else { [self.credits.clone(), bodies].concat() }
    }

    /// The number that the next event will have.
    fn next_number(&self) -> u64 {
        self.state.head() + self.credits.len() as u64 + 1
    }

    fn running(&self) -> Result<(), Refusal> {
        match self.state.status() {
            MatchStatus::Waiting => Err(Refusal::Waiting),
            MatchStatus::Over | MatchStatus::Aborted => Err(Refusal::Finished),
            MatchStatus::Running if self.state.is_frozen() => Err(Refusal::Frozen),
            MatchStatus::Running => Ok(()),
        }
    }

    fn deadline(&self) -> Option<Millis> {
        self.timing.deadline(self.state.turn(), self.state.is_first_turn())
    }

    fn only_credits(&self) -> bool {
        self.due_now().is_none()
    }

    fn tick(&self) -> Decision {
        match self.due_now() {
            Some(bodies) => self.decision(bodies),
            None => self.decision(Vec::new()),
        }
    }

    /// What happens now by itself.
    fn due_now(&self) -> Option<Vec<EventBody>> {
        let open = matches!(self.state.status(), MatchStatus::Waiting | MatchStatus::Running);
        if open && self.state.is_frozen() {
            return Some(vec![EventBody::Annulled, ended(End::draw(Reason::Aborted))]);
        }
        let due = match self.state.status() {
            MatchStatus::Running
                if self.timing.paused().is_none() && self.timing.control().is_some() =>
            {
                self.deadline()? + GRACE
            }
            _ => self.state.due()?,
        };
        if self.now < due {
            return None;
        }
        Some(match self.state.status() {
            MatchStatus::Running if self.timing.paused().is_some() => vec![EventBody::Resumed],
            MatchStatus::Running if self.timing.control().is_some() => {
                let side = self.state.turn();
                if self.state.is_first_turn() {
                    vec![ended(End::draw(Reason::Aborted))]
                } else {
                    vec![EventBody::Flagged { side }, ended(End::win(!side, Reason::Time))]
                }
            }
            _ => vec![ended(End::draw(Reason::Aborted))],
        })
    }

    fn join(&self, seat: &Seat, side: Option<Side>) -> Result<Vec<EventBody>, Refusal> {
        match self.state.status() {
            MatchStatus::Over | MatchStatus::Aborted => return Err(Refusal::Finished),
            MatchStatus::Running => return Err(Refusal::Full),
            MatchStatus::Waiting => {}
        }
        let mut wanted = Side::ALL.into_iter().filter(|&one| side.is_none_or(|side| side == one));
        let free = wanted.find(|&side| self.state.seat(side).is_none());
        let side = free.ok_or(Refusal::Full)?;
        Ok(vec![EventBody::Joined { side, seat: seat.clone() }])
    }

    fn make_move(
        &self,
        side: Side,
        mv: &str,
        (ply, after): (u32, Option<u64>),
        id: &str,
    ) -> Result<Decision, Refusal> {
        self.running()?;
        if ply != self.state.ply() {
            return Err(Refusal::OtherPly { expected: self.state.ply(), found: ply });
        }
        // Whoever has seen the last change of the board, or anything after it, answers to it.
        let board = self.state.board_event();
        if let Some(after) = after
            && !(board..=self.state.head()).contains(&after)
        {
            return Err(Refusal::OtherEvent { expected: board, found: after });
        }
        if side != self.state.turn() {
            return Err(Refusal::NotYourTurn);
        }
        if self.timing.paused().is_some() {
            return Err(Refusal::Paused);
        }
        if self.deadline().is_some_and(|deadline| self.now > deadline) {
            return Err(Refusal::Late);
        }
        let mut table = self.state.table().copy();
        table.play(mv).map_err(Refusal::Move)?;
        let mv = table.last_move().expect("a move was played");
        let charged = self.timing.charge(side, self.state.is_first_turn(), self.now);
        let ply = ply + 1;
        let mut bodies = vec![EventBody::Moved { side, mv, ply, id: id.to_owned(), charged }];
        bodies.extend(table.end().map(ended));
        let done = Acknowledgement { event: self.next_number(), ply, position: table.position() };
        Ok(Decision { events: self.after_credits(bodies), done, next: None })
    }

    fn offer(&self, side: Side, kind: OfferKind, id: Option<&str>) -> Result<Decision, Refusal> {
        self.check_offer(side, kind)?;
        let standing = |by: Side| {
            let mut offers = self.state.offers().iter();
            offers.find(|offer| offer.kind == kind && offer.side == by).map(|offer| offer.number)
        };
        if standing(side).is_some() {
            return Err(Refusal::Offered);
        }
        // Who offers what the other has offered agrees to it.
        if let Some(number) = standing(!side) {
            return self.accept(side, number, id);
        }
        if self.state.was_declined(kind, side) {
            return Err(Refusal::Declined);
        }
        let offered = EventBody::Offered { side, offer: kind, id: id.map(str::to_owned) };
        let event = self.next_number();
        let Some(Seat::Engine { .. }) = self.state.seat(!side) else {
            return Ok(self.deed(vec![offered]));
        };
        // The computer is obliging in everything but draws, and answers at once.
        if kind == OfferKind::Draw {
            let declined = EventBody::Declined { side: !side, offer: event, id: None };
            return Ok(self.deed(vec![offered, declined]));
        }
        let mut bodies = vec![offered, EventBody::Accepted { side: !side, offer: event, id: None }];
        let (agreed, next) = self.agree(kind, side)?;
        bodies.extend(agreed);
        Ok(Decision { next, ..self.deed(bodies) })
    }

    /// Whether it makes sense now.
    fn check_offer(&self, side: Side, kind: OfferKind) -> Result<(), Refusal> {
        if kind == OfferKind::Rematch {
            return match self.state.status() {
                MatchStatus::Waiting | MatchStatus::Running => Err(Refusal::NotFinished),
                _ if self.state.next().is_some() => Err(Refusal::Rematched),
                _ if !self.state.is_laid() => Err(Refusal::Frozen),
                _ if Side::ALL.iter().any(|&side| self.state.seat(side).is_none()) => {
                    Err(Refusal::Waiting)
                }
                _ => Ok(()),
            };
        }
        self.running()?;
        let paused = self.timing.paused().is_some();
        match kind {
            OfferKind::TakeBack if self.state.setup().rated => Err(Refusal::Rated),
            OfferKind::TakeBack if paused => Err(Refusal::Paused),
            OfferKind::TakeBack => match self.state.last_turn(side) {
                Some(_) => Ok(()),
                None => Err(Refusal::NothingToTakeBack),
            },
            OfferKind::Pause if self.timing.control().is_none() => Err(Refusal::NoClock),
            OfferKind::Pause if paused => Err(Refusal::Paused),
            OfferKind::Resume if !paused => Err(Refusal::NotPaused),
            _ => Ok(()),
        }
    }

    fn accept(&self, side: Side, number: u64, id: Option<&str>) -> Result<Decision, Refusal> {
        let mut offers = self.state.offers().iter();
        let offer = offers.find(|offer| offer.number == number).ok_or(Refusal::NoOffer)?;
        if offer.side == side {
            return Err(Refusal::OwnOffer);
        }
        self.check_offer(offer.side, offer.kind)?;
        let id = id.map(str::to_owned);
        let mut bodies = vec![EventBody::Accepted { side, offer: number, id }];
        let (agreed, next) = self.agree(offer.kind, offer.side)?;
        bodies.extend(agreed);
        Ok(Decision { next, ..self.deed(bodies) })
    }

    /// What follows when both want it.
    fn agree(
        &self,
        kind: OfferKind,
        by: Side,
    ) -> Result<(Vec<EventBody>, Option<MatchSetup>), Refusal> {
        let body = match kind {
            OfferKind::Draw => ended(End::draw(Reason::Agreement)),
            OfferKind::Abort => ended(End::draw(Reason::Aborted)),
            OfferKind::Pause => EventBody::Paused,
            OfferKind::Resume => EventBody::Resumed,
            OfferKind::TakeBack => {
                let ply = self.state.last_turn(by).ok_or(Refusal::NothingToTakeBack)?;
                EventBody::TakenBack { ply }
            }
            OfferKind::Rematch => {
                let next = self.context.next.clone();
                return Ok((vec![EventBody::Rematched { next }], Some(self.rematch())));
            }
        };
        Ok((vec![body], None))
    }

    /// The same once more, with the sides exchanged. A start that is drawn by lot is drawn anew; which
    /// match it follows is known to whoever makes it.
    fn rematch(&self) -> MatchSetup {
        let setup = self.state.setup();
        MatchSetup {
            first: self.state.seat(Side::Second).cloned(),
            second: self.state.seat(Side::First).cloned(),
            seed: setup.seed.wrapping_add(self.now) & MAX_SEED,
            rules: self.state.table().descriptor().revision,
            previous: None,
            ..setup.clone()
        }
    }

    fn decline(
        &self,
        side: Side,
        number: u64,
        id: Option<&str>,
    ) -> Result<Vec<EventBody>, Refusal> {
        let stands = self.state.offers().iter().any(|offer| offer.number == number);
        if stands {
            Ok(vec![EventBody::Declined { side, offer: number, id: id.map(str::to_owned) }])
        } else {
            Err(Refusal::NoOffer)
        }
    }

    fn resign(&self, side: Side, id: Option<&str>) -> Result<Vec<EventBody>, Refusal> {
        self.running()?;
        let resigned = EventBody::Resigned { side, id: id.map(str::to_owned) };
        Ok(vec![resigned, ended(End::win(!side, Reason::Resignation))])
    }

    fn abort(&self, side: Side, id: Option<&str>) -> Result<Vec<EventBody>, Refusal> {
        match self.state.status() {
            MatchStatus::Over | MatchStatus::Aborted => Err(Refusal::Finished),
            MatchStatus::Running if Side::ALL.iter().all(|&side| self.state.turns(side) > 0) => {
                Err(Refusal::TooLateToAbort)
            }
            _ => {
                let (by, id) = (Some(side), id.map(str::to_owned));
                Ok(vec![EventBody::Ended { winner: None, reason: Reason::Aborted, by, id }])
            }
        }
    }

    fn claim(&self, side: Side, id: Option<&str>) -> Result<Vec<EventBody>, Refusal> {
        self.running()?;
        if side != self.state.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let mut table = self.state.table().copy();
        table.claim_draw().map_err(|error| match error {
            VerdictError::Finished => Refusal::Finished,
            error @ VerdictError::NotRepeated { .. } => Refusal::Verdict(error),
        })?;
        let claimed = EventBody::Claimed { side, id: id.map(str::to_owned) };
        Ok(vec![claimed, ended(End::draw(Reason::Claim))])
    }

    fn claim_left(&self, side: Side, id: Option<&str>) -> Result<Vec<EventBody>, Refusal> {
        self.running()?;
        if self.timing.paused().is_some() {
            return Err(Refusal::Paused);
        }
        // Who has not begun has not come, and nobody wins by that: the match is called off by itself.
        if self.state.is_first_turn() {
            return Err(Refusal::NotLeft);
        }
        let absence = self.timing.absence().ok_or(Refusal::NotLeft)?;
        let since = self.timing.since().ok_or(Refusal::NotLeft)?;
        // On their turn only, and never across a break or an outage: in the one nobody had to be here, in
        // the other nobody could.
        let seen = self.context.seen[(!side).index()].unwrap_or(0);
        let outage = self.context.outages.iter().map(|outage| outage.to).max().unwrap_or(0);
        let away = self.now.saturating_sub(since.max(seen).max(outage));
        if self.state.turn() == side || away < absence {
            return Err(Refusal::NotLeft);
        }
        let left = EventBody::Left { side: !side, id: id.map(str::to_owned) };
        Ok(vec![left, ended(End::win(side, Reason::Abandoned))])
    }
}

/// The largest seed that JavaScript tells from its neighbours.
const MAX_SEED: u64 = (1 << 53) - 1;

fn ended(end: End) -> EventBody {
    let winner = match end.outcome {
        Outcome::Win(side) => Some(side),
        Outcome::Draw => None,
    };
    EventBody::Ended { winner, reason: end.reason, by: None, id: None }
}
