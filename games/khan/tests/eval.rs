//! The evaluation keeps its contract, and what it says of single positions.

use crate::image::{exchanged, in_play};
use game::{Eval, Game, Move as _};
use khan::{Edge, Khan, KhanEval, Kind, Move, Square, Variant};

testkit::opinion!(khan::KhanEval, "khan");

#[test]
fn every_move_has_an_index_of_its_own() {
    let mut moves = vec![Move::Pass];
    moves.extend(Edge::ALL.map(Move::Turn));
    for from in Square::all() {
        moves.extend([Kind::Kalista, Kind::Sbire].map(|kind| Move::Enter { kind, at: from }));
        moves.extend(Square::all().map(|to| Move::Step { from, to }));
    }
    let mut indices: Vec<usize> = moves.into_iter().map(|mv| mv.index().into()).collect();
    indices.sort_unstable();
    assert!(
        indices.into_iter().eq(0..<Move as game::Move>::COUNT),
        "each index once, none left over"
    );
}

#[test]
fn exchanging_the_colours_changes_nothing() {
    let positions = testkit::open_positions(GAMES);
    testkit::images_are_judged_alike::<KhanEval>(&positions, |text| exchanged(&in_play(text)?));
}

/// Red sets up first, so that colours cannot be exchanged; but what Ocre puts down, with the mat
/// turned by half, must count as it would for Red.
#[test]
fn both_sides_set_up_alike() {
    let terms = |text: &str| -> Vec<i32> {
        let position = Khan::parse(text, Variant::Standard).expect(text);
        KhanEval::default().terms(&position).iter().map(|term| term.points).collect()
    };
    let red = terms("n 6/6/6/6/1S1S2/S1K3 r - 0/0 0");
    let both = terms("s 3k1s/2s1s1/6/6/1S1SSS/K4S o - 0/0 0");
    let before = terms("s 6/6/6/6/1S1SSS/K4S o - 0/0 0");
    let ocre: Vec<i32> = before.iter().zip(&both).map(|(before, both)| before - both).collect();
    assert_eq!(red, ocre);
    assert!(red.iter().filter(|&&points| points != 0).count() >= 4, "{red:?}");
}

#[test]
fn only_captures_that_are_worth_something_gain() {
    let (full, material) = (KhanEval::default(), testkit::material::<KhanEval>(100));
    for position in testkit::open_positions::<Khan>(GAMES) {
        position.each_move(|mv| {
            let victim = match mv {
                Move::Step { to, .. } => position.piece(to).map(|(_, kind)| kind),
                _ => None,
            };
            let (kalista, sbire) = match victim {
                Some(Kind::Kalista) => (5_000, 0),
                Some(Kind::Sbire) => (0, 100),
                None => (0, 0),
            };
            assert_eq!(full.gain(&position, mv).max(0), kalista, "{mv} in {position}");
            assert_eq!(material.gain(&position, mv), kalista + sbire, "{mv} in {position}");
        });
    }
}

#[test]
fn the_first_weight_alone_counts_sbires_on_the_board() {
    let position = testkit::position::<Khan>("standard", "e 4s1/2Sssk/4Ss/6/1Ss2S/K5 r e5 1/0 7");
    let material = testkit::material::<KhanEval>(100);
    assert_eq!(material.value(&position), -100, "Red has a Sbire less on the board");
}

/// A Kalista in reach is no emergency while there is a safe sort of square to end on.
#[test]
fn it_is_urgent_when_every_landing_loses_the_kalista() {
    let check = |text: &str, urgent: bool| {
        let position = testkit::position::<Khan>("standard", text);
        assert_eq!(KhanEval::default().is_urgent(&position), urgent, "{text}");
    };
    // a2 stands beside the Kalista on a simple square. Red has to move c1, which reaches triple
    // squares only. Ocre has nobody there, so that a2 is free to take.
    check("s 5k/6/6/6/s4s/K1S3 r f2 4/3 0", true);
    // With a Sbire on e5, a triple square, Ocre would have to obey.
    check("s 5k/4s1/6/6/s4s/K1S3 r f2 4/2 0", false);
    check("s 6/6/6/6/1S4/S1K3 r - 0/0 0", false);
}
