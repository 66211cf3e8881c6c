//! Every match that is asked for here. Nobody owns a match: any node takes any request, decides
//! after the log as it knows it, and appends at the next number; who loses that race reads on and
//! decides anew.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use game::{End, Side};
use matches::{Context, LogError, Match, Millis, Refusal, Request, decide, number};
use protocol::{Acknowledgement, EventBody, MatchEvent, MatchSetup, MatchStatus, Seat, Speed};
use store::{
    Append, Appended, LogAppend, MatchRow, Person, RatingChange, Store, StoreError, Token, rate,
};
use tokio::sync::Mutex as AsyncMutex;

use crate::bus::Bus;
use crate::outages::Outages;
use crate::presence::Presence;
use crate::secret;
use crate::tails::Tail;
use crate::writer::Writer;

/// How often a decision is made anew when others were quicker.
const TRIES: usize = 16;

/// How many matches are kept in memory.
const CACHED: usize = 4096;

type Slot = Arc<AsyncMutex<Option<Match>>>;

/// Decides, and has it kept.
pub struct Referee {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    writer: Writer,
    cache: Mutex<HashMap<String, Slot>>,
    outages: Outages,
    /// Who is connected here.
    pub presence: Presence,
}

impl fmt::Debug for Referee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Referee").finish_non_exhaustive()
    }
}

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There is no such match.
    NotFound,
    /// The referee does not allow it.
    Refused(Refusal),
    /// The store gives no answer.
    Store(StoreError),
    /// The log makes no sense to this program.
    Log(LogError),
    /// Others were quicker, again and again.
    Busy,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

/// What is kept with a decision.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Extra {
    /// People who were not known before.
    pub persons: Vec<Person>,
    /// New secrets.
    pub tokens: Vec<Token>,
}

