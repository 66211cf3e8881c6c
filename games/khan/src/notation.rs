//! Positions as text: `<edge> <board> <side> <khan> <red captured>/<ocre captured> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::notation::{board, counter, fields, write_rank};
use game::{Game, PositionError, Side};

use crate::mat::Edge;
use crate::moves::Kind;
use crate::position::{Khan, QUIET_LIMIT, SBIRES};
use crate::square::{HOMES, SIZE, Square};
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

    let mut complete = true;
    for side in Side::ALL {
        let total = sbires(&position, side) + position.captured[side.index()];
        if total > SBIRES {
            let name = NAMES[side.index()];
            return Err(refuse(format!(
                "{name} has {total} sbires in {}: expected at most {SBIRES} with the captured",
                quoted(text)
            )));
        }
        complete &= total == SBIRES;
    }
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

/// Sbires are missing that nobody has captured: the position must be one of the set-up.
fn check_set_up(position: &Khan) -> Result<(), &'static str> {
    let [red, ocre] = position.pieces;
    if position.captured != [0, 0] || position.wearer.is_some() || position.quiet > 0 {
        return Err("a side has fewer than five sbires with the captured");
    }
    if position.edge.is_none() && red | ocre != 0 {
        return Err("pieces stand on the board before the edge is chosen");
    }
    for side in Side::ALL {
        let own = position.pieces[side.index()];
        if own != 0 && own & position.kalistas == 0 {
            return Err("the kalista is placed before the sbires");
        }
        if own & !HOMES[side.index()] != 0 {
            return Err("the set-up keeps to ranks 1-2 for red and 5-6 for ocre");
        }
    }
    let red_is_done = sbires(position, Side::First) == SBIRES;
    if !red_is_done && ocre != 0 {
        return Err("ocre sets up after red");
    }
    let builder = if red_is_done { Side::Second } else { Side::First };
    if position.turn != builder {
        return Err("it is the other side that sets up");
    }
    Ok(())
}

/// All Sbires are accounted for: the position must be one of the play. A Khan that nobody wears
/// leaves the player free in any position, so that positions can be set up by hand.
fn check_play(position: &Khan) -> Result<(), &'static str> {
    if position.edge.is_none() {
        return Err("the edge is not chosen");
    }
    let turn = position.turn;
    if let Some(at) = position.wearer
        && position.pieces[(!turn).index()] & at.bit() == 0
    {
        return Err("the khan sits on a piece of the side that is not to move");
    }
    // Whoever moved last kept the Kalista.
    if position.kalista(!turn).is_none() {
        return Err("a side has no kalista");
    }
    let taken = position.kalista(turn).is_none();
    if taken && (position.wearer.is_none() || position.quiet > 0) {
        return Err("whoever has just taken a kalista wears the khan, with a quiet counter of 0");
    }
    if !taken
        && position.wearer.is_some()
        && position.quiet == 0
        && position.captured[turn.index()] == 0
    {
        return Err("the quiet counter is 0, but the side to move has lost nothing");
    }
    Ok(())
}
