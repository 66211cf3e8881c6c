//! The rules taken literally, slow and without a single bit board, against the real thing: every
//! facing pair of the whole board is found anew before a move, after it and after each capture.

use std::collections::{BTreeMap, BTreeSet};

use game::{Event, Game, GameExt, Random, Variant as _};
use khitan::{Khitan, SIDES, Variant};

type Place = (i32, i32); // row from the bottom, number along it

const STEPS: [Place; 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

#[derive(Copy, Clone, Debug)]
struct Piece {
    white: bool,
    colours: [i32; 6], // by side
    name: usize,       // so that a pair of pieces is the same pair after one of them moved
}

#[derive(Clone, Debug)]
struct Literal {
    variant: Variant,
    side: i32,
    pieces: BTreeMap<Place, Piece>,
    white: bool,
    reserves: [usize; 2], // white's, black's
    pending: usize,
    quiet: usize,
}

fn colours(number: i32) -> [i32; 6] {
    [0, 1, 2, 3, 4, 5].map(|s| (if number < 6 { s - number } else { number - 6 - s }).rem_euclid(6))
}

fn number(shown: [i32; 6]) -> u8 {
    (0..12).find(|&number| colours(number) == shown).expect("one of twelve") as u8
}

fn over(place: Place, edge: usize) -> Place {
    (place.0 + STEPS[edge].0, place.1 + STEPS[edge].1)
}

fn place_name(place: Place) -> String {
    format!("{}{}", char::from(b'a' + place.0 as u8), place.1)
}

fn read_place(text: &str) -> Place {
    (i32::from(text.as_bytes()[0] - b'a'), text[1..].parse().expect(text))
}

impl Literal {
    fn row(&self, row: i32) -> std::ops::RangeInclusive<i32> {
        (row - self.side + 2).max(1)..=(self.side + row).min(2 * self.side - 1)
    }

    fn places(&self) -> Vec<Place> {
        let rows = 0..2 * self.side - 1;
        rows.flat_map(|row| self.row(row).map(move |number| (row, number))).collect()
    }

    fn in_half(&self, place: Place, white: bool) -> bool {
        if white { place.0 < self.side - 1 } else { place.0 > self.side - 1 }
    }

    fn parse(text: &str, variant: Variant) -> Literal {
        let fields: Vec<&str> = text.split(' ').collect();
        let rows: Vec<&str> = fields[0].split('/').collect();
        let (white, black) = fields[2].split_once('/').expect(text);
        let mut literal = Literal {
            variant,
            side: (rows.len() as i32 + 1) / 2,
            pieces: BTreeMap::new(),
            white: fields[1] == "w",
            reserves: [white, black].map(|reserve| reserve.parse().expect(text)),
            pending: fields[3].parse().expect(text),
            quiet: fields[4].parse().expect(text),
        };
        for (row, line) in (0..).zip(rows.iter().rev()) {
            let mut number = *literal.row(row).start();
            let mut run = 0;
            for ch in line.chars() {
                if let Some(digit) = ch.to_digit(10) {
                    run = run * 10 + digit as i32;
                    continue;
                }
                number += std::mem::take(&mut run);
                let kind = i32::from(ch.to_ascii_lowercase() as u8 - b'a');
                let name = literal.pieces.len();
                let piece = Piece { white: ch.is_ascii_uppercase(), colours: colours(kind), name };
                literal.pieces.insert((row, number), piece);
                number += 1;
            }
        }
        literal
    }

    fn text(&self) -> String {
        let mut lines = Vec::new();
        for row in (0..2 * self.side - 1).rev() {
            let (mut line, mut run) = (String::new(), 0);
            let flush = |line: &mut String, run: &mut i32| {
                if *run > 0 {
                    *line += &std::mem::take(run).to_string();
                }
            };
            for place in self.row(row).map(|number| (row, number)) {
                match self.pieces.get(&place) {
                    None => run += 1,
                    Some(piece) => {
                        flush(&mut line, &mut run);
                        let base = if piece.white { b'A' } else { b'a' };
                        line.push(char::from(base + number(piece.colours)));
                    }
                }
            }
            flush(&mut line, &mut run);
            lines.push(line);
        }
        let side = if self.white { "w" } else { "b" };
        let [white, black] = self.reserves;
        format!("{} {side} {white}/{black} {} {}", lines.join("/"), self.pending, self.quiet)
    }

    /// All pairs of enemies that face: by name, white's first, with the place of the mover's prey.
    fn facing(&self) -> BTreeMap<(usize, usize), Place> {
        let mut pairs = BTreeMap::new();
        let places: BTreeSet<Place> = self.places().into_iter().collect();
        for (&here, one) in self.pieces.iter().filter(|(_, piece)| piece.white) {
            for edge in 0..6 {
                let mut there = over(here, edge);
                while places.contains(&there) && !self.pieces.contains_key(&there) {
                    there = over(there, edge);
                }
                let Some(other) = self.pieces.get(&there) else { continue };
                if !other.white && one.colours[edge] == other.colours[(edge + 3) % 6] {
                    pairs.insert((one.name, other.name), if self.white { there } else { here });
                }
            }
        }
        pairs
    }

    fn count(&self, white: bool) -> usize {
        self.pieces.values().filter(|piece| piece.white == white).count()
    }

    fn is_lost(&self, white: bool) -> bool {
        self.count(white) <= if self.variant == Variant::Sprint { 4 } else { 0 }
    }

    fn tumbles(&self, white: bool) -> Vec<String> {
        let places: BTreeSet<Place> = self.places().into_iter().collect();
        let mut moves = Vec::new();
        for (&from, _) in self.pieces.iter().filter(|(_, piece)| piece.white == white) {
            for to in (0..6).map(|edge| over(from, edge)) {
                if places.contains(&to) && !self.pieces.contains_key(&to) {
                    moves.push(place_name(from) + &place_name(to));
                }
            }
        }
        moves
    }

    fn moves(&self) -> BTreeSet<String> {
        if self.is_lost(true) || self.is_lost(false) || self.quiet >= 60 {
            return BTreeSet::new();
        }
        if self.pending > 0 {
            let mut moves = BTreeSet::new();
            for at in self.places() {
                if self.in_half(at, self.white) && !self.pieces.contains_key(&at) {
                    moves.extend(('A'..='L').map(|letter| format!("{letter}@{}", place_name(at))));
                }
            }
            return moves;
        }
        let moves = self.tumbles(self.white);
        if moves.is_empty() && !self.tumbles(!self.white).is_empty() {
            return BTreeSet::from(["pass".to_owned()]);
        }
        moves.into_iter().collect()
    }

    fn play(&mut self, mv: &str) {
        let us = usize::from(!self.white);
        if mv == "pass" {
            self.quiet += 1;
        } else if let Some((letter, at)) = mv.split_once('@') {
            let kind = i32::from(letter.as_bytes()[0] - b'A');
            let piece = Piece { white: self.white, colours: colours(kind), name: 1_000 };
            self.pieces.insert(read_place(at), piece);
            self.reserves[us] -= 1;
            self.pending -= 1;
        } else {
            let second = mv.rfind(|ch: char| ch.is_ascii_lowercase()).expect(mv);
            let (from, to) = (read_place(&mv[..second]), read_place(&mv[second..]));
            let edge = (0..6).find(|&edge| over(from, edge) == to).expect(mv);
            let before = self.facing();
            let mut piece = self.pieces.remove(&from).expect(mv);
            let mut turned = [0; 6];
            for (s, &colour) in piece.colours.iter().enumerate() {
                turned[(2 * edge + 9 - s) % 6] = colour;
            }
            piece.colours = turned;
            self.pieces.insert(to, piece);
            let mut captured = 0;
            loop {
                let prey: BTreeSet<Place> = self
                    .facing()
                    .into_iter()
                    .filter(|(pair, _)| !before.contains_key(pair))
                    .map(|(_, place)| place)
                    .collect();
                if prey.is_empty() {
                    break;
                }
                captured += prey.len();
                self.pieces.retain(|place, _| !prey.contains(place));
            }
            self.quiet = if captured > 0 { 0 } else { self.quiet + 1 };
            let open = match self.variant {
                Variant::Classic | Variant::Sprint => false,
                Variant::Expert => self.reserves[0] > 0 && self.reserves[1] > 0,
                Variant::Master => true,
            };
            if open {
                self.reserves[1 - us] += captured;
            }
            if open && !self.is_lost(!self.white) {
                let free = |&place: &Place| {
                    self.in_half(place, self.white) && !self.pieces.contains_key(&place)
                };
                let room = self.places().into_iter().filter(free).count();
                self.pending = captured.min(self.reserves[us]).min(room);
            }
        }
        if self.pending == 0 {
            self.white = !self.white;
        }
    }
}

/// Follows a random game move by move, in both.
fn follow(text: &str, variant: Variant, plies: usize, random: &mut Random) -> Seen {
    let mut real = Khitan::parse(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut seen = Seen::default();
    for _ in 0..plies {
        let text = real.to_string();
        let mut literal = Literal::parse(&text, variant);
        assert_eq!(literal.text(), text);
        let moves: BTreeSet<String> = real.legal_moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves, literal.moves(), "{text}");
        assert_eq!(real.count_moves(), moves.len() as u64, "{text}");
        let Some(mv) = real.random_move(random) else { break };
        let mut view = real.view();
        let mut events: Vec<Event> = Vec::new();
        seen.facing += usize::from(!literal.facing().is_empty());
        real.play(mv, &mut events).expect("a random move is legal");
        literal.play(&mv.to_string());
        assert_eq!(real.to_string(), literal.text(), "{mv} in {text}");
        for &event in &events {
            view.apply(event);
            seen.captured += usize::from(matches!(event, Event::Captured { .. }));
            seen.entered += usize::from(matches!(event, Event::Entered { .. }));
            seen.passed += usize::from(event == Event::Passed);
        }
        assert_eq!(view, real.view(), "events of {mv} in {text}");
        assert_eq!(Khitan::parse(&real.to_string(), variant), Ok(real), "{mv} in {text}");
    }
    seen
}

#[derive(Default, Debug)]
struct Seen {
    facing: usize, // moves in positions where enemies faced already
    captured: usize,
    entered: usize,
    passed: usize,
}

impl std::ops::AddAssign for Seen {
    fn add_assign(&mut self, other: Seen) {
        self.facing += other.facing;
        self.captured += other.captured;
        self.entered += other.entered;
        self.passed += other.passed;
    }
}

#[test]
fn whole_games_follow_the_rules_literally() {
    for &variant in Variant::ALL {
        let mut seen = Seen::default();
        for seed in 0..10 {
            let start = Khitan::start(variant, 0).to_string();
            seen += follow(&start, variant, 200, &mut Random::new(seed));
        }
        assert!(seen.captured > 50, "{seen:?}");
        assert_eq!(seen.entered > 50, variant.has_reserve(), "{seen:?}");
        assert_eq!(seen.facing > 0, variant.has_reserve(), "only a placement leaves a facing pair");
    }
}

/// A board with pieces thrown on it, so that many face at once.
fn thrown(side: u8, variant: Variant, random: &mut Random) -> String {
    let mut literal = Literal {
        variant,
        side: side.into(),
        pieces: BTreeMap::new(),
        white: random.below(2) == 0,
        reserves: [0; 2],
        pending: 0,
        quiet: random.below(60) as usize,
    };
    let most = u32::from(khitan::most_pieces(side));
    let mut places = literal.places();
    random.shuffle(&mut places);
    for white in [true, false] {
        let on_board = 5 + random.below(5.min(most - 4));
        for _ in 0..on_board {
            let kind = random.below(12) as i32;
            let place = places.pop().expect("room for eighteen");
            literal.pieces.insert(place, Piece { white, colours: colours(kind), name: 0 });
        }
        if variant.has_reserve() {
            literal.reserves[usize::from(!white)] = random.below(most - on_board + 1) as usize;
        }
    }
    literal.text()
}

#[test]
fn thrown_boards_of_every_size_follow_the_rules_literally() {
    let mut random = Random::new(2012);
    for side in SIDES {
        let mut seen = Seen::default();
        for &variant in Variant::ALL {
            for _ in 0..60 {
                let text = thrown(side, variant, &mut random);
                seen += follow(&text, variant, 24, &mut random);
            }
        }
        assert!(seen.facing > 500 && seen.captured > 500 && seen.entered > 200, "{side}: {seen:?}");
        assert!(side > 3 || seen.passed > 0, "{side}: {seen:?}");
    }
}

#[test]
fn a_piece_never_faces_again_what_it_faced_before_it_tumbled() {
    // What lets a capture be found without remembering pairs: two pieces alone, every way to lie.
    let mut faced = 0;
    for one in 'A'..='L' {
        for other in 'a'..='l' {
            for text in [format!("3/4/1{one}{other}2/4/3"), format!("2{other}/4/2{one}2/4/3")] {
                let before = Literal::parse(&(text + " w 0/0 0 0"), Variant::Classic);
                let Some(pair) = before.facing().into_keys().next() else { continue };
                faced += 1;
                for mv in before.tumbles(true) {
                    let mut after = before.clone();
                    after.play(&mv);
                    after.white = true;
                    assert!(!after.facing().contains_key(&pair), "{mv} in {}", before.text());
                    assert_eq!(after.count(false), 1, "{mv} in {}", before.text());
                }
            }
        }
    }
    assert!(faced > 0);
}