impl Referee {
    /// A referee over that store.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, writer: Writer) -> Referee {
        let (cache, presence) = (Mutex::default(), Presence::default());
        let outages = Outages::default();
        Referee { store, bus, writer, cache, outages, presence }
    }

    /// The store.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The news.
    pub fn bus(&self) -> &dyn Bus {
        &*self.bus
    }

    /// Makes a match.
    ///
    /// # Errors
    /// When the store gives no answer.
    pub async fn create(&self, id: &str, setup: MatchSetup, extra: Extra) -> Result<(), Failure> {
        let log = first_entry(id, setup, self.store.now())?;
        let Extra { persons, tokens } = extra;
        let append = Append { logs: vec![log], persons, tokens, ..Append::default() };
        match self.append(append).await? {
            Appended::Kept => Ok(()),
            Appended::Conflict => Err(Failure::Busy),
        }
    }

    /// Decides on a request that was received at that moment, and has the decision kept.
    ///
    /// # Errors
    /// When it is refused, which is said only after a look at the end of the log; when the match is
    /// not there, or the store gives no answer.
    pub async fn ask(
        &self,
        id: &str,
        request: &Request,
        received: Millis,
    ) -> Result<Acknowledgement, Failure> {
        self.ask_with(id, request, received, |_| Extra::default()).await
    }

    /// The same; `extra` tells what is to be kept with it, from what is added to the log.
    ///
    /// # Errors
    /// As [`ask`](Referee::ask).
    pub async fn ask_with(
        &self,
        id: &str,
        request: &Request,
        received: Millis,
        extra: impl Fn(&[EventBody]) -> Extra,
    ) -> Result<Acknowledgement, Failure> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let asked = self.ask_in(id, &mut slot, request, received, extra).await;
        if asked.is_err() && slot.is_none() {
            self.forget(id);
        }
        asked
    }

    async fn ask_in(
        &self,
        id: &str,
        slot: &mut Option<Match>,
        request: &Request,
        received: Millis,
        extra: impl Fn(&[EventBody]) -> Extra,
    ) -> Result<Acknowledgement, Failure> {
        let mut fresh = slot.is_none();
        let mut context = self.context(id, request, received).await?;
        let mut due = false;
        for _ in 0..TRIES {
            if slot.is_none() {
                fresh = true;
                self.load(id, slot).await?;
            }
            let state = slot.as_ref().expect("it was just loaded");
            let now = if due { &Request::Tick } else { request };
            match decide(state, now, &context) {
                Err(Refusal::Due) => {
                    // What was due before is done first, with the outages as they are now.
                    context.outages = self.store.outages(since(state)).await?;
                    due = true;
                }
                Err(refusal) if fresh => return Err(Failure::Refused(refusal)),
                Err(_) => {
                    self.refresh(id, slot).await?;
                    fresh = true;
                }
                Ok(decision) if decision.events.is_empty() && due => {
                    // Others have done it.
                    self.refresh(id, slot).await?;
                    due = false;
                }
                // The store may know of something due that was not heard of here.
                Ok(decision) if decision.events.is_empty() && !fresh && now == &Request::Tick => {
                    self.refresh(id, slot).await?;
                    fresh = true;
                }
                Ok(decision) if decision.events.is_empty() => return Ok(decision.done),
                Ok(decision) => {
                    let with = if due { Extra::default() } else { extra(&decision.events) };
                    let at = received.max(state.at());
                    let events = number(state.head(), at, decision.events, secret::tag);
                    let next = decision.next.map(|setup| (context.next.clone(), setup));
                    if self.keep(id, slot, &events, next, with).await? {
                        if !due {
                            return Ok(decision.done);
                        }
                        due = false;
                    } else {
                        self.refresh(id, slot).await?;
                    }
                    fresh = true;
                }
            }
        }
        Err(Failure::Busy)
    }

    /// What the referee must know for this request.
    async fn context(
        &self,
        id: &str,
        request: &Request,
        received: Millis,
    ) -> Result<Context, Failure> {
        let mut context = Context { next: secret::id(), ..Context::at(received) };
        context.outages = self.outages.read(&*self.store).await?;
        if matches!(request, Request::ClaimLeft { .. }) {
            context.seen = self.seen(id, received).await?;
        }
        Ok(context)
    }

    /// When the two players were last seen, here or anywhere.
    pub(crate) async fn seen(
        &self,
        id: &str,
        now: Millis,
    ) -> Result<[Option<Millis>; 2], StoreError> {
        let here = Side::ALL.map(|side| self.presence.seen(id, side, now));
        // Of those who are here nobody else knows more.
        if here.iter().all(|seen| seen.is_some_and(|seen| seen >= now)) {
            return Ok(here);
        }
        let stored = self.store.seen(id).await?;
        Ok(Side::ALL.map(|side| here[side.index()].max(stored[side.index()])))
    }

    /// Has events kept that follow what the match knows. Tells whether nobody was quicker; the match
    /// is forgotten where nobody knows.
    async fn keep(
        &self,
        id: &str,
        slot: &mut Option<Match>,
        events: &[MatchEvent],
        next: Option<(String, MatchSetup)>,
        extra: Extra,
    ) -> Result<bool, Failure> {
        // Taken out: if this is never finished, the next one reads the log anew.
        let mut state = slot.take().expect("a decision was made about it");
        events.iter().try_for_each(|event| state.apply(event)).map_err(Failure::Log)?;
        let log = LogAppend { id: id.to_owned(), events: events.to_vec(), row: row(&state) };
        let mut logs = vec![log];
        if let Some((next, setup)) = next {
            let setup = MatchSetup { previous: Some(id.to_owned()), ..setup };
            logs.push(first_entry(&next, setup, state.at())?);
        }
        let ratings = self.rating_changes(id, Counted::of(&state, events)).await?;
        let Extra { persons, tokens } = extra;
        let kept = match self.append(Append { logs, persons, tokens, ratings }).await? {
            Appended::Kept => true,
            Appended::Conflict => return Ok(false),
        };
        *slot = Some(state);
        Ok(kept)
    }

    /// What the end of a match changes about the ratings of its players, after them as they are now.
    async fn rating_changes(
        &self,
        id: &str,
        counted: Option<Counted>,
    ) -> Result<Vec<RatingChange>, Failure> {
        let Some(Counted { persons, game, speed, end, at }) = counted else {
            return Ok(Vec::new());
        };
        let ratings = self.store.ratings(&persons, &game, speed).await?;
        let before = [0, 1].map(|side| ratings.get(&persons[side]).copied().unwrap_or_default());
        let after = rate(before, end, at);
        let change = |(person, (before, after))| {
            let (id, game) = (id.to_owned(), game.clone());
            RatingChange { id, person, game, speed, before, after }
        };
        Ok(persons.into_iter().zip(before.into_iter().zip(after)).map(change).collect())
    }

    /// Reads a match from the beginning. One that can be played no longer is annulled at once: whoever
    /// comes to look at it is to be told so, not to wait until somebody acts or a clock runs down.
    async fn load(&self, id: &str, slot: &mut Option<Match>) -> Result<(), Failure> {
        for _ in 0..TRIES {
            let events = self.store.read(id, 0).await?;
            if events.is_empty() {
                return Err(Failure::NotFound);
            }
            let state = Match::replay(&events).map_err(Failure::Log)?;
            if state.is_newer() {
                return Err(Failure::Log(LogError::Newer));
            }
            let open = matches!(state.status(), MatchStatus::Waiting | MatchStatus::Running);
            let annulled = open && state.is_frozen();
            let state = slot.insert(state);
            if !annulled {
                return Ok(());
            }
            let at = self.store.now().max(state.at());
            let decision = decide(state, &Request::Tick, &Context::at(at));
            let events = decision.map_err(Failure::Refused)?.events;
            let events = number(state.head(), at, events, secret::tag);
            if self.keep(id, slot, &events, None, Extra::default()).await? {
                return Ok(());
            }
        }
        Err(Failure::Busy)
    }

    /// Reads what was added since, or everything where the log is another one.
    async fn refresh(&self, id: &str, slot: &mut Option<Match>) -> Result<(), Failure> {
        if let Some(mut state) = slot.take() {
            let events = self.store.read(id, state.head() - 1).await?;
            if let Some((last, more)) = events.split_first()
                && last.tag == state.tag()
            {
                more.iter().try_for_each(|event| state.apply(event)).map_err(Failure::Log)?;
                *slot = Some(state);
                return Ok(());
            }
        }
        self.load(id, slot).await
    }

    /// Calls off a match that nobody has joined yet; whether that is so. Whoever joins at the same
    /// moment wins: theirs is a match like any other.
    ///
    /// # Errors
    /// As [`ask`](Referee::ask).
    pub(crate) async fn withdraw(&self, id: &str, side: Side) -> Result<bool, Failure> {
        let request = Request::Abort { side, id: None };
        let context = self.context(id, &request, self.store.now()).await?;
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        for _ in 0..TRIES {
            self.refresh(id, &mut slot).await?;
            let state = slot.as_ref().expect("it was just read");
            if state.status() != MatchStatus::Waiting {
                return Ok(false);
            }
            let decision = decide(state, &request, &context).map_err(Failure::Refused)?;
            let at = context.now.max(state.at());
            let events = number(state.head(), at, decision.events, secret::tag);
            if self.keep(id, &mut slot, &events, None, Extra::default()).await? {
                return Ok(true);
            }
        }
        Err(Failure::Busy)
    }

    /// Looks at a match as it stands in the store.
    ///
    /// # Errors
    /// When it is not there, or the store gives no answer.
    pub async fn look<T>(&self, id: &str, see: impl FnOnce(&Match) -> T) -> Result<T, Failure> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        let refreshed = self.refresh(id, &mut slot).await;
        if refreshed.is_err() {
            self.forget(id);
        }
        refreshed?;
        Ok(see(slot.as_ref().expect("it was just read")))
    }

    /// Does what is due in a match.
    ///
    /// # Errors
    /// As [`ask`](Referee::ask).
    pub async fn tick(&self, id: &str) -> Result<(), Failure> {
        self.ask(id, &Request::Tick, self.store.now()).await.map(drop)
    }

    /// Has something kept.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, Failure> {
        let began = self.store.now();
        let appended = self.writer.append(append).await?;
        self.outages.committed(began);
        Ok(appended)
    }

    /// The end of that log, as far as it was written here, from now on.
    pub(crate) fn tail(&self, id: &str) -> Arc<Tail> {
        self.writer.tails.follow(id)
    }

    /// Forgets what nobody follows any more.
    pub(crate) fn tidy(&self) {
        self.writer.tails.tidy();
    }

    /// The log of that match is another one than was told here, as after a backup was restored: whoever
    /// follows it comes back and begins anew.
    pub(crate) fn begin_anew(&self, id: &str) {
        self.writer.tails.forget(id);
        self.forget(id);
        self.bus.end(id);
    }

    fn slot(&self, id: &str) -> Slot {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if cache.len() >= CACHED && !cache.contains_key(id) {
            // Those that nobody is busy with are read again when they are asked for.
            cache.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(cache.entry(id.to_owned()).or_default())
    }

    fn forget(&self, id: &str) {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever waits for it has it too, besides us and the cache.
        if cache.get(id).is_some_and(|slot| Arc::strong_count(slot) <= 2) {
            cache.remove(id);
        }
    }
}

