//! The evaluation keeps its contract, and what it says of single positions.

use std::collections::HashSet;

use game::{Eval, Event, Game, GameExt, Move as _, Observer, Outcome, Side};
use khet::{Khet, KhetEval, Move, Variant};

use crate::image::half_turn;

testkit::opinion!(khet::KhetEval, "khet");

/// Nothing counts but pieces.
fn material() -> KhetEval {
    testkit::material(100)
}

/// What a shot is worth, counted from what leaves the board.
struct Spoils {
    side: Side,
    points: i32,
}

impl Observer for Spoils {
    fn see(&mut self, event: Event) {
        if let Event::Captured { piece, .. } = event {
            let worth = match Khet::DESCRIPTOR.kinds[usize::from(piece.kind)] {
                "pharaoh" => 5_000,
                "pyramid" => 100,
                _ => 60,
            };
            self.points += if piece.owner == self.side { -worth } else { worth };
        }
    }
}

/// The position after a move, and what its shot was worth to the player.
fn shot(position: &Khet, mv: Move) -> (Khet, i32) {
    let mut next = *position;
    let mut spoils = Spoils { side: position.turn(), points: 0 };
    next.play_unchecked(mv, &mut spoils);
    (next, spoils.points)
}

/// Pyramids and obelisks of a side, in points.
fn wealth(position: &Khet, side: Side) -> i32 {
    let points = material().value(position);
    if position.turn() == side { points } else { -points }
}

#[test]
fn every_move_has_an_index_of_its_own() {
    let squares: Vec<String> =
        Khet::start(Variant::Classic, 0).view().cells.into_iter().map(|cell| cell.name).collect();
    let mut moves: Vec<Move> = Vec::new();
    for from in &squares {
        moves.extend(["+", "-"].map(|turn| format!("{from}{turn}").parse::<Move>().expect(from)));
        for to in &squares {
            // Squares that do not touch give no move.
            moves.extend(format!("{from}{to}").parse::<Move>());
            moves.extend(format!("{from}^{to}").parse::<Move>());
        }
    }
    let indices: HashSet<u16> = moves.iter().map(|&mv| mv.index()).collect();
    assert_eq!(indices.len(), moves.len());
    let highest = indices.into_iter().max().expect("there are moves");
    assert_eq!(usize::from(highest), <Move as game::Move>::COUNT - 1);
}

#[test]
fn a_half_turn_with_colours_exchanged_changes_nothing() {
    let positions = testkit::open_positions(GAMES);
    testkit::images_are_judged_alike::<KhetEval>(&positions, |text| Some(half_turn(text)));
}

#[test]
fn a_gain_is_what_the_shot_strikes_beyond_what_it_would_strike_anyway() {
    let eval = KhetEval::default();
    let (mut noisy, mut winning) = (0, 0);
    for position in testkit::open_positions::<Khet>(GAMES) {
        let side = position.turn();
        let Some(passed) = eval.null_move(&position) else { continue };
        // Where the shot wins by itself, the rest does not matter.
        let anyway = match passed.end().map(|end| end.outcome) {
            Some(Outcome::Win(winner)) if winner == side => None,
            Some(_) => continue,
            None => Some(wealth(&passed, side) - wealth(&position, side)),
        };
        for mv in position.legal_moves() {
            let (next, points) = shot(&position, mv);
            let gain = eval.gain(&position, mv);
            let wins = next.end().is_some_and(|end| end.outcome == Outcome::Win(side));
            assert_eq!(gain >= 2_500, wins, "{mv} in {position}");
            let Some(anyway) = anyway else { continue };
            let expected = if wins { points } else { points - anyway.max(0) };
            assert_eq!(gain.max(0), expected.max(0), "{mv} in {position}");
            noisy += u32::from(gain > 0);
            winning += u32::from(wins);
        }
    }
    assert!(noisy > 500 && winning > 20, "{noisy} noisy moves, {winning} of them win");
}

#[test]
fn gains_do_not_depend_on_what_was_asked_before() {
    let eval = KhetEval::default();
    let positions: Vec<Khet> = testkit::open_positions(GAMES);
    for pair in positions.windows(2).step_by(9) {
        let moves: Vec<Vec<Move>> = pair.iter().map(GameExt::legal_moves).collect();
        let gains = |index: usize| -> Vec<i32> {
            moves[index].iter().map(|&mv| eval.gain(&pair[index], mv)).collect()
        };
        let apart = [gains(0), gains(1)];
        for (one, other) in (0..moves[0].len()).zip(0..moves[1].len()) {
            assert_eq!(eval.gain(&pair[0], moves[0][one]), apart[0][one]);
            assert_eq!(eval.gain(&pair[1], moves[1][other]), apart[1][other]);
        }
    }
}

#[test]
fn the_first_weight_alone_counts_pieces() {
    // Silver has lost a pyramid, red two obelisks.
    let text = "4tko3/2p27/3P36/p01P21d0d11p11P3/p11P31D1D01p01P2/6p13/10/2P3TKT4 s 0";
    let position = testkit::position::<Khet>("classic", text);
    assert_eq!(material().value(&position), 60 + 100 - 100);
}

#[test]
fn a_pass_fires_the_laser() {
    let check = |before: &str, after: Option<&str>| {
        let position = testkit::position::<Khet>("classic", before);
        let passed = KhetEval::default().null_move(&position);
        assert_eq!(passed.map(|passed| passed.to_string()).as_deref(), after, "{before}");
    };
    // Silver's light goes west at j5 and strikes a pyramid.
    check("4k5/10/10/3p25P2/10/10/10/4K5 s 0", Some("4k5/10/10/9P2/10/10/10/4K5 r 0"));
    // Here it strikes nothing.
    check("4k5/10/10/9P2/10/10/10/4K5 s 3", Some("4k5/10/10/9P2/10/10/10/4K5 r 4"));
    // Silver's own pharaoh would be lit: there is no passing here.
    check("4k5/10/10/4K4P2/10/10/10/10 s 3", None);
    // Without a mirror every move may be bad.
    check("4k5/10/10/10/10/10/10/4KO4 s 3", None);
}

#[test]
fn it_is_urgent_when_light_reaches_for_the_pharaoh() {
    let check = |text: &str, urgent: bool| {
        let position = testkit::position::<Khet>("classic", text);
        assert_eq!(KhetEval::default().is_urgent(&position), urgent, "{text}");
    };
    // Silver's light runs up file j and leaves the board: nothing threatens.
    check("4k5/10/10/10/10/10/10/2p0K6 r 0", false);
    // It goes west on the seventh rank and passes the pharaoh, but no second mirror is near.
    check("4k5/9P2/10/10/10/10/10/4K5 r 0", false);
    // It already stands on j8 and only has to turn.
    check("4k4P1/10/10/10/10/10/10/4K5 r 0", true);
}
