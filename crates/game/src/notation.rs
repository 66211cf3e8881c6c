//! The parts of the notation that the games share: squares like `c4`, ranks with runs of empty
//! squares, fields and counters.

use std::fmt;

use crate::error::{PositionError, quoted};
use crate::message::{Arg, Message};
use crate::messages;

/// Reads a square's name at the front of `text`: a letter for the file, a number for the rank.
/// Gives file and rank, both counted from 0, and the rest of the text.
///
/// ```
/// use game::notation::square;
/// assert_eq!(square("c4d5"), Some(((2, 3), "d5")));
/// assert_eq!(square("k11"), Some(((10, 10), "")));
/// assert_eq!(square("a0"), None);
/// assert_eq!(square("a01"), None);
/// ```
#[must_use]
pub fn square(text: &str) -> Option<((u8, u8), &str)> {
    let file = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text[1..].split_at(digits);
    if number.starts_with('0') {
        return None;
    }
    let rank: u8 = number.parse().ok()?;
    Some(((file, rank - 1), rest))
}

/// The name of the square with that file and rank, both counted from 0.
#[must_use]
pub fn square_name(file: u8, rank: u8) -> String {
    format!("{}{}", char::from(b'a' + file), u32::from(rank) + 1)
}

/// Splits a position into exactly `N` fields parted by single spaces.
///
/// # Errors
/// When there are more or fewer; the error says that `names` were expected.
pub fn fields<const N: usize>(
    text: &str,
    names: impl Into<Arg>,
) -> Result<[&str; N], PositionError> {
    let parts: Vec<&str> = text.split(' ').take(N + 1).collect();
    Ok(<[&str; N]>::try_from(parts)
        .map_err(|_| messages::not_a_position(quoted(text), N, names))?)
}

/// Reads a decimal counter that has no sign and no needless zero in front, at most `most`.
///
/// # Errors
/// When it is anything else; the error names the counter as `what`.
pub fn counter(text: &str, what: impl Into<Arg>, most: u16) -> Result<u16, PositionError> {
    let plain = !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    match text.parse::<u16>() {
        Ok(value) if plain && value <= most => Ok(value),
        _ => Err(messages::bad_counter(what, quoted(text), most).into()),
    }
}

/// Reads the number of quiet plies, at most `most`.
///
/// # Errors
/// As [`counter`].
pub fn quiet(text: &str, most: u8) -> Result<u8, PositionError> {
    counter(text, messages::quiet_counter(), most.into()).map(|quiet| quiet as u8)
}

/// One item of a rank: a run of empty squares, or what stands on a square.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Item<'t> {
    /// That many empty squares.
    Empty(u8),
    /// The text of a piece.
    Piece(&'t str),
}

/// Reads a rank such as `2p27`: runs of empty squares as numbers, pieces as a letter, followed by
/// one digit where `turned` says that the letter carries an orientation.
///
/// # Errors
/// When a character is neither a letter nor a digit, an orientation is missing, a run is zero or two runs touch.
pub fn rank(text: &str, turned: impl Fn(char) -> bool) -> Result<Vec<Item<'_>>, PositionError> {
    let bad = |why: Message| Err(messages::bad_rank(quoted(text), why).into());
    let mut items = Vec::new();
    let mut rest = text;
    while let Some(ch) = rest.chars().next() {
        let length = if ch.is_ascii_digit() {
            if matches!(items.last(), Some(Item::Empty(_))) {
                return bad(messages::numbers_touch());
            }
            rest.bytes().take_while(u8::is_ascii_digit).count()
        } else if !ch.is_ascii_alphabetic() {
            return bad(messages::unexpected(quoted(&ch.to_string())));
        } else if turned(ch) {
            if !rest.as_bytes().get(1).is_some_and(u8::is_ascii_digit) {
                return bad(messages::not_turned(Arg::name(ch)));
            }
            2
        } else {
            1
        };
        let (item, tail) = rest.split_at(length);
        rest = tail;
        items.push(if ch.is_ascii_digit() {
            match item.parse() {
                Ok(run) if run > 0 && ch != '0' => Item::Empty(run),
                _ => return bad(messages::bad_run(Arg::name(item))),
            }
        } else {
            Item::Piece(item)
        });
        if items.len() > usize::from(u8::MAX) {
            return bad(messages::too_long());
        }
    }
    Ok(items)
}

/// Lays out the ranks of a board that is `files` wide, from the top: `place(file, rank, piece)` is
/// called for every piece, file and rank counted from 0.
///
/// # Errors
/// When the board has another number of ranks, a rank another number of squares, an item is
/// malformed (see [`rank`]), or `place` refuses.
pub fn board(
    text: &str,
    files: u8,
    ranks: u8,
    turned: impl Fn(char) -> bool,
    mut place: impl FnMut(u8, u8, &str) -> Result<(), PositionError>,
) -> Result<(), PositionError> {
    let found = text.split('/').count();
    if found != usize::from(ranks) {
        let found = messages::ranks(found);
        return Err(messages::wrong_ranks(quoted(text), found, ranks).into());
    }
    for (line, y) in text.split('/').zip((0..ranks).rev()) {
        let mut x: u16 = 0;
        for item in rank(line, &turned)? {
            match item {
                Item::Empty(run) => x += u16::from(run),
                Item::Piece(piece) => {
                    if x < u16::from(files) {
                        place(x as u8, y, piece)?;
                    }
                    x += 1;
                }
            }
        }
        if x != u16::from(files) {
            let (number, squares) = (u32::from(y) + 1, messages::squares(x));
            return Err(messages::wrong_squares(number, quoted(line), squares, files).into());
        }
    }
    Ok(())
}

/// Writes a rank: `None` is an empty square, and `separator` parts the items. Without one, it is what
/// [`rank`] reads.
pub fn write_rank<T: fmt::Display>(
    out: &mut impl fmt::Write,
    separator: &str,
    cells: impl Iterator<Item = Option<T>>,
) -> fmt::Result {
    let mut parted = "";
    let mut write = |item: &dyn fmt::Display| {
        let written = write!(out, "{parted}{item}");
        parted = separator;
        written
    };
    let mut empty = 0;
    for cell in cells {
        let Some(piece) = cell else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            write(&empty)?;
        }
        empty = 0;
        write(&piece)?;
    }
    if empty > 0 { write(&empty) } else { Ok(()) }
}
