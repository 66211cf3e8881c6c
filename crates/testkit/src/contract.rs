//! The contract of `Game`, checked on random games.

use std::collections::HashSet;
use std::fs;

use game::{Event, Face, Faces, Game, GameExt, MoveError, Random, Shape, Variant, View, perft};

use crate::drafts::check_draft;
use crate::steps::check_steps;
use crate::threats::{check_sights, check_threats};
use crate::vectors::positions;

const MAX_PLIES: usize = 400; // of one random game

/// A game's tests are one program, `main.rs`: a file that it does not name would never be run.
pub fn every_file_is_a_module(tests: &str) {
    let main = fs::read_to_string(format!("{tests}/main.rs")).expect("tests have a main file");
    for item in fs::read_dir(tests).expect("the folder of the tests") {
        let path = item.expect("a file of it").path();
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a plain name");
        let is_code = path.is_dir() || path.extension().is_some_and(|end| end == "rs");
        let named = name == "main" || main.contains(&format!("mod {name};"));
        assert!(!is_code || named, "tests/main.rs does not say mod {name};");
    }
}

/// Plays that many random games of every variant and checks the whole contract at every ply.
pub fn random_games<G: Game>(games: u64) {
    for &variant in G::Variant::ALL {
        for seed in 0..games {
            let mut random = Random::new(seed);
            let mut position = G::start(variant, seed);
            let mut earlier: Option<G::Move> = None;
            for _ in 0..MAX_PLIES {
                check_position(&position, earlier);
                let Some(mv) = position.random_move(&mut random) else { break };
                position.play(mv, &mut ()).expect("a random move is legal");
                earlier = Some(mv);
            }
        }
    }
}

/// Checks everything the contract promises of one position and of every move in it. `earlier` is a
/// move to try where it is not legal.
pub fn check_position<G: Game>(position: &G, earlier: Option<G::Move>) {
    let moves = position.legal_moves();
    let unique: HashSet<_> = moves.iter().copied().collect();
    assert_eq!(unique.len(), moves.len(), "a move twice in {position}");
    assert_eq!(position.count_moves(), moves.len() as u64, "bulk count of {position}");
    assert_eq!(position.end().is_some(), moves.is_empty(), "end of {position}");

    check_text(position);

    let view = position.view();
    let names: HashSet<_> = view.cells.iter().map(|cell| &cell.name).collect();
    assert_eq!(names.len(), view.cells.len(), "cell names");
    assert!(view.cells.len() <= 128, "cells");
    assert_eq!(view.turn, position.turn(), "the view's turn");
    let quiet = view.counters.iter().find(|counter| counter.name == "quiet");
    let shown = quiet.map_or(0, |counter| counter.value as u32);
    assert_eq!(shown, position.quiet(), "the quiet counter of {position}");

    check_faces(&view);
    check_draft(position, &view);
    check_threats(position, &view);
    check_sights(position, &view);
    check_steps(position, &mut Random::new(position.key()));

    for (index, mv) in moves.into_iter().enumerate() {
        let name = mv.to_string();
        assert!(!name.contains(char::is_whitespace), "{name:?}");
        assert_eq!(name.parse::<G::Move>().as_ref(), Ok(&mv), "{name} read back");
        assert!(position.is_legal(mv), "{name} in {position}");

        let (mut silent, mut told) = (*position, *position);
        silent.play_unchecked(mv, &mut ());
        let mut events: Vec<Event> = Vec::new();
        told.play_unchecked(mv, &mut events);
        assert_eq!(silent, told, "{name} in {position}, observed");
        check_text(&silent);
        let mut shown = view.clone();
        // To look at the whole board after every event takes long: one move is as good as another.
        if index == 0 {
            let mut replaced = shown.clone();
            for frame in shown.frames(events.iter().copied()) {
                replaced.replace(&frame.changes);
            }
            assert_eq!(replaced, shown, "changes of {name} in {position}: {events:?}");
        } else {
            events.iter().for_each(|&event| shown.apply(event));
        }
        assert_eq!(shown, silent.view(), "events of {name} in {position}: {events:?}");
    }

    if let Some(mv) = earlier
        && !unique.contains(&mv)
    {
        let mut same = *position;
        let error = same.play(mv, &mut ()).expect_err("an illegal move is refused");
        assert_eq!(matches!(error, MoveError::Finished), position.end().is_some());
        assert_eq!(same, *position, "an illegal move changes nothing");
    }
}

