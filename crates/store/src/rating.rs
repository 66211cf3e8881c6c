//! How well somebody plays: Glicko-2, for each game and speed apart. Every game is a rating period of its
//! own, and who has not played for a while is known less well.

use game::{End, Outcome, Side};
use matches::Millis;
use protocol::{RatingInfo, Speed};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

/// A rating that may be off by more is hardly more than a guess.
const PROVISIONAL: f64 = 110.0;

/// In this time without a game a rating becomes less certain by one step: from 60 to 110 in a year.
const PERIOD: Millis = 5 * 24 * 3600 * 1000;

/// As uncertain as at the beginning: more steps change nothing.
const MOST_PERIODS: u64 = 2000;

/// How well somebody plays a game at a speed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub value: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much it swings.
    pub volatility: f64,
    /// How many games it is made of. Counts the changes, so that none is lost.
    pub games: u32,
    /// When the last of them ended.
    pub at: Millis,
}

impl Default for Rating {
    fn default() -> Rating {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        Rating { value: rating, deviation, volatility, games: 0, at: 0 }
    }
}

impl Rating {
    /// The rating as it is told.
    #[must_use]
    pub fn shown(&self) -> i32 {
        self.value.round() as i32
    }

    /// Whether it is hardly more than a guess.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// As it is told of somebody.
    #[must_use]
    pub fn info(&self, game: String, speed: Speed) -> RatingInfo {
        let deviation = self.deviation.round() as u32;
        let (rating, games) = (self.shown(), self.games);
        RatingInfo { game, speed, rating, deviation, provisional: self.is_provisional(), games }
    }

    fn at(&self, now: Millis) -> Glicko2Rating {
        let Rating { value: rating, deviation, volatility, .. } = *self;
        let mut glicko = Glicko2Rating { rating, deviation, volatility };
        if self.games > 0 {
            for _ in 0..(now.saturating_sub(self.at) / PERIOD).min(MOST_PERIODS) {
                glicko = decay_deviation(&glicko);
            }
        }
        glicko
    }

    fn followed_by(&self, after: Glicko2Rating, now: Millis) -> Rating {
        let Glicko2Rating { rating: value, deviation, volatility } = after;
        Rating { value, deviation, volatility, games: self.games + 1, at: now.max(self.at) }
    }
}

/// The ratings of the two after a game that ended so.
#[must_use]
pub fn rate(before: [Rating; 2], end: End, now: Millis) -> [Rating; 2] {
    let outcome = match end.outcome {
        Outcome::Win(Side::First) => Outcomes::WIN,
        Outcome::Win(Side::Second) => Outcomes::LOSS,
        Outcome::Draw => Outcomes::DRAW,
    };
    let [first, second] = before.map(|rating| rating.at(now));
    let (one, other) = glicko2(&first, &second, &outcome, &Glicko2Config::new());
    [before[0].followed_by(one, now), before[1].followed_by(other, now)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Reason;

    #[test]
    fn who_wins_gains_and_a_rating_settles() {
        let win = End::win(Side::First, Reason::Resignation);
        let mut both = [Rating::default(); 2];
        assert_eq!((both[0].shown(), both[0].is_provisional()), (1500, true));
        both = rate(both, win, 1000);
        // As in the description of the library.
        assert_eq!(both.map(|rating| rating.shown()), [1662, 1338]);
        assert_eq!(both.map(|rating| (rating.games, rating.at)), [(1, 1000); 2]);
        for turn in 0..20 {
            let winner = if turn % 2 == 0 { Side::Second } else { Side::First };
            both = rate(both, End::win(winner, Reason::Resignation), 2000);
        }
        assert!(both.iter().all(|rating| !rating.is_provisional()), "{both:?}");
        let drawn = rate([Rating::default(); 2], End::draw(Reason::Agreement), 0);
        assert_eq!(drawn.map(|rating| rating.shown()), [1500, 1500]);
    }

    #[test]
    fn who_does_not_play_is_known_less_well() {
        let known = Rating { deviation: 60.0, games: 50, at: 1000, ..Rating::default() };
        let year = 365 * 24 * 3600 * 1000;
        assert!((known.at(1000).deviation - 60.0).abs() < 1e-9);
        assert!((100.0..120.0).contains(&known.at(year).deviation), "{:?}", known.at(year));
        assert!(known.at(Millis::MAX).deviation <= 350.0);
        let end = End::draw(Reason::Agreement);
        let values = rate([known, Rating::default()], end, Millis::MAX);
        assert!(values.iter().all(|rating| rating.value.is_finite()));
    }
}
