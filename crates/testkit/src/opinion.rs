//! The contract of `Eval`, on the positions of the vectors and of random games.

use std::collections::HashMap;
use std::fmt::Debug;

use game::{Eval, Game, Move, MoveOf, Outcome, Random, Record, Side, Tunable, Variant};
use search::{Engine, Limit, SearchInfo, SearchRequest, negamax};

use crate::vectors::positions;

const MAX_PLIES: usize = 400; // of one random game
const HIGHEST: i32 = 20_000; // evaluations are within this
const SAMPLES: usize = 16; // positions for each depth of plain negamax

/// The open positions of a file of games, in every variant that allows them.
#[must_use]
pub fn open_positions<G: Game>(games: &str) -> Vec<G> {
    let read =
        |text| G::Variant::ALL.iter().filter_map(move |&variant| G::parse(text, variant).ok());
    let all = positions(games).into_iter().flat_map(read);
    all.filter(|position| position.end().is_none()).collect()
}

/// The open positions of that many random games of every variant.
#[must_use]
pub fn random_positions<G: Game>(games: u64) -> Vec<G> {
    let starts = G::Variant::ALL
        .iter()
        .flat_map(|&variant| (0..games).map(move |seed| (G::start(variant, seed), seed)));
    starts.flat_map(|(start, seed)| random_game(start, seed)).collect()
}

/// The open positions of a random game from a position on.
#[must_use]
pub fn random_game<G: Game>(start: G, seed: u64) -> Vec<G> {
    let mut random = Random::new(seed);
    let mut next = Some(start).filter(|start| start.end().is_none());
    let positions = std::iter::from_fn(|| {
        let position = next?;
        next = position.random_move(&mut random).map(|mv| {
            let mut after = position;
            after.play_unchecked(mv, &mut ());
            after
        });
        next = next.filter(|after| after.end().is_none());
        Some(position)
    });
    positions.take(MAX_PLIES).collect()
}

/// A finished game is not judged: it has no terms, however it ended.
pub fn finished_games_have_no_terms<E: Eval + Default>(games: &str) {
    let eval = E::default();
    let mut finished = 0;
    let mut check = |position: &E::Game| {
        if position.end().is_some() {
            assert_eq!(eval.terms(position), [], "{position} is over");
            finished += 1;
        }
    };
    for text in positions(games) {
        let read = |&variant| E::Game::parse(text, variant).ok();
        <E::Game as Game>::Variant::ALL.iter().filter_map(read).for_each(|over| check(&over));
    }
    for last in random_positions::<E::Game>(10) {
        last.each_move(|mv| {
            let mut next = last;
            next.play_unchecked(mv, &mut ());
            check(&next);
        });
    }
    assert!(finished > 0, "no game was over");
}

/// The opinion that only the first weight counts: pieces or points.
#[must_use]
pub fn material<E: Tunable + Default>(weight: i32) -> E {
    let eval = E::default();
    let mut weights = vec![0; eval.weights().len()];
    if let Some(first) = weights.first_mut() {
        *first = weight;
    }
    eval.with_weights(&weights)
}

/// Checks everything that the contract promises of an evaluation, in open positions.
pub fn opinion_holds<E: Tunable + Default>(positions: &[E::Game]) {
    assert!(!positions.is_empty(), "no position to judge");
    let (eval, material) = (E::default(), material::<E>(100));
    let mut owners: HashMap<u16, MoveOf<E>> = HashMap::new();
    for position in positions {
        check_value(&eval, position);
        check_null_move(&eval, position);
        check_noisy(&eval, position);
        check_noisy(&material, position);
        position.each_move(|mv| {
            let index = mv.index();
            assert!(usize::from(index) < <MoveOf<E> as Move>::COUNT, "index {index} of {mv}");
            let owner = *owners.entry(index).or_insert(mv);
            assert_eq!(owner, mv, "{owner} and {mv} have index {index}");
        });
    }
}

fn check_value<E: Eval>(eval: &E, position: &E::Game) {
    let state = eval.refresh(position);
    let value = eval.evaluate(position, &state);
    assert!(value.abs() <= HIGHEST, "{value} for {position}");
    let terms = eval.terms(position);
    let sum: i32 = terms.iter().map(|term| term.points).sum();
    assert_eq!(sum, sign(position) * value, "{terms:?} for {position}");
    let apart = (value, eval.is_urgent(position));
    assert_eq!(eval.judge(position, &state), apart, "judged at once and apart: {position}");
}

fn check_null_move<E: Eval>(eval: &E, position: &E::Game) {
    if let Some(passed) = eval.null_move(position) {
        assert_eq!(passed.turn(), !position.turn(), "a null move in {position}");
        // What no game can reach is not read, but most positions with the turn handed over are.
        if let Ok(read) = E::Game::parse(&passed.to_string(), passed.variant()) {
            assert_eq!(read.key(), passed.key(), "a null move in {position}");
        }
    }
}

