//! A game at this table: who plays, how strong, and what has been played.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use catalog::{Entry, Setup, SetupError, Table, UnknownGame};
use game::{Arg, Clock, Event, MoveError, Sheet, Side, Step, TimeControl, Walk};
use messages::{Catalogue, Words};
use search::{Limit, SearchRequest};

use crate::kept::KeptGames;
use crate::left::Left;
use crate::online_match::OnlineMatch;

/// Positions that the engine looks at for a hint.
const HINT_NODES: u64 = 100_000;

/// The level that is played when none is asked for.
pub(crate) const DEFAULT_LEVEL: usize = 3;

/// Which sides people play; the computer has the others.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum People {
    /// The one who begins.
    #[default]
    First,
    /// The other.
    Second,
    /// Both, at one table.
    Both,
    /// Nobody: two engines are watched.
    Nobody,
}

impl People {
    const ALL: [People; 4] = [People::First, People::Second, People::Both, People::Nobody];

    /// The word for it in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            People::First => "first",
            People::Second => "second",
            People::Both => "both",
            People::Nobody => "none",
        }
    }

    /// Finds it by its word.
    #[must_use]
    pub fn find(name: &str) -> Option<People> {
        People::ALL.into_iter().find(|people| people.name() == name)
    }

    /// Whether a person plays that side.
    #[must_use]
    pub fn plays(self, side: Side) -> bool {
        match self {
            People::First => side == Side::First,
            People::Second => side == Side::Second,
            People::Both => true,
            People::Nobody => false,
        }
    }

    /// The one side of the person at the screen, if there is exactly one.
    #[must_use]
    pub fn you(self) -> Option<Side> {
        match self {
            People::First => Some(Side::First),
            People::Second => Some(Side::Second),
            People::Both | People::Nobody => None,
        }
    }
}

/// What a table is laid with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableRequest {
    /// The variant; the game's first for `None`.
    pub variant: Option<String>,
    /// A position to start from.
    pub position: Option<String>,
    /// Decides the start where it is drawn by lot, and the computer's errors; by lot for `None`.
    pub seed: Option<u64>,
    /// How strong the computer plays; the usual level for `None`.
    pub level: Option<usize>,
    /// Which sides people play.
    pub people: People,
    /// The clock, if there is one.
    pub clock: Option<TimeControl>,
}

/// A game at this table.
pub struct Session {
    table: Box<dyn Table>,
    entry: &'static dyn Entry,
    /// Which sides people play.
    pub people: People,
    /// How strong the computer plays.
    pub level: usize,
    /// The match on a server, if it is played there.
    pub online: Option<OnlineMatch>,
    /// The file in which it is kept, once it is.
    pub(crate) kept: Option<PathBuf>,
    /// What was asked for, for another game like it.
    pub request: TableRequest,
    seed: u64,
    /// The clock of a game that is played here.
    clock: Option<Clock>,
    /// From when on the clock counts.
    began: Instant,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, position) = (self.table.game(), self.table.position());
        write!(f, "Session({game} {position})")
    }
}

impl Session {
    /// Lays a table.
    ///
    /// # Errors
    /// When the variant is unknown or the position impossible.
    pub fn open(entry: &'static dyn Entry, request: &TableRequest) -> Result<Session, SetupError> {
        let seed = request.seed.unwrap_or_else(by_lot);
        let setup = Setup {
            variant: request.variant.as_deref(),
            position: request.position.as_deref(),
            seed,
        };
        Ok(Session { seed, ..Session::with(entry, entry.open(&setup)?, request.clone()) })
    }

    fn with(entry: &'static dyn Entry, table: Box<dyn Table>, request: TableRequest) -> Session {
        let level = request.level.unwrap_or(DEFAULT_LEVEL);
        Session {
            table,
            entry,
            people: request.people,
            level,
            online: None,
            kept: None,
            clock: request.clock.map(Clock::new),
            began: Instant::now(),
            request,
            seed: by_lot(),
        }
    }

    /// A match on a server.
    ///
    /// # Errors
    /// When its game is not known here.
    pub fn follow(online: OnlineMatch) -> Result<Session, UnknownGame> {
        let setup = online.log().setup();
        let entry = catalog::find(&setup.game)?;
        let request = TableRequest {
            variant: Some(setup.variant.clone()),
            people: match online.you() {
                Some(Side::First) => People::First,
                Some(Side::Second) => People::Second,
                None => People::Nobody,
            },
            ..TableRequest::default()
        };
        let session = Session::with(entry, online.table(), request);
        Ok(Session { online: Some(online), ..session })
    }

    /// Lays the board as the log of the match tells it.
    pub(crate) fn lay_again(&mut self) {
        if let Some(online) = &self.online {
            self.table = online.table();
        }
    }

