//! A record annotated by the engine: what every position was worth, the best line in it, and a
//! question mark where a move changed the result.

use std::cmp::Ordering;

use game::sheet::Entry;
use game::{End, MoveError, Outcome, Sheet, Side};
use search::{Cancel, Engine, Limit, PvLine, Score, SearchRequest};
use table::Table;

const DECISIVE: i32 = 200; // points from which a game counts as won
const SHOWN: usize = 6; // moves of a best line

/// Goes through a record, one position at a time, so that whoever lets it work can do other things
/// between two of them.
///
/// ```
/// let (table, sheet) = catalog::load("[Game \"quindo\"]\n\n1. b2a1 c6e4\n")?;
/// let mut annotator = catalog::Annotator::new(table, sheet, 100, 1);
/// assert_eq!(annotator.positions(), 3);
/// while annotator.step(&())? {}
/// assert!(annotator.into_sheet().to_string().contains("best"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Annotator {
    table: Box<dyn Table>,
    sheet: Sheet,
    engine: Engine,
    request: SearchRequest,
    /// What the engine thinks of the position on the table.
    before: Option<PvLine<String>>,
    /// How many positions were looked at.
    seen: usize,
}

impl Annotator {
    /// Will look at so many nodes for every position of a record, with a table of so many mebibytes.
    #[must_use]
    pub fn new(mut table: Box<dyn Table>, sheet: Sheet, nodes: u64, mebibytes: usize) -> Annotator {
        while table.rewind().is_some() {}
        let (engine, request) = (Engine::new(mebibytes), SearchRequest::new(Limit::Nodes(nodes)));
        Annotator { table, sheet, engine, request, before: None, seen: 0 }
    }

    /// How many positions there are to look at.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.sheet.main.moves.len() + 1
    }

    /// Looks at the next position, and remarks on the move that led to it. Tells whether there are
    /// more; what was cancelled is not counted, and looked at again by the next step.
    ///
    /// # Errors
    /// When the record has a move that the rules do not allow.
    pub fn step(&mut self, cancel: &dyn Cancel) -> Result<bool, MoveError> {
        let Some(place) = self.seen.checked_sub(1) else {
            let line = self.look(cancel);
            if !cancel.is_cancelled() {
                self.before = line;
                self.seen = 1;
            }
            return Ok(self.seen < self.positions());
        };
        if place >= self.sheet.main.moves.len() {
            return Ok(false);
        }
        let player = self.table.turn();
        self.table.play(&self.sheet.main.moves[place].text)?;
        let after = self.look(cancel);
        if cancel.is_cancelled() {
            self.table.rewind();
            return Ok(true);
        }
        if let Some(best) = &self.before {
            let is_best = self.table.moves().last() == best.moves.first();
            let reached = reached(&*self.table, player, after.as_ref());
            annotate(&mut self.sheet.main.moves[place], best, reached, is_best);
        }
        self.before = after;
        self.seen += 1;
        Ok(self.seen < self.positions())
    }

    /// The record as far as it was annotated.
    #[must_use]
    pub fn into_sheet(self) -> Sheet {
        self.sheet
    }

    fn look(&self, cancel: &dyn Cancel) -> Option<PvLine<String>> {
        let info = self.table.search(&self.engine, &self.request, cancel, &mut |_| ());
        info.lines.into_iter().next()
    }
}

impl std::fmt::Debug for Annotator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Annotator").field("seen", &self.seen).finish_non_exhaustive()
    }
}

/// How the game stands for the player who has just moved.
fn reached(table: &dyn Table, player: Side, line: Option<&PvLine<String>>) -> Ordering {
    match (line, table.end()) {
        (_, Some(End { outcome: Outcome::Win(side), .. })) => {
            if side == player {
                Ordering::Greater
            } else {
                Ordering::Less
            }
        }
        (Some(line), None) if table.turn() == player => standing(line.score),
        (Some(line), None) => standing(line.score).reverse(),
        (None, None) | (_, Some(_)) => Ordering::Equal,
    }
}

/// Writes the engine's opinion behind a move, and marks it where it changed the result.
fn annotate(entry: &mut Entry, best: &PvLine<String>, reached: Ordering, is_best: bool) {
    let expected = standing(best.score);
    // Where the best move leads to less than it promised, the engine erred and not the player.
    if entry.annotation.is_none() && reached < expected && !is_best {
        let both = expected.is_gt() && reached.is_lt();
        entry.annotation = Some(if both { "??" } else { "?" });
    }
    let line = best.moves[..best.moves.len().min(SHOWN)].join(" ");
    entry.comments.push(format!("{}, best {line}", best.score));
}

/// How the game stands for the player to move, as far as results go: won, lost or neither.
fn standing(score: Score) -> Ordering {
    match score {
        Score::Win(_) => Ordering::Greater,
        Score::Loss(_) => Ordering::Less,
        Score::Points(points) => (points / DECISIVE).cmp(&0),
    }
}
