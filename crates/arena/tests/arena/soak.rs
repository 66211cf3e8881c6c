use arena::{Soak, SoakResult};
use game::Reason;

use crate::pawns::PAWNS;

#[test]
fn games_are_played_to_their_ends_and_come_again() {
    let soak = Soak { games: 20, depth: 2, seed: 3 };
    let mut told = 0;
    let soaked = soak.play(PAWNS, |soaked| told = soaked.games).expect("nothing breaks");
    assert_eq!((soaked.games, told), (20, 20));
    assert_eq!(soaked.ends.iter().sum::<u32>(), 20);
    assert_eq!(soak.play(PAWNS, |_| ()), Ok(soaked));
}

#[test]
fn the_summary_names_the_reasons() {
    let mut ends = [0; Reason::ALL.len()];
    ends[0] = 2;
    let soaked = SoakResult { games: 2, plies: 17, ends };
    assert_eq!(soaked.to_string(), "2 games, 17 plies, 2 by goal");
}
