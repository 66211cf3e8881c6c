//! How the tokens stand at the start: each sentence of the leaflet and each ruling.

use game::{Game, Side, Variant as _};
use hokito::{Hokito, Variant};

/// The owner and value of the tokens from a1 to f6 at the start, all of them single.
fn start_tokens(variant: Variant, seed: u64) -> Vec<(Side, u8)> {
    let pieces = Hokito::start(variant, seed).view().cells.into_iter().map(|cell| cell.piece);
    pieces
        .map(|piece| {
            let piece = piece.expect("the board is full");
            assert_eq!(piece.height, 1, "one token a square");
            (piece.owner, piece.kind + 1)
        })
        .collect()
}

// Leaflet, material: a board of 6 by 6; 18 tokens a side worth 1, 2 and 3.
// Sourced: six of each value.
#[test]
fn each_side_has_six_tokens_of_each_value() {
    for &variant in Variant::ALL {
        for seed in 0..50 {
            let tokens = start_tokens(variant, seed);
            assert_eq!(tokens.len(), 36);
            for token in Side::ALL.iter().flat_map(|&side| [1, 2, 3].map(|value| (side, value))) {
                assert_eq!(tokens.iter().filter(|&&other| other == token).count(), 6, "{token:?}");
            }
        }
    }
}

// Leaflet, set-up: each player's tokens lie at random on the three ranks nearest to him, one a
// square.
#[test]
fn each_side_fills_its_own_three_ranks() {
    for seed in 0..50 {
        let tokens = start_tokens(Variant::Standard, seed);
        assert!(tokens[..18].iter().all(|&(side, _)| side == Side::First), "seed {seed}");
        assert!(tokens[18..].iter().all(|&(side, _)| side == Side::Second), "seed {seed}");
    }
}

// Leaflet, set-up: at random. A square holds each value about equally often over many starts.
#[test]
fn the_tokens_are_shuffled() {
    let mut counts = [[0; 3]; 36];
    for seed in 0..3_000 {
        for (count, (_, value)) in counts.iter_mut().zip(start_tokens(Variant::Standard, seed)) {
            count[usize::from(value) - 1] += 1;
        }
    }
    assert!(counts.iter().flatten().all(|count| (850..1_150).contains(count)), "{counts:?}");
}

// Leaflet, variant: the 36 tokens of both colours lie at random on the whole board.
#[test]
fn mixed_tokens_lie_anywhere() {
    let mut black = [0; 36];
    for seed in 0..3_000 {
        for (count, (side, _)) in black.iter_mut().zip(start_tokens(Variant::Mixed, seed)) {
            *count += u32::from(side == Side::First);
        }
    }
    assert!(black.iter().all(|count| (1_350..1_650).contains(count)), "{black:?}");
}

// Ruling: the shuffle comes from a seed, so that a start can be shared and replayed.
#[test]
fn a_seed_gives_the_same_start_again() {
    for &variant in Variant::ALL {
        assert!(variant.is_seeded());
        assert_eq!(Hokito::start(variant, 9), Hokito::start(variant, 9));
        assert_ne!(Hokito::start(variant, 9).to_string(), Hokito::start(variant, 10).to_string());
    }
}

// Leaflet, play: the player with the black tokens makes the first move.
#[test]
fn black_begins() {
    for &variant in Variant::ALL {
        assert_eq!(Hokito::start(variant, 0).turn(), Side::First);
    }
    assert_eq!(Hokito::DESCRIPTOR.sides[0].en, "Black");
}
