//! The position with the colours exchanged, made from its text alone.

/// The text, if all twelve pieces are on the board or captured: the set-up has its own ranks.
pub(crate) fn in_play(text: &str) -> Option<String> {
    let fields: Vec<&str> = text.split(' ').collect();
    let sbires = fields[1].chars().filter(|ch| ch.eq_ignore_ascii_case(&'s')).count();
    let captured: usize =
        fields[4].split('/').map(|count| count.parse::<usize>().expect("a count")).sum();
    (sbires + captured == 10).then(|| text.to_owned())
}

/// Every piece, the turn and the captured Sbires change sides.
pub(crate) fn exchanged(text: &str) -> Option<String> {
    let [edge, board, side, khan, captured, quiet] =
        text.split(' ').collect::<Vec<_>>().try_into().ok()?;
    let board: String = board
        .chars()
        .map(|ch| if ch.is_lowercase() { ch.to_ascii_uppercase() } else { ch.to_ascii_lowercase() })
        .collect();
    let side = if side == "r" { "o" } else { "r" };
    let (red, ocre) = captured.split_once('/')?;
    Some(format!("{edge} {board} {side} {khan} {ocre}/{red} {quiet}"))
}
