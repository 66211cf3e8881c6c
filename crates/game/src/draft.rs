//! A position that is being set up by hand: it need not be possible yet.
//!
//! Whether it is decides [`Game::parse`] alone. A draft is only the position's text taken apart:
//! what stands where, who is to move, and the fields beside the board as somebody writes them.

use crate::descriptor::Descriptor;
use crate::event::{Cell, Piece};
use crate::game::Game;
use crate::notation::write_rank;
use crate::side::Side;
use crate::view::View;

/// How a game writes its positions: the fields, parted by spaces, and what can stand on the board.
/// Ranks are written from the top and parted by `/`, runs of empty cells as numbers, and pieces as
/// [`Game::symbol`] writes them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Format {
    /// The fields in their order.
    pub fields: &'static [Field],
    /// What parts the items of a rank.
    pub separator: &'static str,
    /// What can be put on the board, in the order in which it is offered.
    pub palette: &'static [PaletteItem],
}

/// One field of a position's text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// What stands where.
    Board,
    /// The letter of the side to move.
    Turn,
    /// The cell of the piece that wears the crown, or `-`; with the field's name.
    Crown(&'static str),
    /// Something else, by its name.
    Other(&'static str),
}

/// Pieces that can be put on the board, of either side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct PaletteItem {
    /// The kind, as in [`Piece::kind`].
    pub kind: u8,
    /// How many ways round they can lie; 1 where turning means nothing.
    pub orientations: u8,
    /// How high they can be stacked.
    pub heights: &'static [u8],
}

impl Format {
    /// The names of the fields beside board and turn, in their order.
    pub fn field_names(&self) -> impl Iterator<Item = &'static str> {
        self.fields.iter().filter_map(|field| match *field {
            Field::Board | Field::Turn => None,
            Field::Crown(name) | Field::Other(name) => Some(name),
        })
    }
}

impl PaletteItem {
    /// A kind whose pieces stand alone and have no way round.
    #[must_use]
    pub const fn plain(kind: u8) -> PaletteItem {
        PaletteItem { kind, orientations: 1, heights: &[1] }
    }
}

/// How texts of one game's positions are taken apart and put together.
#[derive(Copy, Clone, Debug)]
pub struct Notation {
    /// The fields, what can stand on the board, and the letters of the sides.
    pub descriptor: &'static Descriptor,
    /// The letters of a piece.
    pub symbol: fn(Piece) -> String,
}

impl Notation {
    /// That of a game.
    #[must_use]
    pub fn of<G: Game>() -> Notation {
        Notation { descriptor: G::DESCRIPTOR, symbol: G::symbol }
    }

    /// Every piece that can be put on the board, after its letters.
    fn symbols(&self) -> Vec<(String, Piece)> {
        let items = self.descriptor.format.palette.iter();
        let pieces = items.flat_map(|item| {
            item.heights.iter().flat_map(move |&height| {
                (0..item.orientations).flat_map(move |orientation| {
                    Side::ALL.map(|owner| Piece { owner, kind: item.kind, orientation, height })
                })
            })
        });
        pieces.map(|piece| ((self.symbol)(piece), piece)).collect()
    }

    /// Reads what stands on the cells of a row: pieces, and runs of empty cells.
    fn read_row(&self, text: &str, symbols: &[(String, Piece)]) -> Option<Vec<Option<Piece>>> {
        let mut row = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            if !row.is_empty() {
                rest = rest.strip_prefix(self.descriptor.format.separator)?;
            }
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let length = if digits > 0 {
                let run: u8 = rest[..digits].parse().ok()?;
                row.resize(row.len() + usize::from(run), None);
                // Cells are numbered in a byte: a longer row is none, however it goes on.
                if row.len() > usize::from(u8::MAX) {
                    return None;
                }
                digits
            } else {
                let found = symbols.iter().filter(|(symbol, _)| rest.starts_with(symbol));
                let (symbol, piece) = found.max_by_key(|(symbol, _)| symbol.len())?;
                row.push(Some(*piece));
                symbol.len()
            };
            rest = &rest[length..];
        }
        Some(row)
    }

    fn write_row(&self, row: impl Iterator<Item = Option<Piece>>) -> String {
        let mut text = String::new();
        let cells = row.map(|cell| cell.map(self.symbol));
        write_rank(&mut text, self.descriptor.format.separator, cells).expect("a text has room");
        text
    }
}

