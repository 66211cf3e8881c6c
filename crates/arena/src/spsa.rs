//! Weights from play: the evaluation is changed until it wins more games.
//!
//! SPSA, simultaneous perturbation: in every pair of games all weights at once are moved by chance,
//! up for one player and down for the other, and every weight goes a little the winner's way. One
//! pair says next to nothing about one weight; thousands say where each should go. What comes out
//! is the mean of the weights over the second half of the way, in which the chance cancels out.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use game::error::quoted;
use game::{Random, Side};
use search::{Limit, SearchRequest};

use crate::error::ArenaError;
use crate::game_result::play_game;
use crate::journal::Journal;
use crate::messages;
use crate::opening::Openings;
use crate::searcher::Searcher;
use crate::tally::Pair;
use crate::weights::Weights;
use crate::workers::{StopSignal, run_parallel};

const HASH_MIB: usize = 1; // the searches are short
const ROUND: u32 = 8; // pairs that begin from the same weights, on any number of threads

const SPREAD: f64 = 0.125; // of a weight is tried above and below it in the end…
const MIN_SPREAD: f64 = 2.0; // …but points enough to be noticed

// How spread and rate shrink along the way: the exponents and the slow start that are usual.
const SPREAD_DECAY: f64 = 0.101;
const RATE_DECAY: f64 = 0.602;
const SLOW_START: f64 = 0.1; // of the way

/// What is to be played.
#[derive(Clone)]
pub struct Spsa {
    /// The weights to begin with.
    pub weights: Weights,
    /// Where the games begin.
    pub openings: Openings,
    /// How long every move is thought about.
    pub limit: Limit,
    /// How many pairs of games.
    pub pairs: u32,
    /// The learning rate: what part of its spread a weight goes in the end for a game that is won. Faster for fewer
    /// games; too fast, and chance leads.
    pub rate: f64,
    /// The names of weights that stay as they are, because these games do not feel them: chance
    /// alone would move them.
    pub fixed: Vec<String>,
    /// How many pairs are played at the same time.
    pub workers: usize,
}

/// How far the optimisation has come.
#[derive(Clone, PartialEq, Debug)]
pub struct SpsaProgress {
    /// Pairs that were played.
    pub pairs: u32,
    /// The weights so far.
    pub weights: Weights,
}

impl Spsa {
    /// Plays the pairs, or those still missing from the journal, and gives what was learnt. `on_progress`
    /// is called after every round. A raised `stop` breaks it off; calling again goes on. With a limit
    /// of nodes or depth the way is the same however often that happens.
    ///
    /// # Errors
    /// When the journal is of another run, or cannot be written.
    pub fn play(
        &self,
        journal: Option<&Path>,
        stop: &AtomicBool,
        mut on_progress: impl FnMut(&SpsaProgress),
    ) -> Result<SpsaProgress, ArenaError> {
        let mut optimizer = Optimizer::new(self);
        let mut journal = match journal {
            Some(path) => Some(self.open_journal(path, &mut optimizer)?),
            None => None,
        };
        on_progress(&self.progress(&optimizer));
        while optimizer.pairs < self.pairs {
            let begun = optimizer.pairs;
            let numbers = begun..self.pairs.min(begun.saturating_add(ROUND));
            let mut round: Vec<Option<Pair>> = vec![None; numbers.len()];
            run_parallel(
                self.workers,
                numbers.clone(),
                stop,
                || Ok(()),
                |(), number, stop| self.pair(&optimizer, number, stop),
                |number, pair| {
                    round[(number - begun) as usize] = Some(pair);
                    Ok::<_, ArenaError>(ControlFlow::Continue(()))
                },
            )?;
            let Some(round) = round.into_iter().collect::<Option<Vec<Pair>>>() else { break };
            if let Some(journal) = &mut journal {
                let lines: Vec<String> =
                    numbers.zip(&round).map(|(number, pair)| pair.line(number)).collect();
                journal.append(&lines.concat())?;
            }
            optimizer.update(&round);
            on_progress(&self.progress(&optimizer));
        }
        Ok(self.progress(&optimizer))
    }

    fn open_journal(&self, path: &Path, optimizer: &mut Optimizer) -> Result<Journal, ArenaError> {
        let weights: Vec<String> = self.weights.values().iter().map(i32::to_string).collect();
        let header = [
            ("quinconce", format!("spsa of {}", self.openings.testbed.name())),
            ("from", weights.join(" ")),
            ("openings", self.openings.title()),
            ("limit", format!("{:?}", self.limit)),
            ("pairs", format!("{} rate {}", self.pairs, self.rate)),
            ("fixed", self.fixed.join(", ")),
        ];
        let closes = |line: &str| {
            Pair::parse_line(line).is_some_and(|(number, _)| {
                number % ROUND == ROUND - 1 || number.checked_add(1) == Some(self.pairs)
            })
        };
        let (journal, lines) = Journal::open(path, &header, closes)?;
        let mut known = Vec::new();
        for (number, line) in (0..self.pairs).zip(&lines) {
            match Pair::parse_line(line) {
                Some((found, pair)) if found == number => known.push(pair),
                _ => {
                    let reason = messages::other_pair(quoted(line), number);
                    let place = header.len() + number as usize + 1;
                    return Err(ArenaError::line(path, place, reason));
                }
            }
        }
        for round in known.chunks(ROUND as usize) {
            optimizer.update(round);
        }
        Ok(journal)
    }

