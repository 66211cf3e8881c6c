//! Positions as text: `<board> <side> <white reserve>/<black reserve> <pending> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::notation::{Item, counted, counter, fields, rank, write_rank};
use game::{Bits, Game, PositionError, Side};

use crate::hexagon::on_board;
use crate::orientation::Orientation;
use crate::position::{Khitan, QUIET_LIMIT, most_pieces};
use crate::spot::{SIDES, Spot, first, last};
use crate::tile::Tile;
use crate::variant::Variant;

pub(crate) fn parse(text: &str, variant: Variant) -> Result<Khitan, PositionError> {
    let [board, side, reserves, pending, quiet] =
        fields(text, ["board", "side", "reserves", "pending", "quiet"])?;
    let mut position = read_board(board, variant)?;
    position.turn = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err(error(format!("bad side {}: expected w or b", quoted(side)))),
    };
    position.reserves = read_reserves(reserves, &position)?;
    let most = most_pieces(position.side);
    position.pending = counter(pending, "pending placements", most.into())? as u8;
    position.quiet = counter(quiet, "quiet counter", QUIET_LIMIT.into())? as u8;
    check_lost(&position, board, quiet)?;
    check_pending(&position)?;
    position.key = position.recomputed_key();
    Ok(position)
}

fn error(reason: String) -> PositionError {
    PositionError::new(reason)
}

fn read_board(text: &str, variant: Variant) -> Result<Khitan, PositionError> {
    let rows = text.split('/').count();
    let side = SIDES.into_iter().find(|&side| rows + 1 == 2 * usize::from(side));
    let side = side.ok_or_else(|| {
        error(format!(
            "the board {} has {}: expected 5, 7, 9, 11 or 13",
            quoted(text),
            counted(rows, "row")
        ))
    })?;
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
            return Err(error(format!(
                "row {} {} has {}: expected {}",
                char::from(b'a' + row),
                quoted(line),
                counted(usize::from(number) - usize::from(first), "cell"),
                last - first + 1,
            )));
        }
    }
    Ok(position)
}

fn read_tile(letter: &str) -> Result<Tile, PositionError> {
    let letter = letter.chars().next().unwrap_or(' ');
    let owner = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
    let orientation = Orientation::from_letter(letter.to_ascii_uppercase()).ok_or_else(|| {
        error(format!("bad piece {}: expected A to L or a to l", quoted(&letter.to_string())))
    })?;
    Ok(Tile::new(owner, orientation))
}

/// Reads both reserves. A side owns no more pieces than [`most_pieces`].
fn read_reserves(text: &str, position: &Khitan) -> Result<[u8; 2], PositionError> {
    let (white, black) = text
        .split_once('/')
        .ok_or_else(|| error(format!("bad reserves {}: expected <white>/<black>", quoted(text))))?;
    let most = most_pieces(position.side);
    let mut reserves = [0; 2];
    for (side, text) in Side::ALL.into_iter().zip([white, black]) {
        let reserve = counter(text, "reserve", most.into())? as u8;
        if reserve > 0 && !position.variant.has_reserve() {
            return Err(error(format!(
                "bad reserve {}: this variant has no reserve",
                quoted(text)
            )));
        }
        let owned = position.count(side) + u32::from(reserve);
        if owned > most.into() {
            return Err(error(format!(
                "{} has {owned} pieces with its reserve {}: expected at most {most}",
                name(side),
                quoted(text),
            )));
        }
        reserves[side.index()] = reserve;
    }
    Ok(reserves)
}

/// The name of a side inside a sentence.
fn name(side: Side) -> String {
    Khitan::SIDES[side.index()].en.to_lowercase()
}

/// A capture that leaves a side too few pieces ends the game at once: its owner would be to move.
fn check_lost(position: &Khitan, board: &str, quiet: &str) -> Result<(), PositionError> {
    let few = position.variant.losing_count();
    let loser = match Side::ALL.map(|side| position.has_lost(side)) {
        [false, false] => return Ok(()),
        [true, false] => Side::First,
        [false, true] => Side::Second,
        [true, true] => {
            return Err(error(format!(
                "{} is lost for both sides: one needs more than {few} pieces",
                quoted(board)
            )));
        }
    };
    let left = counted(position.count(loser) as usize, "piece");
    let lost = format!("{} has lost with {left} in {}", name(loser), quoted(board));
    if position.turn != loser {
        return Err(error(format!("{lost}, but {} is to move", name(!loser))));
    }
    if position.quiet > 0 {
        let quiet = quoted(quiet);
        return Err(error(format!("{lost}, but the quiet counter is {quiet}: expected 0")));
    }
    Ok(())
}

/// Placements are owed only right after a capture, and only as many as can be made.
fn check_pending(position: &Khitan) -> Result<(), PositionError> {
    let owed = position.pending;
    if owed == 0 {
        return Ok(());
    }
    let refuse = |why: String| Err(error(format!("bad pending placements \"{owed}\": {why}")));
    let own = position.reserve(position.turn);
    let theirs = position.reserve(!position.turn);
    let room = on_board!(position.side, board => position.free_half(board).count());
    if owed > own {
        return refuse(format!("the reserve holds {own}"));
    }
    if u32::from(owed) > room {
        return refuse(format!("{} free in that half", counted(room as usize, "cell")));
    }
    if Side::ALL.iter().any(|&side| position.has_lost(side)) {
        return refuse("the game is over".to_owned());
    }
    if position.quiet > 0 {
        let moves = counted(position.quiet.into(), "move");
        return refuse(format!("the last capture is {moves} ago"));
    }
    // What was captured is in its owner's reserve now, on top of what an open reserve held.
    let returned = match position.variant {
        Variant::Expert => theirs == 0 || theirs > owed,
        _ => theirs >= owed,
    };
    if !returned {
        return refuse(format!("as many captures would be in the reserve of {theirs}"));
    }
    Ok(())
}

impl fmt::Display for Khitan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |row, number| {
            let spot = Spot::new(row, number)?;
            let index = on_board!(self.side, board => board.index(spot));
            let tile = self.tiles[index];
            let letter = tile.orientation()?.letter();
            Some(match tile.owner() {
                Side::First => letter,
                Side::Second => letter.to_ascii_lowercase(),
            })
        };
        for row in (0..2 * self.side - 1).rev() {
            let numbers = first(self.side, row)..=last(self.side, row);
            write_rank(f, numbers.map(|number| letter(row, number)))?;
            f.write_str(if row == 0 { " " } else { "/" })?;
        }
        let side = Khitan::SIDES[self.turn.index()].letter;
        let [white, black] = self.reserves;
        write!(f, "{side} {white}/{black} {} {}", self.pending, self.quiet)
    }
}
