//! Weights from games: the evaluation is changed until it predicts results as well as it can.
//!
//! Points become a chance to win by a logistic curve, whose slope is fitted first and then kept,
//! so that 100 points stay what they were. Then every weight in turn is moved up or down for as
//! long as the loss (the cross entropy of the results, in nats a position) falls. Kept are the weights
//! that predict best what they did not learn from: one game in ten is held back.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use game::{Outcome, Side};
use table::PositionSet;

use crate::sample::{Sample, Samples};
use crate::weights::Weights;

const VALIDATION_EVERY: u32 = 10; // one game in so many is not learnt from but checked against
const CHUNK: usize = 2_048; // positions summed at once: the sum is the same on any number of threads
const LEAST_GAIN: f64 = 1e-9; // nats a position: less is rounding

/// How to tune.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Tuning {
    /// Times through all weights at most.
    pub sweeps: u32,
    /// By how much a weight is moved at first; steps grow where they help and shrink where not.
    pub step: i32,
    /// How much of what is learnt is the game's result; the rest is what the search thought.
    pub result_share: f64,
    /// How many threads.
    pub threads: usize,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning { sweeps: 50, step: 8, result_share: 0.7, threads: 1 }
    }
}

/// How badly an evaluation predicts: nats a position, less is better.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Loss {
    /// On the games that are learnt from.
    pub training: f64,
    /// On the games that are held back; `None` where there are none.
    pub validation: Option<f64>,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.6}", self.training)?;
        match self.validation {
            Some(loss) => write!(f, " (held back {loss:.6})"),
            None => Ok(()),
        }
    }
}

/// The weights after one time through them.
#[derive(Clone, PartialEq, Debug)]
pub struct Sweep {
    /// Counted from 1.
    pub number: u32,
    /// How many weights were changed.
    pub changed: usize,
    /// The loss now.
    pub loss: Loss,
    /// The weights now, in order.
    pub weights: Vec<i32>,
}

/// What tuning came to.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The weights that predict the games held back best.
    pub weights: Weights,
    /// The loss before.
    pub before: Loss,
    /// The loss after.
    pub after: Loss,
    /// Whether no single step helps any more; otherwise it was stopped.
    pub settled: bool,
}

/// Tunes an evaluation on positions. `on_sweep` is called after every sweep; a raised `stop` ends it
/// at the next weight. Starting again from the weights of the last sweep goes on from there.
pub fn tune(
    begun: &Weights,
    samples: &Samples,
    tuning: &Tuning,
    stop: &AtomicBool,
    mut on_sweep: impl FnMut(&Sweep),
) -> Tuned {
    let mut weights = begun.values();
    let set = TrainingSet::new(&weights, samples, tuning);
    let before = set.losses(&weights);
    let mut steps = vec![tuning.step.max(1); weights.len()];
    let (mut best, mut settled) = (before.training, weights.is_empty());
    let mut kept = (before, weights.clone());
    let stopped = || stop.load(Ordering::Relaxed);
    for number in 1..=tuning.sweeps {
        if settled || stopped() {
            break;
        }
        let mut changed = 0;
        for index in 0..weights.len() {
            if stopped() {
                break;
            }
            let old = weights[index];
            for step in [steps[index], -steps[index]] {
                weights[index] = old.saturating_add(step);
                let loss = set.loss(&weights, &set.training);
                if loss < best - LEAST_GAIN {
                    // Keep going that way first the next time, and further.
                    (best, steps[index]) = (loss, step.saturating_mul(2));
                    changed += 1;
                    break;
                }
                weights[index] = old;
            }
            if weights[index] == old {
                steps[index] = match steps[index] / 2 {
                    0 => steps[index],
                    half => half,
                };
            }
        }
        settled = changed == 0 && !stopped() && steps.iter().all(|step| step.abs() == 1);
        let loss = set.losses(&weights);
        // What predicts the games held back worse was learnt by heart.
        if loss.validation <= kept.0.validation {
            kept = (loss, weights.clone());
        }
        on_sweep(&Sweep { number, changed, loss, weights: weights.clone() });
    }
    let (after, weights) = kept;
    Tuned { weights: begun.with_values(&weights), before, after, settled }
}

/// Positions, by their numbers, and the share of points that each player to move is to expect.
struct TrainingSet<'s> {
    positions: &'s dyn PositionSet,
    targets: Vec<f64>,
    training: Vec<usize>,
    validation: Vec<usize>,
    slope: f64, // a point's weight on the logistic curve
    threads: usize,
}

