//! Positions as text: `<board> <side>`.

use std::fmt;

use game::error::quoted;
use game::{Arg, Field, Format, PaletteItem, Piece, PositionError, Side, notation};

use crate::descriptor::DESCRIPTOR;
use crate::keys;
use crate::messages;
use crate::position::Newgame;

/// How positions are written, for whoever sets one up.
pub(crate) const FORMAT: Format = Format {
    fields: &[Field::Board, Field::Turn],
    separator: "",
    palette: &[PaletteItem::plain(0)],
};

/// The letter of a piece that a screen knows.
pub(crate) fn symbol(piece: Piece) -> String {
    DESCRIPTOR.letter(piece.owner).to_string()
}

/// Reads a position and refuses those that cannot be.
pub(crate) fn parse(text: &str) -> Result<Newgame, PositionError> {
    let [board, side] = notation::fields(text, messages::fields())?;
    let mut marks = [0_u64; 2];
    notation::board(
        board,
        3,
        3,
        |_| false,
        |file, rank, piece| {
            let owner = match piece {
                "x" => 0,
                "o" => 1,
                _ => return Err(messages::unknown_mark(quoted(piece)).into()),
            };
            marks[owner] |= 1 << (rank * 3 + file);
            Ok(())
        },
    )?;
    let ahead = marks[0].count_ones().checked_sub(marks[1].count_ones());
    let turn = match (side, ahead) {
        ("x", Some(0)) => Side::First,
        ("o", Some(1)) => Side::Second,
        ("x" | "o", _) => {
            let [crosses, noughts] = marks.map(u64::count_ones);
            return Err(messages::wrong_count(crosses, noughts, Arg::name(side)).into());
        }
        _ => return Err(messages::unknown_side(quoted(side)).into()),
    };
    let position = Newgame { marks, turn, key: 0 };
    if let Some(winner) = position.winner()
        && winner == turn
    {
        return Err(messages::already_won().into());
    }
    Ok(Newgame { key: keys::of(&position), ..position })
}

impl fmt::Display for Newgame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..3).rev() {
            let owners = (0..3).map(|file| self.owner(rank * 3 + file));
            let letters = owners.map(|owner| owner.map(|side| DESCRIPTOR.letter(side)));
            notation::write_rank(f, "", letters)?;
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        write!(f, " {}", DESCRIPTOR.letter(self.turn))
    }
}
