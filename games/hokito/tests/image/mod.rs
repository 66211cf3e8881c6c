//! The position with the colours exchanged, made from its text alone.

/// Black and White exchanged, the side to move as well.
pub(crate) fn recoloured(text: &str) -> String {
    text.chars()
        .map(|letter| match letter {
            'b' => 'w',
            'w' => 'b',
            other => other,
        })
        .collect()
}
