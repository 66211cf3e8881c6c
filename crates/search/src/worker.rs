//! One thread of the search: principal variation search with quiescence.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use game::{Eval, Game, Outcome};

use crate::history::History;
use crate::limit::{Budget, Clock};
use crate::picker::{Hint, Moves, Pick, Picked};
use crate::repetition::RepetitionHistory;
use crate::score::{INFINITE, MAX_PLY, PROVEN, WIN};
use crate::search::Task;
use crate::transposition_table::{Bound, Entry, NO_MOVE, TranspositionTable};

type MoveOf<E> = <<E as Eval>::Game as Game>::Move;

const CHECK_EVERY: u64 = 256; // nodes between two looks at the clock
const MAX_QUIESCENCE_PLY: usize = 16; // plies of noisy moves at most
const NOISE_MARGIN: i32 = 120; // a noisy move wins its gain and at most this
const REDUCED_FROM: i32 = 3; // plies of depth from which late moves are reduced
const SHALLOW: i32 = 4; // plies of depth where whole nodes and late moves may be given up

/// What all threads of one search share.
#[derive(Debug)]
pub(crate) struct Shared<'s> {
    pub(crate) transpositions: &'s TranspositionTable,
    pub(crate) stop: &'s AtomicBool,
    pub(crate) nodes: &'s AtomicU64,
    pub(crate) budget: Budget,
}

/// A move at the root, and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) mv: M,
    pub(crate) score: i32,
    pub(crate) line: Vec<M>,
}

/// One thread's state; everything is allocated before the search begins.
pub(crate) struct Worker<'s, E: Eval> {
    eval: &'s E,
    shared: &'s Shared<'s>,
    clock: &'s dyn Clock,
    begun: std::time::Duration,
    selective: bool,
    is_main: bool,
    /// What a draw is worth to each side.
    draws: [i32; 2],
    history: History,
    repetitions: RepetitionHistory,
    moves: Moves<MoveOf<E>>,
    /// Moves by their slots, as far as this thread has remembered them.
    known: Vec<Option<MoveOf<E>>>,
    tried: Vec<u16>,
    reductions: &'static [u8],
    /// The best line from each ply, and its length.
    lines: Vec<MoveOf<E>>,
    lengths: Vec<usize>,
    root_depth: usize,
    pub(crate) nodes: u64,
    reported: u64,
    pub(crate) seldepth: usize,
    pub(crate) stopped: bool,
}

