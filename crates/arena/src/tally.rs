//! What a match has come to so far, and what that says about strength.
//!
//! Openings are played twice with sides changed, so that the pair, not the game, is the thing that
//! is independent of the others: a pair gives 0, ½, 1, 1½ or 2 points, and all errors are computed
//! from how often each came up (the pentanomial model).

use std::fmt;

const CONFIDENT: f64 = 1.959_964; // standard deviations on either side of the middle 95 %
const LOPSIDED: f64 = 1.25; // times as far one way as the other: then one number does not tell the error

/// What one game gave the first player of the match.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Point {
    /// Nothing.
    Loss,
    /// Half a point.
    Draw,
    /// A point.
    Win,
}

impl Point {
    /// The word used in journals.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Point::Loss => "loss",
            Point::Draw => "draw",
            Point::Win => "win",
        }
    }

    /// Finds a point by its word.
    #[must_use]
    pub fn parse(name: &str) -> Option<Point> {
        [Point::Loss, Point::Draw, Point::Win].into_iter().find(|point| point.name() == name)
    }
}

/// An opening played twice: what the first player of the match made of it as the side that begins,
/// then as the other.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pair(pub [Point; 2]);

impl Pair {
    /// From 0 for two losses to 4 for two wins.
    #[must_use]
    pub const fn half_points(self) -> usize {
        self.0[0] as usize + self.0[1] as usize
    }

    /// A journal's line: `17 win draw`.
    pub(crate) fn line(self, number: u32) -> String {
        format!("{number} {} {}\n", self.0[0].name(), self.0[1].name())
    }

    /// The number and the pair of such a line.
    pub(crate) fn parse_line(line: &str) -> Option<(u32, Pair)> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [number, begun, answered] = words[..] else { return None };
        Some((number.parse().ok()?, Pair([Point::parse(begun)?, Point::parse(answered)?])))
    }
}

/// Games won, drawn and lost, from the first player's point of view.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// How many pairs gave 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
}

impl Tally {
    /// Counts one more pair.
    pub fn add(&mut self, pair: Pair) {
        for point in pair.0 {
            match point {
                Point::Loss => self.losses += 1,
                Point::Draw => self.draws += 1,
                Point::Win => self.wins += 1,
            }
        }
        self.pairs[pair.half_points()] += 1;
    }

    /// How many pairs were counted.
    #[must_use]
    pub fn pairs_played(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// The share of points, from 0 to 1; ½ before the first game.
    #[must_use]
    pub fn score(&self) -> f64 {
        let games = f64::from(self.wins + self.draws + self.losses);
        if games == 0.0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games
    }

    /// Where the true share of points lies with 95 % confidence.
    ///
    /// Agresti and Coull's interval, in the pentanomial model: two pairs that were lost and two
    /// that were won are thought to the tally before its mean and variance are taken. Without them,
    /// what was seen is all there can be: one half point lost in twenty pairs would speak for a
    /// smaller error than none, and a bound that falls when a player does better is not one. In a
    /// match of hundreds of pairs they make no difference.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        if self.pairs_played() == 0 {
            return (0.0, 1.0);
        }
        let thought = CONFIDENT * CONFIDENT / 2.0; // 1.92, on either side
        let mut pairs = self.pairs.map(f64::from);
        pairs[0] += thought;
        pairs[4] += thought;
        let count: f64 = pairs.iter().sum();
        let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
            pairs.iter().zip(SHARES).map(|(count, share)| count * value(share)).sum()
        };
        let middle = sum(&|share| share) / count;
        let variance = sum(&|share| (share - middle) * (share - middle)) / count;
        let apart = CONFIDENT * (variance / count).sqrt();
        ((middle - apart).max(0.0), (middle + apart).min(1.0))
    }

    /// The difference of strength the score speaks for.
    #[must_use]
    pub fn elo(&self) -> Elo {
        let (low, high) = self.interval();
        Elo { value: elo(self.score()), low: elo(low), high: elo(high) }
    }
}

/// What a pair's 0, ½, 1, 1½ and 2 points are of the two there are.
pub(crate) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The Elo difference that an expected share of points means; infinite for 0 and 1.
#[must_use]
pub fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

/// The share of points that an Elo difference lets expect.
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// A difference of strength with the interval it lies in with 95 % confidence.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Elo {
    /// The most likely difference.
    pub value: f64,
    /// It is hardly less than this.
    pub low: f64,
    /// It is hardly more than this.
    pub high: f64,
}

