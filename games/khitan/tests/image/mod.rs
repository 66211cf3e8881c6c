//! Images of positions under the symmetries of the board, made from their text alone.

use std::collections::BTreeMap;

/// One of the twelve ways to lay the board down: `steps` sixths of a turn counter-clockwise, after
/// turning it over (up and down exchanged) when `mirrored`.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) mirrored: bool,
    pub(crate) steps: i32,
}

impl Turn {
    pub(crate) const NONE: Turn = Turn { mirrored: false, steps: 0 };
    pub(crate) const HALF: Turn = Turn { mirrored: false, steps: 3 };
    pub(crate) const UP_DOWN: Turn = Turn { mirrored: true, steps: 0 };
    pub(crate) const LEFT_RIGHT: Turn = Turn { mirrored: true, steps: 3 };

    pub(crate) fn all() -> impl Iterator<Item = Turn> {
        [false, true]
            .into_iter()
            .flat_map(|mirrored| (0..6).map(move |steps| Turn { mirrored, steps }))
    }

    /// The side of a cell that side `s` becomes.
    fn side(self, s: i32) -> i32 {
        let s = if self.mirrored { -s } else { s };
        (s + self.steps).rem_euclid(6)
    }

    /// Where the cell goes that lies `east` steps to side 0 and `north` to side 1 of the centre.
    fn cell(self, (east, north): (i32, i32)) -> (i32, i32) {
        const SIDES: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        let (e, n) = (SIDES[self.side(0) as usize], SIDES[self.side(1) as usize]);
        (east * e.0 + north * n.0, east * e.1 + north * n.1)
    }
}

/// A renaming of colours that leaves all pieces alike: colour c becomes `shift` ± c.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Colours {
    pub(crate) reversed: bool,
    pub(crate) shift: i32,
}

impl Colours {
    pub(crate) fn all() -> impl Iterator<Item = Colours> {
        [false, true]
            .into_iter()
            .flat_map(|reversed| (0..6).map(move |shift| Colours { reversed, shift }))
    }
}

#[derive(Copy, Clone, Debug)]
pub(crate) struct Image {
    pub(crate) turn: Turn,
    pub(crate) colours: Colours,
    /// White's pieces become black's and the other way round.
    pub(crate) exchanged: bool,
}

impl Image {
    pub(crate) const SAME: Image = Image {
        turn: Turn::NONE,
        colours: Colours { reversed: false, shift: 0 },
        exchanged: false,
    };

    /// The image of a position's text.
    pub(crate) fn of(self, text: &str) -> String {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, side, reserves, pending, quiet] = fields[..] else { panic!("{text}") };
        let rows: Vec<&str> = board.split('/').collect();
        let length = rows.len() as i32 / 2; // from the centre to the rim

        let mut pieces = BTreeMap::new();
        for (line, y) in rows.iter().zip((-length..=length).rev()) {
            let mut x = -length.min(length + y);
            let mut run = 0;
            for ch in line.chars() {
                if let Some(digit) = ch.to_digit(10) {
                    run = run * 10 + digit as i32;
                } else {
                    x += run;
                    run = 0;
                    // Row y, x steps east of the row's crossing with the axis of side 1.
                    pieces.insert(self.turn.cell((x, y)), self.piece(ch));
                    x += 1;
                }
            }
        }

        let mut lines = Vec::new();
        for y in (-length..=length).rev() {
            let mut line = String::new();
            let mut run = 0;
            let west = -length.min(length + y);
            for x in west..west + 2 * length + 1 - y.abs() {
                match pieces.get(&(x, y)) {
                    None => run += 1,
                    Some(&piece) => {
                        if run > 0 {
                            line += &run.to_string();
                        }
                        run = 0;
                        line.push(piece);
                    }
                }
            }
            if run > 0 {
                line += &run.to_string();
            }
            lines.push(line);
        }
        let (white, black) = reserves.split_once('/').expect(text);
        let (side, reserves) = match (self.exchanged, side) {
            (false, _) => (side, reserves.to_owned()),
            (true, "w") => ("b", format!("{black}/{white}")),
            (true, _) => ("w", format!("{black}/{white}")),
        };
        format!("{} {side} {reserves} {pending} {quiet}", lines.join("/"))
    }

    fn piece(self, letter: char) -> char {
        let number = i32::from(letter.to_ascii_lowercase() as u8 - b'a');
        let mut shown = [0; 6]; // by side
        for s in 0..6 {
            let colour = colour(number, s);
            let colour = if self.colours.reversed { -colour } else { colour };
            shown[self.turn.side(s) as usize] = (colour + self.colours.shift).rem_euclid(6);
        }
        let number = (0..12)
            .find(|&number| (0..6).all(|s| colour(number, s) == shown[s as usize]))
            .expect("a turned piece lies in one of the twelve ways");
        let image = char::from(b'a' + number as u8);
        if letter.is_ascii_uppercase() != self.exchanged {
            image.to_ascii_uppercase()
        } else {
            image
        }
    }
}

/// The rules page: side s of number k shows s − k below six, k − 6 − s from six on.
fn colour(number: i32, s: i32) -> i32 {
    (if number < 6 { s - number } else { number - 6 - s }).rem_euclid(6)
}
