//! Words for tests of single rules, drawn as boards.

use game::notation::write_rank;
use game::{Event, Game, GameExt, Variant};

/// The board field of a drawing: a rank a line, cells parted by spaces, `.` for an empty one.
/// `separator` stands between the cells of the field: `""`, or `","` in Hokito.
///
/// ```
/// let field = testkit::board("
///     . B .
///     W . .
///     . . .
/// ", "");
/// assert_eq!(field, "1B1/W2/3");
/// ```
#[must_use]
pub fn board(drawing: &str, separator: &str) -> String {
    let rank = |line: &str| {
        let mut text = String::new();
        let cells = line.split_whitespace().map(|cell| (cell != ".").then_some(cell));
        write_rank(&mut text, separator, cells).expect("a text has room");
        text
    };
    let lines: Vec<String> =
        drawing.lines().filter(|line| !line.trim().is_empty()).map(rank).collect();
    lines.join("/")
}

/// Reads a position that a test is sure of.
#[must_use]
pub fn position<G: Game>(variant: &str, text: &str) -> G {
    let variant = G::Variant::parse(variant).unwrap_or_else(|error| panic!("{error}"));
    G::parse(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Why a position is refused.
#[must_use]
pub fn refused<G: Game>(variant: &str, text: &str) -> String {
    let variant = G::Variant::parse(variant).unwrap_or_else(|error| panic!("{error}"));
    match G::parse(text, variant) {
        Ok(_) => panic!("{text} was accepted"),
        Err(error) => error.to_string(),
    }
}

/// The legal moves in alphabetical order, parted by spaces.
#[must_use]
pub fn legal<G: Game>(position: &G) -> String {
    moves_from(position, "")
}

/// The legal moves that begin with `prefix`, such as a square, in alphabetical order.
#[must_use]
pub fn moves_from<G: Game>(position: &G, prefix: &str) -> String {
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .filter(|mv| mv.starts_with(prefix))
        .collect();
    moves.sort();
    moves.join(" ")
}

/// The position after some moves, parted by spaces.
#[must_use]
pub fn after<G: Game>(position: &G, moves: &str) -> G {
    let mut next = *position;
    for text in moves.split_whitespace() {
        let mv = text.parse().unwrap_or_else(|error| panic!("{error}"));
        next.play(mv, &mut ()).unwrap_or_else(|error| panic!("{error} in {next}"));
    }
    next
}

/// What an observer sees of one move.
#[must_use]
pub fn events<G: Game>(position: &G, mv: &str) -> Vec<Event> {
    let mut seen = Vec::new();
    let mut next = *position;
    let parsed = mv.parse().unwrap_or_else(|error| panic!("{error}"));
    next.play(parsed, &mut seen).unwrap_or_else(|error| panic!("{error} in {next}"));
    seen
}
