//! A match: two contestants, many openings, each played twice with sides changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use game::error::quoted;
use game::{Arg, Sheet, Side};
use table::TestTable;

use crate::contestant::Contestant;
use crate::error::ArenaError;
use crate::game_result::{GameResult, play_game};
use crate::journal::Journal;
use crate::messages;
use crate::opening::Openings;
use crate::player::Player;
use crate::progress::Progress;
use crate::sprt::{Sprt, Verdict};
use crate::tally::{Pair, Tally};
use crate::workers::{ReorderBuffer, StopSignal, run_parallel};

/// What is to be played.
///
/// Pairs are counted in the order of their openings, whichever thread plays them and whenever it
/// is done: as long as the players play the same twice, so does the match.
#[derive(Copy, Clone)]
pub struct Match<'m> {
    /// Whose points are counted.
    pub one: &'m Contestant,
    /// The opponent.
    pub other: &'m Contestant,
    /// Where the openings come from.
    pub openings: &'m Openings,
    /// How many openings at most; twice as many games.
    pub pairs: u32,
    /// Ends the match as soon as it is decided.
    pub sprt: Option<Sprt>,
    /// How many pairs are played at the same time.
    pub workers: usize,
    /// A file that remembers finished pairs. If it is there, the match goes on where it was.
    pub journal: Option<&'m Path>,
    /// Raised from outside to break the match off; games that are not over are forgotten.
    pub stop: &'m AtomicBool,
}

/// Somebody who watches a match. `()` watches nothing, and a closure its progress alone.
pub trait Reporter {
    /// Another pair was counted; at the beginning, what an earlier session had played.
    fn progress(&mut self, progress: &Progress) {
        let _ = progress;
    }

    /// A game is over. Both games of a pair come before the pair is counted; a game whose pair was
    /// broken off does not come at all.
    ///
    /// # Errors
    /// When the record cannot be kept; that ends the match.
    fn played(&mut self, played: &Played) -> io::Result<()> {
        let _ = played;
        Ok(())
    }
}

impl Reporter for () {}

impl<F: FnMut(&Progress)> Reporter for F {
    fn progress(&mut self, progress: &Progress) {
        self(progress);
    }
}

/// A finished game, ready to be filed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The number of the pair, from 0.
    pub pair: u32,
    /// 0 for the game that the first contestant begins, 1 for the other.
    pub game: usize,
    /// The record, with the players, the plies of the opening and any forfeit as tags.
    pub sheet: Sheet,
    /// Who did not play to the end and why, where somebody did not.
    pub forfeit: Option<String>,
}

impl Played {
    /// Writes the record into a folder, a file a game: `00017-1.txt`. Writing twice is writing once.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn save(&self, folder: &Path) -> io::Result<()> {
        let name = format!("{:05}-{}.txt", self.pair + 1, self.game + 1);
        fs::write(folder.join(name), self.sheet.to_string())
    }
}

/// How a match ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// All pairs were played.
    Complete,
    /// The test had its answer.
    Decided(Verdict),
    /// It was broken off and can be resumed.
    Stopped,
}

/// What a match has come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The points of the first contestant.
    pub tally: Tally,
    /// Why no more is played.
    pub ending: Ending,
}

