//! What an analysis shows as attacked.

use game::{Cell, Game, Random, Sight, Threat};
use khitan::{Khitan, Variant};
use testkit::threats;

#[test]
fn a_piece_threatens_what_it_faces_after_its_tumble() {
    assert_eq!(
        threats::<Khitan>("classic", "5/6/7/8/1A2a4/8/7/6/5 w 0/0 0 0"),
        ["b e5 e4 e3 e2", "b e5 e6 e5 e4 e3 e2", "w e2 e1 e2 e3 e4 e5", "w e2 e3 e4 e5"]
    );
}

#[test]
fn a_pair_that_faces_already_takes_nothing() {
    assert_eq!(
        threats::<Khitan>("classic", "5/6/7/8/3A1j3/8/7/6/5 w 0/0 0 0"),
        ["b e6 e5 e4?", "w e4 e5 e6?"]
    );
}

#[test]
fn the_player_to_move_threatens_what_a_move_takes() {
    testkit::threats_are_captures::<Khitan>(4);
}

#[test]
fn a_piece_sees_the_first_piece_over_each_edge() {
    let position: Khitan = testkit::position("classic", "5/6/7/8/3A1j1j1/4j3/7/6/5 w 0/0 0 0");
    let view = position.view();
    let seen = |name: &str| {
        let told = |Sight { path, matches }: Sight| {
            let name = |cell: &Cell| view.cells[usize::from(cell.0)].name.as_str();
            let way: Vec<&str> = path.iter().map(name).collect();
            format!("{}{}", way.join(" "), if matches { " =" } else { "" })
        };
        let mut seen: Vec<String> =
            position.sights(view.find(name).expect("a cell")).into_iter().map(told).collect();
        seen.sort();
        seen
    };
    // Yellow looks at yellow to the east; over its south-east edge it sees no tile at all.
    assert_eq!(seen("e4"), ["e4 e5 e6 ="]);
    assert_eq!(seen("e6"), ["e6 d5", "e6 e5 e4 =", "e6 e7 e8"]);
    assert_eq!(seen("e5"), [""; 0], "an empty cell");
}

#[test]
fn what_matches_is_what_faces_already() {
    for seed in 0..6 {
        let (mut random, mut position) = (Random::new(seed), Khitan::start(Variant::Master, seed));
        while let Some(mv) = position.random_move(&mut random) {
            let mut standing: Vec<Vec<Cell>> = position
                .threats()
                .into_iter()
                .filter(|threat| !threat.captures)
                .map(|Threat { path, .. }| path)
                .collect();
            let mut matching: Vec<Vec<Cell>> = (0..61)
                .flat_map(|cell| position.sights(Cell(cell)))
                .filter(|sight| sight.matches)
                .map(|sight| sight.path)
                .collect();
            standing.sort();
            matching.sort();
            assert_eq!(standing, matching, "{position}");
            position.play_unchecked(mv, &mut ());
        }
    }
}