impl fmt::Display for Elo {
    /// `+12.3 ± 45.6`; `+382 (+157 to +550)` where the error goes further one way than the other, and
    /// `above +312` or `below -312` where one side has won nearly everything.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Elo { value, low, high } = *self;
        if low.is_finite() && high.is_finite() {
            let (below, above) = (value - low, high - value);
            if below.max(above) > LOPSIDED * below.min(above) {
                write!(f, "{value:+.0} ({low:+.0} to {high:+.0})")
            } else {
                write!(f, "{value:+.1} ± {:.1}", (high - low) / 2.0)
            }
        } else if low.is_finite() {
            write!(f, "above {low:+.0}")
        } else if high.is_finite() {
            write!(f, "below {high:+.0}")
        } else {
            f.write_str("unknown")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-6 * other.abs().max(1.0), "{one} is not {other}");
    }

    /// Wins and losses are made up to fit: only their balance matters here.
    fn tally(pairs: [u32; 5]) -> Tally {
        let (mut tally, points) = (Tally::default(), [Point::Loss, Point::Draw, Point::Win]);
        for (half_points, &count) in pairs.iter().enumerate() {
            let first = half_points / 2;
            for _ in 0..count {
                tally.add(Pair([points[first], points[half_points - first]]));
            }
        }
        assert_eq!(tally.pairs, pairs);
        tally
    }

    #[test]
    fn a_published_match_has_its_published_numbers() {
        // 7170 games of a Stockfish test, as its statistics were published.
        let tally = tally([65, 775, 1_946, 740, 59]);
        near(tally.score(), 0.496_722_454_672_245_46);
        near(tally.elo().value, -2.277_504_381_281_642);
    }

    #[test]
    fn error_bars_close_around_the_value() {
        let elo = tally([10, 20, 30, 25, 15]).elo();
        assert!(elo.low < elo.value && elo.value < elo.high);
        let four_times = tally([40, 80, 120, 100, 60]).elo();
        near(four_times.value, elo.value);
        let ratio = (elo.high - elo.low) / (four_times.high - four_times.low);
        assert!((1.95..2.1).contains(&ratio), "four times the games halve the error: {ratio}");
    }

    #[test]
    fn changed_players_change_the_sign() {
        let (one, other) = (tally([1, 2, 3, 4, 5]).elo(), tally([5, 4, 3, 2, 1]).elo());
        near(one.value, -other.value);
        near(one.low, -other.high);
    }

    #[test]
    fn winning_everything_says_at_least_how_much() {
        let elo = tally([0, 0, 0, 0, 20]).elo();
        assert_eq!(elo.value, f64::INFINITY);
        assert_eq!(elo.to_string(), "above +252");
        assert_eq!(tally([20, 0, 0, 0, 0]).elo().to_string(), "below -252");
        assert_eq!(tally([0, 0, 0, 0, 200]).elo().to_string(), "above +654");
    }

    #[test]
    fn winning_nearly_everything_says_less_than_winning_everything() {
        assert_eq!(tally([0, 0, 1, 0, 19]).elo().to_string(), "above +224");
        assert_eq!(tally([1, 0, 0, 0, 19]).elo().to_string(), "above +187");
        assert_eq!(tally([0, 0, 4, 0, 16]).elo().to_string(), "+382 (+157 to +550)");
    }

    #[test]
    fn half_a_point_more_never_lowers_a_bound() {
        // All tallies of seven pairs.
        let counts = |left: u32| 0..=left;
        for a in counts(7) {
            for b in counts(7 - a) {
                for c in counts(7 - a - b) {
                    for d in counts(7 - a - b - c) {
                        let pairs = [a, b, c, d, 7 - a - b - c - d];
                        let (low, high) = tally(pairs).interval();
                        for place in (0..4).filter(|&place| pairs[place] > 0) {
                            let mut better = pairs;
                            better[place] -= 1;
                            better[place + 1] += 1;
                            let (lower, higher) = tally(better).interval();
                            assert!(lower >= low && higher >= high, "{pairs:?} {better:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn drawing_everything_is_even_but_not_certain() {
        let elo = tally([0, 0, 20, 0, 0]).elo();
        near(elo.value, 0.0);
        assert!(elo.high > 20.0 && elo.low < -20.0, "{elo}");
    }

    #[test]
    fn nothing_played_says_nothing() {
        let tally = Tally::default();
        near(tally.score(), 0.5);
        assert_eq!(tally.elo().to_string(), "unknown");
    }

    #[test]
    fn elo_and_score_are_each_others_inverse() {
        for difference in [-300.0, -10.0, 0.0, 35.0, 400.0] {
            near(elo(expected_score(difference)), difference);
        }
        near(expected_score(400.0), 10.0 / 11.0);
    }
}
