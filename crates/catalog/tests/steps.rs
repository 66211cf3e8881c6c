//! Steps, refusals and threats of every game, behind text.

use catalog::{GAMES, Setup};
use game::{HIGHEST_LEVEL, LegalMove, Refusal, Side, Step};

#[test]
fn legal_moves_come_with_their_steps() {
    for entry in GAMES.iter() {
        let table = entry.open(&Setup::default()).expect("every game has a start");
        let steps = table.legal_steps();
        let names: Vec<&str> = steps.iter().map(|mv| mv.text.as_str()).collect();
        assert_eq!(names, table.legal(), "{}", entry.name());
        for LegalMove { text: name, steps } in &steps {
            assert_eq!(table.refusal(steps), None, "{name} of {}", entry.name());
        }
        assert_eq!(table.refusal(&[Step::Choice("sing")]), Some(Refusal::NO_SUCH_MOVE));
    }
}

#[test]
fn a_game_that_was_given_up_has_no_steps() {
    for entry in GAMES.iter() {
        let mut table = entry.open(&Setup::default()).expect("every game has a start");
        table.resign(Side::First).expect("the game is not over yet");
        assert_eq!((table.legal_steps(), table.threats()), (vec![], vec![]));
        assert_eq!(table.refusal(&[]), Some(Refusal::FINISHED));
    }
}

#[test]
fn names_are_told_once() {
    for entry in GAMES.iter() {
        for names in [entry.descriptor().all_refusals(), entry.descriptor().choices.to_vec()] {
            let mut once = names.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), names.len(), "{names:?} of {}", entry.name());
        }
        assert_eq!(entry.levels().len(), HIGHEST_LEVEL);
    }
}
