//! Which pawns could be turned over, all lines at once.

use std::array::from_fn;

use crate::generate::Board;
use crate::lines::Word;

/// The enemies that the player to move can turn over whichever distance is barred: those that two
/// distances reach.
#[inline]
pub(super) fn sure_prey<B: Word>(board: &Board<B>) -> B {
    let [one, two, three] = threats(board);
    one & two | one & three | two & three
}

/// The enemies that the player to move could turn over by going one, two and three squares, were
/// no distance barred.
#[inline]
fn threats<B: Word>(board: &Board<B>) -> [B; 3] {
    let rising = along(board, |squares, steps| squares << steps, |squares, steps| squares >> steps);
    let falling =
        along(board, |squares, steps| squares >> steps, |squares, steps| squares << steps);
    from_fn(|distance| rising[distance] | falling[distance])
}

/// The same along four directions. `ahead` takes squares so many steps along them, `back` against
/// them; both may wrap around, but from no square of the field.
#[inline]
fn along<B: Word>(
    board: &Board<B>,
    ahead: impl Fn(B, u32) -> B,
    back: impl Fn(B, u32) -> B,
) -> [B; 3] {
    let steps: [u32; 4] = [1, B::STRIDE - 1, B::STRIDE, B::STRIDE + 1].map(u32::from);
    let ahead = |squares: Lanes<B>, times: u32| {
        Lanes(from_fn(|lane| ahead(squares.0[lane], steps[lane] * times)))
    };
    let back = |squares: Lanes<B>, times: u32| {
        Lanes(from_fn(|lane| back(squares.0[lane], steps[lane] * times)))
    };
    let enemy = Lanes([board.enemy; 4]);
    // The squares where 1, 2, 4 and 8 enemies in a row end, and those where they begin.
    let (mut ends, mut begins) = ([enemy; 4], [enemy; 4]);
    for power in 1..B::RUNS {
        let step = 1 << (power - 1);
        ends[power] = ends[power - 1].and(ahead(ends[power - 1], step));
        begins[power] = begins[power - 1].and(back(begins[power - 1], step));
    }
    // The enemies in a row right ahead of some squares.
    let next = |squares: Lanes<B>| {
        let mut row = ahead(squares, 1).and(enemy);
        for (power, &ends) in ends[..B::RUNS].iter().enumerate() {
            row = row.or(ends.and(ahead(row, 1 << power)));
        }
        row
    };
    // The squares from which the next square that is not an enemy is one of `squares`.
    let behind = |squares: Lanes<B>| {
        let mut squares = squares;
        for (power, &begins) in begins[..B::RUNS].iter().enumerate() {
            squares = squares.or(begins.and(back(squares, 1 << power)));
        }
        back(squares, 1)
    };
    // The squares with at least one, two and three empty ones ahead; the border ends the line.
    let inside = Lanes([board.empty & board.field; 4]);
    let one = behind(Lanes([board.empty; 4]));
    let two = behind(inside.and(one));
    let three = behind(inside.and(two));
    // The enemies that a pawn meets after no, one and two empty squares.
    let own = Lanes([board.own; 4]);
    let at_once = next(own);
    let first = ahead(own.or(at_once), 1).and(inside);
    let after_one = next(first);
    let second = ahead(first.or(after_one), 1).and(inside);
    let after_two = next(second);
    [
        at_once.and(one).joined(),
        at_once.and(two).or(after_one.and(one)).joined(),
        at_once.and(three).or(after_one.and(two)).or(after_two.and(one)).joined(),
    ]
}

/// Squares along four directions side by side: the compiler keeps them in one wide register.
#[derive(Copy, Clone)]
struct Lanes<B>([B; 4]);

impl<B: Word> Lanes<B> {
    #[inline]
    fn and(self, other: Lanes<B>) -> Lanes<B> {
        Lanes(from_fn(|lane| self.0[lane] & other.0[lane]))
    }

    #[inline]
    fn or(self, other: Lanes<B>) -> Lanes<B> {
        Lanes(from_fn(|lane| self.0[lane] | other.0[lane]))
    }

    #[inline]
    fn joined(self) -> B {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Random};

    use super::super::hunt::Hunt;
    use super::*;
    use crate::position::{Quindo, with_word};
    use crate::variant::Variant;

    #[test]
    fn sure_prey_can_be_turned_over_whichever_distance_is_barred() {
        let starts = [
            "5/1BBB1/5/1WWW1/5 w - 0",
            "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0",
            "8/1BBBBBB1/1BBBBBB1/8/8/1WWWWWW1/1WWWWWW1/8 w - 0",
            "9/1BBBBBBB1/9/1B1B1B1B1/9/1W1W1W1W1/9/1WWWWWWW1/9 w - 0",
            "11/1BBBBBBBBB1/1WWWWWWWWW1/11/11/11/11/11/1BBBBBBBBB1/1WWWWWWWWW1/11 w - 0",
        ];
        let mut random = Random::new(3);
        for start in starts.iter().cycle().take(100) {
            let mut position = Quindo::parse(start, Variant::Standard).expect(start);
            while let Some(mv) = position.random_move(&mut random) {
                with_word!(position.size, B => {
                    let board = position.board::<B>();
                    let prey = |barred| Hunt::new(&Board { barred, ..board }).prey;
                    assert_eq!(sure_prey(&board), prey(1) & prey(2) & prey(3), "{position}");
                });
                position.play_unchecked(mv, &mut ());
            }
        }
    }
}
