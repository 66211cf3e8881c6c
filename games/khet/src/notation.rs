//! A position as text: `<board> <side> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::{Bits, Game, PositionError, Side, notation};

use crate::man::{Class, Man, symbol};
use crate::position::{Khet, QUIET_LIMIT};
use crate::square::{FILES, RANKS, RESERVED, SQUARES, Square};
use crate::variant::Variant;

/// Reads a position and refuses what no game can reach from any set-up.
pub(crate) fn read(text: &str, variant: Variant) -> Result<Khet, PositionError> {
    let [board, side, quiet] = notation::fields(text, ["board", "side", "quiet"])?;
    let turn = Side::ALL
        .into_iter()
        .find(|&turn| side == letter(turn).to_string())
        .ok_or_else(|| PositionError::new(format!("bad side {}: expected s or r", quoted(side))))?;
    let quiet = notation::counter(quiet, "quiet counter", QUIET_LIMIT.into())? as u8;
    let mut position = Khet::empty(turn, quiet, variant);
    notation::board(board, FILES, RANKS, turned, |file, rank, text| {
        let at = Square::new(file, rank).expect("the board has this square");
        let man = Man::read(text)
            .ok_or_else(|| PositionError::new(format!("unknown piece {} on {at}", quoted(text))))?;
        check_place(man, at, text, variant)?;
        position.put(man, at);
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

const fn letter(side: Side) -> char {
    Khet::SIDES[side.index()].letter
}

/// The name of a side inside a sentence.
fn name(side: Side) -> String {
    Khet::SIDES[side.index()].en.to_lowercase()
}

fn check_place(man: Man, at: Square, text: &str, variant: Variant) -> Result<(), PositionError> {
    let refuse = |why: String| Err(PositionError::new(format!("{} on {at}: {why}", quoted(text))));
    let other = !man.owner();
    if RESERVED[other.index()].has(at.index() as u32) {
        return refuse(format!("the square is reserved for {}", name(other)));
    }
    if man.is_eye() && !variant.has_eyes() {
        let variant = game::Variant::name(variant);
        return refuse(format!("variant {variant} has no eyes, {variant}+horus has"));
    }
    Ok(())
}

/// No side has more than it had in the box.
fn check_numbers(position: &Khet) -> Result<(), PositionError> {
    for side in Side::ALL {
        let count = |class| (position.class(class) & position.sides[side.index()]).count();
        let obelisks = count(Class::Obelisk) + 2 * count(Class::Stack);
        for (found, most, what) in [
            (count(Class::Pharaoh), 1, "pharaohs"),
            (obelisks, 4, "obelisks"),
            (count(Class::Pyramid), 7, "pyramids"),
            (count(Class::Djed), 2, "djeds and eyes"),
        ] {
            if found > most {
                return Err(PositionError::new(format!(
                    "{} has {found} {what}: at most {most} in {}",
                    name(side),
                    quoted(&position.to_string())
                )));
            }
        }
    }
    Ok(())
}

/// What the last shot must have left behind.
fn check_history(position: &Khet) -> Result<(), PositionError> {
    let lit = Side::ALL.map(|side| !position.has_pharaoh(side));
    if lit == [true; 2] && !position.variant.has_eyes() {
        return Err(PositionError::new(format!(
            "no pharaoh in {}: without eyes a shot lights only one",
            quoted(&position.to_string())
        )));
    }
    let quiet = position.quiet;
    if quiet == 0 {
        return Ok(());
    }
    if let Some(side) = Side::ALL.into_iter().find(|side| lit[side.index()]) {
        return Err(PositionError::new(format!(
            "quiet counter {} contradicts the board: {}'s pharaoh has just been lit",
            quoted(&quiet.to_string()),
            name(side)
        )));
    }
    // After a quiet ply the same shot, fired again, must still strike nothing.
    let last = Khet { turn: !position.turn, ..*position };
    let struck = last.trace(&mut ());
    if !struck.is_none() {
        return Err(PositionError::new(format!(
            "quiet counter {} contradicts the board: {}'s last shot would have struck {}",
            quoted(&quiet.to_string()),
            name(last.turn),
            Square::of_bit(struck.lowest())
        )));
    }
    Ok(())
}

impl fmt::Display for Khet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, rank) in self.men.chunks(SQUARES / usize::from(RANKS)).rev().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            notation::write_rank(f, rank.iter().map(|man| man.piece().map(symbol)))?;
        }
        write!(f, " {} {}", letter(self.turn), self.quiet)
    }
}
