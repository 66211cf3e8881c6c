//! When a match has shown enough: the sequential probability ratio test.
//!
//! Two claims about the difference of strength are held against each other after every pair; the
//! match ends as soon as one is so much likelier that erring is rarer than agreed.

use crate::tally::{SHARES, Tally, expected_score};

/// A pair of claims: the first player is `elo0` stronger, or `elo1`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The claim that is believed when the test fails.
    pub elo0: f64,
    /// The claim that is believed when the test passes.
    pub elo1: f64,
    /// How often a player of `elo0` may pass.
    pub alpha: f64,
    /// How often a player of `elo1` may fail.
    pub beta: f64,
}

/// How a test ends.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// `elo1` is far likelier.
    Passed,
    /// `elo0` is far likelier.
    Failed,
}

impl Sprt {
    /// The usual test: one error in twenty, either way.
    #[must_use]
    pub const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The log-likelihood ratios at which the test fails and passes.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// How much likelier `elo1` is than `elo0`, as a logarithm.
    ///
    /// The generalised ratio of Van den Bergh: each claim is given the distribution over pairs
    /// that explains the tally best among those with the claim's expected score.
    #[must_use]
    pub fn llr(&self, tally: &Tally) -> f64 {
        if tally.pairs_played() == 0 {
            return 0.0;
        }
        // Outcomes not seen yet are possible all the same.
        let counts = tally.pairs.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let pairs: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / pairs);
        let failing = likeliest(&seen, expected_score(self.elo0));
        let passing = likeliest(&seen, expected_score(self.elo1));
        let terms =
            (0..SHARES.len()).map(|index| counts[index] * (passing[index] / failing[index]).ln());
        terms.sum()
    }

    /// The end of the test, once it has one.
    #[must_use]
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let ((low, high), llr) = (self.bounds(), self.llr(tally));
        if llr >= high {
            Some(Verdict::Passed)
        } else if llr <= low {
            Some(Verdict::Failed)
        } else {
            None
        }
    }
}

const UNSEEN: f64 = 1e-3; // pairs counted for an outcome that has not come up
const HALVINGS: u32 = 100; // of the interval around the root: beyond the precision of f64

