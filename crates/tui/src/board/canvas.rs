//! One cell to draw in.

use game::Heading;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::look::Look;

/// One cell of the board on the screen; what goes beyond it is cut off.
pub(crate) struct Canvas<'b> {
    pub(crate) rect: Rect,
    pub(crate) buffer: &'b mut Buffer,
    pub(crate) look: Look,
    pub(crate) ground: Style,
    /// Whether the cursor is here: its colour leaves room for dark ink alone.
    pub(crate) here: bool,
}

impl Canvas<'_> {
    pub(crate) fn width(&self) -> u16 {
        self.rect.width
    }

    pub(crate) fn height(&self) -> u16 {
        self.rect.height
    }

    /// What is printed on the ground.
    pub(crate) fn print(&self) -> Style {
        if self.here { self.ground } else { self.ground.patch(self.look.dim()) }
    }

    /// Lays the ground.
    pub(crate) fn fill(&mut self) {
        let rect = self.rect.intersection(self.buffer.area);
        self.buffer.set_style(rect, self.ground);
        for position in rect.positions() {
            self.buffer[position].set_char(' ');
        }
    }

    pub(crate) fn put(&mut self, x: u16, y: u16, ch: char, style: Style) {
        if x < self.rect.width && y < self.rect.height {
            let position = (self.rect.x + x, self.rect.y + y);
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.set_char(ch).set_style(style);
            }
        }
    }

    /// A text from there on.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, style: Style) {
        for (x, ch) in (x..).zip(text.chars()) {
            self.put(x, y, ch, style);
        }
    }

    /// A text in the middle of a row.
    pub(crate) fn middle(&mut self, y: u16, text: &str, style: Style) {
        let length = u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
        self.text(self.width().saturating_sub(length) / 2, y, text, style);
    }

    /// A sign in the middle of the cell.
    pub(crate) fn centre(&mut self, ch: char, style: Style) {
        self.put(self.width() / 2, self.height() / 2, ch, style);
    }

    /// A character with the ground left as it is.
    fn over(&mut self, x: u16, y: u16, ch: char, style: Style) {
        let bg = self.ground.bg;
        self.put(x, y, ch, Style { bg, ..style });
    }

    fn is_blank(&self, x: u16, y: u16) -> bool {
        let cell = self.buffer.cell((self.rect.x + x, self.rect.y + y));
        cell.is_none_or(|cell| cell.symbol() == " ")
    }

    /// A ray of light from one edge to the middle and on to another; behind a piece only its ends
    /// are seen.
    pub(crate) fn ray(
        &mut self,
        from: Option<Heading>,
        to: Option<Heading>,
        occupied: bool,
        style: Style,
    ) {
        let (across, up) = (self.look.ch('━', '-'), self.look.ch('┃', '|'));
        let (width, height) = (self.width(), self.height());
        let (middle_x, middle_y) = (width / 2, height / 2);
        let free = !occupied || self.is_blank(middle_x, middle_y);
        for edge in [from, to].into_iter().flatten() {
            let (columns, rows) = match edge {
                Heading::North => (middle_x..middle_x + 1, 0..middle_y + 1),
                Heading::South => (middle_x..middle_x + 1, middle_y..height),
                Heading::East => (middle_x..width, middle_y..middle_y + 1),
                Heading::West => (0..middle_x + 1, middle_y..middle_y + 1),
            };
            let ch = if matches!(edge, Heading::North | Heading::South) { up } else { across };
            let mut way: Vec<(u16, u16)> =
                rows.flat_map(|y| columns.clone().map(move |x| (x, y))).collect();
            // From the edge inwards, until it meets the piece.
            if matches!(edge, Heading::East | Heading::South) {
                way.reverse();
            }
            for (x, y) in way {
                if occupied && !self.is_blank(x, y) {
                    break;
                }
                self.over(x, y, ch, style);
            }
        }
        if let (Some(from), Some(to), true) = (from, to, free) {
            let corner = match (from, to) {
                (Heading::North, Heading::East) | (Heading::East, Heading::North) => '┗',
                (Heading::North, Heading::West) | (Heading::West, Heading::North) => '┛',
                (Heading::South, Heading::East) | (Heading::East, Heading::South) => '┏',
                (Heading::South, Heading::West) | (Heading::West, Heading::South) => '┓',
                // It goes straight on.
                _ => return,
            };
            self.over(middle_x, middle_y, self.look.ch(corner, '+'), style);
        }
    }
}
