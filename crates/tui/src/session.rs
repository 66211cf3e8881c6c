//! A game at this table: who plays, how strong, and what has been played.

use std::hash::{BuildHasher, RandomState};

use catalog::{Entry, Setup, SetupError, Table};
use game::{Event, MoveError, Reason, Sheet, Side, Step, TimeControl, View, Walk};
use messages::{Catalogue, Words};
use search::{Limit, SearchRequest};

use crate::online::{MatchNews, Referee};

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
    /// Where the game is played, if that is not here.
    pub referee: Option<Box<dyn Referee>>,
    /// What was asked for, for another game like it.
    pub request: TableRequest,
    seed: u64,
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
            referee: None,
            request,
            seed: by_lot(),
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
        let name =
            |side| Some(if self.people.plays(side) { human.as_str() } else { computer.as_str() });
        sheet.set_players(&self.table.descriptor().sides, Side::ALL.map(name));
        sheet
    }

    /// The same with what it takes to go on with it.
    #[must_use]
    pub fn kept_sheet(&self, catalogue: &Catalogue) -> Sheet {
        let mut sheet = self.sheet(catalogue);
        sheet.set_tag("Level", self.level.to_string());
        sheet.set_tag("People", self.people.name());
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
        self.referee.is_none() && self.awaits_other()
    }

    /// Whether somebody is to move who does not sit here.
    #[must_use]
    pub fn awaits_other(&self) -> bool {
        self.table.end().is_none() && !self.people.plays(self.table.turn())
    }

    /// Takes what happened on the server. A move that was made is told with the view before it.
    pub fn hear(&mut self, news: &MatchNews) -> Option<(View, Vec<Event>)> {
        match news {
            MatchNews::Moved { mv, ply, .. } if *ply as usize == self.table.moves().len() + 1 => {
                let before = self.table.view();
                return Some((before, self.table.play(mv).ok()?));
            }
            MatchNews::TakenBack { ply } => self.rewind_to(*ply as usize),
            MatchNews::Back { anew: true } => self.rewind_to(0),
            MatchNews::Ended(end) if self.table.end().is_none() => {
                let possible = end.reason != Reason::Claim || self.table.can_claim();
                if possible {
                    catalog::decide(&mut *self.table, *end);
                }
            }
            _ => {}
        }
        None
    }

    fn rewind_to(&mut self, ply: usize) {
        while self.table.moves().len() > ply && self.table.rewind().is_some() {}
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
        self.table.play(mv)
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

    /// A player's time has run out.
    pub fn out_of_time(&mut self, side: Side) {
        // A game that has ended in the same moment stays as it ended.
        let _ = self.table.out_of_time(side);
    }

    /// How the game ended, as a sentence, if it is over.
    #[must_use]
    pub fn end_told(&self, catalogue: &Catalogue) -> Option<String> {
        let end = self.table.end()?;
        Some(self.words(catalogue).end(end, self.table.variant(), self.people.you()))
    }

    /// Why a text that was typed is no move, in one line: with the rule that forbids it, where the
    /// text names cells.
    #[must_use]
    pub fn refusal(&self, text: &str, error: &MoveError, catalogue: &Catalogue) -> String {
        use game::{Arg, LocalizedError};
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

/// A number that nobody can foresee; the standard library has no other.
fn by_lot() -> u64 {
    RandomState::new().hash_one(())
}
