//! Which moves are legal: listed, counted and drawn at random.

use game::{Game, Random};

use crate::lines::Word;
use crate::mv::Move;
use crate::position::Quindo;
use crate::square::Square;

pub(crate) const MAX_DISTANCE: u32 = 3; // empty squares a pawn may go
const TRIES: u32 = 24; // draws before all moves are counted

impl Quindo {
    #[inline]
    pub(crate) fn visit_moves<B: Word>(&self, mut visit: impl FnMut(Move)) {
        if self.end().is_some() {
            return;
        }
        let mut blocked = true;
        self.board::<B>().each_move(|mv| {
            blocked = false;
            visit(mv);
        });
        if blocked {
            visit(Move::Pass);
        }
    }

    #[inline]
    pub(crate) fn number_of_moves<B: Word>(&self) -> u64 {
        if self.end().is_some() {
            return 0;
        }
        self.board::<B>().count_moves().max(1) // the pass of a blocked player
    }

    #[inline]
    pub(crate) fn draw_move<B: Word>(&self, random: &mut Random) -> Option<Move> {
        if self.end().is_some() {
            return None;
        }
        Some(self.board::<B>().random_move(random).unwrap_or(Move::Pass))
    }

    pub(crate) fn allows<B: Word>(&self, mv: Move) -> bool {
        if self.end().is_some() {
            return false;
        }
        let board = self.board::<B>();
        match mv {
            Move::Leap { from, to } => self.has(from) && self.has(to) && board.allows(from, to),
            Move::Pass => board.count_moves() == 0,
        }
    }
}

/// The board as the player to move sees it.
pub(crate) struct Board<B> {
    /// The pawns of the player to move.
    pub(crate) own: B,
    /// The pawns of his opponent.
    pub(crate) enemy: B,
    /// The empty squares, border included.
    pub(crate) empty: B,
    /// The squares that are not border.
    pub(crate) field: B,
    /// The distance he may not go, 0 for none.
    pub(crate) barred: u8,
}

impl<B: Word> Board<B> {
    /// Visits every move of every pawn: nothing when the player is blocked.
    #[inline]
    pub(crate) fn each_move(&self, mut visit: impl FnMut(Move)) {
        for way in self.ways() {
            for pawn in way.own.cells() {
                for direction in 0..4 {
                    let reach = way.reach(pawn, direction);
                    for (to, distance) in reach.cells().zip(1..=MAX_DISTANCE) {
                        if distance != u32::from(self.barred) {
                            visit(way.leap(pawn, to));
                        }
                    }
                }
            }
        }
    }

    /// Visits every move that turns an enemy over.
    #[inline]
    pub(crate) fn each_jump(&self, mut visit: impl FnMut(Jump<B>)) {
        for way in self.ways() {
            let turned = way.turned;
            let (enemy, field) = (way.seen(self.enemy), way.seen(self.field));
            for from in way.own.cells() {
                for direction in 0..4 {
                    let line = way.line(from, direction);
                    let enemies = line & enemy;
                    if enemies.is_none() {
                        continue; // most lines
                    }
                    for (to, distance) in (line & way.empty).cells().zip(1..=MAX_DISTANCE) {
                        let jumped = enemies & B::one(to).below_lowest();
                        if distance != u32::from(self.barred) && !jumped.is_none() {
                            visit(Jump { from, to, jumped, stays: field.has(to), turned });
                        }
                    }
                }
            }
        }
    }

    /// The same board if the opponent were to move, nothing barred.
    #[inline]
    pub(crate) fn seen_by_the_opponent(&self) -> Board<B> {
        Board { own: self.enemy, enemy: self.own, empty: self.empty, field: self.field, barred: 0 }
    }

    /// How many moves the pawns have, all pawns counted at once.
    #[inline]
    pub(crate) fn count_moves(&self) -> u64 {
        let steps = [1, B::STRIDE - 1, B::STRIDE, B::STRIDE + 1].map(u32::from);
        // Four directions side by side: the compiler counts them in one wide register.
        let mut pawns = [[B::NONE; 4]; 6];
        for (lane, step) in steps.into_iter().enumerate() {
            let rising = self.movers(|squares, times| squares >> (step * times));
            let falling = self.movers(|squares, times| squares << (step * times));
            for distance in 0..3 {
                pawns[distance][lane] = rising[distance];
                pawns[distance + 3][lane] = falling[distance];
            }
        }
        pawns.iter().flatten().map(|pawns| u64::from(pawns.count())).sum()
    }

    /// The pawns that can go one, two and three squares in some direction. `back` takes squares so
    /// many steps against that direction; it may wrap around, but from no square of the field.
    #[inline]
    fn movers(&self, back: impl Fn(B, u32) -> B) -> [B; 3] {
        // The squares where 1, 2, 4 and 8 enemies in a row begin.
        let mut runs = [self.enemy; 4];
        for power in 1..B::RUNS {
            runs[power] = runs[power - 1] & back(runs[power - 1], 1 << (power - 1));
        }
        // The squares from which the next square that is not an enemy is one of `squares`.
        let behind = |mut squares: B| {
            for (power, &run) in runs[..B::RUNS].iter().enumerate() {
                squares |= run & back(squares, 1 << power);
            }
            back(squares, 1)
        };
        // Squares with at least one, two and three empty ones ahead; the border ends the line.
        let one = behind(self.empty);
        let two = behind(self.empty & self.field & one);
        let three = behind(self.empty & self.field & two);
        let movers = |distance, squares: B| {
            if self.barred == distance { B::NONE } else { self.own & squares }
        };
        [movers(1, one), movers(2, two), movers(3, three)]
    }

