//! How a piece lies: which of its six colours looks where.

/// The six sides of a cell, counter-clockwise: 0 east, 1 north-east, 2 north-west, 3 west,
/// 4 south-west, 5 south-east.
pub const EDGES: u8 = 6;

/// The six colours in the order in which every piece carries them.
pub const COLOURS: [&str; 6] = ["yellow", "orange", "red", "green", "blue", "violet"];

/// One of the twelve ways a piece can lie, written `A` to `L`.
///
/// `A` to `F` are the first face in its six turns: in number `k`, side `s` shows colour `s − k`.
/// `G` to `L` are the other face: in number `6 + k`, side `s` shows colour `k − s`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation(u8);

impl Orientation {
    /// How many there are.
    pub const COUNT: u8 = 12;

    /// The orientation of that number, below twelve.
    #[must_use]
    pub const fn new(number: u8) -> Option<Orientation> {
        if number < Orientation::COUNT { Some(Orientation(number)) } else { None }
    }

    /// All twelve, `A` first.
    pub fn all() -> impl Iterator<Item = Orientation> {
        (0..Orientation::COUNT).map(Orientation)
    }

    /// The orientation with that letter, `A` to `L`.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Orientation> {
        let number = u32::from(letter).checked_sub(u32::from('A'))?;
        Orientation::new(u8::try_from(number).ok()?)
    }

    /// Its letter, `A` to `L`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Its number, below twelve.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The colour shown on a side, a place in [`COLOURS`].
    ///
    /// ```
    /// use khitan::Orientation;
    ///
    /// // White starts with yellow to the right and green to the left.
    /// let a = Orientation::from_letter('A').unwrap();
    /// assert_eq!((a.colour(0), a.colour(3)), (0, 3));
    /// ```
    #[must_use]
    pub const fn colour(self, edge: u8) -> u8 {
        if self.0 < EDGES {
            (edge + EDGES - self.0) % EDGES
        } else {
            (self.0 + EDGES - edge % EDGES) % EDGES
        }
    }

    /// How the piece lies after it tipped over that edge: the other face, mirrored in the edge.
    ///
    /// ```
    /// use khitan::Orientation;
    ///
    /// let a = Orientation::from_letter('A').unwrap();
    /// assert_eq!(a.tumbled(1).letter(), 'L');
    /// assert_eq!(a.tumbled(1).tumbled(4), a); // and back
    /// ```
    #[must_use]
    pub const fn tumbled(self, edge: u8) -> Orientation {
        // What side s shows goes to side 2·edge + 3 − s, so that side t shows what was on side
        // 2·edge + 3 − t: colour 2·edge + 3 − t − k, or t − (2·edge + 3 − k) from the other face.
        let turn = (2 * edge + 3 + EDGES - self.0 % EDGES) % EDGES;
        Orientation(if self.0 < EDGES { EDGES + turn } else { turn })
    }

    /// Whether this piece, looking over `edge`, sees its own colour on a piece that lies as `other`.
    #[must_use]
    pub const fn matches(self, edge: u8, other: Orientation) -> bool {
        self.colour(edge) == other.colour((edge + 3) % EDGES)
    }
}