/// A position that is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// What stands on each cell, in the order of [`View::cells`].
    pub pieces: Vec<Option<Piece>>,
    /// Who is to move.
    pub turn: Side,
    /// The other fields by their names, as they are written.
    pub fields: Vec<(&'static str, String)>,
}

impl Draft {
    /// Takes a text apart. `view` tells the board it is written for; `None` where its board, its
    /// side or the number of its fields cannot be made out.
    #[must_use]
    pub fn read(text: &str, notation: &Notation, view: &View) -> Option<Draft> {
        let texts: Vec<&str> = text.split_whitespace().collect();
        let format = notation.descriptor.format.fields;
        if texts.len() != format.len() {
            return None;
        }
        let mut pieces = vec![None; view.cells.len()];
        let (mut turn, mut fields) = (view.turn, Vec::new());
        for (&field, text) in format.iter().zip(texts) {
            match field {
                Field::Board => {
                    let (rows, symbols) = (rows(view), notation.symbols());
                    let lines: Vec<&str> = text.split('/').collect();
                    if lines.len() != rows.len() {
                        return None;
                    }
                    for (row, line) in rows.iter().zip(lines) {
                        let found = notation.read_row(line, &symbols)?;
                        if found.len() != row.len() {
                            return None;
                        }
                        for (&cell, piece) in row.iter().zip(found) {
                            pieces[cell] = piece;
                        }
                    }
                }
                Field::Turn => {
                    turn = notation.descriptor.side(text)?;
                }
                Field::Crown(name) | Field::Other(name) => fields.push((name, text.to_owned())),
            }
        }
        Some(Draft { pieces, turn, fields })
    }

    /// Puts the text together.
    #[must_use]
    pub fn write(&self, notation: &Notation, view: &View) -> String {
        let field = |&field: &Field| match field {
            Field::Board => {
                let row = |row: &Vec<usize>| {
                    notation.write_row(row.iter().map(|&cell| self.pieces[cell]))
                };
                rows(view).iter().map(row).collect::<Vec<_>>().join("/")
            }
            Field::Turn => notation.descriptor.letter(self.turn).to_string(),
            Field::Crown(name) | Field::Other(name) => self.field(name).to_owned(),
        };
        notation.descriptor.format.fields.iter().map(field).collect::<Vec<_>>().join(" ")
    }

    /// A field beside board and turn; empty where there is none of that name.
    #[must_use]
    pub fn field(&self, name: &str) -> &str {
        self.fields.iter().find(|(known, _)| *known == name).map_or("", |(_, text)| text)
    }

    /// Sets a field beside board and turn; nothing happens where there is none of that name. White
    /// space, which parts fields, is left out.
    pub fn set_field(&mut self, name: &str, text: &str) {
        if let Some((_, field)) = self.fields.iter_mut().find(|(known, _)| *known == name) {
            *field = text.split_whitespace().collect();
        }
    }

    /// The cell of the piece that wears the crown.
    #[must_use]
    pub fn crown(&self, format: &Format, view: &View) -> Option<Cell> {
        view.find(self.field(crown_field(format)?))
    }

    /// The crown needs a head: takes it off where its piece is gone.
    pub fn tidy_crown(&mut self, format: &Format, view: &View) {
        let wearer = self.crown(format, view);
        if let Some(name) = crown_field(format)
            && wearer.is_none_or(|cell| self.pieces[usize::from(cell.0)].is_none())
        {
            self.set_field(name, "-");
        }
    }
}

fn crown_field(format: &Format) -> Option<&'static str> {
    format.fields.iter().find_map(|field| match field {
        Field::Crown(name) => Some(*name),
        _ => None,
    })
}

/// The cells as texts list them: rows from the top, each from the left.
fn rows(view: &View) -> Vec<Vec<usize>> {
    let mut cells: Vec<usize> = (0..view.cells.len()).collect();
    let place = |&cell: &usize| (u8::MAX - view.cells[cell].y, view.cells[cell].x);
    cells.sort_by_key(place);
    cells
        .chunk_by(|&one, &other| view.cells[one].y == view.cells[other].y)
        .map(<[_]>::to_vec)
        .collect()
}