    /// One of the moves, all equally likely; `None` when the player is blocked.
    ///
    /// Draws a pawn, a direction and a distance, and does so again while that is no move. Each try
    /// gives every move with the same chance, and so does the draw from all moves that follows when
    /// every try has missed: together they are uniform.
    #[inline]
    pub(crate) fn random_move(&self, random: &mut Random) -> Option<Move> {
        const NEVER: u32 = 15; // farther than any line has empty squares
        const DISTANCES: [[u32; 4]; 4] =
            [[1, 2, 3, NEVER], [2, 3, 2, 3], [1, 3, 1, 3], [1, 2, 1, 2]];
        let distances = &DISTANCES[usize::from(self.barred)];
        let ways = self.ways();
        let mut pawns = [0_u8; 128];
        for (pawn, place) in self.own.cells().zip(&mut pawns) {
            *place = pawn as u8;
        }
        for _ in 0..TRIES {
            let draw = random.below(self.own.count() << 5) as usize;
            let (way, direction, distance) =
                (&ways[draw & 1], draw >> 1 & 3, distances[draw >> 3 & 3]);
            let pawn = way.index(pawns[draw >> 5].into());
            let mut reach = way.reach(pawn, direction);
            if reach.count() >= distance {
                for passed in 1..MAX_DISTANCE {
                    reach = if passed < distance { reach.without_lowest() } else { reach };
                }
                return Some(way.leap(pawn, reach.lowest()));
            }
        }
        self.chosen_move(random)
    }

    /// The same by counting the moves and choosing one.
    #[cold]
    fn chosen_move(&self, random: &mut Random) -> Option<Move> {
        let count = self.count_moves() as u32;
        let mut left = if count > 0 { random.below(count) } else { 0 };
        let mut chosen = None;
        self.each_move(|mv| {
            if left == 0 && chosen.is_none() {
                chosen = Some(mv);
            }
            left = left.saturating_sub(1);
        });
        chosen
    }

    /// Whether a pawn may go from one square of the board to another.
    pub(crate) fn allows(&self, from: Square, to: Square) -> bool {
        let Some(between) = B::between(from, to) else { return false };
        let distance = (between & self.empty).count() + 1;
        self.own.has(B::index(from))
            && self.empty.has(B::index(to))
            && (between & self.own).is_none()
            && distance <= MAX_DISTANCE
            && distance != u32::from(self.barred)
    }

    /// The board as it is and rotated by 180°.
    #[inline]
    fn ways(&self) -> [Way<B>; 2] {
        [
            Way { own: self.own, empty: self.empty, turned: false },
            Way { own: self.own.turned(), empty: self.empty.turned(), turned: true },
        ]
    }
}

/// A move that turns enemies over, on the board as it is or rotated by 180°.
pub(crate) struct Jump<B> {
    from: u32,
    to: u32,
    /// The enemies it turns over.
    pub(crate) jumped: B,
    /// Whether the pawn lands on the field.
    pub(crate) stays: bool,
    /// Whether the squares are those of the board rotated by 180°.
    pub(crate) turned: bool,
}

impl<B: Word> Jump<B> {
    /// The move.
    #[inline]
    pub(crate) fn leap(&self) -> Move {
        leap::<B>(self.turned, self.from, self.to)
    }
}

/// The board for moves along which the index rises.
struct Way<B> {
    own: B,
    empty: B,
    turned: bool,
}

impl<B: Word> Way<B> {
    /// The empty squares ahead of a pawn: a line ends at an own pawn or on the border.
    #[inline]
    fn reach(&self, pawn: u32, direction: usize) -> B {
        self.line(pawn, direction) & self.empty
    }

    /// The squares ahead of a pawn up to an own pawn.
    #[inline]
    fn line(&self, pawn: u32, direction: usize) -> B {
        let ray = B::rays(pawn)[direction];
        ray & (ray & self.own).below_lowest()
    }

    /// The index on the board as it is, and vice versa.
    #[inline]
    fn index(&self, index: u32) -> u32 {
        if self.turned { B::LAST - index } else { index }
    }

    #[inline]
    fn leap(&self, from: u32, to: u32) -> Move {
        leap::<B>(self.turned, from, to)
    }

    /// Squares of the board as it is, seen this way.
    #[inline]
    fn seen(&self, squares: B) -> B {
        if self.turned { squares.turned() } else { squares }
    }
}

/// The move between two squares of the board as it is, or rotated by 180°.
#[inline]
fn leap<B: Word>(turned: bool, from: u32, to: u32) -> Move {
    let square = |index| B::square(if turned { B::LAST - index } else { index });
    Move::Leap { from: square(from), to: square(to) }
}
