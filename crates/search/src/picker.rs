//! A position's moves, best first, made no earlier than they are needed.

use game::{Eval, Game, Move, MoveOf};

use crate::history::History;
use crate::transposition_table::NO_MOVE;

const HASH_MOVE: i32 = 2_000_000; // rank of the move that was best before
const GAIN: i32 = 1_000_000; // rank of a gain, and the gain itself added
const KILLERS: [i32; 2] = [900_000, 800_000];
const DONE: i32 = i32::MIN; // rank of a move that was tried before all moves were made

/// A move to be tried.
#[derive(Copy, Clone)]
pub(crate) struct Picked<M> {
    pub(crate) mv: M,
    pub(crate) index: u16,
    pub(crate) gain: i32,
    pub(crate) rank: i32,
}

/// The moves of all positions on the line being searched, one position's after the other's. What
/// is looked through most often lies apart.
pub(crate) struct Moves<M> {
    moves: Vec<M>,
    indices: Vec<u16>,
    gains: Vec<i32>,
    ranks: Vec<i32>,
}

impl<M: Copy> Moves<M> {
    pub(crate) fn with_capacity(capacity: usize) -> Moves<M> {
        Moves {
            moves: Vec::with_capacity(capacity),
            indices: Vec::with_capacity(capacity),
            gains: Vec::with_capacity(capacity),
            ranks: Vec::with_capacity(capacity),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.ranks.len()
    }

    pub(crate) fn truncate(&mut self, length: usize) {
        self.moves.truncate(length);
        self.indices.truncate(length);
        self.gains.truncate(length);
        self.ranks.truncate(length);
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: M, index: u16, gain: i32, rank: i32) {
        self.moves.push(mv);
        self.indices.push(index);
        self.gains.push(gain);
        self.ranks.push(rank);
    }

    /// Brings the best of the moves from `place` on to `place`.
    pub(crate) fn bring_best(&mut self, place: usize) -> Picked<M> {
        let ranks = &self.ranks[place..];
        let rank = ranks.iter().copied().fold(i32::MIN, i32::max);
        let best = place + place_of(rank, ranks);
        self.moves.swap(place, best);
        self.indices.swap(place, best);
        self.gains.swap(place, best);
        self.ranks.swap(place, best);
        Picked { mv: self.moves[place], index: self.indices[place], gain: self.gains[place], rank }
    }
}

/// The first place of a rank that is among those; whole groups are compared at once.
#[inline]
fn place_of(rank: i32, ranks: &[i32]) -> usize {
    const GROUP: usize = 16;
    let holds = |group: &[i32]| group.iter().fold(false, |found, &other| found | (other == rank));
    let passed = ranks.chunks_exact(GROUP).take_while(|group| !holds(group)).count() * GROUP;
    passed + ranks[passed..].iter().position(|&other| other == rank).unwrap_or(0)
}

/// Where the picking has come to. Most positions are refuted by one of the first moves: those after
/// it are not even made.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Stage {
    /// Next comes the hash move.
    HashMove,
    /// Next, the noisy moves are made.
    Noisy,
    /// The noisy moves are being tried.
    Gains,
    /// Next comes this killer.
    Killer(usize),
    /// All moves are there.
    All,
}

/// A move that was good before: its index, and the move itself if this thread has seen it.
#[derive(Copy, Clone)]
pub(crate) struct Hint<M> {
    pub(crate) index: u16,
    pub(crate) mv: Option<M>,
}

/// The picking of one position's moves.
pub(crate) struct Pick<M> {
    stage: Stage,
    /// The best move when the position was searched before.
    hash_move: Hint<M>,
    /// Quiet moves that refuted the positions beside this one.
    killers: [Hint<M>; 2],
    /// Where the position's moves begin in the list, and which of them comes next.
    first: usize,
    next: usize,
    /// The index of the move before.
    before: u16,
}

impl<M: Move> Pick<M> {
    /// Begins with the hash move, if there is one.
    pub(crate) fn new(
        moves: &Moves<M>,
        hash_move: Hint<M>,
        killers: [Hint<M>; 2],
        before: u16,
    ) -> Pick<M> {
        let first = moves.len();
        Pick { stage: Stage::HashMove, hash_move, killers, first, next: first, before }
    }