impl Match<'_> {
    /// Plays the match, or the rest of it.
    ///
    /// # Errors
    /// When a player does not come to the table, the journal is from another match or cannot be
    /// written, or a record cannot be kept. What was finished is in the journal.
    pub fn play(&self, reporter: &mut dyn Reporter) -> Result<Standing, ArenaError> {
        let mut count = Count::new(self);
        let (mut journal, mut known) = (None, BTreeSet::new());
        if let Some(path) = self.journal {
            let (open, pairs) = self.open_journal(path)?;
            journal = Some(open);
            count.progress.resumed = pairs.len() as u32;
            for (number, pair) in pairs {
                known.insert(number);
                count.queue.put(number, pair);
            }
            count.forward(|_| ());
        }
        reporter.progress(&count.progress);
        if count.verdict.is_none() {
            run_parallel(
                self.workers,
                (0..self.pairs).filter(|number| !known.contains(number)),
                self.stop,
                || Ok((self.one.player()?, self.other.player()?)),
                |(one, other), number, stop| self.pair(number, &mut **one, &mut **other, stop),
                |number, (pair, games)| {
                    for played in &games {
                        reporter
                            .played(played)
                            .map_err(|error| ArenaError(messages::no_record(Arg::name(error))))?;
                    }
                    if let Some(journal) = &mut journal {
                        journal.append(&pair.line(number))?;
                    }
                    count.queue.put(number, pair);
                    count.forward(|progress| reporter.progress(progress));
                    Ok(match count.verdict {
                        Some(_) => ControlFlow::Break(()),
                        None => ControlFlow::Continue(()),
                    })
                },
            )?;
        }
        let ending = match count.verdict {
            Some(verdict) => Ending::Decided(verdict),
            None if count.progress.finished == self.pairs => Ending::Complete,
            None => Ending::Stopped,
        };
        Ok(Standing { tally: count.progress.tally, ending })
    }

    fn open_journal(&self, path: &Path) -> Result<(Journal, BTreeMap<u32, Pair>), ArenaError> {
        let header = [
            ("quinconce", format!("match of {}", self.openings.testbed.name())),
            ("one", self.one.title()),
            ("other", self.other.title()),
            ("openings", self.openings.title()),
        ];
        let (journal, lines) = Journal::open(path, &header, |_| true)?;
        let mut known = BTreeMap::new();
        for (index, line) in lines.iter().enumerate() {
            let (number, pair) = Pair::parse_line(line).ok_or_else(|| {
                let reason = messages::not_a_pair(quoted(line), Arg::name("17 win draw"));
                ArenaError::line(path, header.len() + index + 1, reason)
            })?;
            if number < self.pairs {
                known.insert(number, pair);
            }
        }
        Ok((journal, known))
    }

    /// Plays an opening twice.
    fn pair(
        &self,
        number: u32,
        one: &mut dyn Player,
        other: &mut dyn Player,
        stop: &StopSignal<'_>,
    ) -> Option<(Pair, [Played; 2])> {
        let opening = self.openings.opening(number);
        let mut play = |side| {
            let result = play_game(&*opening, one, other, side, || stop.is_set())?;
            Some((result.point(side), self.file(number, &*opening, side, &result)))
        };
        let (begun, answered) = (play(Side::First)?, play(Side::Second)?);
        Some((Pair([begun.0, answered.0]), [begun.1, answered.1]))
    }

    fn file(&self, pair: u32, opening: &dyn TestTable, side: Side, result: &GameResult) -> Played {
        let mut names = [self.one.name(), self.other.name()];
        if side == Side::Second {
            names.swap(0, 1);
        }
        let game = side.index();
        let mut sheet = result.table.sheet();
        for (name, side) in names.iter().zip(self.openings.testbed.descriptor().sides) {
            sheet.set_tag(side.en, *name);
        }
        sheet.set_tag("Round", format!("{}.{}", pair + 1, game + 1));
        sheet.set_tag("Opening", opening.moves().len().to_string());
        let forfeit = result
            .forfeit
            .as_ref()
            .map(|(side, forfeit)| format!("{}: {forfeit}", names[side.index()]));
        if let Some(forfeit) = &forfeit {
            sheet.set_tag("Forfeit", forfeit.as_str());
        }
        Played { pair, game, sheet, forfeit }
    }
}

/// The pairs so far, counted in order.
struct Count {
    queue: ReorderBuffer<Pair>,
    progress: Progress,
    verdict: Option<Verdict>,
    begun: Instant,
}

impl Count {
    fn new(plan: &Match<'_>) -> Count {
        let progress = Progress {
            finished: 0,
            pairs: plan.pairs,
            resumed: 0,
            tally: Tally::default(),
            sprt: plan.sprt,
            elapsed: Duration::ZERO,
        };
        Count { queue: ReorderBuffer::from(0), progress, verdict: None, begun: Instant::now() }
    }

    /// Counts what is there, as long as nothing is decided.
    fn forward(&mut self, mut on_progress: impl FnMut(&Progress)) {
        while self.verdict.is_none()
            && let Some((number, pair)) = self.queue.take()
        {
            let progress = &mut self.progress;
            progress.finished = number + 1;
            progress.tally.add(pair);
            progress.elapsed = self.begun.elapsed();
            self.verdict = progress.sprt.and_then(|sprt| sprt.verdict(&progress.tally));
            on_progress(progress);
        }
    }
}