/// A match that is over, and counts.
struct Counted {
    persons: [String; 2],
    game: String,
    speed: Speed,
    end: End,
    at: Millis,
}

impl Counted {
    /// The match, where these events have ended it: one that was called off does not count.
    fn of(state: &Match, events: &[MatchEvent]) -> Option<Counted> {
        let ends = events.iter().any(|event| matches!(event.body, EventBody::Ended { .. }));
        let setup = state.setup();
        if !ends || !setup.rated || state.status() != MatchStatus::Over {
            return None;
        }
        let [Some(first), Some(second)] = row(state).persons else { return None };
        let (game, speed) = (setup.game.clone(), Speed::of(setup.clock?));
        let (persons, end, at) = ([first, second], state.end()?, state.at());
        (persons[0] != persons[1]).then_some(Counted { persons, game, speed, end, at })
    }
}

/// The log of a new match.
fn first_entry(id: &str, setup: MatchSetup, at: Millis) -> Result<LogAppend, Failure> {
    let events = number(0, at, vec![EventBody::Created(setup)], secret::tag);
    let state = Match::replay(&events).map_err(Failure::Log)?;
    Ok(LogAppend { id: id.to_owned(), events, row: row(&state) })
}

/// When the time that runs in a match began, at the latest.
fn since(state: &Match) -> Millis {
    state.at().saturating_sub(60 * 24 * 3600 * 1000)
}

