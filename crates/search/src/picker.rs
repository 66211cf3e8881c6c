//! A position's moves, best first, made no earlier than they are needed.

use game::{Eval, Game};

use crate::history::History;
use crate::memory::NO_SLOT;

type MoveOf<E> = <<E as Eval>::Game as Game>::Move;

const REMEMBERED: i32 = 2_000_000; // rank of the move that was best before
const GAIN: i32 = 1_000_000; // rank of a gain, and the gain itself added
const KILLERS: [i32; 2] = [900_000, 800_000];
const DONE: i32 = i32::MIN; // rank of a move that was tried before all moves were made

/// A move to be tried.
#[derive(Copy, Clone)]
pub(crate) struct Picked<M> {
    pub(crate) mv: M,
    pub(crate) slot: u16,
    pub(crate) gain: i32,
    pub(crate) rank: i32,
}

/// The moves of all positions on the line being searched, one position's after the other's. What
/// is looked through most often lies apart.
pub(crate) struct Moves<M> {
    moves: Vec<(M, i32)>,
    slots: Vec<u16>,
    ranks: Vec<i32>,
}

impl<M: Copy> Moves<M> {
    pub(crate) fn with_capacity(capacity: usize) -> Moves<M> {
        Moves {
            moves: Vec::with_capacity(capacity),
            slots: Vec::with_capacity(capacity),
            ranks: Vec::with_capacity(capacity),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.ranks.len()
    }

    pub(crate) fn truncate(&mut self, length: usize) {
        self.moves.truncate(length);
        self.slots.truncate(length);
        self.ranks.truncate(length);
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: M, slot: u16, gain: i32, rank: i32) {
        self.moves.push((mv, gain));
        self.slots.push(slot);
        self.ranks.push(rank);
    }

    /// Brings the best of the moves from `index` on to `index`.
    pub(crate) fn bring_best(&mut self, index: usize) -> Picked<M> {
        let ranks = &mut self.ranks[index..];
        let rank = ranks.iter().copied().fold(i32::MIN, i32::max);
        let best = ranks.iter().position(|&other| other == rank).unwrap_or(0);
        ranks.swap(0, best);
        self.moves.swap(index, index + best);
        self.slots.swap(index, index + best);
        let (mv, gain) = self.moves[index];
        Picked { mv, slot: self.slots[index], gain, rank }
    }
}

/// Where the picking has come to. Most positions are refuted by one of the first moves: those after
/// it are not even made.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Stage {
    /// Next comes the remembered move.
    Remembered,
    /// Next, the noisy moves are made.
    Noisy,
    /// The noisy moves are being tried.
    Gains,
    /// All moves are there.
    All,
}

/// The picking of one position's moves.
pub(crate) struct Pick<M> {
    stage: Stage,
    /// The move that was best before, if this thread knows it, and its slot.
    remembered: Option<M>,
    slot: u16,
    /// Where the position's moves begin in the list, and which of them comes next.
    first: usize,
    next: usize,
    killers: [u16; 2],
    /// The slot of the move before.
    before: u16,
}

impl<M: Copy> Pick<M> {
    /// Begins with the remembered move, if there is one.
    pub(crate) fn new(
        moves: &Moves<M>,
        remembered: Option<M>,
        slot: u16,
        killers: [u16; 2],
        before: u16,
    ) -> Pick<M> {
        let first = moves.len();
        Pick { stage: Stage::Remembered, remembered, slot, first, next: first, killers, before }
    }

    /// How many moves have been picked.
    pub(crate) fn number(&self) -> usize {
        self.next - self.first
    }

    /// Whether the remembered and the noisy moves have been picked, and no others.
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
        if self.stage == Stage::Remembered {
            self.stage = Stage::Noisy;
            // The memory can be mistaken about the position.
            if let Some(mv) = self.remembered.filter(|&mv| position.is_legal(mv)) {
                moves.push(mv, self.slot, eval.gain(position, mv), REMEMBERED);
                return self.pick(moves);
            }
        }
        if self.stage == Stage::Noisy {
            self.stage = Stage::Gains;
            let tried = if self.number() > 0 { self.slot } else { NO_SLOT };
            eval.each_noisy(position, |mv, gain| {
                let slot = E::slot(mv);
                if slot != tried {
                    moves.push(mv, slot, gain, gain);
                }
            });
        }
        if self.has_done_gains(moves) {
            self.stage = Stage::All;
            self.add_others(moves, position, eval, history);
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
        position.each_move(|mv| {
            let slot = E::slot(mv);
            let gain = if E::FOLLOWS_EVERY_GAIN { 0 } else { eval.gain(position, mv) };
            let rank = if gain > 0 { GAIN + gain } else { standings.of(slot) };
            moves.push(mv, slot, gain, rank);
        });
        let (tried, others) = moves.slots.split_at(self.next);
        let ranks = &mut moves.ranks[self.next..];
        let mut rank = |slot: u16, to: i32| {
            for (rank, &other) in ranks.iter_mut().zip(others) {
                if other == slot {
                    *rank = to;
                }
            }
        };
        for (killer, to) in self.killers.into_iter().zip(KILLERS) {
            rank(killer, to);
        }
        rank(self.slot, REMEMBERED);
        for &slot in &tried[self.first..] {
            rank(slot, DONE);
        }
    }
}