    /// Goes on with a game that was kept.
    #[must_use]
    pub fn resume(table: Box<dyn Table>, sheet: &Sheet) -> Option<Session> {
        let entry = catalog::find(table.game()).ok()?;
        let level = sheet.tag("Level").and_then(|level| level.parse().ok());
        let request = TableRequest {
            variant: Some(table.variant().to_owned()),
            level: level.filter(|level| (1..=game::HIGHEST_LEVEL).contains(level)),
            people: sheet.tag("People").and_then(People::find).unwrap_or_default(),
            clock: sheet.tag("Clock").and_then(clock_of),
            ..TableRequest::default()
        };
        Some(Session::with(entry, table, request))
    }

    /// The game as a record that tells who plays.
    #[must_use]
    pub fn sheet(&self, catalogue: &Catalogue) -> Sheet {
        let mut sheet = self.table.sheet();
        let level = [("level", self.level.into())];
        let computer = catalogue.said("play-computer", &level);
        let human = catalogue.said("play-human", &[]);
        let names = Side::ALL.map(|side| match &self.online {
            Some(online) => online.called(side, catalogue),
            None if self.people.plays(side) => Some(human.clone()),
            None => Some(computer.clone()),
        });
        let [first, second] = &names;
        let sides = &self.table.descriptor().sides;
        sheet.set_players(sides, [first.as_deref(), second.as_deref()]);
        sheet
    }

    /// The same with what it takes to go on with it.
    #[must_use]
    pub fn kept_sheet(&self, catalogue: &Catalogue) -> Sheet {
        let mut sheet = self.sheet(catalogue);
        sheet.set_tag("Level", self.level.to_string());
        sheet.set_tag("People", self.people.name());
        if let Some(clock) = self.clock_tag() {
            sheet.set_tag("Clock", clock);
        }
        sheet
    }

