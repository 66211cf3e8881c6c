//! The evaluation keeps its contract, and what it says of single positions.

use std::collections::HashSet;

use crate::image::{Colours, Image, Turn};
use game::{Eval, Game, GameExt, Move as _, Outcome, Variant as _};
use khitan::{EDGES, Khitan, KhitanEval, Move, Orientation, Spot, Variant};

const WINNING: i32 = 5_000;

testkit::opinion!(khitan::KhitanEval, "khitan", 20_000);

/// The open positions of the vectors and of random games on boards of every size.
fn positions() -> Vec<Khitan> {
    let starts = [
        "hd1/cccc/5/AAAA/1AA",
        "jj1j/jjjjj/6/7/6/AAAAA/A1AA",
        "jj1jj/jjjjjj/7/8/9/8/7/AAAAAA/AA1AA",
        "jj2jj/jjjjjjj/8/9/10/11/10/9/8/AAAAAAA/AA2AA",
        "jj3jj/jjjjjjjj/9/10/11/12/13/12/11/10/9/AAAAAAAA/AA3AA",
    ];
    let mut positions = testkit::open_positions(GAMES);
    for &variant in Variant::ALL {
        let reserve = if variant.has_reserve() { "3/3" } else { "0/0" };
        for board in starts {
            let text = format!("{board} w {reserve} 0 0");
            let start = Khitan::parse(&text, variant).expect(&text);
            positions.extend((0..3).flat_map(|seed| testkit::random_game(start, seed)));
        }
    }
    positions
}

#[test]
fn boards_of_every_size_are_judged_by_the_contract() {
    testkit::opinion_holds::<KhitanEval>(&positions());
}

#[test]
fn every_move_has_an_index_of_its_own() {
    let spots = (0..13).flat_map(|row| (0..13).filter_map(move |number| Spot::new(row, number)));
    let mut moves = vec![Move::Pass];
    for at in spots {
        let step = |edge| at.step(edge).map(|to| Move::Tumble { from: at, to });
        moves.extend((0..EDGES).filter_map(step));
        moves.extend(Orientation::all().map(|orientation| Move::Place { orientation, at }));
    }
    let indices: HashSet<usize> = moves.iter().map(|&mv| mv.index().into()).collect();
    assert_eq!(indices.len(), moves.len());
    assert_eq!(indices.iter().max(), Some(&(<Move as game::Move>::COUNT - 1)));
}

#[test]
fn both_sides_are_judged_alike() {
    for turn in [Turn::HALF, Turn::UP_DOWN] {
        let image = Image { turn, exchanged: true, ..Image::SAME };
        let exchanged = |text: &str| Some(image.of(text));
        testkit::images_are_judged_alike::<KhitanEval>(&positions(), exchanged);
    }
}

#[test]
fn turned_boards_and_renamed_colours_are_judged_alike() {
    let positions: Vec<Khitan> = testkit::open_positions(GAMES).into_iter().step_by(11).collect();
    let check = |positions: &[Khitan], image: Image| {
        testkit::images_are_judged_alike::<KhitanEval>(positions, |text| Some(image.of(text)));
    };
    for colours in Colours::all() {
        check(&positions, Image { colours, ..Image::SAME });
    }
    check(&positions, Image { turn: Turn::LEFT_RIGHT, ..Image::SAME });
    // Other turns would move the halves, which matter to whoever owes a placement.
    let settled: Vec<Khitan> =
        positions.into_iter().filter(|position| position.pending() == 0).collect();
    for turn in Turn::all() {
        check(&settled, Image { turn, ..Image::SAME });
    }
}

#[test]
fn captures_and_wins_gain() {
    let eval = KhitanEval::default();
    for position in positions() {
        for mv in position.legal_moves() {
            let gain = eval.gain(&position, mv);
            let mut next = position;
            next.play_unchecked(mv, &mut ());
            let mover = position.turn();
            let captures = next.count(!mover) < position.count(!mover);
            let wins = next.end().is_some_and(|end| end.outcome == Outcome::Win(mover));
            assert_eq!(gain > 0, wins || captures, "{gain} for {mv} in {position}");
            assert_eq!(gain == WINNING, wins, "{gain} for {mv} in {position}");
        }
    }
}

#[test]
fn waiting_wins_with_a_lead_at_the_limit() {
    let eval = KhitanEval::default();
    let gain = |text: &str| {
        eval.gain(&testkit::position("classic", text), "a1b1".parse().expect("a move"))
    };
    assert_eq!(gain("5/6/7/8/9/8/7/6/AA2g w 0/0 0 59"), WINNING);
    assert_eq!(gain("5/6/7/8/9/8/7/6/AA2g w 0/0 0 58"), 0);
    assert_eq!(gain("5/6/7/8/9/8/7/6/A3g w 0/0 0 59"), 0);
}

#[test]
fn a_turn_is_handed_over_only_where_waiting_is_harmless() {
    let eval = KhitanEval::default();
    for position in positions().iter().filter(|position| eval.null_move(position).is_some()) {
        assert_eq!(position.pending(), 0, "{position}");
        assert!(position.count(position.turn()) >= 5, "{position}");
    }
    let few: Khitan = testkit::position("classic", "5/6/7/8/9/8/7/6/AA2g w 0/0 0 0");
    assert_eq!(eval.null_move(&few), None);
}

#[test]
fn the_first_weight_alone_counts_pieces() {
    let material = testkit::material::<KhitanEval>(100);
    for position in positions() {
        let owed = i32::from(position.pending());
        let lead = position.count(position.turn()) as i32 - position.count(!position.turn()) as i32;
        assert_eq!(material.value(&position), 100 * (lead + owed), "{position}");
    }
}
