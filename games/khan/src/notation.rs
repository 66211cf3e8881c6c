//! Positions as text: `<edge> <board> <side> <khan> <red captured>/<ocre captured> <quiet>`.

use std::fmt;

use game::error::quoted;
use game::notation::{self, board, counter, fields, write_rank};
use game::{Draft, Field, Format, Game, Message, PaletteItem, Piece, PositionError, Side};

use crate::descriptor::DESCRIPTOR;
use crate::kind::Kind;
use crate::mat::Edge;
use crate::messages;
use crate::position::{Khan, QUIET_LIMIT, SBIRES};
use crate::square::{HOMES, SIZE, Square, squares};
use crate::variant::Variant;
use crate::{keys, view};

/// How positions are written, for whoever sets one up.
pub(crate) const FORMAT: Format = Format {
    fields: &[
        Field::Other("edge"),
        Field::Board,
        Field::Turn,
        Field::Crown("khan"),
        Field::Other("captured"),
        Field::Other("quiet"),
    ],
    separator: "",
    palette: &[PaletteItem::plain(Kind::Kalista as u8), PaletteItem::plain(Kind::Sbire as u8)],
};

/// Sbires that are not on the mat are captured ones, unless the mat is empty.
pub(crate) fn tidy(draft: &mut Draft) {
    let pieces = || draft.pieces.iter().flatten();
    let left = |side: Side| {
        let sbire = |piece: &&Piece| piece.owner == side && piece.kind == Kind::Sbire as u8;
        usize::from(SBIRES).saturating_sub(pieces().filter(sbire).count())
    };
    let [red, ocre] = if pieces().next().is_none() { [0, 0] } else { Side::ALL.map(left) };
    draft.set_field("captured", &format!("{red}/{ocre}"));
    draft.set_field("quiet", "0");
}

/// A piece's letter in a position.
fn letter(owner: Side, kind: Kind) -> char {
    match owner {
        Side::First => kind.letter(),
        Side::Second => kind.letter().to_ascii_lowercase(),
    }
}

/// The letter of a piece that a screen knows.
pub(crate) fn symbol(piece: Piece) -> String {
    letter(piece.owner, view::kind(piece)).to_string()
}

impl fmt::Display for Khan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.edge.map_or('-', Edge::letter))?;
        for rank in (0..SIZE).rev() {
            let squares = (0..SIZE).filter_map(|file| Square::new(file, rank));
            let pieces = squares.map(|at| self.piece(at).map(|(owner, kind)| letter(owner, kind)));
            write_rank(f, "", pieces)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        write!(f, "{} ", DESCRIPTOR.letter(self.turn))?;
        match self.wearer {
            Some(at) => write!(f, "{at}")?,
            None => f.write_str("-")?,
        }
        let [red, ocre] = self.captured;
        write!(f, " {red}/{ocre} {}", self.quiet)
    }
}

/// Reads a position.
pub(crate) fn parse(text: &str, variant: Variant) -> Result<Khan, PositionError> {
    let [edge, ranks, side, khan, captured, quiet] = fields(text, messages::fields())?;
    let mut position = Khan::start(variant, 0);
    position.edge = read_edge(edge)?;
    place_pieces(&mut position, ranks)?;
    position.turn = DESCRIPTOR.side(side).ok_or_else(|| messages::unknown_side(quoted(side)))?;
    position.wearer = read_wearer(khan)?;
    position.captured = read_captured(captured)?;
    position.quiet = notation::quiet(quiet, QUIET_LIMIT)?;

    let complete = Side::ALL.iter().all(|&side| total(&position, side) == SBIRES);
    let check = if complete { check_play } else { check_set_up };
    check(&position).map_err(|why| messages::impossible(quoted(text), why))?;

    let placed = position.pieces.map(u64::count_ones).iter().sum::<u32>() as u8;
    position.unplaced = if complete { 0 } else { position.unplaced - placed };
    position.demand = Edge::demand(position.edge, position.wearer);
    position.key = keys::of(&position);
    Ok(position)
}

