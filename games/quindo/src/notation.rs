//! The position's text: `<board> <side> <barred> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::{Game, PositionError, Side, notation};

use crate::position::{LARGEST, QUIET_LIMIT, Quindo, SMALLEST};
use crate::square::Square;

/// The letter of a side's pawns.
pub(crate) const fn letter(side: Side) -> char {
    match side {
        Side::First => 'W',
        Side::Second => 'B',
    }
}

/// Reads a position and refuses those that cannot be.
pub(crate) fn parse(text: &str) -> Result<Quindo, PositionError> {
    let [board, side, barred, quiet] =
        notation::fields(text, ["board", "side", "barred", "quiet"])?;
    let size = board_size(board)?;
    let (turn, barred) = (read_side(side)?, read_barred(barred)?);
    let quiet = notation::counter(quiet, "quiet counter", QUIET_LIMIT.into())? as u8;
    let mut position = Quindo::new(size, turn, barred, quiet);
    notation::board(
        board,
        size,
        size,
        |_| false,
        |file, rank, piece| {
            let side = Side::ALL.into_iter().find(|&side| piece == letter(side).to_string());
            let side = side.ok_or_else(|| refusal("unknown pawn", piece, "W or B"))?;
            let square = Square::at(file, rank);
            if position.is_border(square) {
                return Err(PositionError::new(format!(
                    "a pawn on the border at {square}: {}",
                    quoted(board)
                )));
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
    let why = match lost {
        [true, true] => "no pawn on the board",
        [false, false] => return Ok(()),
        _ if position.quiet() == 0 => return Ok(()),
        _ => "quiet plies after the last pawn of a side",
    };
    Err(PositionError::new(format!("{why}: {}", quoted(board))))
}

fn board_size(board: &str) -> Result<u8, PositionError> {
    let ranks = board.split('/').count();
    u8::try_from(ranks).ok().filter(|size| (SMALLEST..=LARGEST).contains(size)).ok_or_else(|| {
        PositionError::new(format!(
            "the board {} has {}: expected {SMALLEST} to {LARGEST}",
            quoted(board),
            notation::counted(ranks, "rank")
        ))
    })
}

fn read_side(text: &str) -> Result<Side, PositionError> {
    match text {
        "w" => Ok(Side::First),
        "b" => Ok(Side::Second),
        _ => Err(refusal("unknown side", text, "w or b")),
    }
}

fn read_barred(text: &str) -> Result<u8, PositionError> {
    match text {
        "-" => Ok(0),
        "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        _ => Err(refusal("bad barred distance", text, "1, 2, 3 or -")),
    }
}

fn refusal(what: &str, text: &str, expected: &str) -> PositionError {
    PositionError::new(format!("{what} {}: expected {expected}", quoted(text)))
}

impl fmt::Display for Quindo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        for rank in (0..size).rev() {
            let squares = (0..size).map(|file| self.pawn(Square::at(file, rank)).map(letter));
            notation::write_rank(f, squares)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        f.write_str(if self.turn() == Side::First { "w" } else { "b" })?;
        match self.barred() {
            Some(distance) => write!(f, " {distance}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {}", self.quiet())
    }
}
