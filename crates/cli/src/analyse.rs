//! `quinconce analyse`: a record annotated by the engine.

use std::cmp::Ordering;
use std::io::Write;
use std::path::PathBuf;

use catalog::Table;
use clap::Args;
use game::sheet::Entry;
use game::{End, Outcome};
use search::{Engine, Limit, PvLine, Score, SearchRequest};

use crate::failure::Failure;
use crate::input;
use crate::progress::Progress;

const HASH: usize = 64; // mebibytes
const DECISIVE: i32 = 200; // points from which a game counts as won
const SHOWN: usize = 6; // moves of a best line

#[derive(Args)]
pub(crate) struct Analyse {
    /// The record, or - for standard input
    file: PathBuf,
    /// Positions to look at for every move
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

impl Analyse {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (mut table, mut sheet) = input::load(&self.file)?;
        let moves = &mut sheet.main.moves;
        let mut progress = Progress::new(moves.len() + 1, "positions", true);
        while table.rewind().is_some() {}
        let engine = Engine::new(HASH);
        let request = SearchRequest::new(Limit::Nodes(self.nodes));
        let mut look = |table: &dyn Table| {
            progress.step("");
            table.search(&engine, &request, &(), &mut |_| ()).lines.into_iter().next()
        };
        let mut before = look(&*table);
        for entry in moves {
            let player = table.turn();
            table.play(&entry.text).map_err(Failure::input)?;
            let after = look(&*table);
            let reached = match (&after, table.end()) {
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
            };
            if let Some(best) = &before {
                let is_best = table.moves().last() == best.moves.first();
                annotate(entry, best, reached, is_best);
            }
            before = after;
        }
        progress.clear();
        write!(out, "{sheet}")?;
        Ok(())
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
