//! What can be set besides the game: how hard and how to think.

use game::error::quoted;
use game::{Arg, HIGHEST_LEVEL, Level, Message};
use search::{Limit, SearchRequest};

use crate::messages;

const MOST_THREADS: usize = 64;
const LARGEST_HASH: usize = 16_384; // mebibytes
const MOST_LINES: usize = 64;
const MOST_CONTEMPT: usize = 500; // points

#[derive(Copy, Clone, Debug)]
pub(super) struct Options {
    pub(super) seed: u64,
    /// Mebibytes of the transposition table.
    pub(super) hash: usize,
    threads: usize,
    lines: usize,
    /// By how much to rather play on than draw, in points.
    contempt: usize,
    /// 0 for full strength.
    level: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { seed: 0, hash: 64, threads: 1, lines: 1, contempt: 0, level: 0 }
    }
}

impl Options {
    /// The options as the protocol announces them.
    pub(super) fn describe() -> String {
        let Options { seed, hash, threads, lines, contempt, level } = Options::default();
        format!(
            "option name Seed type spin default {seed} min 0 max {}\n\
             option name Threads type spin default {threads} min 1 max {MOST_THREADS}\n\
             option name Hash type spin default {hash} min 1 max {LARGEST_HASH}\n\
             option name MultiPV type spin default {lines} min 1 max {MOST_LINES}\n\
             option name Contempt type spin default {contempt} min 0 max {MOST_CONTEMPT}\n\
             option name Level type spin default {level} min 0 max {HIGHEST_LEVEL}",
            u64::MAX
        )
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Message> {
        match name.to_ascii_lowercase().as_str() {
            "seed" => {
                self.seed = value.parse().map_err(|_| {
                    messages::bad_number(Arg::name("seed"), quoted(value), 0u8, Arg::name(u64::MAX))
                })?;
            }
            "hash" => self.hash = number(name, value, 1, LARGEST_HASH)?,
            "threads" => self.threads = number(name, value, 1, MOST_THREADS)?,
            "multipv" => self.lines = number(name, value, 1, MOST_LINES)?,
            "contempt" => self.contempt = number(name, value, 0, MOST_CONTEMPT)?,
            "level" => self.level = number(name, value, 0, HIGHEST_LEVEL)?,
            _ => {
                return Err(messages::unknown_option(quoted(name)));
            }
        }
        Ok(())
    }

    /// What the engine is asked, in a game with these levels.
    pub(super) fn request(&self, limit: Limit, levels: &[Level; HIGHEST_LEVEL]) -> SearchRequest {
        SearchRequest {
            lines: self.lines,
            threads: self.threads,
            contempt: self.contempt as i32,
            level: self.level.checked_sub(1).map(|index| levels[index]),
            seed: self.seed,
            ..SearchRequest::new(limit)
        }
    }
}

fn number(name: &str, value: &str, least: usize, most: usize) -> Result<usize, Message> {
    value
        .parse()
        .ok()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| messages::bad_number(Arg::name(name), quoted(value), least, most))
}