    /// Plays an opening twice, the weights moved one way against the other way.
    fn pair(&self, optimizer: &Optimizer, number: u32, stop: &StopSignal<'_>) -> Option<Pair> {
        let [mut up, mut down] = [1.0, -1.0].map(|sign| {
            let weights = self.weights.with_values(&optimizer.perturbed(number, sign));
            Searcher::new(&weights, SearchRequest::new(self.limit), HASH_MIB)
        });
        let opening = self.openings.opening(number);
        let mut play = |side| {
            let result = play_game(&*opening, &mut up, &mut down, side, || stop.is_set())?;
            Some(result.point(side))
        };
        Some(Pair([play(Side::First)?, play(Side::Second)?]))
    }

    fn progress(&self, optimizer: &Optimizer) -> SpsaProgress {
        SpsaProgress {
            pairs: optimizer.pairs,
            weights: self.weights.with_values(&optimizer.average()),
        }
    }
}

/// The weights, and how far they have been optimised.
struct Optimizer {
    weights: Vec<f64>,
    /// How far each is moved up and down in the end.
    spreads: Vec<f64>,
    /// The sum of the weights after each pair of the second half.
    sums: Vec<f64>,
    pairs: u32,
    all: u32,
    last_rate: f64,
    seed: u64,
}

impl Optimizer {
    fn new(spsa: &Spsa) -> Optimizer {
        let (names, weights) = (spsa.weights.names(), spsa.weights.values());
        let spread = |(name, weight): (&&str, &i32)| {
            let fixed = spsa.fixed.iter().any(|fixed| fixed == name);
            if fixed { 0.0 } else { (f64::from(*weight).abs() * SPREAD).max(MIN_SPREAD) }
        };
        Optimizer {
            weights: weights.iter().copied().map(f64::from).collect(),
            spreads: names.iter().zip(&weights).map(spread).collect(),
            sums: vec![0.0; names.len()],
            pairs: 0,
            all: spsa.pairs,
            last_rate: spsa.rate,
            seed: spsa.openings.seed,
        }
    }

    /// Which way each weight is moved for the first player of that pair: 1 or −1.
    fn signs(&self, number: u32) -> impl Iterator<Item = f64> {
        let mut random = Random::new(self.seed ^ (u64::from(number) << 32) ^ 0x5b5a);
        random = Random::new(random.next());
        (0..self.weights.len()).map(move |_| if random.next() >> 63 == 0 { 1.0 } else { -1.0 })
    }

    /// How many times its last spread a weight is moved in that pair.
    fn spread(&self, number: u32) -> f64 {
        (f64::from(self.all) / f64::from(number + 1)).powf(SPREAD_DECAY)
    }

    fn rate(&self, number: u32) -> f64 {
        let slow = SLOW_START * f64::from(self.all);
        let (end, now) = (f64::from(self.all) + slow, f64::from(number + 1) + slow);
        self.last_rate * (end / now).powf(RATE_DECAY)
    }

    /// The weights one of the two plays that pair with.
    fn perturbed(&self, number: u32, sign: f64) -> Vec<i32> {
        let spread = sign * self.spread(number);
        let weights = self.weights.iter().zip(&self.spreads).zip(self.signs(number));
        weights.map(|((weight, own), way)| (weight + spread * own * way).round() as i32).collect()
    }

    /// Learns from the next pairs.
    fn update(&mut self, round: &[Pair]) {
        for pair in round {
            let net = pair.half_points() as f64 - 2.0; // games won more than lost
            let step = net * self.rate(self.pairs) * self.spread(self.pairs);
            let signs: Vec<f64> = self.signs(self.pairs).collect();
            for ((weight, spread), sign) in self.weights.iter_mut().zip(&self.spreads).zip(signs) {
                *weight += step * spread * sign;
            }
            self.pairs += 1;
            if self.pairs > self.all / 2 {
                for (sum, weight) in self.sums.iter_mut().zip(&self.weights) {
                    *sum += weight;
                }
            }
        }
    }

    /// The weights that were learnt: before the second half, those of now.
    fn average(&self) -> Vec<i32> {
        let counted = self.pairs.saturating_sub(self.all / 2);
        let mean = |(sum, weight): (&f64, &f64)| {
            if counted == 0 { *weight } else { sum / f64::from(counted) }
        };
        self.sums.iter().zip(&self.weights).map(mean).map(|mean| mean.round() as i32).collect()
    }
}