    /// What stands on the table.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The game that is played.
    #[must_use]
    pub fn entry(&self) -> &'static dyn Entry {
        self.entry
    }

    /// What the game calls its things.
    #[must_use]
    pub fn words<'c>(&self, catalogue: &'c Catalogue) -> Words<'c> {
        Words::new(catalogue, self.table.descriptor())
    }

    /// Whether the computer is to move.
    #[must_use]
    pub fn awaits_computer(&self) -> bool {
        self.online.is_none() && self.awaits_other()
    }

    /// Whether somebody is to move who does not sit here.
    #[must_use]
    pub fn awaits_other(&self) -> bool {
        let open = self.online.as_ref().is_none_or(OnlineMatch::is_open);
        self.table.end().is_none() && !(open && self.people.plays(self.table.turn()))
    }

    /// The time on the clock's own scale.
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Lets the clock run for whoever is to move, or stops it.
    pub(crate) fn run_clock(&mut self, runs: bool) {
        let now = self.now();
        let turn = Some(self.table.turn()).filter(|_| runs && self.table.end().is_none());
        if let Some(clock) = &mut self.clock {
            clock.run(turn, now);
        }
    }

    /// What is left to a side, where there is a clock.
    pub(crate) fn left(&self, side: Side) -> Option<Left> {
        match &self.online {
            Some(online) => online.left(side),
            None => self.clock.as_ref().map(|clock| Left::Clock(clock.left(side, self.now()))),
        }
    }

    /// When the clock runs out that runs, if nothing happens before.
    pub(crate) fn until_flag(&self) -> Option<Duration> {
        let clock = self.clock.as_ref()?;
        Some(clock.left(clock.running()?, self.now()))
    }

    /// Ends the game of whoever has no time left; tells whether somebody has none.
    pub(crate) fn flag(&mut self) -> bool {
        let flagged = self.clock.as_ref().and_then(|clock| clock.flagged(self.now()));
        let Some(side) = flagged.filter(|_| self.table.end().is_none()) else { return false };
        let _ = self.table.out_of_time(side);
        self.run_clock(false);
        true
    }

    /// What is left to both, and what each gets for a turn, in milliseconds.
    fn clock_tag(&self) -> Option<String> {
        let clock = self.clock.as_ref()?;
        let [first, second] = Side::ALL.map(|side| clock.left(side, self.now()).as_millis());
        Some(format!("{first} {second} {}", self.request.clock?.increment.as_millis()))
    }

    /// A hand before its first step.
    #[must_use]
    pub fn walk(&self) -> Walk {
        Walk::new(self.table.legal_steps())
    }

    /// What the computer is asked when it is to move.
    #[must_use]
    pub fn search_request(&self) -> SearchRequest {
        let level = self.entry.levels()[self.level - 1];
        let moves = self.table.moves().len() as u64;
        SearchRequest::at_level(level, self.seed.wrapping_add(moves))
    }

    /// What the engine is asked for a hint.
    #[must_use]
    pub fn hint_request() -> SearchRequest {
        SearchRequest::new(Limit::Nodes(HINT_NODES))
    }

    /// Plays a move and tells what happened; on error nothing changes.
    ///
    /// # Errors
    /// As [`Table::play`].
    pub fn play(&mut self, mv: &str) -> Result<Vec<Event>, MoveError> {
        let mover = self.table.turn();
        let events = self.table.play(mv)?;
        let now = self.now();
        if let Some(clock) = &mut self.clock
            && self.table.turn() != mover
        {
            clock.hand_over(mover, now);
        }
        if self.table.end().is_some() {
            self.run_clock(false);
        }
        Ok(events)
    }

    /// What that move would do, in words.
    #[must_use]
    pub fn told(&self, mv: &str, catalogue: &Catalogue) -> String {
        let mut copy = self.table.copy();
        let before = copy.view();
        let events = copy.play(mv).unwrap_or_default();
        self.words(catalogue).happened(&events, &before, copy.end().is_some())
    }

    /// Whether there is a move of a person to take back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let mut copy = self.table.copy();
        while copy.rewind().is_some() {
            if self.people.plays(copy.turn()) {
                return true;
            }
        }
        false
    }

    /// Takes back to the last position in which a person is to move. Gives what was taken back, in
    /// the order in which it was played.
    pub fn take_back(&mut self) -> Vec<String> {
        let mut gone = Vec::new();
        if !self.can_take_back() {
            return gone;
        }
        while let Some(mv) = self.table.rewind() {
            gone.insert(0, mv);
            if self.people.plays(self.table.turn()) {
                break;
            }
        }
        self.run_clock(true);
        gone
    }

    /// The person at the table gives up; of two, the one to move.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self) -> Result<(), game::VerdictError> {
        let side = self.people.you().unwrap_or_else(|| self.table.turn());
        self.table.resign(side)
    }

    /// Claims a draw by repetition.
    ///
    /// # Errors
    /// When the game is over, or the position has not stood often enough.
    pub fn claim(&mut self) -> Result<(), game::VerdictError> {
        self.table.claim_draw()
    }

    /// That another game like it was left, where this one is new.
    pub(crate) fn unfinished_told(
        &self,
        kept: &KeptGames,
        catalogue: &Catalogue,
    ) -> Option<String> {
        let name = self.table.game();
        let is_new = self.online.is_none() && self.kept.is_none();
        let title = Arg::Name(self.words(catalogue).title());
        (is_new && kept.has(name)).then(|| {
            catalogue.render(&crate::messages::unfinished(title, Arg::Name(name.to_owned())))
        })
    }

    /// How the game ended, as a sentence, if it is over.
    #[must_use]
    pub fn end_told(&self, catalogue: &Catalogue) -> Option<String> {
        let (end, words) = (self.table.end()?, self.words(catalogue));
        if self.online.as_ref().is_some_and(|online| online.log().is_annulled()) {
            return Some(catalogue.said("match-annulled", &[]));
        }
        let told = words.end(end, self.table.variant(), self.people.you());
        let points = words.points(&self.table.view());
        Some([told].into_iter().chain(points).collect::<Vec<_>>().join(" "))
    }

    /// Why a text that was typed is no move, in one line: with the rule that forbids it, where the
    /// text names cells.
    #[must_use]
    pub fn refusal(&self, text: &str, error: &MoveError, catalogue: &Catalogue) -> String {
        use game::LocalizedError;
        let told = catalogue.render(&error.message());
        let view = self.table.view();
        let reason = match error {
            MoveError::Illegal { .. } => cells(text, &view).and_then(|s| self.table.refusal(&s)),
            _ => None,
        };
        match reason {
            Some(refusal) => {
                let reason = Arg::Name(self.words(catalogue).refusal(refusal));
                catalogue.render(&crate::messages::refused(Arg::Name(told), reason))
            }
            None => told,
        }
    }
}

/// The cells that a text names one after the other, if it is nothing but that.
fn cells(text: &str, view: &game::View) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        // The longest name, so that a1 is not found in a10.
        let names = (0u8..).zip(&view.cells).filter(|(_, cell)| rest.starts_with(&cell.name));
        let (index, cell) = names.max_by_key(|(_, cell)| cell.name.len())?;
        steps.push(Step::Cell(game::Cell(index)));
        rest = &rest[cell.name.len()..];
    }
    Some(steps)
}

/// A clock as a kept game tells it.
fn clock_of(text: &str) -> Option<TimeControl> {
    let mut numbers = text.split(' ').map(|number| number.parse().ok().map(Duration::from_millis));
    let mut next = || numbers.next().flatten();
    Some(TimeControl { main: [next()?, next()?], increment: next()? })
}

/// A number that nobody can foresee; the standard library has no other.
fn by_lot() -> u64 {
    RandomState::new().hash_one(())
}
