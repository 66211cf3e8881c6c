//! Weights from play: the evaluation is bent until it wins more games.
//!
//! SPSA, simultaneous perturbation: in every pair of games all weights at once are moved by chance,
//! up for one player and down for the other, and every weight goes a little the winner's way. One
//! pair says next to nothing about one weight; thousands say where each should go. What comes out
//! is the mean of the weights over the second half of the way, in which the chance cancels out.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use game::error::quoted;
use game::{Eval, Game, Random, Side};
use search::Limit;

use crate::bout::play_out;
use crate::error::ArenaError;
use crate::journal::Journal;
use crate::opening::{Book, Openings};
use crate::searcher::Searcher;
use crate::tally::Pair;
use crate::workers::{Halt, share_out};

const HASH: usize = 1; // mebibytes: the searches are short
const ROUND: u32 = 8; // pairs that begin from the same weights, on any number of threads

const REACH: f64 = 0.125; // of a weight is tried above and below it in the end…
const LEAST_REACH: f64 = 2.0; // …but points enough to be noticed

// How reach and pace shrink along the way: the exponents and the slow start that are usual.
const REACH_DECAY: f64 = 0.101;
const PACE_DECAY: f64 = 0.602;
const SLOW_START: f64 = 0.1; // of the way

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Climb<E: Eval> {
    /// Where the climb begins.
    pub eval: E,
    /// Where the games begin.
    pub openings: Openings<E>,
    /// How long every move is thought about.
    pub limit: Limit,
    /// How many pairs of games.
    pub pairs: u32,
    /// What part of its reach a weight goes in the end for a game that is won. Faster for fewer
    /// games; too fast, and chance leads.
    pub pace: f64,
    /// The names of weights that stay as they are, because these games do not feel them: chance
    /// alone would move them.
    pub held: Vec<String>,
    /// How many pairs are played at the same time.
    pub workers: usize,
}

/// How far a climb has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Height<E> {
    /// Pairs that were played.
    pub pairs: u32,
    /// The evaluation with the weights so far.
    pub eval: E,
}

impl<E: Eval> Climb<E> {
    /// Plays the pairs, or those still missing from the journal, and gives what was learnt. `tell`
    /// hears after every round. A raised `stop` breaks it off; calling again goes on. With a limit
    /// of nodes or depth the way is the same however often that happens.
    ///
    /// # Errors
    /// When the journal is from another climb, or cannot be written.
    pub fn play(
        &self,
        journal: Option<&Path>,
        stop: &AtomicBool,
        mut tell: impl FnMut(&Height<E>),
    ) -> Result<Height<E>, ArenaError> {
        let mut way = Way::new(self);
        let mut journal = match journal {
            Some(path) => Some(self.open_journal(path, &mut way)?),
            None => None,
        };
        tell(&self.height(&way));
        while way.pairs < self.pairs {
            let begun = way.pairs;
            let numbers = begun..self.pairs.min(begun.saturating_add(ROUND));
            let mut round: Vec<Option<Pair>> = vec![None; numbers.len()];
            share_out(
                self.workers,
                numbers.clone(),
                stop,
                || Ok(()),
                |(), number, halt| self.pair(&way, number, halt),
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
            way.go(&round);
            tell(&self.height(&way));
        }
        Ok(self.height(&way))
    }

    fn open_journal(&self, path: &Path, way: &mut Way) -> Result<Journal, ArenaError> {
        let weights: Vec<String> =
            self.eval.weights().iter().map(|(_, weight)| weight.to_string()).collect();
        let header = [
            ("quinconce", format!("climb of {}", E::Game::NAME)),
            ("from", weights.join(" ")),
            ("openings", self.openings.title()),
            ("limit", format!("{:?}", self.limit)),
            ("pairs", format!("{} pace {}", self.pairs, self.pace)),
            ("held", self.held.join(", ")),
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
                    let reason = format!("{} is not pair {number}", quoted(line));
                    let place = header.len() + number as usize + 1;
                    return Err(ArenaError::line(path, place, reason));
                }
            }
        }
        for round in known.chunks(ROUND as usize) {
            way.go(round);
        }
        Ok(journal)
    }

    /// Plays an opening twice, the weights moved one way against the other way.
    fn pair(&self, way: &Way, number: u32, halt: &Halt<'_>) -> Option<Pair> {
        let [mut up, mut down] = [1.0, -1.0].map(|sign| {
            let eval = self.eval.with_weights(&way.moved(number, sign));
            Searcher::new(eval, self.limit).with_hash(HASH)
        });
        let opening = self.openings.opening(number);
        let mut play = |side| {
            let bout = play_out(opening.clone(), &mut up, &mut down, side, || halt.is_raised())?;
            Some(bout.point(side))
        };
        Some(Pair([play(Side::First)?, play(Side::Second)?]))
    }

    fn height(&self, way: &Way) -> Height<E> {
        Height { pairs: way.pairs, eval: self.eval.with_weights(&way.mean()) }
    }
}

