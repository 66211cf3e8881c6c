//! Agreement with what an independent program says: perft counts and whole games.

use game::{Game, GameExt, Outcome, Variant, perft};

/// Checks a file of blocks `variant`, `position` and `perft <depth> <count>` lines.
pub fn perft_agrees<G: Game>(file: &str) {
    let mut variant = G::Variant::default_variant();
    let mut position = None;
    let mut checked = 0;
    for line in file.lines() {
        match line.split_once(' ') {
            Some(("variant", name)) => variant = G::Variant::parse(name).expect(line),
            Some(("position", text)) => position = Some(parse::<G>(text, variant)),
            Some(("perft", numbers)) => {
                let position = position.as_ref().expect("a position stands before its counts");
                let (depth, count) = numbers.split_once(' ').expect(line);
                let expected: u64 = count.parse().expect(line);
                let found = perft(position, depth.parse().expect(line));
                assert_eq!(found, expected, "perft {depth} of {position}");
                checked += 1;
            }
            None if line.is_empty() => {}
            _ => panic!("unexpected line {line:?}"),
        }
    }
    assert!(checked > 0, "the file has no counts");
}

/// Checks a file of blocks `variant`, `start`, then a move and the position after it a line, then
/// `outcome`.
pub fn games_agree<G: Game>(file: &str) {
    let mut variant = G::Variant::default_variant();
    let mut position = None::<G>;
    let mut games = 0;
    for line in file.lines() {
        match line.split_once(' ') {
            Some(("variant", name)) => variant = G::Variant::parse(name).expect(line),
            Some(("start", text)) => position = Some(parse(text, variant)),
            Some(("outcome", outcome)) => {
                let position = position.take().expect("a game has a start");
                assert_eq!(outcome_name::<G>(&position), outcome, "{position}");
                games += 1;
            }
            Some((mv, text)) => {
                let position = position.as_mut().expect("a game has a start");
                let before = *position;
                let mv: G::Move = mv.parse().expect(line);
                if let Err(error) = position.play(mv, &mut ()) {
                    panic!("{error} in {before}");
                }
                assert_eq!(position.to_string(), text, "{mv} in {before}");
                let read: G = parse(text, variant);
                assert_eq!(read, *position, "reading {text}");
            }
            None if line.is_empty() => {}
            _ => panic!("unexpected line {line:?}"),
        }
    }
    assert!(games > 0, "the file has no games");
}

/// The positions of a file of games.
#[must_use]
pub fn positions(games: &str) -> Vec<&str> {
    games
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter(|(word, _)| *word != "variant" && *word != "outcome")
        .map(|(_, position)| position)
        .collect()
}

fn parse<G: Game>(text: &str, variant: G::Variant) -> G {
    let position = G::parse(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text, "a position reads back to itself");
    position
}

fn outcome_name<G: Game>(position: &G) -> String {
    match position.end().map(|end| end.outcome) {
        None => "open".to_owned(),
        Some(Outcome::Draw) => "draw".to_owned(),
        Some(Outcome::Win(side)) => G::DESCRIPTOR.letter(side).to_string(),
    }
}
