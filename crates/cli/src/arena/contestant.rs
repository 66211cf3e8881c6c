//! Players as they are named on the command line.

use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use arena::{Contestant, MonteCarlo, Program, Searcher, read_weights, weights_fingerprint};
use game::error::quoted;
use game::{Eval, Game, HIGHEST_LEVEL, Level};
use search::Limit;

const HASH_MIB: usize = 16; // mebibytes a player
const WEIGHTS: u64 = 1 << 16; // bytes of a file of weights at most
const PIECE: i32 = 100; // points, as the search expects of an ordinary piece
const SEED: u64 = 1; // of players who draw lots

type VariantOf<E> = <<E as Eval>::Game as Game>::Variant;

/// Reads `engine:100ms`, `level:3`, `ugi:100ms:path/to/program` and the like.
pub(super) fn contestant<E: Eval + Default>(
    text: &str,
    variant: VariantOf<E>,
) -> Result<Contestant<E::Game>, String> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    let eval = E::default();
    match kind {
        "engine" => searcher(text, eval, rest),
        "material" => searcher(text, material(&eval), rest),
        "tuned" => {
            let (limit, file) = rest
                .split_once(':')
                .ok_or_else(|| format!("expected tuned:LIMIT:FILE, not {}", quoted(text)))?;
            searcher(text, weighed(&eval, Path::new(file))?, limit)
        }
        "mcts" => {
            let (limit, fingerprint) = (parse_limit(rest)?, weights_fingerprint(&eval));
            if matches!(limit, Limit::Depth(_)) {
                return Err(format!(
                    "bad limit {}: random games have no depth, expected 5000 or 100ms",
                    quoted(rest)
                ));
            }
            Ok(Contestant::new(text, move || {
                Ok(Box::new(MonteCarlo::new(eval.clone(), limit, SEED)))
            })
            .with_fingerprint(fingerprint))
        }
        "level" => {
            let level =
                rest.parse::<usize>().ok().filter(|level| (1..=HIGHEST_LEVEL).contains(level));
            let level = level.ok_or_else(|| {
                format!("bad level {}: expected 1 to {HIGHEST_LEVEL}", quoted(rest))
            })?;
            Ok(Contestant::level(text, eval, E::levels()[level - 1], SEED))
        }
        "weak" => Ok(Contestant::level(text, eval, parse_level(rest)?, SEED)),
        "greedy" if rest.is_empty() => Ok(Contestant::greedy(text, material(&eval), SEED)),
        "taker" if rest.is_empty() => Ok(Contestant::taker(text, SEED)),
        "random" if rest.is_empty() => Ok(Contestant::random(text, SEED)),
        "ugi" => {
            let (limit, command) = rest
                .split_once(':')
                .ok_or_else(|| format!("expected ugi:LIMIT:COMMAND, not {}", quoted(text)))?;
            let mut words = command.split_whitespace();
            let command = words.next().ok_or("ugi needs a command to run")?;
            let mut program = Program::new(command, parse_limit(limit)?);
            program.arguments = words.map(str::to_owned).collect();
            Ok(Contestant::external(text, program, variant))
        }
        _ => Err(format!(
            "unknown player {}: expected engine, material, tuned, mcts, level, weak, greedy, taker, random or ugi",
            quoted(text)
        )),
    }
}

/// The opinion with the weights of a file that `tune` wrote.
pub(super) fn weighed<E: Eval>(eval: &E, file: &Path) -> Result<E, String> {
    let told = |error: &dyn fmt::Display| format!("{}: {error}", file.display());
    let mut text = String::new();
    File::open(file)
        .and_then(|file| file.take(WEIGHTS).read_to_string(&mut text))
        .map_err(|error| told(&error))?;
    read_weights(eval, &text).map_err(|error| told(&error))
}

/// The opinion of somebody who counts what is on the board and nothing else: the first weight,
/// which is that of a piece, and of a point in Hokito.
fn material<E: Eval>(eval: &E) -> E {
    // Not as it was tuned: among so many others a piece by itself may be worth little (11 points in
    // Khet), while the search's margins are made for 100. What else has to do with pieces (shares,
    // reserves, stacks) is left out: such a weight means something only beside the others.
    let alone = |place| if place == 0 { PIECE } else { 0 };
    eval.with_weights(&(0..eval.weights().len()).map(alone).collect::<Vec<i32>>())
}

/// `LIMIT`, `LIMIT:THREADS` or `LIMIT:THREADS:CONTEMPT`.
fn searcher<E: Eval>(name: &str, eval: E, rest: &str) -> Result<Contestant<E::Game>, String> {
    let (limit, rest) = rest.split_once(':').unwrap_or((rest, "1"));
    let (threads, contempt) = rest.split_once(':').unwrap_or((rest, "0"));
    let limit = parse_limit(limit)?;
    let contempt = contempt
        .parse()
        .ok()
        .filter(|contempt| (0..=500).contains(contempt))
        .ok_or_else(|| format!("bad contempt {}", quoted(contempt)))?;
    let threads = threads
        .parse()
        .ok()
        .filter(|threads| (1..=64).contains(threads))
        .ok_or_else(|| format!("bad number of threads {}", quoted(threads)))?;
    let fingerprint = weights_fingerprint(&eval);
    Ok(Contestant::new(name, move || {
        Ok(Box::new(
            Searcher::new(eval.clone(), limit)
                .with_hash(HASH_MIB)
                .with_threads(threads)
                .with_contempt(contempt),
        ))
    })
    .with_fingerprint(fingerprint))
}

/// `NODES:NOISE:SLIPS`, a level that is not one of the ten: to find out what they should be.
fn parse_level(text: &str) -> Result<Level, String> {
    let numbers: Option<Vec<u32>> = text.split(':').map(|number| number.parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[nodes @ 1..=u32::MAX, noise @ 0..=5_000, slips @ 0..=1_000]) => {
            Ok(Level::new(nodes.into(), noise as i32, slips))
        }
        _ => Err(format!("bad level {}: expected NODES:NOISE:SLIPS", quoted(text))),
    }
}

/// Nodes (`5000`), a time (`100ms`) or a depth (`d6`).
fn parse_limit(text: &str) -> Result<Limit, String> {
    let limit = if let Some(time) = text.strip_suffix("ms") {
        time.parse().ok().map(|count| Limit::Time(Duration::from_millis(count)))
    } else if let Some(depth) = text.strip_prefix('d') {
        depth.parse().ok().filter(|&depth| depth > 0).map(Limit::Depth)
    } else {
        text.parse().ok().filter(|&nodes| nodes > 0).map(Limit::Nodes)
    };
    limit.ok_or_else(|| format!("bad limit {}: expected 5000, 100ms or d6", quoted(text)))
}
