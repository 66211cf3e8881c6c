//! The evaluation: what the contract asks of it, and what it claims about moves.

use std::collections::BTreeMap;

use crate::image::recoloured;
use game::{Eval, Game, GameExt, Side, Tunable};
use hokito::{Hokito, HokitoEval};

testkit::opinion!(hokito::HokitoEval, "hokito", 7_000);

fn lead(position: &Hokito, side: Side) -> i32 {
    let points = position.points().map(i32::from);
    points[side.index()] - points[(!side).index()]
}

#[test]
fn no_colour_is_special() {
    let positions = testkit::open_positions(GAMES);
    testkit::images_are_judged_alike::<HokitoEval>(&positions, |text| Some(recoloured(text)));
}

#[test]
fn evaluations_are_far_from_proven_wins() {
    let eval = HokitoEval::default();
    let values = testkit::random_positions(200).into_iter().map(|position| eval.value(&position));
    let most = values.map(i32::abs).max().expect("random games have positions");
    assert!((500..10_000).contains(&most), "{most}");
}

#[test]
fn with_the_first_weight_alone_only_points_count() {
    let material = testkit::material::<HokitoEval>(15);
    for position in testkit::open_positions::<Hokito>(GAMES) {
        let expected = 15 * lead(&position, position.turn());
        assert_eq!(material.value(&position), expected, "{position}");
    }
}

/// The stacks of a position's text by the name of their square, with their owner.
fn stacks(position: &Hokito) -> BTreeMap<String, char> {
    let view = position.view();
    let tall = view.cells.iter().filter_map(|cell| {
        let piece = cell.piece.filter(|piece| piece.height > 1)?;
        Some((cell.name.clone(), Hokito::DESCRIPTOR.letter(piece.owner)))
    });
    tall.collect()
}

#[test]
fn a_move_gains_when_it_covers_a_stack_of_the_other_side_or_wins_at_once() {
    let eval = HokitoEval::default();
    let point = eval.weights()[0].1;
    let (mut captures, mut wins) = (0, 0);
    for position in testkit::random_positions::<Hokito>(60) {
        let stacks = stacks(&position);
        let other = Hokito::DESCRIPTOR.letter(!position.turn());
        for mv in position.legal_moves() {
            let gain = eval.gain(&position, mv);
            let mut next = position;
            next.play_unchecked(mv, &mut ());
            let swing = lead(&next, position.turn()) - lead(&position, position.turn());
            let captures_stack = stacks.get(&mv.to.to_string()) == Some(&other);
            let towers = position.view().cells.iter().filter(|cell| cell.piece.is_some()).count();
            let wins_at_once =
                towers <= 10 && next.end().is_some() && lead(&next, position.turn()) > 0;
            let expected = match (wins_at_once, captures_stack) {
                (true, _) => 5_000,
                (_, true) => point * swing,
                _ => 0,
            };
            assert_eq!(gain, expected, "{mv} in {position}");
            captures += u32::from(captures_stack);
            wins += u32::from(wins_at_once);
        }
    }
    assert!(captures > 1_000 && wins > 20, "{captures} captures, {wins} wins");
}
