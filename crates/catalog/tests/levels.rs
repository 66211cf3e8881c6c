//! The ladder of levels that ships with the program, as `quinconce arena ladder` measured it.

use catalog::GAMES;
use game::LEVEL_ONE;

/// What a player scores on the average against one so many points below.
fn expected_score(apart: i32) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-f64::from(apart) / 400.0))
}

#[test]
fn every_level_is_rated_and_the_steps_are_even() {
    for game in GAMES.iter() {
        let ratings: Vec<i32> = game
            .levels()
            .iter()
            .map(|level| level.rating.unwrap_or_else(|| panic!("{} is not rated", game.name())))
            .collect();
        assert_eq!(ratings[0], LEVEL_ONE, "{}", game.name());
        for (place, pair) in ratings.windows(2).enumerate() {
            let score = expected_score(pair[1] - pair[0]);
            let step = format!("{}: level {} scores {score:.3}", game.name(), place + 2);
            assert!((0.6..=0.9).contains(&score), "{step}");
        }
    }
}

#[test]
fn a_higher_level_looks_further_and_errs_less() {
    for game in GAMES.iter() {
        for pair in game.levels().windows(2) {
            assert!(pair[0].nodes < pair[1].nodes, "{}", game.name());
            assert!(pair[0].noise >= pair[1].noise, "{}", game.name());
            assert!(pair[0].slips >= pair[1].slips, "{}", game.name());
        }
        let highest = game.levels()[9];
        assert_eq!((highest.noise, highest.slips), (0, 0), "{}", game.name());
    }
}
