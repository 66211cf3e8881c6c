//! The weights of an evaluation as a text: a name and a number a line.

use std::error::Error;
use std::fmt;

use game::Eval;
use game::error::quoted;

/// The weights of an evaluation, in order.
#[must_use]
pub fn write_weights<E: Eval>(eval: &E) -> String {
    eval.weights().iter().map(|(name, weight)| format!("{name} {weight}\n")).collect()
}

/// The evaluation with the weights of a text, which must name all of them in order.
///
/// # Errors
/// When a line is no weight or not the one that is expected; the error names the line.
pub fn read_weights<E: Eval>(eval: &E, text: &str) -> Result<E, WeightError> {
    let known = eval.weights();
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let mut weights = Vec::new();
    for (index, (name, _)) in known.iter().enumerate() {
        let line = lines.get(index).copied().unwrap_or_default();
        let weight = line.trim().rsplit_once(' ').and_then(|(found, weight)| {
            if found.trim() == *name { weight.parse().ok() } else { None }
        });
        weights.push(weight.ok_or_else(|| WeightError {
            line: index + 1,
            reason: format!("{} is not the weight {name}", quoted(line)),
        })?);
    }
    match lines.get(known.len()) {
        Some(line) => Err(WeightError {
            line: known.len() + 1,
            reason: format!("{} is one weight too many", quoted(line)),
        }),
        None => Ok(eval.with_weights(&weights)),
    }
}

/// What tells an opinion from one with other weights, in two words: `weights 9b1c…`.
#[must_use]
pub fn weights_fingerprint<E: Eval>(eval: &E) -> String {
    // FNV-1a, which is the same in every version and on every machine.
    let mixed = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let sum = write_weights(eval).bytes().fold(0xcbf2_9ce4_8422_2325, mixed);
    format!("weights {sum:016x}")
}

/// What is wrong with a text of weights, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightError {
    /// Counted from 1, empty lines left out.
    pub line: usize,
    /// Lower case, quoting the input.
    pub reason: String,
}

impl fmt::Display for WeightError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl Error for WeightError {}
