//! Positions as text: `<edge> <board> <side> <khan> <red captured>/<ocre captured> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::notation::{board, counted, counter, fields, write_rank};
use game::{Game, PositionError, Side};

use crate::mat::Edge;
use crate::moves::Kind;
use crate::position::{Khan, QUIET_LIMIT, SBIRES};
use crate::square::{HOMES, SIZE, Square, squares};
use crate::variant::Variant;

const FIELDS: [&str; 6] = ["edge", "board", "side", "khan", "captured", "quiet"];
const NAMES: [&str; 2] = ["red", "ocre"];

/// A piece's letter in a position.
pub(crate) fn letter(owner: Side, kind: Kind) -> char {
    match owner {
        Side::First => kind.letter(),
        Side::Second => kind.letter().to_ascii_lowercase(),
    }
}

/// Writes a position.
pub(crate) fn write(position: &Khan, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{} ", position.edge.map_or('-', Edge::letter))?;
    for rank in (0..SIZE).rev() {
        let squares = (0..SIZE).filter_map(|file| Square::new(file, rank));
        let pieces = squares.map(|at| position.piece(at).map(|(owner, kind)| letter(owner, kind)));
        write_rank(f, pieces)?;
        f.write_str(if rank > 0 { "/" } else { " " })?;
    }
    write!(f, "{} ", Khan::SIDES[position.turn.index()].letter)?;
    match position.wearer {
        Some(at) => write!(f, "{at}")?,
        None => f.write_str("-")?,
    }
    let [red, ocre] = position.captured;
    write!(f, " {red}/{ocre} {}", position.quiet)
}

/// Reads a position.
pub(crate) fn parse(text: &str, variant: Variant) -> Result<Khan, PositionError> {
    let [edge, ranks, side, khan, captured, quiet] = fields(text, FIELDS)?;
    let mut position = Khan::start(variant, 0);
    position.edge = read_edge(edge)?;
    place_pieces(&mut position, ranks)?;
    position.turn = Side::ALL
        .into_iter()
        .find(|turn| side.chars().eq([Khan::SIDES[turn.index()].letter]))
        .ok_or_else(|| refuse(format!("unknown side {}: expected r or o", quoted(side))))?;
    position.wearer = read_wearer(khan)?;
    position.captured = read_captured(captured)?;
    position.quiet = counter(quiet, "quiet counter", QUIET_LIMIT.into())? as u8;

    let complete = Side::ALL.iter().all(|&side| total(&position, side) == SBIRES);
    let check = if complete { check_play } else { check_set_up };
    check(&position)
        .map_err(|why| refuse(format!("impossible position {}: {why}", quoted(text))))?;

    let placed = position.pieces.map(u64::count_ones).iter().sum::<u32>() as u8;
    position.unplaced = if complete { 0 } else { position.unplaced - placed };
    position.demand = Edge::demand(position.edge, position.wearer);
    position.key = position.recomputed_key();
    Ok(position)
}

fn refuse(reason: String) -> PositionError {
    PositionError::new(reason)
}

fn read_edge(text: &str) -> Result<Option<Edge>, PositionError> {
    match Edge::read(text) {
        None if text != "-" => {
            Err(refuse(format!("unknown edge {}: expected n, e, s, w or -", quoted(text))))
        }
        edge => Ok(edge),
    }
}

fn place_pieces(position: &mut Khan, ranks: &str) -> Result<(), PositionError> {
    board(
        ranks,
        SIZE,
        SIZE,
        |_| false,
        |file, rank, piece| {
            let (owner, kind) = match piece {
                "K" => (Side::First, Kind::Kalista),
                "S" => (Side::First, Kind::Sbire),
                "k" => (Side::Second, Kind::Kalista),
                "s" => (Side::Second, Kind::Sbire),
                _ => {
                    let piece = quoted(piece);
                    return Err(refuse(format!("unknown piece {piece}: expected K, S, k or s")));
                }
            };
            let at = Square::new(file, rank).expect("the square lies on the board");
            if kind == Kind::Kalista {
                if position.kalista(owner).is_some() {
                    let name = NAMES[owner.index()];
                    return Err(refuse(format!("{name} has two kalistas in {}", quoted(ranks))));
                }
                position.kalistas |= at.bit();
            }
            position.pieces[owner.index()] |= at.bit();
            Ok(())
        },
    )
}

fn read_wearer(text: &str) -> Result<Option<Square>, PositionError> {
    if text == "-" {
        return Ok(None);
    }
    match Square::read(text) {
        Some((at, "")) => Ok(Some(at)),
        _ => Err(refuse(format!("unknown square {}: expected a1 to f6 or -", quoted(text)))),
    }
}

