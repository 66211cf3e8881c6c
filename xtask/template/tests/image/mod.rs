//! Images of positions under the symmetries of the board, made from their text alone.

/// Left and right exchanged.
pub(crate) fn mirrored(text: &str) -> Option<String> {
    let (board, side) = text.split_once(' ')?;
    let ranks: Vec<String> = board.split('/').map(|rank| rank.chars().rev().collect()).collect();
    Some(format!("{} {side}", ranks.join("/")))
}
