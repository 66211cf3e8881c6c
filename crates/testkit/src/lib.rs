//! What every game must satisfy, as one call.
//!
//! A game's `tests/contract.rs` is a line:
//!
//! ```ignore
//! testkit::contract!(khet::Khet, "khet");
//! ```
//!
//! It reads the vectors `tests/khet.perft` and `tests/khet.games` beside the test and checks the
//! whole contract on random games. Tests of single rules use [`board`], [`position`], [`legal`]
//! and [`after`]; tables of refusals use [`refusals`].
//!
//! What every evaluation must satisfy is a line of `tests/eval.rs`, with the problems of
//! `tests/khet.tactics`:
//!
//! ```ignore
//! testkit::opinion!(khet::KhetEval, "khet");
//! ```

mod contract;
mod drafts;
mod opinion;
mod rules;
mod steps;
mod tactics;
mod text;
mod threats;
mod vectors;

pub use contract::{
    check_position, every_file_is_a_module, images_agree, random_games, random_moves_are_uniform,
};
pub use opinion::{
    finished_games_have_no_terms, images_are_judged_alike, material, open_positions, opinion_holds,
    random_game, random_positions, search_equals_negamax, weights_come_back,
};
pub use rules::{after, board, events, legal, moves_from, position, refused};
pub use steps::{Refused, refusals};
pub use tactics::tactics;
pub use text::{edited, move_survives, position_survives};
pub use threats::{threats, threats_are_captures};
pub use vectors::{games_agree, perft_agrees, positions};

#[doc(hidden)]
pub use proptest;

/// The tests every game passes, with its vectors.
#[macro_export]
macro_rules! contract {
    ($game:ty, $name:literal) => {
        const PERFT: &str = include_str!(concat!($name, ".perft"));
        const GAMES: &str = include_str!(concat!($name, ".games"));

        #[test]
        fn perft_agrees_with_the_vectors() {
            $crate::perft_agrees::<$game>(PERFT);
        }

        #[test]
        fn whole_games_agree_with_the_vectors() {
            $crate::games_agree::<$game>(GAMES);
        }

        #[test]
        fn random_games_keep_the_contract() {
            $crate::random_games::<$game>(8);
        }

        #[test]
        fn random_moves_are_uniform() {
            $crate::random_moves_are_uniform::<$game>(GAMES);
        }

        #[test]
        fn every_file_of_tests_is_run() {
            $crate::every_file_is_a_module(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"));
        }

        #[test]
        fn a_position_is_small() {
            assert!(std::mem::size_of::<$game>() <= 256, "{}", std::mem::size_of::<$game>());
        }

        mod text {
            #[allow(unused_imports)] // the game may be named by its path
            use super::*;
            use $crate::proptest::prelude::*;

            proptest! {
                #![proptest_config(ProptestConfig {
                    failure_persistence: None, ..ProptestConfig::with_cases(2_000)
                })]

                #[test]
                fn any_text_is_a_position_or_an_error(text in "\\PC{0,80}") {
                    $crate::position_survives::<$game>(&text);
                }

                #[test]
                fn a_position_with_typos_is_a_position_or_an_error(
                    index in any::<prop::sample::Index>(),
                    edits in prop::collection::vec(any::<(u8, u16, u16)>(), 1..4),
                ) {
                    let positions = $crate::positions(GAMES);
                    let text = $crate::edited(index.get::<&str>(&positions), &edits);
                    $crate::position_survives::<$game>(&text);
                }

                #[test]
                fn any_text_is_a_move_or_an_error(text in "\\PC{0,12}|[a-l1-9A-Z@^+:-]{0,8}") {
                    $crate::move_survives::<$game>(&text);
                }
            }
        }
    };
}

/// The tests every evaluation passes, with the game's vectors and problems. A game with many
/// captures gives fewer leaves to plain negamax, which follows them all.
#[macro_export]
macro_rules! opinion {
    ($eval:ty, $name:literal) => {
        $crate::opinion!($eval, $name, 100_000);
    };
    ($eval:ty, $name:literal, $leaves:literal) => {
        const GAMES: &str = include_str!(concat!($name, ".games"));
        const TACTICS: &str = include_str!(concat!($name, ".tactics"));

        #[test]
        fn the_opinion_keeps_its_contract() {
            let positions = [$crate::open_positions(GAMES), $crate::random_positions(30)];
            $crate::opinion_holds::<$eval>(&positions.concat());
        }

        #[test]
        fn finished_games_have_no_terms() {
            $crate::finished_games_have_no_terms::<$eval>(GAMES);
        }

        #[test]
        fn weights_come_back() {
            $crate::weights_come_back::<$eval>();
        }

        #[test]
        fn without_pruning_the_search_equals_plain_negamax() {
            $crate::search_equals_negamax::<$eval>(&$crate::open_positions(GAMES), $leaves);
        }

        #[test]
        fn the_search_solves_every_problem() {
            $crate::tactics::<$eval>(TACTICS);
        }
    };
}
