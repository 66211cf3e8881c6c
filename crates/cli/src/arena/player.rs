//! Players as they are named on the command line.

use std::path::Path;
use std::time::Duration;

use arena::{Contestant, Program, Weights};
use catalog::Testbed;
use game::error::quoted;
use game::{Arg, HIGHEST_LEVEL, Level, Message};
use search::{Limit, SearchRequest};

use super::{messages, weights_file};

const HASH_MIB: usize = 16; // a player
const SEED: u64 = 1; // of players who draw lots
const MAX_THREADS: usize = 64;
const MAX_CONTEMPT: i32 = 500; // points
/// The players there are.
const KINDS: [&str; 10] =
    ["engine", "material", "tuned", "mcts", "level", "weak", "greedy", "taker", "random", "ugi"];

/// Reads `engine:100ms`, `level:3`, `ugi:100ms:path/to/program` and the like.
pub(super) fn parse(
    text: &str,
    testbed: &'static dyn Testbed,
    variant: &str,
) -> Result<Contestant, Message> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    let weights = Weights::of(testbed);
    match kind {
        "engine" => engine(text, weights, rest),
        "material" => engine(text, weights.material(), rest),
        "tuned" => {
            let (limit, file) = rest
                .split_once(':')
                .ok_or_else(|| messages::bad_player(Arg::name("tuned:LIMIT:FILE"), quoted(text)))?;
            engine(text, weights_file::read(&weights, Path::new(file))?, limit)
        }
        "mcts" => {
            let limit = parse_limit(rest)?;
            if matches!(limit, Limit::Depth(_)) {
                return Err(messages::no_depth(
                    quoted(rest),
                    Arg::name("5000"),
                    Arg::name("100ms"),
                ));
            }
            Ok(Contestant::monte_carlo(text, testbed, limit, SEED))
        }
        "level" => {
            let level =
                rest.parse::<usize>().ok().filter(|level| (1..=HIGHEST_LEVEL).contains(level));
            let level = level.ok_or_else(|| messages::bad_level(quoted(rest), HIGHEST_LEVEL))?;
            Ok(Contestant::level(text, weights, testbed.levels()[level - 1], SEED))
        }
        "weak" => Ok(Contestant::level(text, weights, parse_level(rest)?, SEED)),
        "greedy" if rest.is_empty() => Ok(Contestant::greedy(text, weights.material(), SEED)),
        "taker" if rest.is_empty() => Ok(Contestant::taker(text, SEED)),
        "random" if rest.is_empty() => Ok(Contestant::random(text, SEED)),
        "ugi" => {
            let (limit, command) = rest.split_once(':').ok_or_else(|| {
                messages::bad_player(Arg::name("ugi:LIMIT:COMMAND"), quoted(text))
            })?;
            let mut words = command.split_whitespace();
            let command = words.next().ok_or_else(messages::no_command)?;
            let mut program = Program::new(command, parse_limit(limit)?);
            program.arguments = words.map(str::to_owned).collect();
            Ok(Contestant::external(text, program, testbed, variant))
        }
        _ => Err(messages::unknown_player(quoted(text), Arg::list(&KINDS))),
    }
}

/// `LIMIT`, `LIMIT:THREADS` or `LIMIT:THREADS:CONTEMPT`.
fn engine(name: &str, weights: Weights, rest: &str) -> Result<Contestant, Message> {
    let (limit, rest) = rest.split_once(':').unwrap_or((rest, "1"));
    let (threads, contempt) = rest.split_once(':').unwrap_or((rest, "0"));
    let limit = parse_limit(limit)?;
    let contempt = contempt
        .parse()
        .ok()
        .filter(|contempt| (0..=MAX_CONTEMPT).contains(contempt))
        .ok_or_else(|| messages::bad_contempt(quoted(contempt), MAX_CONTEMPT))?;
    let threads = threads
        .parse()
        .ok()
        .filter(|threads| (1..=MAX_THREADS).contains(threads))
        .ok_or_else(|| messages::bad_threads(quoted(threads), MAX_THREADS))?;
    let request = SearchRequest { threads, contempt, ..SearchRequest::new(limit) };
    Ok(Contestant::engine(name, weights, request, HASH_MIB))
}

/// `NODES:NOISE:SLIPS`, a level that is not one of the ten: to find out what they should be.
fn parse_level(text: &str) -> Result<Level, Message> {
    let numbers: Option<Vec<u32>> = text.split(':').map(|number| number.parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[nodes @ 1..=u32::MAX, noise @ 0..=5_000, slips @ 0..=1_000]) => {
            Ok(Level::new(nodes.into(), noise as i32, slips))
        }
        _ => Err(messages::bad_weak(quoted(text))),
    }
}

/// Nodes (`5000`), a time (`100ms`) or a depth (`d6`).
fn parse_limit(text: &str) -> Result<Limit, Message> {
    let limit = if let Some(time) = text.strip_suffix("ms") {
        time.parse().ok().map(|count| Limit::Time(Duration::from_millis(count)))
    } else if let Some(depth) = text.strip_prefix('d') {
        depth.parse().ok().filter(|&depth| depth > 0).map(Limit::Depth)
    } else {
        text.parse().ok().filter(|&nodes| nodes > 0).map(Limit::Nodes)
    };
    limit.ok_or_else(|| {
        messages::bad_limit(quoted(text), Arg::name("5000"), Arg::name("100ms"), Arg::name("d6"))
    })
}