impl<'s, E: Eval> Worker<'s, E> {
    pub(crate) fn new(
        eval: &'s E,
        shared: &'s Shared<'s>,
        clock: &'s dyn Clock,
        begun: std::time::Duration,
        task: &Task<'_, E::Game>,
        any_move: MoveOf<E>,
        is_main: bool,
    ) -> Worker<'s, E> {
        let mut draws = [task.contempt; 2];
        draws[task.position.turn().index()] = -task.contempt;
        Worker {
            eval,
            shared,
            clock,
            begun,
            selective: task.selective,
            is_main,
            draws,
            history: History::new(E::SLOTS, MAX_PLY + 2),
            repetitions: RepetitionHistory::new(task.earlier, MAX_PLY + 8),
            moves: Moves::with_capacity(1 << 14),
            known: vec![None; E::SLOTS],
            tried: Vec::with_capacity(1 << 12),
            reductions: &REDUCTIONS,
            // Any move fills the table: it is only read where a line was written.
            lines: vec![any_move; (MAX_PLY + 2) * (MAX_PLY + 2)],
            lengths: vec![0; MAX_PLY + 2],
            root_depth: 0,
            nodes: 0,
            reported: 0,
            seldepth: 0,
            stopped: false,
        }
    }

    /// Searches the root moves from `from` on to that depth within a window. The moves must be in
    /// the order of the last iteration. Gives the best score; the root moves are left sorted.
    pub(crate) fn root(
        &mut self,
        position: &E::Game,
        moves: &mut [RootMove<MoveOf<E>>],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.root_depth = depth as usize;
        let mut best = -INFINITE;
        self.repetitions.push(position.key());
        for index in 0..moves.len() {
            let mv = moves[index].mv;
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            let score = if index == 0 {
                self.child(position, &next, mv, depth - 1, alpha, beta, 0)
            } else {
                let late = self.selective && index > 3 && depth >= REDUCED_FROM;
                let reduction = if late && self.eval.gain(position, mv) <= 0 {
                    self.reduction(depth, index) / 2
                } else {
                    0
                };
                let mut score =
                    self.child(position, &next, mv, depth - 1 - reduction, alpha, alpha + 1, 0);
                if score > alpha && reduction > 0 {
                    score = self.child(position, &next, mv, depth - 1, alpha, alpha + 1, 0);
                }
                if score > alpha && score < beta {
                    score = self.child(position, &next, mv, depth - 1, alpha, beta, 0);
                }
                score
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
            }
            if score > alpha || index == 0 {
                let entry = &mut moves[index];
                entry.score = score;
                entry.line.clear();
                entry.line.push(mv);
                let length = self.lengths[1];
                entry.line.extend_from_slice(&self.lines[MAX_PLY + 2..][..length]);
                moves[..=index].rotate_right(1);
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                break;
            }
        }
        self.repetitions.pop();
        best
    }

    /// The score of a move for the player who makes it; the same player may be to move again.
    #[allow(clippy::too_many_arguments)]
    fn child(
        &mut self,
        position: &E::Game,
        next: &E::Game,
        mv: MoveOf<E>,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        let before = E::slot(mv);
        if next.turn() == position.turn() {
            self.node(next, depth, alpha, beta, ply + 1, before, true)
        } else {
            -self.node(next, depth, -beta, -alpha, ply + 1, before, true)
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn node(
        &mut self,
        position: &E::Game,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        before: u16,
        may_pass: bool,
    ) -> i32 {
        self.lengths[ply] = 0;
        if let Some(score) = self.leaf(position, ply) {
            return score;
        }
        // A win nearer the root than any found below makes this node pointless.
        alpha = alpha.max(-WIN + ply as i32);
        beta = beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        if depth <= 0 {
            return self.quiescence(position, alpha, beta, ply, 0);
        }

        let is_line = beta - alpha > 1;
        let key = position.key() ^ quiet_key(position.quiet());
        let entry = self.shared.transpositions.probe(key);
        if let Some(entry) = entry
            && self.selective
            && !is_line
            && entry.depth >= depth
        {
            let score = score_here(entry.score, ply);
            let cut = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cut {
                return score;
            }
        }

        let (static_eval, urgent) =
            entry.map_or_else(|| self.eval.judge(position), |entry| (entry.eval, entry.urgent));
        // Threats that answer each other could go on for ever: lines grow to twice the depth at most.
        // What is remembered has the longer depth, so that the next iteration is content with it:
        // otherwise extensions cost more than they find (BENCHMARKS.md).
        let extended = urgent && self.selective && ply < 2 * self.root_depth;
        let depth = if extended { depth + 1 } else { depth };
        if self.selective && !is_line && !urgent && beta.abs() < PROVEN {
            // So far ahead that a quiet reply will not change it.
            if depth <= SHALLOW && static_eval - 90 * depth >= beta {
                return static_eval;
            }
            if may_pass
                && depth >= 3
                && static_eval >= beta
                && let Some(passed) = self.eval.null_move(position)
                && passed.turn() != position.turn()
            {
                self.repetitions.push(position.key());
                let reduced = depth - 3 - depth / 4;
                let score = -self.node(&passed, reduced, -beta, -beta + 1, ply + 1, NO_MOVE, false);
                self.repetitions.pop();
                if self.stopped {
                    return 0;
                }
                if score >= beta {
                    return if score > PROVEN { beta } else { score };
                }
            }
        }

        let first = self.moves.len();
        let remembered = self.hint(entry.map_or(NO_MOVE, |entry| entry.slot));
        let killers = self.history.killers(ply).map(|slot| self.hint(slot));
        let mut pick = Pick::new(&self.moves, remembered, killers, before);
        let tried_from = self.tried.len();
        let side = position.turn().index();
        let (mut best, mut best_slot) = (-INFINITE, NO_MOVE);
        let old_alpha = alpha;
        let prunes = self.selective && !is_line && !urgent && depth <= SHALLOW;
        // So far behind that a quiet move will not change it.
        let hopeless = prunes && static_eval + 110 * depth <= alpha && alpha.abs() < PROVEN;
        self.repetitions.push(position.key());
        loop {
            let number = pick.number();
            if hopeless && E::FOLLOWS_EVERY_GAIN && pick.has_done_gains(&self.moves) {
                best = best.max(static_eval);
                break;
            }
            let picked = pick.next(&mut self.moves, position, self.eval, &self.history);
            let Some(Picked { mv, slot, gain, rank }) = picked else { break };
            let quiet = gain <= 0;
            if prunes && quiet && best > -PROVEN {
                // Late quiet moves near the leaves hardly ever matter, and those after them stand
                // lower still.
                let late = number as i32 > 4 + 3 * depth * depth;
                if late || hopeless && number > 0 {
                    break;
                }
            }
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            let score = if number == 0 {
                self.child(position, &next, mv, depth - 1, alpha, beta, ply)
            } else {
                let mut reduction = 0;
                if self.selective && depth >= REDUCED_FROM && number > 2 && quiet && !urgent {
                    reduction = self.reduction(depth, number) - i32::from(is_line);
                    reduction -= (rank / 6_000).clamp(-1, 2);
                    reduction = reduction.clamp(0, depth - 2);
                }
                let mut score =
                    self.child(position, &next, mv, depth - 1 - reduction, alpha, alpha + 1, ply);
                if score > alpha && reduction > 0 {
                    score = self.child(position, &next, mv, depth - 1, alpha, alpha + 1, ply);
                }
                if score > alpha && score < beta {
                    score = self.child(position, &next, mv, depth - 1, alpha, beta, ply);
                }
                score
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_slot = slot;
                    self.known[usize::from(slot)] = Some(mv);
                    self.extend_line(ply, mv);
                }
            }
            if alpha >= beta {
                if quiet {
                    let tried = &self.tried[tried_from..];
                    self.history.refuted(side, ply, before, slot, tried, depth);
                }
                break;
            }
            if quiet && self.tried.len() < self.tried.capacity() {
                self.tried.push(slot);
            }
        }
        self.repetitions.pop();
        self.moves.truncate(first);
        self.tried.truncate(tried_from);
        if self.stopped {
            return 0;
        }

        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let score = score_stored(best, ply);
        self.shared
            .transpositions
            .store(key, Entry { slot: best_slot, score, eval: static_eval, urgent, depth, bound });
        best
    }

    /// Follows noisy moves until the position is calm enough to be judged.
    fn quiescence(
        &mut self,
        position: &E::Game,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        below: usize,
    ) -> i32 {
        let standing = self.eval.evaluate(position);
        if standing >= beta || below >= MAX_QUIESCENCE_PLY || ply >= MAX_PLY {
            return standing;
        }
        let mut best = standing;
        alpha = alpha.max(standing);
        let first = self.moves.len();
        let moves = &mut self.moves;
        self.eval.each_noisy(position, |mv, gain| {
            moves.push(mv, 0, gain, gain);
        });
        for index in first..self.moves.len() {
            let Picked { mv, gain, .. } = self.moves.bring_best(index);
            if self.selective && standing + gain + NOISE_MARGIN <= alpha {
                break; // the rest gain less
            }
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            self.lengths[ply + 1] = 0;
            let score = match self.leaf(&next, ply + 1) {
                Some(score) if next.turn() == position.turn() => score,
                Some(score) => -score,
                None if next.turn() == position.turn() => {
                    self.quiescence(&next, alpha, beta, ply + 1, below + 1)
                }
                None => -self.quiescence(&next, -beta, -alpha, ply + 1, below + 1),
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, mv);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(first);
        best
    }

    /// Counts the node; gives its score if the game ends here, has been here before, or the search
    /// must stop.
    fn leaf(&mut self, position: &E::Game, ply: usize) -> Option<i32> {
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        if self.nodes.is_multiple_of(CHECK_EVERY) || self.nodes >= self.shared.budget.nodes {
            self.look_up();
        }
        if self.stopped {
            return Some(0);
        }
        if let Some(end) = position.end() {
            return Some(match end.outcome {
                Outcome::Draw => self.draws[position.turn().index()],
                Outcome::Win(side) if side == position.turn() => WIN - ply as i32,
                Outcome::Win(_) => -WIN + ply as i32,
            });
        }
        if self.repetitions.is_repetition(position.key())
            || self.selective && self.eval.is_drawn(position)
        {
            return Some(self.draws[position.turn().index()]);
        }
        (ply >= MAX_PLY).then(|| self.eval.evaluate(position))
    }

    /// The move of a slot, as far as this thread knows it.
    fn hint(&self, slot: u16) -> Hint<MoveOf<E>> {
        Hint { slot, mv: self.known.get(usize::from(slot)).copied().flatten() }
    }

    /// Looks at the clock, the node budget and the stop sign.
    fn look_up(&mut self) {
        let budget = &self.shared.budget;
        let total = self.shared.nodes.fetch_add(self.nodes - self.reported, Ordering::Relaxed)
            + (self.nodes - self.reported);
        self.reported = self.nodes;
        let late = self.is_main
            && budget.hard.is_some_and(|hard| self.clock.now().saturating_sub(self.begun) >= hard);
        if late || total >= budget.nodes || (self.is_main && self.clock.rings()) {
            self.shared.stop.store(true, Ordering::Relaxed);
        }
        self.stopped = self.shared.stop.load(Ordering::Relaxed);
    }

    fn reduction(&self, depth: i32, number: usize) -> i32 {
        i32::from(self.reductions[(depth.min(63) as usize) * 64 + number.min(63)])
    }

    /// The best line from this ply is this move and then the best line from the next.
    fn extend_line(&mut self, ply: usize, mv: MoveOf<E>) {
        let width = MAX_PLY + 2;
        let length = self.lengths[ply + 1].min(width - 1);
        let (here, below) = (ply * width, (ply + 1) * width);
        self.lines[here] = mv;
        self.lines.copy_within(below..below + length, here + 1);
        self.lengths[ply] = length + 1;
    }
}

/// By how many plies a late move is reduced: 64 numbers of moves for each depth. Made once, since it
/// takes longer than a short search.
static REDUCTIONS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let cell = |index: usize| {
        let (depth, number) = ((index / 64) as f64, (index % 64) as f64);
        if depth < 1.0 || number < 1.0 { 0 } else { (0.4 + depth.ln() * number.ln() / 2.2) as u8 }
    };
    (0..64 * 64).map(cell).collect()
});

/// Near a quiet limit the counter matters, so that positions there are remembered apart.
fn quiet_key(quiet: u32) -> u64 {
    if quiet < 40 { 0 } else { u64::from(quiet).wrapping_mul(0x9e37_79b9_7f4a_7c15) }
}

/// Wins are remembered by their distance from the position, not from the root.
fn score_stored(score: i32, ply: usize) -> i32 {
    if score > PROVEN {
        score + ply as i32
    } else if score < -PROVEN {
        score - ply as i32
    } else {
        score
    }
}

fn score_here(score: i32, ply: usize) -> i32 {
    if score > PROVEN {
        score - ply as i32
    } else if score < -PROVEN {
        score + ply as i32
    } else {
        score
    }
}