/// A position reads back to itself, byte for byte. Its key was kept up to date move by move, and is
/// the one computed from scratch.
fn check_text<G: Game>(position: &G) {
    let text = position.to_string();
    let read =
        G::parse(&text, position.variant()).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.key(), position.key(), "key of {text}");
    assert_eq!((read, read.to_string()), (*position, text), "round trip");
}

/// A legend knows every piece, each once, and names only colours and sides that there are.
fn check_faces(view: &View) {
    let kinds: HashSet<_> = view.faces.iter().map(|face| (face.kind, face.orientation)).collect();
    assert_eq!(kinds.len(), view.faces.len(), "each kind and orientation once");
    let around = match view.shape {
        Shape::Squares { .. } => 4,
        Shape::Hexagons { .. } => 6,
    };
    for Faces { sides, .. } in &view.faces {
        assert_eq!(sides.len(), around, "a face for each side of a cell");
        assert!(sides.iter().all(|side| match *side {
            Face::Plain => true,
            Face::Colour { colour } => usize::from(colour) < view.colours.len(),
            Face::Mirror { out } | Face::Splitter { out } => usize::from(out) < around,
        }));
    }
    for piece in view.cells.iter().filter_map(|cell| cell.piece) {
        assert_eq!(view.sides(piece).is_empty(), view.faces.is_empty(), "{piece:?} in the legend");
    }
}

/// Draws random moves in positions of a file of games: every legal move comes, about equally often.
pub fn random_moves_are_uniform<G: Game>(games: &str) {
    const DRAWS: u32 = 200; // per legal move
    let mut random = Random::new(7);
    let texts = positions(games);
    let mut checked = 0;
    for text in texts.iter().step_by(texts.len().div_ceil(40)) {
        let Some(position) =
            G::Variant::ALL.iter().find_map(|&variant| G::parse(text, variant).ok())
        else {
            continue;
        };
        let moves = position.legal_moves();
        if moves.is_empty() {
            assert_eq!(position.random_move(&mut random), None, "{text} is finished");
            continue;
        }
        let mut counts = vec![0_u32; moves.len()];
        for _ in 0..DRAWS * moves.len() as u32 {
            let mv = position.random_move(&mut random).expect("the game goes on");
            let index = moves.iter().position(|&other| other == mv);
            counts[index.unwrap_or_else(|| panic!("{mv} is not legal in {text}"))] += 1;
        }
        // Six standard deviations of a draw of 200: the seed is fixed, so this never flickers.
        let (low, high) = (DRAWS - 85, DRAWS + 85);
        for (mv, count) in moves.iter().zip(counts) {
            assert!((low..=high).contains(&count), "{mv} drawn {count} of {DRAWS} in {text}");
        }
        checked += 1;
    }
    assert!(checked > 0, "no position to draw in");
}

/// Positions of a file of games have the same perft as their images under `image`, which maps a
/// position's text, or gives `None` where the symmetry does not hold.
pub fn images_agree<G: Game>(games: &str, depth: u32, image: impl Fn(&str) -> Option<String>) {
    let texts = positions(games);
    let mut checked = 0;
    for text in texts.iter().step_by(texts.len().div_ceil(60)) {
        let Some(mirrored) = image(text) else { continue };
        for &variant in G::Variant::ALL {
            let Ok(position) = G::parse(text, variant) else { continue };
            let other = G::parse(&mirrored, variant)
                .unwrap_or_else(|error| panic!("{mirrored}, image of {text}: {error}"));
            assert_eq!(
                perft(&position, depth),
                perft(&other, depth),
                "{text} and its image {mirrored}"
            );
            checked += 1;
        }
    }
    assert!(checked > 0, "the symmetry holds for no position of the file");
}
