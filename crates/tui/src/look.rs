//! How things are painted: as many colours as the terminal has, and the characters it knows.

use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    /// 24 bits.
    #[default]
    True,
    /// The usual palette of 256.
    Indexed,
    /// The sixteen of the terminal's own theme.
    Ansi,
    /// None: only bold, underlined and reversed.
    None,
}

impl Depth {
    /// What the environment says the terminal can do.
    #[must_use]
    pub fn of_terminal(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let get = |name: &str| variable(name).unwrap_or_default();
        let term = get("TERM");
        if !get("NO_COLOR").is_empty() || term == "dumb" || term.starts_with("vt") {
            Depth::None
        } else if ["truecolor", "24bit"].contains(&get("COLORTERM").as_str())
            || term.ends_with("-direct")
        {
            Depth::True
        } else if term.contains("256color") || term.contains("kitty") || term.contains("alacritty")
        {
            Depth::Indexed
        } else {
            Depth::Ansi
        }
    }
}

/// A colour in the three ways it can be shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paint {
    rgb: [u8; 3],
    ansi: Color,
}

const fn paint(rgb: [u8; 3], ansi: Color) -> Paint {
    Paint { rgb, ansi }
}

/// The colours there are.
pub(crate) mod paints {
    use super::{Color, Paint, paint};

    pub(crate) const INK: Paint = paint([0xeb, 0xe5, 0xd8], Color::White);
    pub(crate) const DIM: Paint = paint([0x8d, 0x88, 0x7e], Color::DarkGray);
    pub(crate) const BRASS: Paint = paint([0xd9, 0xa4, 0x41], Color::Yellow);
    pub(crate) const BEAM: Paint = paint([0xff, 0x5a, 0x36], Color::LightRed);
    pub(crate) const IVORY: Paint = paint([0xf2, 0xea, 0xd6], Color::White);
    pub(crate) const EBONY: Paint = paint([0x1b, 0x19, 0x17], Color::Black);
    pub(crate) const SILVER: Paint = paint([0xd5, 0xdc, 0xe2], Color::White);
    pub(crate) const RED: Paint = paint([0xd8, 0x43, 0x3a], Color::LightRed);
    pub(crate) const OCHRE: Paint = paint([0xd8, 0x9b, 0x2e], Color::LightYellow);
    pub(crate) const SLATE: Paint = paint([0x2a, 0x30, 0x36], Color::Black);
    pub(crate) const SLATE_LIGHT: Paint = paint([0x33, 0x3a, 0x41], Color::Black);
    pub(crate) const WALNUT: Paint = paint([0x4a, 0x33, 0x22], Color::Black);
    pub(crate) const WALNUT_LIGHT: Paint = paint([0x55, 0x3c, 0x29], Color::Black);
    pub(crate) const FELT: Paint = paint([0x1f, 0x4d, 0x3a], Color::Black);
    pub(crate) const FELT_LIGHT: Paint = paint([0x25, 0x57, 0x43], Color::Black);
    pub(crate) const LACQUER: Paint = paint([0x12, 0x10, 0x10], Color::Black);
    pub(crate) const LEATHER: [Paint; 3] = [
        paint([0x4d, 0x42, 0x36], Color::Black),
        paint([0x3d, 0x35, 0x2c], Color::Black),
        paint([0x2d, 0x28, 0x22], Color::Black),
    ];
    pub(crate) const CARD: [Paint; 3] = [
        paint([0x34, 0x36, 0x38], Color::Black),
        paint([0x2b, 0x2c, 0x2e], Color::Black),
        paint([0x24, 0x25, 0x27], Color::Black),
    ];
    pub(crate) const TARGET: Paint = paint([0x2f, 0x6f, 0x9f], Color::Blue);
    pub(crate) const CAPTURE: Paint = paint([0xa8, 0x32, 0x5c], Color::Magenta);
    pub(crate) const HINT: Paint = paint([0x2f, 0x6b, 0x4f], Color::Green);
    pub(crate) const CURSOR: Paint = paint([0xd9, 0xa4, 0x41], Color::Yellow);
    pub(crate) const CHOSEN: Paint = paint([0x7a, 0x5c, 0x1e], Color::Cyan);
    pub(crate) const LAST: Paint = paint([0x4f, 0x4a, 0x70], Color::Black);
    pub(crate) const DEMANDED: Paint = paint([0x6a, 0x4b, 0x1a], Color::Black);
    /// Khitan's six, in the order of the rules.
    pub(crate) const SIX: [Paint; 6] = [
        paint([0xf0, 0xd0, 0x48], Color::LightYellow),
        paint([0xef, 0x8f, 0x3c], Color::Yellow),
        paint([0xe0, 0x4f, 0x4a], Color::LightRed),
        paint([0x5f, 0xb8, 0x5f], Color::LightGreen),
        paint([0x5a, 0x9b, 0xe0], Color::LightBlue),
        paint([0xb4, 0x7a, 0xd8], Color::LightMagenta),
    ];
    /// The five games' own, in the order of the list.
    pub(crate) const GAMES: [Paint; 5] = [SIX[2], OCHRE, SIX[4], SIX[3], SIX[5]];
}

