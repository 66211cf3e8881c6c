//! The one symmetry of the board: a half turn with the colours exchanged.

use game::notation::{Item, rank};

/// The position as the other player sees it, with the colours exchanged.
pub(crate) fn half_turn(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').rev().map(half_turn_rank).collect();
    let side = if fields[1] == "s" { "r" } else { "s" };
    format!("{} {side} {}", ranks.join("/"), fields[2])
}

fn half_turn_rank(text: &str) -> String {
    let items = rank(text, |letter| "PpDdEe".contains(letter)).expect("a rank of a vector");
    items
        .into_iter()
        .rev()
        .map(|item| match item {
            Item::Empty(run) => run.to_string(),
            Item::Piece(piece) => piece.chars().map(|ch| half_turn_char(piece, ch)).collect(),
        })
        .collect()
}

/// Letters change case; a pyramid's mirror looks the other way, a djed's two mirrors change places.
fn half_turn_char(piece: &str, ch: char) -> char {
    match ch {
        '0'..='3' if piece.starts_with(['P', 'p']) => {
            char::from_digit((ch as u32 - '0' as u32 + 2) % 4, 10).expect("a digit below four")
        }
        ch if ch.is_ascii_uppercase() => ch.to_ascii_lowercase(),
        ch => ch.to_ascii_uppercase(),
    }
}
