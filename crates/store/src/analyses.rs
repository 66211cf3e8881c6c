//! Analyses of whole games that were asked for, and what came of them: one for a match and the last
//! event of its board. Nothing says who asked, and no name stands in them.

use matches::Millis;

use super::Answer;

/// An analysis that somebody has asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// When it was asked for.
    pub asked: Millis,
    /// When it was done.
    pub done: Option<Millis>,
    /// The annotated record; none as long as it is not done, or where it could not be made.
    pub record: Option<String>,
}

/// What a database promises about analyses.
pub trait Analyses: Send + Sync {
    /// Asks for an analysis of the match that answers that event, unless it was asked for before. Tells
    /// whether it is asked for now: not where so many wait already.
    fn ask_analysis<'a>(&'a self, id: &'a str, event: u64, most: u32) -> Answer<'a, bool>;

    /// What became of it.
    fn analysis<'a>(&'a self, id: &'a str, event: u64) -> Answer<'a, Option<Analysis>>;

    /// Keeps what came of it, or that nothing did, where nobody was quicker. Tells whether it is kept.
    fn keep_analysis<'a>(
        &'a self,
        id: &'a str,
        event: u64,
        record: Option<&'a str>,
    ) -> Answer<'a, bool>;
}
