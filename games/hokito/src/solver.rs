//! The end of a game solved to the last point.

use game::{Game, Solved};

use crate::mv::Move;
use crate::position::Hokito;

/// Solves a position exactly: both sides play for the greatest margin. `None` if `go_on`, which is
/// asked at every position with their number so far, says no, or if the game is over.
///
/// Every move leaves fewer, so the end of a game is small: twelve plies before the end of a good
/// game 100,000 positions are enough in most cases, a million in nearly all.
///
/// ```
/// use game::Game;
/// use hokito::{Hokito, Variant, solve};
///
/// // Black covers the white three: a stack of two under a one against nothing.
/// let position = Hokito::parse("6/6/6/6/6/b1,w3,4 b", Variant::Standard).expect("a position");
/// let solved = solve(&position, &mut |nodes| nodes < 1_000).expect("two towers are soon solved");
/// assert_eq!((solved.margin, solved.line[0].to_string().as_str()), (2, "a1b1"));
/// ```
#[must_use]
pub fn solve(position: &Hokito, go_on: &mut dyn FnMut(u64) -> bool) -> Option<Solved<Move>> {
    let mut solver = Solver {
        memory: vec![Memo::NOTHING; PLACES],
        moves: Vec::with_capacity(MOVES),
        nodes: 0,
        go_on,
    };
    let margin = solver.margin(position, -BEYOND, BEYOND).ok()?;
    // The line is read move by move: what was forgotten on the way is soon solved again.
    let (mut here, mut line) = (*position, Vec::new());
    while here.end().is_none() {
        solver.margin(&here, -BEYOND, BEYOND).ok()?;
        // A position is remembered last in its own search, so nothing has taken its place.
        let best = solver.recall(&here)?.best?;
        here.play_unchecked(best, &mut ());
        line.push(best);
    }
    (!line.is_empty()).then_some(Solved { margin, line, nodes: solver.nodes })
}

const PLACES: usize = 1 << 18; // positions remembered, 16 bytes each
const MOVES: usize = 1 << 12; // room for those of all positions on a line; it grows if need be

/// Beyond every margin: 36 tokens under threes are 108 points.
const BEYOND: i32 = 109;

/// How many points a reply of the other side weighs when moves are put in order: those that leave
/// few replies are tried first, because they are quickly looked through and often good.
const REPLY: i32 = 8;

/// What is remembered of a position.
#[derive(Copy, Clone)]
struct Memo {
    key: u64,
    /// The margin is between these, both included.
    least: i16,
    most: i16,
    /// `None` as long as nothing is remembered in this place.
    best: Option<Move>,
}

impl Memo {
    const NOTHING: Memo = Memo { key: 0, least: -BEYOND as i16, most: BEYOND as i16, best: None };
}

const _: () = assert!(size_of::<Memo>() == 16);

/// It was told to give up.
struct TooLong;

struct Solver<'g> {
    memory: Vec<Memo>,
    /// The moves of the positions on the line being looked at, each with its rank.
    moves: Vec<(Move, i32)>,
    nodes: u64,
    go_on: &'g mut dyn FnMut(u64) -> bool,
}

impl Solver<'_> {
    /// The margin for the player to move: exact if it is between `alpha` and `beta`, otherwise a
    /// bound beyond the one it passes.
    fn margin(&mut self, position: &Hokito, alpha: i32, beta: i32) -> Result<i32, TooLong> {
        self.nodes += 1;
        if !(self.go_on)(self.nodes) {
            return Err(TooLong);
        }
        let memo = self.recall(position);
        let (mut low, mut high) = (alpha, beta);
        if let Some(memo) = memo {
            let (least, most) = (memo.least.into(), memo.most.into());
            (low, high) = (low.max(least), high.min(most));
            if low >= high {
                return Ok(if least >= beta { least } else { most });
            }
        }
        let first = self.moves.len();
        self.rank_moves(position, memo.and_then(|memo| memo.best));
        if self.moves.len() == first {
            return Ok(position.lead());
        }
        let (floor, mut best, mut best_move) = (low, -BEYOND, self.moves[first].0);
        for index in first..self.moves.len() {
            let mv = self.bring_best(index);
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            // Later moves only have to show that they are no better; those that are better are
            // looked at again.
            let mut margin = low + 1;
            if index > first {
                margin = -self.margin(&next, -low - 1, -low)?;
            }
            if index == first || (low < margin && margin < high) {
                margin = -self.margin(&next, -high, -low)?;
            }
            if margin > best {
                (best, best_move) = (margin, mv);
                low = low.max(margin);
            }
            if low >= high {
                break;
            }
        }
        self.moves.truncate(first);
        self.remember(position, best_move, best, floor, high);
        Ok(best)
    }

    /// The moves of a position, at the end of the list.
    fn rank_moves(&mut self, position: &Hokito, remembered: Option<Move>) {
        let moves = &mut self.moves;
        position.each_move(|mv| {
            let rank = if Some(mv) == remembered {
                i32::MAX
            } else {
                let mut next = *position;
                next.play_unchecked(mv, &mut ());
                position.swing(mv) - REPLY * next.count_moves() as i32
            };
            moves.push((mv, rank));
        });
    }

    /// Brings the best of the moves from `index` on to `index`.
    fn bring_best(&mut self, index: usize) -> Move {
        let rest = &mut self.moves[index..];
        let mut best = 0;
        for place in 1..rest.len() {
            if rest[place].1 > rest[best].1 {
                best = place;
            }
        }
        rest.swap(0, best);
        rest[0].0
    }

    fn place(&self, position: &Hokito) -> usize {
        position.key() as usize & (self.memory.len() - 1)
    }

    fn recall(&self, position: &Hokito) -> Option<Memo> {
        let memo = self.memory[self.place(position)];
        (memo.best.is_some() && memo.key == position.key()).then_some(memo)
    }

    /// Remembers what a search between `floor` and `high` has found.
    fn remember(&mut self, position: &Hokito, best: Move, margin: i32, floor: i32, high: i32) {
        let known = self.recall(position);
        let mut memo = known.unwrap_or(Memo { key: position.key(), ..Memo::NOTHING });
        // Where all moves fail, none of them is known to be the best: an earlier one may be.
        if margin > floor || memo.best.is_none() {
            memo.best = Some(best);
        }
        if margin > floor {
            memo.least = margin as i16;
        }
        if margin < high {
            memo.most = margin as i16;
        }
        let place = self.place(position);
        self.memory[place] = memo;
    }
}