/// The weights on their way.
struct Way {
    weights: Vec<f64>,
    /// How far each is moved up and down in the end.
    reaches: Vec<f64>,
    /// The sum of the weights after each pair of the second half.
    sums: Vec<f64>,
    pairs: u32,
    all: u32,
    last_pace: f64,
    seed: u64,
}

impl Way {
    fn new<E: Eval>(climb: &Climb<E>) -> Way {
        let known = climb.eval.weights();
        let reach = |&(name, weight): &(&str, i32)| {
            let held = climb.held.iter().any(|held| held == name);
            if held { 0.0 } else { (f64::from(weight).abs() * REACH).max(LEAST_REACH) }
        };
        Way {
            weights: known.iter().map(|&(_, weight)| f64::from(weight)).collect(),
            reaches: known.iter().map(reach).collect(),
            sums: vec![0.0; known.len()],
            pairs: 0,
            all: climb.pairs,
            last_pace: climb.pace,
            seed: climb.openings.seed,
        }
    }

    /// Which way each weight is moved for the first player of that pair: 1 or −1.
    fn signs(&self, number: u32) -> impl Iterator<Item = f64> {
        let mut random = Random::new(self.seed ^ (u64::from(number) << 32) ^ 0x5b5a);
        random = Random::new(random.next());
        (0..self.weights.len()).map(move |_| if random.next() >> 63 == 0 { 1.0 } else { -1.0 })
    }

    /// How many times its last reach a weight is moved in that pair.
    fn reach(&self, number: u32) -> f64 {
        (f64::from(self.all) / f64::from(number + 1)).powf(REACH_DECAY)
    }

    fn pace(&self, number: u32) -> f64 {
        let slow = SLOW_START * f64::from(self.all);
        let (end, now) = (f64::from(self.all) + slow, f64::from(number + 1) + slow);
        self.last_pace * (end / now).powf(PACE_DECAY)
    }

    /// The weights one of the two plays that pair with.
    fn moved(&self, number: u32, sign: f64) -> Vec<i32> {
        let reach = sign * self.reach(number);
        let weights = self.weights.iter().zip(&self.reaches).zip(self.signs(number));
        weights.map(|((weight, own), way)| (weight + reach * own * way).round() as i32).collect()
    }

    /// Learns from the next pairs.
    fn go(&mut self, round: &[Pair]) {
        for pair in round {
            let net = pair.half_points() as f64 - 2.0; // games won more than lost
            let step = net * self.pace(self.pairs) * self.reach(self.pairs);
            let signs: Vec<f64> = self.signs(self.pairs).collect();
            for ((weight, reach), sign) in self.weights.iter_mut().zip(&self.reaches).zip(signs) {
                *weight += step * reach * sign;
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
    fn mean(&self) -> Vec<i32> {
        let counted = self.pairs.saturating_sub(self.all / 2);
        let mean = |(sum, weight): (&f64, &f64)| {
            if counted == 0 { *weight } else { sum / f64::from(counted) }
        };
        self.sums.iter().zip(&self.weights).map(mean).map(|mean| mean.round() as i32).collect()
    }
}
