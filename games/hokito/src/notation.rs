//! The text of a position, and which positions are possible.

use std::fmt;

use game::error::quoted;
use game::notation::{fields, write_rank};
use game::{Arg, Field, Format, Message, PaletteItem, Piece, PositionError};

use crate::descriptor::DESCRIPTOR;
use crate::messages;
use crate::position::Hokito;
use crate::square::{SIZE, Square};
use crate::tower::Tower;
use crate::variant::Variant;

/// How positions are written, for whoever sets one up.
pub(crate) const FORMAT: Format = Format {
    fields: &[Field::Board, Field::Turn],
    separator: ",",
    palette: &[towers(0), towers(1), towers(2)],
};

const fn towers(kind: u8) -> PaletteItem {
    const HEIGHTS: &[u8] = &[1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36];
    PaletteItem { kind, orientations: 1, heights: HEIGHTS }
}

const TOKENS: u16 = 36; // in the box
pub(crate) const TOKENS_OF_A_VALUE: u8 = 6; // of each colour

impl fmt::Display for Hokito {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..SIZE).rev() {
            if rank < SIZE - 1 {
                f.write_str("/")?;
            }
            let squares = (0..SIZE).filter_map(|file| Square::new(file, rank));
            write_rank(f, FORMAT.separator, squares.map(|square| self.tower(square)))?;
        }
        write!(f, " {}", DESCRIPTOR.letter(self.turn))
    }
}

impl fmt::Display for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", DESCRIPTOR.letter(self.owner()), self.value())?;
        if self.height() > 1 { write!(f, "*{}", self.height()) } else { Ok(()) }
    }
}

/// The text of a piece that a screen knows.
pub(crate) fn symbol(piece: Piece) -> String {
    Tower::new(piece.owner, piece.kind + 1, piece.height).to_string()
}

pub(crate) fn parse(text: &str, variant: Variant) -> Result<Hokito, PositionError> {
    let [board, turn] = fields(text, messages::fields())?;
    let turn = DESCRIPTOR.side(turn).ok_or_else(|| messages::bad_side(quoted(turn)))?;
    let mut position = Hokito::empty(variant, turn);
    let found = board.split('/').count();
    if found != usize::from(SIZE) {
        let found = messages::ranks(found);
        return Err(messages::wrong_ranks(quoted(board), found, SIZE).into());
    }
    for (line, rank) in board.split('/').zip((0..SIZE).rev()) {
        read_rank(&mut position, line, rank)?;
    }
    check_tokens(&position, board)?;
    Ok(position)
}

fn read_rank(position: &mut Hokito, line: &str, rank: u8) -> Result<(), PositionError> {
    let bad = |why: Message| messages::bad_rank(quoted(line), why);
    let (mut file, mut after_run) = (0, false);
    for item in line.split(',') {
        if let Some(run) = empty_run(item) {
            if after_run {
                return Err(bad(messages::runs_touch()).into());
            }
            (file, after_run) = (file + run, true);
        } else {
            let tower = tower(item)?;
            let square = Square::new(file, rank).ok_or_else(|| bad(messages::too_wide()))?;
            position.put(square, tower);
            (file, after_run) = (file + 1, false);
        }
        if file > SIZE {
            return Err(bad(messages::too_wide()).into());
        }
    }
    if file < SIZE {
        return Err(bad(messages::too_narrow(messages::squares(file), SIZE)).into());
    }
    Ok(())
}

fn empty_run(item: &str) -> Option<u8> {
    item.parse().ok().filter(|run| item.len() == 1 && (1..=SIZE).contains(run))
}

fn tower(item: &str) -> Result<Tower, PositionError> {
    let bad = |why: Message| messages::bad_square(quoted(item), why);
    let (top, height) = match item.split_once('*') {
        None => (item, 1),
        Some((top, height)) => {
            let tall = height.parse().ok().filter(|tall: &u8| tall.to_string() == height);
            // Singles land on singles and stacks on stacks: a stack of an odd height never comes
            // about.
            let tall = tall.filter(|tall| tall % 2 == 0 && (2..=36).contains(tall));
            (top, tall.ok_or_else(|| bad(messages::bad_height()))?)
        }
    };
    let mut chars = top.chars();
    let owner = chars.next().and_then(|first| DESCRIPTOR.side(first.encode_utf8(&mut [0; 4])));
    let value = chars.next().and_then(|second| second.to_digit(10));
    match (owner, value, chars.next()) {
        (Some(owner), Some(value @ 1..=3), None) => Ok(Tower::new(owner, value as u8, height)),
        _ => Err(bad(messages::not_a_tower()).into()),
    }
}

/// The box holds six tokens of each value and colour, and nothing ever leaves the board. Fewer are
/// possible: a lesson or a problem may be set up with a part of them.
fn check_tokens(position: &Hokito, board: &str) -> Result<(), PositionError> {
    let mut tokens = 0;
    let mut tops = [0; Tower::TOPS];
    for tower in Square::all().filter_map(|square| position.tower(square)) {
        tokens += u16::from(tower.height());
        let same = &mut tops[tower.top()];
        *same += 1;
        if *same > TOKENS_OF_A_VALUE {
            let top =
                Arg::name(format_args!("{}{}", DESCRIPTOR.letter(tower.owner()), tower.value()));
            return Err(messages::too_many_tops(quoted(board), TOKENS_OF_A_VALUE, top).into());
        }
    }
    if tokens == 0 {
        return Err(messages::no_token(quoted(board)).into());
    }
    if tokens > TOKENS {
        return Err(messages::too_many_tokens(quoted(board), tokens, TOKENS).into());
    }
    Ok(())
}
