//! A piece, or the lack of one, in one byte.

use game::{Heading, Side};

/// A piece with its owner and how it is turned, or nothing: what stands on one square.
///
/// The number is twice the figure, plus one for red. Figures: 0 nothing, 1 pharaoh, 2 obelisk,
/// 3 two obelisks stacked, 4–7 pyramid, 8–9 djed, 10–11 eye.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piece(u8);

/// The set of the position that a piece belongs to. Djeds and eyes move alike and share one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Class {
    Pharaoh,
    Obelisk,
    Stack,
    Pyramid,
    Djed,
}

/// What a beam does where it meets a piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Response {
    /// It ends on a face without a mirror.
    Strikes,
    /// A mirror turns it.
    Turns(Heading),
    /// An eye turns a part of it; the other part goes straight on.
    Splits(Heading),
}

/// What the kinds of [`game::Piece`] are called.
pub(crate) const KINDS: &[&str] = &["pharaoh", "obelisk", "pyramid", "djed", "eye"];

impl Piece {
    pub(crate) const NONE: Piece = Piece(0);

    /// How many different pieces there are, with room for nothing.
    pub(crate) const COUNT: usize = 24;

    const fn of(figure: u8, side: Side) -> Piece {
        Piece(figure * 2 + side as u8)
    }

    /// Every piece of a side, turned every way.
    pub(crate) fn all(side: Side) -> impl Iterator<Item = Piece> {
        (1..Piece::COUNT as u8 / 2).map(move |figure| Piece::of(figure, side))
    }

    /// A single obelisk.
    #[inline]
    pub(crate) const fn obelisk(side: Side) -> Piece {
        Piece::of(2, side)
    }

    /// Two obelisks, one on the other.
    #[inline]
    pub(crate) const fn stack(side: Side) -> Piece {
        Piece::of(3, side)
    }

    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 < 2
    }

    #[inline]
    pub(crate) const fn is_stack(self) -> bool {
        self.figure() == 3
    }

    #[inline]
    pub(crate) const fn is_single_obelisk(self) -> bool {
        self.figure() == 2
    }

    #[inline]
    pub(crate) const fn is_eye(self) -> bool {
        self.figure() >= 10
    }

    #[inline]
    const fn figure(self) -> u8 {
        self.0 / 2
    }

    /// A number below [`Piece::COUNT`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose it is. Nothing belongs to nobody: do not ask.
    #[inline]
    pub(crate) const fn owner(self) -> Side {
        if self.0.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// The set it belongs to. Nothing belongs nowhere: do not ask.
    #[inline]
    pub(crate) const fn class(self) -> Class {
        const CLASSES: [Class; 12] = {
            use Class::{Djed, Obelisk, Pharaoh, Pyramid, Stack};
            [
                Pharaoh, Pharaoh, Obelisk, Stack, Pyramid, Pyramid, Pyramid, Pyramid, Djed, Djed,
                Djed, Djed,
            ]
        };
        CLASSES[self.figure() as usize]
    }

    /// The same piece after a quarter turn.
    #[inline]
    pub(crate) const fn turned(self, clockwise: bool) -> Piece {
        if self.figure() < 8 {
            let quarter = if clockwise { 2 } else { 6 };
            Piece(8 | (self.0 + quarter) & 7)
        } else {
            // A half turn changes nothing: both quarter turns are the same.
            Piece(self.0 ^ 2)
        }
    }

    /// How it is turned: 0 for those that are not.
    #[inline]
    pub(crate) const fn orientation(self) -> u8 {
        match self.figure() {
            figure @ 4..8 => figure - 4,
            figure @ 8.. => figure & 1,
            _ => 0,
        }
    }

    /// What a beam does that arrives with that heading.
    #[inline]
    pub(crate) fn response(self, heading: Heading) -> Response {
        RESPONSES[self.index()][heading as usize]
    }

    /// The two headings with which a beam meets a pyramid's mirror.
    #[inline]
    pub(crate) fn mirrored(self) -> [Heading; 2] {
        let face = usize::from(self.orientation());
        [Heading::ALL[(face + 2) % 4], Heading::ALL[(face + 3) % 4]]
    }

    /// The piece as plain data for a screen.
    pub(crate) fn view(self) -> Option<game::Piece> {
        if self.is_none() {
            return None;
        }
        let (kind, height) = match self.figure() {
            1 => (0, 1),
            2 => (1, 1),
            3 => (1, 2),
            4..8 => (2, 1),
            8..10 => (3, 1),
            _ => (4, 1),
        };
        Some(game::Piece { owner: self.owner(), kind, orientation: self.orientation(), height })
    }

    /// The piece of a symbol: `K`, `O`, `T`, `P0`–`P3`, `D0`, `D1`, `E0`, `E1`; red in lower case.
    pub(crate) fn read(symbol: &str) -> Option<Piece> {
        let mut chars = symbol.chars();
        let letter = chars.next()?;
        let orientation = match chars.as_str() {
            "" => None,
            digit => Some(digit.parse::<u8>().ok()?),
        };
        let figure = match (letter.to_ascii_uppercase(), orientation) {
            ('K', None) => 1,
            ('O', None) => 2,
            ('T', None) => 3,
            ('P', Some(quarter @ 0..4)) => 4 + quarter,
            ('D', Some(diagonal @ 0..2)) => 8 + diagonal,
            ('E', Some(diagonal @ 0..2)) => 10 + diagonal,
            _ => return None,
        };
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        Some(Piece::of(figure, side))
    }
}

/// The letters of a piece in the notation.
pub(crate) fn symbol(piece: game::Piece) -> String {
    let letter = match (piece.kind, piece.height) {
        (0, _) => "K",
        (1, 1) => "O",
        (1, _) => "T",
        (2, _) => "P",
        (3, _) => "D",
        _ => "E",
    };
    let letter = match piece.owner {
        Side::First => letter.to_owned(),
        Side::Second => letter.to_ascii_lowercase(),
    };
    if piece.kind < 2 { letter } else { format!("{letter}{}", piece.orientation) }
}

static RESPONSES: [[Response; 4]; Piece::COUNT] = {
    let mut table = [[Response::Strikes; 4]; Piece::COUNT];
    let mut piece = 0;
    while piece < Piece::COUNT {
        let mut heading = 0;
        while heading < 4 {
            table[piece][heading] = response(piece / 2, heading);
            heading += 1;
        }
        piece += 1;
    }
    table
};

const fn response(figure: usize, heading: usize) -> Response {
    match figure {
        4..8 => match mirror(figure - 4, heading) {
            Some(turned) => Response::Turns(turned),
            None => Response::Strikes,
        },
        8..12 => {
            // Two mirrors back to back, one of which always faces the beam.
            let turned = match mirror(figure % 2, heading) {
                Some(turned) => turned,
                None => mirror(figure % 2 + 2, heading).expect("the beam meets the other mirror"),
            };
            if figure < 10 { Response::Turns(turned) } else { Response::Splits(turned) }
        }
        _ => Response::Strikes,
    }
}

/// Where a mirror sends a beam, if it meets it. Mirror 0 joins the faces north and east, and so on
/// clockwise.
const fn mirror(orientation: usize, heading: usize) -> Option<Heading> {
    let face = (heading + 2) % 4;
    let (one, other) = (orientation, (orientation + 1) % 4);
    if face == one {
        Some(Heading::ALL[other])
    } else if face == other {
        Some(Heading::ALL[one])
    } else {
        None
    }
}
