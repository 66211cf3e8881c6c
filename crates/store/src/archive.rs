//! The games that somebody played, and how their ratings went.

use game::{End, Side};
use matches::Millis;
use protocol::{RatingPoint, Speed};

use super::{Answer, Store};
use crate::folded;

/// Finds games again.
pub trait Archive: Store {
    /// Games of a person that match, the latest first, at most so many.
    fn games<'a>(&'a self, wanted: &'a Wanted, most: u32) -> Answer<'a, Vec<ArchivedGame>>;

    /// How many games of that person are over.
    fn finished_games<'a>(&'a self, person: &'a str) -> Answer<'a, u32>;

    /// How the ratings of a person went, in the order of time: the last so many changes.
    fn rating_points<'a>(
        &'a self,
        person: &'a str,
        game: Option<&'a str>,
        most: u32,
    ) -> Answer<'a, Vec<RatingPoint>>;

    /// What a match changed about ratings: for each person, the rating before and after.
    fn rating_changes<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<(String, f64, f64)>>;
}

/// Which games are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Whose.
    pub person: String,
    /// Who wants them: what is neither public nor rated is shown to its players alone.
    pub viewer: Option<String>,
    /// Of this game.
    pub game: Option<String>,
    /// Against somebody whose name begins so, whatever the case and the accents.
    pub opponent: Option<String>,
    /// With this result.
    pub result: Option<GameResult>,
    /// Whether they count.
    pub rated: Option<bool>,
    /// From this moment on.
    pub from: Option<Millis>,
    /// Before this moment.
    pub to: Option<Millis>,
    /// After this one in the list.
    pub after: Option<(Millis, String)>,
}

impl Wanted {
    /// Whether somebody of that name is wanted as an opponent. No database folds É as it folds E, so that
    /// names are compared here.
    pub(crate) fn is_against(&self, name: &str) -> bool {
        let wanted = self.opponent.as_deref();
        wanted.is_none_or(|wanted| folded(name).starts_with(&folded(wanted)))
    }
}

/// How a game went for the person.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// Won.
    Win,
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Not over.
    Running,
    /// Called off.
    Aborted,
}

/// A game as it is found.
#[derive(Clone, PartialEq, Debug)]
pub struct ArchivedGame {
    /// The match.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// `running`, `over` or `aborted`.
    pub status: String,
    /// When the last event happened.
    pub at: Millis,
    /// Where the person sits.
    pub side: Side,
    /// Who sits opposite; the computer for nobody.
    pub opponent: Option<String>,
    /// How it ended.
    pub end: Option<End>,
    /// Whether it counts.
    pub rated: bool,
    /// How fast it is.
    pub speed: Option<Speed>,
    /// What it changed about the person's rating: before and after.
    pub change: Option<(f64, f64)>,
}