    /// How many moves have been picked.
    pub(crate) fn number(&self) -> usize {
        self.next - self.first
    }

    /// Whether the hash move and the noisy moves have been picked, and no others.
    pub(crate) fn has_done_gains(&self, moves: &Moves<M>) -> bool {
        self.stage == Stage::Gains && self.next == moves.len()
    }

    /// The next move, until there are no more.
    pub(crate) fn next<E>(
        &mut self,
        moves: &mut Moves<M>,
        position: &E::Game,
        eval: &E,
        history: &History,
    ) -> Option<Picked<M>>
    where
        E: Eval,
        E::Game: Game<Move = M>,
    {
        if self.stage == Stage::HashMove {
            self.stage = Stage::Noisy;
            let Hint { index, mv } = self.hash_move;
            // The table can be mistaken about the position.
            if let Some(mv) = mv.filter(|&mv| position.is_legal(mv)) {
                moves.push(mv, index, eval.gain(position, mv), HASH_MOVE);
                return self.pick(moves);
            }
        }
        if self.stage == Stage::Noisy {
            self.stage = Stage::Gains;
            let tried = if self.number() > 0 { self.hash_move.index } else { NO_MOVE };
            eval.each_noisy(position, |mv, gain| {
                let index = mv.index();
                if index != tried {
                    moves.push(mv, index, gain, gain);
                }
            });
        }
        if self.has_done_gains(moves) {
            // Where some gains come only with the other moves, they come before the killers.
            self.stage = Stage::Killer(if E::FOLLOWS_EVERY_GAIN { 0 } else { self.killers.len() });
        }
        while let Stage::Killer(number) = self.stage {
            let Some(&Hint { index, mv }) = self.killers.get(number) else {
                self.stage = Stage::All;
                self.add_others(moves, position, eval, history);
                break;
            };
            self.stage = Stage::Killer(number + 1);
            if let Some(mv) = mv
                && !moves.indices[self.first..].contains(&index)
                && position.is_legal(mv)
            {
                moves.push(mv, index, 0, KILLERS[number]);
                break;
            }
        }
        self.pick(moves)
    }

    fn pick(&mut self, moves: &mut Moves<M>) -> Option<Picked<M>> {
        if self.next == moves.len() {
            return None;
        }
        let picked = moves.bring_best(self.next);
        self.next += 1;
        (picked.rank != DONE).then_some(picked)
    }

    /// Adds all moves that were not tried yet.
    fn add_others<E>(
        &self,
        moves: &mut Moves<MoveOf<E>>,
        position: &E::Game,
        eval: &E,
        history: &History,
    ) where
        E: Eval,
        E::Game: Game<Move = M>,
    {
        let standings = history.after(position.turn().index(), self.before);
        // Column by column: each loop is short and without a question.
        position.each_move(|mv| moves.moves.push(mv));
        moves.indices.extend(moves.moves[self.next..].iter().map(|&mv| mv.index()));
        moves.ranks.extend(moves.indices[self.next..].iter().map(|&index| standings.of(index)));
        if E::FOLLOWS_EVERY_GAIN {
            moves.gains.resize(moves.moves.len(), 0);
        } else {
            moves.gains.extend(moves.moves[self.next..].iter().map(|&mv| eval.gain(position, mv)));
            for (rank, &gain) in moves.ranks.iter_mut().zip(&moves.gains).skip(self.next) {
                if gain > 0 {
                    *rank = GAIN + gain;
                }
            }
        }
        let (tried, others) = moves.indices.split_at(self.next);
        let ranks = &mut moves.ranks[self.next..];
        let mut rank = |index: u16, to: i32| {
            for (rank, &other) in ranks.iter_mut().zip(others) {
                if other == index {
                    *rank = to;
                }
            }
        };
        for (killer, to) in self.killers.into_iter().zip(KILLERS) {
            rank(killer.index, to);
        }
        rank(self.hash_move.index, HASH_MOVE);
        for &index in &tried[self.first..] {
            rank(index, DONE);
        }
    }
}
