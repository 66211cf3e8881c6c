//! Positions as text: `<board> <side> <white reserve>/<black reserve> <pending> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::notation::{self, Item, counter, fields, rank, write_rank};
use game::{Arg, Bits, Field, Format, Message, PaletteItem, Piece, PositionError, Side};

use crate::descriptor::DESCRIPTOR;
use crate::hexagon::on_board;
use crate::keys;
use crate::messages;
use crate::orientation::Orientation;
use crate::position::{Khitan, QUIET_LIMIT, most_pieces};
use crate::spot::{SIDES, Spot, first, last};
use crate::tile::Tile;
use crate::variant::Variant;

/// How positions are written, for whoever sets one up.
pub(crate) const FORMAT: Format = Format {
    fields: &[
        Field::Board,
        Field::Turn,
        Field::Other("reserves"),
        Field::Other("pending"),
        Field::Other("quiet"),
    ],
    separator: "",
    palette: &[PaletteItem { kind: 0, orientations: 12, heights: &[1] }],
};

/// A piece's letter in a position.
fn letter(owner: Side, orientation: Orientation) -> char {
    match owner {
        Side::First => orientation.letter(),
        Side::Second => orientation.letter().to_ascii_lowercase(),
    }
}

/// The letter of a piece that a screen knows.
pub(crate) fn symbol(piece: Piece) -> String {
    let orientation = Orientation::new(piece.orientation);
    orientation.map_or('?', |orientation| letter(piece.owner, orientation)).to_string()
}

pub(crate) fn parse(text: &str, variant: Variant) -> Result<Khitan, PositionError> {
    let [board, side, reserves, pending, quiet] = fields(text, messages::fields())?;
    let mut position = read_board(board, variant)?;
    position.turn = DESCRIPTOR.side(side).ok_or_else(|| messages::bad_side(quoted(side)))?;
    position.reserves = read_reserves(reserves, &position)?;
    let most = most_pieces(position.side);
    position.pending = counter(pending, messages::pending(), most.into())? as u8;
    position.quiet = notation::quiet(quiet, QUIET_LIMIT)?;
    check_lost(&position, board, quiet)?;
    check_pending(&position)?;
    position.key = keys::of(&position);
    Ok(position)
}

fn read_board(text: &str, variant: Variant) -> Result<Khitan, PositionError> {
    let rows = text.split('/').count();
    let side = SIDES.into_iter().find(|&side| rows + 1 == 2 * usize::from(side));
    let side = side.ok_or_else(|| messages::wrong_rows(quoted(text), messages::rows(rows)))?;
    let mut position = Khitan::empty(side, variant);
    for (line, row) in text.split('/').zip((0..2 * side - 1).rev()) {
        let (first, last) = (first(side, row), last(side, row));
        let mut number = u16::from(first);
        for item in rank(line, |_| false)? {
            match item {
                Item::Empty(run) => number += u16::from(run),
                Item::Piece(letter) => {
                    let tile = read_tile(letter)?;
                    if number <= u16::from(last) {
                        let spot = Spot::new(row, number as u8).expect("within the row");
                        let index = on_board!(side, board => board.index(spot));
                        position.put(index, tile);
                        position.pieces[tile.owner().index()] |= u128::one(index as u32);
                    }
                    number += 1;
                }
            }
        }
        if number != u16::from(last) + 1 {
            let letter = Arg::name(char::from(b'a' + row));
            let found = messages::cells(number - u16::from(first));
            let expected = last - first + 1;
            return Err(messages::wrong_cells(letter, quoted(line), found, expected).into());
        }
    }
    Ok(position)
}

fn read_tile(letter: &str) -> Result<Tile, PositionError> {
    let letter = letter.chars().next().unwrap_or(' ');
    let owner = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
    let orientation = Orientation::from_letter(letter.to_ascii_uppercase())
        .ok_or_else(|| messages::bad_piece(quoted(&letter.to_string())))?;
    Ok(Tile::new(owner, orientation))
}

/// Reads both reserves. A side owns no more pieces than [`most_pieces`].
fn read_reserves(text: &str, position: &Khitan) -> Result<[u8; 2], PositionError> {
    let (white, black) =
        text.split_once('/').ok_or_else(|| messages::bad_reserves(quoted(text)))?;
    let most = most_pieces(position.side);
    let mut reserves = [0; 2];
    for (side, text) in Side::ALL.into_iter().zip([white, black]) {
        let reserve = counter(text, messages::reserve(), most.into())? as u8;
        if reserve > 0 && !position.variant.has_reserve() {
            return Err(messages::no_reserve(quoted(text)).into());
        }
        let owned = position.count(side) + u32::from(reserve);
        if owned > most.into() {
            return Err(messages::too_many(name(side), owned, quoted(text), most).into());
        }
        reserves[side.index()] = reserve;
    }
    Ok(reserves)
}

/// The name of a side inside a sentence.
fn name(side: Side) -> Message {
    match side {
        Side::First => messages::white(),
        Side::Second => messages::black(),
    }
}

/// A capture that leaves a side too few pieces ends the game at once: its owner would be to move.
fn check_lost(position: &Khitan, board: &str, quiet: &str) -> Result<(), PositionError> {
    let few = position.variant.losing_count();
    let loser = match Side::ALL.map(|side| position.has_lost(side)) {
        [false, false] => return Ok(()),
        [true, false] => Side::First,
        [false, true] => Side::Second,
        [true, true] => return Err(messages::both_lost(quoted(board), few).into()),
    };
    let (side, board) = (name(loser), quoted(board));
    let left = messages::pieces(position.count(loser));
    if position.turn != loser {
        return Err(messages::lost_out_of_turn(side, left, board, name(!loser)).into());
    }
    if position.quiet > 0 {
        return Err(messages::lost_quietly(side, left, board, quoted(quiet)).into());
    }
    Ok(())
}

/// Placements are owed only right after a capture, and only as many as can be made.
fn check_pending(position: &Khitan) -> Result<(), PositionError> {
    let owed = position.pending;
    if owed == 0 {
        return Ok(());
    }
    let refuse = |why: Message| Err(messages::bad_pending(quoted(&owed.to_string()), why).into());
    let own = position.reserve(position.turn);
    let theirs = position.reserve(!position.turn);
    let room = on_board!(position.side, board => position.free_half(board).count());
    if owed > own {
        return refuse(messages::reserve_holds(own));
    }
    if u32::from(owed) > room {
        return refuse(messages::room(messages::cells(room)));
    }
    if Side::ALL.iter().any(|&side| position.has_lost(side)) {
        return refuse(messages::over());
    }
    if position.quiet > 0 {
        return refuse(messages::capture_ago(messages::moves(position.quiet)));
    }
    // What was captured is in its owner's reserve now, in expert on top of what kept it open.
    let kept = u8::from(position.variant == Variant::Expert);
    if theirs < owed + kept {
        return refuse(messages::not_returned(theirs));
    }
    Ok(())
}

impl fmt::Display for Khitan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = |row, number| {
            let spot = Spot::new(row, number)?;
            let index = on_board!(self.side, board => board.index(spot));
            let tile = self.tiles[index];
            Some(letter(tile.owner(), tile.orientation()?))
        };
        for row in (0..2 * self.side - 1).rev() {
            let numbers = first(self.side, row)..=last(self.side, row);
            write_rank(f, "", numbers.map(|number| piece(row, number)))?;
            f.write_str(if row == 0 { " " } else { "/" })?;
        }
        let side = DESCRIPTOR.letter(self.turn);
        let [white, black] = self.reserves;
        write!(f, "{side} {white}/{black} {} {}", self.pending, self.quiet)
    }
}
