//! A ladder: players from the weakest to the strongest, each measured against its neighbour.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use game::Arg;

use crate::contestant::Contestant;
use crate::error::ArenaError;
use crate::matches::{Ending, Match};
use crate::opening::Openings;
use crate::progress::Progress;
use crate::tally::{Tally, elo};

/// What is to be played: every player against the next.
#[derive(Copy, Clone)]
pub struct Ladder<'l> {
    /// The players, the weakest first.
    pub players: &'l [Contestant],
    /// Where the openings come from.
    pub openings: &'l Openings,
    /// Openings for every two neighbours; twice as many games.
    pub pairs: u32,
    /// How many pairs are played at the same time.
    pub workers: usize,
    /// A folder for the journals; with it, an interrupted ladder goes on where it was.
    pub journals: Option<&'l Path>,
    /// Whose rating is given.
    pub anchor: Anchor,
    /// Raised from outside to break it off.
    pub stop: &'l AtomicBool,
}

/// The player whose rating is given, not measured.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Anchor {
    /// The place on the ladder, from 0.
    pub place: usize,
    /// The rating.
    pub rating: f64,
}

impl Ladder<'_> {
    /// Plays all matches, or what is missing of them, and rates the players. When it is broken
    /// off, the ratings are those of the games so far. `on_progress` is told the place of the upper of
    /// the two who play, and how their match goes.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn play(
        &self,
        mut on_progress: impl FnMut(usize, &Progress),
    ) -> Result<Ratings, ArenaError> {
        if let Some(folder) = self.journals {
            fs::create_dir_all(folder)
                .map_err(|error| ArenaError::file(folder, Arg::name(error)))?;
        }
        let (mut tallies, mut complete) = (Vec::new(), true);
        for (index, neighbours) in self.players.windows(2).enumerate() {
            let upper = index + 1;
            let journal: Option<PathBuf> =
                self.journals.map(|folder| folder.join(format!("{index}-{upper}.journal")));
            let contest = Match {
                one: &neighbours[1],
                other: &neighbours[0],
                openings: self.openings,
                pairs: self.pairs,
                sprt: None,
                workers: self.workers,
                journal: journal.as_deref(),
                stop: self.stop,
            };
            let standing = contest.play(&mut |progress: &Progress| on_progress(upper, progress))?;
            complete &= standing.ending == Ending::Complete;
            tallies.push(standing.tally);
        }
        let names: Vec<&str> = self.players.iter().map(Contestant::name).collect();
        Ok(Ratings { rungs: rate(&names, &tallies, self.anchor), complete })
    }
}

/// A player's place on the ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// Who.
    pub name: String,
    /// The rating on the anchor's scale.
    pub rating: f64,
    /// With 95 % confidence the rating is off by no more than this; 0 for the anchor.
    pub error: f64,
    /// The match against the player below; `None` for the lowest.
    pub below: Option<Tally>,
}

/// Rates players from the matches of neighbours: `tallies[i]` is that of player `i + 1` against
/// player `i`. Errors add up with the distance from the anchor.
///
/// # Panics
/// When there is not one match less than there are players, or no player stands at the anchor.
#[must_use]
pub fn rate(names: &[&str], tallies: &[Tally], anchor: Anchor) -> Vec<Rung> {
    assert!(names.len() == tallies.len() + 1, "every two neighbours have a match");
    assert!(anchor.place < names.len(), "the anchor stands on the ladder");
    let steps: Vec<(f64, f64)> = tallies.iter().map(step).collect();
    let rung = |(place, name): (usize, &&str)| {
        let between = &steps[place.min(anchor.place)..place.max(anchor.place)];
        let apart: f64 = between.iter().map(|(elo, _)| elo).sum();
        let error = between.iter().fold(0.0, |sum: f64, (_, error)| sum.hypot(*error));
        let rating = anchor.rating + if place < anchor.place { -apart } else { apart };
        let below = place.checked_sub(1).map(|below| tallies[below]);
        Rung { name: (*name).to_owned(), rating, error, below }
    };
    names.iter().enumerate().map(rung).collect()
}

/// The Elo difference of a match and half of what its bar of 95 % spans, both finite: a perfect
/// score counts as though a quarter of a point of it had been lost.
fn step(tally: &Tally) -> (f64, f64) {
    let quarter = 1.0 / (8.0 * f64::from(tally.pairs_played().max(1)));
    let finite = |score: f64| elo(score.clamp(quarter, 1.0 - quarter));
    let (low, high) = tally.interval();
    (finite(tally.score()), (finite(high) - finite(low)) / 2.0)
}

/// The measured ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// The players, the lowest first.
    pub rungs: Vec<Rung>,
    /// Whether all games were played.
    pub complete: bool,
}

impl Ratings {
    /// Whether every player is rated above the one below.
    #[must_use]
    pub fn is_monotone(&self) -> bool {
        self.rungs.windows(2).all(|rungs| rungs[0].rating < rungs[1].rating)
    }
}

impl fmt::Display for Ratings {
    /// A table in Markdown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| player | rating | ± | games | against the one below |")?;
        writeln!(f, "|---|---:|---:|---:|---:|")?;
        for Rung { name, rating, error, below } in &self.rungs {
            write!(f, "| {name} | {rating:.0} | {error:.0} |")?;
            match below {
                Some(tally) => {
                    let games = 2 * tally.pairs_played();
                    writeln!(f, " {games} | {:.1} % |", 100.0 * tally.score())?;
                }
                None => writeln!(f, " | |")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, losses: u32) -> Tally {
        // All pairs split or won, none lost: enough to have a variance.
        let won = (wins - losses) / 2;
        Tally { wins, draws: 0, losses, pairs: [0, 0, losses, 0, won] }
    }

    #[test]
    fn ratings_add_up_from_the_anchor() {
        let (one, other) = (tally(75, 25), tally(60, 40));
        let (up, further) = (elo(0.75), elo(0.6));
        let rungs = rate(&["a", "b", "c"], &[one, other], Anchor { place: 0, rating: 1_000.0 });
        let ratings: Vec<f64> = rungs.iter().map(|rung| rung.rating).collect();
        assert_eq!(ratings, [1_000.0, 1_000.0 + up, 1_000.0 + up + further]);
        let middle = rate(&["a", "b", "c"], &[one, other], Anchor { place: 1, rating: 0.0 });
        assert_eq!(middle[0].rating, -up);
        assert_eq!(middle[2].rating, further);
        assert_eq!(middle[1].error, 0.0);
        assert!((rungs[2].error - middle[0].error.hypot(middle[2].error)).abs() < 1e-9);
    }

    #[test]
    fn a_perfect_score_is_rated_all_the_same() {
        let rungs = rate(&["a", "b"], &[tally(40, 0)], Anchor::default());
        assert!(rungs[1].rating.is_finite() && rungs[1].rating > 500.0);
        assert!(rungs[1].error > 100.0, "and nobody is sure");
    }

    #[test]
    fn the_table_shows_how_far_apart_neighbours_are() {
        let tallies = [tally(75, 25), tally(98, 2), tally(52, 48)];
        let rungs = rate(&["a", "b", "c", "d"], &tallies, Anchor::default());
        let ratings = Ratings { rungs, complete: true };
        assert!(ratings.is_monotone());
        assert!(ratings.to_string().contains("| b | 191 |"), "{ratings}");
    }
}
