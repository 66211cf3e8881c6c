//! The lowest levels are for beginners.

use crate::common::{Answer, quinconce};

/// What a level scores, in percent, against the player who takes whatever can be taken and
/// otherwise moves at random. The same games every time.
fn score(game: &str, level: u32) -> f64 {
    let (player, plies) = (format!("level:{level}"), if game == "khan" { "14" } else { "2" });
    let players = ["arena", "match", game, &player, "taker"];
    let games = ["--pairs", "60", "--plies", plies, "--seed", "11"];
    let Answer { code, out, err } = quinconce(&[&players[..], &games[..]].concat(), b"");
    assert_eq!((code, err.as_str()), (Some(0), ""), "{game}");
    let percent = out.split(", ").find_map(|part| part.strip_suffix(" %"));
    percent.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{out}"))
}

#[test]
fn a_beginner_beats_level_1_and_holds_level_2() {
    for game in catalog::GAMES.iter().map(|game| game.name()) {
        let (one, two) = (score(game, 1), score(game, 2));
        assert!((10.0..=30.0).contains(&one), "{game}: level 1 scores {one} %");
        assert!((40.0..=60.0).contains(&two), "{game}: level 2 scores {two} %");
    }
}