/// The noisy moves are legal moves with their gains, all of them where the evaluation says so. One
/// that wins may stand for all others.
fn check_noisy<E: Eval>(eval: &E, position: &E::Game) {
    let mut gains: HashMap<MoveOf<E>, i32> = HashMap::new();
    position.each_move(|mv| {
        gains.insert(mv, eval.gain(position, mv));
    });
    gains.retain(|_, gain| *gain > 0);
    let mut noisy: HashMap<MoveOf<E>, i32> = HashMap::new();
    eval.each_noisy(position, |mv, gain| {
        assert_eq!(gains.get(&mv), Some(&gain), "{mv} is noisy in {position}");
        assert_eq!(noisy.insert(mv, gain), None, "{mv} is noisy twice in {position}");
    });
    if !E::FOLLOWS_EVERY_GAIN || noisy.len() == gains.len() {
        return;
    }
    let wins = |mv| {
        let mut next = *position;
        next.play_unchecked(mv, &mut ());
        next.end().is_some_and(|end| end.outcome == Outcome::Win(position.turn()))
    };
    let stands_for_all = noisy.len() == 1 && noisy.keys().all(|&mv| wins(mv));
    assert!(stands_for_all, "{noisy:?} of {gains:?} in {position}");
}

/// Weights have names of their own and are told as they were given.
pub fn weights_come_back<E: Tunable + Default + PartialEq + Debug>() {
    let eval = E::default();
    let (names, own): (Vec<String>, Vec<i32>) = eval.weights().into_iter().unzip();
    for (place, name) in names.iter().enumerate() {
        assert!(!names[..place].contains(name), "two weights are called {name}");
    }
    assert_eq!(eval.with_weights(&own), eval, "its own weights");
    let given: Vec<i32> = (1..=own.len() as i32).collect();
    let told: Vec<(String, i32)> = names.into_iter().zip(given.iter().copied()).collect();
    assert_eq!(eval.with_weights(&given).weights(), told, "other weights");
}

/// Positions are judged like their images under `image`, which maps a position's text, or gives
/// `None` where the symmetry does not hold. The image may exchange the sides.
pub fn images_are_judged_alike<E: Eval + Default>(
    positions: &[E::Game],
    image: impl Fn(&str) -> Option<String>,
) {
    let eval = E::default();
    let terms = |position: &E::Game| -> Vec<(&str, i32)> {
        let own = |term: game::Term| (term.name, sign(position) * term.points);
        eval.terms(position).into_iter().map(own).collect()
    };
    let judge = |position: &E::Game| eval.judge(position, &eval.refresh(position));
    let mut checked = 0;
    for position in positions {
        let Some(text) = image(&position.to_string()) else { continue };
        let other = E::Game::parse(&text, position.variant())
            .unwrap_or_else(|error| panic!("{text}, image of {position}: {error}"));
        assert_eq!(judge(position), judge(&other), "{position} and its image {other}");
        assert_eq!(terms(position), terms(&other), "{position} and its image {other}");
        checked += 1;
    }
    assert!(checked > 0, "the symmetry holds for no position");
}

/// With pruning off, the search says what plain negamax says, one to three plies deep, where that
/// makes about so many leaves at most.
pub fn search_equals_negamax<E: Eval + Default>(positions: &[E::Game], leaves: u64) {
    let eval = E::default();
    for depth in 1..=3 {
        let narrow: Vec<&E::Game> = positions
            .iter()
            .filter(|position| position.count_moves().saturating_pow(depth) <= leaves)
            .collect();
        assert!(!narrow.is_empty(), "no position is narrow enough for depth {depth}");
        for position in narrow.iter().step_by(narrow.len().div_ceil(SAMPLES)) {
            let limit = Limit::Depth(depth);
            let request = SearchRequest { selective: false, ..SearchRequest::new(limit) };
            let score = searched::<E>(position, &eval, &request).lines[0].score;
            let plain = negamax(&eval, position, &[], depth);
            assert_eq!(score, plain, "depth {depth} of {position}");
        }
    }
}

/// Searches with an empty table.
pub(crate) fn searched<E: Eval>(
    position: &E::Game,
    eval: &E,
    request: &SearchRequest,
) -> SearchInfo<MoveOf<E>> {
    let record = Record::from_position(*position);
    Engine::new(4).search(&record, eval, request, &(), &mut |_| ())
}

/// What makes the first player's points those of the player to move.
fn sign<G: Game>(position: &G) -> i32 {
    if position.turn() == Side::First { 1 } else { -1 }
}