fn read_captured(text: &str) -> Result<[u8; 2], PositionError> {
    let (red, ocre) = text.split_once('/').ok_or_else(|| {
        refuse(format!("bad captured {}: expected two numbers as 0/0", quoted(text)))
    })?;
    let read = |text, name| counter(text, name, SBIRES.into()).map(|count| count as u8);
    Ok([read(red, "count of captured red sbires")?, read(ocre, "count of captured ocre sbires")?])
}

fn sbires(position: &Khan, side: Side) -> u8 {
    (position.pieces[side.index()] & !position.kalistas).count_ones() as u8
}

/// The Sbires of a side, captured ones included.
fn total(position: &Khan, side: Side) -> u8 {
    sbires(position, side) + position.captured(side)
}

/// The Sbires are not five a side, captured ones included: the position must be one of the set-up.
fn check_set_up(position: &Khan) -> Result<(), String> {
    if position.pieces == [0, 0] && position.turn == Side::Second && is_untouched(position) {
        return Err("ocre is to move, but the board is empty".to_owned());
    }
    if !is_set_up(position) {
        return Err(wrong_count(position));
    }
    if let Some(at) = squares(position.pieces[0] | position.pieces[1]).next()
        && position.edge.is_none()
    {
        return Err(format!("a piece stands on \"{at}\", but the edge is \"-\""));
    }
    for side in Side::ALL {
        if position.pieces[side.index()] != 0 && position.kalista(side).is_none() {
            let name = NAMES[side.index()];
            return Err(format!("{name} has sbires on the board, but no kalista"));
        }
    }
    Ok(())
}

/// Whether nothing has happened yet that comes after the set-up.
fn is_untouched(position: &Khan) -> bool {
    position.captured == [0, 0] && position.wearer.is_none() && position.quiet == 0
}

/// Whether a set-up is why pieces are missing: all stand at home, Ocre has begun only if Red is
/// done, and whoever is not done is to move.
fn is_set_up(position: &Khan) -> bool {
    let at_home = (0..2).all(|side| position.pieces[side] & !HOMES[side] == 0);
    let red_is_done = sbires(position, Side::First) == SBIRES;
    let builder = if red_is_done { Side::Second } else { Side::First };
    let in_turn = red_is_done || position.pieces[Side::Second.index()] == 0;
    let in_box = Side::ALL.iter().all(|&side| total(position, side) <= SBIRES);
    is_untouched(position) && in_box && at_home && in_turn && position.turn == builder
}

/// Which side has another number of Sbires than the box.
fn wrong_count(position: &Khan) -> String {
    let wrong = Side::ALL.into_iter().find(|&side| total(position, side) != SBIRES);
    let side = wrong.expect("a side has another number of sbires");
    let count = counted(total(position, side).into(), "sbire");
    format!("{} has {count}, captured ones included: expected {SBIRES}", NAMES[side.index()])
}

/// All Sbires are accounted for: the position must be one of the play. A Khan that nobody wears
/// leaves the player free in any position, so that positions can be set up by hand.
fn check_play(position: &Khan) -> Result<(), String> {
    let turn = position.turn;
    let [player, opponent] = [turn, !turn].map(|side| NAMES[side.index()]);
    let has_kalista = |side| position.kalista(side).is_some();
    match [turn, !turn].map(has_kalista) {
        [true, true] => {}
        [false, false] => return Err("neither side has a kalista".to_owned()),
        // Whoever moved last kept the Kalista.
        [true, false] => return Err(format!("{opponent} has no kalista, but {player} is to move")),
        [false, true] if position.wearer.is_none() => {
            return Err(format!("{player} has no kalista, but no piece wears the khan"));
        }
        [false, true] if position.quiet > 0 => {
            let quiet = position.quiet;
            return Err(format!("{player} has no kalista, but the quiet counter is \"{quiet}\""));
        }
        [false, true] => {}
    }
    if position.edge.is_none() {
        return Err("all pieces are placed, but the edge is \"-\"".to_owned());
    }
    let Some(at) = position.wearer else { return Ok(()) };
    match position.piece(at) {
        None => Err(format!("no piece stands on \"{at}\", where the khan is")),
        Some((owner, _)) if owner == turn => {
            Err(format!("{player} is to move, but the khan is on {player}'s piece on \"{at}\""))
        }
        Some(_) => Ok(()),
    }
}