/// What a match is found by.
pub(crate) fn row(state: &Match) -> MatchRow {
    let status = match state.status() {
        MatchStatus::Waiting => "waiting",
        MatchStatus::Running => "running",
        MatchStatus::Over => "over",
        MatchStatus::Aborted => "aborted",
    };
    let person = |side| match state.seat(side) {
        Some(Seat::Person { id }) => Some(id.clone()),
        _ => None,
    };
    let level = |side| match state.seat(side) {
        Some(Seat::Engine { level }) => Some(*level),
        _ => None,
    };
    MatchRow {
        status,
        game: state.setup().game.clone(),
        public: state.setup().public,
        timed: status == "running" && state.timing().control().is_some(),
        engine: state.engine_to_move().is_some(),
        due: state.due(),
        persons: Side::ALL.map(person),
        at: state.at(),
        variant: state.setup().variant.clone(),
        custom: state.setup().position.is_some(),
        clock: state.setup().clock,
        rated: state.setup().rated,
        levels: Side::ALL.map(level),
        ply: state.ply(),
        turn: state.turn(),
        position: state.table().position(),
        deadline: if status == "running" { state.deadline() } else { None },
        end: state.end(),
        head: state.head(),
        played: state.board_event() > 1,
        speed: state.setup().clock.map(Speed::of),
    }
}
