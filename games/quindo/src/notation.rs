//! The position's text: `<board> <side> <barred> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::{Arg, Field, Format, Game, PaletteItem, Piece, PositionError, Side, notation};

use crate::descriptor::DESCRIPTOR;
use crate::messages;
use crate::position::{MAX_SIZE, MIN_SIZE, QUIET_LIMIT, Quindo};
use crate::square::Square;

/// How positions are written, for whoever sets one up.
pub(crate) const FORMAT: Format = Format {
    fields: &[Field::Board, Field::Turn, Field::Other("barred"), Field::Other("quiet")],
    separator: "",
    palette: &[PaletteItem::plain(0)],
};

/// The letter of a side's pawns.
const fn letter(side: Side) -> char {
    match side {
        Side::First => 'W',
        Side::Second => 'B',
    }
}

/// The letter of a piece that a screen knows.
pub(crate) fn symbol(piece: Piece) -> String {
    letter(piece.owner).to_string()
}

/// Reads a position and refuses those that cannot be.
pub(crate) fn parse(text: &str) -> Result<Quindo, PositionError> {
    let [board, side, barred, quiet] = notation::fields(text, messages::fields())?;
    let size = board_size(board)?;
    let turn = DESCRIPTOR.side(side).ok_or_else(|| messages::unknown_side(quoted(side)))?;
    let barred = read_barred(barred)?;
    let quiet = notation::quiet(quiet, QUIET_LIMIT)?;
    let mut position = Quindo::new(size, turn, barred, quiet);
    notation::board(
        board,
        size,
        size,
        |_| false,
        |file, rank, piece| {
            let side = Side::ALL.into_iter().find(|&side| piece == letter(side).to_string());
            let side = side.ok_or_else(|| messages::unknown_pawn(quoted(piece)))?;
            let square = Square::at(file, rank);
            if position.is_border(square) {
                return Err(messages::on_the_border(Arg::name(square), quoted(board)).into());
            }
            position.put(square, side);
            Ok(())
        },
    )?;
    check_pawns(&position, board)?;
    Ok(position)
}

/// A game is over at once when a side loses its last pawn, and never are both without any.
fn check_pawns(position: &Quindo, board: &str) -> Result<(), PositionError> {
    let lost = Side::ALL.map(|side| position.count(side) == 0);
    match lost {
        [true, true] => Err(messages::no_pawn(quoted(board)).into()),
        [false, false] => Ok(()),
        _ if position.quiet() == 0 => Ok(()),
        _ => Err(messages::quiet_after_last(quoted(board)).into()),
    }
}

fn board_size(board: &str) -> Result<u8, PositionError> {
    let ranks = board.split('/').count();
    match u8::try_from(ranks) {
        Ok(size @ MIN_SIZE..=MAX_SIZE) => Ok(size),
        _ => {
            let ranks = messages::ranks(ranks);
            Err(messages::wrong_ranks(quoted(board), ranks, MIN_SIZE, MAX_SIZE).into())
        }
    }
}

fn read_barred(text: &str) -> Result<u8, PositionError> {
    match text {
        "-" => Ok(0),
        "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        _ => Err(messages::bad_barred(quoted(text)).into()),
    }
}

impl fmt::Display for Quindo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        for rank in (0..size).rev() {
            let squares = (0..size).map(|file| self.pawn(Square::at(file, rank)).map(letter));
            notation::write_rank(f, "", squares)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", DESCRIPTOR.letter(self.turn))?;
        match self.barred() {
            Some(distance) => write!(f, " {distance}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {}", self.quiet())
    }
}