impl TrainingSet<'_> {
    fn new<'s>(weights: &[i32], samples: &'s Samples, tuning: &Tuning) -> TrainingSet<'s> {
        let Samples { positions, samples } = samples;
        let (validation, training): (Vec<usize>, Vec<usize>) = (0..samples.len())
            .partition(|&number| samples[number].game % VALIDATION_EVERY == VALIDATION_EVERY - 1);
        // Both slopes are fitted to the results alone: of the evaluation, and of the search.
        let results: Vec<f64> = samples.iter().map(result).collect();
        let search_points: Vec<f64> = samples.iter().map(search_score).collect();
        let all: Vec<usize> = (0..samples.len()).collect();
        let evaluations: Vec<f64> =
            positions.evaluate(weights, &all).into_iter().map(f64::from).collect();
        let search_slope = fit_slope(&search_points, &results);
        let share = tuning.result_share.clamp(0.0, 1.0);
        let target = |(points, result): (&f64, &f64)| {
            let chance = 1.0 / (1.0 + (-search_slope * points).exp());
            share * result + (1.0 - share) * chance
        };
        TrainingSet {
            positions: &**positions,
            targets: search_points.iter().zip(&results).map(target).collect(),
            training,
            validation,
            slope: fit_slope(&evaluations, &results),
            threads: tuning.threads.max(1),
        }
    }

    fn losses(&self, weights: &[i32]) -> Loss {
        let validation =
            (!self.validation.is_empty()).then(|| self.loss(weights, &self.validation));
        Loss { training: self.loss(weights, &self.training), validation }
    }

    fn loss(&self, weights: &[i32], numbers: &[usize]) -> f64 {
        let chunks: Vec<&[usize]> = numbers.chunks(CHUNK).collect();
        let sum = |chunk: &[usize]| -> f64 {
            let points = self.positions.evaluate(weights, chunk);
            let each = |(&number, points): (&usize, i32)| {
                cross_entropy(self.slope * f64::from(points), self.targets[number])
            };
            chunk.iter().zip(points).map(each).sum()
        };
        let mut sums = vec![0.0; chunks.len()];
        let share = chunks.len().div_ceil(self.threads).max(1);
        thread::scope(|scope| {
            let mut work = sums.chunks_mut(share).zip(chunks.chunks(share));
            let own = work.next();
            for (sums, chunks) in work {
                let sum = &sum;
                scope.spawn(move || fill(sums, chunks, sum));
            }
            if let Some((sums, chunks)) = own {
                fill(sums, chunks, sum);
            }
        });
        sums.iter().sum::<f64>() / (numbers.len().max(1) as f64)
    }
}

fn fill(sums: &mut [f64], chunks: &[&[usize]], sum: impl Fn(&[usize]) -> f64) {
    for (place, chunk) in sums.iter_mut().zip(chunks) {
        *place = sum(chunk);
    }
}

/// What the player to move got in the end.
fn result(sample: &Sample) -> f64 {
    match sample.outcome {
        Outcome::Draw => 0.5,
        Outcome::Win(side) if side == sample.turn => 1.0,
        Outcome::Win(_) => 0.0,
    }
}

/// What the search found, for the player to move.
fn search_score(sample: &Sample) -> f64 {
    let points = f64::from(sample.points);
    if sample.turn == Side::First { points } else { -points }
}

/// The cross entropy of a target and the logistic of x: ln(1 + eˣ) − target·x, without overflow.
fn cross_entropy(x: f64, target: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p() - target * x
}

/// The slope under which points predict the results best. The loss is convex in it, so that a
/// golden section finds the least.
fn fit_slope(points: &[f64], results: &[f64]) -> f64 {
    const GOLDEN: f64 = 0.618_033_988_749_895;
    const STEPS: u32 = 60;
    let loss = |slope: f64| -> f64 {
        points.iter().zip(results).map(|(x, target)| cross_entropy(slope * x, *target)).sum()
    };
    let (mut low, mut high) = (1e-5, 0.1); // scales of 100 000 to 10 points
    let (mut left, mut right) = (high - GOLDEN * (high - low), low + GOLDEN * (high - low));
    let (mut loss_left, mut loss_right) = (loss(left), loss(right));
    for _ in 0..STEPS {
        if loss_left <= loss_right {
            (high, right, loss_right) = (right, left, loss_left);
            left = high - GOLDEN * (high - low);
            loss_left = loss(left);
        } else {
            (low, left, loss_left) = (left, right, loss_right);
            right = low + GOLDEN * (high - low);
            loss_right = loss(right);
        }
    }
    low + (high - low) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cross_entropy_is_the_logarithm_of_the_chance() {
        for x in [-3.0_f64, -0.5, 0.0, 2.0] {
            let chance = 1.0 / (1.0 + (-x).exp());
            assert!((cross_entropy(x, 1.0) + chance.ln()).abs() < 1e-12);
            assert!((cross_entropy(x, 0.0) + (1.0 - chance).ln()).abs() < 1e-12);
        }
        assert!((cross_entropy(900.0, 0.0) - 900.0).abs() < 1e-9);
        assert!(cross_entropy(900.0, 1.0).abs() < 1e-9);
    }

    #[test]
    fn the_slope_behind_the_results_is_found() {
        // Exact chances of the slope 1/250 as targets: the loss is least there.
        let points: Vec<f64> = (-20..=20).map(|step| f64::from(step) * 40.0).collect();
        let results: Vec<f64> = points.iter().map(|x| 1.0 / (1.0 + (-x / 250.0).exp())).collect();
        assert!((1.0 / fit_slope(&points, &results) - 250.0).abs() < 0.01);
    }
}
