//! A board as a widget: the cells, what stands on them, and the signs over them.

mod canvas;
mod geometry;
mod hokito;
mod khan;
mod khet;
mod khitan;
pub(crate) mod marks;
mod plain_skin;
mod quindo;
mod skin;

use game::{Cell, Descriptor, Heading, Notation, Piece, Shape, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

pub(crate) use geometry::Geometry;
pub(crate) use skin::{Signs, Skin, skin_of};

use crate::look::{Depth, Look, paints};
use canvas::Canvas;
use marks::{Mark, Ray};

/// Everything that is seen of a board.
pub(crate) struct Board<'b> {
    pub(crate) view: &'b View,
    pub(crate) game: &'static Descriptor,
    pub(crate) notation: Notation,
    pub(crate) marks: &'b [Mark],
    pub(crate) rays: &'b [Ray],
    pub(crate) cursor: Option<Cell>,
    /// A piece that is about to be laid down.
    pub(crate) ghost: Option<(Cell, Piece)>,
    pub(crate) look: Look,
}

impl Board<'_> {
    pub(crate) fn draw(&self, geometry: &Geometry, buffer: &mut Buffer) {
        let skin = skin_of(self.game.name);
        self.labels(geometry, buffer);
        for (index, cell) in (0..).zip(&self.view.cells) {
            let at = Cell(index);
            let mark = self.marks.get(usize::from(index)).copied().unwrap_or_default();
            let rect = geometry.cell(self.view, at);
            let here = self.cursor == Some(at);
            let ground = self.ground(skin, cell, mark, here);
            let mut canvas = Canvas { rect, buffer, look: self.look, ground, here };
            canvas.fill();
            let scene = Scene { board: self, flipped: geometry.flipped, at };
            skin.terrain(&mut canvas, cell.terrain, &scene);
            let ghost = self.ghost.filter(|(place, _)| *place == at).map(|(_, piece)| piece);
            let piece = cell.piece.or(ghost);
            if let Some(piece) = piece {
                skin.piece(&mut canvas, piece, &scene);
            }
            self.rays_of(&mut canvas, at, piece.is_some(), geometry.flipped);
            signs(&mut canvas, mark, here, piece.is_some(), skin);
        }
    }

    /// What a cell is painted with, by the most important sign on it.
    fn ground(&self, skin: &dyn Skin, cell: &game::CellView, mark: Mark, here: bool) -> Style {
        let paint = match mark {
            _ if here => paints::CURSOR,
            Mark { chosen: true, .. } => paints::CHOSEN,
            Mark { target: true, captures: true, .. } | Mark { target: true, lost: true, .. } => {
                paints::CAPTURE
            }
            Mark { target: true, .. } => paints::TARGET,
            Mark { hint: true, .. } => paints::HINT,
            Mark { last: true, .. } => paints::LAST,
            Mark { demanded: true, .. } => paints::DEMANDED,
            _ => skin.ground(cell),
        };
        let ink = if here { paints::EBONY } else { paints::INK };
        self.look.on(ink, paint)
    }

    fn rays_of(&self, canvas: &mut Canvas<'_>, at: Cell, occupied: bool, flipped: bool) {
        let style = match self.look.depth {
            Depth::None => Style::new().add_modifier(ratatui::style::Modifier::BOLD),
            _ => self.look.fg(paints::BEAM).add_modifier(ratatui::style::Modifier::BOLD),
        };
        let seen = |heading: Heading| {
            if flipped { Heading::ALL[(heading as usize + 2) % 4] } else { heading }
        };
        for ray in self.rays.iter().filter(|ray| ray.at == at) {
            let from = ray.enters.map(|heading| Heading::ALL[(seen(heading) as usize + 2) % 4]);
            let to = ray.leaves.map(seen);
            canvas.ray(from, to, occupied, style);
        }
    }

    /// Names of files, ranks and rows, and the lasers.
    fn labels(&self, geometry: &Geometry, buffer: &mut Buffer) {
        let dim = self.look.dim();
        let mut put = |x: u16, y: u16, text: &str, style: Style| {
            if buffer.area.contains((x, y).into()) {
                buffer.set_stringn(x, y, text, usize::from(buffer.area.right() - x), style);
            }
        };
        match self.view.shape {
            Shape::Squares { .. } => {
                let (_, height) = geometry.extent();
                for (index, cell) in (0..).zip(&self.view.cells) {
                    let rect = geometry.cell(self.view, Cell(index));
                    if cell.y == 0 {
                        let name: String = cell.name.chars().take(1).collect();
                        put(rect.x + rect.width / 2, geometry.origin.y + height - 1, &name, dim);
                    }
                    if cell.x == 0 {
                        let name: String = cell.name.chars().skip(1).collect();
                        put(
                            geometry.origin.x,
                            rect.y + rect.height / 2,
                            &format!("{name:>2}"),
                            dim,
                        );
                    }
                }
                for port in &self.view.ports {
                    let rect = geometry.cell(self.view, port.at);
                    let north = (port.heading == Heading::North) != geometry.flipped;
                    let (ch, y) = if north {
                        (self.look.ch('▲', '^'), rect.bottom())
                    } else {
                        (self.look.ch('▼', 'v'), rect.y.saturating_sub(1))
                    };
                    let paint = khet::paint_of(port.side);
                    // Beside the letter of the file, which has the middle.
                    put(rect.x + rect.width / 2 + 1, y, &ch.to_string(), self.look.fg(paint));
                }
            }
            Shape::Hexagons { .. } => {
                let last = |cell: &game::CellView| {
                    !self.view.cells.iter().any(|other| other.y == cell.y && other.x > cell.x)
                };
                for (index, cell) in (0..).zip(&self.view.cells) {
                    let rect = geometry.cell(self.view, Cell(index));
                    let first =
                        !self.view.cells.iter().any(|other| other.y == cell.y && other.x < cell.x);
                    let (left, right) =
                        if geometry.flipped { (last(cell), first) } else { (first, last(cell)) };
                    if left {
                        put(rect.x.saturating_sub(3), rect.y + rect.height / 2, &cell.name, dim);
                    }
                    if right {
                        put(rect.right() + 1, rect.y + rect.height / 2, &cell.name, dim);
                    }
                }
            }
        }
    }
}

