//! Positions to learn from, as a file: a line a position.
//!
//! ```text
//! # quinconce positions
//! # game quindo
//! # variant standard
//! 7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1 ; 1-0 ; 35
//! # end 0
//! ```
//!
//! After the position stand the result of its game and what a search thought of it, in points for
//! the first player. A game's positions are followed by its number.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use game::error::quoted;
use game::{Arg, LocalizedError as _, Message, Outcome, Side};
use table::{PositionSet, Testbed};

use crate::error::ArenaError;
use crate::messages;

const MAX_LINE_BYTES: u64 = 1 << 12; // a position needs a tenth of it

/// How the game of a position ended, and what a search thought of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// Who is to move in the position.
    pub turn: Side,
    /// How the game ended.
    pub outcome: Outcome,
    /// How far the first player is ahead, as a search sees it.
    pub points: i32,
    /// The number of the game it is from.
    pub game: u32,
}

/// Samples with their positions.
pub struct Samples {
    /// The positions.
    pub positions: Box<dyn PositionSet>,
    /// What came of them, in the same order.
    pub samples: Vec<Sample>,
}

/// A position, the result of its game and the points of the first player as a line of a file.
pub(crate) fn sample_line(position: &str, outcome: Outcome, points: i32) -> String {
    let result = match outcome {
        Outcome::Win(Side::First) => "1-0",
        Outcome::Win(Side::Second) => "0-1",
        Outcome::Draw => "1/2-1/2",
    };
    format!("{position} ; {result} ; {points}\n")
}

/// The header of a file of positions, before what the file's maker adds.
pub(crate) fn header(game: &str, variant: &str) -> Vec<(&'static str, String)> {
    vec![
        ("quinconce", "positions".to_owned()),
        ("game", game.to_owned()),
        ("variant", variant.to_owned()),
    ]
}

/// The line that closes a game.
pub(crate) fn end_line(game: u32) -> String {
    format!("# end {game}\n")
}

/// The game that a line closes.
pub(crate) fn ended_game(line: &str) -> Option<u32> {
    line.strip_prefix("# end ")?.parse().ok()
}

impl Samples {
    /// Reads a file of positions. A game that was cut off in the writing counts as far as it goes.
    ///
    /// # Errors
    /// When the file cannot be read, is about another game, or a line is no sample; the error names
    /// the line.
    pub fn read(testbed: &dyn Testbed, path: &Path) -> Result<Samples, ArenaError> {
        let file = File::open(path).map_err(|error| ArenaError::file(path, Arg::name(error)))?;
        let mut samples = Samples { positions: testbed.positions(), samples: Vec::new() };
        let (mut variant, mut game) = (testbed.variants()[0].to_owned(), 0);
        let (mut file, mut bytes) = (BufReader::new(file), Vec::new());
        for number in 1.. {
            let wrong = |reason: Message| ArenaError::line(path, number, reason);
            bytes.clear();
            let read = file.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes);
            if read.map_err(|error| ArenaError::file(path, Arg::name(error)))? == 0 {
                break;
            }
            if bytes.len() as u64 == MAX_LINE_BYTES {
                return Err(wrong(messages::long_line(Arg::name(MAX_LINE_BYTES))));
            }
            let line = str::from_utf8(&bytes).map_err(|_| wrong(messages::not_utf8()))?;
            let line = line.trim_end();
            let Some(remark) = line.strip_prefix("# ") else {
                if !line.trim().is_empty() {
                    samples.push(line, &variant, game).map_err(wrong)?;
                }
                continue;
            };
            match remark.split_once(' ') {
                Some(("game", name)) if name != testbed.name() => {
                    return Err(wrong(messages::other_game(
                        quoted(name),
                        Arg::name(testbed.name()),
                    )));
                }
                Some(("variant", name)) => {
                    testbed.is_seeded(name).map_err(|error| wrong(error.message()))?;
                    name.clone_into(&mut variant);
                }
                _ => {}
            }
            if let Some(ended) = ended_game(line) {
                game = ended.wrapping_add(1);
            }
        }
        Ok(samples)
    }

    fn push(&mut self, line: &str, variant: &str, game: u32) -> Result<(), Message> {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [position, result, points] = fields[..] else {
            return Err(messages::bad_sample(quoted(line)));
        };
        let turn = self.positions.push(variant, position).map_err(|error| error.message())?;
        let outcome = match result {
            "1-0" => Outcome::Win(Side::First),
            "0-1" => Outcome::Win(Side::Second),
            "1/2-1/2" => Outcome::Draw,
            _ => return Err(messages::unknown_result(quoted(result))),
        };
        let points = points.parse().map_err(|_| messages::bad_points(quoted(points)))?;
        self.samples.push(Sample { turn, outcome, points, game });
        Ok(())
    }
}