/// What the terminal shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Its colours.
    pub depth: Depth,
    /// Whether only ASCII is drawn.
    pub ascii: bool,
}

impl Look {
    /// Whether the environment says that the terminal knows nothing but ASCII: the console of Linux has
    /// few of our signs, and other locales have other bytes for them.
    #[must_use]
    pub fn is_ascii(variable: impl Fn(&str) -> Option<String>) -> bool {
        let get = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(get);
        let is_utf8 = |locale: String| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        };
        // Where no locale is named it is "C"; Windows names none.
        get("TERM").as_deref() == Some("linux") || !locale.map_or(cfg!(windows), is_utf8)
    }

    pub(crate) fn color(self, paint: Paint) -> Color {
        let [red, green, blue] = paint.rgb;
        match self.depth {
            Depth::True => Color::Rgb(red, green, blue),
            Depth::Indexed => Color::Indexed(indexed(paint.rgb)),
            Depth::Ansi => paint.ansi,
            Depth::None => Color::Reset,
        }
    }

    pub(crate) fn fg(self, paint: Paint) -> Style {
        Style::new().fg(self.color(paint))
    }

    pub(crate) fn on(self, front: Paint, ground: Paint) -> Style {
        Style::new().fg(self.color(front)).bg(self.color(ground))
    }

    /// What is less important.
    pub(crate) fn dim(self) -> Style {
        match self.depth {
            Depth::None => Style::new().add_modifier(Modifier::DIM),
            _ => self.fg(paints::DIM),
        }
    }

    pub(crate) fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is chosen in a list.
    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The character, or what stands for it in ASCII.
    pub(crate) fn ch(self, unicode: char, ascii: char) -> char {
        if self.ascii { ascii } else { unicode }
    }
}

/// The nearest of the 6 × 6 × 6 colours, or of the 24 greys, in the palette of 256.
fn indexed(rgb: [u8; 3]) -> u8 {
    const STEPS: [i32; 6] = [0, 95, 135, 175, 215, 255];
    let nearest = |value: u8| {
        let distance = |&step: &usize| (STEPS[step] - i32::from(value)).abs();
        (0..6).min_by_key(distance).unwrap_or(0)
    };
    let cube = rgb.map(nearest);
    let grey = (rgb.iter().map(|&part| i32::from(part)).sum::<i32>() / 3 - 8).clamp(0, 230) / 10;
    let far = |other: [i32; 3]| -> i32 {
        rgb.iter().zip(other).map(|(&one, other)| (i32::from(one) - other).pow(2)).sum()
    };
    if far([8 + 10 * grey; 3]) < far(cube.map(|step| STEPS[step])) {
        232 + grey as u8
    } else {
        16 + (36 * cube[0] + 6 * cube[1] + cube[2]) as u8
    }
}
