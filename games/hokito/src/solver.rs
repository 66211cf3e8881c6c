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
        table: vec![Entry::EMPTY; ENTRIES],
        moves: Vec::with_capacity(MOVES),
        nodes: 0,
        go_on,
    };
    let margin = solver.margin(position, -BEYOND, BEYOND).ok()?;
    // The line is read move by move: what was forgotten on the way is soon solved again.
    let (mut here, mut line) = (*position, Vec::new());
    while here.end().is_none() {
        solver.margin(&here, -BEYOND, BEYOND).ok()?;
        // A position is stored last in its own search, so nothing has replaced it.
        let best = solver.probe(&here)?.best?;
        here.play_unchecked(best, &mut ());
        line.push(best);
    }
    (!line.is_empty()).then_some(Solved { margin, line, nodes: solver.nodes })
}

const ENTRIES: usize = 1 << 18; // of 16 bytes each
const MOVES: usize = 1 << 12; // room for those of all positions on a line; it grows if need be

/// Beyond every margin: 36 tokens under threes are 108 points.
const BEYOND: i32 = 109;

/// How many points a reply of the other side weighs when moves are put in order: those that leave
/// few replies are tried first, because they are quickly looked through and often good.
const REPLY: i32 = 8;

/// An entry of the transposition table: what is known of a position.
#[derive(Copy, Clone)]
struct Entry {
    key: u64,
    /// The margin is between these, both included.
    least: i16,
    most: i16,
    /// `None` as long as nothing is stored here.
    best: Option<Move>,
}

impl Entry {
    const EMPTY: Entry = Entry { key: 0, least: -BEYOND as i16, most: BEYOND as i16, best: None };
}

const _: () = assert!(size_of::<Entry>() == 16);

/// It was told to give up.
struct TooLong;

struct Solver<'g> {
    table: Vec<Entry>,
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
        let entry = self.probe(position);
        let (mut low, mut high) = (alpha, beta);
        if let Some(entry) = entry {
            let (least, most) = (entry.least.into(), entry.most.into());
            (low, high) = (low.max(least), high.min(most));
            if low >= high {
                return Ok(if least >= beta { least } else { most });
            }
        }
        let first = self.moves.len();
        self.rank_moves(position, entry.and_then(|entry| entry.best));
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
        self.store(position, best_move, best, floor, high);
        Ok(best)
    }

    /// The moves of a position, at the end of the list.
    fn rank_moves(&mut self, position: &Hokito, table_move: Option<Move>) {
        let moves = &mut self.moves;
        position.each_move(|mv| {
            let rank = if Some(mv) == table_move {
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

    fn index_of(&self, position: &Hokito) -> usize {
        position.key() as usize & (self.table.len() - 1)
    }

    fn probe(&self, position: &Hokito) -> Option<Entry> {
        let entry = self.table[self.index_of(position)];
        (entry.best.is_some() && entry.key == position.key()).then_some(entry)
    }

    /// Stores what a search between `floor` and `high` has found.
    fn store(&mut self, position: &Hokito, best: Move, margin: i32, floor: i32, high: i32) {
        let known = self.probe(position);
        let mut entry = known.unwrap_or(Entry { key: position.key(), ..Entry::EMPTY });
        // Where all moves fail, none of them is known to be the best: an earlier one may be.
        if margin > floor || entry.best.is_none() {
            entry.best = Some(best);
        }
        if margin > floor {
            entry.least = margin as i16;
        }
        if margin < high {
            entry.most = margin as i16;
        }
        let index = self.index_of(position);
        self.table[index] = entry;
    }
}
