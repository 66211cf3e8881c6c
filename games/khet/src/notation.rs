//! A position as text: `<board> <side> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::{Arg, Bits, Field, Format, Message, PaletteItem, PositionError, Side, notation};

use crate::descriptor::DESCRIPTOR;
use crate::messages;
use crate::piece::{Class, Piece, symbol};
use crate::position::{Khet, QUIET_LIMIT};
use crate::square::{FILES, RANKS, RESERVED, SQUARES, Square};
use crate::variant::Variant;

/// How positions are written, for whoever sets one up.
pub(crate) const FORMAT: Format = Format {
    fields: &[Field::Board, Field::Turn, Field::Other("quiet")],
    separator: "",
    palette: &[
        PaletteItem::plain(0),
        PaletteItem::plain(1),
        PaletteItem { kind: 1, orientations: 1, heights: &[2] },
        PaletteItem { kind: 2, orientations: 4, heights: &[1] },
        PaletteItem { kind: 3, orientations: 2, heights: &[1] },
        PaletteItem { kind: 4, orientations: 2, heights: &[1] },
    ],
};

/// Reads a position and refuses what no game can reach from any set-up.
pub(crate) fn parse(text: &str, variant: Variant) -> Result<Khet, PositionError> {
    let [board, side, quiet] = notation::fields(text, messages::fields())?;
    let turn = DESCRIPTOR.side(side).ok_or_else(|| messages::bad_side(quoted(side)))?;
    let quiet = notation::quiet(quiet, QUIET_LIMIT)?;
    let mut position = Khet::empty(turn, quiet, variant);
    notation::board(board, FILES, RANKS, turned, |file, rank, text| {
        let at = Square::new(file, rank).expect("the board has this square");
        let piece = Piece::read(text)
            .ok_or_else(|| messages::unknown_piece(quoted(text), Arg::name(at)))?;
        check_place(piece, at, text, variant)?;
        position.put(piece, at);
        Ok(())
    })?;
    check_numbers(&position)?;
    check_history(&position)?;
    Ok(position)
}

/// Whether a digit after this letter tells how the piece is turned.
fn turned(letter: char) -> bool {
    matches!(letter.to_ascii_uppercase(), 'P' | 'D' | 'E')
}

/// The name of a side inside a sentence.
fn name(side: Side) -> Message {
    match side {
        Side::First => messages::silver(),
        Side::Second => messages::red(),
    }
}

fn check_place(
    piece: Piece,
    at: Square,
    text: &str,
    variant: Variant,
) -> Result<(), PositionError> {
    let refuse = |why: Message| Err(messages::misplaced(quoted(text), Arg::name(at), why).into());
    let other = !piece.owner();
    if RESERVED[other.index()].has(at.index() as u32) {
        return refuse(messages::reserved(name(other)));
    }
    if piece.is_eye() && !variant.has_eyes() {
        return refuse(messages::no_eyes(Arg::name(game::Variant::name(variant))));
    }
    Ok(())
}

/// No side has more than it had in the box.
fn check_numbers(position: &Khet) -> Result<(), PositionError> {
    for side in Side::ALL {
        let count = |class| (position.class(class) & position.sides[side.index()]).count();
        let obelisks = count(Class::Obelisk) + 2 * count(Class::Stack);
        for (found, most, what) in [
            (count(Class::Pharaoh), 1, messages::pharaohs()),
            (obelisks, 4, messages::obelisks()),
            (count(Class::Pyramid), 7, messages::pyramids()),
            (count(Class::Djed), 2, messages::djeds_and_eyes()),
        ] {
            if found > most {
                let position = quoted(&position.to_string());
                return Err(messages::too_many(name(side), found, what, most, position).into());
            }
        }
    }
    Ok(())
}

/// What the last shot must have left behind.
fn check_history(position: &Khet) -> Result<(), PositionError> {
    let lit = Side::ALL.map(|side| !position.has_pharaoh(side));
    if lit == [true; 2] && !position.variant.has_eyes() {
        return Err(messages::no_pharaoh(quoted(&position.to_string())).into());
    }
    if position.quiet == 0 {
        return Ok(());
    }
    let quiet = || quoted(&position.quiet.to_string());
    if let Some(side) = Side::ALL.into_iter().find(|side| lit[side.index()]) {
        return Err(messages::just_lit(quiet(), name(side)).into());
    }
    // After a quiet ply the same shot, fired again, must still strike nothing.
    let last = Khet { turn: !position.turn, ..*position };
    let struck = last.trace(&mut ());
    if !struck.is_none() {
        let at = Arg::name(Square::of_bit(struck.lowest()));
        return Err(messages::just_struck(quiet(), name(last.turn), at).into());
    }
    Ok(())
}

impl fmt::Display for Khet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, rank) in self.pieces.chunks(SQUARES / usize::from(RANKS)).rev().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            notation::write_rank(f, "", rank.iter().map(|piece| piece.view().map(symbol)))?;
        }
        write!(f, " {} {}", DESCRIPTOR.letter(self.turn), self.quiet)
    }
}
