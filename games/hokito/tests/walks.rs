//! Moves found by walking over the text of a position, hop by hop, compared with the real ones.

use std::collections::BTreeSet;

use game::{Event, Game, GameExt, Random, Variant as _, perft};
use hokito::{Hokito, Variant};

type Place = (usize, usize); // file and rank from 0

/// A board read from a position's text with nothing of the crate: what stands on each place.
struct Board {
    cells: [[Option<String>; 6]; 6],
    side: char,
}

impl Board {
    fn read(text: &str) -> Board {
        let (board, side) = text.split_once(' ').expect("two fields");
        let mut cells: [[Option<String>; 6]; 6] = Default::default();
        for (line, rank) in board.split('/').zip((0..6).rev()) {
            let mut file = 0;
            for item in line.split(',') {
                match item.parse::<usize>() {
                    Ok(run) => file += run,
                    Err(_) => {
                        cells[rank][file] = Some(item.to_owned());
                        file += 1;
                    }
                }
            }
        }
        Board { cells, side: side.chars().next().expect("a side") }
    }

    fn at(&self, (file, rank): Place) -> Option<&str> {
        self.cells[rank][file].as_deref()
    }

    /// The first occupied place in each direction.
    fn hops(&self, (file, rank): Place) -> Vec<Place> {
        let mut found = Vec::new();
        for (x, y) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let (mut at_x, mut at_y) = (file as i32, rank as i32);
            loop {
                (at_x, at_y) = (at_x + x, at_y + y);
                if !(0..6).contains(&at_x) || !(0..6).contains(&at_y) {
                    break;
                }
                if self.at((at_x as usize, at_y as usize)).is_some() {
                    found.push((at_x as usize, at_y as usize));
                    break;
                }
            }
        }
        found
    }

    /// The ways of so many hops that go on from `way`.
    fn ways(&self, way: &[Place], hops: usize) -> Vec<Vec<Place>> {
        if hops == 0 {
            return vec![way.to_vec()];
        }
        let here = *way.last().expect("a way begins somewhere");
        let mut found = Vec::new();
        for next in self.hops(here) {
            if !way.contains(&next) {
                found.extend(self.ways(&[way, &[next]].concat(), hops - 1));
            }
        }
        found
    }

    /// All ways the player to move may go.
    fn legal_ways(&self) -> Vec<Vec<Place>> {
        let is_stack = |place: Place| self.at(place).is_some_and(|tower| tower.contains('*'));
        let mut found = Vec::new();
        for from in (0..36).map(|index| (index % 6, index / 6)) {
            let Some(tower) = self.at(from) else { continue };
            if tower.starts_with(self.side) {
                let hops = tower[1..2].parse().expect("a value");
                found.extend(self.ways(&[from], hops));
            }
        }
        found.retain(|way| is_stack(way[0]) == is_stack(way[way.len() - 1]));
        found
    }

    fn legal_moves(&self) -> BTreeSet<String> {
        let text = |way: Vec<Place>| name(way[0]) + &name(way[way.len() - 1]);
        self.legal_ways().into_iter().map(text).collect()
    }
}

fn name((file, rank): Place) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// Visits the positions of random games.
fn each_position(games: u64, mut visit: impl FnMut(&Hokito)) {
    for &variant in Variant::ALL {
        for seed in 0..games {
            let mut random = Random::new(seed);
            let mut position = Hokito::start(variant, seed);
            loop {
                visit(&position);
                let Some(mv) = position.random_move(&mut random) else { break };
                position.play_unchecked(mv, &mut ());
            }
        }
    }
}

#[test]
fn the_moves_are_those_found_by_walking() {
    each_position(60, |position| {
        let moves: BTreeSet<String> =
            position.legal_moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves, Board::read(&position.to_string()).legal_moves(), "{position}");
    });
}

#[test]
fn a_pair_of_squares_is_legal_exactly_when_it_is_listed() {
    let names: Vec<String> = (0..36).map(|index| name((index % 6, index / 6))).collect();
    each_position(3, |position| {
        let moves = position.legal_moves();
        for text in names.iter().flat_map(|from| names.iter().map(move |to| from.clone() + to)) {
            let mv = text.parse().expect("two squares");
            assert_eq!(position.is_legal(mv), moves.contains(&mv), "{mv} in {position}");
        }
    });
}

// Ours: a front end shows one way, the first when up, right, down and left are tried in this order.
#[test]
fn the_way_told_is_the_first_one_found_by_walking() {
    each_position(10, |position| {
        let ways = Board::read(&position.to_string()).legal_ways();
        for mv in position.legal_moves() {
            let text = mv.to_string();
            let first = ways.iter().find(|way| name(way[0]) + &name(way[way.len() - 1]) == text);
            let first = first.expect("every move is a walk");
            let mut told = Vec::new();
            for event in testkit::events(position, &text) {
                if let Event::Hopped { at } = event {
                    told.push((usize::from(at.0) % 6, usize::from(at.0) / 6));
                }
            }
            assert_eq!(told, first[1..first.len() - 1], "{mv} in {position}");
        }
    });
}

#[test]
fn counts_of_drawn_starts_are_those_found_by_walking() {
    for &variant in Variant::ALL {
        let start = Hokito::start(variant, 1);
        let mut walked = 0;
        start.each_move(|mv| {
            let mut next = start;
            next.play_unchecked(mv, &mut ());
            walked += Board::read(&next.to_string()).legal_moves().len() as u64;
        });
        assert_eq!(perft(&start, 2), walked, "{start}");
    }
}