/// The name of a side inside a sentence.
fn name(side: Side) -> Message {
    match side {
        Side::First => messages::red(),
        Side::Second => messages::ocre(),
    }
}

fn read_edge(text: &str) -> Result<Option<Edge>, PositionError> {
    match Edge::read(text) {
        None if text != "-" => Err(messages::unknown_edge(quoted(text)).into()),
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
                _ => return Err(messages::unknown_piece(quoted(piece)).into()),
            };
            let at = Square::new(file, rank).expect("the square lies on the board");
            if kind == Kind::Kalista {
                if position.kalista(owner).is_some() {
                    return Err(messages::two_kalistas(name(owner), quoted(ranks)).into());
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
        _ => Err(messages::unknown_square(quoted(text)).into()),
    }
}

fn read_captured(text: &str) -> Result<[u8; 2], PositionError> {
    let (red, ocre) = text.split_once('/').ok_or_else(|| messages::bad_captured(quoted(text)))?;
    let read = |text, what| counter(text, what, SBIRES.into()).map(|count| count as u8);
    Ok([read(red, messages::captured_red())?, read(ocre, messages::captured_ocre())?])
}

fn sbires(position: &Khan, side: Side) -> u8 {
    (position.pieces[side.index()] & !position.kalistas).count_ones() as u8
}

/// The Sbires of a side, captured ones included.
fn total(position: &Khan, side: Side) -> u8 {
    sbires(position, side) + position.captured(side)
}

/// The Sbires are not five a side, captured ones included: the position must be one of the set-up.
fn check_set_up(position: &Khan) -> Result<(), Message> {
    if position.pieces == [0, 0] && position.turn == Side::Second && is_untouched(position) {
        return Err(messages::empty_board());
    }
    if !is_set_up(position) {
        return Err(wrong_count(position));
    }
    if let Some(at) = squares(position.pieces[0] | position.pieces[1]).next()
        && position.edge.is_none()
    {
        return Err(messages::piece_without_edge(quoted(&at.to_string())));
    }
    for side in Side::ALL {
        if position.pieces[side.index()] != 0 && position.kalista(side).is_none() {
            return Err(messages::sbires_alone(name(side)));
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
fn wrong_count(position: &Khan) -> Message {
    let wrong = Side::ALL.into_iter().find(|&side| total(position, side) != SBIRES);
    let side = wrong.expect("a side has another number of sbires");
    let found = messages::sbires(total(position, side));
    messages::wrong_count(name(side), found, SBIRES)
}

/// All Sbires are accounted for: the position must be one of the play. A Khan that nobody wears
/// leaves the player free in any position, so that positions can be set up by hand.
fn check_play(position: &Khan) -> Result<(), Message> {
    let turn = position.turn;
    let [player, opponent] = [turn, !turn].map(name);
    let has_kalista = |side| position.kalista(side).is_some();
    match [turn, !turn].map(has_kalista) {
        [true, true] => {}
        [false, false] => return Err(messages::no_kalistas()),
        // Whoever moved last kept the Kalista.
        [true, false] => return Err(messages::lost_out_of_turn(opponent, player)),
        [false, true] if position.wearer.is_none() => {
            return Err(messages::lost_to_nobody(player));
        }
        [false, true] if position.quiet > 0 => {
            let quiet = quoted(&position.quiet.to_string());
            return Err(messages::lost_quietly(player, quiet));
        }
        [false, true] => {}
    }
    if position.edge.is_none() {
        return Err(messages::placed_without_edge());
    }
    let Some(at) = position.wearer else { return Ok(()) };
    let square = || quoted(&at.to_string());
    match position.piece(at) {
        None => Err(messages::nobody_wears(square())),
        Some((owner, _)) if owner == turn => Err(messages::own_khan(player, square())),
        Some(_) => Ok(()),
    }
}
