//! The arbiter's rules: repetition, the greatest length, and what players and clocks decide.

use game::{
    End, Game, MAX_GAME_PLIES, MoveError, Random, Reason, Record, Side, Variant as _, VerdictError,
};
use khitan::Khitan;
use quindo::Quindo;

/// Two pawns that step to and fro: four plies bring the position back. The barred distance is
/// part of it, so the very first position, where nothing is barred, does not count.
const SHUFFLE: [&str; 4] = ["c3c4", "e5e3", "c4c3", "e3e5"];

fn shuffling() -> Record<Quindo> {
    let start = "7/7/4B2/7/2W4/7/7 w - 0";
    let start = Quindo::parse(start, quindo::Variant::default_variant());
    Record::from_position(start.expect("a position"))
}

fn play<G: Game>(record: &mut Record<G>, mv: &str) {
    let parsed = mv.parse().expect("a move");
    record.play(parsed, &mut ()).unwrap_or_else(|error| panic!("{mv}: {error}"));
}

fn shuffle(record: &mut Record<Quindo>, plies: usize) {
    let done = record.moves().len();
    for ply in done..done + plies {
        play(record, SHUFFLE[ply % 4]);
    }
}

#[test]
fn the_third_occurrence_may_be_claimed_by_the_player_to_move() {
    let mut record = shuffling();
    shuffle(&mut record, 8);
    assert_eq!((record.occurrences(), record.can_claim()), (2, false));
    assert_eq!(record.claim_draw(), Err(VerdictError::NotRepeated { occurrences: 2 }));
    shuffle(&mut record, 1);
    assert_eq!((record.occurrences(), record.can_claim()), (3, true));
    assert_eq!(record.end(), None);
    record.claim_draw().unwrap();
    assert_eq!(record.end(), Some(End::draw(Reason::Claim)));
}

#[test]
fn the_fifth_occurrence_is_a_draw_without_a_claim() {
    let mut record = shuffling();
    shuffle(&mut record, 16);
    assert_eq!(record.end(), None);
    shuffle(&mut record, 1);
    assert_eq!(record.end(), Some(End::draw(Reason::Repetition)));
    assert_eq!(record.play("e5e3".parse().unwrap(), &mut ()), Err(MoveError::Finished));
}

#[test]
fn the_quiet_counter_is_not_part_of_a_repeated_position() {
    let mut record = shuffling();
    shuffle(&mut record, 5);
    let [first, .., again] = &record.positions()[1..] else { panic!("five positions") };
    assert_ne!(first.to_string(), again.to_string());
    assert_eq!(first.key(), again.key());
}

#[test]
fn a_move_can_be_taken_back() {
    let mut record = shuffling();
    shuffle(&mut record, 1);
    assert_eq!(record.take_back().map(|mv| mv.to_string()).as_deref(), Some("c3c4"));
    assert_eq!((record.end(), record.position()), (None, record.start()));
    assert_eq!(record.take_back(), None);
}

#[test]
fn a_finished_game_is_not_revived_by_taking_back_but_can_be_looked_through() {
    let mut record = shuffling();
    shuffle(&mut record, 1);
    record.resign(Side::Second).unwrap();
    let end = Some(End::win(Side::First, Reason::Resignation));
    assert_eq!((record.take_back(), record.end(), record.moves().len()), (None, end, 1));
    assert_eq!(record.rewind().map(|mv| mv.to_string()).as_deref(), Some("c3c4"));
    assert_eq!((record.end(), record.position()), (None, record.start()));
    assert_eq!(record.rewind(), None);
}

#[test]
fn who_leaves_loses_and_what_is_called_off_has_no_result() {
    let mut record = shuffling();
    record.abandon(Side::First).unwrap();
    assert_eq!(record.end(), Some(End::win(Side::Second, Reason::Abandoned)));
    assert_eq!(record.abort(), Err(VerdictError::Finished));

    let mut record = shuffling();
    record.abort().unwrap();
    assert_eq!(record.end(), Some(End::draw(Reason::Aborted)));
    assert_eq!(game::result_name(record.end()), "*");
}

#[test]
fn players_and_clocks_decide_once() {
    let mut record = shuffling();
    record.out_of_time(Side::First).unwrap();
    assert_eq!(record.end(), Some(End::win(Side::Second, Reason::Time)));
    assert_eq!(record.resign(Side::Second), Err(VerdictError::Finished));
    assert_eq!(record.agree_draw(), Err(VerdictError::Finished));
    assert_eq!(record.claim_draw(), Err(VerdictError::Finished));

    let mut record = shuffling();
    record.agree_draw().unwrap();
    assert_eq!(record.end(), Some(End::draw(Reason::Agreement)));
}

#[test]
fn a_game_of_six_hundred_plies_is_decided_like_the_quiet_limit() {
    // Master reserves never close, so that random games of Khitan can go on for ever.
    let record = (0..200).map(random_game).find(|record| record.moves().len() >= MAX_GAME_PLIES);
    let record = record.expect("one random game in two hundred is that long");
    let outcome = record.position().adjudicate();
    assert_eq!(record.position().end(), None);
    assert_eq!(record.moves().len(), MAX_GAME_PLIES);
    assert_eq!(record.end(), Some(End { outcome, reason: Reason::Length }));
}

fn random_game(seed: u64) -> Record<Khitan> {
    let mut random = Random::new(seed);
    let mut record = Record::<Khitan>::new(khitan::Variant::Master, seed);
    while record.end().is_none() {
        let mv = record.position().random_move(&mut random).expect("an open game has moves");
        record.play(mv, &mut ()).expect("a random move is legal");
    }
    record
}