/// What frames a cell of what the engine would play.
const HINT: (char, char) = ('!', '!');

/// Where a skin draws, beside the cell itself.
pub(crate) struct Scene<'s> {
    pub(crate) board: &'s Board<'s>,
    pub(crate) flipped: bool,
    pub(crate) at: Cell,
}

impl Scene<'_> {
    /// The letters of a piece in the notation.
    pub(crate) fn symbol(&self, piece: Piece) -> String {
        (self.board.notation.symbol)(piece)
    }

    pub(crate) fn is_crowned(&self) -> bool {
        self.board.view.crown == Some(self.at)
    }
}

/// The signs, which have a shape where there is no colour.
fn signs(canvas: &mut Canvas<'_>, mark: Mark, here: bool, occupied: bool, skin: &dyn Skin) {
    let look = canvas.look;
    let bold = canvas.ground.add_modifier(ratatui::style::Modifier::BOLD);
    let pair = if here {
        Some(('[', ']'))
    } else if mark.chosen {
        Some(('<', '>'))
    } else if mark.target && (occupied || mark.captures) {
        Some(if mark.captures { ('{', '}') } else { ('(', ')') })
    } else if mark.hint {
        Some(HINT)
    } else if mark.answers {
        Some((look.ch('›', '>'), look.ch('‹', '<')))
    } else if mark.last {
        Some((look.ch('┊', ':'), look.ch('┊', ':')))
    } else {
        None
    };
    if let Some((left, right)) = pair {
        skin.frame(canvas, left, right, bold);
    }
    if occupied {
        return;
    }
    let centre = if mark.target && mark.lost {
        Some(look.ch('†', '%'))
    } else if mark.target && mark.captures {
        Some(look.ch('×', 'x'))
    } else if mark.target {
        Some(look.ch('●', 'o'))
    } else if mark.barred {
        Some(look.ch('⊘', '/'))
    } else if mark.struck {
        Some(look.ch('✶', '*'))
    } else {
        None
    };
    if let Some(centre) = centre {
        canvas.centre(centre, bold);
    }
}

impl Board<'_> {
    /// The board's place in an area.
    pub(crate) fn fit(view: &View, game: &str, flipped: bool, area: Rect) -> Option<Geometry> {
        Geometry::fit(view.shape, skin_of(game).sizes(), flipped, area)
    }
}