/// The distribution with that mean under which what was seen is likeliest.
///
/// It is seen/(1 + t·(share − mean)), where t solves Σ seen·(share − mean)/(1 + t·(share − mean)) = 0;
/// the sum falls in t, from +∞ to −∞ between the two poles.
fn likeliest(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    let apart = SHARES.map(|share| share - mean);
    let (mut low, mut high) = (-1.0 / apart[4], -1.0 / apart[0]);
    for _ in 0..HALVINGS {
        let middle = low + (high - low) / 2.0;
        let sum: f64 =
            (0..5).map(|index| seen[index] * apart[index] / (1.0 + middle * apart[index])).sum();
        if sum > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let root = low + (high - low) / 2.0;
    std::array::from_fn(|index| seen[index] / (1.0 + root * apart[index]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u32; 5]) -> Tally {
        Tally { pairs, ..Tally::default() }
    }

    fn near(one: f64, other: f64, slack: f64) {
        assert!((one - other).abs() < slack, "{one} is not {other}");
    }

    #[test]
    fn one_error_in_twenty_means_bounds_of_nearly_three() {
        let (low, high) = Sprt::new(0.0, 5.0).bounds();
        near(low, -(19.0_f64.ln()), 1e-12);
        near(high, 2.944_439, 1e-6);
    }

    #[test]
    fn the_likeliest_distribution_is_one_and_has_the_mean() {
        let seen = [0.1, 0.2, 0.4, 0.2, 0.1];
        let found = likeliest(&seen, 0.55);
        near(found.iter().sum(), 1.0, 1e-12);
        near(found.iter().zip(SHARES).map(|(p, share)| p * share).sum(), 0.55, 1e-12);
        let same = likeliest(&seen, 0.5);
        assert!(same.iter().zip(seen).all(|(one, other)| (one - other).abs() < 1e-12));
    }

    #[test]
    fn without_draws_the_ratio_is_that_of_tossed_coins() {
        // With pairs of 0 and 2 points alone a claim leaves no choice: the mean is the chance.
        let (sprt, lost, won) = (Sprt::new(-20.0, 30.0), 80_000, 90_000);
        let (s0, s1) = (expected_score(-20.0), expected_score(30.0));
        let coins =
            f64::from(won) * (s1 / s0).ln() + f64::from(lost) * ((1.0 - s1) / (1.0 - s0)).ln();
        near(sprt.llr(&tally([lost, 0, 0, 0, won])), coins, 0.01);
    }

    #[test]
    fn near_the_claims_the_ratio_is_that_of_the_normal_distribution() {
        let tally =
            Tally { wins: 5_770, draws: 0, losses: 5_630, pairs: [300, 1_000, 3_000, 1_100, 320] };
        let sprt = Sprt::new(0.0, 4.0);
        let (s0, s1) = (expected_score(0.0), expected_score(4.0));
        let pairs = f64::from(tally.pairs_played());
        let mean =
            tally.pairs.iter().zip(SHARES).map(|(&n, share)| f64::from(n) * share).sum::<f64>()
                / pairs;
        let variance = tally
            .pairs
            .iter()
            .zip(SHARES)
            .map(|(&n, share)| f64::from(n) * (share - mean).powi(2))
            .sum::<f64>()
            / pairs;
        let normal = pairs * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        near(sprt.llr(&tally), normal, 0.02 * normal.abs());
    }

    #[test]
    fn the_ratio_is_that_of_the_public_test_server() {
        // What Fishtest computes for these pairs and claims.
        for (pairs, elo0, elo1, expected) in [
            ([12, 40, 60, 30, 8], 0.0, 20.0, -2.997_301_135_158_272),
            ([12, 40, 60, 30, 8], -10.0, 10.0, -2.057_973_200_426_022),
            ([0, 10, 30, 12, 0], 0.0, 5.0, 0.085_226_848_211_516),
            ([82, 2_646, 5_623, 2_507, 70], 0.0, 2.0, -4.932_611_354_708_984),
        ] {
            near(Sprt::new(elo0, elo1).llr(&tally(pairs)), expected, 1e-9);
        }
    }

    #[test]
    fn changed_claims_or_players_change_the_sign() {
        let pairs = [12, 30, 80, 41, 19];
        let forth = Sprt::new(0.0, 8.0).llr(&tally(pairs));
        let back = Sprt::new(8.0, 0.0).llr(&tally(pairs));
        near(forth, -back, 1e-9);
        let mut mirrored = pairs;
        mirrored.reverse();
        near(Sprt::new(0.0, -8.0).llr(&tally(mirrored)), forth, 1e-9);
    }

    #[test]
    fn a_test_passes_fails_or_goes_on() {
        let sprt = Sprt::new(0.0, 10.0);
        assert_eq!(sprt.verdict(&tally([0; 5])), None);
        assert_eq!(sprt.verdict(&tally([1, 2, 3, 2, 1])), None);
        assert_eq!(sprt.verdict(&tally([100, 200, 400, 300, 200])), Some(Verdict::Passed));
        assert_eq!(sprt.verdict(&tally([200, 300, 400, 200, 100])), Some(Verdict::Failed));
    }

    #[test]
    fn pairs_that_all_go_alike_are_no_trap() {
        let sprt = Sprt::new(0.0, 5.0);
        for (pairs, sign) in
            [([0, 0, 50, 0, 0], -1.0), ([0, 0, 0, 0, 50], 1.0), ([50, 0, 0, 0, 0], -1.0)]
        {
            let llr = sprt.llr(&tally(pairs));
            assert!(llr.is_finite() && llr * sign > 0.0 && llr.abs() < 2.9, "{pairs:?}: {llr}");
        }
    }
}
